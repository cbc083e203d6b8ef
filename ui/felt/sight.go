package felt

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// sight is the scene as it lies in the window, with the answers to what lies where.
// It draws nothing.
type sight struct {
	scene *table.Scene
	arr   *arrangement
	size  fyne.Size // of the window
	order *handOrder
	led   func() string // what the coach waits for before anything is chosen, "" for nothing; nil where nobody leads
}

// reads reports whether the coach is to be read before anything is chosen.
func (s *sight) reads() bool { return s.led != nil && s.led() != "" }

// asks reports whether the person is to choose.
func (s *sight) asks() bool { return s.scene.Prompt.Mine && !s.reads() }

// usable reports whether something can be done with a card.
func (s *sight) usable(c table.CardScene) bool { return c.Can && !s.reads() }

// asked reports whether the prompt waits for this card to be clicked.
func (s *sight) asked(id int) bool {
	return s.asks() && slices.Contains(s.scene.Prompt.Cards, id)
}

// pooled reports whether a card lies in a pool that cards are picked from.
func (s *sight) pooled(c table.CardScene) bool {
	return slices.ContainsFunc(s.scene.Zones, func(z table.ZoneScene) bool { return z.ID == c.Zone && z.Area.Row == table.RowPool })
}

// askedItem reports whether the prompt waits for a play on the stack to be clicked.
func (s *sight) askedItem(id int) bool {
	return id != 0 && s.asks() && slices.Contains(s.scene.Prompt.Items, id)
}

// askedPlayer reports whether the prompt waits for a seat to be clicked.
func (s *sight) askedPlayer(seat int) bool {
	return s.asks() && !s.scene.Over && slices.Contains(s.scene.Prompt.Players, seat)
}

// face is which portrait a seat has.
func (s *sight) face(seat int) int { return portraitOf(s.scene, seat) }

// portraitOf is which portrait a seat has in a scene.
func portraitOf(s *table.Scene, seat int) int {
	players, at := make([]string, len(s.Seats)), 0
	for i, p := range s.Seats {
		players[i] = p.Name
		if p.Seat == seat {
			at = i
		}
	}
	return portraits.Of(players)[at]
}

// frameAt is what is said at p stays in: the felt, or the panel beside it.
func (s *sight) frameAt(p fyne.Position) kit.Box {
	if s.arr.Side.Has(p) {
		return s.arr.Side
	}
	return kit.NewBox(0, 0, s.arr.Side.X, s.arr.All.H)
}

// cardAt is the topmost card under p, other than the one that is held.
func (s *sight) cardAt(p fyne.Position, but int) *cardPlace {
	for i := len(s.arr.Cards) - 1; i >= 0; i-- {
		if c := &s.arr.Cards[i]; c.covers(p) && c.Card.ID != but {
			return c
		}
	}
	return nil
}

// handAt is the card of the own hand that p means, nil if there is none: below the hand it
// is the one above.
func (s *sight) handAt(p fyne.Position) *cardPlace {
	for i := len(s.arr.Cards) - 1; i >= 0; i-- {
		c := &s.arr.Cards[i]
		q := c.turned(p)
		q.Y = min(q.Y, c.Bottom()-1)
		if c.Hand && c.Has(q) {
			return c
		}
	}
	return nil
}

// cardPlace is where a card lies, nil if it is not seen one by one.
func (s *sight) cardPlace(id int) *cardPlace {
	for i := range s.arr.Cards {
		if c := &s.arr.Cards[i]; c.Card.ID == id {
			return c
		}
	}
	return nil
}

// itemUnder is the id of the frontmost play on the stack under p, 0 if there is none.
func (s *sight) itemUnder(p fyne.Position) int {
	if i := s.arr.itemAt(p); i >= 0 {
		return s.scene.Stack[i].ID
	}
	return 0
}

