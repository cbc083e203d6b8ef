package library

import (
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/table"
)

// Where only bots play, whoever watches sees the plays that nobody was asked about.
func TestPlaysOfBotsAreFollowed(t *testing.T) {
	all := gamestest.All(t)
	session, err := table.New(table.Config{Game: all[0], Looks: games.Looks(all[0].Name), Setup: rules.Setup{Seed: 3}, Players: []table.Player{{Name: "Rex", Bot: "random"}, {Name: "Fay", Bot: "random"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	s := NewSeated(all[0], session, nil, false)
	s.Follow(true)
	ended := make(chan struct{}, 1)
	stop := session.Watch(func() {
		if session.Asked() < 0 {
			select {
			case ended <- struct{}{}:
			default:
			}
		}
	})
	defer stop()
	if session.Asked() >= 0 {
		<-ended
	}
	if now := s.Scene(); !now.Over || len(now.Missed) == 0 {
		t.Errorf("over: %v, %d plays were kept", now.Over, len(now.Missed))
	}
}

// With three persons at the window the cover names the one who is asked, and nobody
// sees of another's hand but what the log has told.
func TestThreePersonsShareTheWindow(t *testing.T) {
	all := gamestest.All(t)
	names := []string{"Ann", "Ben", "Cara"}
	var players []table.Player
	for _, name := range names {
		players = append(players, table.Player{Name: name})
	}
	session, err := table.New(table.Config{Game: all[0], Looks: games.Looks(all[0].Name), Setup: rules.Setup{Seed: 3}, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	s := NewSeated(all[0], session, nil, true)
	rng := rules.Seeded(1)
	sat := map[int]bool{}
	for n := 0; n < 120 && session.Asked() >= 0; n++ {
		asked := session.Asked()
		if h, waits := s.Next(); waits {
			if h.Name != names[asked] || h.Seat != asked {
				t.Fatalf("choice %d: the cover names %s, but %s is asked", n, h.Name, names[asked])
			}
			s.Sit()
		}
		scene := s.Scene()
		if sat[asked] = true; scene.Me != asked || !scene.Prompt.Mine {
			t.Fatalf("choice %d: %s sits there, %s is asked", n, names[scene.Me], names[asked])
		}
		for _, c := range scene.Cards {
			z := scene.Zones[slices.IndexFunc(scene.Zones, func(z table.ZoneScene) bool { return z.ID == c.Zone })]
			if z.Area.Row == table.RowHand && z.Seat != asked && c.Def != 0 && !slices.ContainsFunc(scene.Log, func(l table.Line) bool { return strings.Contains(l.Text, c.Name) }) {
				t.Fatalf("choice %d: %s sees %s in %s", n, names[asked], c.Name, z.Name)
			}
		}
		line := len(session.Line())
		if err := s.Choose(scene.Prompt.Buttons[rng.IntN(len(scene.Prompt.Buttons))].Option); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(guardtest.Patience); len(session.Line()) == line && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
	}
	if len(sat) != 3 {
		t.Errorf("only the seats %v were asked", sat)
	}
}

// The cover tells who comes next nothing that others at the window may not know.
func TestCoverTellsNoSecrets(t *testing.T) {
	all := gamestest.All(t)
	session, err := table.New(table.Config{
		Game: all[0], Looks: games.Looks(all[0].Name), Setup: rules.Setup{Seed: 2}, Players: []table.Player{{Name: "Ann"}, {Name: "Ben"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	s := NewSeated(all[0], session, nil, true)
	h, waits := s.Next()
	if !waits || h.Name != "Ann" || len(h.Unseen) == 0 {
		t.Fatalf("at first: %v, %+v", waits, h)
	}
	for _, l := range h.Unseen {
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
