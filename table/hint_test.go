package table

import (
	"context"
	"errors"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

func TestHint(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	h, err := s.View(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if h.Move == "" || h.Why == "" || strings.Contains(h.Move, "c0") {
		t.Fatalf("the hint says %+v", h)
	}
	said := func(p int) string {
		log := s.View(p).Scene().Log
		return log[len(log)-1].Text
	}
	if said(0) != "A bot would choose "+h.Move+". "+h.Why {
		t.Errorf("the log says %q", said(0))
	}
	if strings.HasPrefix(said(1), "A bot would") {
		t.Error("the other player reads the hint")
	}
	if _, err := s.View(1).Hint(t.Context()); !errors.Is(err, ErrNotAsked) {
		t.Errorf("a hint for who is not asked: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.View(0).Hint(ctx); err == nil {
		t.Error("a hint that was given up comes all the same")
	}
}

// A hint for what nobody should foresee says that chance decides.
func TestHintOfChance(t *testing.T) {
	g := gamestest.Find(t, "vastrix")
	s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: 1, RuleOptions: map[string]string{"battleRealm": "on"}}, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	h, err := s.View(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if h.Move == "" || !strings.HasPrefix(h.Why, "Chance decides") {
		t.Errorf("the hint says %+v", h)
	}
}

// A hint gives one reason, and no number that says nothing.
func TestHintSaysWhy(t *testing.T) {
	lines := func(mine, next float64) []bot.Line { return []bot.Line{{Option: 2, Win: mine}, {Option: 0, Win: next}} }
	for _, c := range []struct {
		lines []bot.Line
		want  string
	}{
		{lines(0.61, 0.55), "It expects to win 61% of games from here, 55% with the next best move."},
		{lines(0.61, 0.6), "Other moves are about as good."},
		{lines(0.4, 0.7), "Other moves are about as good."},
		{lines(0, 0), "You're far behind: no move changes much."},
		{lines(0.01, 0.002), "You're far behind: no move changes much."},
		{lines(0.99, 0.985), "You're far ahead: any move keeps that."},
		{lines(0.61, 0)[:1], "It expects to win 61% of games from here."},
	} {
		if got := reason(bot.Report{Choice: 2, Lines: c.lines, Iterations: 1744}); got != c.want {
			t.Errorf("%v: it says %q, want %q", c.lines, got, c.want)
		}
	}
}

// What a hint says is one advice with its reason, whatever is asked: a card of which there are several is
// named once, and the log has one line of it.
func TestHintIsOneAdvice(t *testing.T) {
	s := laid(t, "vibes", " turn A time\n A hand: Sunburn a Penguin\n A huddle: Red Wizard Penguin\n B huddle: Blossoming Penguin, Blossoming Penguin")
	before := len(s.View(0).Scene().Log)
	h, err := s.View(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	log := s.View(0).Scene().Log
	if said := log[len(log)-1].Text; len(log) != before+1 || strings.Count(said, h.Move) != 1 || strings.Contains(said, "simulation") {
		t.Errorf("the log has %d new lines, the last %q", len(log)-before, said)
	}
}
