package rules

import (
	"slices"
	"testing"
)

// TestSpeaksOfOpponent: each place of a text where "your opponent" can stand makes its player name
// one, and no other word does.
func TestSpeaksOfOpponent(t *testing.T) {
	theirs := &Filter{Ctrl: Opponent}
	many := &Amount{Kind: CountAll, Filter: theirs}
	than := &Cond{Count: *many}
	g := &Game{Code: Code{Natives: []Native{{Rival: true}, {}}}}
	for name, f := range map[string]*Filter{
		"a place":               {From: []Source{{Whose: You}, {Whose: Opponent}}},
		"who controls it":       theirs,
		"a number":              {Tests: []Test{{}, {Than: many}}},
		"what a play aims at":   {Tests: []Test{{Aims: theirs}}},
		"what it is like":       {Tests: []Test{{Like: theirs}}},
		"what else it may mean": {Or: []*Filter{{}, theirs}},
	} {
		if !f.rival() {
			t.Errorf("%s: a filter does not speak of the opponent", name)
		}
		for what, in := range map[string]Instr{"cards": {Filter: f}, "the least": {Min: Amount{Filter: f}}, "the most": {Max: Amount{Filter: f}}} {
			if !in.rival(g) {
				t.Errorf("%s: the %s of an instruction don't speak of the opponent", name, what)
			}
		}
	}
	for name, a := range map[string]*Amount{
		"cards":    many,
		"a number": {Kind: SeatNum, Who: Opponent},
		"a sum":    {And: many},
	} {
		if !a.rival() || !(&Cond{Count: *a}).rival() || !(&Cond{Than: a}).rival() {
			t.Errorf("%s: an amount or its condition does not speak of the opponent", name)
		}
	}
	for name, in := range map[string]Instr{
		"who does it":    {Who: Opponent},
		"whose it is":    {Whose: Opponent},
		"until whose":    {UntilOf: Opponent},
		"a verb":         {Op: OpNative, Native: 0},
		"a condition":    {Cond: than},
		"one of several": {Conds: []*Cond{nil, {And: than}, {Or: than}}},
		"a price":        {Price: []Instr{{}, {Who: Opponent}}},
		"where cards go": {Dests: []Dest{{}, {Whose: Opponent}}},
	} {
		if !in.rival(g) {
			t.Errorf("%s: an instruction does not speak of the opponent", name)
		}
		a := Ability{Modes: []Mode{{}, {Code: []Instr{{}, in}}}}
		if a.findRivals(g); !a.rival || a.Modes[0].rival || !a.Modes[1].rival {
			t.Errorf("%s: of two modes speak of the opponent %v, %v, and the ability %v", name, a.Modes[0].rival, a.Modes[1].rival, a.rival)
		}
	}
	for name, a := range map[string]Ability{
		"its condition":      {If: than},
		"a delayed event":    {Kind: AbilityDelayed, When: When{Who: Opponent}},
		"a delayed event's":  {Kind: AbilityDelayed, When: When{Card: theirs}},
		"its cost":           {Cost: &Mode{If: than}},
		"a mode's condition": {Modes: []Mode{{If: than}}},
		"a target":           {Modes: []Mode{{Targets: []Target{{Filter: &Filter{}}, {Filter: theirs}}}}},
	} {
		if a.findRivals(g); !a.rival {
			t.Errorf("%s: an ability does not speak of the opponent", name)
		}
	}
	mine := &Filter{Ctrl: You, From: []Source{{Whose: You}}, Tests: []Test{{Than: &Amount{}, Aims: &Filter{}, Like: &Filter{}}}, Or: []*Filter{{}}}
	silent := Instr{Op: OpNative, Native: 1, Filter: mine, Cond: &Cond{}, Conds: []*Cond{{}}, Price: []Instr{{}}, Dests: []Dest{{}}}
	for name, a := range map[string]Ability{
		"all of its own":                 {If: &Cond{}, Cost: &Mode{}, Modes: []Mode{{If: &Cond{}, Targets: []Target{{Filter: mine}}, Code: []Instr{silent}}}},
		"a verb's place in another":      {Modes: []Mode{{Code: []Instr{{Op: OpShuffle, Native: 0}}}}},
		"an amount that names nobody":    {Modes: []Mode{{Code: []Instr{{Max: Amount{Kind: Fixed, Who: Opponent}}}}}},
		"an event that isn't waited for": {Kind: AbilityTrigger, When: When{Who: Opponent}},
		"another that isn't waited for":  {Kind: AbilityTrigger, When: When{Card: theirs}},
		"a delayed event of its own":     {Kind: AbilityDelayed, When: When{Who: You, Card: mine}},
	} {
		if a.findRivals(g); a.rival {
			t.Errorf("%s: an ability speaks of the opponent", name)
		}
	}
}

