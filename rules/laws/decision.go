package laws

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"feltstack/rules"
)

// This file holds what TestGame checks at one decision.

func (r *trial) decision() error {
	m := r.m
	if err := m.Check(); err != nil {
		return err
	}
	was := m.S.Hash()
	for _, law := range []struct {
		name string
		test func() error
	}{
		{"options", r.lawOptions},
		{"asking again", r.lawReask},
		{"reasons", r.lawReasons},
		{"numbers", r.lawNumbers},
		{"copy", r.lawCopy},
		{"views", r.lawViews},
		{"secrets", r.lawSecrets},
		{"determinizations", r.lawDeterminizations},
		{"bots", r.lawBots},
		{"windows", r.lawWindows},
	} {
		if err := law.test(); err != nil {
			return fmt.Errorf("%s: %w", law.name, err)
		}
		if m.S.Hash() != was {
			return fmt.Errorf("%s: looking at the match changed it", law.name)
		}
	}
	return nil
}

// lawOptions: one seat of the match decides, every option has a key of its
// own that finds it, and what isn't an option is refused.
func (r *trial) lawOptions() error {
	m := r.m
	d := &m.S.Decision
	if d.Kind == rules.None || len(m.S.Options) == 0 {
		return errors.New("no decision is pending")
	}
	if m.S.Seats[d.Seat].Out {
		return fmt.Errorf("seat %s has the decision but is out", rules.SeatName(d.Seat))
	}
	if m.Words().Prompt() == "" {
		return fmt.Errorf("the decision asks nothing in words: prompt %d", d.Prompt)
	}
	for i, key := range m.Words().Keys() {
		switch at, err := m.Words().Find(key); {
		case key == "" || m.Words().Say(i) == "":
			return fmt.Errorf("option %d (%+v) has no words: key %q, %q", i, m.S.Options[i], key, m.Words().Say(i))
		case err != nil:
			return err
		case at != i:
			return fmt.Errorf("key %q of option %d finds option %d", key, i, at)
		}
	}
	if m.Choose(-1) == nil || m.Choose(len(m.S.Options)) == nil {
		return errors.New("an option that is not there is taken")
	}
	return nil
}

// lawReask: the asking step, run again, asks the same.
func (r *trial) lawReask() error {
	c := &r.asked
	c.CopyFrom(r.m)
	if !c.Reask() {
		return errors.New("the step asks nothing the second time")
	}
	return same(r.m, c)
}

// lawReasons: what is refused has a reason in words and is not open.
func (r *trial) lawReasons() error {
	m := r.m
	refused := m.Words().Refused()
	for _, f := range refused {
		switch {
		case slices.Contains(m.S.Options, f.Option):
			return fmt.Errorf("%q is open, and refused: %s", f.Key, f.Reason.Text)
		case f.Reason.Text == "" || f.Key == "":
			return fmt.Errorf("%q is refused without words, reason %d", f.Key, f.No)
		}
	}
	if len(refused) > 0 {
		f := refused[r.rng.IntN(len(refused))]
		if why, err := m.Words().WhyNot(f.Key); err != nil || why != f.Reason {
			return fmt.Errorf("%q is refused for %q, but asked for it: %q, %v", f.Key, f.Reason.Text, why.Text, err)
		}
	}
	return nil
}

// lawNumbers: where nothing may change a number of cards, or lower it, every card has it as
// printed, or no less.
func (r *trial) lawNumbers() error {
	m := r.m
	for i := range uint8(len(m.Game.Facts)) {
		changes, falls := m.MayChange(i), m.MayFall(i)
		for c := rules.CardID(1); int(c) < len(m.S.Cards) && !(changes && falls); c++ {
			is, printed := m.Fact(c, i), m.Def(c).Facts[i]
			if !changes && is != printed || !falls && is < max(printed, 0) {
				return fmt.Errorf("%s has %d as number %d, printed is %d: may change %t, fall %t", m.Def(c).Short, is, i, printed, changes, falls)
			}
		}
	}
	return nil
}

