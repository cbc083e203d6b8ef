package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// typed presses keys one after the other.
func (s *seat) typed(names ...fyne.KeyName) {
	for _, n := range names {
		s.table.Key(&fyne.KeyEvent{Name: n})
	}
}

// A card is scored, taken back and scored again without a pointer.
func TestPlayedByKeys(t *testing.T) {
	s := sit(t, hand)
	s.typed(fyne.KeyH)
	if !strings.HasPrefix(s.table.keys.focus.At.Key, "card ") || !s.table.keys.focus.Visible() {
		t.Fatalf("H leads to %q", s.table.keys.focus.At.Key)
	}
	for range 8 {
		if s.table.panels.side.inspector.pointed.Def == s.card("K♣").place.Card.Def {
			break
		}
		s.typed(fyne.KeyRight)
	}
	s.typed(fyne.KeyReturn)
	s.foretold()
	if !s.table.panels.choice.Visible() {
		t.Fatal("Enter on a card opens no choice")
	}
	if s.table.panels.choice.At != 0 {
		t.Errorf("the choice that Enter opens has line %d marked", s.table.panels.choice.At)
	}
	for s.table.panels.choice.At < 0 || s.table.panels.choice.Lines[s.table.panels.choice.At].Text != "Play for points" {
		s.typed(fyne.KeyDown)
	}
	s.typed(fyne.KeyReturn)
	s.until("the King is scored", func() bool { return s.lies("K♣", "PR") })
	s.table.Chord("Ctrl+Z")
	s.until("it is taken back", func() bool { return s.count("Your hand") == 4 && s.table.sight.scene.Redo })
	s.table.Chord("Ctrl+Y")
	s.until("it is done again", func() bool { return s.lies("K♣", "PR") })
}

// Every place on the table can be reached by arrows from every other one.
func TestArrowsLeadEverywhere(t *testing.T) {
	s := sit(t, hand)
	stops := s.table.keys.reach.stops()
	reached := map[string]bool{}
	var from func(at kit.Stop)
	from = func(at kit.Stop) {
		if reached[at.Key] {
			return
		}
		reached[at.Key] = true
		for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
			s.table.keys.focus.On = true
			s.table.keys.focus.Put(at)
			s.typed(k)
			from(s.table.keys.focus.At)
		}
	}
	from(stops[0])
	for _, at := range stops {
		if !reached[at.Key] {
			t.Errorf("the arrows never lead to %s", at.Key)
		}
	}
}

func TestLettersLeadToZones(t *testing.T) {
	s := sit(t, hand)
	letters := s.table.sight.letters()
	seen := map[rune]string{}
	for short, r := range letters {
		if seen[r] != "" {
			t.Errorf("%c stands for %s and %s", r, seen[r], short)
		}
		seen[r] = short
	}
	p := fyne.KeyName(string(letters["PR"]))
	s.typed(p)
	own := s.table.keys.focus.At.Box
	s.typed(p)
	if far := s.table.keys.focus.At.Box; far.Y >= own.Y {
		t.Errorf("the letter pressed again leads from %v to %v, want the other row above", own, far)
	}
	s.typed(p, fyne.KeyRight, p)
	if again := s.table.keys.focus.At.Box; again != own {
		t.Errorf("after another key the letter leads to %v, want one's own row at %v", again, own)
	}
	s.table.keys.focus.Leave() // the pointer was used meanwhile
	s.typed(p)
	if again := s.table.keys.focus.At.Box; again != own {
		t.Errorf("after the pointer the letter leads to %v, want one's own row at %v", again, own)
	}
}

func TestKeysSayThatLettersLeadOn(t *testing.T) {
	s := sit(t, hand)
	lines := s.table.keys.keyLines()
	if !slices.ContainsFunc(lines, func(l [2]string) bool { return l[0] == "Same letter" }) {
		t.Errorf("nothing says what a letter does that is pressed again: %v", lines)
	}
}

