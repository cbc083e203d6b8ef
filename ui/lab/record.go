package lab

import (
	"cmp"

	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Record draws how a deck has done: in games, and in the lab, in all and against each deck.
func Record(r library.DeckRecord) *container.Scroll {
	k := kit.NewSketch()
	draw := func(width float32) float32 {
		k.Begin()
		defer k.End()
		c := &chart{k: k, width: width, runs: make([]series, 1)}
		c.meetings(words.Say("lab.in_games"), words.Say("lab.no_games"), r.Games)
		c.meetings(words.Say("lab.in_lab"), words.Say("lab.no_tests"), r.Lab)
		return c.y + 10
	}
	return kit.NewVScroll(&fyne.Container{Layout: &kit.Drawn{Draw: draw}, Objects: []fyne.CanvasObject{k.Container}})
}

// meetings draws how a deck did against others; none is what is said of no games.
func (c *chart) meetings(title, none string, all []library.Meeting) {
	c.head(title)
	if len(all) == 0 {
		c.say(none)
		return
	}
	line := func(name string, s library.Score) {
		note := words.Say("lab.score", "won", s.Won, "lost", s.Lost)
		if s.Drawn > 0 {
			note = words.Say("lab.score_drawn", "won", s.Won, "lost", s.Lost, "drawn", s.Drawn)
		}
		c.bars(name, note, []*value{share(lab.NewShare(s.Won, s.Won+s.Lost), 0.5)})
	}
	line(words.Say("lab.all_decks"), library.Total(all))
	for _, m := range all {
		line(words.Say("lab.against_deck", "deck", cmp.Or(m.Against, words.Say("decks.unnamed"))), m.Score)
	}
}
