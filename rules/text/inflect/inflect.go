// Package inflect gives English words the forms that they have for one and for many.
package inflect

import "strings"

// Third is the third person of a verb.
func Third(verb string) string {
	switch verb {
	case "have":
		return "has"
	case "be":
		return "is"
	case "can", "can't", "must":
		return verb
	}
	if strings.HasPrefix(verb, "would ") {
		return verb
	}
	n := len(verb)
	switch {
	case n == 0:
		return ""
	case n > 1 && verb[n-1] == 'y' && !strings.ContainsRune("aeiou", rune(verb[n-2])):
		return verb[:n-1] + "ies"
	}
	for _, e := range []string{"s", "sh", "ch", "x", "z", "o"} {
		if strings.HasSuffix(verb, e) {
			return verb + "es"
		}
	}
	return verb + "s"
}

// Plural is the plural of a noun phrase that follows the rule.
func Plural(noun string) string { return Third(noun) }

// Noun is a noun phrase for one and for many.
func Noun(one, many string) string {
	at := strings.LastIndexByte(one, ' ') + 1
	if many == "" {
		many = Plural(one)
	}
	return one + "/" + many[min(at, len(many)):]
}

// Verb is a phrase that begins with its verb, for one and for many.
func Verb(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	return strings.TrimSpace(pair(Third(verb), verb) + " " + rest)
}

// Happens is a phrase in the third person, for one and for many.
func Happens(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	return strings.TrimSpace(pair(verb, unconjugated(verb)) + " " + rest)
}

func pair(one, many string) string {
	if one == many {
		return one
	}
	return one + "/" + many
}

// unconjugated is what a verb in the third person is for many.
func unconjugated(verb string) string {
	if many := map[string]string{"is": "are", "was": "were", "has": "have"}[verb]; many != "" {
		return many
	}
	if base, ies := strings.CutSuffix(verb, "ies"); ies && len(base) > 1 {
		return base + "y"
	}
	for _, e := range []string{"o", "ch", "sh", "ss", "x", "zz"} {
		if base, es := strings.CutSuffix(verb, e+"es"); es {
			return base + e
		}
	}
	return strings.TrimSuffix(verb, "s")
}
