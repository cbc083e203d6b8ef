package cardart

import "image/color"

// The suit signs, in a box of 100 units around the origin.
var (
	spade = mirrored("M0 -50 C4 -36 16 -27 27 -16 C37 -6 44 2 44 14 C44 27 35 35 24 35 C15 35 8 31 4 24 C5 35 9 44 18 50 L0 50")
	heart = mirrored("M0 -25 C4 -39 13 -46 25 -46 C38 -46 46 -36 46 -23 C46 -10 37 0 27 11 C16 23 6 33 0 49")
	lozen = mirrored("M0 -50 C8 -33 24 -13 37 0 C24 13 8 33 0 50")
	club  = join(circle(0, -25, 22.5), circle(-24, 10, 22.5), circle(24, 10, 22.5),
		mirrored("M0 -18 L10 -10 L16 6 L5 16 C5 32 9 43 18 50 L0 50"))
)

func suitShape(s Suit) outline {
	switch s {
	case Clubs:
		return club
	case Diamonds:
		return lozen
	case Hearts:
		return heart
	}
	return spade
}

func suitColour(s Suit, p Palette) color.NRGBA {
	switch {
	case s == Hearts, s == Diamonds && p == TwoColour:
		return crimson
	case s == Diamonds:
		return azure
	case s == Clubs && p == FourColour:
		return forest
	}
	return ink
}

func suitOf(sign rune) Suit {
	switch sign {
	case '♣':
		return Clubs
	case '♦':
		return Diamonds
	case '♥':
		return Hearts
	}
	return Spades
}

// suit draws a sign centred on (x, y), as high as size.
func (p pen) suit(s Suit, x, y, size float64, c color.NRGBA) {
	p.at(x, y).scaled(size/100).fill(suitShape(s), c)
}
