package rules

// Arguments lists, by the areas of messages, the arguments that the messages of a game's
// tables may have: what people read of options, prompts, the log, plays, states and examples.
func Arguments() map[string][]string {
	option := []string{"card", "face", "target", "item", "ability", "giver", "trigger", "mode", "word", "fee", "source", "n", "seat", "zone"}
	event := []string{"card", "target", "actor", "seat", "whose", "place", "where", "source", "openly", "n", "by", "m", "zone", "from", "word", "item"}
	return map[string][]string{
		"do": option, "choose": option,
		"ask":     {"card", "n", "of", "seat", "price"},
		"log":     event,
		"gist":    append([]string{"cards", "was", "of"}, event...),
		"play":    {"card", "seat", "other", "target"},
		"state":   {"what", "n", "by", "text"},
		"example": {"what"},
	}
}
