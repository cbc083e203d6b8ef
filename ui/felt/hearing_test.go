package felt

import (
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/sound"
)

func TestSounds(t *testing.T) {
	news := func(kinds ...table.NewsKind) *table.Scene {
		s := &table.Scene{}
		for _, k := range kinds {
			s.News = append(s.News, table.News{Kind: k})
		}
		return s
	}
	asked := news(table.NewsMoved)
	asked.Prompt.Mine = true
	won := news(table.NewsMoved)
	won.Over, won.Won = true, true
	for _, c := range []struct {
		now  *table.Scene
		want []sound.Effect
	}{
		{news(), nil},
		{news(table.NewsMoved, table.NewsMoved), []sound.Effect{sound.Card}},
		{news(table.NewsMoved, table.NewsCountered, table.NewsMarked), []sound.Effect{sound.Counter, sound.Card}},
		{asked, []sound.Effect{sound.Card, sound.Turn}},
		{won, []sound.Effect{sound.Win}},
	} {
		if got := heardOf(news(), c.now); !slices.Equal(got, c.want) {
			t.Errorf("%v sounds like %v, want %v", c.now.News, got, c.want)
		}
	}
}
