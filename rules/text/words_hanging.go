package text

import _ "embed"

//go:embed hanging.txt
var hangingTable string

//go:embed granting.txt
var grantingTable string

// spans writes how long something lasts: the game's own stretches of time, and
// players' next steps.
func (t *table) spans() {
	for i := range t.l.Game.Spans {
		sp := &t.l.Game.Spans[i]
		t.word("span", sp.Name, "Span", sp.Name, sp)
	}
	if len(t.l.Game.Spans) > 0 {
		t.line("until this ends", "Until", "until this {Span} ends")
		t.line("until this ends", "Until", "until the end of this {Span}")
		t.line("until this ends", "Until", "for the rest of this {Span}")
		t.line("until this ends", "Until", "this {Span}")
	}
	t.line("until this turn ends", "Until", "for the rest of this turn")
	next := false
	for i := range t.l.Vocab.Steps {
		if s := &t.l.Vocab.Steps[i]; s.Until != 0 {
			t.word("next step", s.Phrase, "NextStep", s.Phrase, s)
			next = true
		}
	}
	if next {
		t.line("until your next step", "Until", "until your next {NextStep}")
		t.line("until your opponent's next step", "Until", "until your opponent's next {NextStep}")
	}
}
