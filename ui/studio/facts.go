package studio

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"feltstack/cardart"
	"feltstack/rules/cardfile"
	"feltstack/rules/games"
	"feltstack/rules/looks"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// factField is a number or word that is printed on the card.
type factField struct {
	fact   cardfile.Fact
	entry  *kit.Entry  // nil for a word
	choice *kit.Select // of one of its words
}

// fillFacts makes a field for every number or word that a card may have.
func (s *Page) fillFacts(set sets.Set, c sets.Card) {
	for _, f := range s.exits.Facts(set.Game) {
		if f.Key == "" {
			continue
		}
		field := factField{fact: f}
		v, ok := c.Facts[f.Key]
		if f.Values != nil {
			field.choice = kit.NewSelect(s.env)
			field.choice.Selected = f.Values[0]
			if ok {
				field.choice.Selected = fmt.Sprint(v) // also what is none of them
			}
			field.choice.SetChoices(valueChoices(games.Looks(set.Game), f.Values))
			field.choice.OnChanged = func(string) { s.typed() }
		} else {
			field.entry = kit.NewEntry()
			field.entry.OnUndo = s.onUndo
			if ok {
				field.entry.SetText(fmt.Sprint(v))
			}
			field.entry.OnChanged = func(string) { s.typed() }
		}
		s.facts = append(s.facts, field)
		s.fields.Add(field.object())
	}
}

// valueChoices is the words of a fact to choose from. Costs are drawn as cards show them, and found
// by what their letters are called, too.
func valueChoices(l *looks.Game, values []string) []kit.Choice {
	choices := make([]kit.Choice, len(values))
	for i, v := range values {
		choices[i].Text = v
		if l == nil {
			continue
		}
		for _, sign := range l.Spelled(v) {
			choices[i].Discs = append(choices[i].Discs, kit.Disc{Letter: sign.Name, Color: cardart.TintColor(sign.Tint)})
			choices[i].Find += " " + l.Called(sign.Name)
		}
	}
	return choices
}

// printed are the fields that a card of such a type has, and those where something is
// written. It hides the others.
func (s *Page) printed() (shown []factField) {
	keys := s.exits.Prints(s.current().Game, s.typ.Text)
	for _, f := range s.facts {
		if _, written := f.value(); !written && !slices.Contains(keys, f.fact.Key) {
			f.object().Hide()
			continue
		}
		f.object().Show()
		shown = append(shown, f)
	}
	return shown
}

// object is the field itself.
func (f factField) object() fyne.CanvasObject {
	if f.choice != nil {
		return f.choice
	}
	return f.entry
}

// value is what a card file says, nothing if ok is false.
func (f factField) value() (v any, ok bool) {
	if f.choice != nil {
		return f.choice.Selected, f.choice.Selected != f.fact.Values[0]
	}
	written := strings.TrimSpace(f.entry.Text)
	if n, err := strconv.ParseInt(written, 10, 64); err == nil {
		return n, true
	}
	return written, written != ""
}

// least is how wide the field is at least.
func (f factField) least() float32 {
	if f.choice != nil {
		return 84
	}
	return 56
}

// label is what stands over the field: short words as cards print them, STR.
func (f factField) label() string {
	switch key := f.fact.Key; {
	case key == "makes":
		return words.Say("studio.makes")
	case key == "set":
		return words.Say("studio.set")
	case len(key) > 3:
		return strings.ToUpper(key[:1]) + key[1:]
	}
	return strings.ToUpper(f.fact.Key)
}
