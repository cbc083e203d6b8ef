package vastrix

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// TestLoop: a first action chosen in a position is refused in the very same
// position, and only there (VASTRIX 18, V-042). No deal leads to such a loop in
// practice, so the position is brought back by hand.
func TestLoop(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.S.Decision.Kind != rules.PickPlay {
		if err := m.Choose(len(m.S.Options) - 1); err != nil {
			t.Fatal(err)
		}
	}
	p := m.S.Decision.Seat
	before := m.Copy()
	chosen := m.S.Options[0]
	remember(m, p, chosen)
	dropRepeated(m, p)
	if got, want := len(m.S.Options), len(before.S.Options)-1; got != want {
		t.Fatalf("%d options are left in the same position, want %d", got, want)
	}
	for _, o := range m.S.Options {
		if o == chosen {
			t.Error("the loop's action is still open")
		}
	}
	other := before.Copy()
	other.S.Repeats = m.S.Repeats
	other.S.Seats[p].Nums[NumGoal]++
	dropRepeated(other, p)
	if len(other.S.Options) != len(before.S.Options) {
		t.Error("an action is refused in another position")
	}
	last := before.Copy()
	last.S.Options = last.S.Options[:1]
	last.S.Repeats = m.S.Repeats
	dropRepeated(last, p)
	if len(last.S.Options) != 1 {
		t.Error("the only action is refused")
	}
}

// What others have chosen is kept from who looks, and hides nothing of what that seat has chosen before.
func TestLoopIsSeen(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.S.Phase != PhaseAction {
		if err := m.Choose(len(m.S.Options) - 1); err != nil {
			t.Fatal(err)
		}
	}
	p := m.S.Decision.Seat
	chosen := m.S.Options[0]
	remember(m, p, chosen)
	remember(m, m.S.NextSeat(p), chosen)
	var w rules.Match
	rng := rules.Seeded(1)
	m.Determinize(p, &rng, &w)
	for what, m := range map[string]*rules.Match{"the match": m, "a determinization": &w} {
		if !m.Reask() {
			t.Fatalf("%s asks for something else", what)
		}
		if slices.Contains(m.S.Options, chosen) {
			t.Errorf("%s offers the loop's action", what)
		}
	}
}
