package decks

import (
	"slices"

	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// mark marks a deck, or takes its mark away; with Shift held all from the one marked last to it.
func (s *Page) mark(d library.SavedDeck, held fyne.KeyModifier) {
	s.closeMenu()
	key := deckKey(d)
	at := func(key string) int {
		return slices.IndexFunc(s.found, func(f Found) bool { return deckKey(f.SavedDeck) == key })
	}
	from, to := at(s.anchor), at(key)
	switch {
	case held&fyne.KeyModifierShift != 0 && from >= 0 && to >= 0:
		for _, f := range s.found[min(from, to) : max(from, to)+1] {
			s.picked[deckKey(f.SavedDeck)] = true
		}
	case s.picked[key]:
		delete(s.picked, key)
		s.anchor = key
	default:
		s.picked[key] = true
		s.anchor = key
	}
	s.marks()
}

// markAll marks all decks that are listed.
func (s *Page) markAll() {
	for _, f := range s.found {
		s.picked[deckKey(f.SavedDeck)] = true
	}
	s.marks()
}

// unmark takes all marks away.
func (s *Page) unmark() {
	clear(s.picked)
	s.marks()
}

// marks shows what is marked now.
func (s *Page) marks() {
	s.grid.Fill()
	s.place(s.size)
	if s.keys != nil { // the buttons at the foot are others now
		s.keys.Focus.Settle(s.keys.Stops())
	}
}

// chosen lists the marked decks in the order of the list, then those that it doesn't show now.
func (s *Page) chosen() []library.SavedDeck {
	var all []library.SavedDeck
	seen := map[string]bool{}
	add := func(d library.SavedDeck) {
		if key := deckKey(d); s.picked[key] && !seen[key] {
			seen[key] = true
			all = append(all, d)
		}
	}
	for _, f := range s.found {
		add(f.SavedDeck)
	}
	for _, e := range s.shelf.all {
		add(e.SavedDeck)
	}
	return all
}

// ids are the numbers of the marked decks that can be deleted: those of a game stay.
func (s *Page) ids() []int64 {
	var ids []int64
	for _, d := range s.chosen() {
		if d.ID != 0 {
			ids = append(ids, d.ID)
		}
	}
	return ids
}

// removeMarked puts the marked decks into the bin.
func (s *Page) removeMarked() {
	ids := s.ids()
	clear(s.picked)
	s.remove(ids)
}

// remove puts decks into the bin.
func (s *Page) remove(ids []int64) {
	if len(ids) == 0 {
		return
	}
	s.leaveEntry() // Ctrl+Z brings them back, and not what was typed
	s.exits.Delete(ids, func(back func()) { s.did.Add(words.Count("decks.deleted", len(ids)), back) })
}