// placeOf is where a drop goes on the screen.
func (s *sight) placeOf(d table.Drop) (kit.Box, bool) {
	if d.Item != 0 {
		for i, it := range s.scene.Stack {
			if it.ID == d.Item {
				return s.arr.Items[i].Box, true
			}
		}
		return kit.Box{}, false
	}
	if d.Card != 0 {
		for _, c := range s.arr.Cards {
			if c.Card.ID == d.Card {
				return c.Box, true
			}
		}
		return kit.Box{}, false
	}
	if d.Player != 0 {
		b, ok := s.arr.Plates[d.Player-1]
		return b, ok
	}
	z := s.arr.Zones[d.Zone]
	if z == nil {
		return kit.Box{}, false
	}
	return z.Box, true
}

// shownAt is where a drop goes on the table as it lies: what is meant for a card or zone of
// a folded seat goes on its plate.
func (s *sight) shownAt(d table.Drop) table.Drop {
	zone := d.Zone
	if d.Card != 0 {
		c, ok := s.scene.Card(d.Card)
		if !ok {
			return d
		}
		zone = c.Zone
	}
	if d.Item == 0 && d.Player == 0 {
		if seat := s.folded(zone); seat >= 0 {
			return table.Drop{Player: seat + 1}
		}
	}
	return d
}

// leanAt is the side to which shadows fall at x: away from the lamp over the middle.
func (s *sight) leanAt(x float32) int8 {
	b := s.arr.Board
	return int8(kit.Clamp(int(3*(x-b.X)/max(b.W, 1)), 0, 2)) - 1
}

// nameOf is what a card is called within a sentence.
func (s *sight) nameOf(id int) string { return cmp.Or(s.printed(id), words.Say("table.this_card")) }

// titleOf is what a card is called where a sentence or a list begins.
func (s *sight) titleOf(id int) string {
	lies := ""
	if p := s.cardPlace(id); p != nil {
		if z := s.arr.Zones[p.Card.Zone]; z != nil {
			lies = z.Scene.Name
		}
	}
	return cmp.Or(s.printed(id), lies, words.Say("table.this_card_first"))
}

// printed is the name of a card, "" where it can't be seen.
func (s *sight) printed(id int) string {
	if c := s.cardPlace(id); c != nil {
		return c.Card.Name
	}
	c, _ := s.scene.Card(id) // spread out in the middle
	return c.Name
}

// zoneSpot is where cards come from and go to that are not seen in a zone: on its
// uppermost card.
func (s *sight) zoneSpot(zone int) (fyne.Position, bool) {
	for i := len(s.arr.Cards) - 1; i >= 0; i-- {
		if p := s.arr.Cards[i]; p.Card.Zone == zone && p.Item == 0 {
			return p.Pos(), true
		}
	}
	if z := s.arr.Zones[zone]; z != nil {
		return z.Room.Pos(), true
	}
	if seat := s.folded(zone); seat >= 0 {
		return s.arr.Plates[seat].Centre(), true
	}
	return fyne.Position{}, false
}

// folded is the seat on whose plate a zone is only counted, -1 if it lies on the table.
func (s *sight) folded(zone int) int {
	for _, z := range s.scene.Zones {
		if _, folds := s.arr.Folds[z.Seat]; z.ID == zone && folds && s.arr.Zones[zone] == nil && z.Area.Row != table.RowHost && z.Area.Row != table.RowNone {
			return z.Seat
		}
	}
	return -1
}

// nameOfZone is what a zone is called, "" if there is none.
func (s *sight) nameOfZone(zone int) string {
	for _, z := range s.scene.Zones {
		if z.ID == zone {
			return z.Name
		}
	}
	return ""
}

// zoneAt is the zone under p, -1 if there is none. The stack lies above the others.
func (s *sight) zoneAt(p fyne.Position) int {
	found := -1
	for id, z := range s.arr.Zones {
		switch {
		case !z.Has(p):
		case z.Scene.Area.Row == table.RowStack && len(s.arr.Items) > 0:
			return id
		case found < 0 || z.Scene.Area.Row != table.RowStack:
			found = id
		}
	}
	return found
}

// isPile reports whether cards of a zone lie on each other.
func (s *sight) isPile(zone int) bool {
	z := s.arr.Zones[zone]
	return z != nil && z.Scene.Area.Style == table.StylePile
}

