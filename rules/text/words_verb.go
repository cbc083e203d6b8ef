package text

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"feltstack/rules/text/grammar"
)

// This file writes productions for verbs, events and things.

// slotCats is the categories of a verb's slots.
var slotCats = map[string]string{
	"cards": "{Cards}", "plays": "{Plays}", "n": "{N}", "zone": "{Zone}", "place": "{Place}", "stat": "{StatOf}",
	"counters": "{Counters}", "token": "{Tokens}", "played": "{Played}", "host": "{to:Cards}",
}

// verbs writes a production for each verb and each other way to say it.
func (t *table) verbs() {
	counted := map[string]bool{}
	for _, f := range t.l.forms {
		texts := append([]string{f.text}, f.also...)
		for i, text := range texts {
			var out []string
			subject := ""
			for j, w := range lexForm(text) {
				switch slot, isSlot := strings.CutPrefix(w, "{"); {
				case !isSlot && (j == 0 || subject != "" && j == 1):
					out = append(out, agreeing(w))
				case !isSlot:
					out = append(out, w)
				case j == 0:
					subject = "{Whom[n]}"
					out = append(out, subject)
				case slot == "zone}" && out[len(out)-1] == "your":
					out = append(out, "{SeatZone}")
				case strings.HasPrefix(slot, "count:"):
					noun := strings.TrimSuffix(slot[6:], "}")
					out = append(out, "{"+countCat(noun)+"}")
					if !counted[noun] {
						counted[noun] = true
						t.counts(noun)
					}
				default:
					out = append(out, slotCats[strings.TrimSuffix(slot, "}")])
				}
			}
			name := "verb " + f.text
			t.words[name] = f
			if subject != "" {
				t.line(name, "Clause", strings.Join(out, " "))
				continue
			}
			note := ""
			if f.past != "" {
				note = " -- makes " + f.past
			}
			if slices.Contains(out, "{Plays}") {
				note = " -- " + grammar.First // "cancel a spell" is of the play
			}
			t.line(name, "Verb[n]", strings.Join(out, " ")+note)
			if i > 0 {
				continue
			}
			switch {
			case len(out) == 2 && out[1] == "{Cards}":
				t.line("each "+name, "Verb[n]", strings.Join(out, " ")+" and {more:Cards+ and} -- aside")
				t.words["each "+name] = f
			case len(out) == 2 && out[1] == "{Plays}":
				t.line("each "+name, "Verb[n]", strings.Join(out, " ")+" and {more:Plays+ and} -- aside")
				t.words["each "+name] = f
			case len(out) > 2 && out[1] == "{N}":
				t.line("sum "+name, "Verb[n]", out[0]+" "+strings.Join(out[2:], " ")+" equal to {Sum} -- aside")
				t.words["sum "+name] = f
			}
		}
	}
}

// counts writes how many of something there can be.
func (t *table) counts(noun string) {
	cat := countCat(noun)
	fmt.Fprintf(&t.b, "@%s = so many %s\n", cat, plural(noun))
	t.word("one", noun, cat, "a "+noun, CountOne, "1 "+noun, "one "+noun)
	t.word("several", noun, cat, "{Num[many]} "+plural(noun), CountN)
	t.word("up to so many", noun, cat, "up to {Num[n]} "+inflected(noun, ""), CountUpTo)
	t.word("one or two", noun, cat, "{low:Num} or {Num[many]} "+plural(noun), CountRange)
	t.word("as many", noun, cat, "that many "+plural(noun), CountThatMuch)
}

// countCat is the category of how many of something there can be.
func countCat(noun string) string {
	return "Count" + strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, noun)
}

