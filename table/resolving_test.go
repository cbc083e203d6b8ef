package table

import (
	"slices"
	"strings"
	"testing"
)

// A Spell that attaches itself as it resolves is dropped on any card that it may be attached
// to, and is then attached to that one without asking again.
func TestAttachingSpellsAreDroppedOnTheirBearers(t *testing.T) {
	for _, bearer := range []string{"Wandering Ox", "Ash Drake"} {
		s := laid(t, "vainqueur", " turn A\n A hand: Kelp Snare\n A field: Ember Whelp\n B field: Wandering Ox, Ash Drake\n B hand: nothing")
		c := s.View(0)
		card := func(name string) CardScene {
			t.Helper()
			sc := c.Scene()
			i := slices.IndexFunc(sc.Cards, func(c CardScene) bool { return c.Name == name })
			if i < 0 {
				t.Fatalf("%s can't be seen", name)
			}
			return sc.Cards[i]
		}
		drops, _ := c.Drops(card("Kelp Snare").ID)
		on := map[int]Drop{}
		for _, d := range drops {
			if d.Card != 0 {
				on[d.Card] = d
			}
		}
		drop, ok := on[card(bearer).ID]
		if _, own := on[card("Ember Whelp").ID]; !ok || own || len(on) != 2 {
			t.Fatalf("it can be dropped on %v", on)
		}
		if drop.Verb != "Attach to "+bearer {
			t.Errorf("there it means %q", drop.Verb)
		}
		told, err := c.Outcomes([]Drop{drop})(t.Context())
		if err != nil || strings.Contains(told[0], "choose") {
			t.Errorf("it would do %q, %v", told, err)
		}
		if err := c.Do(drop.Keys); err != nil {
			t.Fatal(err)
		}
		settle(t, "it is attached", func() bool { return card("Kelp Snare").Host == card(bearer).ID })
		if text := c.Scene().Prompt.Text; strings.Contains(text, "Kelp Snare") {
			t.Errorf("it still asks: %q", text)
		}
	}
}

// Taken back, it asks again where it is dropped elsewhere.
func TestChoicesInAdvanceEndWithTheirPlay(t *testing.T) {
	s := laid(t, "vainqueur", " turn A\n A hand: Kelp Snare, Kelp Snare\n B field: Wandering Ox, Ash Drake\n B hand: nothing")
	c := s.View(0)
	drops := func() []Drop {
		sc := c.Scene()
		i := slices.IndexFunc(sc.Cards, func(c CardScene) bool { return c.Name == "Kelp Snare" && c.Host == 0 })
		all, _ := c.Drops(sc.Cards[i].ID)
		return all
	}
	on := drops()
	if err := c.Do(on[slices.IndexFunc(on, func(d Drop) bool { return d.Card != 0 })].Keys); err != nil {
		t.Fatal(err)
	}
	attached := func() int {
		return len(slices.DeleteFunc(slices.Clone(c.Scene().Cards), func(c CardScene) bool { return c.Name != "Kelp Snare" || c.Host == 0 }))
	}
	settle(t, "the first is attached", func() bool { return attached() == 1 && c.Scene().Prompt.Mine })
	plain := drops()
	i := slices.IndexFunc(plain, func(d Drop) bool { return d.Card == 0 && d.Zone >= 0 })
	if err := c.Do(plain[i].Keys); err != nil {
		t.Fatal(err)
	}
	settle(t, "the second asks", func() bool { return len(c.Scene().Prompt.Cards) == 2 })
	if attached() != 1 {
		t.Errorf("%d are attached", attached())
	}
}
