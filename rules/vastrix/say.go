package vastrix

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
)

// longest is how many letters of a text a button or label shows.
const longest = 42

// sayEffect words the play of a card for one of its abilities, and a printed
// option: what it does, short enough for a label.
func sayEffect(m *rules.Match, o rules.Option) string {
	switch o.Verb {
	case rules.VerbMode:
		// Options in mid-text are worded by the text itself.
		if n := len(m.S.Frames); n > 0 && m.S.Decision.Declaring {
			if a := m.AbilityOf(&m.S.Frames[n-1]); int(o.N) < len(a.Modes) {
				return short(a.Modes[o.N].Text)
			}
		}
		return ""
	case verbEffect:
	default:
		return ""
	}
	d := m.Def(o.Card)
	a := &d.Abilities[o.Ability]
	label := m.Game.Labels[a.Label]
	switch {
	case a.Label == LabelAnchor:
		return "Play as an anchor"
	case a.Label == LabelAttach:
		return "Attach " + d.Short + " to…"
	case counters(a):
		return label + ": counter…"
	case len(a.Modes) > 1:
		return label
	case len(a.Modes[0].Targets) > 0:
		return label + ": " + untilTarget(a.Modes[0].Text, a.Modes[0].Targets[0].Filter.Text)
	case a.Label == LabelBase && alone(d, a):
		return "Play for effect"
	}
	return label + ": " + short(a.Modes[0].Text)
}

// alone tells whether no other ability of d has the label of a.
func alone(d *rules.Def, a *rules.Ability) bool {
	n := 0
	for i := range d.Abilities {
		if d.Abilities[i].Label == a.Label {
			n++
		}
	}
	return n == 1
}

// untilTarget is a text up to the words for its target: an open sentence.
func untilTarget(text, target string) string {
	before, _, found := strings.Cut(unconditional(text), target)
	if before = strings.TrimSpace(before); !found || before == "" {
		return short(text)
	}
	return before + "…"
}

// unconditional leaves out an "Only if ...:" at the front.
func unconditional(text string) string {
	if strings.HasPrefix(text, "Only if ") {
		if _, rest, ok := strings.Cut(text, ": "); ok {
			r, n := utf8.DecodeRuneInString(rest)
			return string(unicode.ToUpper(r)) + rest[n:]
		}
	}
	return text
}

// short is the first sentence of a text without its condition, cut between words.
func short(text string) string {
	text, _, _ = strings.Cut(unconditional(text), ". ")
	text = strings.TrimSuffix(text, ".")
	if utf8.RuneCountInString(text) <= longest {
		return text
	}
	cut := string([]rune(text)[:longest])
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:") + " ..."
}
