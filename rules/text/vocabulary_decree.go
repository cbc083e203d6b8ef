package text

import "feltstack/rules"

// Act is what players do with cards, as texts forbid, allow and charge it:
// "use". Unit is what it costs, "tribute", where texts charge for it; where it
// is paid for with resources, Pays is those that they charge.
type Act struct {
	Phrase string
	Act    uint8 // place in Game.Acts
	Unit   string
	Pays   rules.ResourceSet
	Of     []string // the nouns whose cards it is done with; empty: all. See Verb.Of
}

// Befall is what happens to a player, of which a text can make more or less, or
// something else: "gain life". Many says that it is counted, not measured.
type Befall struct {
	Phrase string
	Why    uint8 // Proposal.Why
	Done   uint8 // Proposal.Many: the cause that is raised when it has happened; 0: no text waits for that
	Many   bool
	Comes  uint8 // the kind of Game.Proposals that it is; 0: all of Why
}

// Damage is what texts prevent: "battle damage". Mark is what prevents it, and
// Of the noun of the cards that take it beside the players.
type Damage struct {
	Phrase string
	Mark   uint8
	Of     string
}
