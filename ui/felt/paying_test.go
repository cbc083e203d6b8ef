package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/table"

	"fyne.io/fyne/v2"
)

// paysGiven is a Penguin for 2 Fish, with 3 Rods and 2 Fishsicles to pay for it.
const paysGiven = `
  turn A play
  A hand: Blossoming Penguin, Lost in the Sauce
  A rods: Basic Rod, Basic Rod, Basic Rod
  A Fishsicles = 2
  A huddle: Moonlit Penguin
  B huddle: Flying Penguin
`

// What is to be flopped is tilted in full colour, what could take its place is marked more
// quietly. Enter pays, on a card of the proposal it changes that; Escape takes the play back.
func TestPaying(t *testing.T) {
	s := sitAt(t, "vibes", paysGiven)
	play := func() {
		s.table.input.player.do([]string{"play Blossoming Penguin"}, fyne.Position{})
		s.until("it is asked", func() bool { return s.table.sight.scene.Prompt.Paying })
	}
	play()
	rods := func() (pays, may int) {
		for _, c := range s.table.sight.arr.Cards {
			v := s.table.animator.views[c.Card.ID]
			if c.Card.Name != "Basic Rod" {
				continue
			}
			if c.Card.Pays != (c.Tilt == paysTilt) || c.Card.Pays != (v.glow == pickGlow) || v.pic.Translucency != 0 {
				t.Errorf("a Rod that pays: %v is tilted by %d, with the mark %d, translucent by %v", c.Card.Pays, c.Tilt, v.glow, v.pic.Translucency)
			}
			if c.Card.Pays {
				pays++
			}
			if v.glow == mayGlow {
				may++
			}
		}
		return pays, may
	}
	if pays, may := rods(); pays != 2 || may != 0 {
		t.Fatalf("%d Rods pay, %d may", pays, may)
	}
	texts := func() (all []string) {
		for _, b := range s.table.panels.prompt.shown {
			all = append(all, b.Text)
		}
		return all
	}
	if got := texts(); !slices.Equal(got, []string{"Pay", "Use a Fishsicle", "Cancel"}) || keyHint(s.table.panels.prompt.shown, 0) != "Enter" {
		t.Errorf("the buttons are %q", got)
	}
	s.typed(fyne.KeyEscape)
	s.until("it is taken back", func() bool { return !s.table.sight.scene.Prompt.Paying })
	play()
	s.typed("1")
	s.until("a Fishsicle pays", func() bool {
		return s.table.sight.scene.Prompt.Text == "Pay 2 Fish for Blossoming Penguin with 1 Fishsicle"
	})
	if pays, may := rods(); pays != 1 || may != 2 { // in place of the Fishsicle
		t.Errorf("with a Fishsicle %d Rods pay, %d may", pays, may)
	}
	if got := texts(); !slices.Equal(got, []string{"Pay", "Use a Fishsicle", "Keep a Fishsicle", "Cancel"}) {
		t.Errorf("with a Fishsicle the buttons are %q", got)
	}
	for _, c := range s.table.sight.arr.Cards {
		drops, no := s.table.session.Drops(c.Card.ID)
		if c.Card.Name != "Basic Rod" || c.Card.Pays {
			continue
		}
		if !slices.ContainsFunc(no, func(r table.Refusal) bool { return strings.HasPrefix(r.Text, "Enough pays already.") }) {
			t.Errorf("nobody says why the Rod may not pay besides: %+v", no)
		}
		if len(drops) != 1 || drops[0].Verb != "Keep a Fishsicle" {
			t.Errorf("a click on an unused Rod means %+v", drops)
		}
	}
	paid := func() (id int) {
		for _, c := range s.table.sight.arr.Cards {
			if c.Card.Pays {
				id = c.Card.ID
			}
		}
		return id
	}
	was := paid()
	s.table.keys.leadToCard(was)
	s.typed(fyne.KeyReturn)
	s.until("another Rod pays in its place", func() bool { return paid() != was && paid() != 0 })
	s.table.keys.focus.Leave()
	s.typed(fyne.KeyReturn)
	s.until("it is paid", func() bool { return s.lies("Blossoming Penguin", "Huddle") })
	if s.table.sight.scene.Prompt.Paying {
		t.Error("it is still to be paid")
	}
}

// Many Rods that lie over each other are not spread out to pay.
func TestPayingWithManyRods(t *testing.T) {
	s := sitAt(t, "vibes", strings.Replace(paysGiven, "Basic Rod", "Basic Rod"+strings.Repeat(", Basic Rod", 12), 1))
	s.table.input.player.do([]string{"play Blossoming Penguin"}, fyne.Position{})
	s.until("it is asked", func() bool { return s.table.sight.scene.Prompt.Paying })
	if s.table.panels.tray.Visible() {
		t.Error("the Rods are spread out over the table")
	}
	s.typed(fyne.KeyReturn)
	s.until("it is paid", func() bool { return s.lies("Blossoming Penguin", "Huddle") })
}

// The ring goes on from a card that was played to those that it may be aimed at.
func TestTheRingGoesOnToTargets(t *testing.T) {
	s := sitAt(t, "vibes", `
  turn A time
  A hand: Sunburn a Penguin
  A huddle: Red Wizard Penguin
  B huddle: Flying Penguin, Blossoming Penguin
`)
	s.table.keys.leadToCard(s.card("Sunburn a Penguin").id())
	s.table.input.player.do([]string{"play Sunburn a Penguin"}, fyne.Position{})
	s.until("it asks for a target", func() bool { return len(s.table.sight.scene.Prompt.Cards) > 1 })
	if at := s.table.keys.focus.At.ID; !s.table.sight.asked(at) {
		t.Errorf("the ring is at %q", s.table.keys.focus.At.Key)
	}
	s.typed(fyne.KeyReturn)
	s.until("it is aimed", func() bool { return !s.table.sight.scene.Prompt.Declaring })
}

// It goes on, too, to the cards that a text asks for once it happens.
func TestTheRingGoesOnToWhatATextAsksFor(t *testing.T) {
	s := sitAt(t, "vibes", `
  turn A play
  A hand: Elegant Birb, Farmer Birb
  A rods: Basic Rod
  A huddle: Red Wizard Penguin
  B huddle: Flying Penguin
`)
	s.table.keys.leadToCard(s.card("Elegant Birb").id())
	s.table.input.player.do([]string{"play Elegant Birb"}, fyne.Position{})
	s.until("its text asks", func() bool { return len(s.table.sight.scene.Prompt.Cards) > 1 && !s.table.sight.scene.Prompt.Declaring })
	if at := s.table.keys.focus.At.ID; !s.table.sight.asked(at) {
		t.Errorf("the ring is at %q", s.table.keys.focus.At.Key)
	}
	// An arrow may lead away from them, and the ring stays there.
	s.table.keys.leadToCard(s.card("Farmer Birb").id())
	s.table.again()
	if at := s.table.keys.focus.At.ID; at != s.card("Farmer Birb").id() {
		t.Errorf("the ring has gone back to %q", s.table.keys.focus.At.Key)
	}
}
