package ui

import (
	"feltstack/cardart"
	"feltstack/table"
)

// Session is one game in progress, as the table screen needs it. The methods
// are called on the UI goroutine and return at once.
type Session interface {
	// Scene is the game as it stands. It is not changed afterwards.
	Scene() *table.Scene
	// Drops says what can be done with a card now, and why other things can't.
	Drops(card int) ([]table.Drop, []table.Refusal)
	// Do makes choices in order, by their keys.
	Do(keys []string) error
	// Choose answers the pending decision with an option by its index.
	Choose(option int) error
	// Cancel takes back the play that is being announced.
	Cancel() error
	// Watch calls f, on any goroutine, whenever Scene has changed, until stop.
	Watch(f func()) (stop func())
	// About says what is printed on a card, by its place in the definitions.
	About(def int) CardInfo
}

// CardInfo is what is printed on a card.
type CardInfo struct {
	Name string // "Three of Spades"
	Type string
	Text string // its rules, paragraphs in lines
	Face cardart.Face
}
