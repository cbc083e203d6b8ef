package text

import (
	"strings"

	"feltstack/rules/text/inflect"
)

// This file is what other words say as well: where a card goes, what never happens to it, and what it is.

// went is what was done by cards that went from or to a zone.
var went = map[string]string{"goes": "went", "leaves": "left"}

// Going is the event of a card that "goes" or "leaves", with the words for from where and to where. The same
// verb is one word with the zones as what it is said of.
func Going(verb, way string, e Event) Event {
	e.Phrase, e.Was, e.Way, e.Away = verb+" "+way, went[verb]+" "+way, verb, true
	return e
}

// Never is a power of cards that an event never happens to: "can't be iced", with Where
// "can't be unflopped at the Unfloppening".
type Never struct {
	Bit   uint64
	Where string
	Also  []string // other ways to say it
}

// EventPowers is the powers of cards that some of the events never happen to.
func EventPowers(events []Event) (out []Keyword) {
	for i := range events {
		e := &events[i]
		does := "be " + strings.TrimPrefix(e.Phrase, "is ")
		if does == "be "+e.Phrase { // "wins Vibe Check"
			_, does, _ = strings.Cut(inflect.Happens(e.Phrase), "/")
		}
		for _, n := range e.Never {
			out = append(out, Keyword{
				Phrase: strings.TrimSpace("can't " + does + " " + n.Where), Bit: n.Bit, Of: e.Of, Also: n.Also, Voice: "event " + e.Phrase,
			})
		}
	}
	return out
}

// NounPowers is the powers of cards to be what a noun says, and not to be it: "is a Lil", "isn't a Lil".
func NounPowers(nouns []Noun) (out []Keyword) {
	for i := range nouns {
		n := &nouns[i]
		for _, p := range []struct {
			verb string
			bit  uint64
		}{{"be a ", n.Given}, {"isn't a ", n.Taken}} {
			if p.bit != 0 {
				out = append(out, Keyword{Phrase: p.verb + n.Phrase, Bit: p.bit, Voice: "noun " + n.Phrase})
			}
		}
	}
	return out
}
