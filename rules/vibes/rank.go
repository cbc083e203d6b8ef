package vibes

import (
	"math"

	"feltstack/rules"
)

const (
	likely   = 2.0
	unlikely = -2.0
)

// rank scores options as a player would who looks no further than the table: plays a Rod
// first, what costs most before the rest, and pays as proposed.
func rank(m *rules.Match, score []float32) {
	switch d := &m.S.Decision; {
	case d.Kind == rules.PickPay:
		for i := range score {
			if m.S.Options[i].Verb == rules.VerbPay {
				score[i] = 2 * rules.RankObvious
			}
		}
	case d.Prompt == promptBottom:
		for i := range score {
			if m.S.Options[i].Verb == verbKeep {
				score[i] = likely
			}
		}
	case d.Kind == rules.PickPlay:
		rankTurn(m, score)
	case d.Kind == rules.PickAnswer:
		// One chance in two is used.
		rare := -float32(math.Log(float64(len(score))))
		for i := range score {
			if m.S.Options[i].Verb != verbPass {
				score[i] = rare
			}
		}
	}
}

// rankTurn ranks what is played in a turn. The dearest card in hand isn't a Rod as a rule.
func rankTurn(m *rules.Match, score []float32) {
	rod := false
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbRod:
			score[i] = 3 * likely
			rod = true
		case verbHide:
			score[i] = likely
			rod = true
			if m.In(Rods, m.S.Decision.Seat).N > 7 {
				score[i] = unlikely
			}
		case verbPenguin, verbRelic:
			score[i] = likely + float32(m.Def(o.Card).Facts[FactFish])/4
		}
	}
	for i := range score {
		if m.S.Options[i].Verb == verbDone && (rod || len(score) > 1) {
			score[i] = unlikely
		}
	}
}
