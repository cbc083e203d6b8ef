package manual

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// This file writes what of a game's page is by topic rather than by kind of phrase.

//go:embed topics.txt
var topicTable string

// topicKinds are the kinds of phrases that the topics list, and what they are there.
var topicKinds = []struct {
	say    string
	labels []string
}{
	{"steps", []string{"verb", "step"}},
	{"static text", []string{"static text", "static ability", "what players may do", "power"}},
	{"waits for", []string{"event", "befalls"}},
	{"would", []string{"would happen", "would do"}},
	{"conditions", []string{"condition", "what happened", "what a player did", "what befell a player"}},
	{"which cards", []string{"with", "adjective", "from where", "cards"}},
	{"which players", []string{"player"}},
	{"numbers", []string{"number", "total", "number of things", "what is counted"}},
	{"when, how long", []string{"when", "until"}},
}

// topics lists the phrases of a game by topic, those of none at the end.
func topics(l *text.Language, phrases []grammar.Phrase) string {
	var b strings.Builder
	listed := map[string]bool{}
	for line := range strings.Lines(topicTable + "anything else: *\n") {
		topic, stems, is := strings.Cut(strings.TrimSpace(line), ": ")
		if !is || topic[0] == '#' {
			continue
		}
		rows := ""
		for _, kind := range topicKinds {
			var say []string
			for _, p := range ofKind(l, phrases, kind.labels) {
				switch {
				case stems == "*" && listed[p], stems != "*" && !begins(p, strings.Fields(stems)), slices.Contains(say, code(p)):
				default:
					say = append(say, code(p))
					listed[p] = true
				}
			}
			if len(say) > 0 {
				rows += fmt.Sprintf("- %s: %s\n", kind.say, strings.Join(say, ", "))
			}
		}
		if rows != "" {
			fmt.Fprintf(&b, "\n**%s**\n\n%s", topic, rows)
		}
	}
	return b.String()
}

// ofKind is the phrases of some kinds that say something themselves.
func ofKind(l *text.Language, phrases []grammar.Phrase, labels []string) (out []string) {
	for _, p := range phrases {
		if !p.Rule.Refused && !p.Rule.Short && p.Rule.Note != grammar.Aside && slices.Contains(labels, p.Label) && said(p.Text) != "" {
			out = append(out, p.Text)
		}
	}
	if slices.Contains(labels, "event") {
		for _, e := range listedEvents(l) {
			if !e.Would {
				out = append(out, e.Phrase)
			}
		}
	}
	return out
}

// listedEvents is the events of a game, those of counters for one kind of counter only.
func listedEvents(l *text.Language) []text.Event {
	return slices.DeleteFunc(slices.Clone(l.Vocab.Events), func(e text.Event) bool {
		return slices.ContainsFunc(l.Vocab.Counters, func(c text.Counter) bool {
			return c.Num != l.Vocab.Counters[0].Num && (e.Why == c.Put || e.Why == c.Taken)
		})
	})
}

// said is a phrase without its parts.
func said(phrase string) string {
	for before, rest, is := strings.Cut(phrase, "{"); is; before, rest, is = strings.Cut(phrase, "{") {
		_, after, _ := strings.Cut(rest, "}")
		phrase = before + after
	}
	return strings.Trim(phrase, " ().,:-\"")
}

// begins reports whether a phrase is of a topic: a word of it begins with one of some stems.
func begins(phrase string, stems []string) bool {
	words := strings.FieldsFunc(said(phrase), func(r rune) bool { return strings.ContainsRune(" (),.:\"", r) })
	return slices.ContainsFunc(stems, func(s string) bool {
		whole, is := strings.CutPrefix(s, "=")
		switch {
		case is:
			return slices.Contains(words, whole)
		case strings.ContainsAny(s, "{_"):
			return strings.Contains(phrase, strings.ReplaceAll(s, "_", " "))
		}
		return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, s) })
	})
}

// eventNames is a table of what a text calls the cards and players of each event.
func eventNames(l *text.Language) string {
	var b strings.Builder
	card := func(past string) string {
		if past == "" {
			return ""
		}
		return code("the " + past + " card")
	}
	for _, e := range listedEvents(l) {
		it, other := cmp.Or(e.Own, e.Past), ""
		if e.Own != "" {
			other = e.Past
		}
		var more []string
		if e.Does != "" && !e.Would || e.Suffered {
			more = append(more, code("that player"))
		}
		if e.Amount || e.Each {
			more = append(more, code("that much"))
		}
		if it == "" && len(more) == 0 {
			continue // a text calls its card "it" only
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", e.Phrase, card(it), card(other), strings.Join(more, ", "))
	}
	for _, x := range l.Vocab.Befalls {
		if x.Done != 0 {
			fmt.Fprintf(&b, "| a player: %s | | | %s, %s |\n", x.Phrase, code("that player"), code("that much"))
		}
	}
	return b.String()
}
