package words

import "strings"

// works say what work is about that the log and the reports of crashes call by a short name.
var works = map[string]ID{
	"a bot": "alert.bot", "a search worker": "alert.bot", "the choice of a bot": "alert.bot", "thinking ahead": "alert.bot",
	"a choice": "alert.move", "a pass": "alert.move", "the rules": "alert.move", "doing a choice again": "alert.move",
	"a game": "alert.game", "a saved choice": "alert.game", "going to another moment": "alert.game", "setting up a game": "alert.game",
	"a hint": "alert.hint", "looking for the turning point": "alert.turning", "the turning point": "alert.turning",
	"an outcome": "alert.outcome", "looking at outcomes": "alert.outcome", "looking what a card can do": "alert.outcome",
	"a look at the table": "alert.table", "painting arrows": "alert.table", "painting the cloth": "alert.table", "painting the table": "alert.table",
	"a picture to print": "alert.picture", "drawing a picture": "alert.picture", "drawing pictures": "alert.picture", "a sheet": "alert.picture",
	"painting a badge": "alert.picture", "looking through the motifs": "alert.picture", "painting a token": "alert.picture", "painting a hand of cards": "alert.picture", "painting a small table": "alert.picture",
	"a key": "alert.window", "the mouse": "alert.window", "the window": "alert.window", "watching frames": "alert.window",
	"a game between bots": "alert.lab", "the lab": "alert.lab",
	"a puzzle": "alert.puzzle", "a sound": "alert.sound", "sound": "alert.sound", "saving": "alert.saving", "making automatic backups": "alert.saving",
	"looking for a file": "alert.folder", "looking for folders": "alert.folder", "reading a folder": "alert.folder",
	"compiling a card": "alert.card", "completing a card's text": "alert.card", "naming tokens": "alert.card",
	"reading a card text": "alert.card", "watching the card sets": "alert.card",
	"taking files that are handed over": "alert.file",
	"work in the background":            "alert.background",
}

// Work is what work is called in a sentence, by its short name or those of it and of its
// parts: "a bot, a search worker" is said as "a bot" is.
func Work(name string) string {
	whole, _, _ := strings.Cut(name, ", ")
	id, ok := works[whole]
	if !ok {
		id = "alert.background"
	}
	return Say(id)
}
