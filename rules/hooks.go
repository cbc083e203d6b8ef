package rules

// Course is what a game does at certain moments. Nil hooks do nothing.
type Course struct {
	// Refuse says why a match can't be set up so, though each part of the set-up is
	// right: options that exclude each other. Its options are in m.S.Opts already.
	Refuse func(m *Match) error
	// Clock is how many seconds a player may take for the pending choice by an option of
	// the game, after which it is made at random; 0 leaves both to the table.
	Clock func(m *Match) int
	// Deal puts every card into State.Cards and its first zone. The zones
	// and seats are there already; shuffling and drawing belong to Main.
	Deal func(m *Match)
	// Begin makes a match that Prepare made stand in the turn of seat p at a
	// phase ("start", "action", "end"), as scenarios and puzzles give it: its
	// the usual numbers there, its cards still where Deal put them.
	Begin func(m *Match, p Seat, phase string) error
	// Given completes a mark that a scenario lays on a card: how it ends, and
	// what goes with it. Nil: it ends at the next start of its seat.
	Given func(m *Match, k *Mark)
	// Endless ends what goes on and on without a choice, as texts that people
	// wrote can bring about. Where it goes on all the same, or with nil, the
	// match ends in an error.
	Endless func(m *Match)
	// Instead may change a move that is about to happen.
	Instead func(m *Match, mv *Move)
	// Leaves reports a card that is about to leave the table: of all that leave
	// at the same time before the first of them goes.
	Leaves func(m *Match, mv Move)
	// Moved follows up on a move: attachments that fall off, marks that end.
	Moved func(m *Match, mv *Move)
	// Falls says where card c goes, whose bearer leaves the table by a move. Nil: to its
	// owner's zone Game.Fallen.
	Falls func(m *Match, c CardID, mv *Move) ZoneID
	// Adrift reports whether card c, which Falls has let stay where it lies, may still be attached
	// to nothing there: until the game sees to it. Nil: no card may.
	Adrift func(m *Match, c CardID) bool
	// Stays reports whether a card that counts as another (CountAs) goes on doing
	// so after a move. Nil: on the table.
	Stays func(m *Match, mv *Move) bool
	// Ousted says where card c of seat p goes, which is out of the match: one it
	// owns, or one of another's that it controls. Nil: out of the game, unseen.
	Ousted func(m *Match, p Seat, c CardID) ZoneID
	// Foremost is the seat that comes first where a text speaks to several, of "each player". Nil:
	// the one whose text it is.
	Foremost func(m *Match) Seat
	// Copied makes the copy of a play ready to lie on the stack, and reports whether
	// such a play can be copied. Nil: all with a text, as they are.
	Copied func(m *Match, it *Item) bool
	// Window is the place in Game.Windows of where the match stands: the play
	// that waits next to resolve, else the step of the turn; -1 for none of them.
	// A match that asks for an answer stands at one. Nil: it has no windows.
	Window func(m *Match) int
	// Due does what the numbers of seats make due at once, in the middle of a text as well: it is run between
	// two steps, or two instructions of a text, when AddNum has changed one, and whenever the match
	// goes on. A step that changes one doesn't ask. It may take seats out (Oust) and end
	// procedures (Unwind).
	Due func(m *Match)
	// Heard sees every event of the kinds that it Hears, nil: of all, and queues triggers.
	Heard func(m *Match, ev *Event)
	Hears []EventKind
	// Charge changes what the price of ability a wants of q (Bill.Change), when
	// all its parts are on the bill.
	Charge func(m *Match, q *Query, a *Ability, b *Bill)
	// Supplies offers the bill what q can pay from (Bill.Offer): nothing that it
	// doesn't know. It asks for no other bill. What floats is there already.
	Supplies func(m *Match, q *Query, b *Bill)
	// Affords reports, without a bill, whether q can pay what ability a costs in a mode; known
	// is false where that takes one. It runs for every card that could be played. Nil: it
	// always does.
	Affords func(m *Match, q *Query, a *Ability, mode int8) (can, known bool)
	// Reach adds to have, which begins at 0, how many units seat p could pay at most in each
	// kind of resource alone: see Match.Reach. It changes nothing.
	Reach func(m *Match, p Seat, have []int16)
	// Alike reports whether it comes to the same which of two cards is used to pay
	// in the same way. Nil: if they are the same in everything but their place. What a
	// payer chooses may tell apart only the cards that are chosen.
	Alike func(m *Match, a, b CardID) bool
}

