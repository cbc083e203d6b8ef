package felt

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A choice that is shown keeps its place and those of its lines when its outcomes become
// known later; those that are known soon are in it from the start.
func TestChoicesStayWhereTheyAreShown(t *testing.T) {
	const short, long = "33 against DEF 27: destroyed, 9 damage to you", 40
	for _, slow := range []bool{false, true} {
		t.Run(fmt.Sprintf("slow %v", slow), func(t *testing.T) {
			test.NewTempApp(t)
			posts := make(chan func(), 10)
			e := kittest.Plain()
			e.Still = false
			e.Post = func(f func()) { posts <- f }
			m := midGame()
			f := m.session()
			f.outcomes = map[string]string{"Play 1": short, "Play 2": strings.Repeat(short+" ", long)}
			if slow {
				f.slow = make(chan struct{})
			}
			card := m.Cards[slices.IndexFunc(m.Cards, func(c table.CardScene) bool { return c.Zone == zHand })]
			for i := range 4 {
				f.drops[card.ID] = append(f.drops[card.ID], table.Drop{
					Card: card.ID, Keys: []string{fmt.Sprint(i)}, Verb: fmt.Sprint("Play ", i), Text: strings.Repeat("Draw a card. ", i+1),
				})
			}
			ts := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
			if !slow {
				ts.input.wait = guardtest.Patience
			}
			ts.input.offerChoice(card, fyne.NewPos(400, 400))
			menu := ts.panels.choice
			if menu.Visible() {
				t.Error("the choice didn't wait for its outcomes")
			}
			until := func(what string, done func() bool) {
				for !done() {
					select {
					case post := <-posts:
						post()
					case <-time.After(guardtest.Patience):
						t.Fatal("never: ", what)
					}
				}
			}
			until("a choice is shown", menu.Visible)
			look := func() (boxes []kit.Box, strong []string) {
				boxes = append(boxes, menu.Box())
				for _, p := range menu.Pills {
					if !p.Visible() {
						continue
					}
					boxes = append(boxes, kit.BoxOf(p))
					if p.MinSize().Height > kit.BoxOf(p).H {
						t.Errorf("%q needs %v and has %v", p.Text, p.MinSize(), kit.BoxOf(p))
					}
					for _, n := range p.Notes {
						if n.Strong {
							strong = append(strong, n.Text)
						}
					}
				}
				return boxes, strong
			}
			before, known := look()
			if slow == (len(known) > 0) {
				t.Errorf("at first the choice says %q", known)
			}
			if slow {
				close(f.slow)
				until("outcomes are known", func() bool { return ts.input.offer.told != nil })
			}
			after, known := look()
			if !slices.Equal(before, after) {
				t.Errorf("the choice moved from %v to %v", before, after)
			}
			if !slices.Contains(known, short) {
				t.Errorf("then the choice says %q", known)
			}
		})
	}
}
