package decks

import (
	"strings"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// leaveSearch is what Esc does in the search: it empties it, and in an empty one it is Esc on
// the page.
func (s *Page) leaveSearch() {
	if s.search.Text != "" {
		s.search.SetText("")
		return
	}
	s.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
}

// searchKey leads from the search into the list.
func (s *Page) searchKey(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		s.toList()
	case fyne.KeyReturn, fyne.KeyEnter:
		if strings.TrimSpace(s.search.Text) != "" && len(s.found) > 0 {
			s.open(s.found[0].SavedDeck)
		}
	default:
		return false
	}
	return true
}

// toList leads the keyboard to the first deck in sight.
func (s *Page) toList() {
	if len(s.found) == 0 || s.keys == nil {
		return
	}
	s.leaveEntry()
	s.keys.LeadTo("deck " + deckKey(s.found[0].SavedDeck))
}

func (s *Page) leaveEntry() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.search); c != nil {
		c.Unfocus()
	}
}

// Chord implements keyed.
func (s *Page) Chord(c kit.Chord) {
	switch {
	case s.env.Keys.Action(c) == kit.ActionUndo:
		s.bringBack()
	case s.tagging.IsOpen():
	case c == kit.SelectAll:
		s.markAll()
	case c == "/":
		kit.TypeIn(s.search)
	}
}

// Modifier implements keyed.
func (s *Page) Modifier(fyne.KeyName, bool) {}

// Key takes a key that no field has taken.
func (s *Page) Key(e *fyne.KeyEvent) {
	switch {
	case s.choice.Key(e.Name):
	case e.Name != fyne.KeyEscape:
	case s.tagging.IsOpen():
		s.tagging.close()
	case s.closeMenu():
	case len(s.picked) > 0:
		s.unmark()
	default:
		s.exits.Home()
	}
}
