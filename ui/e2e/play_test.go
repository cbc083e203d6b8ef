//go:build e2e

package e2e

import (
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/ui/trace"
)

// A whole game in the real window, by mouse: dragged and clicked, killed while
// a play waits on the stack, gone on with, and played to its end.

// mostDoings is more than any game takes.
const mostDoings = 600

func TestPlayKillResumeFinish(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	d.play()

	p := &player{desk: d, rng: rand.New(rand.NewPCG(1, 2))}
	resumed, refused := false, false
	for {
		if p.doings > mostDoings {
			d.fatalf("the game is not over after %d doings", p.doings)
		}
		s, over := d.decisionOrEnd()
		switch {
		case over && resumed:
			d.close()
			return
		case over: // before a play could be interrupted
			d.close()
			d.play()
		case !resumed && stacked(s):
			d.kill9()
			d.startHome()
			d.press("Continue")
			d.waitFor("the same decision", func() bool { return sameDecision(s, d.screen()) })
			resumed = true
		case !refused && strings.HasPrefix(s.Prompt, "Your action") && len(p.playable(s)) > 0:
			p.illegalDrop(s)
			refused = true
		default:
			p.act(s)
		}
	}
}

// TestFourSeats: a game of two teams is played to its end, the person at one of four
// seats.
func TestFourSeats(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	d.startHome()
	d.press("New game")
	d.waitScreen("new")
	d.press("Seats: 4")
	for _, seat := range []string{"Seat 2", "Seat 3", "Seat 4"} {
		d.press(seat + ": Learner")
	}
	d.press("Start game")
	d.waitScreen("table")

	p := &player{desk: d, rng: rand.New(rand.NewPCG(3, 6))}
	for p.doings < mostDoings {
		s, over := d.decisionOrEnd()
		if over {
			if s.Result != "" && !(strings.Contains(s.Result, " and ") && strings.Contains(s.Result, " win")) {
				t.Errorf("a game of teams ends with %q", s.Result)
			}
			d.close()
			return
		}
		if slices.IndexFunc(s.Zones, func(z trace.Zone) bool { return z.Name == "Lark's point row" }) < 0 {
			t.Fatal("the fourth seat has no place")
		}
		p.act(s)
	}
	d.fatalf("the game is not over after %d doings", p.doings)
}

// TestCloseAndContinue: a window closed in mid-game comes back to the decision.
func TestCloseAndContinue(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newDesk(t)
	d.play()
	p := &player{desk: d, rng: rand.New(rand.NewPCG(3, 4))}
	for range 3 {
		p.nextDecision()
		p.act(d.screen())
	}
	p.nextDecision()
	before := d.screen()
	d.close()
	d.startHome()
	d.press("Continue")
	d.waitFor("the same decision", func() bool { return sameDecision(before, d.screen()) })
	d.close()
}

// player plays by what the screen offers.
type player struct {
	*desk
	rng    *rand.Rand
	doings int
}

// nextDecision waits until something is asked; a game that is over is played again.
func (p *player) nextDecision() {
	p.t.Helper()
	if p.decision().Result != "" {
		p.press("Play again")
		p.waitFor("another game", func() bool { return p.screen().Result == "" })
		p.decision()
	}
}

// illegalDrop carries a card of the hand to the exile, where none can go: a
// reason shows.
func (p *player) illegalDrop(s trace.Line) {
	p.t.Helper()
	for _, z := range s.Zones {
		if z.Name == "Exile" {
			p.hold(grip(p.playable(s)[0]), image.Pt(int(z.X+z.W/2), int(z.Y+z.H/2)))
			p.drop()
			p.waitFor("a reason", func() bool { return p.screen().Bubble != "" })
			return
		}
	}
	p.fatalf("there is no exile on the table")
}

// act does one thing that the screen asks for, and waits until something came of it.
func (p *player) act(s trace.Line) {
	p.t.Helper()
	p.doings++
	switch asked := asks(s); {
	case len(asked) > 0 && p.doings%8 != 0:
		p.click(grip(asked[p.rng.IntN(len(asked))]))
		on := p.movedOn(s)
		p.soon(func() bool { return p.screen().Held != 0 || on() })
		if p.screen().Held != 0 { // the card has several meanings here: its choice is open
			p.pressAny(p.screen())
		}
	case len(p.playable(s)) > 0 && p.doings%8 != 0:
		hand := p.playable(s)
		p.carry(hand[p.rng.IntN(len(hand))])
	default:
		p.pressAny(s)
	}
	p.waitChange(s)
}

// asks lists the cards among the answers; where a tray is open they lie in it.
func asks(s trace.Line) []trace.Card {
	return slices.DeleteFunc(slices.Clone(s.Cards), func(c trace.Card) bool { return !c.Ask })
}

// playable lists the cards of the own hand with which something can be done.
func (p *player) playable(s trace.Line) []trace.Card {
	return slices.DeleteFunc(slices.Clone(s.Cards), func(c trace.Card) bool { return !c.Can || c.Zone != "Your hand" })
}

// carry drags a card to one of the places that light up, and chooses there.
func (p *player) carry(c trace.Card) {
	p.t.Helper()
	from := grip(c)
	p.hold(from, from.Add(image.Pt(0, -120)))
	var drops []trace.Drop
	p.soon(func() bool { drops = p.screen().Drops; return len(drops) > 0 })
	if len(drops) == 0 {
		p.drop()
		return
	}
	to := drops[p.rng.IntN(len(drops))]
	p.move(image.Pt(int(to.X+to.W/2), int(to.Y+min(to.H, 300)/2)))
	time.Sleep(stroke)
	p.drop()
	if to.Verbs > 1 {
		p.waitFor("a choice", func() bool { return len(p.screen().Drops) > 0 || p.screen().Decision == 0 })
		p.pressAny(p.screen())
	}
}

// pressAny clicks a button that goes on with the game.
func (p *player) pressAny(s trace.Line) {
	p.t.Helper()
	on := slices.DeleteFunc(slices.Clone(s.Buttons), func(b trace.Button) bool {
		return slices.Contains([]string{"Home", "Stops", "Cancel", "Close"}, b.Text)
	})
	if len(on) == 0 {
		return
	}
	b := on[p.rng.IntN(len(on))]
	p.click(image.Pt(int(b.X+min(b.W, 60)/2), int(b.Y+b.H/2)))
}

// waitChange waits until the table has moved on, or something is said over it. Where
// a click had no effect (a card covered by another), it gives up soon: the next doing
// is another.
func (p *player) waitChange(s trace.Line) {
	on := p.movedOn(s)
	if !p.soon(func() bool { return on() || p.screen().Screen != s.Screen }) {
		p.key("Escape")
	}
}

// grip is where to take hold of a card: the strip at its left is never covered.
func grip(c trace.Card) image.Point {
	return image.Pt(int(c.X+min(c.W, 30)/2), int(c.Y+min(c.H, 120)/2))
}
