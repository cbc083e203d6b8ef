package rules

import "slices"

// This file tries ways to pay before one is proposed, where a game says what its cards decide
// (Worth.Judge): it makes the play in a determinization of the payer, lets the rest happen, and looks
// how that is judged. What the payer doesn't know has no part in it.

const (
	triedWays  = 32  // ways to pay that are tried for one play, the first proposal included
	triedDepth = 4   // changes of the first proposal that lead to one of them
	triedSteps = 100 // choices after which nothing is judged any more
	tryoutSeed = 1   // of the determinization
	unjudged   = -1 << 15
)

// tryout is the memory of a match that tries ways to pay.
type tryout struct {
	root    Match // a determinization in which the first proposal is pending
	at      Match // with some changes made
	run     Match // in which the rest happens
	ways    []wayTried
	changes []Option // of all ways
	used    []paidBy // by all ways
	seat    Seat
	worth   int // of the run, once it has been judged
}

// wayTried is a way to pay: how the first proposal is changed, and what it uses then.
type wayTried struct{ changes, used segment }

// paidBy is a source and how often it is used.
type paidBy struct {
	card CardID
	way  uint8
	uses int16
}

// advise puts in the changes of the proposal after which its payer fares best, as if the payer had made
// them. It reports whether there are any.
func (b *Bill) advise(f *Frame) bool {
	m := b.m
	if m.Quick || m.reasks || m.Game.Judge == nil || f.R[paysAt] > 0 || m.S.changes(f.Serial) > 0 || !b.sheet.Matters() {
		return false
	}
	if m.scratch.tryout == nil {
		m.scratch.tryout = newTryout()
	}
	best := m.scratch.tryout.best(m, f.Ctrl)
	for i := range best {
		m.S.Put(f.Serial, changeReg(&best[i]), best[i].Card)
	}
	return len(best) > 0
}

func newTryout() *tryout {
	t := &tryout{}
	t.root.Quick, t.at.Quick, t.run.Quick = true, true, true
	t.run.judging = t
	return t
}

// hear notes what an event of the run comes to, where it is the first that decides something.
func (t *tryout) hear(m *Match, ev Event) {
	if t.worth != unjudged {
		return
	}
	if worth, ok := m.Game.Judge(m, ev, t.seat); ok {
		t.worth = worth
	}
}

// best finds the changes that lead to the best way to pay for seat p, none if that is the first proposal.
func (t *tryout) best(m *Match, p Seat) []Option {
	rng := Seeded(tryoutSeed)
	m.Determinize(p, &rng, &t.root)
	t.seat = p
	t.root.S.Frames[len(t.root.S.Frames)-1].Step = payGoods
	if t.root.Run() != nil || t.root.S.Over || t.root.S.Decision.Kind != PickPay {
		return nil
	}
	t.ways, t.changes, t.used = t.ways[:0], t.changes[:0], t.used[:0]
	t.add(&t.root, segment{}, nil)
	best, at := unjudged, 0
	for i := 0; i < len(t.ways); i++ {
		t.change(t.ways[i].changes)
		worth := t.play()
		switch {
		case worth > best:
			best, at = worth, i
		case worth == unjudged && i == 0:
			return nil
		}
		if t.ways[i].changes.n < triedDepth {
			t.more(t.ways[i].changes)
		}
	}
	return t.changed(t.ways[at].changes)
}

// changed is the changes of a way.
func (t *tryout) changed(s segment) []Option { return t.changes[s.first : s.first+s.n] }

// change makes changes to the first proposal.
func (t *tryout) change(changes segment) {
	t.at.CopyFrom(&t.root)
	for _, o := range t.changed(changes) {
		t.at.Choose(slices.Index(t.at.S.Options, o)) // it was done before
	}
}

// more lists the ways that are one change away from the one at hand, and new.
func (t *tryout) more(changes segment) {
	for i := range t.at.S.Options {
		o := &t.at.S.Options[i]
		if o.Verb != VerbWith && o.Verb != VerbWithout || len(t.ways) == triedWays {
			continue
		}
		t.run.CopyFrom(&t.at)
		if t.run.Choose(i) == nil && t.run.S.Decision.Kind == PickPay {
			t.add(&t.run, changes, o)
		}
	}
}

// add lists the way that m proposes, one more change after some others, if it is new.
func (t *tryout) add(m *Match, changes segment, o *Option) {
	used := segment{first: int32(len(t.used))}
	m.PaysWith(func(s Supply, uses int16) { t.used = append(t.used, paidBy{s.Card, s.Way, uses}) })
	used.n = int32(len(t.used)) - used.first
	uses := func(s segment) []paidBy { return t.used[s.first : s.first+s.n] }
	for _, w := range t.ways {
		if slices.Equal(uses(w.used), uses(used)) {
			t.used = t.used[:used.first]
			return
		}
	}
	first := int32(len(t.changes))
	t.changes = append(t.changes, t.changed(changes)...)
	if o != nil {
		t.changes = append(t.changes, *o)
	}
	t.ways = append(t.ways, wayTried{segment{first, int32(len(t.changes)) - first}, used})
}

// play pays as is proposed at hand and lets the rest happen until that is judged.
func (t *tryout) play() int {
	m := &t.run
	m.CopyFrom(&t.at)
	t.worth = unjudged
	for range triedSteps {
		if m.Choose(m.rest()) != nil || t.worth != unjudged || m.S.Over {
			break
		}
	}
	return t.worth
}

// rest is the option that lets things happen: to pay, a default, or the first.
func (m *Match) rest() int {
	return max(slices.IndexFunc(m.S.Options, func(o Option) bool { return o.Verb == VerbPay || m.Game.Verbs[o.Verb].Default }), 0)
}
