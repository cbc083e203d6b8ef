package felt

import (
	"image"
	"image/color"
	"image/draw"
	"maps"
	"slices"

	"feltstack/cardart"
	"feltstack/cardart/ground"
	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// MiniatureLook is the colours of a small table and the backs of its cards.
type MiniatureLook struct {
	Felt, Zone color.NRGBA
	Day, Flat  bool // the light theme; strong contrast
	Back       cardart.BackStyle
}

// LookNow is how small tables look now, with a back of cards.
func LookNow(back cardart.BackStyle) MiniatureLook {
	now := look.Now()
	return MiniatureLook{Felt: now.Felt, Zone: now.ZoneRest, Day: now.Light, Flat: now.Stark, Back: back}
}

// miniatureHeight is how high the window would be, in units, that a small picture shows.
const miniatureHeight = 620

// Miniature draws a small picture of a table as it lies in a window, without its words. face
// is what is on a card, by its place in the definitions. It needs no window, so it draws on
// any goroutine.
func Miniature(s *table.Scene, face func(def int) cardart.Face, l MiniatureLook, size image.Point) *image.RGBA {
	scale := float32(size.Y) / miniatureHeight
	a := miniatureOf(s, fyne.NewSize(float32(size.X)/scale, miniatureHeight))
	out := paintMiniatureGround(a, s, l, size)
	paint := kit.DrawPicture(l.Back)
	for _, seat := range s.Seats {
		drawFace(out, paint, s, seat.Seat, a.face(seat.Seat, scale), l.Flat)
	}
	looks := map[kit.Picture]*image.RGBA{}
	for _, p := range a.Cards {
		want := pictureOf(p, face, scale)
		img := looks[want]
		if img == nil {
			img, _ = ringed(paint(want), want.Size, mark{tilt: want.Tilt})
			looks[want] = img
		}
		at := kit.NewBox(p.Centre().X, p.Centre().Y, 0, 0).Pixels(scale).Min.Sub(img.Rect.Size().Div(2))
		draw.Draw(out, img.Rect.Add(at), img, image.Point{}, draw.Over)
	}
	return out
}

// miniatureOf is how a table lies in a small picture.
func miniatureOf(s *table.Scene, size fyne.Size) *arrangement {
	a := newArrangement(pictureMeasures, size, nil)
	open := map[int]bool{}
	for _, p := range s.Seats {
		open[p.Seat] = true
	}
	a.strips(s, question{}, 0, open)
	a.fill(s)
	return a
}

// paintMiniatureGround paints the ground of a small picture.
func paintMiniatureGround(a *arrangement, s *table.Scene, l MiniatureLook, size image.Point) *image.RGBA {
	scale := float32(size.Y) / miniatureHeight
	g := ground.Table{
		Size: size, Scale: float64(scale), Lamp: image.Pt(size.X/2, size.Y*2/5), Look: s.Ground,
		Felt: l.Felt, Day: l.Day, Flat: l.Flat,
	}
	var in []ground.Inlay
	for _, id := range slices.Sorted(maps.Keys(a.Zones)) {
		p := a.Zones[id]
		if row := p.Scene.Area.Row; row != table.RowHand && row != table.RowStack {
			in = append(in, ground.Inlay{Box: p.Box.Pixels(scale), Fill: l.Zone})
		}
	}
	return g.Part(image.Rectangle{Max: size}, in)
}

// face is where a seat's face lies in a small picture.
func (a *arrangement) face(seat int, scale float32) image.Rectangle {
	return medallionIn(a.Plates[seat]).Pixels(scale)
}

// medallionIn is where a face lies on a plate without words: at its left, in the middle.
func medallionIn(plate kit.Box) kit.Box {
	d := min(plate.W, plate.H)
	return kit.NewBox(plate.X, plate.Y+(plate.H-d)/2, d, d)
}

// drawFace draws the portrait of a seat.
func drawFace(out draw.Image, paint func(kit.Picture) *image.RGBA, s *table.Scene, seat int, r image.Rectangle, flat bool) {
	if r.Dx() < 8 {
		return
	}
	face := portraits.Portrait{Face: portraitOf(s, seat), Rim: seatColor(seat, s.Me, len(s.Seats)), Flat: flat}
	img := paint(kit.Picture{Kind: kit.Portrait, Portrait: face, Size: image.Pt(r.Dx(), r.Dx())})
	draw.Draw(out, img.Rect.Add(r.Min), img, image.Point{}, draw.Over)
}
