// Package rules is the engine that every game of Feltstack runs on.
//
// It knows no game by name. A game is a value of type Game: its zones, its
// card definitions, its procedures and its words. A game in progress is a
// Match: a Game and a State. The State is flat data, small numbers in a few
// slices, so that copying it is the whole of undo, search and "what if".
//
//	m, err := rules.New(game, rules.Setup{Seats: 2, Seed: 7})
//	for !m.S.Over {
//		m.Choose(pick(m.S.Options)) // apply one option, run to the next decision
//	}
//
// # How a match runs
//
// Anything that can stop to ask is a procedure (Proc): a list of steps. A
// Frame on the state's frame stack holds the step and a few registers, so no
// Go stack, goroutine or closure ever holds part of a game. Match.Choose
// stores the answer and runs steps until one asks again (Match.Ask,
// Match.Offer) or the match is over. A card's text is compiled to a Program,
// which is run by one such procedure.
//
// # Which type is for what
//
//	Game      the rules of one game: what it has, what it does, what it refuses
//	Def       what is printed on a card: facts, and its text as Abilities, Modes and Instrs
//	State     the data of a match and its bookkeeping: seats, zones, marks, limits, registers. A change emits nothing
//	Match     a game in progress: it moves cards, asks and runs, raises events, and emits every change
//	Query     who asks and why: which cards a text means, its numbers and conditions, what can be paid and declared
//	run       one instruction of a text at work
//	Coming    an event that is about to happen: who changes it, what it does; Replacement is something that does
//	raised    an event that has happened: which texts wait for it. Static says itself which cards it changes
//	texts     the texts that run, and the cards that lie aside for them
//	twins     cards that nobody can tell apart
//	Frame     a procedure that runs; that of a play declares it, that of a payment pays
//	Bill      one payment, from its price to the best way to make it, which package payment finds
//	Priority  whose say it is, until all have passed
//	Words     a match in words: keys, buttons, prompts, reasons, names
//	sight     what a seat may see: views, and determinizations that it holds possible
//
// # Reading order
//
//	state.go       the data of a match; check.go what must hold of it; seats.go the teams
//	game.go        what a game is: tables.go what it has, zones.go where cards lie, hooks.go what it does and refuses
//	build.go       its limits and look-ups; speech.go what it says of a match
//	start.go       setting up; match.go choosing, running, asking
//	deck.go        what players bring
//	own.go         cards of players' own
//	cards.go       zones and the one function that moves a card, in nine steps
//	past.go        what is known of cards that have left their place
//	marks.go       marks that end by themselves; uses.go limits; registers.go sets of cards; counters.go
//	held.go        seats and numbers that texts choose; said.go words; related.go seats as a game names them
//	votes.go       votes; copies.go plays that are copied
//	program.go     what a card's text compiles to; native.go verbs in Go
//	query.go       who asks, what they are told about themselves; filter.go which cards a text means, and may have
//	numbers.go     numbers of cards and seats that texts compare and take; walk.go all that a text speaks of
//	continuous.go  what texts in play change about cards
//	decree.go      what they say of what players do with cards, and of where cards go; decree_self.go of themselves
//	attach.go      attached cards; grant.go abilities that texts give and take; span.go how long
//	raise.go       what is heard by triggers
//	propose.go     what is about to happen, so that something may happen instead: a replaced draw
//	replace.go     what changes it: abilities, and marks that prevent it; together.go what happens at the same time
//	guise.go       cards that count as others
//	delayed.go     texts that wait for what is yet to come
//	history.go     what has happened, counted for texts that ask later; batch.go what happens at the same time
//	winning.go     who has lost the match; oust.go how a seat leaves it, due.go at once; ring.go the seats beside one
//	cost.go        what else than resources can be paid
//	resources.go   what plays are paid with; price.go what they cost, and what was paid
//	bill.go        one payment; package payment finds the best way to make it
//	pay.go         asking for it: proposal.go what is proposed and may be changed, payout.go using it; paywords.go
//	priority.go    whose say it is, in every window; order.go what triggers at the same time
//	declare.go     declaring a play, rival.go the opponent it is about; interp.go and interp_*.go running it
//	idle.go        what would do nothing, so that it needs no decision
//	commonverbs.go the options that texts offer
//	event.go       what is told about every change
//	view.go        what a seat may see; reask.go its options; equal.go cards it can't tell apart
//	determinize.go    determinizations that a seat holds possible
//	hash.go        a state's hash and position; words.go what they read
//	explain.go     keys and words of options, reasons for a "no"; template.go, and package wording
//	play.go        random play and the signature of a game; package laws proves the invariants
package rules
