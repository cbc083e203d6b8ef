//go:build e2e

package e2e

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/ui/trace"
)

// In the real window, whose toolkit tells of buttons and keys in its own way: the right button
// takes back a card that is dragged, and a key that is held answers once.
func TestDragAndHeldKey(t *testing.T) {
	t.Parallel()
	d := newStillDesk(t)
	d.startHome()
	d.lead("Down", "New game")
	d.key("Return")
	d.waitScreen("new")
	d.key("Return")
	d.waitScreen("table")
	s := d.decision()
	for !slices.ContainsFunc(s.Cards, func(c trace.Card) bool { return c.Zone == "Your hand" && c.Can }) {
		d.key("space")
		d.waitFor("the next decision", func() bool { return d.screen().Decision != s.Decision })
		s = d.decision()
	}
	card := s.Cards[slices.IndexFunc(s.Cards, func(c trace.Card) bool { return c.Zone == "Your hand" && c.Can })]
	zone := s.Zones[slices.IndexFunc(s.Zones, func(z trace.Zone) bool {
		return strings.HasSuffix(z.Name, "point row") && strings.HasPrefix(z.Name, "Your")
	})]
	from, to := image.Pt(int(card.X+card.W/3), int(card.Y+card.H/3)), image.Pt(int(zone.X+zone.W/2), int(zone.Y+zone.H/2))
	d.hold(from, to)
	d.waitFor("the card is dragged", func() bool { return d.screen().Held == card.ID })
	d.xdotool("mousedown", "3")
	d.waitFor("the card is taken back", func() bool { return d.screen().Held == 0 })
	d.xdotool("mouseup", "3")
	d.move(from)
	d.move(to)
	d.drop()
	d.hold(from, to)
	d.waitFor("the card is dragged again", func() bool { return d.screen().Held == card.ID })
	if now := d.screen(); now.Decision != s.Decision {
		t.Errorf("a drag that was taken back has led to %q", now.Prompt)
	}
	d.key("Escape")
	d.drop()

	// Enter, held: it opens what the card can do, and presses nothing there.
	d.key("h")
	d.xdotool("keydown", "Return", "sleep", "1.5", "keyup", "Return")
	time.Sleep(10 * stroke)
	if now := d.screen(); now.Decision != s.Decision {
		t.Errorf("Enter held has led to %q", now.Prompt)
	}
	d.key("Escape", "Escape")
	d.close()
}
