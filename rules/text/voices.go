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

// Award adds a trophy to a vocabulary, with all that texts say of it.
func (v *Vocabulary) Award(t Trophy) {
	v.Trophies = append(v.Trophies, t)
	v.Conds = append(v.Conds,
		Word{Phrase: "you have " + t.Phrase, Pred: t.Has},
		Word{Phrase: "you don't have " + t.Phrase, Pred: t.Has, Not: true, Also: []string{"your opponent has " + t.Phrase}})
	if t.Get != "" {
		v.Verbs = append(v.Verbs, Verb{Form: "get " + t.Phrase, Native: t.Get, Also: []string{"take " + t.Phrase}})
	}
	if t.Relation != "" {
		v.Relations = append(v.Relations, Relation{Phrase: "the player with " + t.Phrase, Name: t.Relation, One: true})
	}
	for _, b := range []Befall{{Phrase: "get ", Done: t.Got, Did: "got "}, {Phrase: "lose ", Done: t.Lost, Did: "lost "}} {
		if b.Done != 0 {
			b.Phrase, b.Did = b.Phrase+t.Phrase, b.Did+t.Phrase
			v.Befalls = append(v.Befalls, b)
		}
	}
}

// Payer is what pays for the cards that say so: "Fishsicles", or cards that are put somewhere.
type Payer struct {
	Phrase string // of several
	Goods  string // what each of them is worth some of
	Fact   uint8  // how many, of the card that is paid for
	Only   uint64 // the keyword of cards that nothing else pays for, 0 if none says so
}

// PayerWords is what cards say of what pays for them.
func PayerWords(payers []Payer) (out []Keyword) {
	const voice = "keyword {payer} pay for this"
	for _, p := range payers {
		if p.Fact != 0 {
			out = append(out, Keyword{Phrase: p.Phrase + " pay {n} " + p.Goods + " each for this", Fact: p.Fact, Voice: voice})
		}
		if p.Only != 0 {
			out = append(out, Keyword{Phrase: "only " + p.Phrase + " pay for this", Bit: p.Only, Voice: voice})
		}
	}
	return out
}

// CostIn is the number of how much of a resource a card costs: "Fish cost".
func CostIn(goods string, fact uint8) Number {
	return Number{Phrase: goods + " cost", Cost: goods, Fact: fact}
}

// Trophy is what one player has at most, who loses it when another gets it: "the Edge". Add it with Award.
type Trophy struct {
	Phrase    string
	Get       string // the native by which a player gets it; "": no text gives it
	Has       string // the Pred of the player who has it
	Relation  string // the game's Relation to that player, "" if no text names them
	Got, Lost uint8  // causes raised when a player has got and lost it; 0: no text waits for that
}

// Term is words that can stand behind a verb, and the N that tells its native of them.
type Term struct {
	Phrase string
	N      int16
}

// AllVerbs is the verbs of a game, those with terms once with each of them.
func (v *Vocabulary) AllVerbs() (out []Verb) {
	for _, verb := range v.Verbs {
		if len(verb.Terms) == 0 {
			out = append(out, verb)
		}
		for _, t := range verb.Terms {
			with := verb
			with.Form, with.N = verb.Form+" "+t.Phrase, t.N
			out = append(out, with)
		}
	}
	return out
}

// CounterEvents is what happens to cards that get counters, or lose them.
func CounterEvents(counters []Counter) (out []Event) {
	for _, c := range counters {
		for _, way := range []struct {
			verb string
			why  uint8
		}{{"gets ", c.Put}, {"loses ", c.Taken}} {
			if way.why != 0 {
				out = append(out,
					Event{Phrase: way.verb + "1 or more " + c.Phrase + " counters", Why: way.why, Amount: true},
					Event{Phrase: way.verb + "a " + c.Phrase + " counter", Why: way.why, Each: true})
			}
		}
		if c.Would != 0 {
			out = append(out, Event{Phrase: "would get 1 or more " + c.Phrase + " counters", Why: c.Would, Would: true})
		}
	}
	return out
}
