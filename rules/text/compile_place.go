package text

import "feltstack/rules"

// This file compiles where cards lie, and whose they are.

func (c *compiler) source(t *Thing, s *SourceRef) rules.Source {
	if s.Part != rules.Whole && !c.l.Game.Zones[s.Zone.Zone.Kind].Ordered {
		fail(t.Pos, "the %s has no top and no bottom", s.Zone.Zone.Phrase)
	}
	return rules.Source{Zone: s.Zone.Zone.Kind, Whose: c.whose(t.Pos, s.Zone.Poss), Part: s.Part, N: int8(s.N), M: int8(s.M)}
}

// one is the seat that a possessor names where it must be a single one. The
// card's owner or controller is one where cards are put.
func (c *compiler) one(at Pos, p Poss, put bool) rules.Who {
	switch {
	case p == PossAnOpponent:
		fail(at, "\"an opponent's\" could be several here: say \"your opponent's\"")
	case p == PossAny:
		fail(at, "\"any player's\" could be several here: say whose")
	case p == PossOwner && put:
		return rules.OwnerOf
	case p == PossController && put:
		return rules.ControllerOf
	}
	return c.whose(at, p)
}

// whose is who a possessor names.
func (c *compiler) whose(at Pos, p Poss) rules.Who {
	switch p {
	case PossTheir:
		if c.subject == SubjectYou {
			fail(at, "\"their\" needs somebody who does this: \"your opponent ...\"")
		}
		return c.who
	case PossYourOpponent:
		return rules.Opponent
	case PossAnOpponent:
		return rules.EachOpponent
	case PossOwner, PossController:
		fail(at, "\"its\" is of a card that is put somewhere: \"to its owner's hand\"")
	case PossAny:
		return rules.Each
	case PossThat:
		if !c.player {
			missing(at, "nothing before this says who \"that player\" is")
		}
		return rules.ThatSeat
	case PossChosen:
		if c.seat == 0 {
			missing(at, "nothing before this chooses a player: say \"choose a player\"")
		}
		return rules.InRegs + rules.Who(c.seat-1)
	}
	if p >= PossRelated {
		return c.l.related(int(p - PossRelated))
	}
	return rules.You
}
