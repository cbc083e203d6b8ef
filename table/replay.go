package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// Check plays a line of choices by today's rules and keeps no moment of it, so
// that a game of any length can be looked through. It says how the match ended;
// over is false where it goes on. The error is a *Differs where a choice does not
// fit, or that of each, which is called with how many choices are played and may
// be nil.
func Check(cfg Config, line []Choice, each func(n int) error) (o Outcome, over bool, err error) {
	s, err := sit(cfg)
	if err != nil {
		return Outcome{}, false, err
	}
	for n, c := range line {
		if each != nil {
			if err := each(n); err != nil {
				return Outcome{}, false, err
			}
		}
		err := guard.Try("a saved choice", func() error {
			i, err := fits(s.live, n, c)
			if err != nil {
				return err
			}
			if err := s.live.Choose(i); err != nil {
				return &Differs{At: c, Reason: err.Error()}
			}
			return hashes(s.live, c)
		})
		if guard.Find(err) != nil {
			s.report(err)
			err = &Differs{At: c, Reason: say("differs.crash"), err: err}
		}
		if err != nil {
			return Outcome{}, false, err
		}
	}
	if !s.live.S.Over {
		return Outcome{}, false, nil
	}
	return s.outcome(), true, nil
}

// fits finds the option of a saved choice, which was choice n.
func fits(m *rules.Match, n int, saved Choice) (int, error) {
	differs := func(reason string) error { return &Differs{At: saved, Reason: reason} }
	switch {
	case saved.N != n:
		return 0, differs(say("differs.missing", "n", n+1))
	case m.S.Over:
		return 0, differs(say("differs.over"))
	case int(m.S.Decision.Seat) != saved.Seat:
		return 0, differs(say("differs.seat"))
	}
	i := slices.Index(m.Words().Keys(), saved.Key)
	if i < 0 {
		return 0, differs(say("differs.illegal"))
	}
	return i, nil
}

// hashes compares the state that followed a saved choice with today's.
func hashes(m *rules.Match, saved Choice) error {
	if m.S.Hash() != saved.Hash {
		return &Differs{At: saved, Reason: say("differs.effect")}
	}
	return nil
}
