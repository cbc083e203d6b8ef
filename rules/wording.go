package rules

import (
	"strings"

	"feltstack/rules/message"
)

// Wording is what an option does, in words.
type Wording struct {
	Head  string // what comes before a colon: "Base", or what is paid
	Text  string // what it does, up to the target that is chosen next if there is one
	Open  bool   // there is: "…" stands for it
	After string // what follows the target
	Apart bool   // it is a choice of its own, no target of the choice before
}

// String is the wording as a button says it. No full stop follows the dots.
func (w Wording) String() string {
	text := w.Text
	if w.Open {
		text += "…" + strings.TrimPrefix(w.After, ".")
	}
	if w.Head == "" {
		return text
	}
	return engine.Say("ask.headed", "head", w.Head, "text", text)
}

// Then adds the words of the next choice: in the place of the target, after a colon, or as
// a sentence of its own.
func (w Wording) Then(next Wording) Wording {
	if next.Head != "" {
		next.Text = engine.Say("ask.headed", "head", next.Head, "text", next.Text)
	}
	switch {
	case next.Apart:
		text, id := Wording{Text: w.Text, Open: w.Open, After: w.After}.String(), message.ID("ask.also")
		if strings.HasSuffix(text, "…") {
			id = "ask.also_open"
		}
		w.Text, w.Open, w.After = engine.Say(id, "text", strings.TrimSuffix(text, "."), "next", next.Text), next.Open, next.After
	case w.Open:
		if w.Text = strings.TrimSpace(w.Text); w.Text != "" {
			w.Text += " "
		}
		w.Text, w.Open, w.After = w.Text+next.Text, next.Open, next.After+w.After
		if !w.Open {
			w.Text, w.After = w.Text+w.After, ""
		}
	case w.Head == "":
		w = Wording{Head: w.Text, Text: next.Text, Open: next.Open, After: next.After}
	default:
		w.Text, w.Open, w.After = engine.Say("ask.headed", "head", w.Text, "text", next.Text), next.Open, next.After
	}
	return w
}

// Kind is what several options of a card may have in common: the head, or all there is.
func (w Wording) Kind() string {
	if w.Head == "" {
		return w.String()
	}
	return w.Head
}

// Opened is the words of a printed text in which the words for a target are left open. It
// is whole: what comes after the target may be what a player pays. It is false where the
// target is not named, or begins what is said.
func Opened(head, text, target string) (Wording, bool) {
	before, after, found := strings.Cut(text, target)
	if before = strings.TrimSpace(before); !found || before == "" && head == "" {
		return Wording{}, false
	}
	if after = strings.TrimSuffix(after, "."); before != "" && strings.HasPrefix(after, " ") {
		before += " "
	}
	return Wording{Head: head, Text: before, Open: true, After: after}, true
}

// Printed is the words of an option that uses an ability: its cost and all that it does, open
// where it names its target. What can be chosen of a list comes in a prompt of its own.
func (a *Ability) Printed() Wording {
	whole := Wording{Head: a.CostWords()}
	line, _, _ := strings.Cut(a.Text, "\n- ")
	whole.Text = strings.TrimSuffix(strings.ReplaceAll(line, "\n", " "), ".")
	if len(a.Modes) != 1 || len(a.Modes[0].Targets) == 0 || a.Modes[0].Targets[0].Seat {
		return whole
	}
	words, ok := Opened(whole.Head, whole.Text, a.Modes[0].Targets[0].Filter.Text)
	if !ok || words.After == "" && strings.HasSuffix(words.Text, "Choose") {
		return whole
	}
	return words
}

// CostWords is what the ability costs, as a button says it; "" for nothing.
func (a *Ability) CostWords() string {
	if a.Cost == nil {
		return ""
	}
	return strings.ToUpper(a.Cost.Text[:1]) + a.Cost.Text[1:]
}
