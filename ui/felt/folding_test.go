package felt

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Who plays is open; the others fold to halves, and to strips where these are too narrow.
func TestFolds(t *testing.T) {
	for _, c := range []struct {
		others, opened int
		width          float32
		want           []fold
	}{
		{2, 0, 720, []fold{foldNone, foldNone}},
		{3, 1, 930, []fold{foldNone, foldNone, foldNone}},
		{3, 1, 760, []fold{foldNone, foldHalf, foldHalf}},
		{4, 0, 700, []fold{foldHalf, foldHalf, foldHalf, foldHalf}},
		{4, 1, 700, []fold{foldNone, foldHalf, foldHalf, foldHalf}},
		{4, 1, 600, []fold{foldNone, foldStrip, foldStrip, foldStrip}},
		{4, 4, 600, []fold{foldNone, foldNone, foldNone, foldNone}},
	} {
		var others []int
		opened := map[int]bool{}
		for seat := range c.others {
			others = append(others, seat+1)
			opened[seat+1] = seat < c.opened
		}
		how, wide := folds(others, opened, c.width)
		all := float32(0)
		for _, w := range wide {
			all += w
		}
		if !slices.Equal(how, c.want) || all < c.width-1 || all > c.width+1 {
			t.Errorf("%d others, %d of them open, in %v: %v, %v wide", c.others, c.opened, c.width, how, wide)
		}
	}
}

// A seat that is done with stays open for a moment; a click on its plate keeps it open.
func TestSeatsFoldByThemselves(t *testing.T) {
	test.NewTempApp(t)
	m := crowdGame(rand.New(rand.NewPCG(1, 1)), 5)
	m.Me = 0
	plays := func(seat int) {
		m.Version++
		for i := range m.Seats {
			m.Seats[i].Active = m.Seats[i].Seat == seat
		}
	}
	plays(2)
	session := m.session()
	s := lent(t, New(kittest.Env(), session, Exits{}))
	var later []func()
	s.folding.still = false
	s.folding.wait = func(_ time.Duration, f func()) func() {
		later = append(later, f)
		return func() {}
	}
	s.Resize(fyne.NewSize(1024, 700))
	if how := s.sight.arr.Folds; how[2] != foldNone || how[3] == foldNone {
		t.Fatalf("at first: %v", how)
	}
	was := *session.scene
	s.sight.scene = &was
	plays(3)
	s.Pull()
	if how := s.sight.arr.Folds; how[2] != foldNone || how[3] != foldNone || len(later) != 1 {
		t.Fatalf("as the turn ends: %v, %d wait", how, len(later))
	}
	later[0]()
	if how := s.sight.arr.Folds; how[2] == foldNone || how[3] != foldNone {
		t.Errorf("a moment later: %v", how)
	}
	for range 2 {
		was := s.sight.arr.Folds[4]
		s.input.groundTapped(s.sight.arr.Plates[4].Centre())
		if now := s.sight.arr.Folds[4]; (was == foldNone) == (now == foldNone) {
			t.Errorf("a click on the plate leaves it at %v", now)
		}
	}
}
