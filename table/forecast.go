package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/message"
)

// trial is a play that is made in a determinization of a seat, and what it
// brings about there, as far as it follows from what the seat knows.
type trial struct {
	f        *forecaster
	m        *rules.Match
	luck     rules.RNG             // of the determinization before the play
	played   rules.CardID          // the card that the play begins with
	waiting  map[rules.ItemID]bool // plays that were on the stack before
	begun    bool                  // it has gone to where it is played
	clauses  []clause
	clash    string
	revealed bool        // something has come to light, or chance had a hand in it
	like     rules.Event // what brought it to light: more of it is still told
	chance   bool        // chance decides what comes next
	ended    bool        // what comes now isn't part of the play
	over     bool        // the play has ended the match
	after    *standing   // how things stand at the end of what is told
	asks     bool        // the seat chooses next within the play
}

// clause is one thing that a play brings about, to one or several cards.
type clause struct {
	id    message.ID // what says it
	ev    rules.Event
	cards []rules.DefID  // 0: not seen
	of    []rules.CardID // whose flag is switched
	words rules.Sentence // of a clause without an ID
}

// mostPasses is after how many of them a trial ends.
const mostPasses = 64

// play makes choices by their keys and has everybody let the rest happen. It reports
// whether they lead to a play that is whole.
func (i *trial) play(keys []string) bool {
	m := i.m
	i.waiting = serials(m)
	m.Listen = i.record
	defer func() { m.Listen = nil }()
	keys, later := forLater(keys)
	if !choose(m, keys) || !pay(m) {
		return false
	}
	if !m.S.Over && m.S.Decision.Declaring {
		return false
	}
	for range mostPasses {
		d := &m.S.Decision
		if m.S.Over || i.ended || d.Kind == rules.PickPlay || d.Kind == rules.PickAnswer && !pending(m, i.waiting) {
			break
		}
		rest := slices.IndexFunc(m.S.Options, func(o rules.Option) bool { return m.Game.Verbs[o.Verb].Default })
		if at := slices.Index(m.Words().Keys(), later); d.Kind != rules.PickAnswer && at >= 0 {
			rest, later = at, ""
		} else if d.Kind != rules.PickAnswer || rest < 0 {
			i.asks = !i.revealed && d.Seat == i.f.seat
			break
		}
		if m.Choose(rest) != nil {
			return false
		}
	}
	i.over = m.S.Over && !i.ended && !i.revealed
	i.end()
	return true
}

// pay pays as is proposed, where that is what a play still waits for. It reports whether the
// match goes on.
func pay(m *rules.Match) bool {
	if m.S.Over || m.S.Decision.Kind != rules.PickPay || !m.Words().Pays() {
		return true
	}
	i := slices.IndexFunc(m.S.Options, func(o rules.Option) bool { return o.Verb == rules.VerbPay })
	return i < 0 || m.Choose(i) == nil
}

// serials lists the plays on the stack.
func serials(m *rules.Match) map[rules.ItemID]bool {
	all := map[rules.ItemID]bool{}
	for i := range m.S.Stack {
		all[m.S.Stack[i].Serial] = true
	}
	return all
}

// pending reports whether a play waits that was not there before.
func pending(m *rules.Match, before map[rules.ItemID]bool) bool {
	for i := range m.S.Stack {
		if !before[m.S.Stack[i].Serial] {
			return true
		}
	}
	return false
}

// end notes how things stand: what comes now is not told.
func (i *trial) end() {
	i.ended = true
	i.stand()
}

func (i *trial) stand() {
	if i.after == nil {
		i.after = i.f.standing(i.m)
	}
}

// record takes an event into what is told.
func (i *trial) record(ev *rules.Event) {
	switch {
	case i.ended:
		return
	case ev.Kind == rules.EvPhase || ev.Kind == rules.EvTurn || ev.Kind == rules.EvResolved && i.waiting[ev.Item]:
		i.end()
		return
	case i.m.S.RNG != i.luck && !i.revealed:
		i.revealed, i.chance = true, true
		i.stand()
	}
	cl, told := i.clause(ev)
	if i.revealed && (ev.Kind != i.like.Kind || ev.Why != i.like.Why || ev.Seat != i.like.Seat) {
		return
	}
	if told {
		i.add(cl)
	}
	if !i.revealed && ev.Card != 0 && !i.f.known(ev.Card) && i.m.Knows(i.f.seat, ev.Card) {
		i.revealed, i.like = true, *ev
		i.stand()
	}
}

