package felt

import (
	"image"
	"image/draw"
	"math"

	"feltstack/cardart"

	"fyne.io/fyne/v2"
)

// heldBow is how bowed a pictured hand is: more than one on a table, whose cards are read.
const heldBow = 2.4

// HandPicture draws a hand of cards on nothing, as large as it can be in a picture of a
// size. It needs no window.
func HandPicture(cards []cardart.Face, size image.Point) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: size})
	if len(cards) == 0 || size.X < 32 || size.Y < 32 {
		return out
	}
	const tall = 1000 // the fan grows with its cards
	f := newFan(len(cards), fyne.NewSize(tall*5/7, tall))
	f.bow = heldBow
	top, low := f.reach()
	const shade = 2 * 0.06 * tall
	k := min(float32(size.X)/(f.wide()+shade), float32(size.Y)/(low-top+shade)) // pixels in a unit
	card := image.Pt(int(f.card.Width*k), int(f.card.Height*k))
	for i, face := range cards {
		x, down, tilt := f.at(i)
		img, _ := ringed(cardart.DrawTilted(face, card, float64(tilt)), card, mark{tilt: int16(math.Round(float64(tilt) * 10))})
		at := image.Pt(size.X/2+int(x*k), size.Y/2+int((down-(top+low)/2)*k)).Sub(img.Rect.Size().Div(2))
		draw.Draw(out, img.Rect.Add(at), img, image.Point{}, draw.Over)
	}
	return out
}
