package library

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/table"
)

// The cover tells who comes next nothing that others at the window may not know.
func TestCoverTellsNoSecrets(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	session, err := table.New(table.Config{
		Game: all[0], Setup: rules.Setup{Seed: 2}, Players: []table.Player{{Name: "Ann"}, {Name: "Ben"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	s := NewSeated(all[0], session, nil, true)
	h, waits := s.Next()
	if !waits || h.Name != "Ann" || len(h.News) == 0 {
		t.Fatalf("at first: %v, %+v", waits, h)
	}
	for _, l := range h.News {
		if strings.Contains(l.Text, "Ann is dealt") && len(l.Cards) > 0 {
			t.Errorf("the cover says %q", l.Text)
		}
	}
	s.Sit()
	if _, waits := s.Next(); waits {
		t.Error("Ann sits there and is called again")
	}
	if newest := s.Scene(); newest.Me != 0 {
		t.Errorf("Ann looks from seat %d", newest.Me)
	}
}
