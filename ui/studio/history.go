package studio

import (
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
		h.past = append(h.past, moment{now.Cards, s.card})
		h.past = h.past[max(len(h.past)-mostMoments, 0):]
	}
	h.typed, h.at, h.future = time.Now(), s.card, nil
	s.all[s.set] = set
	s.dirty = true
	s.switchPills()
}

// history is that of the set that is worked on.
func (s *Page) history() *history {
	name := s.current().Name
	if s.histories[name] == nil {
		s.histories[name] = &history{}
	}
	return s.histories[name]
}

// undo goes a change back.
func (s *Page) undo() {
	if set := s.current(); set != nil && set.Problem == "" {
		h := s.history()
		s.travel(&h.past, &h.future)
	}
}

// redo makes the change again that was undone last.
func (s *Page) redo() {
	if set := s.current(); set != nil && set.Problem == "" {
		h := s.history()
		s.travel(&h.future, &h.past)
	}
}

// travel goes to the last moment of one list, and notes the present one in the other.
func (s *Page) travel(from, to *[]moment) {
	n := len(*from)
	if n == 0 {
		return
	}
	m := (*from)[n-1]
	*from = (*from)[:n-1]
	*to = append(*to, moment{s.current().Cards, s.card})
	set := *s.current()
	set.Cards = m.cards
	s.history().typed = time.Time{}
	s.all[s.set], s.dirty = set, true
	s.card = min(max(m.card, 0), len(m.cards)-1)
	s.checked = nil
	s.fill()
	s.check()
	s.notice()
	s.save()
}

// undoable reports whether there is anything to undo and to redo.
func (s *Page) undoable() (undo, redo bool) {
	if s.current() == nil {
		return false, false
	}
	h := s.history()
	return len(h.past) > 0, len(h.future) > 0
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
	switch {
	case s.choice.Visible() || s.art.isOpen() || s.large.isOpen():
	case s.env.Keys.Action(c) == kit.ActionUndo:
		s.undo()
	case s.env.Keys.Action(c) == kit.ActionRedo:
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
	s.exits.Discard(*set, set.Cards[card:card+1], func(err error) {
		now := s.current()
		switch {
		case err != nil:
			s.say(err)
		case now != nil && now.Name == name && card < len(now.Cards) && now.Cards[card].Name == gone.Name:
			s.change(now.Without(card))
			s.checked = nil
			s.card = min(card, len(s.current().Cards)-1)
			s.fill()
			s.check()
			s.save()
			s.note = words.Say("studio.deleted", "card", gone.Name)
			s.place(s.size)
		}
	})
}

// mostBinned is how many deleted cards are offered at once.
const mostBinned = 12

// openBin offers deleted cards, the last ones first.
func (s *Page) openBin() {
	set := s.current()
	if set == nil {
		return
	}
	s.exits.Bin(set.Game, func(bin []sets.Deleted, err error) {
		if err != nil {
			s.say(err)
			return
		}
		var lines []kit.MenuLine
		for _, d := range bin[:min(len(bin), mostBinned)] {
			lines = append(lines, kit.MenuLine{Text: words.Say("studio.deleted_card", "card", d.Card.Name, "set", d.Set), Do: func() { s.recover(d) }})
		}
		if len(lines) == 0 {
			s.note = words.Say("studio.bin_empty")
			s.place(s.size)
			return
		}
		s.ask(words.Say("studio.bin"), lines, s.pills[6])
	})
}

// recover puts a deleted card back, into the set that is worked on.
func (s *Page) recover(d sets.Deleted) {
	set := s.current()
	if set == nil {
		return
	}
	s.save()
	name := set.Name
	s.exits.Recover(d, name, func(err error) {
		switch now := s.current(); {
		case err != nil:
			s.say(err)
		case now != nil && now.Name == name:
			c := d.Card
			for _, o := range now.Cards {
				if o.Name == c.Name {
					c.Name = s.freeName(c.Name)
					break
				}
			}
			s.add(c)
		}
	})
}

// say shows what went wrong.
func (s *Page) say(err error) {
	s.note = trouble.Text(err)
	s.place(s.size)
}
