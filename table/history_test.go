package table

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

// again undoes or redoes for a seat and waits until that is seen.
func again(t *testing.T, s *Session, move func() error, at int) *Scene {
	t.Helper()
	if err := move(); err != nil {
		t.Fatal(err)
	}
	settle(t, "the timeline is at its place", func() bool { return s.Timeline().At == at })
	return s.View(0).Scene()
}

// plain is a scene without what tells that time was moved.
func plain(sc *Scene) *Scene {
	c := *sc
	c.Version, c.Moves, c.Updates, c.Held, c.Redo = 0, 0, nil, false, false
	c.Log = slices.DeleteFunc(slices.Clone(c.Log), func(l Line) bool { return l.Back })
	return &c
}

func TestUndoAndRedo(t *testing.T) {
	store := &memory{}
	s := play(t, 1, store, ann, ben)
	scenes := []*Scene{s.View(0).Scene()}
	for i := range 6 {
		do(t, s, i%2, "draw")
		scenes = append(scenes, s.View(0).Scene())
	}
	made := store.line()
	for at := 5; at >= 0; at-- {
		sc := again(t, s, s.View(0).Undo, at)
		if !reflect.DeepEqual(plain(sc), plain(scenes[at])) {
			t.Fatalf("after going back to %d:\n%+v\nwant\n%+v", at, plain(sc), plain(scenes[at]))
		}
		if !sc.Held || !sc.Redo || len(store.line()) != at {
			t.Errorf("at %d: held %v, redo %v, %d choices kept", at, sc.Held, sc.Redo, len(store.line()))
		}
		if last := sc.Log[len(sc.Log)-1]; !last.Back || last.Text != "Ann undoes 1 move" {
			t.Errorf("the log says %q", last.Text)
		}
	}
	if err := s.View(0).Undo(); !errors.Is(err, ErrNothingBack) {
		t.Errorf("before the first choice: %v", err)
	}
	for at := 1; at <= 6; at++ {
		sc := again(t, s, s.View(0).Redo, at)
		if !reflect.DeepEqual(plain(sc), plain(scenes[at])) {
			t.Fatalf("after doing again up to %d:\n%+v\nwant\n%+v", at, plain(sc), plain(scenes[at]))
		}
	}
	if err := s.View(0).Redo(); !errors.Is(err, ErrNothingOn) {
		t.Errorf("after the last choice: %v", err)
	}
	if !reflect.DeepEqual(store.line(), made) {
		t.Errorf("kept %v, want %v", store.line(), made)
	}
}

// Another choice than the one taken back ends what could be done again.
func TestAnotherChoiceForgetsWhatWasTakenBack(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	do(t, s, 0, "draw")
	do(t, s, 1, "draw")
	again(t, s, func() error { return s.View(0).Go(0) }, 0)
	if line := s.Timeline(); len(line.Steps) != 2 {
		t.Fatalf("the timeline has %d steps, want 2", len(line.Steps))
	}
	do(t, s, 0, "lay "+cardsIn(s.View(0).Scene(), "Your hand")[0].Name)
	if sc := s.View(0).Scene(); sc.Redo || sc.Held || len(s.Timeline().Steps) != 1 {
		t.Errorf("redo %v, held %v, %d steps", sc.Redo, sc.Held, len(s.Timeline().Steps))
	}
}

// A play is taken back as a whole, not target by target.
func TestUndoTakesBackTheWholePlay(t *testing.T) {
	s := strikeable(t, nil)
	card := cardsIn(s.View(0).Scene(), "Your hand")[0].Name
	target := cardsIn(s.View(0).Scene(), "Ben's row")[0].Name
	do(t, s, 0, "strike "+card, "target "+target)
	if again(t, s, s.View(0).Undo, 2); s.Asked() != 0 {
		t.Errorf("seat %d is asked, want 0", s.Asked())
	}
}

// After an undo a bot waits until the person acts.
func TestBotsWaitAfterUndo(t *testing.T) {
	s := play(t, 1, nil, ann, Player{Name: "Rook", Bot: "random"})
	do(t, s, 0, "draw")
	settle(t, "the bot has answered", func() bool { return s.Asked() != 1 })
	if err := s.View(0).Go(1); err != nil { // before the bot's choice
		t.Fatal(err)
	}
	if s.poke(); !s.View(0).Scene().Held || s.Asked() != 1 || len(s.Line()) != 1 {
		t.Fatalf("the bot goes on by itself: seat %d is asked after %d choices", s.Asked(), len(s.Line()))
	}
	s.View(0).PlayOn()
	settle(t, "the bot goes on", func() bool { return len(s.Line()) > 1 })
}

