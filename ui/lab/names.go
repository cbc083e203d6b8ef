package lab

import (
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// levelName is what a level is called.
func levelName(g *library.GameInfo, key string) string {
	if g != nil {
		for _, b := range g.Bots {
			if b.Key == key {
				return b.Name
			}
		}
	}
	if key == random {
		return words.Say("lab.random")
	}
	return key
}

// seatNames are what the players of a run are called: by their level, and their deck where
// they bring one.
func seatNames(g *library.GameInfo, s *library.LabSetup) []string {
	var all []string
	for _, seat := range s.Seats {
		name := levelName(g, seat.Level)
		if deck := seat.Deck.Name; deck != "" {
			name = words.Say("lab.with", "player", name, "deck", deck)
		}
		all = append(all, name)
	}
	if len(s.Field) > 0 && len(all) == 2 {
		all[1] = words.Say("lab.with", "player", levelName(g, s.Seats[1].Level), "deck", words.Count("lab.field", len(s.Field)))
	}
	return all
}

// runName is what a run is called until it's renamed.
func runName(g *library.GameInfo, s *library.LabSetup) string {
	switch {
	case len(s.Field) > 0:
		return words.Say("lab.test_of", "deck", s.Seats[0].Deck.Name)
	case s.Even() && len(s.Seats) == 2 && s.Seats[0].Deck.Name != "" && s.Seats[1].Deck.Name != "":
		return words.Against([]string{s.Seats[0].Deck.Name, s.Seats[1].Deck.Name})
	}
	return words.Against(seatNames(g, s))
}
