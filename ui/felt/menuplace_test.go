package felt

import (
	"fmt"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// In windows of all sizes a menu of any length, opened with a key at any card, lies in the
// window, over neither the card nor a button of the prompt.
func TestMenusLieBesideTheirCards(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	opened := 0
	e := kittest.Plain()
	e.Post = func(func()) {} // what a drop would do comes later: the menu is looked at as it opens
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(1600, 900), fyne.NewSize(1920, 1080)} {
		for what, m := range map[string]*sceneMaker{"mid": midGame(), "stack": stackGame()} {
			for _, lines := range []int{1, 3, 8} {
				f := m.session()
				for _, c := range m.Cards {
					for i := range lines {
						f.drops[c.ID] = append(f.drops[c.ID], table.Drop{
							Card: c.ID, Keys: []string{fmt.Sprint(i)}, Verb: fmt.Sprint("Play for effect ", i), Text: strings.Repeat("Draw a card. ", i%3+1),
						})
					}
				}
				ts := laid(t, e, f, Exits{}, size)
				for _, stop := range ts.keys.reach.stops() {
					if stop.ID == 0 {
						continue
					}
					ts.keys.focus.On = true
					ts.keys.focus.Put(stop)
					stop.Press()
					if !ts.panels.choice.Visible() {
						continue
					}
					opened++
					at := ts.panels.choice.Box()
					card := stop.Box
					if !stop.Ring.Empty() {
						card = stop.Ring
					}
					if at.Meets(card.Inset(1)) {
						t.Errorf("%s at %v: a menu of %d lines at %v lies over %s at %v", what, size, lines, at, stop.Key, card)
					}
					buttons, _ := ts.panels.prompt.taken()
					for _, b := range buttons {
						if at.Meets(b) {
							t.Errorf("%s at %v: a menu of %d lines of %s at %v lies over a button at %v", what, size, lines, stop.Key, at, b)
						}
					}
					if at.Within(kit.NewBox(0, 0, ts.sight.arr.Side.X, size.Height)) != at {
						t.Errorf("%s at %v: a menu of %d lines of %s at %v sticks out", what, size, lines, stop.Key, at)
					}
					ts.input.cancelOffer()
				}
				putAway(ts)
			}
		}
	}
	if opened < 200 {
		t.Errorf("%d menus have opened", opened)
	}
}

// A card that is let go of where it can mean several things stays there until one of them
// is chosen, or goes back if none is. The choice lies over neither it nor what it answers.
func TestDroppedCardsWaitForTheChoice(t *testing.T) {
	s := sit(t, hand)
	at := s.zone("Stack").Centre()
	in := s.table.input
	s.drag("6♠", at)
	menu := s.table.panels.choice
	if !menu.Visible() || !in.ghost.Visible() || !in.ghost.box.Has(at) {
		t.Fatalf("the card is seen at %v (%v), let go of at %v", in.ghost.box, in.ghost.Visible(), at)
	}
	if menu.Box().Meets(in.ghost.box) {
		t.Errorf("the choice at %v lies over the card at %v", menu.Box(), in.ghost.box)
	}
	if text := standing(s.table.panels.prompt.words.Container); text != "6♠ : choose an option" {
		t.Errorf("while it waits the prompt says %q", text)
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.until("the card is back", func() bool { return in.drag.card == nil })
	s.table.input.cardTapped(s.card("6♠"), &fyne.PointEvent{AbsolutePosition: s.card("6♠").place.Centre()})
	if text := standing(s.table.panels.prompt.words.Container); text != "6♠ : click a highlighted spot" {
		t.Errorf("where it can go to several places the prompt says %q", text)
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if in.ghost.Visible() || in.offer != nil {
		t.Error("it is not given up")
	}
	s.drag("6♠", at)
	moves := s.table.sight.scene.Moves
	menu.Lines[0].Do()
	s.until("the card is played", func() bool { return s.table.sight.scene.Moves > moves })
	s.until("it has come down", func() bool { return !in.ghost.Visible() })
	if in.drag.card != nil || in.drag.parked {
		t.Error("it is held still")
	}
}

// A choice of answers leaves the play that is answered to be seen.
func TestChoicesLeaveThePlayInSight(t *testing.T) {
	s := sit(t, " turn A\n A hand: 5♦ J♥\n A PR: 4♦ 5♣\n B hand: 9♠ 3♠ 2♣")
	s.drag("5♦", s.zone("Stack").Centre())
	s.until("an answer is asked", func() bool { return strings.HasPrefix(s.table.sight.scene.Prompt.Text, "Respond") })
	s.table.sit()
	play := s.table.sight.arr.Items[0].Box
	s.drag("9♠", play.Centre())
	if menu := s.table.panels.choice; !menu.Visible() || menu.Box().Meets(play) {
		t.Errorf("the choice at %v lies over the play at %v", menu.Box(), play)
	}
}

// A choice that is opened while its card rises lies beside where that will be.
func TestChoicesLieBesideRisingCards(t *testing.T) {
	s := sit(t, hand)
	in, opened := s.table.input, 0
	for _, v := range in.ownHand() {
		in.raise(v)
		for _, u := range in.raising.ups {
			u.ghost.put(v.place.Box) // it has only begun to
		}
		in.offerChoice(v.place.Card, v.place.Centre())
		s.foretold()
		menu, high := s.table.panels.choice, in.raisedBox(&v.place)
		if menu.Visible() {
			opened++
			if menu.Box().Meets(high) {
				t.Errorf("the choice of %s at %v lies over the card, which rises to %v", v.place.Card.Name, menu.Box(), high)
			}
		}
		in.cancelOffer()
	}
	if opened < 2 {
		t.Errorf("%d choices have opened", opened)
	}
}
