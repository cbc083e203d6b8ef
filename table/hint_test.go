package table

import (
	"context"
	"errors"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
)

func TestHint(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	h, err := s.View(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(h.Lines) == 0 || h.Why == "" {
		t.Fatalf("the hint says nothing: %+v", h)
	}
	for _, l := range h.Lines {
		if l.Text == "" || strings.Contains(l.Text, "c0") || l.Share < 0 || l.Share > 1 || l.Win > 1 {
			t.Errorf("the hint says %q", l.Text)
		}
	}
	said := func(p int) string {
		log := s.View(p).Scene().Log
		return log[len(log)-1].Text
	}
	if !strings.HasPrefix(said(0), "A bot would: "+h.Lines[0].Text) || !strings.HasSuffix(said(0), h.Why) {
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
	g, err := games.Find("vastrix")
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: 1, RuleOptions: map[string]string{"battleRealm": "on"}}, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	h, err := s.View(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(h.Lines) != 1 || !strings.HasPrefix(h.Why, "Chance decides") {
		t.Errorf("the hint says %+v", h)
	}
}

func TestHintSaysWhy(t *testing.T) {
	lines := []bot.Line{{Option: 2, Visits: 90, Share: 0.9, Win: 0.61}, {Option: 0, Visits: 10, Share: 0.1, Win: 0.55}}
	for _, c := range []struct {
		lines []bot.Line
		want  string
	}{
		{lines, "Wins 61% of 53,072 simulations; next best 55%"},
		{[]bot.Line{lines[0], {Option: 1, Win: 0.6}}, "Wins 61% of 53,072 simulations; others are about as good"},
		{lines[:1], "Best in 53,072 simulations"},
	} {
		if got := compare(bot.Report{Choice: 2, Lines: c.lines, Iterations: 53072}); !strings.Contains(got, c.want) {
			t.Errorf("it says %q, want %q", got, c.want)
		}
	}
}
