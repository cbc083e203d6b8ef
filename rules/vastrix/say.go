package vastrix

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
	"feltstack/rules/wording"
)

// sayEffect words the play of a card for one of its abilities, a printed
// option, and what is swapped for: short enough for a label.
func sayEffect(m *rules.Match, o rules.Option) wording.Choice {
	switch o.Verb {
	case rules.VerbMode:
		// Options in mid-text are worded by the text itself.
		if n := len(m.S.Frames); n > 0 && m.S.Decision.Declaring {
			if a := m.AbilityOf(&m.S.Frames[n-1]); int(o.N) < len(a.Modes) {
				return sayMode(&a.Modes[o.N])
			}
		}
		return wording.Choice{}
	case verbSwap:
		return wording.Choice{Text: saySwap(m, o.Card)}
	case verbPick:
		if m.Knows(m.S.Decision.Seat, o.Card) {
			return wording.Choice{}
		}
		n, all := downAt(m, o.Card)
		if all == 1 {
			return wording.Choice{Text: m.Game.Say("do.pick_only")}
		}
		return wording.Choice{Text: m.Game.Say("do.pick_down", "n", n)}
	case verbMimic:
		if o.Target == 0 {
			return wording.Choice{}
		}
		return wording.Choice{Text: m.Game.Say("do.mimic_with", "card", m.Def(o.Card).Said(), "target", m.Def(o.Target).Said())}
	case verbMimicAs:
		return wording.Choice{Text: m.Game.Say("play.super", "rank", rankName(&m.Game.Defs[superDef(o.N)]))}
	case verbUltraCard:
		if m.S.Decision.Prompt != promptUltraExile {
			return wording.Choice{}
		}
		return wording.Choice{Text: m.Game.Say("do.ultra_exile", "card", m.Def(o.Card).Said()), Apart: true}
	case verbChromatic:
		return wording.Choice{Text: sayChromatic(m, o)}
	case verbGuess:
		return wording.Choice{Text: m.Game.Say("do.guess_rank", "rank", rankName(&m.Game.Defs[guessDef(o.N)]))}
	case verbEffect:
	default:
		return wording.Choice{}
	}
	d := askedAs(m, o.Card)
	a := &d.Abilities[o.Ability]
	label := m.Game.Labels[a.Label]
	switch {
	case a.Label == LabelAnchor:
		return wording.Choice{Text: m.Game.Say("do.anchor")}
	case a.Label == LabelAttach && a.Modes[0].If != nil:
		return wording.Choice{Text: m.Game.Say("do.attach_for_ally", "card", d.Said()), Open: true}
	case a.Label == LabelAttach:
		return wording.Choice{Text: m.Game.Say("do.attach", "card", d.Said()), Open: true}
	case counters(a):
		return wording.Choice{Head: label, Text: m.Game.Say("do.counter"), Open: true}
	case inPlay(m, a) == 1 && len(a.Modes[0].Targets) == 0 && a.Label == LabelBase && alone(d, a):
		return wording.Choice{Text: m.Game.Say("do.play_effect")}
	}
	if mode := onlyMode(m, o.Card, a); mode != nil {
		words := sayMode(mode)
		words.Head = label
		return words
	}
	return wording.Choice{Text: label}
}

// downAt is which of the face-down cards of its pool c is, from the left, and how many lie
// there.
func downAt(m *rules.Match, c rules.CardID) (n, all int) {
	for d := m.S.Zones[m.S.Cards[c].Zone].First; d != 0; d = m.S.Cards[d].Next {
		if m.S.Cards[d].Face != rules.FaceDown {
			continue
		}
		if all++; d == c {
			n = all
		}
	}
	return n, all
}

// sayMode says what an option does, with a place for its target.
func sayMode(mode *rules.Mode) wording.Choice {
	if len(mode.Targets) > 0 {
		return open(mode.Text, mode.Targets[0].Filter.Text)
	}
	return wording.Choice{Text: whole(mode.Text)}
}

// onlyMode is the one option of a's that is open now, nil if there are more.
func onlyMode(m *rules.Match, c rules.CardID, a *rules.Ability) *rules.Mode {
	if len(a.Modes) == 1 {
		return &a.Modes[0]
	}
	p := m.S.Decision.Seat
	var only *rules.Mode
	for i := range a.Modes {
		if m.Query(p, m.S.Rival(p), c, 0, 0).CanMode(&a.Modes[i]) != ok {
			continue
		}
		if only != nil {
			return nil
		}
		only = &a.Modes[i]
	}
	return only
}

// saySwap words the swap for a card of the swap bar; one that is not known is
// told by its place.
func saySwap(m *rules.Match, c rules.CardID) string {
	if m.Knows(m.S.Decision.Seat, c) {
		return "" // by its name
	}
	left, down := true, 0
	for o := m.In(SwapBar, 0).First; o != 0; o = m.S.Cards[o].Next {
		if m.Knows(m.S.Decision.Seat, o) {
			continue
		}
		if down++; o == c {
			left = down == 1
		}
	}
	switch {
	case down < 2:
		return m.Game.Say("do.swap_down")
	case left:
		return m.Game.Say("do.swap_left")
	}
	return m.Game.Say("do.swap_right")
}

// alone reports whether no other ability of d has the label of a.
func alone(d *rules.Def, a *rules.Ability) bool {
	n := 0
	for i := range d.Abilities {
		if d.Abilities[i].Label == a.Label {
			n++
		}
	}
	return n == 1
}

// open is a text without its condition, with "…" for the words for its target.
func open(text, target string) wording.Choice {
	if words, ok := wording.Opened("", whole(text), target); ok {
		return words
	}
	return wording.Choice{Text: whole(text)}
}

// unconditional leaves out an "Only if ...:" at the front.
func unconditional(text string) string {
	if strings.HasPrefix(text, "Only if ") {
		if _, rest, ok := strings.Cut(text, ": "); ok {
			r, n := utf8.DecodeRuneInString(rest)
			return string(unicode.ToUpper(r)) + rest[n:]
		}
	}
	return text
}

// inLine writes printed options one after the other.
var inLine = strings.NewReplacer(" -\n- ", ": ", ".\n- ", "; or ", "\n", " ")

// whole is a text without its condition, in one line.
func whole(text string) string { return strings.TrimSuffix(inLine.Replace(unconditional(text)), ".") }
