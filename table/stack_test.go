package table

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// TestLostSource: a play whose card has left its place is shown and told by what
// it was, although nobody may know where the card is now.
func TestLostSource(t *testing.T) {
	m := gamestest.Table(t, "vainqueur", "turn A\nA field: Spring Sentry\n")
	deck := m.In(1, 0).First // where its card has been shuffled to, say
	sentry := m.S.Cards[m.In(4, 0).First].Def
	m.Push(rules.Item{Class: 3, Serial: m.S.NewSerial(), Def: sentry, Src: deck, Cards: [4]rules.CardID{deck}, Lost: true})
	if name := playName(m, 0).Text(rules.SeatName); !strings.Contains(name, "Spring Sentry") {
		t.Errorf("the log calls it %q", name)
	}
	s2, err := New(Config{Game: m.Game, Looks: looksOf(m.Game), Start: m, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s2.Close()
	for p := range 2 {
		for _, it := range s2.View(p).Scene().Stack {
			if len(it.Cards) != 1 || it.Cards[0].Name != "Spring Sentry" || it.Cards[0].ID == 0 {
				t.Errorf("seat %d is shown %+v", p, it)
			}
		}
	}
}

// TestCopyShown: a copy on the stack is no card, but is shown as what it is a copy of.
func TestCopyShown(t *testing.T) {
	m := gamestest.Table(t, "vainqueur", "turn A\nA field: Spring Sentry\n")
	c := m.In(4, 0).First
	it := rules.Item{Class: 1, Serial: m.S.NewSerial(), Def: m.S.Cards[c].Def, Src: c, Cards: [4]rules.CardID{c}}
	m.Push(it)
	it.Serial, it.Copy = m.S.NewSerial(), true
	m.Push(it)
	if name := playName(m, 1).Text(rules.SeatName); name != "the copy of Spring Sentry" {
		t.Errorf("the log calls it %q", name)
	}
	s, err := New(Config{Game: m.Game, Looks: looksOf(m.Game), Start: m, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	items := s.View(0).Scene().Stack
	copied, plain := items[0], items[1]
	if copied.Title != "Copy of "+plain.Title || len(copied.Cards) != 1 || copied.Cards[0].Name != "Spring Sentry" || copied.Cards[0].ID == plain.Cards[0].ID {
		t.Errorf("the copy is shown as %+v, the play as %+v", copied, plain)
	}
}

// TestDrawnCardsAreNoTargets: what a play has brought to a hand is nothing it is aimed at.
func TestDrawnCardsAreNoTargets(t *testing.T) {
	s := laid(t, "vastrix", "turn A\nA hand: 6♠, 9♦\nB hand: nothing\n")
	now := do(t, s, 0, "effect 6♠ base")
	for len(cardsIn(now, "Your hand")) < 4 && len(now.Stack) > 0 {
		t.Log(now.Prompt, len(cardsIn(now, "Your hand")))
		now = do(t, s, 0, "pass")
	}
	if len(now.Stack) == 0 || len(cardsIn(now, "Your hand")) < 4 {
		t.Fatalf("the play has not drawn: %q", now.Prompt.Text)
	}
	for _, id := range now.Stack[0].Targets {
		c, _ := now.Card(id)
		t.Errorf("it is aimed at %s", c.Name)
	}
}

// A play doesn't point at the cards that it lets a player choose from.
func TestOpenedCardsAreNoTargets(t *testing.T) {
	s := laid(t, "vibes", " turn A time\n A hand: Pack Attack\n A huddle: Red Wizard Penguin\n B hand: nothing")
	now := do(t, s, 0, "play Pack Attack")
	for len(now.Stack) > 0 && len(now.Prompt.Cards) < 10 {
		i := slices.IndexFunc(now.Prompt.Buttons, func(b Button) bool { return b.Key == "pass" || b.Key == "say Enter the Huddle" })
		if i < 0 {
			t.Fatalf("asked %+v", now.Prompt)
		}
		now = do(t, s, now.Prompt.Seat, now.Prompt.Buttons[i].Key)
	}
	if len(now.Stack) != 1 || len(now.Stack[0].Targets) > 0 {
		t.Errorf("the play points at cards to choose from: %+v", now.Stack)
	}
}
