package felt

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/book"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/message"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Reasons, their list, explained words and the menu lead to the rulebook.
func TestTheTableLeadsToTheRulebook(t *testing.T) {
	test.NewTempApp(t)
	var opened []book.Ref
	m := midGame()
	ts := lent(t, New(kittest.Env(), m.session(), Exits{Rules: func(rule book.Ref) { opened = append(opened, rule) }}))
	w := test.NewWindow(ts.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(w.Close)
	last := func(want book.Ref) {
		t.Helper()
		if len(opened) == 0 || !reflect.DeepEqual(opened[len(opened)-1], want) {
			t.Errorf("the rulebook is opened at %+v, want %+v", opened, want)
		}
		opened = nil
	}

	ts.panels.say(table.Refusal{Text: "It has Aegis.", Rule: "VASTRIX 5.2"}, fyne.NewPos(400, 400))
	test.TapCanvas(w.Canvas(), kit.BoxOf(ts.panels.bubble.catch).Centre())
	last(book.Ref{Rule: "VASTRIX 5.2"})

	ts.panels.side.menu.Tapped(nil)
	for _, l := range ts.panels.choice.Lines {
		if l.Text == "Rulebook" {
			l.Do()
		}
	}
	last(book.Ref{})

	g := gamestest.Find(t, "vastrix")
	i := ts.panels.side.inspector
	i.about = func(def int) library.CardInfo { return library.AboutCard(g, def, nil) }
	i.show(describe(&m.Scene, *m.card("8♥")))
	y := i.page.top()
	for _, l := range i.page.lines {
		if at := slices.IndexFunc(l.terms, func(f termFrom) bool { return f.name == "Aegis" }); at >= 0 {
			test.TapCanvas(w.Canvas(), i.Position().AddXY(pageEdge+l.terms[at].x+8, y+l.height/2))
			break
		}
		y += l.height
	}
	last(book.Ref{Term: "Aegis"})

	log := ts.panels.side.log
	i.show(shownCard{})
	m.log(9, 1, "Rook draws a card").Says = []message.ID{"log.aimed", "log.draw"}
	log.set(&m.Scene)
	at := len(m.Log) - 1
	line := func(n int) fyne.Position {
		for _, s := range log.shown {
			if s.line == n {
				return log.Position().Add(s.box.Centre())
			}
		}
		t.Fatalf("line %d isn't shown", n)
		return fyne.Position{}
	}
	test.TapCanvas(w.Canvas(), line(at))
	last(book.Ref{Log: []message.ID{"log.aimed", "log.draw"}})
	test.TapCanvas(w.Canvas(), line(at-1)) // says nothing that has a rule
	if opened != nil {
		t.Errorf("a line without a rule opens %+v", opened)
	}
	ts.keys.action(kit.ActionLog)
	ts.keys.action(kit.ActionAct)
	last(book.Ref{Log: []message.ID{"log.aimed", "log.draw"}})
}

// Each reason in the list of what a card can't do opens its rule.
func TestWhyOpensTheRule(t *testing.T) {
	s := sit(t, hand)
	opened := ""
	s.table.panels.rules = func(at book.Ref) { opened = at.Rule }
	s.table.input.whyCard(s.card("7♦").id(), fyne.NewPos(300, 600))
	for _, l := range s.table.panels.choice.Lines {
		if strings.Contains(l.Text, "(VASTRIX") {
			l.Do()
			if opened == "" || !strings.Contains(l.Text, "("+opened+")") {
				t.Errorf("%q opens %q", l.Text, opened)
			}
			return
		}
	}
	t.Error("no reason names a rule")
}
