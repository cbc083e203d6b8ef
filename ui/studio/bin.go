package studio

import (
	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// binWide is how wide the list of deleted cards is.
const binWide = 420

// openBin lists deleted cards, the last ones first, and above them how to delete them for good.
func (s *Page) openBin() {
	set := s.current()
	if set == nil {
		return
	}
	game := set.Game
	s.exits.Bin(game, func(bin []sets.Deleted, err error) {
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
		for _, d := range bin {
			choices = append(choices, kit.Choice{
				Text: words.Say("studio.restore", "card", d.Card.Name), Note: words.Say("studio.deleted_from", "type", d.Card.Type, "set", d.Set), Find: d.Card.Text,
				Cover: func() (cardart.Face, bool) {
					return s.exits.Face(game, &rules.Def{Name: d.Card.Name, Type: d.Card.Type, Text: d.Card.Text, Motif: d.Card.Motif, Set: d.Set, Art: d.Card.Art()}), true
				},
			})
		}
		kit.OpenPickList(s.env, s.pills[6], choices, 1, binWide, func(i int) {
			if i == 0 {
				s.emptyBin(game, len(bin))
				return
			}
			s.recover(bin[i-1])
		}, nil)
	})
}

// emptyBin asks whether to delete all deleted cards of a game for good.
func (s *Page) emptyBin(game string, n int) {
	s.ask(words.Count("studio.empty_sure", n), []kit.MenuLine{
		{Text: words.Say("common.delete"), Do: func() {
			s.exits.EmptyBin(game, func(err error) {
				if err != nil {
					s.say(err)
					return
				}
				s.note = words.Say("studio.bin_empty")
				s.place(s.size)
			})
		}},
		{Text: words.Say("common.cancel"), Do: func() {}},
	}, s.pills[6])
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
