package scenario

import (
	"strings"

	"feltstack/rules"
)

// passBound is how often "all pass" passes before it gives up.
const passBound = 100

// choose makes the choices of one line: "A: scuttle 7♥ 7♦; pass" or "all pass".
func choose(m *rules.Match, st statement) error { return chooseNoting(m, st, func(int) {}) }

// chooseNoting is choose; note hears of each option before it is chosen.
func chooseNoting(m *rules.Match, st statement, note func(option int)) error {
	if st.text == "all pass" {
		return passAll(m, st, note)
	}
	who, keys, ok := strings.Cut(st.text, ":")
	p, isSeat := names{m.Game}.seat(strings.TrimSpace(who), int(m.S.SeatCount))
	if !ok || !isSeat {
		return st.errorf("expected a choice such as \"A: draw\", or \"all pass\"")
	}
	for _, key := range strings.Split(keys, ";") {
		key = strings.TrimSpace(key)
		if m.S.Over {
			return st.errorf("%q can't be chosen: the match is over", key)
		}
		if asked := m.S.Decision.Seat; asked != p {
			return st.errorf("%s is not asked for %q: %s is asked %q and may choose %s", rules.SeatName(p), key,
				rules.SeatName(asked), m.Prompt(), strings.Join(m.Keys(), "; "))
		}
		i, err := m.Find(key)
		if err != nil {
			if why, known := m.WhyNot(key); known == nil && why.Text != "" {
				return st.errorf("%q is not allowed (%s: %s)", key, why.Rule, why.Text)
			}
			return st.errorf("%v; %s may choose %s", err, rules.SeatName(p), strings.Join(m.Keys(), "; "))
		}
		note(i)
		if err := m.Choose(i); err != nil {
			return st.errorf("%v", err)
		}
	}
	return nil
}

// passAll lets everyone who is asked for an answer pass, until the next
// decision is of another kind.
func passAll(m *rules.Match, st statement, note func(option int)) error {
	for range passBound {
		i := restful(m)
		if m.S.Over || m.S.Decision.Kind != rules.PickAnswer || i < 0 {
			return nil
		}
		note(i)
		if err := m.Choose(i); err != nil {
			return st.errorf("%v", err)
		}
	}
	return st.errorf("passing does not end")
}

// restful is the option that does nothing more, -1 if there is none.
func restful(m *rules.Match) int {
	for i, o := range m.S.Options {
		if m.Game.Verbs[o.Verb].Rest {
			return i
		}
	}
	return -1
}
