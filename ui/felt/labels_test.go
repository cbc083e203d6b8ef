package felt

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// standing is all that stands on a layer, in one line.
func standing(layer *fyne.Container) string {
	var all []string
	for _, w := range kittest.WrittenIn(layer, fyne.Position{}) {
		all = append(all, w.Text)
	}
	return unspaced(strings.Join(all, " "))
}

// unspaced has signs stand where they belong, which are written apart for their font.
func unspaced(text string) string {
	return strings.NewReplacer(" ♣", "♣", " ♦", "♦", " ♥", "♥", " ♠", "♠").Replace(text)
}

// told is all that the lines of a menu say.
func told(m *kit.Menu) string {
	var all []string
	for _, l := range m.Lines {
		all = append(all, l.Text)
		for _, n := range l.Notes {
			all = append(all, n.Text)
		}
	}
	return strings.Join(all, "\n")
}

// While a card is held over a place, a label beside both says what letting go would do.
func TestLabelTellsTheOutcome(t *testing.T) {
	for _, c := range []struct{ game, given, card, over, want string }{
		{"vastrix", hand, "K♣", "9♣", "9♣ and K♣ go to the graveyard"},
		{"vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: Gauge Keeper\n B hand: nothing", "Wandering Ox", "Gauge Keeper", "24 against STR"},
	} {
		s := sitAt(t, c.game, c.given)
		v, target := s.card(c.card), s.card(c.over)
		s.hold(v, target.place.Centre())
		in := s.table.input
		if in.offer.over < 0 || in.offer.full.Empty() {
			t.Fatalf("%s over %s means nothing", c.card, c.over)
		}
		if before := standing(s.table.board.verb.Container); !strings.Contains(before, c.over) {
			t.Errorf("before the outcome is known the label says %q", before)
		}
		s.until("the outcome is told", func() bool { return strings.Contains(standing(s.table.board.verb.Container), c.want) })
		l := in.offer.full.Box
		if l.Meets(target.place.Box) || l.Meets(in.held()) {
			t.Errorf("the label at %v lies over %s at %v or the held card at %v", l, c.over, target.place.Box, in.held())
		}
		if l.Within(s.table.sight.arr.Board) != l || l.Right() > s.table.sight.arr.Side.X {
			t.Errorf("the label at %v sticks out", l)
		}
		for i, p := range in.offer.places {
			for _, o := range s.table.sight.arr.Cards {
				if p.zone < 0 && i != in.offer.over && p.label.Inset(2).Meets(o.Box) && o.Card.ID == p.card {
					t.Errorf("the label %q lies over its card", p.text)
				}
			}
		}
		v.DragEnd()
	}
}

// A label never grows without end: what is left out ends in three dots.
func TestLongLabelsAreCut(t *testing.T) {
	test.NewTempApp(t)
	long := strings.Repeat("Discard your hand and draw as many cards. ", 20)
	l := newLabel([]part{{long, long}}, widestLabel, verbLines, doesLines)
	for _, words := range [][]kit.Word{l.verbs, l.does} {
		if last := words[len(words)-1]; !strings.HasSuffix(last.Text, "…") || last.Right() > widestLabel-20 {
			t.Errorf("it ends in %q at %v", last.Text, last.Right())
		}
	}
	if l.H > 200 || l.W > widestLabel {
		t.Errorf("it takes %v", l.Box)
	}
}

