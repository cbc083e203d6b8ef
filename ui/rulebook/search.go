package rulebook

import (
	"slices"
	"strings"

	"feltstack/rules/book"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// mostFound is how many paragraphs a search shows.
const mostFound = 30

// found are the terms and paragraphs in which all words stand, and the other books that have some.
func (p *Page) found(found []string, width float32) []row {
	var rows []row
	terms, all := hits(p.book(), p.at.Query)
	n := min(len(terms), mostFound)
	for _, t := range terms[:n] {
		rows = append(rows, p.term(t, width, found))
	}
	for _, r := range all[:min(len(all), mostFound-n)] {
		rows = append(rows, p.paragraph(r, width, found))
	}
	note := ""
	switch {
	case len(rows) == 0:
		note = words.Say("rulebook.fewer")
	case len(terms)+len(all) > len(rows):
		note = words.Say("rulebook.first", "n", len(rows))
	}
	rows = slices.Insert(rows, 0, p.heading(words.Count("rulebook.matches", len(terms)+len(all)), note, width))
	return append(rows, p.elsewhere(width)...)
}

// hits are the terms and paragraphs of a book that a query finds.
func hits(b library.Rulebook, query string) (terms []*book.Term, all []*book.Paragraph) {
	name := strings.Join(strings.Fields(strings.ToLower(query)), " ")
	for _, t := range b.Book.Terms {
		if strings.Contains(strings.ToLower(t.Name), name) {
			terms = append(terms, t)
		}
	}
	return terms, b.Book.Search(query)
}

// elsewhere is a row with links to the other books in which the search finds something, if
// there are any.
func (p *Page) elsewhere(width float32) []row {
	w := newWriter(width, "elsewhere")
	for _, b := range p.books {
		terms, all := hits(b, p.at.Query)
		if n := len(terms) + len(all); n > 0 && b.Game.Key != p.at.Game {
			to := Place{Game: b.Game.Key, Query: p.at.Query}
			w.row.links = append(w.row.links, link{name: "elsewhere " + b.Game.Key, text: "→ " + words.Say("rulebook.elsewhere", "book", b.Game.Title, "n", n), do: func() { p.turn(to) }})
		}
	}
	if len(w.row.links) == 0 {
		return nil
	}
	w.say([]kit.Span{{Text: words.Say("rulebook.other_books"), Face: look.Bold, Color: look.Now().Dimmed}}, look.Reading(14), 0, 2)
	return []row{w.done()}
}

// look searches for what was typed.
func (p *Page) look(query string) {
	p.endStage(false)
	p.at = Place{Game: p.at.Game, Chapter: p.at.Chapter, Query: strings.TrimSpace(query)}
	p.fill()
	p.place(p.size)
}

// unsearch leaves the search field, and empties it.
func (p *Page) unsearch() {
	p.search.SetText("")
	p.unfocus()
}

func (p *Page) unfocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.search); c != nil {
		c.Unfocus()
	}
}

// leaveSearch leads the keyboard from the search to what was found.
func (p *Page) leaveSearch() {
	p.unfocus()
	if name := p.reader.first(); name != "" && p.keys != nil {
		p.keys.LeadTo(name)
	}
}
