package learn

import (
	"strings"

	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// example shows a scenario step by step: all hands lie open, and the coach says what
// happens and what is true then.
type example struct {
	*library.Watched
	steps []scenario.ShownStep
	name  string
	head  string
	rule  string
	ends  ExampleEnds
	at    int
	table *felt.Table
}

// ExampleEnds is what can follow an example.
type ExampleEnds struct {
	Next  func() // another one for the same rule; nil if there is none
	Leave func()
}

// players are who sits at the seats A to E of a scenario.
var players = []string{"Ann", "Ben", "Cara", "Dan", "Eve"}

// OpenExample lays the table of a scenario. The head and the rule stand over what is said.
func OpenExample(s *scenario.Scenario, head, rule string, ends ExampleEnds) (library.OpenGame, error) {
	session, steps, err := guide.Show(s, players)
	if err != nil {
		return library.OpenGame{}, err
	}
	x := &example{Watched: library.NewWatched(s.Game(), session, nil), steps: steps, name: s.Name, head: head, rule: rule, ends: ends}
	x.From(guide.Me, true)
	return library.OpenGame{Session: x, Close: func() error { session.Close(); return nil }}, nil
}

var _ felt.Stepper = (*example)(nil)

// Begin implements felt.Led.
func (x *example) Begin(t *felt.Table, _ *kit.Env) felt.Leader {
	x.table = t
	return x
}

// Moved implements felt.Leader: nobody plays.
func (x *example) Moved() {}

// Stop implements felt.Leader.
func (x *example) Stop() {}

// Step implements felt.Stepper.
func (x *example) Step(by int) {
	if by > 0 && x.last() && x.ends.Next != nil {
		x.ends.Next()
		return
	}
	to := kit.Clamp(x.at+by, 0, len(x.steps)-1)
	if to == x.at {
		return
	}
	x.at = to
	if n := x.steps[to].At; n != x.Timeline().At {
		_ = x.Go(n) // a game that is only looked at goes to any of its moments
		x.table.Pull()
	}
	x.table.ShowCoach()
}

// last reports whether no step follows.
func (x *example) last() bool { return x.at == len(x.steps)-1 }

// Leave implements felt.Stepper.
func (x *example) Leave() { x.ends.Leave() }

// Lead implements felt.Leader.
func (x *example) Lead() felt.Lead {
	step := x.steps[x.at]
	l := felt.Lead{Head: words.Say("rulebook.step", "example", x.head, "n", x.at+1, "all", len(x.steps)), Title: x.name}
	if step.Proves {
		l.Say = append(l.Say, words.Say("rulebook.proves"))
	}
	l.Say = append(l.Say, strings.Join(step.Say, "\n"))
	if x.at == 0 {
		l.Say = append(l.Say, words.Say("rulebook.rule", "rule", x.rule))
	}
	switch {
	case !x.last():
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.next"), Main: true, Do: func() { x.Step(1) }})
	case x.ends.Next != nil:
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.next"), Main: true, Do: x.ends.Next})
	default:
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.back"), Main: true, Do: x.ends.Leave})
	}
	if x.at > 0 {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("common.back"), Do: func() { x.Step(-1) }})
	}
	if !x.last() || x.ends.Next != nil {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.back"), Do: x.ends.Leave})
	}
	return l
}
