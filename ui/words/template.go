package words

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// part is a piece of a message: text, or the name of an argument.
type part struct{ text, name string }

// phrase is a message taken apart once: "Turn {turn}" is text and an argument.
type phrase []part

func parse(text string) phrase {
	var p phrase
	for text != "" {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return append(p, part{text: text})
		}
		if before != "" {
			p = append(p, part{text: before})
		}
		p = append(p, part{name: name})
		text = after
	}
	return p
}

// Arguments lists the names of a message's arguments, each once, as they first come.
func Arguments(text string) []string {
	var names []string
	seen := map[string]bool{}
	for _, p := range parse(text) {
		if p.name != "" && !seen[p.name] {
			seen[p.name] = true
			names = append(names, p.name)
		}
	}
	return names
}

// braces are our templates as go-i18n takes them.
type braces struct{}

func (braces) Cacheable() bool { return true }

func (braces) Parse(src, _, _ string) (template.ParsedTemplate, error) { return parse(src), nil }

// Execute puts the arguments, names and values by turns, into the message. One that
// is not given stays as it is written.
func (p phrase) Execute(data any) (string, error) {
	args, _ := data.([]any)
	var b strings.Builder
	for _, part := range p {
		b.WriteString(part.text)
		if part.name != "" {
			b.WriteString(value(part.name, args))
		}
	}
	return b.String(), nil
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
