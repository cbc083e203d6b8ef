package lab

import (
	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// exampleWins is how many of how many games the player of the example has won.
const exampleWins, exampleGames = 224, 400

// intro says, before anything has been played, what the numbers will be and how their bars
// are read.
func (c *chart) intro() {
	say := func(text string) {
		const size = 15.5
		c.y = c.k.Prose([]kit.Span{{Text: text, Color: look.Now().Dimmed}}, size, kit.NewBox(0, c.y, min(c.width, 760), 0)).Bottom()
	}
	c.head(words.Say("lab.read"))
	c.bars(words.Say("lab.example"), "", []*value{share(lab.NewShare(exampleWins, exampleGames), 0.5)})
	say(words.Say("lab.read_help", "level", words.Percent(0.95)))
	for _, part := range [...][2]words.ID{
		{"lab.winners", "lab.winners_help"}, {"lab.advantage", "lab.advantage_help"}, {"lab.endings", "lab.endings_help"},
		{"lab.cards", "lab.cards_help"}, {"lab.kept", "lab.kept_help"},
	} {
		c.y += 8
		c.head(words.Say(part[0]))
		say(words.Say(part[1]))
	}
	c.y += 10
}
