package table

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// The turning point is the turn in which the winner's lead has grown most.
func TestTurningPoint(t *testing.T) {
	for seed := uint64(1); seed < 6; seed++ {
		s := play(t, seed, nil, Player{"Rae", "random"}, Player{"Rook", "random"})
		settle(t, "the game ends", func() bool { _, over := s.Outcome(); return over })
		got, ok := s.View(0).Turning()
		o, _ := s.Outcome()
		if len(o.Winners) == 0 {
			if ok {
				t.Errorf("seed %d: a draw turns at %+v", seed, got)
			}
			continue
		}
		s.mu.Lock()
		lead := func(st *rules.State) int {
			m := s.live.Copy()
			m.S.CopyFrom(st)
			won, lost := rules.Seat(o.Winners[0]), rules.Seat(1-o.Winners[0])
			return toyPoints(m, won) - toyPoints(m, lost)
		}
		grown := map[int]int{} // by turn
		first := map[int]int{}
		for i, mo := range s.past {
			turn := int(mo.choice.Turn)
			if _, known := first[turn]; !known {
				first[turn] = i
			}
			before, err := s.stateAt(i)
			if err != nil {
				t.Fatal(err)
			}
			after := &s.live.S
			if i+1 < len(s.past) {
				if after, err = s.stateAt(i + 1); err != nil {
					t.Fatal(err)
				}
			}
			grown[turn] += lead(after) - lead(before)
		}
		s.mu.Unlock()
		most := 0
		for _, by := range grown {
			most = max(most, by)
		}
		if ok != (most > 0) || ok && (got.By != most || grown[got.Turn] != most || got.At != first[got.Turn]) {
			t.Errorf("seed %d: %+v, %v; the leads grew by %v, turns begin at %v", seed, got, ok, grown, first)
		}
		if ok && (got.Line.Turn != got.Turn || strings.TrimSpace(got.Line.Text) == "") {
			t.Errorf("seed %d: it is told as %+v in turn %d", seed, got.Line, got.Turn)
		}
	}
}

// A game that goes on has no turning point.
func TestNoTurningPointYet(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	if got, ok := s.View(0).Turning(); ok {
		t.Errorf("it turns at %+v", got)
	}
}

// What decided is the play, not what it left behind.
func TestDecisiveLine(t *testing.T) {
	named := []NamedCard{{Def: 1}}
	log := []Line{
		{Text: "Turn 3: Rae"},
		{Text: "Time passes"}, {Text: "Rae scores Ox", Cards: named}, {Text: "Ox is no longer revealed", Cards: named},
		{Text: "Turn 4: Rook"}, {Text: "Rook passes"},
	}
	past := []moment{{lines: [rules.MaxSeats]int32{0, 0}}, {lines: [rules.MaxSeats]int32{0, 1}}, {lines: [rules.MaxSeats]int32{0, 4}}, {lines: [rules.MaxSeats]int32{0, 6}}}
	for n, want := range []string{"Turn 3: Rae", "Rae scores Ox", "Turn 4: Rook", ""} {
		if got := decisive(past, log, 1, n); got.Text != want {
			t.Errorf("choice %d was decided by %q, want %q", n, got.Text, want)
		}
	}
}
