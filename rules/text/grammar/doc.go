// Package grammar reads and prints texts by one table of rules. Errors,
// completion, coverage and the list of phrases come from the same table.
//
//	g, err := grammar.New(table, "Para", "Body Static+")
//	trees, errs := g.Parse("Draw 2 cards.\nBeasts get +1 STR.") // a *Node for each paragraph
//	g.Print(trees[0])                                             // "Draw 2 cards."
//
// # The table
//
// Each line is a rule:
//
//	draw: Verb[n] = draws/draw {Cards} -- makes drawn
//
// It has a name, a category, words and parts. What stands behind "--" is a
// note for whoever uses the tree.
//
//	draws/draw       a form for one and one for many
//	Verb[n]          one or many: what has [n] in a rule agrees; [one] and [many] fix it
//	{Cards}          a part; in a category with numbers it may be one or many
//	{Cards[n]}       a part that agrees
//	{to:Cards}       a part with a name of its own
//	{Where?}         a part that may be missing
//	{Step+}          a list; {Step*} one that may be empty, {Step!} one of one part
//	{Verb+ and}      a list with a word between its parts
//	{Noun+ ,/or}     another word before the last part: A, B or C
//	{Verb+ and|, }   what stands behind "|" is read, too, and not printed
//	1  #  #99  ±20   the number one; others up to 999; up to 99; with a sign, from -20 to +20
//	^                the next word begins with a capital
//	“ ” ¶            a quotation, which may end a sentence; a line that begins with a dash
//	(A|B|)           A, B or nothing: A is printed, the others are only read
//
// A second rule with the same name and parts is another way to say it, too.
// A rule with "=>" is short for the text behind it, in which its parts are gaps:
//
//	random: Verb[n] = discards/discard (=a random card|cards) => discard (a card|cards) at random
//
// A group that begins with "=" makes several rules: what stands in groups of the
// name, the category and the long form goes with it. The names of short ones don't count.
//
// "$steps = {Clause+ and}" lets "$steps" stand for that in the lines that follow.
//
// A name that ends in "!" is refused, with the note as the reason. In it {past}
// is what the step before made:
//
//	it!: Cards[one] = it -- there is no "it": say "the {past} card"
//
// "@Num N = n" says what people call some categories. Lines that begin with "#" are
// comments; "## name" begins a part of the table with line numbers of its own.
// A game adds its words as further lines. A rule that has no words for
// one of its parts is left out, and listed by Vanished.
//
// # Pitfalls
//
//   - The tree must decide between one and many: "the {Past} {Noun[n]}" could
//     be printed both ways, so it is two rules, one for each number.
//   - A general rule that also reads what a special one says makes both
//     ambiguous, and each such text an error. Grower finds most of these.
//   - Parts that stay open at their end ("with {Number} greater than {Cards}")
//     take what was meant for the sentence around them.
//   - Much that can be said makes no sense. Users of the tree must check it.
//
// # From text to tree
//
// The lexer splits a text into words, numbers and marks, and gives what can be
// written in several ways one form: case, dashes, quotes, apostrophes, "an",
// numerals, lines that go on. The card's name becomes "this".
//
// New writes each rule out for one and for many. What remains is a plain
// grammar, which an Earley chart reads: after each word it holds the set of all
// rules that fit so far. Only those are kept that can go on with the next
// word. Text and table may be ambiguous on the way; a text that ends with two
// trees is refused.
//
// A Node is a rule with its parts, in the order of its fields. It does
// not hold whether it is one or many: the printer works that out from its
// parts upwards, and then chooses downwards.
//
// # Errors
//
// Where no word fits, the set of the chart holds all that could have stood
// there. Offered are the phrases nearest in spelling, then those that cards
// use most (Rank). Reading goes on after the next full stop, in the next option
// and in the next paragraph. A paragraph with an error has no tree, so nothing
// can be found wrong that only follows from it. A text that is not understood
// is read once more with refused rules.
//
// Texts are bounded in length, and so is the work on each of them.
package grammar
