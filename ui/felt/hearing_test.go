package felt

import (
	"slices"
	"testing"

	"feltstack/table"
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
