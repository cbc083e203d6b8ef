package felt

import (
	"slices"

	"feltstack/table"
)

// handOrder is how people have laid the cards of their hands, by seat. What is drawn
// later comes to the right end.
type handOrder struct {
	cards  map[int][]int // numbers of cards, from left to right; none: as they were drawn
	sorted map[int]handSort
}

func newHandOrder() *handOrder {
	return &handOrder{cards: map[int][]int{}, sorted: map[int]handSort{}}
}

// apply is the scene with the own hand as its person has laid it.
func (h *handOrder) apply(s *table.Scene) *table.Scene {
	order := h.cards[s.Me]
	if len(order) == 0 {
		return s
	}
	hand := ownHand(s)
	place := func(i int) int {
		if at := slices.Index(order, s.Cards[i].ID); at >= 0 {
			return at
		}
		return len(order)
	}
	laid := slices.Clone(hand)
	slices.SortStableFunc(laid, func(i, j int) int { return place(i) - place(j) })
	out := *s
	out.Cards = slices.Clone(s.Cards)
	for n, i := range hand {
		out.Cards[i] = s.Cards[laid[n]]
	}
	// A card that leaves the hand and comes back counts as drawn again.
	h.cards[s.Me] = numbers(&out, hand)
	return &out
}

// move lays the card at one place of the hand at another one. The scene is as laid.
func (h *handOrder) move(s *table.Scene, from, to int) {
	ids := numbers(s, ownHand(s))
	id := ids[from]
	h.cards[s.Me] = slices.Insert(slices.Delete(ids, from, from+1), to, id)
	delete(h.sorted, s.Me)
}

// ownHand lists the places in Scene.Cards of the hand that is spread before its person.
func ownHand(s *table.Scene) []int {
	var at []int
	for _, z := range s.Zones {
		if z.Area.Style != table.StyleFan || z.Area.Row != table.RowHand || z.Seat != s.Me {
			continue
		}
		for i, c := range s.Cards {
			if c.Zone == z.ID {
				at = append(at, i)
			}
		}
	}
	return at
}

// numbers are those of the cards at places of Scene.Cards.
func numbers(s *table.Scene, places []int) []int {
	ids := make([]int, len(places))
	for n, i := range places {
		ids[n] = s.Cards[i].ID
	}
	return ids
}
