package felt

import (
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/sound"
)

func TestSounds(t *testing.T) {
	told := func(quiet bool, kinds ...table.EventKind) story {
		u := table.Update{Quiet: quiet}
		for _, k := range kinds {
			u.Events = append(u.Events, table.Event{Kind: k})
		}
		return tell([]table.Update{u})
	}
	plain, asked, won := &table.Scene{}, &table.Scene{}, &table.Scene{Over: true, Won: true}
	asked.Prompt.Mine = true
	for _, c := range []struct {
		now  *table.Scene
		told story
		want []sound.Effect
	}{
		{plain, told(false), nil},
		{plain, told(false, table.EventMoved, table.EventMoved), []sound.Effect{sound.Card}},
		{plain, told(true, table.EventMoved), nil},
		{plain, told(false, table.EventMoved, table.EventCountered, table.EventMarked), []sound.Effect{sound.Counter, sound.Card}},
		{asked, told(false, table.EventMoved), []sound.Effect{sound.Card, sound.Turn}},
		{won, told(false, table.EventMoved), []sound.Effect{sound.Win}},
	} {
		if got := heardOf(&table.Scene{}, c.now, c.told); !slices.Equal(got, c.want) {
			t.Errorf("%v sounds like %v, want %v", c.told.updates, got, c.want)
		}
	}
}

// Cards are heard as they touch the table: after a stamp, if there is one. The end is heard
// when all has been seen. Where nothing moves all is heard at once.
func TestSoundsFollowTheBeats(t *testing.T) {
	e := kittest.Env()
	e.Still, e.Glide = false, 300*time.Millisecond
	told := story{wait: time.Second}
	for _, c := range []struct {
		sound sound.Effect
		want  time.Duration
	}{
		{sound.Resolve, 0}, {sound.Counter, 0}, {sound.Card, 1300 * time.Millisecond}, {sound.Stack, 1450 * time.Millisecond}, {sound.Turn, time.Second}, {sound.Win, 2 * time.Second},
	} {
		if got := heardAfter(e, c.sound, told, 2*time.Second); got != c.want {
			t.Errorf("%v is heard after %v, want %v", c.sound, got, c.want)
		}
	}
	e.Glide = 0
	if got := heardAfter(e, sound.Win, told, 2*time.Second); got != 0 {
		t.Errorf("without motion the end is heard after %v", got)
	}
}
