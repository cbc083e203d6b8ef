package vampires_test

import "feltstack/rules"

// Steps of actionProc after those that declare.
const (
	stepAnnounce = 6 + iota
	stepAnnounced
	stepWindow
	stepOutcome
	stepSucceed
	stepBlocked
	stepAfter
	stepHeard
	stepEnding
	stepLast
	stepOver
)

// actionProc is an action of the minion Frame.Tgt, by the card Frame.Src or by
// none: register 1 says which.
func actionProc() rules.Proc {
	return rules.Proc{Name: "action", Steps: append(rules.DeclareSteps(), []rules.Step{
		stepAnnounce - 6: declare, stepAnnounced - 6: triggers,
		stepWindow - 6:  func(m *rules.Match, f *rules.Frame) { m.Call(procWindow, rules.Frame{Ctrl: f.Ctrl}) },
		stepOutcome - 6: outcome, stepSucceed - 6: succeed, stepBlocked - 6: blocked, stepAfter - 6: afterAction, stepHeard - 6: triggers,
		stepEnding - 6: func(m *rules.Match, f *rules.Frame) { m.Raise(whyActionEnds, 0, f.Ctrl, 0) },
		stepLast - 6:   triggers, stepOver - 6: actionOver,
	}...)}
}

// act begins an action; one without a text has nothing to declare.
func act(m *rules.Match, f rules.Frame) {
	f.Opp = rules.NoSeat
	step := 0
	if f.Src == 0 || !spoken(m, f.Def) {
		step = stepAnnounce
	}
	m.Call(procAction, f).Step = uint8(step)
}

// declare locks the minion; the card is paid for when it succeeds.
func declare(m *rules.Match, f *rules.Frame) {
	if f.Src != 0 {
		m.MoveCard(f.Src, m.Game.Zone(limbo, 0), rules.Top, whyPlayed)
		m.Propose(drawing(m, f.Ctrl))
	}
	m.SetFlag(f.Tgt, flagLocked, true)
	m.Push(rules.Item{
		Class: classAction, Ctrl: f.Ctrl, By: f.Ctrl, Opp: m.S.NextSeat(f.Ctrl), Serial: m.S.NewSerial(), Def: m.S.Cards[f.Tgt].Def, Src: f.Tgt,
		Cards: [4]rules.CardID{f.Tgt, 0, f.Src}, Nums: [4]int16{f.R[1]},
	})
	f.SetItem(3, m.S.Top().Serial)
	if f.Src != 0 {
		m.Raise(whyPlayed, f.Src, f.Ctrl, 0)
	}
}

// outcome says whether the action was blocked, was ended or succeeds.
func outcome(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(3))
	switch {
	case it == nil || it.Flags&itemEnded != 0 || it.Lost || m.KindOf(it.Src) != ready:
		f.Goto(stepAfter)
	case it.Flags&itemBlocked != 0:
		blocker := it.Cards[1]
		m.SetFlag(blocker, flagLocked, true)
		m.Raise(whyBlocks, blocker, m.S.Cards[blocker].Ctrl, it.Src)
		m.Raise(whyBlocked, it.Src, it.Ctrl, blocker)
		f.Goto(stepBlocked)
	}
}

func succeed(m *rules.Match, f *rules.Frame) {
	f.Goto(stepAfter)
	it := m.S.Item(f.Item(3))
	switch f.R[1] {
	case actBleed:
		bleed(m, it.Src, it.Ctrl, it.Opp)
		return
	case actHunt:
		feed(m, it.Src, 1)
		m.Raise(whyHunts, it.Src, it.Ctrl, 0)
		return
	}
	if !affords(m, f.Ctrl, f.Src, f.Tgt) {
		return
	}
	payPrinted(m, f.Ctrl, f.Src, f.Tgt)
	if spoken(m, f.Def) {
		runText(m, f)
	}
}

// bleed takes from a player what the bleed of the minion is.
func bleed(m *rules.Match, minion rules.CardID, p, target rules.Seat) {
	n := m.Fact(minion, factBleed)
	if n <= 0 || !m.S.Plays(target) {
		return
	}
	m.S.Nums[numEdge] = int16(p) + 1
	m.Raise(whyBleeds, minion, p, 0)
	m.Propose(losing(target, n))
}

// losing is seat p losing n pool.
func losing(p rules.Seat, n int16) rules.Coming {
	return rules.Coming{Kind: comesLoss, Act: rules.ActNum, Seat: p, Num: numPool, N: n, Loss: true, Why: whyLosePool, Reg: -1}
}

func blocked(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(3))
	m.Call(procCombat, rules.Frame{Ctrl: it.Ctrl, Src: it.Src, Tgt: it.Cards[1]})
}

