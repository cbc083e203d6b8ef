package rules

// Speech is what a game says of a match, where its tables don't say enough. It
// is asked of a match as one seat may see it (View). A nil question leaves
// everything to the tables.
type Speech struct {
	// Prompt says more exactly what is asked than Game.Prompts can; "" leaves
	// it to that.
	Prompt func(m *Match) string
	// Say words an option where VerbSpec.Say is not enough; nothing leaves it to
	// that.
	Say func(m *Match, o Option) Wording
	// Item says what the play at place i of the stack is. What it leaves empty
	// is said by the card's text.
	Item func(m *Match, i int) ItemWords
	// Result says how a finished match ended for seat p: "21 points to 14".
	Result func(m *Match, p Seat) string
	// Ending says in which way a finished match ended, in the same words for
	// all that ended so: "goal reached".
	Ending func(m *Match) string
	// Gists say what a play would bring about.
	Gists Gists
	// Clash says which numbers decide what ev tells of: "33 against DEF 27".
	Clash func(m *Match, ev Event) string
	// Whole is all that an option does, as printed; "" where its wording says it.
	Whole func(m *Match, o Option) string
}

// ItemWords is a play on the stack in words.
type ItemWords struct {
	Title   string // "Three of Spades - Base"; {card} stands for Card
	Card    DefID  // what the title and Declared name
	Text    string // what it will do
	Answers string // what can answer it: "Only a Super Ace counters it."
	// Declared is what the log says of its declaration, "" for "Ann plays" and
	// its title. {who} and {other} stand for its controller and the opponent it
	// names, {card} for Card, {target} for what it is aimed at.
	Declared string
}
