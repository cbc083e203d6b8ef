package ui

import (
	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// labExample is how many of how many games the player of the example has won.
const labExample, labExampleOf = 224, 400

// intro says, before anything has been played, what the numbers will be and how their bars
// are read, and returns how high that is.
func (s *labScreen) intro(width float32) float32 {
	const size = 15.5
	say := func(text string, y float32) float32 {
		return s.charts.Prose([]kit.Span{{Text: text, Color: look.Now().Dimmed}}, size, kit.NewBox(0, y, min(width, 760), 0)).Bottom()
	}
	y := s.head(words.Say("lab.read"), 0)
	v := lab.NewShare(labExample, labExampleOf)
	y = s.meter(words.Say("lab.example"), v.String(), [3]float64{v.Low, v.Rate, v.High}, 0.5, y, width)
	y = say(words.Say("lab.read_help", "level", words.Percent(0.95)), y+4)
	for _, part := range [...][2]words.ID{
		{"lab.winners", "lab.winners_help"}, {"lab.advantage", "lab.advantage_help"}, {"lab.endings", "lab.endings_help"}, {"lab.cards", "lab.cards_help"},
	} {
		y = s.head(words.Say(part[0]), y+18)
		y = say(words.Say(part[1]), y)
	}
	return y + 10
}