// events writes what texts wait for.
func (t *table) events() {
	v := t.l.Vocab
	for i := range v.Triggers {
		t.word("trigger", v.Triggers[i].Phrase, "Event", "when "+v.Triggers[i].Phrase, &v.Triggers[i], "whenever "+v.Triggers[i].Phrase)
	}
	for i := range v.Steps {
		t.word("step", v.Steps[i].Phrase, "Step", v.Steps[i].Phrase, &v.Steps[i])
		if v.Steps[i].Last {
			t.word("ends", v.Steps[i].Phrase, "Event", "at the end of {StepOf} turn -- aside", &v.Steps[i])
		}
	}
	if len(v.Steps) > 0 {
		t.line("begins", "Event", "when {StepOf} {Step} begins")
		t.line("begins", "Event", "at the start of {StepOf} {Step}")
		t.line("begins", "Event", "at the beginning of {StepOf} {Step}")
		for _, o := range stepOwners {
			t.word("step of", o.phrase, "StepOf", o.phrase, o.poss, o.also...)
		}
	}
	for i := range v.Events {
		e := &v.Events[i]
		var also []string
		for _, a := range e.Also {
			also = append(also, happening(a))
		}
		if e.Would {
			t.word("would", e.Phrase, "WouldHappen", e.Phrase, e, e.Also...)
			if e.Does != "" {
				t.word("would do", e.Does, "WouldDo", e.Does, e)
			}
			continue
		}
		t.word("happens", e.Phrase, "Happens[n]", happening(e.Phrase), e, also...)
		for _, a := range e.AlsoThis {
			t.word("this happens", e.Phrase, "HappensThis", a+" -- aside", e)
		}
		if e.Does != "" {
			t.word("does", e.Does, "Does[n]", agreeing(e.Does), e)
			this := "you " + e.Does + " this"
			if !slices.ContainsFunc(v.Triggers, func(x Trigger) bool { return x.Phrase == this }) {
				t.word("you do this", e.Phrase, "Event", "when "+this+" -- aside", e, "whenever "+this)
			}
		}
	}
	t.line("this also", "Event", "when this {HappensThis} -- aside")
	t.line("this also", "Event", "whenever this {HappensThis}")
	t.line("event does", "Event", "whenever {Doer[n]} {Does[n]} {Waited}")
	t.line("event does", "Event", "when {Doer[n]} {Does[n]} {Waited}")
	t.line("this would", "Would", "if this {WouldHappen}")
	t.line("would happen", "Would", "if {Waited} {WouldHappen}")
	t.line("would do", "Would", "if {Doer} {WouldDo} {Waited}")
	if len(v.Events) > 0 {
		for _, d := range doers {
			cat := "Doer[one]"
			if d.by == PossYour {
				cat = "Doer[many]"
			}
			t.word("doer", d.phrase, cat, d.phrase, d.by, d.also...)
		}
	}
}

// happening is a phrase in the third person, for one and for many.
func happening(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	switch {
	case verb == "is":
		verb = "is/are"
	case verb == "was":
		verb = "was/were"
	case verb == "has":
		verb = "has/have"
	case strings.HasSuffix(verb, "ies"):
		verb += "/" + strings.TrimSuffix(verb, "ies") + "y"
	case strings.HasSuffix(verb, "oes"), strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"), strings.HasSuffix(verb, "xes"):
		verb += "/" + strings.TrimSuffix(verb, "es")
	case strings.HasSuffix(verb, "s"):
		verb += "/" + strings.TrimSuffix(verb, "s")
	}
	if more {
		return verb + " " + rest
	}
	return verb
}

// things writes numbers, counters, tokens and the names of earlier steps' cards.
func (t *table) things() {
	v := t.l.Vocab
	for i := range v.Numbers {
		t.word("number", v.Numbers[i].Phrase, "Number", v.Numbers[i].Phrase, &v.Numbers[i])
	}
	for i := range v.Counters {
		t.word("counter", v.Counters[i].Phrase, "Counter", v.Counters[i].Phrase, &v.Counters[i])
	}
	for _, name := range t.l.named {
		t.word("token", name, "Token", name, name)
	}
	t.line("a token", "Tokens", "a {Token} token")
	t.line("tokens", "Tokens", "{Num[many]} {Token} tokens")
	t.line("that many tokens", "Tokens", "that many {Token} tokens")
	for _, p := range t.l.pasts {
		t.word("past", p, "Past", p, p)
	}
	t.line("whom", "Whom[n]", "{Cards[n]}")
	t.line("whom bare", "Whom[many]", "{Side?} {Other?} {Kind[many]}")
}
