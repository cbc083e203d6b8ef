package felt

import (
	"fmt"
	"strings"
	"testing"

	"feltstack/table"
)

// ordering is a session in which an answer can be ordered for always.
type ordering struct{ *fakeSession }

func (o ordering) Always(key string) error { return o.note("always " + key) }
func (o ordering) Stop(id int)             { o.note(fmt.Sprint("stop ", id)) }

// answering is a table at which someone responds to a play.
func answering(t *testing.T) (*Table, *fakeSession) {
	t.Helper()
	m := stackGame()
	m.Prompt.Mine, m.Prompt.Text = true, "Respond to Ball?"
	m.Prompt.Buttons = []table.Button{{Option: 0, Key: "pass", Text: "Pass", Default: true}}
	m.Prompt.Always = []table.Button{{Option: 0, Key: "pass", Text: "Always pass: Respond to Ball?"}}
	f := m.session()
	return opening(t, ordering{f}, Exits{}), f
}

// At a prompt it can be ordered to answer always so: a second press says what, and gives the order.
func TestAlwaysIsOrderedAtThePrompt(t *testing.T) {
	s, f := answering(t)
	pills := s.panels.prompt.inUse()
	if len(pills) != 2 || pills[1].Text != "Always…" {
		t.Fatalf("the prompt offers %d buttons", len(pills))
	}
	pills[1].Tapped(nil)
	if len(f.done) > 0 || !s.panels.choice.Visible() || s.panels.choice.Lines[0].Text != "Always pass: Respond to Ball?" {
		t.Fatalf("it isn't said what is ordered: %v", f.done)
	}
	s.panels.choice.Lines[0].Do()
	if len(f.done) != 1 || f.done[0] != "always pass" {
		t.Errorf("the order is %v", f.done)
	}
}

// What stands is shown as a chip, which is read by keys, too, and takes it back.
func TestOrdersAreAChip(t *testing.T) {
	s, f := answering(t)
	if s.orders.chip.Visible() {
		t.Fatal("a chip, and no order")
	}
	next := *f.scene
	next.Standing = []table.StandingScene{{ID: 4, Text: "Always pass: Respond to Ball?", Short: "Always: Ball"}, {ID: 6, Text: "Always Yes: Draw a card?"}}
	next.Version++
	f.scene = &next
	s.Pull()
	chip := s.orders.chip
	if !chip.Visible() || chip.Text != "2 standing answers" {
		t.Fatalf("the chip says %q", chip.Text)
	}
	reached := false
	for _, stop := range s.keys.reach.stops() {
		reached = reached || strings.Contains(stop.Key, chip.Text)
	}
	if !reached {
		t.Error("no key leads to the chip")
	}
	chip.Tapped(nil)
	if len(s.panels.choice.Lines) != 2 {
		t.Fatalf("%d orders are listed", len(s.panels.choice.Lines))
	}
	if s.panels.choice.Lines[1].Do(); len(f.done) != 1 || f.done[0] != "stop 6" {
		t.Errorf("taken back is %v", f.done)
	}
}
