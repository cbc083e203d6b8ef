package rules

import (
	"fmt"
	"slices"
)

// Check returns what is wrong with a state that can't be: a card in two places,
// a broken list, a name of nothing. Every state of a match passes.
func (m *Match) Check() error { return check(m.Game, &m.S) }

func check(g *Game, s *State) error {
	seats := Seat(len(s.Seats))
	switch {
	case int(seats)-s.Choosers().Len() < g.MinSeats || int(seats) > g.MaxSeats+g.Choosers || int(s.SeatCount) != int(seats):
		return fmt.Errorf("%d seats, counted as %d", seats, s.SeatCount)
	case len(s.Zones) != g.zoneCount(int(seats)):
		return fmt.Errorf("%d zones instead of %d", len(s.Zones), g.zoneCount(int(seats)))
	case len(s.Cards) == 0:
		return fmt.Errorf("no cards")
	case len(s.Frames) > frameBound || len(s.Stack) > MaxStack:
		return fmt.Errorf("%d procedures and %d plays at once", len(s.Frames), len(s.Stack))
	case s.Active < 0 || s.Active >= seats:
		return fmt.Errorf("the active seat is %d", s.Active)
	case s.Winners&s.Choosers() != 0 || s.Seats[s.Active].Chooser:
		return fmt.Errorf("seat %d only chooses, and has a turn or wins", s.Active)
	case !s.Over && len(s.Frames) == 0:
		return fmt.Errorf("nothing runs, but the match is not over")
	}
	if err := checkZones(g, s); err != nil {
		return err
	}
	for c := range s.Cards {
		if err := checkCard(g, s, CardID(c)); err != nil {
			return err
		}
	}
	if err := checkDecision(g, s); err != nil {
		return err
	}
	return checkNames(g, s)
}

// checkZones proves that every card is in the list of its zone, once, and in no other.
func checkZones(g *Game, s *State) error {
	total := 1
	for z := range s.Zones {
		zone := &s.Zones[z]
		n, last := 0, CardID(0)
		for c := zone.First; c != 0; c = s.Cards[c].Next {
			if c < 0 || int(c) >= len(s.Cards) || n > len(s.Cards) {
				return fmt.Errorf("%s is not a list", zoneName(g, ZoneID(z)))
			}
			card := &s.Cards[c]
			if card.Prev != last || int(card.Zone) != z {
				return fmt.Errorf("card %d is out of place in %s", c, zoneName(g, ZoneID(z)))
			}
			n, last = n+1, c
		}
		if zone.Last != last || int(zone.N) != n {
			return fmt.Errorf("%s holds %d cards and counts %d", zoneName(g, ZoneID(z)), n, zone.N)
		}
		total += n
	}
	if total != len(s.Cards) {
		return fmt.Errorf("%d of %d cards are in no zone", len(s.Cards)-total, len(s.Cards)-1)
	}
	return nil
}

func zoneName(g *Game, z ZoneID) string {
	name := g.ZoneName(g.ZoneKind(z))
	if p := g.ZoneSeat(z); p != NoSeat {
		name += " of seat " + SeatName(p)
	}
	return name
}

func checkCard(g *Game, s *State, c CardID) error {
	card := &s.Cards[c]
	seats := Seat(len(s.Seats))
	switch {
	case c == 0 && *card != Card{}:
		return fmt.Errorf("card 0 is something")
	case int(card.Def) >= len(g.Defs):
		return fmt.Errorf("card %d has the unknown face %d", c, card.Def)
	case card.Face > FaceDown:
		return fmt.Errorf("card %d lies neither way", c)
	case card.Owner < NoSeat || card.Owner >= seats || card.Ctrl < NoSeat || card.Ctrl >= seats:
		return fmt.Errorf("card %d belongs to a seat that is not there", c)
	case card.Owner >= 0 && s.Seats[card.Owner].Chooser || card.Ctrl >= 0 && s.Seats[card.Ctrl].Chooser:
		return fmt.Errorf("card %d belongs to a seat that only chooses", c)
	case card.Known>>uint(seats) != 0:
		return fmt.Errorf("card %d is known to a seat that is not there", c)
	case card.Zone != 0 && g.ZoneSeat(card.Zone) >= seats:
		return fmt.Errorf("card %d lies with a seat that is not there", c)
	}
	if g.hangs() && c != 0 && (card.Host != 0) != g.hanging(card.Zone) && !g.adrift(s, c) {
		return fmt.Errorf("card %d is attached to %d and lies in %s", c, card.Host, zoneName(g, card.Zone))
	}
	if g.hangs() && card.Host > 0 && int(card.Host) < len(s.Cards) && !g.onTable(s.Cards[card.Host].Zone) {
		return fmt.Errorf("card %d is attached to one that is not in play", c)
	}
	for n, h := 0, card.Host; h != 0; n, h = n+1, s.Cards[h].Host {
		if h < 0 || int(h) >= len(s.Cards) || n > len(s.Cards) {
			return fmt.Errorf("card %d is attached to nothing that ends", c)
		}
	}
	return nil
}