// afterAction puts the card away, or into play where its kind stays there.
func afterAction(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(3))
	c := f.Src
	if c == 0 || f.Lost || m.KindOf(c) != limbo {
		return
	}
	to := m.Game.Zone(ashHeap, f.Ctrl)
	if k := kind(m, c); it != nil && it.Flags == 0 && m.KindOf(f.Tgt) == ready && (k == ally || k == retainer || k == equipment) {
		if k == ally {
			m.MoveCard(c, m.Game.Zone(ready, f.Ctrl), rules.Top, whyArrives)
			m.SetFlag(c, flagFresh, true)
		} else {
			m.Fasten(c, f.Tgt, m.Game.Zone(attached, f.Ctrl), rules.FaceByZone, whyArrives)
		}
		m.AddCounters(c, counterLife, rules.NoSeat, m.Def(c).Facts[factLife], whyNone)
		m.Raise(whyArrives, c, f.Ctrl, 0)
		return
	}
	m.MoveCard(c, to, rules.Top, whySpent)
}

// actionOver ends what lasts until the action ends.
func actionOver(m *rules.Match, f *rules.Frame) {
	m.S.DropItem(f.Item(3))
	m.Ends(untilAction, rules.NoSeat)
	for c := range m.S.Cards {
		m.S.Cards[c].Flags &^= flagTried
	}
	settle(m)
}

// going is the action or combat that goes on, nil if there is none.
func going(m *rules.Match, class uint8) *rules.Item {
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		if m.S.Stack[i].Class == class {
			return &m.S.Stack[i]
		}
	}
	return nil
}

func inAction(m *rules.Match) bool { return going(m, classAction) != nil }

func acting(m *rules.Match, c rules.CardID) bool {
	it := going(m, classAction)
	return it != nil && it.Src == c && !it.Lost
}

func blocking(m *rules.Match, c rules.CardID) bool {
	it := going(m, classAction)
	return it != nil && it.Cards[1] == c && c != 0
}

// windowProc lets everyone answer an action, or take part in a combat: the seat
// that acts first, then clockwise. A block is compared when all have passed.
func windowProc() rules.Proc {
	say := rules.Priority{
		Open: func(m *rules.Match, f *rules.Frame) bool { f.Opp = f.Ctrl; return true },
		Ask:  askWindow, Pass: verbPass, Act: answerWindow, Next: rules.NextAgain, Close: closeWindow,
	}
	return rules.Proc{Name: "window", Steps: say.Steps()}
}

func askWindow(m *rules.Match, f *rules.Frame) bool {
	it := m.S.Top()
	if it == nil || it.Class == classPlay || it.Flags&itemEnded != 0 {
		return false
	}
	p := f.Opp
	ask := m.AskAuto
	if p == f.Ctrl { // at every window, so that all see where the action stands
		ask = m.Ask
	}
	ask(rules.Decision{Kind: rules.PickAnswer, Seat: p, Prompt: promptAnswer, Src: it.Source()})
	switch {
	case it.Class == classCombat:
		offerPlays(m, p, combat)
	case p == it.Ctrl:
		offerPlays(m, p, modifier)
	default:
		offerPlays(m, p, reaction)
		offerBlocks(m, p, it)
	}
	offerUses(m, p)
	return true
}

// offerBlocks offers the minions that may block: of a bleed those of its target,
// else those of the prey and the predator.
func offerBlocks(m *rules.Match, p rules.Seat, it *rules.Item) {
	if it.Cards[1] != 0 || it.Nums[0] == actBleed && p != it.Opp || p != it.Opp && p != predatorOf(m, it.Ctrl) {
		return
	}
	for c := m.In(ready, p).First; c != 0; c = m.S.Cards[c].Next {
		if isMinion(m, c) && awake(m, c) && !m.S.Has(c, flagTried) {
			no := rules.No(0)
			if m.Power(c, keyNoBlock) || m.Power(it.Src, keyNoBlocked) {
				no = noPower
			}
			m.Offer(rules.Option{Verb: verbBlock, Card: c}, no)
		}
	}
}

func answerWindow(m *rules.Match, f *rules.Frame, p rules.Seat) {
	if o := m.S.Answer; o.Verb == verbBlock {
		going(m, classAction).Cards[1] = o.Card
		return
	}
	take(m, p, m.S.Answer)
}

// closeWindow compares stealth and intercept where a minion tries to block.
func closeWindow(m *rules.Match, f *rules.Frame) rules.Closing {
	it := m.S.Top()
	if it == nil || it.Class != classAction || it.Cards[1] == 0 || it.Flags&itemEnded != 0 {
		return rules.Closed
	}
	c := it.Cards[1]
	if m.KindOf(c) == ready && awake(m, c) && m.Fact(c, factIntercept) >= m.Fact(it.Src, factStealth) {
		it.Flags |= itemBlocked
		return rules.Closed
	}
	m.S.Cards[c].Flags |= flagTried
	it.Cards[1] = 0
	return rules.Reopened
}
