package table

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// A play that gives a match away has decided it, and what else could have been played is said: Rook
// scores where a scuttle would have kept Rae from her goal.
func TestTurningPoint(t *testing.T) {
	s := laid(t, "vastrix", " turn B\n A hand: 2♦\n A PR: 10♦ 9♦\n B hand: K♣ 3♥\n B PR: 4♥")
	do(t, s, 1, "score 3♥")
	for range 40 {
		p := s.Asked()
		if p < 0 {
			break
		}
		v := s.View(p)
		key := "end"
		if p == 0 {
			key = "score 2♦"
		}
		keys := s.live.Words().Keys()
		if !slices.Contains(keys, key) {
			key = keys[max(defaultOf(s.live), 0)]
		}
		do(t, s, v.Seat(), key)
	}
	if o, over := s.Outcome(); !over || !slices.Equal(o.Winners, []int{0}) {
		t.Fatalf("Ann doesn't win: %+v, %v", o, over)
	}
	got, ok := s.View(0).Turning(t.Context())
	if !ok {
		t.Fatal("nothing decided the match")
	}
	if !strings.HasPrefix(got.Line.Text, "Ben scores 3♥") || got.Round == "" || got.Other == "" || strings.Contains(got.Other, "points") || got.Else-got.Win < standsOut {
		t.Errorf("it turns at %+v", got)
	}
	if again, _ := s.View(0).Turning(t.Context()); !reflect.DeepEqual(again, got) {
		t.Errorf("it turns at %+v, and then at %+v", got, again)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if got, ok := s.View(0).Turning(ctx); ok {
		t.Errorf("given up, it turns at %+v", got)
	}
}

// Where no play stands out, none has decided the match: each could do nothing else, or all lead to
// the same.
func TestNothingDecided(t *testing.T) {
	s := laid(t, "vastrix", " turn A\n A hand: 2♦\n A PR: 10♦ 9♦\n B hand: nothing\n B PR: nothing")
	do(t, s, 0, "score 2♦")
	for s.Asked() >= 0 {
		do(t, s, s.Asked(), s.live.Words().Keys()[max(defaultOf(s.live), 0)])
	}
	if got, ok := s.View(0).Turning(t.Context()); ok {
		t.Errorf("it turns at %+v", got)
	}
}

// A game that goes on has no turning point.
func TestNoTurningPointYet(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	if got, ok := s.View(0).Turning(t.Context()); ok {
		t.Errorf("it turns at %+v", got)
	}
}

// What decided is the play, not what it left behind, nor what followed from a pass.
func TestDecisiveLine(t *testing.T) {
	s := laid(t, "vastrix", " turn A\n A hand: 2♦ 3♦\n B hand: 9♥")
	v := s.View(0)
	v.Scene()
	named := []NamedCard{{Def: 1}}
	log := []Line{
		{Text: "Turn 3: Rae"},
		{Text: "Time passes"}, {Text: "Mill flops", Cards: named}, {Text: "Rae scores Ox", Cards: named, Plays: 7}, {Text: "Ox is no longer revealed", Cards: named},
		{Text: "Turn 4: Rook", Seat: 1}, {Text: "Rook wins", Seat: 1, Cards: named},
	}
	past := []moment{{}, {open: true}, {}, {open: true}, {}}
	for n, lines := range []int32{0, 1, 1, 5, 7} {
		past[n].lines[1] = lines
	}
	for n, want := range []string{"Ann chooses “Draw”", "Rae scores Ox", "Rae scores Ox", "Ann chooses “Draw”", "Ann chooses “Draw”"} {
		w := &swing{at: n, seat: 0, chosen: slices.Index(s.live.Words().Keys(), "draw")}
		s.live.View(0, &w.view)
		if got := s.decisive(w, past, log, 1); got.Text != want {
			t.Errorf("choice %d was decided by %q, want %q", n, got.Text, want)
		}
	}
}
