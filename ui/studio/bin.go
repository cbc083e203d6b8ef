package studio

import (
	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// binWide is how wide the list of deleted cards is.
const binWide = 420

// inBin does something to the bin once what was begun before is done.
func (s *Page) inBin(do func(then func(error)), then func(error)) {
	s.binning = append(s.binning, func() {
		do(func(err error) {
			then(err)
			s.binning = s.binning[1:]
			if len(s.binning) > 0 {
				s.binning[0]()
			}
		})
	})
	if len(s.binning) == 1 {
		s.binning[0]()
	}
}

// countBin finds out whether there are deleted cards, for a page without a card.
func (s *Page) countBin() {
	s.exits.Bin(func(bin []sets.Deleted, _ error) {
		s.binned = len(bin)
		s.place(s.size)
	})
}

// placeBin lays the button that opens the bin below y where no card is shown, if anything is in
// it, and returns where it ends.
func (s *Page) placeBin(x, y float32) float32 {
	if s.binned == 0 {
		return y
	}
	m := s.toBin.MinSize()
	kit.NewBox(x, y+16, m.Width, 36).Put(s.toBin)
	show(s.toBin, true)
	return y + 52
}

// openBin lists deleted cards, those of the game of the set first, and above them how to delete
// them for good.
func (s *Page) openBin(of fyne.CanvasObject) {
	s.exits.Bin(func(bin []sets.Deleted, err error) {
		s.binned = len(bin)
		switch {
		case err != nil:
			s.say(err)
			return
		case len(bin) == 0:
			s.note = words.Say("studio.bin_empty")
			s.place(s.size)
			return
		}
		choices := []kit.Choice{{Text: words.Say("studio.empty_bin"), Note: words.Count("studio.bin_holds", len(bin))}}
		bin = s.binInOrder(bin)
		for _, d := range bin {
			choices = append(choices, kit.Choice{
				Text: words.Say("studio.restore", "card", d.Card.Name), Note: words.Say("studio.deleted_from", "type", d.Card.Type, "set", d.Set), Find: d.Card.Text,
				Cover: func() (cardart.Face, bool) {
					return s.exits.Face(d.Game, &rules.Def{Name: d.Card.Name, Type: d.Card.Type, Text: d.Card.Text, Motif: d.Card.Motif, Set: d.Set, Art: d.Card.Art()}), true
				},
			})
		}
		kit.OpenPickList(s.env, of, choices, 1, binWide, func(i int) {
			if i == 0 {
				s.emptyBin(len(bin), of)
				return
			}
			s.recover(bin[i-1])
		}, nil)
	})
}

// binInOrder is deleted cards in the order in which they are listed.
func (s *Page) binInOrder(bin []sets.Deleted) (all []sets.Deleted) {
	here := func(d sets.Deleted) bool { return s.current() != nil && s.current().Game == d.Game }
	for _, first := range []bool{true, false} {
		for _, d := range bin {
			if here(d) == first {
				all = append(all, d)
			}
		}
	}
	return all
}

// emptyBin asks whether to delete all deleted cards for good.
func (s *Page) emptyBin(n int, of fyne.CanvasObject) {
	s.ask(words.Count("studio.empty_sure", n), []kit.MenuLine{
		{Text: words.Say("common.delete"), Do: func() {
			s.inBin(s.exits.EmptyBin, func(err error) {
				if err != nil {
					s.say(err)
					return
				}
				s.binned, s.note = 0, words.Say("studio.bin_empty")
				s.place(s.size)
			})
		}},
		{Text: words.Say("common.cancel"), Do: func() {}},
	}, of)
}

// recover puts a deleted card back: into the set that is worked on if it is of its game, else into
// the one that it was in, or another one, or a new one.
func (s *Page) recover(d sets.Deleted) {
	s.save()
	s.goToSetFor(d)
	set := s.current()
	if set == nil {
		return
	}
	name := set.Name
	s.inBin(func(then func(error)) { s.exits.Recover(d, name, then) }, func(err error) {
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
			s.last().back = []sets.Card{d.Card}
		}
	})
}

// goToSetFor chooses the set into which a deleted card comes back.
func (s *Page) goToSetFor(d sets.Deleted) {
	fits := func(set *sets.Set) bool { return set != nil && set.Problem == "" && set.Game == d.Game }
	if fits(s.current()) {
		return
	}
	at, free := -1, true
	for i := range s.all {
		free = free && s.all[i].Name != d.Set
		if fits(&s.all[i]) && (at < 0 || s.all[i].Name == d.Set) {
			at = i
		}
	}
	switch {
	case at >= 0:
		s.pick(at, 0)
	case free:
		s.AddSet(sets.Set{Name: d.Set, Game: d.Game})
	default:
		s.exits.New(d.Game)
	}
}
