// Package decks is everything about building decks but the window: looking for
// cards, the deck that is being built, decks as plain text, and the numbers
// that charts show. It knows no game by name, draws nothing and stores nothing.
//
//	x := decks.NewIndex(game, games.Form(name))    // once per game, 20 ms for 5,000 cards
//	q, err := x.Parse(`type:dragon str>=60 -draw`) // at every keystroke
//	cards := x.Find(q, decks.Sort{})               // []rules.DefID, best first
//
//	e := decks.Edit(x, decks.New(game))
//	err = e.Add("Wandering Ox", "", 4)
//	e.Undo()
//	report := x.Check(e.Deck())                   // counts, what is not legal and which rule says so
//
//	d, unread, err := x.Read(pasted)              // unread: lines with their numbers and the nearest cards
//	text := x.Write(d)                            // and back
//
// What a game says about its decks is form.Deck: their sections, how many
// copies, how cards are grouped, which numbers they have, how many are drawn.
// The query language for players is in QUERY.md.
//
// An Index never changes, so any goroutine may use it; cards that come later
// (a person's own set was edited) want a new one. An Editor belongs to one
// goroutine. Decks are values: nothing here changes one that it was given.
//
// # Reading order
//
//	index.go    the cards of a game, prepared; fold.go how spellings compare
//	query.go    what a person looks for; lex.go its words, terms.go its conditions, find.go its answers
//	facets.go   what can be clicked instead of typed
//	deck.go     a deck; editor.go building one, with undo
//	names.go    which card a name means; read.go, line.go, markup.go and encoding.go a deck from text, write.go its text
//	report.go   counts and legality
//	charts.go, odds.go, pays.go, compare.go   numbers about decks
package decks
