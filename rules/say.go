package rules

import (
	"embed"
	"slices"

	"feltstack/rules/message"
	"feltstack/rules/wording"
)

//go:embed messages
var messageFiles embed.FS

// engine is what all games say.
var engine = message.New(messageFiles, wording.Messages)

// Messages returns what all games say: the base of a game's own messages.
func Messages() *message.Catalog { return engine }

// says is the messages of the game, or those of all games if it has none of its own.
func (g *Game) says() *message.Catalog {
	if g.Speech.Messages == nil {
		return engine
	}
	return g.Speech.Messages
}

// Say is one of the game's messages with its arguments, names and values by turns.
func (g *Game) Say(id message.ID, args ...any) string { return g.says().Say(id, args...) }

// Count is Say for a number of things, the argument {n}.
func (g *Game) Count(id message.ID, n int, args ...any) string {
	return g.says().Count(id, n, args...)
}

// Reason says why something is not allowed.
func (g *Game) Reason(no No) Reason {
	r := g.Reasons[no]
	return Reason{r.Rule, g.Say(r.Text)}
}

// Names reports whether one of the game's messages has an argument.
func (g *Game) Names(id message.ID, arg string) bool {
	return slices.ContainsFunc(g.says().Phrase(id), func(p message.Part) bool { return p.Name == arg })
}

// ZoneName is what a kind of zone is called: "point row".
func (g *Game) ZoneName(k ZoneKind) string { return g.Say(g.Zones[k].Name) }

// ZoneBrief is what a kind of zone is called where its name finds no room.
func (g *Game) ZoneBrief(k ZoneKind) string {
	if brief := g.Zones[k].Brief; brief != "" {
		return g.Say(brief)
	}
	return g.ZoneName(k)
}
