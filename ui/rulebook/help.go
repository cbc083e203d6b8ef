package rulebook

import (
	"embed"
	"strings"

	"feltstack/rules/book"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

//go:embed book
var pages embed.FS

// helpKey stands for the key of a game.
const helpKey = "help"

// Help is the book of what mouse and keys do in the window, with the keys as they are set now.
func Help(keys *kit.Keymap) (library.Rulebook, error) {
	b, err := book.Pages(pages, helpWords(keys))
	return library.Rulebook{Game: library.GameInfo{Key: helpKey, Title: words.Say("rulebook.help")}, Book: b}, err
}

// helpWords writes keys for "{key:undo}", and a line for each action for "{keys}".
func helpWords(keys *kit.Keymap) *strings.Replacer {
	var lines, pairs []string
	for _, a := range kit.Actions() {
		var names []string
		for _, c := range keys.Keys[a.Action] {
			if name := kit.Readable(c); len(names) == 0 || names[len(names)-1] != name {
				names = append(names, name)
			}
		}
		does := words.Say(a.Text)
		lines = append(lines, "- *"+strings.Join(names, ", ")+"*: "+strings.ToLower(does[:1])+does[1:]+ending(does))
		pairs = append(pairs, "{key:"+strings.TrimPrefix(string(a.Text), "keys.")+"}", names[0])
	}
	return strings.NewReplacer(append(pairs, "{keys}", strings.Join(lines, "\n"))...)
}

// ending is the sign that ends a sentence, "" where it has one.
func ending(text string) string {
	if strings.HasSuffix(text, "?") {
		return ""
	}
	return "."
}
