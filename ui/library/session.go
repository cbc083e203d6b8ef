package library

import (
	"context"

	"feltstack/cardart"
	"feltstack/rules/looks"
	"feltstack/table"
)

// Session is one game in progress, as the table screen needs it. The methods
// are called on the UI goroutine and return at once.
type Session interface {
	// Scene is the game as it stands. It is not changed afterwards.
	Scene() *table.Scene
	// Drops says what can be done with a card now, and why other things can't.
	Drops(card int) ([]table.Drop, []table.Refusal)
	// Outcomes says what drops would do if everybody lets it happen, as far as the person
	// can know. What it returns is called off the UI goroutine.
	Outcomes(drops []table.Drop) func(context.Context) ([]string, error)
	// Do makes choices in order, by their keys.
	Do(keys []string) error
	// Choose answers the pending decision with an option by its index.
	Choose(option int) error
	// Cancel takes back the play that is being declared.
	Cancel() error
	// Undo takes back the last choice of a person, Redo does it again.
	Undo() error
	Redo() error
	// Go shows the moment before choice n of the Timeline.
	Go(n int) error
	// PlayOn lets bots go on after choices were taken back.
	PlayOn()
	// Shows names other persons of whose hidden cards someone has learned
	// since the moment before choice n; UndoShows is the same for Undo.
	Shows(n int) []string
	UndoShows() []string
	// Takes says which choices of other persons at the window are taken back by
	// going to the moment before choice n; UndoTakes is the same for Undo.
	Takes(n int) []table.Taken
	UndoTakes() []table.Taken
	// Shared reports whether persons share the window who do not see each
	// other's hands.
	Shared() bool
	// Timeline lists the moments of the game.
	Timeline() table.Timeline
	// SetAutoPass changes where the game stops for the human.
	SetAutoPass(table.AutoPass)
	// Follow has scenes keep plays that are gone when they are looked at.
	Follow(on bool)
	// Behind says how many scenes the window has still to show: bots wait while they are many.
	Behind(scenes int)
	// Yield passes until what the yield says.
	Yield(table.Yield)
	// Clock is how much time the person has left for the choice; it runs only while
	// Attend says that the person can choose.
	Clock() table.Clock
	Attend(on bool)
	// Hint thinks about what a bot would do here, for about a second: it is
	// called off the UI goroutine.
	Hint(ctx context.Context) (table.Hint, error)
	// Next is who is to take the seat before the window before the game can go
	// on; false if the right person sits there. Sit seats that person.
	Next() (Handover, bool)
	Sit()
	// Waive declines an answer for who Next says, in the open: nobody takes the seat.
	Waive() error
	// Watch calls f, on any goroutine, whenever Scene has changed, until stop.
	Watch(f func()) (stop func())
	// About says what is printed on a card, by its place in the definitions.
	About(def int) CardInfo
}

// Handover is a change of the person before the window.
type Handover struct {
	Name   string
	Seat   int
	Unseen []table.Line // what that person has not seen yet
	// Waives says that a response is due, which can be declined without a look
	// at one's hand.
	Waives bool
}

// CardInfo is what is printed on a card.
type CardInfo struct {
	Name string // "Three of Spades"
	Type string
	Text string // its rules, paragraphs in lines
	Face cardart.Face
	// Terms are the words of its game that are explained, not only its own.
	Terms []looks.Term
}