// TestNameRival: the first target that words call the opponent's says whose a play is; a target
// of its own player, or one named without such words, does not, nor does a later one.
func TestNameRival(t *testing.T) {
	m := &Match{S: *seated("", "", "")}
	theirs, any := &Target{Filter: &Filter{Ctrl: Opponent}}, &Target{Filter: &Filter{Ctrl: Each}}
	for name, c := range map[string]struct {
		named  Seat
		target *Target
		of     Seat
		want   Seat
	}{
		"the opponent's":         {NoSeat, theirs, 2, 2},
		"one is named already":   {1, theirs, 2, 1},
		"no such words":          {NoSeat, any, 2, NoSeat},
		"a card of its player's": {NoSeat, theirs, 0, NoSeat},
		"a card that nobody has": {NoSeat, theirs, NoSeat, NoSeat},
	} {
		f := &Frame{Ctrl: 0, Opp: c.named}
		if f.nameRival(m, c.target, c.of); f.Opp != c.want {
			t.Errorf("%s: the play is about seat %d, want %d", name, f.Opp, c.want)
		}
	}
}

// TestAskRival: a play that names an opponent asks for one where there are several and its
// target has not said which, and not otherwise.
func TestAskRival(t *testing.T) {
	for name, c := range map[string]struct {
		s     *State
		opp   Seat
		rival bool // its words name one
		seats []int16
		want  Seat
	}{
		"several":                     {seated("", "", ""), NoSeat, true, []int16{1, 2}, NoSeat},
		"the target has said it":      {seated("", "", ""), 2, true, nil, 2},
		"no such words":               {seated("", "", ""), NoSeat, false, nil, NoSeat},
		"only one":                    {seated("", "out", ""), NoSeat, true, nil, 2},
		"teams: in turn order":        {seated("1", "2", "1", "2"), NoSeat, true, []int16{1, 3}, NoSeat},
		"an observer is no candidate": {seated("", "", "", "chooser"), NoSeat, true, []int16{1, 2}, NoSeat},
	} {
		m := &Match{Game: &Game{Tables: Tables{Verbs: CommonVerbs(), Defs: []Def{{Abilities: []Ability{{Modes: []Mode{{rival: c.rival}}}}}}}}, S: *c.s}
		m.S.Cards, m.S.Frames = make([]Card, 1), []Frame{{Ctrl: 0, Opp: c.opp}}
		f := &m.S.Frames[0]
		askRival(m, f)
		var seats []int16
		for _, o := range m.S.Options {
			seats = append(seats, o.N)
		}
		if !slices.Equal(seats, c.seats) || f.Opp != c.want || (m.S.Decision.Kind == PickSeat) != (c.seats != nil) {
			t.Errorf("%s: the seats %v are offered, the play is about %d; want %v and %d", name, seats, f.Opp, c.seats, c.want)
		}
		if c.seats == nil && int(f.Step) != stepAfter {
			t.Errorf("%s: it goes on with step %d", name, f.Step)
		}
	}
}
