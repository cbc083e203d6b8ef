package vtes

import "feltstack/rules/message"

// measured says how strong the levels of bots were found to be.
func measured() map[string]message.ID {
	return map[string]message.ID{
		"learner": "level.learner",
		"casual":  "level.casual",
		"strong":  "level.strong",
		"expert":  "level.expert",
	}
}
