package table

import (
	"context"
	"slices"

	"feltstack/rules"
	"feltstack/rules/message"
)

// outcomeSamples is in how many determinizations a play is tried: what it does in all is told.
const outcomeSamples = 6

// Outcomes says what each of some drops would do if everybody lets it happen, "" where
// that can't be known or the drop says it all. It knows no more than the seat: what
// depends on hidden cards or on chance is left open. It looks at the game as it stands;
// what it returns does the work, off the UI goroutine, and ends early with its context.
func (c *PlayerView) Outcomes(drops []Drop) func(context.Context) ([]string, error) {
	var f *forecaster
	err := c.session.carry("looking at outcomes", func() error {
		view, _, _, err := c.position()
		f = &forecaster{s: c.session, seat: c.seat, seen: view}
		return err
	})
	return func(ctx context.Context) (told []string, failed error) {
		if err != nil {
			return nil, err
		}
		failed = c.session.carry("an outcome", func() (err error) {
			f.sample(1)
			told, err = f.all(ctx, drops)
			return err
		})
		return told, failed
	}
}

// all says what each of some drops would do.
func (f *forecaster) all(ctx context.Context, drops []Drop) ([]string, error) {
	told := make([]string, len(drops))
	for i, d := range drops {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if j := slices.IndexFunc(drops[:i], func(o Drop) bool { return slices.Equal(o.Keys, d.Keys) }); j >= 0 {
			told[i] = told[j]
			continue
		}
		told[i] = f.say(d.Keys, d.Verb)
	}
	return told, nil
}

// forecaster says what plays would do, as one seat can know it.
type forecaster struct {
	s       *Session
	seat    rules.Seat
	seen    *rules.Match   // what the seat sees
	samples []*rules.Match // that it holds possible
	before  *standing
	room    rules.Match // of a play that is tried
	look    rules.Match // what the seat sees of it
}

// sample makes the determinizations, which follow from a seed.
func (f *forecaster) sample(seed uint64) {
	rng := rules.Seeded(seed)
	for range outcomeSamples {
		w := &rules.Match{}
		f.seen.Determinize(f.seat, &rng, w)
		f.samples = append(f.samples, w)
	}
	f.before = f.standing(f.seen)
}

// view is what the seat sees of a determinization.
func (f *forecaster) view(m *rules.Match) *rules.Match {
	m.View(f.seat, &f.look)
	return &f.look
}

// known reports whether the seat knows a card before the play. Cards that are made since
// are seen by all.
func (f *forecaster) known(c rules.CardID) bool {
	return int(c) >= len(f.seen.S.Cards) || f.seen.Knows(f.seat, c)
}

// face is what the seat knows a card to be, 0 if it doesn't.
func (f *forecaster) face(c rules.CardID, d rules.DefID) rules.DefID {
	if f.known(c) {
		return d
	}
	return 0
}

// say says what choices with these keys would do beyond what their words say.
func (f *forecaster) say(keys []string, words string) string {
	d := f.seen.S.Decision
	first := slices.Index(f.seen.Words().Keys(), keys[0])
	if first < 0 || !declares(d.Kind) && !d.Declaring {
		return ""
	}
	played := f.seen.S.Options[first].Card
	if d.Declaring {
		played = d.Src
	}
	if played == 0 {
		return ""
	}
	var all []fate
	for _, w := range f.samples {
		f.room.CopyFrom(w)
		i := &trial{f: f, m: &f.room, luck: w.S.RNG, played: played}
		if !i.play(keys) {
			return ""
		}
		all = append(all, i.fate())
	}
	return common(all).text(words)
}

// fate is what a play would do, in words.
type fate struct {
	clash string
	said  []string
	then  string // what decides about the rest
}

// common is what holds in all determinizations.
func common(all []fate) fate {
	out := all[0]
	for _, o := range all[1:] {
		out.said = slices.DeleteFunc(out.said, func(s string) bool { return !slices.Contains(o.said, s) })
		if o.clash != out.clash {
			out.clash = ""
		}
		if o.then != out.then {
			out.then = ""
		}
	}
	return out
}

// text writes it all in one line, but for what other words say.
func (o fate) text(words string) string {
	said := slices.DeleteFunc(slices.Clone(o.said), func(s string) bool { return repeats(s, words) })
	switch {
	case len(said) > 0 && o.then != "":
		said = append(said, o.then)
	case len(o.said) == 0 && o.clash != "" && o.then == "":
		said = []string{say("outcome.nothing")}
	}
	text := ""
	for i, s := range said {
		if i == 0 {
			text = s
			continue
		}
		text = say("list.more", "list", text, "next", s)
	}
	switch {
	case text == "":
		return o.clash
	case o.clash != "":
		return say("outcome.clash", "clash", o.clash, "outcome", text)
	}
	return upperFirst(text)
}

