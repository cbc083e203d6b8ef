// Package text is the card language: a small, strict English that is printed
// on cards. Package compile makes programs of it.
//
//	l, err := text.New(game, vocabulary)        // the grammar and a game's words
//	tree, err := l.Parse("Base: Draw 2 cards.") // *Text, or an *Error with place and nearest phrases
//	l.Print(tree)                               // the canonical text, the same again
//
// What can be said is one table of grammar rules: core.txt and the other tables
// beside it, and a game's words. Package grammar reads, prints and completes
// texts by it, and explains errors. LANGUAGE.md explains the language to people
// who make cards; package manual lists all that texts of a game can say. Package cardfile
// reads the files in which texts of cards stand.
//
// # From a text to a program
//
//	"Discard two cards."         what is written
//	(act (does (discard ...)))   nodes of the grammar: parse.go
//	...                          in the one way that is printed: resolve*.go
//	Text, Para, Clause, Thing    the tree with the game's words: tree*.go, filled by package fill and build*.go
//	rules.Ability, rules.Static  the program: package compile
//
// Resolving is for what moves parts of a sentence about, as in "each player
// draws a card, then discards a card". Other words for the same parts, and what
// is refused with a reason, need only a line of the table.
//
// # Adding a word
//
//  1. Write its Go function as a rules.Pred or rules.Native of the game.
//  2. Add one line to the game's Vocabulary that gives it a phrase.
//  3. Use it in a card text.
//
// # Adding a grammar rule
//
//  1. Add it to a table. A new kind of parts gets a name for people in labels.txt.
//  2. Say in meanings.go what it stands for, name its parts in the tags of the
//     tree; what takes more than a tag is in build*.go. Then compile that.
//  3. Show it in LANGUAGE.md: a test compiles the examples there.
//
// # Reading order
//
//	vocabulary.go     what a game adds
//	words*.go         its lines of the table, by words.txt; slots.go, form.go verbs
//	parse.go          texts to trees; print.go and complete.go, by the same table
//	resolve*.go       what is said in more than one way
//	tree*.go          the tree; its tags name the parts of nodes
//	meanings.go       what grammar rules stand for, of which package fill makes the tree
//	build*.go         what of that takes more than tags
//	seats.go          players as texts name them
//	errors.go         errors of a text; package refuse throws them
package text
