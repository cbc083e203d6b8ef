package decks

import (
	"slices"
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
	case fyne.KeyPageDown, fyne.KeyPageUp:
		s.leap(e.Name)
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
func (s *Page) toList() { s.leadTo(s.grid.Top()) }

// leadTo leads the keyboard to a deck of those found, and has it in sight.
func (s *Page) leadTo(i int) {
	if i < 0 || i >= len(s.found) || s.keys == nil {
		return
	}
	s.leaveEntry()
	s.grid.Reveal(i)
	s.keys.LeadTo("deck " + deckKey(s.found[i].SavedDeck))
	s.told()
}

// leap leads the keyboard far through the list: by as many decks as are in sight, or to its ends.
// It reports whether it is a key for that.
func (s *Page) leap(key fyne.KeyName) bool {
	at := -1
	if s.keys != nil && s.keys.Focus.On {
		at = slices.IndexFunc(s.found, func(f Found) bool { return "deck "+deckKey(f.SavedDeck) == s.keys.Focus.At.Key })
	}
	switch key {
	case fyne.KeyHome:
		s.leadTo(0)
	case fyne.KeyEnd:
		s.leadTo(len(s.found) - 1)
	case fyne.KeyPageDown, fyne.KeyPageUp:
		if at < 0 {
			at = s.grid.Top()
		}
		to, _ := s.grid.Step(key, at)
		s.leadTo(to)
	default:
		return false
	}
	return true
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
		s.did.Back()
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
	case !s.tagging.IsOpen() && !s.choice.Visible() && s.leap(e.Name):
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
