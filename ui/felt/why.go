package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// whyCard lists at p what a card can't do now, each with its rule.
func (in *input) whyCard(id int, p fyne.Position) {
	_, refusals := in.session.Drops(id)
	var lines []kit.MenuLine
	said := map[table.Refusal]bool{} // at whatever place
	for _, r := range refusals {
		text := r.Text
		if r.Verb != "" {
			text = r.Verb + ": " + text
		}
		if r.Rule != "" {
			text += " (" + r.Rule + ")"
		}
		if r.Closed {
			continue // it says more of the place than of the card
		}
		if same := (table.Refusal{Verb: r.Verb, Rule: r.Rule, Text: r.Text}); !said[same] && len(lines) < 9 {
			said[same] = true
			lines = append(lines, in.panels.closing(text, in.panels.toRule(r.Rule)))
		}
	}
	if len(lines) == 0 {
		text := words.Say("why.nothing")
		if !in.sight.scene.Prompt.Mine {
			text = words.Say("why.not_asked")
		}
		in.panels.say(table.Refusal{Text: text}, p)
		return
	}
	in.panels.choose(words.Say("why.title", "card", in.sight.nameOf(id)), lines, p)
}
