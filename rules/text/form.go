package text

import (
	"fmt"
	"strings"
)

// form is a verb of the language: a template of its words and slots, and what
// it means.
type form struct {
	text  string // the template: "put {cards} {place}"
	past  string // what its cards are called: "drawn"
	move  *Move
	own   *Verb
	core  coreVerb
	stat  *Stat
	says  *Choosable
	goods *Goods
}

// attachThis is the verb by which cards come to have a bearer.
const attachThis = "attach {cards} to {host}"

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
	coreWin
	coreLoseGame
	coreSeat
	coreRival
	coreAnotherSeat
	coreNumber
	coreSay
	coreCopy
	coreVote
	coreAnew
	coreDecree
	corePrevent
	corePay
	coreMove
	coreMoveDownTo
	coreAttach
	coreTuck
	coreTuckDown
	coreQuote
	coreMute
	coreWhile
)

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

// checkForm checks that a template begins with its verb, or with {cards} and
// its verb, and has no slot that the language has not.
func checkForm(text string) error {
	words := lexForm(text)
	for i, w := range words {
		slot, isSlot := strings.CutPrefix(w, "{")
		if !isSlot {
			continue
		}
		slot = strings.TrimSuffix(slot, "}")
		if _, ok := slotCats[slot]; !ok && !strings.HasPrefix(slot, "count:") {
			return fmt.Errorf("the phrase %q has no such slot as %s", text, w)
		}
		if i == 0 && (slot != "cards" || len(words) < 2 || strings.HasPrefix(words[1], "{")) {
			return fmt.Errorf("the verb %q must begin with its verb, or with {cards} and its verb", text)
		}
	}
	return nil
}
