package felt

import (
	"slices"
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
)

// fewLines is how many plays a choice lists one by one. Of more, those that begin alike
// share a line and are told apart in a second step.
const fewLines = 6

// distinct is drops without those that mean the same, and without those that only begin
// what others are the ways to go on with.
func distinct(drops []table.Drop) []table.Drop {
	var out []table.Drop
	for i, d := range drops {
		same := func(o table.Drop) bool { return slices.Equal(o.Keys, d.Keys) }
		begun := func(o table.Drop) bool {
			return len(o.Keys) > len(d.Keys) && slices.Equal(o.Keys[:len(d.Keys)], d.Keys)
		}
		if !slices.ContainsFunc(drops[:i], same) && !(d.Begins && slices.ContainsFunc(drops, begun)) {
			out = append(out, d)
		}
	}
	return out
}

// namedDrops is what a choice lists of drops, and whether that is all of them: many plays
// on other cards are left to be picked on the table.
func namedDrops(drops []table.Drop) (named []table.Drop, all bool) {
	aimed := 0
	for _, d := range drops {
		if aims(d) {
			aimed++
		}
	}
	if aimed <= listed {
		return distinct(drops), true
	}
	return distinct(slices.DeleteFunc(slices.Clone(drops), aims)), false
}

// grouped is the lines of drops in a choice, which have the first step choices in
// common: each alone where they are few, else together with those that go on alike.
func grouped(drops []table.Drop, step int) [][]table.Drop {
	var out [][]table.Drop
	few := len(drops) <= fewLines
	for _, d := range drops {
		i := slices.IndexFunc(out, func(g []table.Drop) bool {
			return !few && len(g[0].Keys) > step && len(d.Keys) > step && g[0].Keys[step] == d.Keys[step]
		})
		if i < 0 {
			out = append(out, []table.Drop{d})
		} else {
			out[i] = append(out[i], d)
		}
	}
	return out
}

// stepLines is the lines of a choice among drops that have the first step choices in common.
func (in *input) stepLines(drops []table.Drop, step int) []kit.MenuLine {
	var lines []kit.MenuLine
	o, at := in.choosing.offer, in.choosing.at
	said := map[string]bool{}
	groups := grouped(drops, step)
	firsts := make([]table.Drop, len(groups))
	for i, g := range groups {
		firsts[i] = g[0]
		switch {
		case len(g) > 1:
			firsts[i].Verb, firsts[i].Text, firsts[i].Card = dotted(g[0].Steps[step].Verb), g[0].Steps[step].Text, 0
		case step > 0 && step < len(g[0].Steps):
			firsts[i].Verb = g[0].Steps[step].Rest
		}
	}
	verbs := in.panels.apartDrops(firsts)
	for i, g := range groups {
		d := firsts[i]
		text, note := table.Once(verbs[i], d.Text)
		line := kit.MenuLine{Text: text, Do: func() { in.play(d.Keys, at) }, Point: in.panels.toCard(d.Card)}
		if note != "" && !said[note] { // said once of several targets
			said[note] = true
			line.Notes = append(line.Notes, kit.Note{Text: bulleted(note)})
		}
		if len(g) > 1 {
			line.Do = func() { in.openStep(choosing{offer: o, drops: g, at: at, step: step + 1}) }
		} else if does := o.doing(d); does != "" {
			line.Notes = append(line.Notes, kit.Note{Text: does, Strong: true})
		} else {
			line.Later = o.told == nil
		}
		lines = append(lines, line)
	}
	return lines
}

// openStep lists how plays that begin alike go on, and the way back to all of them.
func (in *input) openStep(c choosing) {
	whole := in.choosing
	if c.back == nil {
		c.back = func() {
			if whole.step > 0 {
				in.openStep(whole)
			} else {
				in.openChoice(whole.offer, whole.drops, whole.at)
			}
		}
	}
	in.choosing = c
	in.list()
}

// dotted is a text after which something is still to be chosen.
func dotted(text string) string {
	if strings.Contains(text, "…") {
		return text
	}
	return text + "…"
}
