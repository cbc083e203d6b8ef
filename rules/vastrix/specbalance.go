package vastrix

import "feltstack/rules"

// What the Spec Balance does.

// --- Rejuvenation ---

// The values of NumRefilled: whether Rejuvenation still allows a Face-Up Draw besides a
// Face-Down Swap, until its player's next full turn has ended (V-147).
const (
	refilled        int16 = 1
	refilledSwapped int16 = 2
)

// refreshed notes p's Face-Down Swap.
func refreshed(m *rules.Match, p rules.Seat) {
	if n := &m.S.Seats[p].Nums[NumRefilled]; *n == refilled {
		*n = refilledSwapped
	}
}

func doRefill(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	if specSays(m, f.Ctrl, KeyFaceUpDraw) {
		m.S.Seats[f.Ctrl].Nums[NumRefilled] = refilled
	}
	m.Call(procRefill, rules.Frame{Ctrl: f.Ctrl})
	return false
}

// refillProc fills the swap bar from the draw pile; Frame.Ctrl says of each card
// how it lies.
func refillProc() rules.Proc {
	return rules.Proc{Name: "refill", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(SwapBar, 0).N >= 3 || m.In(DP, 0).N == 0 {
				f.Goto(2)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptRefill})
			m.Offer(rules.Option{Verb: verbFaceUp}, ok)
			m.Offer(rules.Option{Verb: verbFaceDown}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			face := rules.FaceByZone
			if m.S.Answer.Verb == verbFaceUp {
				face = rules.FaceUp
			}
			m.Move(rules.Move{Card: m.In(DP, 0).Last, To: m.Game.Zone(SwapBar, 0), Face: face, Why: WhySwap})
			f.Goto(0)
		},
	}}
}

// --- Balance's Six (V-148) ---

// sixCards is how many cards a hand is filled up to.
const sixCards = 6

// fillHandProc lets Frame.Ctrl draw up to six cards in hand.
func fillHandProc() rules.Proc {
	return rules.Proc{Name: "fill hand", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(Hand, f.Ctrl).N >= sixCards || m.In(DP, 0).N == 0 {
				f.Goto(2)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptFillHand})
			m.Offer(rules.Option{Verb: verbFillHand}, ok)
			m.Offer(rules.Option{Verb: verbNoSpec}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbFillHand {
				m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, f.Ctrl), rules.Top, WhyDraw)
				f.Goto(0)
			}
		},
	}}
}