// A menu at a card tells the whole effect and the outcome, lies beside the card, and is the
// only one whose lines name digits.
func TestMenuTellsAll(t *testing.T) {
	s := sit(t, hand)
	v := s.card("J♥")
	s.table.input.offerChoice(v.place.Card, v.place.Centre())
	choice := s.table.panels.choice
	text := func() string { return told(choice) }
	s.until("the menu tells what it does", func() bool { return strings.Contains(text(), "points 0 → 3 of 21") })
	if !strings.Contains(text(), "Jack a vulnerable card in an opponent's point row.") {
		t.Errorf("the menu says %q", text())
	}
	if b := choice.Box(); b.Meets(v.place.Box) || b.Right() > s.table.sight.arr.Side.X {
		t.Errorf("the menu at %v lies over the card at %v, or sticks out", b, v.place.Box)
	}
	hints := func() (shown int) {
		for _, k := range s.table.panels.prompt.inUse() {
			for _, o := range test.WidgetRenderer(k).Objects() {
				if l, ok := o.(*canvas.Text); ok && l.Visible() && l.Text != "" {
					shown++
				}
			}
		}
		return shown
	}
	if n := hints(); n > 0 {
		t.Errorf("%d buttons of the prompt name keys beside the menu", n)
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if hints() == 0 {
		t.Error("no button of the prompt names its key after the menu")
	}
}

// A play whose button doesn't say what it does asks first, with its text.
func TestUltraSaysWhatItDoes(t *testing.T) {
	s := sit(t, " turn A\n A hand: 7♦ K♣ J♥ 6♠\n B hand: Q♣")
	for _, k := range s.table.panels.prompt.inUse() {
		if strings.HasPrefix(k.Text, "Ultra") {
			k.Tapped(nil)
		}
	}
	if text := told(s.table.panels.choice); !s.table.panels.choice.Visible() || !strings.Contains(text, "2 more mini-turns") {
		t.Fatalf("the menu says %q", text)
	}
	if len(s.table.sight.scene.Stack) > 0 {
		t.Error("it is declared at once")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.Key1})
	s.until("it is declared", func() bool { return s.count("Your hand") < 4 })
}

// What drawing and playing a card means stands beside it before it is chosen.
func TestDrawAndPlaySaysWhatItDoes(t *testing.T) {
	const given, want = " turn A\n A hand: 7♦\n B hand: Q♣\n DP: 2♠ 2♣ 3♠", "play it at once"
	s := sit(t, given)
	for _, k := range s.table.panels.prompt.inUse() {
		if k.Text == "Draw and play" {
			k.Tapped(nil)
		}
	}
	if text := told(s.table.panels.choice); !s.table.panels.choice.Visible() || !strings.Contains(text, want) {
		t.Errorf("at the button the menu says %q", text)
	}
	s = sit(t, given)
	for _, c := range s.table.sight.arr.Cards {
		if s.zone("Draw pile").Meets(c.Box) {
			s.table.input.offerChoice(c.Card, c.Centre())
		}
	}
	s.foretold()
	if text := told(s.table.panels.choice); !strings.Contains(text, want) {
		t.Errorf("at the pile the menu says %q", text)
	}
}

// Where a clicked card waits for its place, the label of the one under the pointer tells all.
func TestHoverTellsTheOutcome(t *testing.T) {
	s := sit(t, hand)
	s.table.input.offerChoice(s.card("K♣").place.Card, fyne.NewPos(400, 400))
	v := s.card("9♣")
	v.MouseIn(&desktop.MouseEvent{})
	s.until("the outcome is told", func() bool {
		return strings.Contains(standing(s.table.board.verb.Container), "9♣ and K♣ go to the graveyard")
	})
	v.MouseOut()
	if text := standing(s.table.board.verb.Container); text != "" {
		t.Errorf("%q stays", text)
	}
}

// While a card is held where it may not go, a label beside it says why at once, with the
// rule; over its own hand, and where it may go, there is none.
func TestLabelTellsWhyNot(t *testing.T) {
	s := sit(t, hand)
	v, in := s.card("K♣"), s.table.input
	said := func() string { return standing(s.table.board.verb.Container) }
	s.hold(v, s.zone("Rook's enduring row").Centre())
	why, ok := in.offer.refusal(s.table.sight, v.place.Card.Zone, in.drag.at)
	if !ok || in.offer.over >= 0 {
		t.Fatal("it may go there")
	}
	if text := said(); !strings.Contains(text, unspaced(kit.UpperFirst(why.Text))) || !strings.Contains(text, why.Rule) {
		t.Errorf("it says %q, not %q of %s", text, why.Text, why.Rule)
	}
	if l := in.offer.full.Box; l.Meets(in.held()) || l.Within(in.offer.frame) != l {
		t.Errorf("the label lies at %v, the card at %v", l, in.held())
	}
	s.hold(v, s.zone("Your hand").Centre())
	if text := said(); text != "" {
		t.Errorf("over the own hand it says %q", text)
	}
	s.hold(v, s.card("9♣").place.Centre())
	if text := said(); in.offer.over < 0 || strings.Contains(text, why.Rule) {
		t.Errorf("where it may go it says %q", text)
	}
	v.DragEnd()
}

