package text

import (
	"fmt"
	"strings"
	"unicode"
)

// This file makes productions of the templates of verbs: "put {cards} {place}".

// slotCats is the categories of a verb's slots.
var slotCats = map[string]string{
	"cards": "{Cards}", "plays": "{Plays}", "n": "{N}", "zone": "{Zone}", "place": "{Place}", "stat": "{StatOf}",
	"counters": "{Counters}", "token": "{Tokens}", "played": "{Played}", "host": "{to:Cards}",
}

// slots is the parts of a production for a template. It must begin with its verb, or
// with {cards} and its verb.
func slots(template string) (out []string, err error) {
	subject := false
	for i, w := range lexForm(template) {
		slot, isSlot := strings.CutPrefix(strings.TrimSuffix(w, "}"), "{")
		noun, counted := strings.CutPrefix(slot, "count:")
		switch {
		case !isSlot && (i == 0 || subject && i == 1):
			w = agreeing(w)
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
