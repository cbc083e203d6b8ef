package text

import "strings"

// conjugate is the third person of a verb.
func conjugate(verb string) string {
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
	if verb[n-1] == 'y' && !strings.ContainsRune("aeiou", rune(verb[n-2])) {
		return verb[:n-1] + "ies"
	}
	for _, e := range []string{"s", "sh", "ch", "x", "z", "o"} {
		if strings.HasSuffix(verb, e) {
			return verb + "es"
		}
	}
	return verb + "s"
}

// plural is the plural of a noun phrase that follows the rule.
func plural(noun string) string { return conjugate(noun) }

// inflected is a noun phrase for one and for many.
func inflected(one, many string) string {
	at := strings.LastIndexByte(one, ' ') + 1
	if many == "" {
		many = plural(one)
	}
	return one + "/" + many[min(at, len(many)):]
}

// agreeing is a phrase that begins with its verb, for one and for many.
func agreeing(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	if third := conjugate(verb); third != verb {
		verb = third + "/" + verb
	}
	if more {
		return verb + " " + rest
	}
	return verb
}

// happening is a phrase in the third person, for one and for many.
func happening(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	switch {
	case verb == "is":
		verb = "is/are"
	case verb == "was":
		verb = "was/were"
	case verb == "has":
		verb = "has/have"
	case strings.HasSuffix(verb, "ies"):
		verb += "/" + strings.TrimSuffix(verb, "ies") + "y"
	case strings.HasSuffix(verb, "oes"), strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"), strings.HasSuffix(verb, "xes"):
		verb += "/" + strings.TrimSuffix(verb, "es")
	case strings.HasSuffix(verb, "s"):
		verb += "/" + strings.TrimSuffix(verb, "s")
	}
	if more {
		return verb + " " + rest
	}
	return verb
}
