package library

import (
	"encoding/json"
	"reflect"
	"testing"

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
