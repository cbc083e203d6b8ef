package decks

import (
	"feltstack/rules/decks"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// saver keeps a deck on disk: one write at a time, the newest state last.
type saver struct {
	deck    library.SavedDeck // as it was saved, or is being saved
	write   func(library.SavedDeck, func(int64, error))
	tell    func(string)
	writing bool
	dirty   bool
	closed  bool
}

func newSaver(d library.SavedDeck, write func(library.SavedDeck, func(int64, error)), tell func(string)) *saver {
	return &saver{deck: d, write: write, tell: tell}
}

// save has the deck saved at once: what is shown is saved, should the program be killed. What changes
// while it's written is written right after.
func (s *saver) save(d decks.Deck) {
	if d.Equal(s.deck.Deck) && !s.dirty && !s.writing {
		return
	}
	s.deck.Deck, s.dirty = d, true
	s.flush()
}

// flush writes what is not written yet.
func (s *saver) flush() {
	if s.writing || !s.dirty {
		return
	}
	s.writing, s.dirty = true, false
	s.write(s.deck, func(id int64, err error) {
		s.writing = false
		if err != nil {
			s.dirty = true
			s.say(words.Say("common.not_saved", "reason", trouble.Text(err)))
			return
		}
		s.deck.ID = id
		if s.dirty {
			s.flush()
			return
		}
		s.say(words.Say("common.saved"))
	})
}

func (s *saver) say(text string) {
	if !s.closed {
		s.tell(text)
	}
}

// end writes the last change; the page is gone.
func (s *saver) end() {
	s.closed = true
	s.flush()
}
