// Package text is the card language: a small, strict English that is printed
// on cards, and the compiler that makes it run.
//
//	l, err := text.New(game, vocabulary)      // the grammar and a game's words
//	tree, err := l.Parse("Base: Draw 2 cards.") // *Text, or an *Error with place and nearest phrases
//	prog, err := l.Compile(tree)              // rules.Ability values
//	l.Print(tree)                             // the canonical text, the same again
//
// The grammar is data where it can be: a verb is a template ("put {cards}
// {place}") that the parser reads, the printer writes, the coverage counts
// and errors offer. A game adds words, not parsers. LANGUAGE.md explains the
// language to people who make cards.
//
// # Adding a word or a verb
//
//  1. Write its Go function as a rules.Pred or rules.Native of the game.
//  2. Add one line to the game's Vocabulary that gives it a phrase.
//  3. Use it in a card text.
//
// # Reading order
//
//	vocabulary.go     what a game adds
//	tree.go           the syntax tree
//	lex.go            tokens
//	form.go           templates
//	language.go       grammar and vocabulary together
//	parse.go          the parser; parse_para.go paragraphs, parse_clause.go,
//	                  parse_cond.go (conditions), parse_thing.go, parse_where.go
//	                  (what follows a noun), parse_place.go, parse_holds.go (what
//	                  simply holds, costs), parse_event.go, parse_last.go
//	                  (conditions and prices after a step); spelling.go and
//	                  spelling_who.go what may be said in more than one way
//	print.go, print_thing.go, print_holds.go  a tree as text
//	compile.go        abilities; compile_choice.go options; compile_clause.go verbs; compile_price.go what somebody
//	                  may do against them; compile_cond.go conditions;
//	                  compile_thing.go cards; compile_place.go places; compile_holds.go what simply holds, events, costs, counters
//	errors.go         errors and the nearest phrases
//	load.go, shelf.go card files
//	listing.go        trees and programs for people; phrases.go all productions
package text
