//go:build e2e

package e2e

import (
	"image"
	"image/draw"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/ui/trace"
)

const (
	restTime   = 300 * time.Millisecond // how long a screen that does not change is at rest
	cursorSize = 200                    // pixels
)

// TestTourOfDecksAndCards walks the README's tour with mouse and keys: build a
// deck, play it, make a monster, fix its text, try it, put four into the deck,
// see them work in a game, print.
func TestTourOfDecksAndCards(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := &tourist{newStillDesk(t)}
	d.startHome()
	d.press("Decks")
	d.press("New deck for Vainqueur")
	d.waitScreen("deck")
	d.rest() // on a busy machine a name typed at once is lost
	d.fill("name", "Gears and Oxen")
	d.addFour("type:construct", 7)
	d.addFour("type:beast", 6)
	d.legal()
	d.find("", 1)
	d.picture("tour-deck")
	d.press("Play")
	d.waitScreen("new")
	d.rest()
	d.press("Start game")
	d.decision()
	d.close()

	d.startHome()
	d.press("Card studio")
	d.press("New card")
	d.press("Monster")
	d.write("name", "Thunder Yak")
	d.write("type", "Beast Monster")
	d.write("motif", "ox")
	d.write("str", "34")
	d.write("text", "When this is summoned, draw a cart.")
	d.waitFor("the error is told", func() bool { return strings.HasPrefix(d.screen().Prompt, "does not work: ") })
	d.picture("tour-error")
	d.write("text", "When this is summoned, draw a card.")
	d.waitFor("the card works", func() bool { return d.screen().Prompt == "works: Thunder Yak" })
	d.picture("tour-card")
	d.press("Try")
	d.waitFor("the card is in the hand", func() bool { return d.lies("Thunder Yak", "Your hand") })
	d.picture("tour-try")
	d.close()

	d.startHome()
	d.press("Decks")
	d.press("Edit Gears and Oxen")
	d.addFour("thunder", 1)
	d.legal()
	d.picture("tour-four")
	d.press("Print")
	d.picture("tour-print")
	d.key("Escape")
	d.press("Play")
	d.waitScreen("new")
	d.rest()
	d.press("Start game")
	d.decision()
	d.rest()
	d.summonOf("Thunder Yak", "Effect of Thunder Yak resolves", "You draw")
	d.picture("tour-works")
}

// tourist is at the desk and looks around.
type tourist struct{ *desk }

// startHome starts the program and waits until the tiles of home rest: what comes between two
// of them takes no click.
func (d *tourist) startHome() {
	d.t.Helper()
	d.desk.startHome()
	d.rest()
}

// fill clicks into a field that the trace lists as a button, and writes.
func (d *tourist) fill(field, text string) {
	d.t.Helper()
	d.press(field)
	d.retype(text)
}

// write clicks into a field that the trace lists as a thing, and writes.
func (d *tourist) write(field, text string) {
	d.t.Helper()
	d.click(d.place(field))
	d.retype(text)
}

func (d *tourist) retype(text string) {
	d.t.Helper()
	d.key("ctrl+a", "Delete")
	if text != "" {
		d.xdotool("type", "--delay", "25", text)
	}
}

// cells are the cards of the grid that lie on it whole.
func (d *tourist) cells() []trace.Card {
	s := d.screen()
	return slices.DeleteFunc(slices.Clone(s.Cards), func(c trace.Card) bool { return c.Zone != "cards" || c.Y < 150 || c.Y+c.H > s.Height })
}

// find types what to look for, and waits until the grid shows at least this number of cards.
func (d *tourist) find(query string, cards int) {
	d.t.Helper()
	d.fill("search", query)
	d.waitFor("cards that match "+query, func() bool { return d.screen().Query == query && len(d.cells()) >= cards })
}

