package felt

import (
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The inspector tells where its card is now, not where it was taken up.
func TestTheInspectorFollowsItsCard(t *testing.T) {
	s := midGame()
	f := lent(t, New(kittest.Env(), s.session(), Exits{}))
	i := f.panels.side.inspector
	card := *s.card("7♦")
	i.hold(describe(&s.Scene, card))
	before := i.card.Where
	s.card("7♦").Zone = zPR
	i.follow(&s.Scene)
	if i.card.Where == before || i.held.Where != i.card.Where {
		t.Errorf("it was %q and now is %q", before, i.card.Where)
	}

	card.Zone = zStack // where cards are no cards of the table
	s.Scene.Cards = slices.DeleteFunc(s.Scene.Cards, func(c table.CardScene) bool { return c.ID == card.ID })
	s.Scene.Stack = []table.ItemScene{{ID: 1, Cards: []table.CardScene{card}}}
	i.follow(&s.Scene)
	if i.card.Where != "On the stack" {
		t.Errorf("on the stack it is %q", i.card.Where)
	}
	s.Scene.Stack = nil
	i.follow(&s.Scene)
	if i.card.Where != "" || i.card.Def != card.Def {
		t.Errorf("out of sight it is %+v", i.card)
	}
}

// readIn lists what the inspector says, and where.
func readIn(i *inspector) []kittest.Written {
	return kittest.WrittenIn(i.words.Container, fyne.Position{})
}

// reads reports whether the inspector says something, word by word.
func reads(i *inspector, what string) bool {
	var all []string
	for _, w := range readIn(i) {
		all = append(all, w.Text)
	}
	return strings.Contains(strings.Join(all, " "), what)
}

// All that is said of any card lies in the inspector, under the card and in lines of its
// own; what finds no room can be scrolled to, and no rules text is small.
func TestInspectorHoldsAnyCard(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	all := gamestest.All(t)
	windows := append(slices.Clone(kittest.Windows), fyne.NewSize(1024, 700), fyne.NewSize(2560, 1440))
	for _, g := range all {
		for _, size := range windows {
			i := newInspector(kittest.Plain(), func(def int) library.CardInfo { return library.AboutCard(g, def, nil) })
			s := table.Scene{}
			a := arrange(&s, size, question{}, false, nil)
			i.Resize(fyne.NewSize(a.Side.W, (a.Side.H-sideHead-sideFoot)*inspectPart-4))
			for def := 1; def < len(g.Defs); def++ {
				if len(g.Defs[def].Text) < 160 {
					continue
				}
				i.hold(shownCard{ID: def, Def: def, Where: "In your monster field", State: []string{"Guarded by the Queen of Hearts", "Revealed until your next start"}})
				name := g.Defs[def].Name
				for i.up = 0; ; i.up++ {
					i.page.write(i.words, i.up)
					fitsRoom(t, i, name)
					if i.up >= i.page.scrolls() {
						break
					}
				}
				if !reads(i, "until your next start") {
					t.Errorf("%v: the last line of %s is out of reach", size, name)
				}
			}
		}
	}
}

// fitsRoom checks what the inspector has written.
func fitsRoom(t *testing.T, i *inspector, name string) {
	t.Helper()
	written := readIn(i)
	for n, w := range written {
		if w.Bottom() > i.Size().Height+2 || w.Right() > i.Size().Width || w.Inset(0.5).Meets(i.page.card) {
			t.Errorf("%v: %q of %s lies at %v, the card at %v", i.Size(), w.Text, name, w.Box, i.page.card)
			return
		}
		for _, o := range written[:n] {
			if w.Inset(0.5).Meets(o.Inset(0.5)) && kit.Abs(w.Centre().Y-o.Centre().Y) < 6 {
				t.Errorf("%v: %q covers %q of %s", i.Size(), w.Text, o.Text, name)
				return
			}
		}
	}
	for _, l := range i.page.lines {
		if len(l.words) > 0 && l.size < 13 {
			t.Errorf("%v: %s is written at %v", i.Size(), name, l.size)
			return
		}
	}
}

// The words of a game that a card uses are explained below its text.
func TestWordsAreExplained(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A\n A field: Wandering Ox\n A hand: nothing\n B hand: nothing")
	i := s.table.panels.side.inspector
	card := s.card("Wandering Ox").place.Card
	c := describe(s.table.sight.scene, card)
	c.State = []string{"Borrowed: it goes back to Ben when the turn ends"}
	i.hold(c)
	if !reads(i, "Borrowed The card goes back") {
		t.Error("nobody says what is borrowed")
	}
	for _, term := range games.Looks("vainqueur").Glossary(gamestest.Table(t, "vainqueur", " turn A").Game) {
		if term.Name != "Borrowed" && reads(i, term.Text) {
			t.Errorf("%s is explained on a card that does not use it", term.Name)
		}
	}
}

// With nothing pointed at, the play that resolves next is shown, with what it is aimed
// at; then the card that was played last.
func TestInspectorShowsWhatHappens(t *testing.T) {
	test.NewTempApp(t)
	m := stackGame()
	f := m.session()
	ts := laid(t, kittest.Env(), f, Exits{}, fyne.NewSize(1600, 900))
	i := ts.panels.side.inspector
	if i.card.Item != 3 || !reads(i, "Two of Diamonds - Instant") || !reads(i, "Targets Ace of Clubs - Instant") {
		t.Errorf("it shows %+v", i.card)
	}
	i.hover(describe(&m.Scene, *m.card("8♥")))
	if i.card.Def != defOf("8♥") {
		t.Error("it does not show what is pointed at")
	}
	i.hover(shownCard{})
	if i.card.Item != 3 {
		t.Error("the play is not shown again")
	}

	next := m.Scene
	next.Version, next.Moves, next.Stack = 2, 1, nil
	next.Log = append(slices.Clone(next.Log), table.Line{Turn: 9, Round: "Turn 9", Seat: 1, Text: "Rook plays K♦", Plays: defOf("K♦"), Cards: []table.NamedCard{{From: 11, To: 15, Def: defOf("K♦"), Card: defOf("K♦")}}})
	f.scene = &next
	ts.Pull()
	if i.card.Def != defOf("K♦") {
		t.Errorf("it shows %+v after a card was played", i.card)
	}
	if !reads(i, "Last play: Rook (Turn\u00a09)") { // the number never stands alone in a line
		t.Error("it does not say who has played it and when")
	}
	asked := next
	asked.Version, asked.Prompt.About = 3, defOf("9♣")
	f.scene = &asked
	ts.Pull()
	if i.card.Def != defOf("9♣") {
		t.Errorf("it shows %+v when the Nine asks", i.card)
	}
	if !reads(i, "♣ for points") {
		t.Error("it does not tell what has become of the Nine")
	}
}

// A card that the pointer only passes is not shown, and what is read stays while the
// pointer goes to it.
func TestInspectorIsCalm(t *testing.T) {
	test.NewTempApp(t)
	e := kittest.Env()
	e.Still = false
	var posted []func()
	later := make(chan func(), 8)
	e.Post = func(f func()) { later <- f }
	m := midGame()
	m.Log = nil // nothing has been played
	i := newInspector(e, m.session().About)
	i.Resize(fyne.NewSize(300, 480))
	i.follow(&m.Scene)
	i.hover(describe(&m.Scene, *m.card("8♥")))
	i.hover(describe(&m.Scene, *m.card("3♠")))
	if i.card.Def != 0 {
		t.Error("it shows a card at once")
	}
	select {
	case f := <-later:
		f()
	case <-time.After(guardtest.Patience):
		t.Fatal("it never shows the card")
	}
	if i.card.Def != defOf("3♠") {
		t.Errorf("it shows %+v", i.card)
	}
	i.hover(shownCard{})
	i.MouseIn(nil)
	time.Sleep(2 * readAfter)
	for len(later) > 0 {
		posted = append(posted, <-later)
	}
	for _, f := range posted {
		f()
	}
	if i.card.Def != defOf("3♠") {
		t.Error("the card is taken away from who reads it")
	}
	i.MouseOut()
	(<-later)()
	if i.card.Def != 0 {
		t.Error("the card stays when nobody reads it")
	}
}

// The wheel reads on, over the inspector and over the card that it shows.
func TestWheelReadsOn(t *testing.T) {
	test.NewTempApp(t)
	m := midGame()
	ts := laid(t, kittest.Env(), m.session(), Exits{}, fyne.NewSize(1024, 700))
	i := ts.panels.side.inspector
	v := ts.animator.views[defOf("8♥")]
	v.MouseIn(nil)
	i.Resize(fyne.NewSize(290, 190))
	if i.page.scrolls() == 0 {
		t.Fatal("all finds room")
	}
	for range 30 {
		ts.Objects[1].(fyne.Scrollable).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)})
	}
	if i.up != i.page.scrolls() || !reads(i, "8") || !reads(i, "♥ for points") {
		t.Errorf("scrolled to line %d of %d, the end is not in sight", i.up, i.page.scrolls())
	}
	i.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	if i.up != i.page.scrolls()-2 {
		t.Errorf("back at line %d of %d", i.up, i.page.scrolls())
	}
	i.hover(describe(&m.Scene, *m.card("3♠")))
	if i.up != 0 {
		t.Error("another card does not begin at its top")
	}
}

