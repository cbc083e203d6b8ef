package rules

import (
	"feltstack/rules/message"
	"feltstack/rules/wording"
)

// Speech is what a game says of a match, where its tables don't say enough. It
// gets a match as one seat may see it (View). A nil question leaves
// everything to the tables.
type Speech struct {
	// Messages are what the game says, with Messages() as their base. Nil: the
	// messages in its tables are said as they stand there.
	Messages *message.Catalog
	// Less is what is said, by cause, where a number has become less; Causes says the rest.
	Less map[uint8]message.ID
	// Phases are what the phases are called; nil: Game.Phases.
	Phases []message.ID
	// Marks and Flags say of each kind of mark, and of each card flag, what the log does.
	Marks, Flags []StateWords
	// Prompt words a decision more exactly than Game.Prompts can; "" leaves
	// it to that.
	Prompt func(m *Match) string
	// Say words an option where VerbSpec.Say is not enough; nothing leaves it to
	// that.
	Say func(m *Match, o Option) wording.Choice
	// Item says what the play at place i of the stack is. What it leaves empty
	// is said by the card's text.
	Item func(m *Match, i int) ItemWords
	// Result says how a finished match ended for seat p: "21 points to 14".
	Result func(m *Match, p Seat) string
	// Ending says in which way a finished match ended, in the same words for
	// all that ended so: "goal reached".
	Ending func(m *Match) string
	// Traits are what there is to compare of seat p of a finished match beside its
	// result, in the same words for all matches. Nil: nothing.
	Traits func(m *Match, p Seat) []Trait
	// Gists say what a play would bring about.
	Gists Gists
	// Clash says which numbers decide what ev tells of: "33 against DEF 27".
	Clash func(m *Match, ev Event) string
	// As is the definition that a card of an option of the pending choice is played as.
	// Nil: its own.
	As func(m *Match, c CardID) *Def
	// Whole is all that an option does, as printed; "" where its wording says it.
	Whole func(m *Match, o Option) string
}

// Trait is something that a seat had throughout a match, and what use it made of it.
type Trait struct {
	Kind string // "Spec"
	Name string // "Bravery"
	Uses []TraitUse
}

// TraitUse is a use of a trait: "signature used".
type TraitUse struct {
	Name string
	Done bool
}

// StateWords say that a state of a card or player, {what}, begins, and that it ends; ""
// says nothing. A mark also has its number, {n} or with a sign {by}, and a decree its text, {rule}.
type StateWords struct {
	Begins, Ends message.ID
	Has, Lacks   message.ID   // of a mark, what an example says of {what} that has it, or hasn't; "": as the example is written
	Each         []StateWords // of a mark, by its number: what is said instead
	Seems        uint8        // the kind of mark that this one seems to be to who doesn't know its card; 0: itself
}

// seeming is the kind of mark that one of a kind seems to be on a card that isn't known, 0 for itself.
func (s *Speech) seeming(kind uint8) uint8 {
	if int(kind) >= len(s.Marks) {
		return 0
	}
	return s.Marks[kind].Seems
}

// Reversed says of each state what its opposite says: that a power is lost where words say
// that it is given.
func Reversed(words []StateWords) []StateWords {
	all := make([]StateWords, len(words))
	for i, w := range words {
		all[i] = StateWords{Begins: w.Ends, Ends: w.Begins}
	}
	return all
}

// ItemWords is a play on the stack in words.
type ItemWords struct {
	Title   Sentence // "Scuttle with 7♦"
	Card    DefID    // what Declared names
	Text    string   // what it will do
	Answers string   // what can answer it: "Only a Super Ace counters it."

	Opponent  bool // it is aimed at Item.Opp, not at a card
	Resolving bool // it has begun to do what it does: nothing answers it any more
	// Declared is what the log says of its declaration, "" for "Ann plays" and
	// its title. {seat} and {other} stand for its controller and the opponent it
	// names, {card} for Card, {target} for what it is aimed at.
	Declared message.ID
}
