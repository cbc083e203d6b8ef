package text

// Form is a verb of the language: a template of its words and slots, and what
// it means.
type Form struct {
	text  string // the template: "put {cards} {place}"
	Past  string // what its cards are called: "drawn"
	Move  *Move
	Own   *Verb
	Core  CoreVerb
	Stat  *Stat
	Says  *Choosable
	Goods *Goods
}

// CoreVerb is a verb that every game has.
type CoreVerb uint8

// The verbs of the language.
const (
	noCore          CoreVerb = iota // a verb of the game's own
	CoreShow                        // show {cards}
	CoreReveal                      // reveal {cards}
	CoreLook                        // look at {cards}
	CoreChoose                      // choose {cards}, keep {cards}
	CorePut                         // put {cards} {place}
	CorePutOrdered                  // put {cards} {place} in any order
	CoreReturn                      // return {cards} {place}
	CoreShuffleIn                   // shuffle {cards} into {zone}
	CoreShuffle                     // shuffle {zone}
	CoreRaise                       // raise {stat} by {n}
	CoreLower                       // lower {stat} by {n}
	CoreGain                        // gain 2 life
	CoreLose                        // lose 2 life
	CoreSearch                      // search your {zone} for {cards}
	CoreCounterOn                   // put {counters} on {cards}
	CoreCounterOff                  // remove {counters} from {cards}
	CoreGet                         // a card gets +2 STR
	CoreHave                        // a card has 5 STR
	CorePower                       // a card can attack twice
	CoreCoin                        // toss a coin
	CoreDie                         // roll a die
	CoreDice                        // roll {n} dice
	CoreWin                         // win the game
	CoreLoseGame                    // lose the game
	CoreSeat                        // choose a player
	CoreRival                       // choose an opponent
	CoreAnotherSeat                 // choose another player
	CoreNumber                      // choose a number from 1 to 6
	CoreSay                         // choose a subtype
	CoreSayOf                       // choose the name of {host}
	CoreCopy                        // copy {plays}
	CoreVote                        // vote
	CoreRetarget                    // its targets may be chosen again
	CoreDecree                      // until this turn ends, your opponent can't use Spells
	CorePrevent                     // prevent the next 2 damage
	CorePay                         // pay 2 Green Pudge
	CoreSkip                        // skip your next draw step
	CoreMove                        // draw {cards}: a Move of the game
	CoreMoveDownTo                  // discard down to 2 cards
	CoreAttach                      // attach {cards} to {host}
	CoreTuck                        // put {cards} under {host}
	CoreTuckDown                    // put {cards} under {host} face-down
	CoreGuise                       // make {cards} a copy of {host}
	CoreQuote                       // a card gains an ability
	CoreMute                        // a card loses all abilities
	CoreWhile                       // a card gets something while something is so
)

// verb is the verb that a grammar rule is of, as others of its template or its word.
func (o *own) verb(text string, like any, word any) *Form {
	f, _ := like.(Form)
	f.text = text
	switch w := word.(type) {
	case *Move:
		f.Move, f.Past = w, w.Past
	case *Verb:
		f.Own, f.Past = w, w.Past
	case *Stat:
		f.Stat = w
	case *Choosable:
		f.Says = w
	case *Goods:
		f.Goods = w
	}
	o.past(f.Past)
	return &f
}
