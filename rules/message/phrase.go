package message

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// Part is a piece of a message: text, an argument, or a word in two forms.
type Part struct {
	Text string // or the first form of the word
	Many string // the second form: after several, or after one who is spoken to
	Name string // of the argument
}

// Phrase is a message taken apart: "Turn {turn}" is text and an argument.
type Phrase []Part

func parse(text string) Phrase {
	var p Phrase
	for text != "" {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return append(p, Part{Text: text})
		}
		if before != "" {
			p = append(p, Part{Text: before})
		}
		if one, many, forms := strings.Cut(name, "|"); forms {
			p = append(p, Part{Text: one, Many: many})
		} else {
			p = append(p, Part{Name: name})
		}
		text = after
	}
	return p
}

// plain reports whether there is nothing to fill in.
func (p Phrase) plain() bool { return len(p) == 0 || len(p) == 1 && p[0].Name == "" && p[0].Many == "" }

// Arguments lists the names of a message's arguments, each once, as they first come.
func Arguments(text string) []string {
	var names []string
	seen := map[string]bool{}
	for _, p := range parse(text) {
		if p.Name != "" && !seen[p.Name] {
			seen[p.Name] = true
			names = append(names, p.Name)
		}
	}
	return names
}

// Fill fills a message in with what field returns for each of its arguments. Spaces left
// by arguments that are empty are dropped.
func (p Phrase) Fill(field func(name string) string) string {
	var b strings.Builder
	for _, part := range p {
		if part.Name != "" {
			b.WriteString(field(part.Name))
		} else {
			b.WriteString(part.Text)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// braces are our templates as go-i18n takes them.
type braces struct{}

func (braces) Cacheable() bool { return true }

func (braces) Parse(src, _, _ string) (template.ParsedTemplate, error) { return parse(src), nil }

// Execute fills the phrase in with arguments, or hands it out as it is.
func (p Phrase) Execute(data any) (string, error) {
	if out, ok := data.(*Phrase); ok {
		*out = p
		return "", nil
	}
	args, _ := data.([]any)
	return p.said(args), nil
}

// said puts the arguments, names and values by turns, into the message. One that is not
// given stays as it is written.
func (p Phrase) said(args []any) string {
	var b strings.Builder
	for _, part := range p {
		b.WriteString(part.Text)
		if part.Name != "" {
			b.WriteString(value(part.Name, args))
		}
	}
	return b.String()
}

func value(name string, args []any) string {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] != name {
			continue
		}
		switch v := args[i+1].(type) {
		case string:
			return v
		case int:
			return strconv.Itoa(v)
		default:
			return fmt.Sprint(v)
		}
	}
	return "{" + name + "}"
}
