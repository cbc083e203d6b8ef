package table

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// Where only bots play, the one who looks on is asked nothing and is called nobody:
// no button of theirs, and the rows bear the players' names.
func TestLookingOnAtBots(t *testing.T) {
	s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 2}, Players: []Player{{Name: "Rex", Bot: "random"}, {Name: "Fay", Bot: "random"}}})
	if err != nil {
		t.Fatal(err)
	}
	scene := s.View(int(s.asked())).Scene()
	if q := scene.Prompt; q.Mine || q.Text != "" || len(q.Buttons) > 0 || q.Seat != int(s.asked()) {
		t.Errorf("who looks on is asked: %+v", q)
	}
	for _, c := range scene.Cards {
		if c.Can {
			t.Errorf("who looks on can play %+v", c)
		}
	}
	for _, z := range scene.Zones {
		if strings.Contains(z.Name, "Your ") {
			t.Errorf("a zone of %s is %q", scene.Seats[z.Seat].Name, z.Name)
		}
	}
}

// A game that is shown again has not stopped for a reason that has to be told.
func TestReplayTellsNoTrouble(t *testing.T) {
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 2}, Players: []Player{ann, ben}, Still: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if why := s.Observer(0, false).Scene().Stopped; why != nil {
		t.Errorf("the bar says %q", why)
	}
}
