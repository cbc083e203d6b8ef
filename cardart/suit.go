package cardart

import "image/color"

// suitNames and jokers are the names of the files of their signs, and parts of those of courts.
var (
	suitNames = map[Suit]string{Clubs: "clubs", Diamonds: "diamonds", Hearts: "hearts", Spades: "spades"}
	jokers    = map[string]string{"RJ": "red-joker", "BJ": "black-joker"}
)

// suitShape is the outline of a suit's sign, in a box of 100 units around the origin.
func suitShape(s Suit) outline {
	if suitNames[s] == "" {
		s = Spades
	}
	return silhouette(signArts()[suitNames[s]]())
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

// sign draws a sign of the folder signs, in a box of 100 units, in one colour.
func (p pen) sign(name string, c color.NRGBA) {
	p.show(signArts()[name](), &lighting{&courtRoles, [roles]color.NRGBA{c, c, c, c}}, true)
}
