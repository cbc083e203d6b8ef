package ui

import (
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// teams returns the teams in words, "" where everyone plays for themselves.
func (n *newGameScreen) teams() string {
	team := n.games[n.game].Teams[n.seats]
	var sides []string
	for t := 1; t <= n.seats; t++ {
		var side []string
		for s, of := range team {
			if of == t {
				side = append(side, n.seatName(s))
			}
		}
		if len(side) > 0 {
			sides = append(sides, words.List(side))
		}
	}
	return words.Against(sides)
}

// teamRow is the line of a form that shows the teams.
type teamRow struct {
	words *kit.Sketch
	text  func() string
}

// Layout implements fyne.Layout.
func (r *teamRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.words.Begin()
	r.words.Text(kit.Span{Text: words.Say("new.teams"), Face: look.Bold, Color: look.Now().Ivory}, 14.5, 14, 0)
	r.words.Text(kit.Span{Text: kit.Shorten(r.text(), look.Plain, 14.5, size.Width-92), Color: look.Now().Ivory}, 14.5, 80, 0)
	r.words.End()
}

// MinSize implements fyne.Layout.
func (r *teamRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 26) }
