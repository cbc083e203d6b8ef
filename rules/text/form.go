package text

import (
	"fmt"
	"strings"
)

// form is one production of the grammar that is written as a template: its
// words and slots in order. The parser reads it, the printer writes it, the
// coverage counts it, and error messages offer it.
type form struct {
	name  string // in coverage
	text  string // the template
	parts []part
	verb  int // part that is conjugated, -1 if none is
	past  string
	move  *Move
	own   *Verb
	core  coreVerb
	power *Keyword
	stat  *Stat
	of    *form // it is another way to say this one
}

// canon is the form that is printed.
func (f *form) canon() *form {
	if f.of != nil {
		return f.of
	}
	return f
}

// part is a word or punctuation mark, or a slot.
type part struct {
	lit  string // as printed
	low  string
	slot slot
	arg  string // of a {count:mini-turn}: what is counted
}

// slot is what a template leaves open.
type slot uint8

const (
	noSlot       slot = iota
	slotCards         // {cards}: a noun phrase
	slotPlays         // {plays}: a noun phrase for plays on the stack
	slotCount         // {count:mini-turn}: "2 mini-turns"
	slotN             // {n}: a number
	slotZone          // {zone}: "your hand"; after "your" only the zone's name
	slotPlace         // {place}: "on top of the draw pile"
	slotStat          // {stat}: "your goal"
	slotCounters      // {counters}: "2 gear counters"
	slotToken         // {token}: "2 Cog tokens"
	slotChanges       // {changes}: "+2 STR and -1 DEF"
	slotValues        // {values}: "2 STR and 1 DEF"
)

var slotNames = map[string]slot{
	"cards": slotCards, "plays": slotPlays, "count": slotCount, "n": slotN,
	"zone": slotZone, "place": slotPlace, "stat": slotStat,
	"counters": slotCounters, "token": slotToken, "changes": slotChanges, "values": slotValues,
}

// coreVerb says how the compiler treats a verb that every game has.
type coreVerb uint8

const (
	noCore coreVerb = iota
	coreShow
	coreReveal
	coreLook
	coreChoose
	corePut
	corePutOrdered
	coreReturn
	coreShuffleIn
	coreShuffle
	coreRaise
	coreLower
	coreGain
	coreLose
	coreSearch
	coreCounterOn
	coreCounterOff
	coreGet
	coreHave
	corePower
	coreCoin
	coreDie
	coreDice
	coreMove
	coreMoveDownTo
)

// newForm reads a template. A form that starts with a slot has its subject
// there and its verb next.
func newForm(name, text string) (*form, error) {
	f := &form{name: name, text: text, verb: -1}
	for _, t := range lexForm(text) {
		p := part{lit: t, low: strings.ToLower(t)}
		if inner, ok := strings.CutPrefix(t, "{"); ok {
			key, arg, _ := strings.Cut(strings.TrimSuffix(inner, "}"), ":")
			s, known := slotNames[key]
			if !known {
				return nil, fmt.Errorf("the phrase %q has no such slot as %s", text, t)
			}
			p = part{slot: s, arg: arg}
		} else if f.verb < 0 {
			f.verb = len(f.parts)
		}
		f.parts = append(f.parts, p)
	}
	return f, nil
}

// lexForm splits a template at spaces and before punctuation.
func lexForm(text string) []string {
	var out []string
	for w := range strings.FieldsSeq(text) {
		bare := strings.TrimRight(w, ",;.")
		out = append(out, bare)
		if bare != w {
			out = append(out, w[len(bare):])
		}
	}
	return out
}

// conjugate is the third person of a verb.
func conjugate(verb string) string {
	switch verb {
	case "have":
		return "has"
	case "be":
		return "is"
	case "can", "can't", "must":
		return verb
	}
	if strings.HasPrefix(verb, "would ") {
		return verb
	}
	n := len(verb)
	if verb[n-1] == 'y' && !strings.ContainsRune("aeiou", rune(verb[n-2])) {
		return verb[:n-1] + "ies"
	}
	for _, e := range []string{"s", "sh", "ch", "x", "z", "o"} {
		if strings.HasSuffix(verb, e) {
			return verb + "es"
		}
	}
	return verb + "s"
}

// plural is the plural of a noun phrase that follows the rule.
func plural(noun string) string { return conjugate(noun) }

// article is "a" or "an", as the word that follows sounds.
func article(next string) string {
	low := strings.ToLower(next)
	if strings.HasPrefix(low, "uni") || strings.HasPrefix(low, "use") || strings.HasPrefix(low, "one") {
		return "a"
	}
	if low != "" && strings.ContainsRune("aeiou8", rune(low[0])) {
		return "an"
	}
	return "a"
}
