package cardart

import (
	"image"
	"image/color"
)

// Style is the kind of design of a card's face.
type Style uint8

const (
	// Playing is the classic deck: rank and suit in the corner, pips, courts
	// and jokers.
	Playing Style = iota
	// Framed is a game card with a title bar, an art window, a type line, a
	// text box and stats.
	Framed
)

// Suit of a playing card.
type Suit uint8

// The suits, in the usual low to high order.
const (
	NoSuit Suit = iota
	Clubs
	Diamonds
	Hearts
	Spades
)

// String is the suit's sign, "" for NoSuit.
func (s Suit) String() string { return [...]string{"", "♣", "♦", "♥", "♠"}[min(s, Spades)] }

// Palette is how suits are coloured. Their shapes differ in any palette.
type Palette uint8

const (
	// TwoColour is the classic red and black.
	TwoColour Palette = iota
	// FourColour gives each suit its own: ♠ black, ♥ red, ♦ blue, ♣ green.
	FourColour
)

// Stat is a short value shown in a token of its own, such as {"STR", "40"}.
type Stat struct {
	Label, Value string
	// Sign is a symbol or two that texts show for the label, see [Symbol]: it stands before it
	// on a card with text.
	Sign string
	// Change is above 0 where the value is more than is printed, below 0 where
	// it is less: the token then has another colour, and a sign.
	Change int8
}

// Face says what a card's face shows. It is plain data and comparable, so it
// serves as a cache key. Empty fields take no room.
type Face struct {
	Style   Style
	Palette Palette

	// Rank of a Playing card: "A", "2" to "10", "J", "Q", "K", and "RJ" and
	// "BJ" for the red and the black joker. Other words are set in the corner
	// and in the middle. On a Framed card it is a short word in the corner
	// of the title bar, such as a cost or a level.
	Rank string
	Suit Suit

	// Points is what the card is worth where it is scored, shown in a small
	// gold token.
	Points string

	Title string // name; a Playing card shows it above its text only
	Type  string // type line
	// Text is the rules text. It is shown when the card is drawn at least
	// [TextWidth] pixels wide. Lines are paragraphs, a leading "- " makes a
	// bullet; a short keyword before a colon and words in square brackets are
	// bold; suit signs, stars and symbols ([Symbol]) are drawn.
	Text string

	Stats [4]Stat // of a Framed card, along its lower edge

	Frame  Frame  // the design of a Framed card
	Flavor string // in italics below the text
	Artist string // who drew the card; at its foot, where there is text
	Emblem Emblem // of the card's set, at the end of the type line
	Rarity Rarity // seen in the emblem, and said at the foot

	// Compact draws a Framed card that is wide in pixels as it is drawn where
	// there are few, with large letters and without type and text: for cards
	// that are small to the eye on a fine screen.
	Compact bool

	// Motif names what a Framed card's art window shows, see [Motifs]; any
	// other word (the card's name, for one) grows its own ornament.
	Motif string
	// Picture, if not nil, is shown in place of the motif, cut to Crop.
	Picture Picture
	Crop    Crop
	// Accent is the main colour of a Framed card; clear means a default.
	Accent color.RGBA
}

// TextWidth is the least width in pixels of a card that shows its text.
const TextWidth = 200

// Card proportions: a card of the usual shape is 5 wide to 7 high.
const (
	unitWidth  = 250.0
	unitHeight = 350.0
)

// Draw makes the picture of a face, size pixels wide and high, with clear
// rounded corners. Any size works; the usual proportions are 5 to 7.
func Draw(f Face, size image.Point) *image.RGBA { return DrawTilted(f, size, 0) }

// DrawTilted makes the picture of a face, turned clockwise about its middle. The
// picture is [TiltedSize] large, for size is that of the card.
func DrawTilted(f Face, size image.Point, degrees float64) *image.RGBA {
	c := newCard(size, degrees)
	c.face(f)
	c.edge()
	return c.s.img
}

// face draws all of a face but the line at its edge.
func (c card) face(f Face) {
	c.stock()
	switch f.Style {
	case Framed:
		c.framed(f)
	default:
		c.playing(f)
	}
}

// card is a pen scaled so that a card is about 250 by 350 units, w by h exactly.
type card struct {
	pen
	w, h   float64
	wide   int     // pixels
	radius float64 // of the corners
	shape  outline
}

func newCard(size image.Point, degrees float64) card {
	s := image.Pt(max(size.X, 1), max(size.Y, 1))
	room := TiltedSize(s, degrees)
	p := newPen(room)
	if degrees != 0 {
		p = p.at(float64(room.X)/2, float64(room.Y)/2).turned(degrees).at(-float64(s.X)/2, -float64(s.Y)/2)
	}
	k := min(float64(s.X)/unitWidth, float64(s.Y)/unitHeight)
	c := card{pen: p.scaled(k), w: float64(s.X) / k, h: float64(s.Y) / k, wide: s.X}
	c.radius = max(15, 3*c.px())
	c.shape = roundRect(0, 0, c.w, c.h, c.radius)
	return c
}

// stock lays the bare card.
func (c card) stock() { c.fillWith(c.shape, shade(paper, paperLow, 0, c.h)) }

// edge draws the fine line that parts a card from its neighbour.
func (c card) edge() {
	w := max(c.px(), 1.6)
	c.stroke(roundRect(w/2, w/2, c.w-w/2, c.h-w/2, c.radius-w/2), w, paperEdge)
}

// Deck returns the 54 faces of the classic deck: clubs, diamonds, hearts and
// spades from ace to king, then the red and the black joker.
func Deck(p Palette) []Face {
	var deck []Face
	for s := Clubs; s <= Spades; s++ {
		for _, r := range [...]string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"} {
			deck = append(deck, Face{Palette: p, Rank: r, Suit: s})
		}
	}
	return append(deck, Face{Palette: p, Rank: "RJ"}, Face{Palette: p, Rank: "BJ"})
}