// clause reports an event.
func (i *trial) clause(ev *rules.Event) (clause, bool) {
	g := i.f.s.game
	if g.Speech.Clash != nil && i.clash == "" && !i.revealed {
		i.clash = g.Speech.Clash(i.m, *ev)
	}
	table := g.Speech.Gists.Causes
	at := int(ev.Why)
	switch ev.Kind {
	case rules.EvMove:
		if ev.Card == i.played && !i.begun && !g.Zones[g.ZoneKind(ev.From)].Table {
			i.begun = true
			return clause{}, false
		}
	case rules.EvMark:
		if ev.M == 0 {
			return clause{}, false
		}
		table, at = g.Speech.Gists.Marks, int(ev.N)
	case rules.EvCountered, rules.EvStolen:
		return i.item(ev)
	case rules.EvFlag:
		return i.flag(ev)
	case rules.EvSeatNum, rules.EvNum, rules.EvCounters:
	default:
		return clause{}, false
	}
	if at >= len(table) || table[at] == "" {
		return clause{}, false
	}
	cl := clause{id: table[at], ev: *ev}
	if less := g.Speech.Gists.Less[ev.Why]; ev.Kind != rules.EvMark && ev.By < 0 && less != "" {
		cl.id = less
	}
	if ev.Card != 0 {
		cl.cards = []rules.DefID{i.f.face(ev.Card, ev.Def)}
	}
	return cl, true
}

// flag is what a flag that is switched brings about.
func (i *trial) flag(ev *rules.Event) (clause, bool) {
	say := i.f.s.game.Speech.Gists.Flag
	if say == nil || i.unswitch(ev) {
		return clause{}, false
	}
	id, _ := say(i.m, *ev)
	return clause{id: id, ev: *ev, cards: []rules.DefID{i.f.face(ev.Card, ev.Def)}, of: []rules.CardID{ev.Card}}, id != ""
}

// unswitch takes out of what is told that the flag of a card was switched the other way, and reports
// whether it was.
func (i *trial) unswitch(ev *rules.Event) bool {
	for k := range i.clauses {
		cl := &i.clauses[k]
		at := slices.Index(cl.of, ev.Card)
		if at < 0 || cl.ev.M != ev.M || cl.ev.N == ev.N {
			continue
		}
		cl.of, cl.cards = slices.Delete(cl.of, at, at+1), slices.Delete(cl.cards, at, at+1)
		if len(cl.of) == 0 {
			i.clauses = slices.Delete(i.clauses, k, k+1)
		}
		return true
	}
	return false
}

// item is what becomes of a play on the stack.
func (i *trial) item(ev *rules.Event) (clause, bool) {
	v := i.f.view(i.m)
	at := v.S.ItemAt(ev.Item)
	if at < 0 {
		return clause{}, false
	}
	name := playName(v, at)
	if ev.Kind == rules.EvStolen {
		return clause{words: composer.Compose("outcome.takes_over", "seat", rules.SeatPiece(ev.Seat), "play", name)}, true
	}
	return clause{words: composer.Compose("outcome.countered", "play", name)}, true
}

// add tells a clause, in one with an earlier one of the like.
func (i *trial) add(cl clause) {
	for k := range i.clauses {
		o := &i.clauses[k]
		if cl.id == "" || !o.alike(i.f.s.game, cl) {
			continue
		}
		switch {
		case cl.ev.Kind == rules.EvMove || cl.ev.Kind == rules.EvMark || cl.ev.Kind == rules.EvFlag:
			o.cards, o.of = append(o.cards, cl.cards...), append(o.of, cl.of...)
		case o.ev.Card == cl.ev.Card: // the same number once more
			o.ev.By, o.ev.N = o.ev.By+cl.ev.By, cl.ev.N
		default:
			continue
		}
		return
	}
	i.clauses = append(i.clauses, cl)
}

// alike reports whether two clauses differ in nothing but cards and numbers.
func (cl clause) alike(g *rules.Game, o clause) bool {
	names := func(args ...string) bool {
		return slices.ContainsFunc(args, func(arg string) bool { return g.Names(cl.id, arg) })
	}
	return cl.id == o.id &&
		(cl.ev.Seat == o.ev.Seat || !names("seat", "whose", "actor")) &&
		(cl.ev.From == o.ev.From || !names("source", "from", "openly")) &&
		(cl.ev.To == o.ev.To || !names("place", "where", "zone"))
}
