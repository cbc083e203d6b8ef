package library

import (
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/table"
)

// An answer is declined without a look at the hand, one person after the other, and then
// even who played must take the seat again.
func TestWaive(t *testing.T) {
	all := gamestest.All(t)
	session, err := table.New(table.Config{
		Game: all[0], Setup: rules.Setup{Seed: 3, AskAll: true}, Players: []table.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cara"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	s := NewSeated(all[0], session, nil, true)
	made := func(choose func() error) table.Choice {
		t.Helper()
		n := len(session.Line())
		if err := choose(); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(guardtest.Patience); len(session.Line()) == n && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		return session.Line()[n]
	}
	waived := 0
	for range 60 {
		h, waits := s.Next()
		if !waits {
			sc := s.Scene()
			made(func() error { return s.Choose(sc.Prompt.Buttons[0].Option) })
			continue
		}
		if !h.Waives {
			if err := s.Waive(); err == nil {
				t.Fatalf("%s waives what is no answer", h.Name)
			}
			s.Sit()
			continue
		}
		if c := made(s.Waive); c.Key != "pass" || c.Seat != h.Seat {
			t.Errorf("%s waives: %+v", h.Name, c)
		}
		if waived++; session.Asked() >= 0 {
			if _, waits := s.Next(); !waits {
				t.Fatalf("after %s has waived the hand of another is seen", h.Name)
			}
		}
	}
	if waived == 0 {
		t.Error("nobody has waived anything")
	}
}