func checkDecision(g *Game, s *State) error {
	d := &s.Decision
	switch {
	case s.Over && (d.Kind != None || len(s.Options) > 0):
		return fmt.Errorf("the match is over and asks")
	case d.Kind == None && (d.Seat != NoSeat && !s.Over || len(s.Options) > 0):
		return fmt.Errorf("options without a decision")
	case d.Kind > PickSeat:
		return fmt.Errorf("unknown kind of decision %d", d.Kind)
	case d.Kind != None && (d.Seat < 0 || int(d.Seat) >= len(s.Seats)):
		return fmt.Errorf("seat %d has the decision", d.Seat)
	case int(d.Prompt) >= max(1, len(g.Prompts)):
		return fmt.Errorf("unknown prompt %d", d.Prompt)
	}
	for i := range s.Options {
		o := &s.Options[i]
		if int(o.Verb) >= len(g.Verbs) {
			return fmt.Errorf("option %d has the unknown verb %d", i, o.Verb)
		}
		if !s.isCard(o.Card) || !s.isCard(o.Target) {
			return fmt.Errorf("option %d (%s) is about a card that is not there", i, g.Verbs[o.Verb].Key)
		}
	}
	return nil
}

// adrift reports whether the game says that c may lie attached to nothing.
func (g *Game) adrift(s *State, c CardID) bool {
	if g.Adrift == nil || s.Cards[c].Host != 0 || !g.hanging(s.Cards[c].Zone) {
		return false
	}
	return g.Adrift(&Match{Game: g, S: *s}, c)
}

// checkNames proves that what procedures, plays and marks name is there.
func checkNames(g *Game, s *State) error {
	if int(s.Answer.Verb) >= max(1, len(g.Verbs)) {
		return fmt.Errorf("unknown answer %d", s.Answer.Verb)
	}
	runs := append(s.Frames[:len(s.Frames):len(s.Frames)], s.Asked)
	for i := range runs {
		f := &runs[i]
		if int(f.Proc) >= len(g.Procs) || int(f.Step) > len(g.Procs[f.Proc].Steps) {
			return fmt.Errorf("unknown procedure %d, step %d", f.Proc, f.Step)
		}
		if int(f.Def) >= len(g.Defs) {
			return fmt.Errorf("%s runs the text of unknown face %d", g.Procs[f.Proc].Name, f.Def)
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; int(it.Def) >= len(g.Defs) {
			return fmt.Errorf("play %d is of unknown face %d", i, it.Def)
		}
	}
	for i := range s.Guises {
		if o := &s.Guises[i]; !s.isCard(o.Card) || o.Card == 0 || int(o.Def) >= len(g.Defs) || s.guiseAt(o.Card) != i || g.veiled[0][s.Cards[o.Card].Zone] {
			return fmt.Errorf("card %d counts as another and can't", o.Card)
		}
	}
	if len(s.Delayed) > maxDelayed {
		return fmt.Errorf("%d effects wait", len(s.Delayed))
	}
	for i := range s.Delayed {
		if d := &s.Delayed[i]; int(d.Def) >= len(g.Defs) || int(d.Ability) >= len(g.Defs[d.Def].Abilities) {
			return fmt.Errorf("the effect that waits at %d is of nothing", i)
		}
	}
	m := Match{Game: g, S: *s}
	m.S.speakers = nil
	m.S.listSpeakers(m.Game)
	for _, c := range m.S.speakers {
		if !slices.Contains(s.speakers, c) {
			return fmt.Errorf("card %d is in play, and its text is not listed", c)
		}
	}
	if len(m.S.speakers) != len(s.speakers) {
		return fmt.Errorf("%d texts in play are listed, there are %d", len(s.speakers), len(m.S.speakers))
	}
	if m.S.said != s.said {
		return fmt.Errorf("what the texts in play say is noted as %v, it is %v", s.said, m.S.said)
	}
	for _, f := range s.Floats {
		if f.N <= 0 || int(f.Kind) >= len(g.Resources) || f.Seat < 0 || int(f.Seat) >= len(s.Seats) {
			return fmt.Errorf("%d resources of kind %d float for seat %d", f.N, f.Kind, f.Seat)
		}
	}
	for i := range s.Past {
		if o := &s.Past[i]; int(o.Def) >= len(g.Defs) || int(o.Zone) >= len(s.Zones) || o.Face > FaceDown {
			return fmt.Errorf("past object %d is nothing that can be", i)
		}
	}
	for i := range s.Marks {
		if k := &s.Marks[i]; k.Kind != 0 && k.Kind == g.Grants && (int(k.Def) >= len(g.Defs) || !g.Defs[k.Def].gives(k.N)) {
			return fmt.Errorf("card %d has the ability %d of face %d, which gives none", k.Card, k.N, k.Def)
		}
	}
	lost := false
	m.S.referPast(func(was PastID) { lost = lost || int(was) > len(s.Past) })
	if lost {
		return fmt.Errorf("something speaks of an object that is not kept")
	}
	bad := CardID(0)
	m.S.refer(m.Game, func(c *CardID) {
		if !s.isCard(*c) {
			bad = *c
		}
	})
	if bad != 0 {
		return fmt.Errorf("something names card %d, which is not there", bad)
	}
	return nil
}

func (s *State) isCard(c CardID) bool { return c >= 0 && int(c) < len(s.Cards) }