// lawCopy: a copy is the same, and what happens to it changes nothing here.
func (r *trial) lawCopy() error {
	c := &r.copied
	c.CopyFrom(r.m)
	if err := same(r.m, c); err != nil {
		return err
	}
	return c.Choose(r.rng.IntN(len(c.S.Options)))
}

// same compares everything that two states are: the hash sees every field.
func same(a, b *rules.Match) error {
	if a.S.Hash() != b.S.Hash() {
		return fmt.Errorf("hash %x became %x", a.S.Hash(), b.S.Hash())
	}
	return nil
}

// lawBots: what searching players ask of a game has an answer in range.
func (r *trial) lawBots() error {
	m := r.m
	if m.Game.Eval != nil {
		for p := range rules.Seat(m.S.SeatCount) {
			if v := m.Game.Eval(m, p); !(v >= -1 && v <= 1) {
				return fmt.Errorf("seat %s is guessed to end at %v, not between -1 and 1", rules.SeatName(p), v)
			}
		}
	}
	if m.Game.Rank != nil {
		score := make([]float32, len(m.S.Options))
		m.Game.Rank(m, score)
		for i, x := range score {
			if x != x || math.IsInf(float64(x), 0) {
				return fmt.Errorf("%q is ranked at %v, not at a number", m.Words().Key(i), x)
			}
		}
	}
	return nil
}

func (r *trial) lawViews() error {
	for p := rules.NoSeat; p < rules.Seat(r.m.S.SeatCount); p++ {
		if err := r.lawView(p); err != nil {
			return fmt.Errorf("seat %s: %w", rules.SeatName(p), err)
		}
	}
	return nil
}

// lawView: the view of p holds nothing that p doesn't know, is the view of
// itself and of every determinization made from it, and p's options are the same in all.
func (r *trial) lawView(p rules.Seat) error {
	m, v, w := r.m, &r.view, &r.sample
	m.View(p, v)
	if err := blank(v, p); err != nil {
		return err
	}
	v.View(p, &r.again)
	if err := same(v, &r.again); err != nil {
		return fmt.Errorf("the view of the view: %w", err)
	}
	seed := r.rng
	m.Determinize(p, &r.rng, w)
	if err := w.Check(); err != nil {
		return fmt.Errorf("a determinization: %w", err)
	}
	if err := r.lawDeck(w); err != nil {
		return fmt.Errorf("a determinization: %w", err)
	}
	v.Determinize(p, &seed, &r.again)
	if err := same(w, &r.again); err != nil {
		return fmt.Errorf("determinizations from match and view: %w", err)
	}
	if m.S.Decision.Seat != p && len(w.S.Options) == 0 {
		return nil // none was found in which the other seat has something to choose, as Determinize may say
	}
	w.View(p, &r.again)
	if err := same(v, &r.again); err != nil {
		return fmt.Errorf("the view of a determinization: %w", err)
	}
	if m.S.Decision.Seat != p {
		return nil
	}
	keys := m.Words().Keys()
	if k := v.Words().Keys(); !slices.Equal(keys, k) {
		return fmt.Errorf("the view has the options %q instead of %q", k, keys)
	}
	if k := w.Words().Keys(); !slices.Equal(keys, k) {
		return fmt.Errorf("a determinization has the options %q instead of %q", k, keys)
	}
	r.asked.CopyFrom(w)
	if !r.asked.Reask() {
		return errors.New("the decision depends on what the seat doesn't know")
	}
	if k := r.asked.Words().Keys(); !slices.Equal(keys, k) {
		return fmt.Errorf("options depend on what the seat doesn't know: %q instead of %q", k, keys)
	}
	if err := same(w, &r.asked); err != nil {
		return fmt.Errorf("asking again in a determinization: %w", err)
	}
	return w.Choose(r.rng.IntN(len(w.S.Options)))
}