// addFour puts the first kinds of cards that match into the deck, four of each.
func (d *tourist) addFour(query string, kinds int) {
	d.t.Helper()
	d.find(query, kinds)
	for _, c := range d.cells()[:kinds] {
		d.xdotool(append(at(image.Pt(int(c.X+c.W/2), int(c.Y+c.H/2))), "click", "--repeat", "4", "--delay", "60", "1")...)
	}
}

// legal waits until the deck may be played with.
func (d *tourist) legal() {
	d.t.Helper()
	d.waitFor("the deck is legal", func() bool { return strings.Contains(d.screen().Prompt, "Legal") })
}

// lies reports whether a card of that name lies in a zone.
func (d *tourist) lies(name, zone string) bool {
	return slices.ContainsFunc(d.screen().Cards, func(c trace.Card) bool { return c.Zone == zone && c.Name == name })
}

// summonOf plays on, doing as little as can be done, but summons the card
// whenever it is in the hand, until the log tells that it did what its text says:
// a bot may have an answer to the first of them.
func (d *tourist) summonOf(name string, did ...string) {
	d.t.Helper()
	for range mostDoings {
		s := d.decision()
		hand := func(c trace.Card) bool { return c.Zone == "Your hand" && c.Name == name && c.Can }
		switch {
		case told(s.Log, did):
			return
		case s.Result != "":
			d.rest() // what decided the game is still being found
			d.press("Play again")
		case d.button("Go first") != image.Point{}:
			d.press("Go first")
		case slices.ContainsFunc(s.Cards, hand):
			d.summon(s, s.Cards[slices.IndexFunc(s.Cards, hand)])
		default:
			d.pass()
		}
		on := d.movedOn(s)
		if asked := asks(s); !d.soon(on) && len(asked) > 0 { // something has to be chosen
			d.click(grip(asked[0]))
		}
		d.waitFor("the table to go on", on)
	}
	d.fatalf("the log never told this: %q", did)
}

// told reports whether lines that begin with these words stand in the log one after
// the other.
func told(log, words []string) bool {
	for i := range max(0, len(log)-len(words)+1) {
		if slices.EqualFunc(log[i:i+len(words)], words, strings.HasPrefix) {
			return true
		}
	}
	return false
}

// summon drags a card of the hand onto the own field, battle-ready.
func (d *tourist) summon(s trace.Line, c trace.Card) {
	d.t.Helper()
	z := s.Zones[slices.IndexFunc(s.Zones, func(z trace.Zone) bool { return z.Name == "Your monster field" })]
	d.drag(grip(c), image.Pt(int(z.X+z.W/2), int(z.Y+z.H/2)))
	// On some battlefields there is but one way, and nothing to choose.
	const way = "Summon battle-ready"
	d.waitFor("a choice, or "+c.Name+" summoned", func() bool { return d.button(way) != image.Point{} || d.screen().Decision != s.Decision })
	if at := d.button(way); at != (image.Point{}) {
		d.click(at)
	}
}

// rest is a picture of the screen when nothing but a cursor moves on it any more.
func (d *tourist) rest() *image.RGBA {
	d.t.Helper()
	time.Sleep(restTime)
	before := d.shot()
	d.waitFor("the screen is at rest", func() bool {
		time.Sleep(restTime)
		now := d.shot()
		still := changed(before, now) < cursorSize
		before = now
		return still
	})
	return before
}

// changed is how many pixels of two pictures of the screen differ.
func changed(a, b *image.RGBA) int {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]uint8(a.Pix[i:i+4]) != [4]uint8(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

// picture keeps the screen for the README, if that is asked for.
func (d *tourist) picture(name string) {
	d.t.Helper()
	if !drawsPictures() {
		return
	}
	s, screen := d.screen(), d.rest()
	window := image.NewRGBA(image.Rect(0, 0, int(s.Width), int(s.Height)))
	draw.Draw(window, window.Rect, screen, image.Point{}, draw.Src)
	keepPicture(d.t, name, window)
}