// fate puts what the trial did into words.
func (i *trial) fate() fate {
	out := fate{clash: i.clash}
	s, m := i.f.s, i.m
	add := func(sentence rules.Sentence) {
		out.said = append(out.said, s.clause(sentence))
	}
	for _, cl := range i.clauses {
		if cl.id != "" {
			cl.words = m.Words().Gist(cl.id, cl.ev, cl.cards)
		}
		add(cl.words)
	}
	for _, words := range i.f.changes(i.after) {
		add(words)
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if i.over && m.S.Winners.Has(p) {
			add(composer.Compose("outcome.wins", "seat", rules.SeatPiece(p)))
		}
	}
	switch {
	case i.chance:
		out.then = say("outcome.chance")
	case i.asks:
		out.then = s.clause(composer.Compose("outcome.chooses", "seat", rules.SeatPiece(i.f.seat)))
	}
	return out
}

// clause writes a sentence as a part of a longer one.
func (s *Session) clause(told rules.Sentence) string {
	return s.voice().Clause(told)
}

// standing is what the table shows in numbers.
type standing struct {
	totals []total
	cards  map[rules.CardID]numbers
	order  []rules.CardID
}

type total struct{ n, of int }

// numbers are those on a card's face.
type numbers struct {
	def  rules.DefID
	stat []string
}

// standing is how things stand in a match, as the seat sees it.
func (f *forecaster) standing(m *rules.Match) *standing {
	v, l := f.view(m), f.s.looks
	out := &standing{cards: map[rules.CardID]numbers{}}
	for p := range rules.Seat(v.S.SeatCount) {
		t := total{}
		if l.Facts != nil {
			facts := l.Facts(v, p)
			if len(facts) > 0 && facts[0].Shape == FactNumber {
				t.n = facts[0].N
			}
			if len(facts) > 1 && facts[1].Of {
				t.of = facts[1].N
			}
		}
		out.totals = append(out.totals, t)
	}
	if l.Stats == nil || l.Printed == nil {
		return out
	}
	for z := range v.S.Zones {
		if !v.Game.Zones[v.Game.ZoneKind(rules.ZoneID(z))].Table {
			continue
		}
		for c := v.S.Zones[z].First; c != 0; c = v.S.Cards[c].Next {
			if v.S.Cards[c].Def == 0 {
				continue
			}
			n := numbers{def: v.S.Cards[c].Def}
			now := l.Stats(v, c)
			for i, s := range l.Printed(v.Def(c)).Stats {
				if i < len(now) {
					s.Value = now[i].Value
				}
				n.stat = append(n.stat, s.Value)
			}
			out.cards[c], out.order = n, append(out.order, c)
		}
	}
	return out
}

// mostNumbers is of how many cards an outcome gives the numbers; of more it only tells how many.
const mostNumbers = 3

// changes says which numbers have changed since before.
func (f *forecaster) changes(now *standing) []rules.Sentence {
	var all []rules.Sentence
	changed := 0
	for _, c := range f.before.order {
		was, is := f.before.cards[c], now.cards[c]
		if was.def != is.def || slices.Equal(was.stat, is.stat) {
			continue
		}
		if changed++; changed > mostNumbers {
			continue
		}
		var changes []string
		for i, s := range f.s.looks.Printed(&f.seen.Game.Defs[is.def]).Stats {
			if was.stat[i] != is.stat[i] {
				changes = append(changes, say("outcome.number", "name", s.Name, "was", was.stat[i], "n", is.stat[i]))
			}
		}
		all = append(all, composer.Compose("outcome.numbers", "card", f.seen.Game.CardPiece(is.def), "changes", message.List(changes)))
	}
	if more := changed - mostNumbers; more > 0 {
		all = append(all, composer.ComposeCount("outcome.more_numbers", more))
	}
	gists := f.seen.Game.Speech.Gists
	for p, t := range now.totals {
		was, id := f.before.totals[p], gists.Total
		if id == "" || t.n == was.n {
			continue
		}
		if t.of > 0 {
			id = gists.Of
		}
		all = append(all, f.seen.Game.Compose(id, "whose", rules.WhosePiece(rules.Seat(p)), "was", was.n, "n", t.n, "of", t.of))
	}
	return all
}
