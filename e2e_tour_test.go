//go:build e2e

package main

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/ui/trace"
)

// shotsEnv names a folder for the pictures of the README's tour, taken on the way.
const shotsEnv = "FELTSTACK_SHOTS"

const (
	restTime   = 300 * time.Millisecond // how long a screen that does not change is at rest
	cursorSize = 200                    // pixels
)

// TestTourOfDecksAndCards walks the README's tour with mouse and keys: build a
// deck, play it, make a monster, mend its text, try it, put four into the deck,
// see them work in a game, print.
func TestTourOfDecksAndCards(t *testing.T) {
	d := &tourist{newDesk(t)}
	d.startHome()
	d.press("Decks")
	d.press("New deck for Vainqueur")
	d.fill("name", "Gears and Oxen")
	d.addFour("type:construct", 7)
	d.addFour("type:beast", 6)
	d.legal()
	d.find("")
	d.picture("tour-deck")
	d.press("Play it")
	d.press("Start the game")
	d.waitFor("a decision", func() bool { return d.screen().Mine })
	d.picture("tour-play")
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
	d.waitFor("the mistake is told", func() bool { return strings.HasPrefix(d.screen().Prompt, "does not work: ") })
	d.picture("tour-mistake")
	d.write("text", "When this is summoned, draw a card.")
	d.waitFor("the card works", func() bool { return d.screen().Prompt == "works: Thunder Yak" })
	d.picture("tour-card")
	d.press("Try it")
	d.waitFor("the card is in the hand", func() bool { return d.lies("Thunder Yak", "Your hand") })
	d.picture("tour-try")
	d.close()

	d.startHome()
	d.press("Decks")
	d.press("Build Gears and Oxen")
	d.addFour("thunder", 1)
	d.legal()
	d.picture("tour-four")
	d.press("Print")
	d.key("Escape")
	d.press("Play it")
	d.press("Start the game")
	d.summonOf("Thunder Yak")
	d.picture("tour-works")
}

// tourist is at the desk and looks around.
type tourist struct{ *desk }

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

// find types what to look for, and waits until the grid has followed.
func (d *tourist) find(query string) {
	d.t.Helper()
	before := d.cells()
	d.fill("search", query)
	d.waitFor("cards that match "+query, func() bool { now := d.cells(); return len(now) > 0 && now[0].ID != before[0].ID })
}

// addFour puts the first kinds of cards that match into the deck, four of each.
func (d *tourist) addFour(query string, kinds int) {
	d.t.Helper()
	d.find(query)
	for _, c := range d.cells()[:kinds] {
		d.xdotool(append(at(image.Pt(int(c.X+c.W/2), int(c.Y+c.H/2))), "click", "--repeat", "4", "--delay", "60", "1")...)
	}
}

// legal waits until the deck may be played with.
func (d *tourist) legal() {
	d.t.Helper()
	d.waitFor("the deck is legal", func() bool { return strings.Contains(d.screen().Prompt, "Legal") })
}

// lies tells whether a card of that name lies in a zone.
func (d *tourist) lies(name, zone string) bool {
	return slices.ContainsFunc(d.screen().Cards, func(c trace.Card) bool { return c.Zone == zone && c.Name == name })
}

// count is how many cards a zone has.
func count(s trace.Line, zone string) int {
	for _, z := range s.Zones {
		if z.Name == zone {
			return z.Count
		}
	}
	return 0
}

// summonOf plays on, doing as little as can be done, until the card is in the
// hand and can be summoned, and summons it.
func (d *tourist) summonOf(name string) {
	d.t.Helper()
	for range 60 {
		s := d.decision()
		switch {
		case s.Result != "":
			d.press("Rematch")
		case d.button("Take the first turn") != image.Point{}:
			d.press("Take the first turn")
		case slices.ContainsFunc(s.Cards, func(c trace.Card) bool { return c.Zone == "Your hand" && c.Name == name && c.Can }):
			d.rest()
			d.summon(name)
			return
		default:
			d.key("space")
		}
		d.waitFor("the table to go on", func() bool { now := d.screen(); return now.Decision != s.Decision || now.Result != s.Result })
	}
	d.fatalf("%s never came into the hand", name)
}

// summon drags a card of the hand onto the own field, battle-ready, and waits
// until a card was drawn for it.
func (d *tourist) summon(name string) {
	d.t.Helper()
	s := d.screen()
	c := s.Cards[slices.IndexFunc(s.Cards, func(c trace.Card) bool { return c.Zone == "Your hand" && c.Name == name })]
	z := s.Zones[slices.IndexFunc(s.Zones, func(z trace.Zone) bool { return z.Name == "Your monster field" })]
	d.drag(grip(c), image.Pt(int(z.X+z.W/2), int(z.Y+z.H/2)))
	// On some battlefields there is but one way, and nothing to choose.
	ready := func() bool { return d.button("Summon battle-ready") != image.Point{} }
	d.waitFor("a choice, or "+name+" on the field", func() bool { return ready() || d.lies(name, "Your monster field") })
	if ready() {
		d.press("Summon battle-ready")
	}
	d.waitFor(name+" is on the field and a card was drawn for it", func() bool {
		now := d.screen()
		return d.lies(name, "Your monster field") && count(now, "Your hand") == count(s, "Your hand") && count(now, "Your deck") == count(s, "Your deck")-1
	})
}

// rest is a picture of the screen when nothing but a cursor moves on it any more.
func (d *tourist) rest() image.Image {
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
func changed(a, b image.Image) int {
	n := 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return n
}

// picture keeps the screen for the README, if somebody asked for it.
func (d *tourist) picture(name string) {
	d.t.Helper()
	dir := os.Getenv(shotsEnv)
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		d.fatalf("%v", err)
	}
	defer f.Close()
	s, screen := d.screen(), d.rest()
	window := image.NewRGBA(image.Rect(0, 0, int(s.Width), int(s.Height)))
	draw.Draw(window, window.Rect, screen, image.Point{}, draw.Src)
	if err := png.Encode(f, window); err != nil {
		d.fatalf("%v", err)
	}
}
