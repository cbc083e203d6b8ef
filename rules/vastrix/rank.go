package vastrix

import (
	"strings"

	"feltstack/rules"
)

// The weights are softmax regression over 11,000 choices of searching players, a tenth
// of what it gave: games that went on by them in full were judged worse than games
// that went on by chance, but they are good enough to say what to try first.
var (
	// scoreRanks are for playing a card of a rank for points.
	scoreRanks = [...]float32{0, -0.05, -0.10, -0.05, -0.05, -0.02, -0.02, 0.08, 0.01, 0.02, 0.06, -0.06, -0.06, 0.03, -0.06, 0.05}
	// effectRanks are for playing one for its effect.
	effectRanks = [...]float32{0, 0, 0.02, 0.01, -0.02, 0.05, 0.03, 0.03, -0.08, -0.03, -0.05, -0.03, 0.04, -0.05, 0, -0.12}
	// scuttleRanks are for scuttling one.
	scuttleRanks = [...]float32{0, -0.08, -0.08, -0.06, -0.04, -0.03, 0, 0.01, 0.04, 0.05, 0.06, 0, 0, 0, 0, 0}
)

const (
	rankReach   = 0.3  // for points that reach the goal
	rankFoe     = 0.05 // for a target that an opponent controls, and against another one
	rankUltra   = -0.05
	rankTakeUp  = -0.03
	rankPick    = 0.3  // for what a picked card is worth in hand, above handMean
	rankTrap    = -0.1 // for placing a card that never triggers; what may is the better for it
	rankTrigger = 0.3
	rankSpec    = 0.05 // for what a spec lets one do
	rankRest    = 20   // for doing nothing more
)

// specRanks are for choosing a Spec, by its place: ten times by how much what it wins against the
// others lies above one half (README.md). Chance keeps the choice secret, and takes the two strong
// ones most often, which are as good as each other.
var specRanks = [...]float32{balance: 0.7, beauty: -0.7, bravery: -1, brilliance: 0.9}

// rankOptions scores the options of a decision: rules.Worth.Rank.
func rankOptions(m *rules.Match, score []float32) {
	p := m.S.Decision.Seat
	need := int16(-1)
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbScore:
			if need < 0 {
				need = m.S.Seats[p].Nums[NumGoal] - Points(m, p)
			}
			facts := m.Def(o.Card).Facts
			score[i] = scoreRanks[facts[FactRank]]
			if facts[FactPoints] >= need {
				score[i] += rankReach
			}
		case verbEffect:
			score[i] = effectRanks[rank(m, o.Card)]
		case verbScuttle:
			score[i] = scuttleRanks[rank(m, o.Target)]
		case rules.VerbTarget:
			score[i] = -rankFoe
			if m.S.Cards[o.Target].Ctrl != p {
				score[i] = rankFoe
			}
		case verbTrigger:
			score[i] = rankTrigger
		case verbTrapPR, verbTrapER:
			score[i] = rankTrap
			if r := rank(m, o.Card); r == 4 || r == 5 {
				score[i] = -rankTrap
			}
		case verbUltraMixed, verbUltraBlack:
			score[i] = rankUltra
		case verbTakeUp:
			score[i] = rankTakeUp
		case verbSignature, verbChromatic, verbFillHand, verbCombine:
			score[i] = rankSpec
		case verbSpec:
			score[i] = specRanks[m.S.Cards[o.Card].Def-deckSize]
		case verbPick:
			if m.S.Cards[o.Card].Face != rules.FaceDown { // what lies face-down is worth a card like any
				score[i] = float32(handWeights[rank(m, o.Card)]-handMean) * rankPick
			}
		default:
			if m.Game.Verbs[o.Verb].Default {
				score[i] = rankRest
			}
		}
	}
}

// rankName is what the rank of a card is called: "Seven".
func rankName(d *rules.Def) string {
	name, _, _ := strings.Cut(d.Name, " of ")
	return name
}
