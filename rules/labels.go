package rules

import (
	"strconv"
	"strings"
)

// abilityName is the label of the option's ability: "Quick", or "Base 2" for
// the second one of that label.
func (w Words) abilityName(o *Option, p Seat) string {
	m := w.m
	if o.Card == 0 || !m.Knows(p, o.Card) {
		return ""
	}
	if m.Game.Speech.As != nil {
		return m.Game.labelOf(m.Game.Speech.As(m, o.Card), int(o.Ability))
	}
	return m.Game.labelOf(m.Def(o.Card), int(o.Ability))
}

func (g *Game) labelOf(d *Def, ability int) string {
	all := d.Abilities
	if ability >= len(all) {
		return ""
	}
	label, n := all[ability].Label, 1
	for i := range all[:ability] {
		if k := all[i].Kind; all[i].Label == label && k != AbilityGranted && k != AbilityDelayed {
			n++
		}
	}
	if n > 1 {
		return g.Labels[label] + " " + strconv.Itoa(n)
	}
	return g.Labels[label]
}

// waiting is the trigger N of the queue, nil if there is none.
func (m *Match) waiting(o *Option) *Trigger {
	if o.N < 0 || int(o.N) >= len(m.S.Queue) {
		return nil
	}
	return &m.S.Queue[o.N]
}

// triggerName is what trigger N of the queue is called, wherever its source is
// now: "Ember Whelp trigger".
func (w Words) triggerName(o *Option) string {
	m, t := w.m, w.m.waiting(o)
	if t == nil {
		return ""
	}
	d := &m.Game.Defs[t.Def]
	return d.Said() + " " + strings.ToLower(m.Game.labelOf(d, int(t.Ability)))
}

// triggerWords is triggerName for people: the card, and how the ability begins where another
// ability of such a card waits, too.
func (w Words) triggerWords(o *Option) string {
	m, t := w.m, w.m.waiting(o)
	if t == nil {
		return ""
	}
	d := &m.Game.Defs[t.Def]
	var others []string
	for i := range m.S.Options {
		if other := &m.S.Options[i]; other.Verb == o.Verb {
			if q := m.waiting(other); q != nil && q.Def == t.Def && q.Ability != t.Ability {
				others = append(others, d.Abilities[q.Ability].Text)
			}
		}
	}
	if len(others) == 0 {
		return d.Said()
	}
	return engine.Say("ask.of_card", "card", d.Said(), "text", beginning(d.Abilities[t.Ability].Text, others))
}

// fewestWords is how many words of a text say how it begins.
const fewestWords = 4

// beginning is how a text begins, as far as it must be read to tell it from others.
func beginning(text string, others []string) string {
	words, n := strings.Fields(text), fewestWords
	for _, other := range others {
		theirs, same := strings.Fields(other), 0
		for same < len(words) && same < len(theirs) && words[same] == theirs[same] {
			same++
		}
		n = max(n, same+1)
	}
	if n >= len(words) {
		return strings.TrimSuffix(text, ".")
	}
	return strings.TrimRight(strings.Join(words[:n], " "), ".,:") + "…"
}

// modeText is the printed option that the option stands for, in the text that asks.
func (w Words) modeText(o *Option) string {
	m := w.m
	f := &m.S.Asked
	n := int(o.N)
	if int(f.Ability) >= len(m.Game.Defs[f.Def].Abilities) {
		return ""
	}
	a := m.AbilityOf(f)
	if m.S.Decision.Declaring || int(f.Mode) < 0 || int(f.Mode) >= len(a.Modes) {
		if n >= 0 && n < len(a.Modes) {
			return a.Modes[n].Text
		}
		return ""
	}
	code := a.Modes[f.Mode].Code
	if int(f.PC) < len(code) && n >= 0 && n < len(code[f.PC].Texts) {
		return code[f.PC].Texts[n]
	}
	return ""
}
