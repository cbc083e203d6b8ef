//go:build e2e

package e2e

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"feltstack/ui/trace"
)

// A whole game in the real window without a mouse: from the home page to the
// result, with an undo on the way.
func TestPlayByKeyboard(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	d.startHome()
	d.lead("Down", "New game")
	d.key("Return")
	d.waitScreen("new")
	d.key("Return") // starts the game as it stands
	d.waitScreen("table")
	d.decision()
	bare := d.shot()
	d.key("question")
	d.waitFor("the list of keys", func() bool { return changed(bare, d.shot()) > 100_000 })
	d.key("Escape")
	rng := rand.New(rand.NewPCG(5, 6))
	undone := false
	for n := 0; ; n++ {
		if n > mostDoings {
			d.fatalf("the game is not over after %d keys' doings", n)
		}
		s, over := d.decisionOrEnd()
		if over {
			break
		}
		if !undone && n > 1 {
			d.key("ctrl+z")
			// What was tried so far may have been nothing that can be done.
			undone = d.soon(func() bool { return d.screen().Decision != s.Decision })
			continue
		}
		// What is being declared must get to its end: only now and then it is left.
		away := n%4 == 3
		switch {
		case strings.HasPrefix(s.Prompt, "Your action") && n%7 != 6:
			d.key("h") // a card of the hand
			d.key(repeated("Right", rng.IntN(1+rightOfFirst(s)), "Return")...)
			if held := func() bool { return d.screen().Held != 0 }; d.soon(held) {
				d.key(repeated("Right", rng.IntN(4), "Return")...)
				if d.soon(func() bool { return !held() }) {
					break
				}
				d.key("Down", "Return") // the first thing it can do there
			}
		case s.Held != 0:
			d.key("Escape")
		case len(asks(s)) > 0:
			if away {
				d.key("Escape")
			}
			card := asks(s)[rng.IntN(len(asks(s)))]
			for range 1 + rng.IntN(2) { // the own zone of that kind, or another's
				d.key(letterOf(card.Zone))
			}
			d.key("Return", string(rune('1'+rng.IntN(3))))
		default:
			if !d.pass() {
				d.key("1")
			}
		}
		if away {
			d.key("Escape")
		}
	}
	if !undone {
		d.fatalf("nothing was taken back")
	}
	d.close()
}

// rightOfFirst is how many cards of the hand lie to the right of the one that its letter
// leads to: further to the right are buttons, Home among them.
func rightOfFirst(s trace.Line) int {
	var hand []trace.Card
	for _, c := range s.Cards {
		if c.Zone == "Your hand" {
			hand = append(hand, c)
		}
	}
	slices.SortFunc(hand, func(a, b trace.Card) int { return cmp.Compare(a.X, b.X) })
	first := max(slices.IndexFunc(hand, func(c trace.Card) bool { return c.Can }), 0)
	return max(len(hand)-1-first, 0)
}

// repeated is a key pressed some times, and another one then.
func repeated(key string, times int, then string) []string {
	return append(slices.Repeat([]string{key}, times), then)
}

// letterOf is the key that leads to a zone.
func letterOf(zone string) string {
	for name, letter := range map[string]string{"hand": "h", "point row": "p", "enduring row": "e", "Draw": "d", "Swap": "s", "Grave": "g", "Exile": "x"} {
		if strings.Contains(zone, name) {
			return letter
		}
	}
	return "t" // the stack
}
