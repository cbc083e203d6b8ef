package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// why tells what the card in the ring, or in the inspector, can't do and why.
func (t *Table) why() {
	if !t.focus.On {
		return
	}
	if id := t.focus.At.ID; id != 0 {
		t.whyCard(id, t.focus.At.Box.Centre())
	}
}

// whyCard lists at p what a card can't do now, each with its rule.
func (t *Table) whyCard(id int, p fyne.Position) {
	_, refusals := t.session.Drops(id)
	var lines []kit.MenuLine
	said := map[string]bool{}
	for _, r := range refusals {
		text := r.Text
		if r.Verb != "" {
			text = r.Verb + ": " + text
		}
		if r.Rule != "" {
			text += " (" + r.Rule + ")"
		}
		if !said[text] && len(lines) < 9 {
			said[text] = true
			lines = append(lines, kit.MenuLine{Text: text, Do: func() { t.choice.Close() }})
		}
	}
	if len(lines) == 0 {
		text := words.Tr("Nothing forbids this card anything now.")
		if !t.sight.scene.Prompt.Mine {
			text = words.Tr("You are not asked now.")
		}
		t.say(table.Refusal{Text: text}, p)
		return
	}
	t.choice.Open(words.Trf("Why %s can't", t.sight.nameOf(id)), lines, p, t.sight.arr.All)
	t.changed()
}
