package text

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
	coreRetarget
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

// verb is the verb that a production is of, as others of its template or its word.
func (o *own) verb(text string, like any, word any) *form {
	f, _ := like.(form)
	f.text = text
	switch w := word.(type) {
	case *Move:
		f.move, f.past = w, w.Past
	case *Verb:
		f.own, f.past = w, w.Past
	case *Stat:
		f.stat = w
	case *Choosable:
		f.says = w
	case *Goods:
		f.goods = w
	}
	o.past(f.past)
	return &f
}
