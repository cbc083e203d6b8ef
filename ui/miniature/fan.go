package miniature

import (
	"image"
	stddraw "image/draw"
	"math"

	"feltstack/cardart"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// The measures of a fan, in heights of a card.
const (
	fanTurn   = 8 * math.Pi / 180 // from one card to the next
	fanRadius = 1.9
	fanShade  = 0.03 // how far a card's shade reaches
)

// Fan draws cards that are held as a fan, on nothing, as large as they can be in a picture
// of a size.
func Fan(cards []cardart.Face, size image.Point) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: size})
	if len(cards) == 0 || size.X < 32 || size.Y < 32 {
		return out
	}
	half := fanTurn * float64(len(cards)-1) / 2
	sin, cos := math.Sincos(half)
	// The outer cards reach furthest, to the side and down.
	wide := 2*(fanRadius*sin+(cos*5/7+sin)/2) + 3*fanShade
	high := (1+sin*5/7+cos)/2 + fanRadius*(1-cos) + 3*fanShade
	tall := min(float64(size.X)/wide, float64(size.Y)/high)
	card := image.Pt(int(tall*5/7), int(tall))
	edge := int(fanShade*tall) + 2
	x, y := float64(size.X)/2, (float64(size.Y)-high*tall)/2+tall/2+fanShade*tall
	for i, f := range cards {
		src := shaded(cardart.Draw(f, card), edge)
		a := fanTurn*float64(i) - half
		sin, cos := math.Sincos(a)
		cx, cy := x+fanRadius*tall*sin, y+fanRadius*tall*(1-cos)
		mx, my := float64(src.Rect.Dx())/2, float64(src.Rect.Dy())/2
		turn := f64.Aff3{cos, -sin, cx - cos*mx + sin*my, sin, cos, cy - sin*mx - cos*my}
		draw.BiLinear.Transform(out, turn, src, src.Rect, draw.Over, nil)
	}
	return out
}

// shaded is a card with its shade, in a picture with an edge around it.
func shaded(card *image.RGBA, edge int) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: card.Rect.Size().Add(image.Pt(2*edge, 2*edge))})
	at := card.Rect.Add(image.Pt(edge, edge))
	for i := 1; i < edge; i++ {
		stddraw.DrawMask(out, at.Add(image.Pt(0, i)), thinShade, image.Point{}, card, image.Point{}, draw.Over)
		stddraw.DrawMask(out, at.Add(image.Pt(-i/2, i/2)), thinShade, image.Point{}, card, image.Point{}, draw.Over)
	}
	stddraw.Draw(out, at, card, image.Point{}, draw.Over)
	return out
}