// isStack reports whether a zone is that of plays that wait.
func (s *sight) isStack(zone int) bool {
	z := s.arr.Zones[zone]
	return z != nil && z.Scene.Area.Row == table.RowStack
}

// resolvesNext reports whether a card is of the play that resolves next.
func (s *sight) resolvesNext(id int) bool {
	for _, it := range s.scene.Stack {
		if it.Next {
			return slices.ContainsFunc(it.Cards, func(c table.CardScene) bool { return c.ID == id })
		}
	}
	return false
}

// answered is where the play lies that is about to resolve, and the card of the prompt.
func (s *sight) answered() []kit.Box {
	var all []kit.Box
	for i, it := range s.scene.Stack {
		if it.Next {
			all = append(all, s.arr.Items[i].Box)
		}
	}
	if c := s.cardPlace(s.scene.Prompt.About); c != nil && !c.Hand {
		all = append(all, c.Box)
	}
	return all
}

// pileOf reports whether a card lies in a pile that can be looked through.
func (s *sight) pileOf(id int) (table.CardScene, bool) {
	for _, c := range s.arr.Cards {
		if z := s.arr.Zones[c.Card.Zone]; c.Card.ID == id && z != nil && z.Scene.Area.Style == table.StylePile {
			return c.Card, z.Scene.Hidden < z.Scene.Count && z.Scene.Count > 1
		}
	}
	return table.CardScene{}, false
}

// pile lists the cards of the zone that a card lies in, top first.
func (s *sight) pile(zone int) []table.CardScene {
	var cards []table.CardScene
	for i := len(s.scene.Cards) - 1; i >= 0; i-- {
		if c := s.scene.Cards[i]; c.Zone == zone {
			cards = append(cards, c)
		}
	}
	return cards
}

// hiddenAsked lists the cards the prompt asks for, if one of them is not to be
// seen well enough on the table.
func (s *sight) hiddenAsked() []table.CardScene {
	if !s.asks() || len(s.scene.Prompt.Cards) == 0 {
		return nil
	}
	well := map[int]bool{}
	for _, c := range s.arr.Cards {
		z := s.arr.Zones[c.Card.Zone]
		far := z != nil && z.Scene.Area.Row == table.RowHand && c.Seat != s.scene.Me
		pile := z != nil && z.Scene.Area.Style == table.StylePile
		tight := c.Tight && !s.scene.Prompt.Paying // a proposal to pay is taken more often than changed
		well[c.Card.ID] = !tight && !far && !pile
	}
	var cards []table.CardScene
	hidden := false
	for _, id := range s.scene.Prompt.Cards {
		for _, c := range s.scene.Cards {
			if c.ID == id {
				cards = append(cards, c)
				hidden = hidden || !well[id]
			}
		}
	}
	if !hidden {
		return nil
	}
	return cards
}

// inside is a box as far as the window shows it downwards.
func (s *sight) inside(b kit.Box) kit.Box {
	b.H = min(b.H, s.size.Height-b.Y)
	return b
}

// uncovered is the part of a card that no later card covers, as far as that is a
// strip at its left: where the pointer meets this card and no other.
func (s *sight) uncovered(c cardPlace) kit.Box {
	b := s.inside(c.Box)
	after := false
	for _, o := range s.arr.Cards {
		if o.Card.ID == c.Card.ID {
			after = true
			continue
		}
		if after && o.Card.Zone == c.Card.Zone && o.X > b.X && o.X < b.Right() {
			b.W = o.X - b.X
		}
	}
	return b
}

// letters gives each kind of zone a letter of its name, the own ones first.
func (s *sight) letters() map[string]rune {
	taken := map[rune]bool{}
	out := map[string]rune{}
	for _, z := range s.scene.Zones {
		if out[z.Short] != 0 || s.arr.Zones[z.ID] == nil {
			continue
		}
		for _, r := range strings.ToUpper(z.Kind) {
			if r >= 'A' && r <= 'Z' && !taken[r] {
				taken[r], out[z.Short] = true, r
				break
			}
		}
	}
	return out
}
