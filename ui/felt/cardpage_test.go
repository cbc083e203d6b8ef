package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/looks"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// said joins the words of lines.
func said(lines []pageLine) string {
	var all []string
	for _, l := range lines {
		for _, w := range l.words {
			all = append(all, strings.TrimSpace(w.Text))
		}
	}
	return strings.Join(all, " ")
}

// What can be chosen stands under the words that say so, never below the card while these
// stand beside it.
func TestChoicesStayTogether(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	m := midGame()
	beside := false
	for _, width := range []float32{282, 360, 430} {
		for height := float32(180); height < 700; height += 6 {
			p := newCardPage(&m.Scene, describe(&m.Scene, *m.card("3♠")), m.session().About, fyne.NewSize(width, height))
			head := said(p.head)
			if first, last := strings.Contains(head, "Choose one"), strings.Contains(head, "discards 2 cards"); first != last {
				t.Errorf("%v x %v: beside the card is %q", width, height, head)
			}
			beside = beside || head != ""
		}
	}
	if !beside {
		t.Error("no words ever stand beside the card")
	}
}

// A card whose text is long is read in a higher room at the log's cost, and drawn smaller
// before any of its text is cut; what is short leaves the log its height.
func TestLongTextsHaveMoreRoom(t *testing.T) {
	s := sitAt(t, "vastrix", " turn A\n A hand: 3♥ 6♣ 10♦")
	i, side := s.table.panels.side.inspector, s.table.panels.side
	for name, grows := range map[string]bool{"3♥": true, "6♣": true, "10♦": false} {
		i.hold(shownCard{})
		least := (side.box.H-sideHead-sideFoot)*inspectPart - 3
		i.hold(describe(s.table.sight.scene, s.card(name).place.Card))
		if i.page.scrolls() > 0 {
			t.Errorf("%s ends in dots", name)
		}
		if high := i.Size().Height; high > least != grows || high > (side.box.H-sideHead-sideFoot)*longPart {
			t.Errorf("%s is read in %v, of %v", name, high, side.box.H)
		}
		if i.Position().Y+i.Size().Height > side.log.Position().Y || side.log.Size().Height < 3*kit.LineHeight(logSize) {
			t.Errorf("%s: the inspector at %v, the log at %v", name, kit.BoxOf(i), kit.BoxOf(side.log))
		}
	}
}

// The coach leaves a long text as much room as the log does; a short log stays where it is
// while a name in it is pointed at.
func TestLongTextsMakeNothingJump(t *testing.T) {
	s, led, _, _ := atLesson(t)
	side := s.table.panels.side
	led.says = Lead{Title: "Little"}
	s.table.show()
	if want := (side.box.H - sideHead - sideFoot) * inspectPart; side.inspector.Size().Height < want {
		t.Errorf("above the coach it is %v high, not %v", side.inspector.Size().Height, want)
	}

	s = sitAt(t, "vastrix", " turn A\n A hand: 3♥ 10♦")
	side = s.table.panels.side
	scene := *s.table.sight.scene
	scene.Log = []table.Line{{Turn: 1, Round: "Turn 1", Text: "You draw 3♥", Cards: []table.NamedCard{{From: 9, To: 13, Def: s.card("3♥").place.Card.Def}}}}
	side.set(&scene, side.box)
	at := kit.BoxOf(side.log)
	name := side.log.names[0].Box.Centre()
	side.log.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: name}})
	s.until("the card is shown", func() bool { return side.inspector.card.Def == scene.Log[0].Cards[0].Def })
	if now := kit.BoxOf(side.log); now != at {
		t.Errorf("the log has gone from %v to %v", at, now)
	}
	side.log.MouseOut()
	side.inspector.hold(side.inspector.card) // the same card
	if kit.BoxOf(side.log) == at {
		t.Error("with nothing pointed at in the log, the card has no more room")
	}
}

// Nothing that is said of any card is cut: it is all there, or can be scrolled to, with the words
// that are explained out of sight named at the foot; and most cards need no scrolling.
func TestNoExplanationIsCut(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	all := gamestest.All(t)
	most := map[fyne.Size]int{{Width: 1024, Height: 700}: 11, {Width: 1280, Height: 800}: 6, {Width: 1600, Height: 900}: 1}
	for _, g := range all {
		for size, most := range most {
			i := newInspector(kittest.Plain(), func(def int) library.CardInfo { return library.AboutCard(g, def, nil) })
			a := arrange(&table.Scene{}, size, question{}, false, nil)
			i.Resize(fyne.NewSize(a.Side.W, (a.Side.H-sideHead-sideFoot)*longPart-inspectGap))
			scrolled := 0
			for def := 1; def < len(g.Defs); def++ {
				name := g.Defs[def].Name
				i.hold(shownCard{ID: def, Def: def, Where: "In your hand"})
				p := i.page
				if p.scrolls() > 0 && def < len(g.Defs)-g.Extras {
					scrolled++
				}
				seen := make([]bool, len(p.lines))
				for up := 0; ; up = min(up+p.leaf(up), p.scrolls()) {
					i.scroll(up - i.up)
					fitsRoom(t, i, name)
					n, foot := p.shown(up)
					for l := range n {
						seen[up+l] = true
					}
					for _, l := range p.lines[up+n:] {
						for _, term := range l.terms {
							if !strings.Contains(said(foot), term.name) {
								t.Errorf("%v: the foot of %s, %q, doesn't name %s", size, name, said(foot), term.name)
							}
						}
					}
					if reads(i, "…") && !strings.Contains(i.about(def).Text, "…") {
						t.Errorf("%v: %s is cut", size, name)
					}
					if up == p.scrolls() {
						break
					}
				}
				if slices.Contains(seen, false) {
					t.Errorf("%v: not all of %s can be scrolled to", size, name)
				}
				text := said(p.head) + " " + said(p.lines)
				for _, term := range looks.Explain(i.about(def).Terms, i.about(def).Text) {
					if !strings.Contains(text, term.Name+" "+term.Text) {
						t.Errorf("%v: %s doesn't explain %s", size, name, term.Name)
					}
				}
			}
			if scrolled > most {
				t.Errorf("%s at %v: %d cards have to be scrolled, not %d", g.Name, size, scrolled, most)
			}
		}
	}
}