// Going back past cards that another person has shown is to be confirmed.
func TestUndoSaysWhatWasShown(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	do(t, s, 0, "draw")
	do(t, s, 1, "lay "+cardsIn(s.View(1).Scene(), "Your hand")[0].Name)
	if got := s.View(0).Shows(1); !slices.Equal(got, []string{"Ben"}) {
		t.Errorf("back before Ben's play: %v, want Ben", got)
	}
	if got := s.View(1).Shows(0); got != nil {
		t.Errorf("Ann has shown nothing to Ben: %v", got)
	}
}

// Whose choices go is said, but for those of who takes them back and of bots.
func TestUndoSaysWhoseChoiceItIs(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	do(t, s, 0, "draw")
	if got := s.View(1).UndoTakes(); !slices.Equal(got, []Taken{{"Ann", 1, "draws a card"}}) {
		t.Errorf("Ben takes back a choice of %v, want Ann", got)
	}
	if got := s.View(0).UndoTakes(); got != nil {
		t.Errorf("Ann undoes 1 move of %v, want none but her own", got)
	}
	do(t, s, 1, "draw")
	if got := s.View(0).Takes(0); !slices.Equal(got, []Taken{{"Ben", 1, "draws a card"}}) {
		t.Errorf("back to the beginning Ann undoes 1 move of %v, want Ben", got)
	}
}

// A play is told as a whole; an end of a step, of which no log tells, in the words of its
// button.
func TestUndoSaysWhichChoiceItIs(t *testing.T) {
	s := laid(t, "vainqueur", "turn A\n  A hand: Wandering Ox\n  B hand: nothing")
	do(t, s, 0, "summon Wandering Ox")
	if got := s.View(1).UndoTakes(); len(got) != 1 || !strings.Contains(got[0].What, "Wandering Ox") {
		t.Errorf("after a summon: %+v", got)
	}
	do(t, s, 0, "next step")
	if got := s.View(1).UndoTakes(); len(got) != 1 || got[0].What != "To the Attack Step" {
		t.Errorf("after the Main Step: %+v", got)
	}
}

// Any walk along the timeline shows every moment as it was.
func TestWalksOnTheTimeline(t *testing.T) {
	s := play(t, 5, nil, ann, ben)
	rng := rand.New(rand.NewPCG(5, 5))
	scenes := []*Scene{s.View(0).Scene()}
	for s.Asked() >= 0 && len(scenes) < 40 {
		keys := s.live.Words().Keys()
		do(t, s, s.Asked(), keys[rng.IntN(len(keys))])
		scenes = append(scenes, s.View(0).Scene())
	}
	for range 300 {
		at := rng.IntN(len(scenes))
		if err := s.View(0).Go(at); err != nil {
			t.Fatal(err)
		}
		if sc := s.View(0).Scene(); !reflect.DeepEqual(plain(sc).Cards, scenes[at].Cards) || len(plain(sc).Log) != len(scenes[at].Log) {
			t.Fatalf("moment %d differs", at)
		}
	}
	if err := s.View(0).Go(len(scenes)); err == nil {
		t.Error("a moment after the last was shown")
	}
}

func BenchmarkUndo(b *testing.B) {
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, ben}})
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for i := 0; !s.live.S.Over && i < 6; i++ {
		c := s.begin()
		if err := c.choose(0); err != nil {
			b.Fatal(err)
		}
		s.apply(c)
	}
	end := len(s.past)
	for b.Loop() {
		for _, at := range []int{0, end} {
			if err := s.View(0).Go(at); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// Who watches with open hands sees every hand, but not what lies in the pile.
func TestObserver(t *testing.T) {
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, ben}, Still: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, open := range []bool{false, true} {
		sc := s.Observer(0, open).Scene()
		for _, c := range cardsIn(sc, "Ben's hand") {
			if (c.Def != 0) != open {
				t.Errorf("open %v: a card of Ben is %q", open, c.Name)
			}
		}
		for _, c := range cardsIn(sc, "Pile") {
			if c.Def != 0 {
				t.Errorf("open %v: the pile shows %q", open, c.Name)
			}
		}
	}
}
