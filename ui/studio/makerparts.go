package studio

import (
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// part is what is chosen of a figure: who it is of, or what fills a slot.
type part int

const (
	partWho  part = 0
	partPose part = part(cardart.SlotPose) + 1
	parts         = int(cardart.SlotLight) + 2
)

// partOf is the part of a slot.
func partOf(s cardart.Slot) part { return part(s) + 1 }

func (p part) slot() cardart.Slot { return cardart.Slot(p - 1) }

// partWords say parts, by part.
var partWords = [parts]words.ID{"maker.who", "maker.pose", "maker.face", "maker.hat", "maker.worn", "maker.held", "maker.around", "maker.coat", "maker.place", "maker.light"}

// title is what a part is called.
func (p part) title() string { return words.Say(partWords[p]) }

// most is how many words fill it at most.
func (p part) most() int {
	if p == partWho {
		return 1
	}
	return p.slot().Most()
}

// name is how the program names a part.
func (p part) name() string {
	if p == partWho {
		return "who"
	}
	return p.slot().String()
}

// label is a word of the part as a person reads it; of no word, how the figure is then.
func (p part) label(word string) string {
	own := p >= partOf(cardart.SlotCoat)
	switch {
	case word == "" && own:
		return words.Say("maker.own")
	case word == "":
		return words.Say("maker.none")
	case p >= partOf(cardart.SlotPlace):
		return sceneWord(word)
	}
	return kit.UpperFirst(word)
}

// chosen says what a figure has there.
func (p part) chosen(f cardart.Figure) string {
	if p == partWho {
		return p.label(f.Who)
	}
	var all []string
	for _, w := range f.Words(p.slot()) {
		all = append(all, p.label(w))
	}
	if len(all) == 0 {
		return p.label(p.slot().Plain())
	}
	return strings.Join(all, ", ")
}

// options lists what can fill the part of a figure: first how it is without any, and motifs that it
// holds.
func (p part) options(f cardart.Figure) []option {
	if p == partWho {
		return p.optionsFor(cardart.Figures())
	}
	all := cardart.FigureWords(f.Who, p.slot())
	first := []string{p.slot().Plain()}
	all = slices.DeleteFunc(all, func(w string) bool { return w == first[0] })
	for _, w := range f.Words(p.slot()) {
		if w != first[0] && !slices.Contains(all, w) {
			first = append(first, w)
		}
	}
	return p.optionsFor(append(first, all...))
}

func (p part) optionsFor(all []string) []option {
	out := make([]option, len(all))
	for i, w := range all {
		out[i] = option{w, p.label(w)}
	}
	return out
}

// more lists what can fill the part beside its options: anything can be held.
func (p part) more(options []option) []option {
	if p != partOf(cardart.SlotHeld) {
		return nil
	}
	return slices.DeleteFunc(p.optionsFor(cardart.Motifs()), func(o option) bool { return slices.Contains(options, o) })
}

// has reports whether a figure has a word there; none, if it has nothing.
func (p part) has(f cardart.Figure, word string) bool {
	if p == partWho {
		return f.Who == word
	}
	has := f.Words(p.slot())
	return slices.Contains(has, word) || len(has) == 0 && word == p.slot().Plain()
}

// with is a figure that is given a word there, or loses it if it has it.
func (p part) with(f cardart.Figure, word string) cardart.Figure {
	s := p.slot()
	switch {
	case p == partWho:
		return f.As(word)
	case word == "" || word == s.Plain():
		return f.Without(s)
	}
	return f.Toggled(s, word)
}
