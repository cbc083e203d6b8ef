package scenario

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// passBound is how often "all pass" passes before it gives up.
const passBound = 100

// chooser makes the choices of lines.
type chooser struct {
	m    *rules.Match
	note func(option int) // hears of each option before it is chosen
	// alone are the choices that made themselves since the last one that a line
	// made: a line may name them, as who writes it need not know that there was
	// but one.
	alone []Pick
	ask   bool // a decision with one choice stays open
}

func chooserOf(m *rules.Match, note func(option int)) *chooser {
	c := &chooser{m: m, note: note}
	m.Alone = func(p rules.Seat, key string) bool {
		c.alone = append(c.alone, Pick{p, key})
		return c.ask
	}
	return c
}

func (c *chooser) choose(option int) error {
	c.alone = c.alone[:0]
	c.note(option)
	if err := c.m.Choose(option); err != nil {
		return err
	}
	return c.goOn()
}

// goOn makes the only choice of a decision with Anyway, as Run does of others.
func (c *chooser) goOn() error {
	for m := c.m; !m.S.Over && m.S.Decision.Anyway && len(m.S.Options) == 1 && !c.ask; {
		c.alone = append(c.alone, Pick{m.S.Decision.Seat, m.Words().Key(0)})
		c.note(0)
		if err := m.Choose(0); err != nil {
			return err
		}
	}
	return nil
}

// made reports whether a choice has made itself, and takes it as named.
func (c *chooser) made(p Pick) bool {
	for i, a := range c.alone {
		if a.Seat == p.Seat && rules.SameKey(a.Key, p.Key) {
			c.alone = slices.Delete(c.alone, i, i+1)
			return true
		}
	}
	return false
}

// line makes the choices of one line: "A: scuttle 7♥ 7♦; pass" or "all pass".
func (c *chooser) line(st statement) error {
	m := c.m
	if st.text == "all pass" {
		return c.passAll(st)
	}
	who, keys, ok := strings.Cut(st.text, ":")
	p, isSeat := names{m.Game}.seat(strings.TrimSpace(who), int(m.S.SeatCount))
	if !ok || !isSeat {
		return st.errorf("expected a choice such as \"A: draw\", or \"all pass\"")
	}
	for _, key := range strings.Split(keys, ";") {
		key = strings.TrimSpace(key)
		asked := !m.S.Over && m.S.Decision.Seat == p
		i, err := 0, error(nil)
		if asked {
			i, err = m.Words().Find(key)
		}
		switch {
		case asked && err == nil:
			if err := c.choose(i); err != nil {
				return st.errorf("%v", err)
			}
		case c.made(Pick{p, key}):
		default:
			return st.errorf("%v", c.refusal(p, key, err))
		}
	}
	return nil
}

// refusal says why seat p can't choose key; err is what Find found.
func (c *chooser) refusal(p rules.Seat, key string, err error) error {
	m := c.m
	switch asked := m.S.Decision.Seat; {
	case m.S.Over:
		return fmt.Errorf("%q can't be chosen: the match is over", key)
	case asked != p:
		return fmt.Errorf("%s can't choose %q: %s must choose %q from %s", rules.SeatName(p), key,
			rules.SeatName(asked), m.Words().Prompt(), strings.Join(m.Words().Keys(), "; "))
	}
	if why, known := m.Words().WhyNot(key); known == nil && why.Text != "" {
		return fmt.Errorf("%q is not allowed (%s: %s); %s may choose %s", key, why.Rule, why.Text, rules.SeatName(p), strings.Join(m.Words().Keys(), "; "))
	}
	return fmt.Errorf("%v; %s may choose %s", err, rules.SeatName(p), strings.Join(m.Words().Keys(), "; "))
}

// passAll lets everyone who may respond pass, until the next
// decision is of another kind.
func (c *chooser) passAll(st statement) error {
	for range passBound {
		i := restful(c.m)
		if c.m.S.Over || c.m.S.Decision.Kind != rules.PickAnswer || i < 0 {
			return nil
		}
		if err := c.choose(i); err != nil {
			return st.errorf("%v", err)
		}
	}
	return st.errorf("passing does not end")
}

// restful is the option that does nothing more, -1 if there is none.
func restful(m *rules.Match) int {
	for i, o := range m.S.Options {
		if m.Game.Verbs[o.Verb].Default {
			return i
		}
	}
	return -1
}