// With nothing to read, the log has the room that it needs, and a card's back stands where
// that leaves some; a card that is pointed at has its room again.
func TestTheLogHasTheFreeHeight(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for _, size := range screens {
		for _, lines := range []int{0, 3, 200} {
			m := midGame()
			m.Stack, m.Log, m.Prompt.About = nil, nil, 0
			for i := range lines {
				m.Log = append(m.Log, table.Line{Turn: 1 + i/3, Text: "Rook draws a card"})
			}
			ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
			side := ts.panels.side
			i, log := side.inspector, side.log
			written := kittest.WrittenIn(log.words.Container, fyne.Position{})
			if lines <= 3 && len(written) != lines {
				t.Errorf("%v: of %d lines %d texts are shown", size, lines, len(written))
			}
			if want := log.Size().Height < i.Size().Height; want != (lines <= 3) || i.pic.Visible() != want {
				t.Errorf("%v, %d lines: the log is %v high, the inspector %v, with a picture: %v", size, lines, log.Size().Height, i.Size().Height, i.pic.Visible())
			}
			if !reads(i, "Hover over a card") || log.Position().Y < i.Position().Y+i.Size().Height {
				t.Errorf("%v, %d lines: the inspector at %v, the log at %v", size, lines, kit.BoxOf(i), kit.BoxOf(log))
			}
			for _, w := range readIn(i) {
				if w.Bottom() > i.Size().Height+1 || w.Inset(0.5).Meets(i.page.card) {
					t.Errorf("%v, %d lines: %q lies at %v", size, lines, w.Text, w.Box)
				}
			}
			rest := i.Size().Height
			i.hover(describe(&m.Scene, *m.card("8♥")))
			if want := (side.box.H-sideHead-sideFoot)*inspectPart - 4; kit.Abs(i.Size().Height-want) > 1 {
				t.Errorf("%v: a card has %v to be read in, not %v", size, i.Size().Height, want)
			}
			i.hover(shownCard{})
			if i.Size().Height != rest {
				t.Errorf("%v: %v of the room come back", size, i.Size().Height)
			}
			putAway(ts)
		}
	}
}