func TestWhyTellsReasons(t *testing.T) {
	s := sit(t, hand)
	s.table.input.whyCard(s.card("7♦").id(), fyne.NewPos(300, 600))
	if !s.table.panels.choice.Visible() {
		t.Fatal("no reasons are shown")
	}
	all := ""
	for _, l := range s.table.panels.choice.Lines {
		all += l.Text + "|"
	}
	if !strings.Contains(all, "(VASTRIX") {
		t.Errorf("the reasons name no rule: %s", all)
	}
}

func TestFullControlWhileHeld(t *testing.T) {
	f := midGame().session()
	ts := laid(t, kittest.Env(), f, Exits{}, fyne.NewSize(1280, 800))
	ts.autoPass.set(library.DefaultAutoPass)
	press := func(down bool, keys ...fyne.KeyName) {
		for _, k := range keys {
			ts.Modifier(k, down)
		}
	}
	press(true, desktop.KeyControlLeft)
	if !f.autoPass.Full {
		t.Error("Ctrl gives no full control")
	}
	press(false, desktop.KeyControlLeft)
	if f.autoPass.Full {
		t.Error("full control stays when Ctrl is let go")
	}
	press(true, desktop.KeyControlLeft, desktop.KeyShiftLeft)
	press(false, desktop.KeyShiftLeft, desktop.KeyControlLeft)
	if !f.autoPass.Full {
		t.Error("Ctrl and Shift do not keep full control")
	}
	press(true, desktop.KeyControlLeft, desktop.KeyShiftLeft, fyne.KeyZ)
	press(false, fyne.KeyZ, desktop.KeyShiftLeft, desktop.KeyControlLeft)
	if !f.autoPass.Full {
		t.Error("Ctrl+Shift+Z has changed the settings")
	}
}

func TestUndoAsksWhenCardsWereShown(t *testing.T) {
	f := midGame().session()
	f.scene.Undo = true
	f.shows = []string{"Ben"}
	ts := laid(t, kittest.Env(), f, Exits{}, fyne.NewSize(1280, 800))
	ts.past.undo()
	if len(f.done) > 0 || !ts.panels.choice.Visible() {
		t.Fatalf("done without asking: %v", f.done)
	}
	ts.panels.choice.Lines[0].Do()
	if len(f.done) != 1 || f.done[0] != "undo" {
		t.Errorf("done: %v", f.done)
	}
}

func TestCoverBetweenPersons(t *testing.T) {
	f := midGame().session()
	f.next = library.Handover{Name: "Ben", Seat: 1, Unseen: []table.Line{{Seat: 0, Text: "You draw a card"}}}
	test.NewTempApp(t)
	s := lay(t, f)
	if !s.table.panels.cover.Visible() {
		t.Fatal("the table is not covered")
	}
	s.typed(fyne.Key1)
	if len(f.done) > 0 {
		t.Errorf("the covered table takes keys: %v", f.done)
	}
	s.typed(fyne.KeyReturn)
	s.table.panels.cover.ready.Tapped(nil)
	if !s.table.panels.cover.Visible() {
		t.Error("the key of the last choice, pressed twice, uncovers the next hand")
	}
	s.until("the cover takes an answer", func() bool { return !s.table.panels.cover.locked })
	s.typed(fyne.KeySpace)
	s.table.panels.cover.stop.Tapped(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(300, 600)})
	if !s.table.panels.cover.Visible() {
		t.Error("Space or a click beside the button uncovers the next hand")
	}
	s.typed(fyne.KeyReturn)
	if s.table.panels.cover.Visible() {
		t.Error("the table stays covered")
	}
}

