package library

import (
	"feltstack/rules/scenario"
	"feltstack/table/guide"
)

// Example is a scenario that is shown step by step, all hands open.
type Example struct {
	*Watched
	Name  string
	Steps []scenario.ShownStep
	At    int // the step that is shown
	close func()
}

// players are who sits at the seats A to E of a scenario.
var players = []string{"Ann", "Ben", "Cara", "Dan", "Eve"}

// OpenExample lays the table of a scenario.
func OpenExample(s *scenario.Scenario) (*Example, error) {
	session, steps, err := guide.Show(s, players)
	if err != nil {
		return nil, err
	}
	x := &Example{Watched: NewWatched(s.Game(), session, nil), Name: s.Name, Steps: steps, close: session.Close}
	x.From(guide.Me, true)
	return x, nil
}

// Step goes a number of steps on, or back. It reports whether there was such a step.
func (x *Example) Step(by int) bool {
	to := min(max(x.At+by, 0), len(x.Steps)-1)
	if to == x.At {
		return false
	}
	x.At = to
	if n := x.Steps[to].At; n != x.Timeline().At {
		_ = x.Go(n) // a game that is only looked at goes to any of its moments
	}
	return true
}

// Last reports whether no step follows.
func (x *Example) Last() bool { return x.At == len(x.Steps)-1 }

// Now is the step that is shown.
func (x *Example) Now() scenario.ShownStep { return x.Steps[x.At] }

// Close ends the session, and waits for its goroutine.
func (x *Example) Close() { x.close() }
