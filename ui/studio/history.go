package studio

import (
	"slices"
	"time"

	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// history is what can be undone and redone in a set.
type history struct {
	past, future []moment
	typed        time.Time // when the last change was made
	at           int       // to which card
}

// moment is a set as it was, with the card that was worked on.
type moment struct {
	cards []sets.Card
	card  int
	at    time.Time // when it was left

	gone, back []sets.Card // what the change that followed put into the bin, and took from it
}

// The bounds of a history.
const (
	mostMoments = 500
	oneStep     = 900 * time.Millisecond // changes that follow each other so soon are undone together
)

// change puts another state of the set in the place of the one that is worked on. What is
// typed into a card without a pause is one change.
func (s *Page) change(set sets.Set) {
	h, now := s.history(), s.current()
	same := len(h.past) > 0 && h.at == s.card && len(set.Cards) == len(now.Cards) && time.Since(h.typed) < oneStep
	if !same {
		h.past = append(h.past, moment{cards: now.Cards, card: s.card})
		h.past = h.past[max(len(h.past)-mostMoments, 0):]
	}
	h.typed, h.at, h.future = time.Now(), s.card, nil
	h.past[len(h.past)-1].at = h.typed
	s.exits.Memory.future = nil
	s.all[s.set] = set
	s.dirty = true
	s.switchPills()
}

// history is that of the set that is worked on.
func (s *Page) history() *history { return s.exits.Memory.of(s.current().Name) }

// last is the moment before the last change.
func (s *Page) last() *moment {
	h := s.history()
	return &h.past[len(h.past)-1]
}

// open is the history of the set that is worked on, an empty one where none can be.
func (s *Page) open() *history {
	if set := s.current(); set != nil && set.Problem == "" {
		return s.history()
	}
	return &history{}
}

// undo goes a change back: of the cards of the set that is worked on, or of whole sets.
func (s *Page) undo() {
	h, m := s.open(), s.exits.Memory
	if _, whole := newest(m.past, h.past); whole {
		s.goBack(&m.past, &m.future, true)
		return
	}
	s.travel(&h.past, &h.future)
}

// redo makes the change again that was undone last.
func (s *Page) redo() {
	h, m := s.open(), s.exits.Memory
	if _, whole := newest(m.future, h.future); whole {
		s.goBack(&m.future, &m.past, false)
		return
	}
	s.travel(&h.future, &h.past)
}

// travel goes to the last moment of one list, and notes the present one in the other.
func (s *Page) travel(from, to *[]moment) {
	n := len(*from)
	if n == 0 {
		return
	}
	m := (*from)[n-1]
	*from = (*from)[:n-1]
	*to = append(*to, moment{s.current().Cards, s.card, time.Now(), m.back, m.gone})
	set := *s.current()
	s.rebin(set, m.gone, m.back)
	set.Cards = m.cards
	s.history().typed = time.Time{}
	s.all[s.set], s.dirty = set, true
	s.card = min(max(m.card, 0), len(m.cards)-1)
	s.checked = nil
	s.fill()
	s.check()
	s.notice()
	s.save()
	s.showList()
	s.reveal()
}

// rebin has the bin hold what it held before a change that put some cards there and took others
// from it.
func (s *Page) rebin(set sets.Set, gone, back []sets.Card) {
	then := func(err error) {
		if err != nil {
			s.say(err)
		}
	}
	if len(gone) > 0 {
		s.inBin(func(then func(error)) { s.exits.Withdraw(set.Name, gone, then) }, then)
	}
	if len(back) > 0 {
		s.inBin(func(then func(error)) { s.exits.Discard(set, back, then) }, then)
	}
}

// undoable reports whether there is anything to undo and to redo.
func (s *Page) undoable() (undo, redo bool) {
	h, m := s.open(), s.exits.Memory
	return len(h.past)+len(m.past) > 0, len(h.future)+len(m.future) > 0
}

// onUndo has a field undo changes of the card rather than its own.
func (s *Page) onUndo(again bool) {
	if again {
		s.redo()
	} else {
		s.undo()
	}
}

// Chord takes a key with something held.
func (s *Page) Chord(c kit.Chord) {
	action := s.env.Keys.Action(c)
	switch {
	case s.art.maker.isOpen() && (action == kit.ActionUndo || action == kit.ActionRedo):
		s.art.maker.travel(action == kit.ActionRedo)
	case s.choice.Visible() || s.art.isOpen() || s.large.isOpen():
	case action == kit.ActionUndo:
		s.undo()
	case action == kit.ActionRedo:
		s.redo()
	}
}

// delete puts the chosen card into the bin.
func (s *Page) delete() {
	set, card := s.current(), s.card
	if set == nil || card < 0 {
		return
	}
	s.save()
	name, gone := set.Name, set.Cards[card]
	s.inBin(func(then func(error)) { s.exits.Discard(*set, set.Cards[card:card+1], then) }, func(err error) {
		now := s.current()
		switch {
		case err != nil:
			s.say(err)
		case now != nil && now.Name == name && card < len(now.Cards) && now.Cards[card].Name == gone.Name:
			s.change(now.Without(card))
			s.last().gone = []sets.Card{gone}
			if len(s.checked) > card { // the others are as they were
				s.checked = slices.Delete(slices.Clone(s.checked), card, card+1)
			}
			s.card = min(card, len(s.current().Cards)-1)
			s.fill()
			s.show()
			s.check()
			s.save()
			s.Tell(words.Say("studio.deleted", "card", gone.Name))
		}
	})
}

// say shows what went wrong.
func (s *Page) say(err error) {
	s.note = trouble.Text(err)
	s.place(s.size)
}