// Where a lifted card may go to a few places only, the label of each tells what it would do
// there, if there is room; none lies over a card or another label.
func TestLabelsTellShortOutcomes(t *testing.T) {
	s := sit(t, hand)
	v, in := s.card("K♣"), s.table.input
	s.hold(v, s.zone("Your hand").Centre())
	s.until("outcomes are known", func() bool { return len(in.offer.told) > 0 })
	short := 0
	for i, p := range in.offer.places {
		if len(p.label.does) == 0 {
			continue
		}
		short++
		if crosses(p.label.Box, in.offer.cards) {
			t.Errorf("the label of %q lies over a card", p.text)
		}
		for _, q := range in.offer.places[:i] {
			if p.label.Meets(q.label.Box) {
				t.Errorf("the label of %q lies over that of %q", p.text, q.text)
			}
		}
	}
	if n := len(in.offer.places); short == 0 || n > fewPlaces {
		t.Errorf("%d of %d places tell what would be", short, n)
	}
	v.DragEnd()
}

// Labels of places leave the names of the seats to be read, however many there are.
func TestLabelsLeaveNamesOpen(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)} {
		for n := 2; n <= 5; n++ {
			m := crowdGame(rand.New(rand.NewPCG(uint64(n), 7)), n)
			f := m.session()
			id := 0
			for _, c := range m.Cards {
				if c.Def != 0 {
					id = c.ID
				}
			}
			for seat := range n {
				f.drops[id] = append(f.drops[id], table.Drop{Player: seat + 1, Zone: -1, Verb: "Bleed", Keys: []string{fmt.Sprint("bleed ", seat)}})
				f.drops[id] = append(f.drops[id], table.Drop{Player: seat + 1, Zone: -1, Verb: "Vote", Keys: []string{fmt.Sprint("vote ", seat)}})
			}
			ts := laid(t, kittest.Plain(), f, Exits{}, size)
			o := newOffer(f, ts.sight, id, true)
			if len(o.places) != n {
				t.Fatalf("%d places for %d seats", len(o.places), n)
			}
			for _, p := range o.places {
				for _, s := range m.Seats {
					head := ts.sight.arr.Plates[s.Seat]
					head.H = min(head.H, 20)
					if p.label.Box.Meets(head) {
						t.Errorf("%d seats at %v: %q at %v lies over the name of %s at %v", n, size, p.text, p.label.Box, s.Name, head)
					}
				}
			}
			putAway(ts)
		}
	}
}

// What is written at a card of the hand is not hidden by the bar of the prompt above it.
func TestHandLabelsClearTheBar(t *testing.T) {
	s := sit(t, " turn A\n A hand: J♠ J♣ J♥ K♣\n A PR: 10♦\n B hand: Q♣\n B PR: 6♣ 5♦")
	s.hold(s.card("J♠"), s.zone("Your enduring row").Centre())
	at, bar := 0, s.table.sight.arr.Prompt
	for _, p := range s.table.input.offer.places {
		if c := s.table.sight.cardPlace(p.card); c == nil || !c.Hand || p.label.Empty() {
			continue
		}
		at++
		if p.label.Meets(bar) {
			t.Errorf("%q stands at %v, under the bar at %v", p.text, p.label.Box, bar)
		}
	}
	if at == 0 {
		t.Errorf("nothing is written at the cards that J♠ goes with: %+v", s.table.input.offer.places)
	}
}
