package learn

import (
	"strings"

	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// example shows a scenario step by step at a whole table: the coach says what happens and
// what is true then.
type example struct {
	*library.Example
	head  string
	rule  string
	ends  ExampleEnds
	table *felt.Table
}

// ExampleEnds is what can follow an example.
type ExampleEnds struct {
	Next  func() // another one for the same rule; nil if there is none
	Leave func()
}

// ExampleTable is the table of an example, at the step that it is at. The head and the rule
// stand over what is said.
func ExampleTable(shown *library.Example, head, rule string, ends ExampleEnds) library.OpenGame {
	x := &example{Example: shown, head: head, rule: rule, ends: ends}
	return library.OpenGame{Session: x, Close: func() error { shown.Close(); return nil }}
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
	switch {
	case by > 0 && x.Last() && x.ends.Next != nil:
		x.ends.Next()
	case x.Example.Step(by):
		x.table.Pull()
		x.table.ShowCoach()
	}
}

// Leave implements felt.Stepper.
func (x *example) Leave() { x.ends.Leave() }

// Lead implements felt.Leader.
func (x *example) Lead() felt.Lead {
	step := x.Now()
	l := felt.Lead{Head: words.Say("rulebook.step", "example", x.head, "n", x.At+1, "all", len(x.Steps)), Title: x.Name}
	if step.Proves {
		l.Say = append(l.Say, words.Say("rulebook.proves"))
	}
	l.Say = append(l.Say, strings.Join(step.Say, "\n"))
	if x.At == 0 {
		l.Say = append(l.Say, words.Say("rulebook.rule", "rule", x.rule))
	}
	switch {
	case !x.Last():
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.next"), Main: true, Do: func() { x.Step(1) }})
	case x.ends.Next != nil:
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.next"), Main: true, Do: x.ends.Next})
	default:
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.back"), Main: true, Do: x.ends.Leave})
	}
	if x.At > 0 {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("common.back"), Do: func() { x.Step(-1) }})
	}
	if !x.Last() || x.ends.Next != nil {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("rulebook.back"), Do: x.ends.Leave})
	}
	return l
}
