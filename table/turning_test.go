package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

// The turn that decided is the one that brought the winners most of what they kept.
func TestTurningOf(t *testing.T) {
	for _, tt := range []struct {
		leads, turns []int
		want         Turning
		at           int
	}{
		{[]int{0, 2, 9, 10}, []int{1, 2, 2}, Turning{At: 1, Turn: 2, By: 8}, 1},
		{[]int{0, 10, 3, 8}, []int{1, 2, 3}, Turning{At: 2, Turn: 3, By: 5}, 2},   // the ten were lost
		{[]int{0, 10, 6, 8}, []int{1, 2, 3}, Turning{At: 0, Turn: 1, By: 10}, 0},  // six of ten stayed
		{[]int{-9, -2, -2, 1}, []int{1, 2, 3}, Turning{At: 0, Turn: 1, By: 7}, 0}, // still behind
		{[]int{0, 6, 4, 9}, []int{1, 1, 1}, Turning{At: 0, Turn: 1, By: 9}, 0},
		{[]int{3, 1, 0}, []int{1, 2}, Turning{}, 0},
		{[]int{0}, nil, Turning{}, 0},
	} {
		if got, at, ok := turningOf(tt.leads, tt.turns); !reflect.DeepEqual(got, tt.want) || at != tt.at || ok != (tt.want.By > 0) {
			t.Errorf("leads %v in turns %v: %+v by choice %d (%v), want %+v by %d", tt.leads, tt.turns, got, at, ok, tt.want, tt.at)
		}
	}
}

// The turning point of a match is told as the log tells it.
func TestTurningPoint(t *testing.T) {
	found := 0
	for seed := uint64(1); seed < 6; seed++ {
		s := play(t, seed, nil, Player{"Rae", "random"}, Player{"Rook", "random"})
		settle(t, "the game ends", func() bool { _, over := s.Outcome(); return over })
		got, ok := s.View(0).Turning()
		if o, _ := s.Outcome(); ok && len(o.Winners) == 0 {
			t.Errorf("seed %d: a draw turns at %+v", seed, got)
		}
		if !ok {
			continue
		}
		found++
		s.mu.Lock()
		first := slices.IndexFunc(s.past, func(mo moment) bool { return int(mo.choice.Turn) == got.Turn })
		s.mu.Unlock()
		if got.By <= 0 || got.At != first {
			t.Errorf("seed %d: %+v, turn %d begins at %d", seed, got, got.Turn, first)
		}
		if got.Line.Turn != got.Turn || strings.TrimSpace(got.Line.Text) == "" {
			t.Errorf("seed %d: it is told as %+v in turn %d", seed, got.Line, got.Turn)
		}
	}
	if found == 0 {
		t.Error("no match has a turning point")
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
		{Text: "Time passes"}, {Text: "Mill flops", Cards: named}, {Text: "Rae scores Ox", Cards: named, Plays: 7}, {Text: "Ox is no longer revealed", Cards: named},
		{Text: "Turn 4: Rook"}, {Text: "Rook passes"},
	}
	past := []moment{{lines: [rules.MaxSeats]int32{0, 0}}, {lines: [rules.MaxSeats]int32{0, 1}}, {lines: [rules.MaxSeats]int32{0, 5}}, {lines: [rules.MaxSeats]int32{0, 7}}}
	for n, want := range []string{"Turn 3: Rae", "Rae scores Ox", "Turn 4: Rook", ""} {
		if got := decisive(past, log, 1, n); got.Text != want {
			t.Errorf("choice %d was decided by %q, want %q", n, got.Text, want)
		}
	}
}