// Nothing of who leaves the window stays above the cover.
func TestCoverHidesTheLiftedCard(t *testing.T) {
	test.NewTempApp(t)
	m := gamestest.Table(t, "vastrix", " turn A\n A hand: 7♦ K♣ 9♦\n B hand: Q♣")
	s := lay(t, library.NewSeated(m.Game, begun(t, m.Game, m, "Ann", "Ben"), nil, true))
	s.until("the cover takes an answer", func() bool { return !s.table.panels.cover.locked })
	s.typed(fyne.KeyReturn)
	s.card("K♣").MouseIn(nil)
	s.table.input.whyCard(s.card("7♦").id(), fyne.NewPos(300, 600))
	s.table.panels.say(table.Refusal{Text: "Your Jack is protected"}, fyne.NewPos(300, 300))
	if err := s.table.session.Do([]string{"score 9♦"}); err != nil { // her turn is over
		t.Fatal(err)
	}
	s.until("Ben is called", func() bool { return s.table.panels.cover.Visible() })
	for what, o := range map[string]fyne.CanvasObject{"card": s.table.input.ghost, "raised card": s.table.input.raising.ups[0], "reason": s.table.panels.bubble, "choice": s.table.panels.choice, "ring": s.table.keys.focus} {
		if o.Visible() {
			t.Errorf("a %s of Ann's lies above the cover", what)
		}
	}
	if s.table.panels.side.inspector.card.Def != 0 || s.table.panels.side.inspector.held.Def != 0 || s.table.panels.side.inspector.pointed.Def != 0 {
		t.Error("the inspector still shows a card of Ann's")
	}
}

// Who takes back another's choice needs that person's word.
func TestUndoAsksWhoseChoiceItIs(t *testing.T) {
	f := midGame().session()
	f.takes = []table.Taken{{Name: "Ann", Choices: 1, What: "draws a card"}}
	ts := laid(t, kittest.Env(), f, Exits{}, fyne.NewSize(1280, 800))
	ts.Chord("Ctrl+Z")
	if len(f.done) > 0 || !ts.panels.choice.Visible() {
		t.Fatalf("it is not asked: %v", f.done)
	}
	if !says(ts.panels.choice.Container, "Undo Ann's move: draws a card?") {
		t.Error("it does not say which choice it takes back")
	}
	if l := ts.panels.choice.Lines[0].Text; !strings.Contains(l, "Ann") {
		t.Errorf("%q does not ask Ann", l)
	}
	ts.panels.choice.Lines[1].Do()
	if len(f.done) > 0 || ts.panels.choice.Visible() {
		t.Errorf("a no takes it back: %v", f.done)
	}
	ts.Chord("Ctrl+Z")
	ts.panels.choice.Lines[0].Do()
	if len(f.done) != 1 || f.done[0] != "undo" {
		t.Errorf("done: %v", f.done)
	}
}

func TestKeymap(t *testing.T) {
	k := kit.NewKeymap()
	if err := k.Change(kit.ActionHint, "Space"); err == nil {
		t.Error("Space does two things")
	}
	if err := k.Change(kit.ActionHint, "H"); err == nil {
		t.Error("a letter is given away")
	}
	if err := k.Change(kit.ActionHint, "Ctrl+H"); err != nil {
		t.Fatal(err)
	}
	again := kit.NewKeymap()
	again.Take(k.Changed())
	if again.Action("Ctrl+H") != kit.ActionHint || again.Action("F1") != "" {
		t.Error("a changed key is lost in the settings")
	}
	again.Take(map[string]string{"hint": "Space", "nothing": "F3"})
	if again.Action("Space") != kit.ActionPass || again.Action("F1") != kit.ActionHint {
		t.Error("settings that clash change keys")
	}
}

func TestReadingTheLog(t *testing.T) {
	s := midGame().session()
	ts := laid(t, kittest.Env(), s, Exits{}, fyne.NewSize(1280, 800))
	n := len(s.scene.Log)
	if n < 3 {
		t.Fatal("the scene has no log")
	}
	ts.keys.action(kit.ActionLog)
	ts.Key(&fyne.KeyEvent{Name: fyne.KeyUp})
	if ts.panels.side.log.at != n-2 {
		t.Errorf("line %d is read, want %d", ts.panels.side.log.at, n-2)
	}
	ts.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if ts.keys.log.on || ts.panels.side.log.at != -1 {
		t.Error("Escape does not leave the log")
	}
}

// says reports whether a text is written in a container, in one line or several.
func says(c *fyne.Container, text string) bool {
	var all []string
	for _, w := range kittest.WrittenIn(c, fyne.Position{}) {
		all = append(all, w.Text)
	}
	return strings.Contains(strings.Join(strings.Fields(strings.Join(all, " ")), " "), text)
}
