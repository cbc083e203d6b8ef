package library

import (
	"encoding/json"
	"path/filepath"
	"reflect"
	"testing"

	"feltstack/saves"
	"feltstack/ui/look"

	"fyne.io/fyne/v2/theme"
)

func TestSettingsMendThemselves(t *testing.T) {
	usual := UsualSettings()
	if got := usual.Sane(); !reflect.DeepEqual(got, usual) {
		t.Errorf("the usual settings are fixed: %+v", got)
	}
	var s Settings
	if err := json.Unmarshal([]byte(`{"felt":"plaid","back":99,"scale":17,"motion":"warp","sound":{"effects":7,"music":-1}}`), &s); err != nil {
		t.Fatal(err)
	}
	s = s.Sane()
	if s.Scale != 0 || s.Back != usual.Back || s.Motion != "normal" || s.Sound.Effects != 1 || s.Sound.Music != 0 {
		t.Errorf("fixed: %+v", s)
	}
	if got := s.Theme().Color(theme.ColorNameBackground, theme.VariantDark); got != look.Felt {
		t.Error("an unknown felt is not the usual one")
	}
}

// A value that this version can't take is at its default; the others stay as they were set.
func TestSettingsWithAnAlienValue(t *testing.T) {
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	lib := &Local{store: store}
	defer store.Close()
	stored := map[string]any{"light": true, "back": 9999, "text": 7, "motion": "fast", "sound": map[string]any{"effects": "loud", "music": 0.5}}
	if err := store.SetSetting(t.Context(), settingsKey, stored); err != nil {
		t.Fatal(err)
	}
	want := UsualSettings()
	want.Light, want.Motion, want.Sound.Music = true, "fast", 0.5
	if got, err := lib.Settings(t.Context()); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("read: %+v, %v, not %+v", got, err, want)
	}
}
