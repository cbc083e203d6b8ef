package vibes_test

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/vibes"
)

const (
	proposalTables = 500 // in the middle of a game, with a play that may be paid for in several ways
	proposalWays   = 64  // of them that are tried
)

// No proposal to pay loses a Vibe Check that another way to pay for the same play would win.
// Each is paid on a copy, and nobody does more until Vibe Check.
func TestProposalsLoseNoVibeCheck(t *testing.T) {
	games := [...]*rules.Game{game(t), everyCard(t)}
	tables, plays, ways, lucky := 0, 0, 0, 0
	var m rules.Match
	for seed := uint64(1); tables < proposalTables; seed++ {
		if err := m.Restart(games[seed%2], rules.Setup{Seats: 2, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed)
		// One table of a game, somewhere in its middle.
		for n, stop := 0, 20+rng.IntN(80); !m.S.Over && n < 500; n++ {
			if n >= stop {
				found := 0
				for i := range m.S.Options {
					p := proposal{t: t, before: &m, option: i, seed: seed}
					n, luck := p.check()
					ways, lucky = ways+n, lucky+luck
					if n > 1 {
						found++
					}
				}
				if plays += found; found > 0 {
					tables++
					break
				}
			}
			if err := m.Choose(bot.Lean(&m, &rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if ways < 4*plays || lucky > plays/20 {
		t.Errorf("%d plays have only %d ways to pay, %d win by luck", plays, ways, lucky)
	}
}

// proposal is what is proposed to pay for a play.
type proposal struct {
	t      *testing.T
	before *rules.Match // where the play is made
	option int
	seed   uint64
}

// check compares the proposal with the other ways to pay, and returns how many there are, with the proposal,
// and how many of them win by what the payer can't know.
func (p proposal) check() (ways, lucky int) {
	m := p.before.Copy()
	key := m.Words().Keys()[p.option]
	seat := m.S.Decision.Seat
	if m.Choose(p.option) != nil {
		return 0, 0
	}
	for !m.S.Over && m.S.Decision.Declaring && m.S.Decision.Seat == seat && m.S.Decision.Kind != rules.PickPay {
		if m.Choose(int(p.seed)%len(m.S.Options)) != nil { // any mode and targets
			return 0, 0
		}
	}
	if m.S.Over || m.S.Decision.Kind != rules.PickPay {
		return 0, 0
	}
	if !flops(m) {
		return 0, 0
	}
	paid := payments(m)
	if wins(paid[0], seat) {
		return len(paid), 0
	}
	for _, other := range paid[1:] {
		if !wins(other, seat) {
			continue
		}
		if !known(paid[0], seat, false) || !known(other, seat, true) {
			lucky++
			continue
		}
		p.t.Errorf("seed %d, %q: %s loses Vibe Check, %s wins it", p.seed, key, uses(paid[0]), uses(other))
		break
	}
	return len(paid), lucky
}

// flops reports whether a Penguin is flopped as is proposed in m, or may be in place of another card.
func flops(m *rules.Match) bool {
	return slices.ContainsFunc(m.S.Options, func(o rules.Option) bool {
		return (o.Verb == rules.VerbWith || o.Verb == rules.VerbWithout) && o.Card != 0 && m.KindOf(o.Card) == vibes.Huddle
	})
}

// known reports whether a seat can know that it wins Vibe Check, or doesn't, as is proposed in m.
func known(m *rules.Match, seat rules.Seat, won bool) bool {
	rng := rules.Seeded(1)
	var d rules.Match
	for range 8 {
		m.Determinize(seat, &rng, &d)
		if wins(&d, seat) != won {
			return false
		}
	}
	return true
}

// payments lists ways to pay as matches in which each is proposed, the first proposal before the others.
func payments(m *rules.Match) []*rules.Match {
	all := []*rules.Match{m}
	for i := 0; i < len(all) && len(all) < proposalWays; i++ {
		for o := range all[i].S.Options {
			if v := all[i].S.Options[o].Verb; v != rules.VerbWith && v != rules.VerbWithout {
				continue
			}
			next := all[i].Copy()
			if next.Choose(o) != nil || next.S.Decision.Kind != rules.PickPay {
				continue
			}
			said := uses(next)
			if !slices.ContainsFunc(all, func(o *rules.Match) bool { return uses(o) == said }) {
				all = append(all, next)
			}
		}
	}
	return all
}

// uses says what a proposal uses.
func uses(m *rules.Match) (said string) {
	m.PaysWith(func(s rules.Supply, n int16) {
		name := "-"
		if s.Card != 0 {
			name = m.Def(s.Card).Name
		}
		said += fmt.Sprintf("%s#%d/%d×%d ", name, s.Card, s.Way, n)
	})
	return said
}

// wins reports whether a seat wins Vibe Check where it is paid as is proposed in m, and nobody does more.
func wins(m *rules.Match, seat rules.Seat) bool {
	m = m.Copy()
	won, checked := false, false
	m.Listen = func(ev *rules.Event) {
		if ev.Kind == rules.EvChosen && (ev.Why == vibes.WhyWins || ev.Why == vibes.WhyTies) && !checked {
			won, checked = ev.Seat == seat, true
		}
	}
	for n := 0; n < 200 && !checked && !m.S.Over; n++ {
		i := slices.IndexFunc(m.S.Options, func(o rules.Option) bool { return o.Verb == rules.VerbPay || m.Game.Verbs[o.Verb].Default })
		if m.Choose(max(i, 0)) != nil {
			return false
		}
	}
	return won
}