// Legality is what a game refuses, and why. Nil hooks refuse nothing.
type Legality struct {
	// Target refuses card c as a target of q, or says 0.
	Target func(m *Match, q *Query, c CardID) No
	// TargetItem refuses the play at place i of the stack as a target of q,
	// or says 0.
	TargetItem func(m *Match, q *Query, i int) No
	// Affect refuses card c to an effect of q that hits every card of a kind
	// without targeting, or says 0.
	Affect func(m *Match, q *Query, c CardID) No
	// Chosen refuses card c on the table to an effect of q that hits one of a player's
	// choice without targeting, or says 0.
	Chosen   func(m *Match, q *Query, c CardID) No
	NoTarget No // the reason when a text has no legal target
	NotNow   No // the reason when its "Only if" does not hold
	NoCost   No // the reason when its cost can't be paid
	Enough   No // the reason when one more card would pay too much; 0: NoCost
	// Because words a refusal more exactly than Reasons[no]. Nil: as it stands there.
	Because func(m *Match, o Option, no No) Reason
	// Silent reports whether the text of card c counts for nothing now. Nil: never.
	Silent func(m *Match, c CardID) bool
	// Stealable reports whether another seat may take over what p declares now.
	// Nil: never.
	Stealable func(m *Match, p Seat) bool
}

// Stock is the decks and cards of a game, and what people may add.
type Stock struct {
	// Tokens are the definitions that effects can make, in the order in which
	// texts name them.
	Tokens []DefID
	// Decks come with the game, for who brings none; without any, Deal needs none.
	Decks []Deck
	// CheckDeck lists why a deck may not be played with, the gravest first. Nil:
	// nobody brings one.
	CheckDeck func(d *Deck) []Reason
	// Extend is the game with people's own cards beside its own. The cards of
	// the game keep their numbers. Nil: it is played with its own cards only.
	// The error has file, line and column of the first error.
	Extend func(own []OwnCards) (*Game, error)
	// Trial is the table, in lines of a scenario's given, on which a card is
	// tried: {card} stands for its name.
	Trial string
}

// Worth is what a position is worth to a seat, for results and searching players.
type Worth struct {
	// Value is the final result for a seat of a finished match, -1 to 1.
	// Nil means 1 for winners, 0 after a draw, -1 for losers.
	Value func(m *Match, p Seat) float64
	// Points is what a finished match comes to for a seat, as the game scores it:
	// the points of its goal, or victory points. Nil: 1 for winners, a half for
	// everyone after a draw.
	Points func(m *Match, p Seat) float64
	// Eval guesses the result for a seat of a match that goes on, -1 to 1.
	// Nil guesses 0. Only searching players ask it.
	Eval func(m *Match, p Seat) float64
	// Dear is how much seat p would miss a source that it pays with, from 0. Of ways
	// to pay that are otherwise as good, the one that is missed least is proposed. What the play
	// is aimed at is missed more.
	// Nil: 0.
	Dear func(m *Match, p Seat, s *Supply) int
	// Judge is how seat p fares where ev decides something, as Vibe Check does: the more the better. It
	// reports whether ev does. Ways to pay are tried until then, and one that fares best is
	// proposed. Nil: nothing is judged.
	Judge func(m *Match, ev Event, p Seat) (worth int, judged bool)
	// Ahead is after how many turns Eval judges a game, counted from where it
	// was thought through to: 1 is when the running turn ends, 0 is
	// when nothing is pending, so that the running action is over.
	Ahead int16
	// Round is the number of the span that runs where Ahead doesn't count turns: of a round of
	// all seats, after which things stand as they will for a while. Nil: turns.
	Round func(m *Match) int16
	// Rank scores the options of the pending decision as a player would who does
	// not look ahead: score[i], 0 before, is for S.Options[i], and 1 more makes an
	// option e times as likely. Searching players try the best first, try few where
	// there are many, and let games go on with it to where Eval judges them. An
	// option that lies RankObvious above all others is taken without a search. Nil
	// ranks all alike, but what does nothing more above the rest.
	Rank func(m *Match, score []float32)
	// Shallow says that a search takes other sides to choose what Eval likes best for
	// them as soon as nothing is pending, not what it finds by looking further ahead.
	Shallow bool
	// Guided says that in a search all sides choose like that from where it ends to where Eval
	// judges, not by Rank, and that it tries first what Eval likes best.
	Guided bool
}

// RankObvious is by how much an option must be ranked above all others to need
// no thought.
const RankObvious = 1000
