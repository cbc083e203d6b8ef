// Package compile makes programs of card texts, which package text reads.
//
//	l := compile.New(language)                  // a *text.Language
//	tree, err := l.Parse("Base: Draw 2 cards.") // as package text does
//	prog, err := l.Compile(tree)                // rules.Ability values, and what else a rules.Def holds
//	l.Listing(&def)                             // the program of a card in words
//
// A text that can be read may still make no sense, or never do anything: it is refused
// here, with a reason. What a text speaks of decides what its program keeps in registers:
// trees show the nodes that they were read as.
//
// # Reading order
//
//	language.go  what a game needs for programs
//	compile.go   texts, paragraphs and abilities; grades.go levels of paragraphs
//	emit.go      one mode of an ability, its registers and named cards; speech.go what it says
//	clause.go    sentences and clauses
//	verb.go      verbs that move cards; holds.go, decree.go, choice.go others
//	thing.go     cards; filter.go descriptions of them; other.go what "other" is other than
//	cond.go      conditions; numbers.go, seats.go what they compare
//	waiting.go   events, and what waits for them
//	cost.go      costs
//	allerrors.go all errors of a paragraph
//	listing.go   programs for people
package compile
