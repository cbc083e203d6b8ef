package felt

import (
	"math"

	"feltstack/ui/kit"
)

// landing is a card that the pointer has let go of, on its way to its place: its likeness
// lies above it and fades, so that its shadow falls.
type landing struct {
	view  *cardView // nil: none
	held  *heldCard
	waits bool   // its choice is not part of the game yet
	moves uint64 // of the scene in which it was let go
}

// fallPart is the part of its way on which a card that lands is seen above the others.
const fallPart = 0.6

// bouncy is the tension of the size of a card as it lands.
func bouncy() tension { return tension{560, 0.52} }

// land has the likeness of a card go with it on its way.
func (a *animator) land(v *cardView, held *heldCard) {
	a.landed()
	a.landing = landing{view: v, held: held}
}

// hold has the likeness of the card that lands wait where it is until its choice is part of
// the game.
func (a *animator) hold() {
	a.landing.waits, a.landing.moves = true, a.sight.scene.Moves
	a.landing.view.setVeil(1)
}

// refused has it go back: its choice won't be part of the game.
func (a *animator) refused() { a.landing.waits = false }

// await ends the waiting once the game has gone on, or can't. A card that is still to be paid
// for waits.
func (a *animator) await() {
	s, l := a.sight.scene, &a.landing
	unpaid := l.view != nil && s.Prompt.Mine && s.Prompt.Paying && s.Prompt.About == l.view.id()
	l.waits = l.waits && (unpaid || s.Moves == l.moves) && s.Trouble == nil
}

// landed ends that.
func (a *animator) landed() {
	if a.landing.view != nil {
		a.landing.held.drop()
		a.landing.view.setVeil(0)
		a.landing = landing{}
	}
}

// bring has the likeness go with the step of its card, if there is one that shows the same
// side all the way.
func (a *animator) bring(steps []step) {
	l := a.landing
	if l.view == nil || l.waits {
		return
	}
	l.view.setVeil(0)
	for i := range steps {
		if s := &steps[i]; s.card == l.view && s.over == nil && s.before == nil {
			at, size := l.held.box, s.card.Size()
			s.was = at.Size()
			s.from = at.Centre().SubtractXY(size.Width/2, size.Height/2)
			s.card.Move(s.from)
			s.lands = func(at kit.Box, k float32) {
				l.held.put(at)
				l.held.fade(math.Min(float64(k)/fallPart, 1))
			}
			return
		}
	}
	a.landed()
}
