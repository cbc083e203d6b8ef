package wording

import (
	"strings"

	"feltstack/rules/message"
)

// Choice is what an option does, in words.
type Choice struct {
	Head  string // what comes before a colon: "Base", or what is paid
	Text  string // what it does, up to the target that is chosen next if there is one
	Open  bool   // there is: "…" stands for it
	After string // what follows the target
	Apart bool   // it is a choice of its own, no target of the choice before
}

// String is the wording as a button says it. No full stop follows the dots.
func (c Choice) String() string {
	text := c.Text
	if c.Open {
		text += "…" + strings.TrimPrefix(c.After, ".")
	}
	if c.Head == "" {
		return text
	}
	return Messages.Say("choice.headed", "head", c.Head, "text", text)
}

// Then adds the words of the next choice: in the place of the target, after a colon, or as
// a sentence of its own.
func (c Choice) Then(next Choice) Choice {
	if next.Head != "" {
		next.Text = Messages.Say("choice.headed", "head", next.Head, "text", next.Text)
	}
	switch {
	case next.Apart:
		text, id := Choice{Text: c.Text, Open: c.Open, After: c.After}.String(), message.ID("choice.also")
		if strings.HasSuffix(text, "…") {
			id = "choice.also_open"
		}
		c.Text, c.Open, c.After = Messages.Say(id, "text", strings.TrimSuffix(text, "."), "next", next.Text), next.Open, next.After
	case c.Open:
		if c.Text = strings.TrimSpace(c.Text); c.Text != "" {
			c.Text += " "
		}
		c.Text, c.Open, c.After = c.Text+next.Text, next.Open, next.After+c.After
		if !c.Open {
			c.Text, c.After = c.Text+c.After, ""
		}
	case c.Head == "":
		c = Choice{Head: c.Text, Text: next.Text, Open: next.Open, After: next.After}
	default:
		c.Text, c.Open, c.After = Messages.Say("choice.headed", "head", c.Text, "text", next.Text), next.Open, next.After
	}
	return c
}

// Kind is what several options of a card may have in common: the head, or all there is.
func (c Choice) Kind() string {
	if c.Head == "" {
		return c.String()
	}
	return c.Head
}

// Opened is the words of a printed text in which the words for a target are left open. It
// is whole: what comes after the target may be what a player pays. It is false where the
// target is not named, or begins what is said.
func Opened(head, text, target string) (Choice, bool) {
	before, after, found := strings.Cut(text, target)
	if before = strings.TrimSpace(before); !found || before == "" && head == "" {
		return Choice{}, false
	}
	if after = strings.TrimSuffix(after, "."); before != "" && strings.HasPrefix(after, " ") {
		before += " "
	}
	return Choice{Head: head, Text: before, Open: true, After: after}, true
}
