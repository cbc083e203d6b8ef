package text

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"feltstack/rules/text/inflect"
)

// This file makes grammar rules of the templates of verbs, "put {cards} {place}", and other forms of phrases.

// slotCats is the categories of a verb's slots.
var slotCats = map[string]string{
	"cards": "{Cards}", "plays": "{Plays}", "n": "{N}", "zone": "{Zone}", "place": "{Place}", "stat": "{StatOf}",
	"counters": "{Counters}", "token": "{Tokens}", "played": "{Played}", "host": "{to:Cards}",
}

// slots is the parts of a grammar rule for a template. It must begin with its verb, or
// with {cards} and its verb.
func slots(template string) (out []string, err error) {
	subject := false
	for i, w := range lexForm(template) {
		slot, isSlot := strings.CutPrefix(strings.TrimSuffix(w, "}"), "{")
		noun, counted := strings.CutPrefix(slot, "count:")
		switch {
		case !isSlot && (i == 0 || subject && i == 1):
			w = inflect.Verb(w)
		case !isSlot:
		case i == 0 && slot == "cards":
			w, subject = "{Whom[n]}", true
		case i == 0 || subject && i == 1:
			err = fmt.Errorf("the verb %q must begin with its verb, or with {cards} and its verb", template)
		case slot == "zone" && out[i-1] == "your":
			w = "{SeatZone}"
		case counted:
			w = "{" + countCat(noun) + "}"
		case slotCats[slot] == "":
			err = fmt.Errorf("the phrase %q has no such slot as %s", template, w)
		default:
			w = slotCats[slot]
		}
		out = append(out, w)
	}
	return out, err
}

// lexForm splits a template at spaces and before punctuation.
func lexForm(text string) []string {
	return strings.Fields(strings.NewReplacer(",", " ,", ";", " ;", ".", " .").Replace(text))
}

// countedIn is the nouns of which templates say how many: "{count:coin}".
func countedIn(templates []string) (out []string) {
	for _, w := range lexForm(strings.Join(templates, " ")) {
		if noun, ok := strings.CutPrefix(w, "{count:"); ok {
			out = append(out, strings.TrimSuffix(noun, "}"))
		}
	}
	return out
}

// countCat is the category of how many of something there can be.
func countCat(noun string) string {
	return "Count" + strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, noun)
}

// forms are the forms that words.txt has of phrases, "" where one has none.
var forms = map[string]func(phrase string) string{
	"plural": inflect.Plural, "verb": inflect.Verb, "happens": inflect.Happens, "count": countCat,
	"done": behind("is ", ""), "spared": behind("would be ", ""), "may": behind("can't ", "can "),
	"first": firstWord,
	"able": func(s string) string { // "is/are a Beast" of "be a Beast"
		verb, rest, _ := strings.Cut(s, " ")
		if both := map[string]string{"be": "is/are ", "isn't": "isn't/aren't ", "doesn't": "doesn't/don't "}[verb]; both != "" {
			return both + rest
		}
		return inflect.Verb(s)
	},
	"hits": func(s string) string { // "attacks" of "attacks a player"
		does, is := strings.CutSuffix(s, " a player")
		if !is {
			return ""
		}
		return inflect.Happens(does)
	},
	"third": func(s string) string { return inflect.Third(firstWord(s)) },
	"rest":  func(s string) string { return strings.TrimSpace(s[len(firstWord(s)):]) },
	"gaps":  func(s string) string { return strings.ReplaceAll(s, "{n}", "{Num}") },
	"cat":   func(s string) string { return map[bool]string{true: "Clause", false: "Verb[n]"}[s[0] == '{'] },
	"bare": func(s string) string { // "attack the player" of "attacks the player"
		_, s, _ = strings.Cut(inflect.Happens(s), "/")
		return s
	},
	"several": func(s string) string { // of a verb of cards
		parts, _ := slots(s)
		if len(parts) != 2 || parts[1] != "{Cards}" && parts[1] != "{Plays}" {
			return ""
		}
		return strings.Join(parts, " ") + " {more:More" + parts[1][1:]
	},
	"sum":    func(s string) string { return equal(s, true) },
	"amount": func(s string) string { return equal(s, false) },
}

func firstWord(s string) string {
	s, _, _ = strings.Cut(s, " ")
	return s
}

// behind is what stands behind some words, with others in their place.
func behind(words, put string) func(string) string {
	return func(s string) string {
		rest, is := strings.CutPrefix(s, words)
		if !is {
			return ""
		}
		return put + rest
	}
}

// equal says how much by a sum, of a verb that says it first: at the end, or behind the next word.
func equal(form string, last bool) string {
	parts, _ := slots(form)
	if len(parts) < 3 || parts[1] != "{N}" || !last && len(parts) == 3 {
		return ""
	}
	at := 3
	if last {
		at = len(parts)
	}
	return parts[0] + " " + strings.Join(slices.Insert(parts, at, "equal to {Sum}")[2:], " ")
}
