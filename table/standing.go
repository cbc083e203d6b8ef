package table

import (
	"cmp"
	"fmt"
	"slices"

	"feltstack/rules"
)

// always is what a person has ordered to answer whenever the same card or trigger asks the same.
type always struct {
	id    int      // by which it is taken back
	about string   // the situation
	open  []string // the keys of the options in it, in order of their names
	key   string   // of the option that answers
	rest  bool     // which is to pass: that holds, too, where fewer options are open
	text  string   // "Always pass: Respond to Ball Lightning?"
	short string   // "Always: Ball Lightning"
}

// StandingScene is an order that answers whenever the same card or trigger asks the same.
type StandingScene struct {
	ID    int
	Text  string // "Always pass: Respond to Ball Lightning?"
	Short string // "Always: Ball Lightning"
}

// Always answers the pending decision with the option of a key, and from now on does so whenever
// the same card or trigger asks it with the same options, until Stop takes that back or the game
// goes back to before it. Scene.Prompt.Always says which keys it takes.
func (c *PlayerView) Always(key string) error {
	return c.session.carry("a choice", func() error {
		s := c.session
		s.mu.Lock()
		defer s.mu.Unlock()
		if err := s.ready(c.seat); err != nil {
			return err
		}
		c.refresh()
		order, ok := s.always(&c.view, key)
		if !ok {
			return ErrMoved
		}
		ch := s.begin()
		if err := ch.choose(slices.Index(ch.m.Words().Keys(), key)); err != nil {
			return err
		}
		s.ordered++
		order.id = s.ordered
		p := &s.passing[c.seat]
		p.orders = append(p.orders, orderOf(s, order))
		return s.chosen(ch)
	})
}

// orderOf is a standing order that is given with the choice that is made now.
func orderOf(s *Session, a always) order {
	return order{given: len(s.past) + 1, turn: s.live.S.Turn, answer: &a}
}

// Stop takes a standing order back: the person answers again.
func (c *PlayerView) Stop(id int) {
	s := c.session
	s.mu.Lock()
	p := &s.passing[c.seat]
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.answer != nil && o.answer.id == id })
	s.version++
	s.mu.Unlock()
	s.notify()
}

// always is the order to answer always with the option of a key what a view asks; false where none
// can be given: no card or trigger asks, or a play is being declared.
func (s *Session) always(v *rules.Match, key string) (always, bool) {
	at := slices.Index(v.Words().Keys(), key)
	if at < 0 || !lasting(v, at) {
		return always{}, false
	}
	rest := v.S.Decision.Kind == rules.PickAnswer
	text := say("order.answer", "answer", v.Words().Say(at), "prompt", v.Words().Prompt())
	if rest {
		text = say("order.pass", "prompt", v.Words().Prompt())
	}
	about := v.S.Cards[v.S.Decision.Src].Def
	if it := v.S.Top(); it != nil && about == 0 {
		about = it.Def
	}
	short := say("order.short", "card", v.Game.Defs[about].Said())
	return always{about: situation(v), open: openKeys(v), key: key, rest: rest, text: text, short: short}, true
}

// lasting reports whether an option may be ordered for always: to pass where a play or card asks for a response,
// and what a trigger or text asks that has to do with no card to choose.
func lasting(v *rules.Match, option int) bool {
	d := &v.S.Decision
	switch d.Kind {
	case rules.PickAnswer:
		return option == defaultOf(v) && (len(v.S.Stack) > 0 || d.Src != 0)
	case rules.PickYes, rules.PickMode, rules.PickOrder:
		return !d.Declaring && d.Src != 0
	}
	return false
}

// openKeys are the keys of the open options, in order of their names.
func openKeys(v *rules.Match) []string {
	keys := v.Words().Keys()
	slices.Sort(keys)
	return keys
}

// situation is what a decision is about, and which card or play asks for it: what the play is aimed at and
// whose it is belong to it, and whose turn it is. It follows from what the seat sees.
func situation(v *rules.Match) string {
	d := &v.S.Decision
	about := fmt.Sprint(d.Kind, d.Prompt, d.Of, v.S.Active == d.Seat, v.Words().Prompt(), "|", v.S.Cards[d.Src].Def, v.S.Cards[d.Src].Ctrl)
	it := v.S.Top()
	if it == nil {
		return about
	}
	about += fmt.Sprint("|", it.Def, it.Class, it.Ability, it.Mode, it.Ctrl, it.Opp, it.Copy)
	var held []rules.Pick
	for _, k := range v.S.Picks {
		if k.Serial == it.Serial {
			held = append(held, k)
		}
	}
	slices.SortStableFunc(held, func(a, b rules.Pick) int { return cmp.Compare(a.Reg, b.Reg) })
	for _, k := range held {
		switch k.Is {
		case rules.HeldCard:
			c := &v.S.Cards[k.Card]
			about += fmt.Sprint("|", k.Reg, c.Def, c.Ctrl, v.KindOf(k.Card))
		case rules.HeldItem:
			if i := v.S.ItemAt(k.Item()); i >= 0 {
				about += fmt.Sprint("|", k.Reg, v.S.Stack[i].Def, v.S.Stack[i].Ctrl)
			}
		default:
			about += fmt.Sprint("|", k.Reg, k.Is, k.Card)
		}
	}
	return about
}

// answered is the option by which a standing order answers what a match asks a person, -1 if none does.
func (p *autoPassing) answered(m *rules.Match) int {
	if !slices.ContainsFunc(p.orders, func(o order) bool { return o.answer != nil }) {
		return -1
	}
	v := &rules.Match{}
	m.View(m.S.Decision.Seat, v)
	var about string
	var open []string
	for _, o := range slices.Backward(p.orders) { // the last word counts
		if o.answer == nil {
			continue
		}
		if about == "" {
			about, open = situation(v), openKeys(v)
		}
		if at := slices.Index(v.Words().Keys(), o.answer.key); at >= 0 && about == o.answer.about && o.answer.fits(open) {
			return at
		}
	}
	return -1
}

// fits reports whether the order has been given with these options before one: to pass, with these and others.
func (a *always) fits(open []string) bool {
	if a.rest {
		return !slices.ContainsFunc(open, func(key string) bool { return !slices.Contains(a.open, key) })
	}
	return slices.Equal(open, a.open)
}

// standings are the standing orders of a seat.
func (p *autoPassing) standings() []StandingScene {
	var all []StandingScene
	for _, o := range p.orders {
		if o.answer != nil {
			all = append(all, StandingScene{o.answer.id, o.answer.text, o.answer.short})
		}
	}
	return all
}
