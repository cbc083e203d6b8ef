package table

import (
	"testing"
	"time"

	"feltstack/rules"
)

// Bots wait for a window that has many scenes to show, and go on once it has shown them; the
// game can be closed while they wait, and people are asked all the same.
func TestBotsWaitForTheWindow(t *testing.T) {
	bots := []Player{{Name: "Rex", Bot: "random"}, {Name: "Fay", Bot: "random"}}
	for _, table := range []struct {
		name    string
		players []Player
		pace    time.Duration
		waits   bool
	}{{"bots", bots, time.Millisecond, true}, {"bots without pace", bots, 0, false}, {"people", []Player{ann, ben}, time.Millisecond, false}} {
		s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 2}, Players: table.players, Pace: table.pace})
		if err != nil {
			t.Fatal(err)
		}
		view, asked := s.View(0), s.asked()
		for _, c := range []struct {
			scenes int
			waits  bool
		}{{0, false}, {mostBehind, false}, {mostBehind + 1, true}, {100, true}, {mostBehind, false}} {
			view.Behind(c.scenes)
			_, due := s.due()
			if waits := due < 0; waits != (c.waits && table.waits) {
				t.Errorf("%s: with %d scenes to show, seat %d is due", table.name, c.scenes, due)
			}
			if s.Asked() != int(asked) {
				t.Errorf("%s: with %d scenes to show, seat %d is asked", table.name, c.scenes, s.Asked())
			}
		}
		if table.waits && len(s.wake) == 0 {
			t.Errorf("%s: once all is shown, nobody is woken", table.name)
		}
	}

	s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 2}, Players: bots, Pace: time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	s.View(0).Behind(100)
	s.start()
	s.View(0).Behind(0)
	settle(t, "the bots go on", func() bool { _, over := s.Outcome(); return over || len(s.Line()) > 2 })
	s.View(0).Behind(100)
	s.Close()
}
