package table

import "strings"

// you is the name of a player whose doings are told in the second person.
const you = "You"

// secondPerson makes a sentence about a player called You good English: "You
// scores 7♦" becomes "You score 7♦", "You's goal" "Your goal". In the middle of
// a sentence the word is small.
func secondPerson(text string) string {
	words := strings.Split(text, " ")
	for i, w := range words {
		switch {
		case w == you+"'s":
			words[i] = you + "r"
		case w == you && i+1 < len(words):
			words[i+1] = plainVerb(words[i+1])
		case w != you:
			continue
		}
		if i > 0 && !strings.HasSuffix(words[i-1], ":") {
			words[i] = strings.ToLower(words[i])
		}
	}
	return strings.Join(words, " ")
}

// plainVerb takes the ending of the third person off a verb.
func plainVerb(verb string) string {
	switch {
	case verb == "is":
		return "are"
	case verb == "has":
		return "have"
	case strings.HasSuffix(verb, "sses"), strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"):
		return verb[:len(verb)-2]
	case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
		return verb[:len(verb)-1]
	}
	return verb
}
