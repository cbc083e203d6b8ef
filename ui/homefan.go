package ui

import (
	"image"

	"feltstack/cardart"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
)

// fan is a hand of cards on the home page of who is new.
type fan struct {
	*kit.Painted
	wanted bool
}

// fanFaces are the cards on the home screen.
var fanFaces = [...]cardart.Face{
	{Rank: "10", Suit: cardart.Clubs}, {Rank: "J", Suit: cardart.Diamonds}, {Rank: "Q", Suit: cardart.Hearts},
	{Rank: "K", Suit: cardart.Spades}, {Rank: "A", Suit: cardart.Spades},
}

func newFan(e *kit.Env) *fan {
	return &fan{Painted: kit.NewPainted(e, "painting a hand of cards", fanOf(fanFaces[:]))}
}

// fanOf paints cards as a hand.
func fanOf(cards []cardart.Face) kit.Painter {
	return func(size image.Point) func() (*image.RGBA, error) {
		return func() (*image.RGBA, error) { return felt.HandPicture(cards, size), nil }
	}
}

// place lays it in a box, if it is wanted.
func (f *fan) place(b kit.Box) {
	if f.wanted {
		f.Put(b)
	}
}
