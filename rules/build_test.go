package rules_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/message"
)

// TestBuildRefusesWhatDoesNotFit widens one table after the other beyond what a
// state has room for.
func TestBuildRefusesWhatDoesNotFit(t *testing.T) {
	for _, c := range []struct {
		widen func(g *rules.Game)
		want  string
	}{
		{func(g *rules.Game) { g.MaxSeats = 6 }, "6 seats are too many: the limit is 5"},
		{func(g *rules.Game) {
			for range 60 {
				g.Zones = append(g.Zones, rules.ZoneSpec{PerSeat: true})
			}
		}, "zones, those of every seat counted are too many: the limit is 255"},
		{func(g *rules.Game) { g.Choosers = 1 }, "6 seats are too many: the limit is 5"},
		{func(g *rules.Game) { g.RuleOptions = make([]rules.RuleOption, 33) }, "33 rule options are too many: the limit is 32"},
		{func(g *rules.Game) { g.Causes = make([]message.ID, 257) }, "257 causes are too many: the limit is 256"},
		{func(g *rules.Game) { g.SeatNums = make([]string, 21) }, "21 numbers of a seat are too many: the limit is 20"},
		{func(g *rules.Game) { g.Flags = make([]string, 17) }, "17 flags of a card are too many: the limit is 16"},
		{func(g *rules.Game) { g.Facts = nil }, "has 1 numbers, the game names 0"},
		{func(g *rules.Game) {
			g.Defs[1].Abilities = []rules.Ability{{Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpSeat, Dst: 31}}}}}}
		}, "32 registers of a text are too many: the limit is 31"},
		{func(g *rules.Game) {
			g.Defs[1].Abilities = []rules.Ability{{Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpDelay}}}}}}
		}, "1♠ delays its ability 0, which is none that waits"},
		{func(g *rules.Game) {
			g.Defs[1].Abilities = []rules.Ability{{Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpAs, N: 99}}}}}}
		}, "1♠ lets cards count as definition 99 of 12"},
		{func(g *rules.Game) { g.Resources = make([]rules.Resource, 17) }, "17 resources are too many: the limit is 16"},
		{func(g *rules.Game) { g.Defs[1].Abilities = play(oneWay(make([]rules.Want, 7)...), nil) }, "7 wants of a part of a price are too many: the limit is 6"},
		{func(g *rules.Game) { g.Defs[1].Abilities = play(&rules.Price{Extras: make([]rules.Fee, 9)}, nil) }, "9 extras of a price are too many: the limit is 8"},
		{func(g *rules.Game) { g.Defs[1].Abilities = play(oneWay(), nil) }, "it has prices and no procedure that pays them"},
		{func(g *rules.Game) { g.Procs[0].Steps = make([]rules.Step, 256) }, "256 steps of a procedure are too many: the limit is 255"},
	} {
		g := attic()
		c.widen(g)
		if _, err := g.Build(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q is not refused: %v", c.want, err)
		}
	}
}
