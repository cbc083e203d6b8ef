package felt

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// A card of the hand is given for a face-down one of the swap bar by dropping it there.
func TestSwapByDrag(t *testing.T) {
	s := sit(t, " turn A swap\n A hand: 7♦ K♣\n SB: 4♦ 5♦\n B hand: Q♣")
	bar := s.zone("Swap bar")
	var at fyne.Position
	for _, c := range s.table.sight.arr.Cards {
		if c.Card.Def == 0 && bar.Meets(c.Box) {
			at = c.Centre()
		}
	}
	s.drag("K♣", at)
	if s.table.panels.choice.Visible() {
		t.Fatal("one of the swap bar's cards is meant, and it asks which")
	}
	s.until("the King lies in the swap bar", func() bool { return s.lies("K♣", "SB") && s.count("Your hand") == 2 })
}

// What answers a play can be dropped on the card that makes it.
func TestAnswerOntoTheAttacker(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: Sudden Fog")
	s.drag("Wandering Ox", s.zone("Rook's monster field").Centre())
	s.until("an answer is asked", func() bool {
		return strings.HasSuffix(s.table.sight.scene.Prompt.Text, "React?")
	})
	s.table.sit()
	life := seatFact(s.table.sight.scene, 1, "Life")
	s.drag("Sudden Fog", s.card("Wandering Ox").Position().AddXY(20, 30))
	s.until("the fog ends the attack", func() bool { return s.lies("Sudden Fog", "Cem") })
	if now := seatFact(s.table.sight.scene, 1, "Life"); now != life {
		t.Errorf("the attack has struck: %s life, it was %s", now, life)
	}
}

// A card to be discarded is dropped onto the pile it goes to.
func TestDiscardByDrag(t *testing.T) {
	for _, c := range []struct{ game, given, card, pile, short string }{
		{"vastrix", " turn A\n A hand: 6♥ 5♥ 7♦ K♣\n B hand: Q♣\n DP: 2♠ 2♣ 3♠", "5♥", "Graveyard", "GY"},
	} {
		s := sitAfter(t, c.game, c.given, "effect 6♥ base", "mode 2")
		s.hold(s.card(c.card), s.zone(c.pile).Centre())
		o := s.table.input.offer
		if o.over < 0 || !strings.Contains(o.places[o.over].text, "discard 5♥") {
			t.Fatalf("held over the pile it means %+v (%q)", o.places, s.table.sight.scene.Prompt.Text)
		}
		s.card(c.card).DragEnd()
		s.until("it is discarded", func() bool { return s.lies(c.card, c.short) })

		s = sitAfter(t, c.game, c.given, "effect 6♥ base", "mode 2")
		s.table.input.offerChoice(s.card(c.card).place.Card, s.card(c.card).place.Centre())
		s.until("a click discards it, too", func() bool { return s.lies(c.card, c.short) })
	}
}

// While a choice is pending, a drop is refused for that, wherever it is.
func TestPendingChoiceRefuses(t *testing.T) {
	s := sitAfter(t, "vastrix", " turn A\n A hand: 6♥ 5♥ 7♦ K♣\n B hand: Q♣\n DP: 2♠ 2♣ 3♠", "effect 6♥ base")
	for _, name := range []string{"Graveyard", "Exile", "Swap bar", "Your point row", "Rook's point row"} {
		at := s.zone(name).Centre()
		r, ok := newOffer(s.table.session, s.table.sight, s.card("5♥").id(), true).reason(s.table.sight, s.card("5♥").place.Card.Zone, at)
		if !ok || !strings.Contains(r.Text, "pending choice") {
			t.Errorf("%s: %q", name, r.Text)
		}
	}
}

// A choice at a card that isn't seen names the pile it lies on.
func TestHiddenCardIsNamedByItsPile(t *testing.T) {
	s := sit(t, " turn A\n A hand: 6♥\n B hand: Q♣\n DP: 2♠ 2♣ 3♠")
	for _, c := range s.table.sight.arr.Cards {
		if s.zone("Draw pile").Meets(c.Box) {
			s.table.input.offerChoice(c.Card, c.Centre())
		}
	}
	s.foretold()
	if text := standing(s.table.panels.choice.Container); !strings.HasPrefix(text, "Draw pile") {
		t.Errorf("the choice says %q", text)
	}
}