// blank says what a view still holds that p may not know.
func blank(v *rules.Match, p rules.Seat) error {
	for c := range v.S.Cards {
		if c := rules.CardID(c); !v.Knows(p, c) && v.S.Own(c) != 0 {
			return fmt.Errorf("the view names hidden card %d: %s", c, v.Game.Defs[v.S.Own(c)].Short)
		}
	}
	switch {
	case v.S.RNG != rules.RNG{} || v.Setup.Seed != 0:
		return errors.New("the view holds the random generator")
	case v.S.Decision.Seat != p && len(v.S.Options) > 0:
		return errors.New("the view holds the options of another seat")
	}
	return v.Check()
}

// lawDeck: a determinization has the same cards as the match, each of the same back.
func (r *trial) lawDeck(w *rules.Match) error {
	type kind struct {
		group uint8
		def   rules.DefID
	}
	count := make(map[kind]int)
	for i := range r.m.S.Cards[1:] {
		c, d := &r.m.S.Cards[i+1], &w.S.Cards[i+1]
		count[kind{c.Group, r.m.S.Own(rules.CardID(i + 1))}]++
		count[kind{d.Group, w.S.Own(rules.CardID(i + 1))}]--
		if !r.m.Dealt(rules.CardID(i+1)) && c.Known != r.m.S.AllSeats() {
			return fmt.Errorf("%s was not dealt at the start, so all must know it", r.m.Game.Defs[c.Def].Short)
		}
	}
	for k, n := range count {
		if n != 0 {
			return fmt.Errorf("%d cards %q too few", n, r.m.Game.Defs[k.def].Short)
		}
	}
	return nil
}

// hear checks every event: it is told when it is true, and what a seat is told
// of it names no card that the seat doesn't know.
func (r *trial) hear(ev *rules.Event) {
	if r.broken != nil {
		return
	}
	s := &r.m.S
	switch {
	case ev.Kind == 0 || ev.Kind > rules.EvOver:
		r.broken = fmt.Errorf("event of unknown kind %d", ev.Kind)
		return
	case int(ev.Why) >= max(1, len(r.g.Causes)):
		r.broken = fmt.Errorf("event %d of unknown cause %d", ev.Kind, ev.Why)
		return
	case ev.Kind == rules.EvMove && s.Cards[ev.Card].Zone != ev.To:
		r.broken = fmt.Errorf("%s is said to be where it is not", r.m.Def(ev.Card).Short)
		return
	}
	for p := range rules.Seat(s.SeatCount) {
		e := ev.For(p)
		for _, c := range [...]rules.CardID{e.Card, e.Target} {
			if c != 0 && !s.Cards[c].Known.Has(p) {
				r.broken = fmt.Errorf("event %d names %s, which seat %s doesn't know", ev.Kind, r.m.Def(c).Short, rules.SeatName(p))
			}
		}
		if e.Card == 0 && e.Def != 0 && !e.Guised || (e.Known|e.Aimed)&^rules.Of(p) != 0 {
			r.broken = fmt.Errorf("event %d tells seat %s more than it may know: %+v", ev.Kind, rules.SeatName(p), e)
		}
	}
}

// lawWindows: where the game names its windows, every response decision
// is in one of them, and its seat may respond there. Everybody sees which it is.
func (r *trial) lawWindows() error {
	m := r.m
	g := m.Game
	if g.Window == nil {
		return nil
	}
	i, d := g.Window(m), &m.S.Decision
	if i >= len(g.Windows) || i < 0 && d.Kind == rules.PickAnswer {
		return fmt.Errorf("the match stands at window %d of %d", i, len(g.Windows))
	}
	if d.Kind == rules.PickAnswer && d.Seat == m.S.Active && g.Windows[i].Others {
		return fmt.Errorf("seat %s answers in its own turn at %q", rules.SeatName(d.Seat), g.Windows[i].Key)
	}
	for p := range rules.Seat(m.S.SeatCount) {
		m.View(p, &r.view)
		if j := g.Window(&r.view); j != i {
			return fmt.Errorf("seat %s sees window %d, it is %d", rules.SeatName(p), j, i)
		}
	}
	return nil
}