// Of a card that is seen only from behind the inspector shows the back and what is known of it,
// and nothing of the card that was shown before.
func TestTheInspectorShowsBacks(t *testing.T) {
	s := midGame()
	f := laid(t, kittest.Env(), s.session(), Exits{}, fyne.NewSize(1280, 800))
	i := f.panels.side.inspector
	i.hold(describe(&s.Scene, *s.card("7♦")))
	at := slices.IndexFunc(s.Scene.Cards, func(c table.CardScene) bool { return c.Def == 0 && c.Name == "" })
	if at < 0 {
		t.Fatal("no card lies face down")
	}
	back := &s.Scene.Cards[at]
	back.Badges = []table.Badge{{Kind: "warded", Text: "Can't be chosen"}}
	v := f.animator.views[back.ID]
	v.setPlace(cardPlace{Card: *back, Box: v.place.Box})
	f.input.cardTapped(v, &fyne.PointEvent{AbsolutePosition: v.place.Centre()})
	if i.card.ID != back.ID || i.card.Def != 0 || i.page.kind != kit.FaceDown {
		t.Errorf("a click on a hidden card shows %+v", i.card)
	}
	if where := i.card.Where; !reads(i, "Face-down card") || where == "" || !reads(i, where) || !reads(i, "Can't be chosen") {
		t.Errorf("where it lies (%q) and what is known of it isn't said", where)
	}
	if reads(i, "Seven of Diamonds") {
		t.Error("the card before is still spoken of")
	}
	back.Zone = -99 // gone where nobody follows it
	s.Scene.Cards = slices.Delete(s.Scene.Cards, at, at+1)
	if i.follow(&s.Scene); i.card.hidden() {
		t.Errorf("gone out of sight it is still shown: %+v", i.card)
	}
}
