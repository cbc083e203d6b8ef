package felt

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/table"

	"fyne.io/fyne/v2"
)

// counterWar is a table on which You hold an Ace to answer with, and two plays
// wait that it can counter.
func counterWar(t *testing.T) *seat {
	t.Helper()
	s := sit(t, " turn A\n A hand: 5♦ A♥ Q♣\n B hand: A♦ A♣ Q♦\n GY: 3♦")
	for _, key := range []string{"effect 5♦ base", "effect A♦ instant"} {
		if err := s.table.session.Do([]string{key}); err != nil {
			t.Fatal(err)
		}
		s.table.Pull()
		s.until("the play waits", func() bool { return s.table.sight.scene.Prompt.Mine && !s.waiting(key) })
	}
	if len(s.table.sight.scene.Stack) != 2 {
		t.Fatalf("%d plays wait", len(s.table.sight.scene.Stack))
	}
	return s
}

// waiting reports whether the play of a key is not on the stack yet.
func (s *seat) waiting(key string) bool {
	want := map[string]int{"effect 5♦ base": 1, "effect A♦ instant": 2}[key]
	return len(s.table.sight.scene.Stack) < want
}

// aimed plays the Ace on the stack, where it asks what to counter.
func aimed(t *testing.T) *seat {
	t.Helper()
	s := counterWar(t)
	if err := s.table.session.Do([]string{"effect A♥ instant"}); err != nil {
		t.Fatal(err)
	}
	s.table.Pull()
	s.until("a target is asked", func() bool { return len(s.table.sight.scene.Prompt.Items) == 2 })
	return s
}

// play finds a play of the stack by its card.
func (s *seat) play(card string) (table.ItemScene, itemPlace) {
	s.t.Helper()
	for i, it := range s.table.sight.scene.Stack {
		if len(it.Cards) > 0 && it.Cards[0].Name == card {
			return it, s.table.sight.arr.Items[i]
		}
	}
	s.t.Fatalf("%s is not on the stack", card)
	return table.ItemScene{}, itemPlace{}
}

// answered reports whether the Ace aims at the play of a card.
func (s *seat) answered(card string) bool {
	want, _ := s.play(card)
	return slices.ContainsFunc(s.table.sight.scene.Stack, func(it table.ItemScene) bool { return it.Cards[0].Name == "A♥" && it.ItemOf == want.ID })
}

func TestCounterIsAimedByClickingThePlay(t *testing.T) {
	for _, target := range []string{"A♦", "5♦"} {
		s := aimed(t)
		v := s.card(target)
		if v.glow != askGlow {
			t.Errorf("%s is not marked", target)
		}
		v.Tapped(&fyne.PointEvent{AbsolutePosition: v.Position().AddXY(20, 20)})
		s.until("the Ace aims at "+target, func() bool { return s.answered(target) })
	}
}

func TestCounterIsAimedByClickingTheBox(t *testing.T) {
	for _, target := range []string{"A♦", "5♦"} {
		s := aimed(t)
		_, at := s.play(target)
		s.table.input.groundTapped(fyne.NewPos(at.X+3, at.Bottom()-3))
		s.until("the Ace aims at "+target, func() bool { return s.answered(target) })
	}
}

func TestCounterIsAimedByKeys(t *testing.T) {
	for _, target := range []string{"A♦", "5♦"} {
		s := aimed(t)
		it, _ := s.play(target)
		var stack fyne.KeyName
		for _, z := range s.table.sight.scene.Zones {
			if z.Area.Row == table.RowStack {
				stack = fyne.KeyName(string(s.table.sight.letters()[z.Short]))
			}
		}
		s.typed(stack)
		for range len(s.table.sight.scene.Stack) {
			if s.table.keys.focus.At.Key == fmt.Sprint("item ", it.ID) {
				break
			}
			s.typed(stack)
		}
		if s.table.keys.focus.At.Key != fmt.Sprint("item ", it.ID) {
			t.Fatalf("the keys lead to %q, not to the play of %s", s.table.keys.focus.At.Key, target)
		}
		s.typed(fyne.KeyReturn)
		s.until("the Ace aims at "+target, func() bool { return s.answered(target) })
	}
}

// A counter goes onto the play that it is to counter in one gesture, however the
// plays lie over each other; once it is declared it can be aimed the same way.
func TestCounterIsDroppedOntoThePlay(t *testing.T) {
	for _, target := range []string{"A♦", "5♦"} {
		s := counterWar(t)
		_, at := s.play(target)
		s.drag("A♥", at.Pos().AddXY(at.W/2, at.H-4))
		s.until("the Ace aims at "+target, func() bool { return s.answered(target) })

		s = aimed(t)
		_, at = s.play(target)
		s.drag("A♥", at.Pos().AddXY(at.W/2, at.H-4))
		s.until("the declared Ace aims at "+target, func() bool { return s.answered(target) })
	}
}

// A click on a marked play uses the card that was clicked before.
func TestClickedCounterTakesTheClickedPlay(t *testing.T) {
	s := counterWar(t)
	s.table.input.offerChoice(s.card("A♥").place.Card, fyne.NewPos(300, 700))
	v := s.card("5♦")
	v.Tapped(&fyne.PointEvent{AbsolutePosition: v.Position().AddXY(20, 20)})
	s.until("the Ace aims at 5♦", func() bool { return s.answered("5♦") })
}
