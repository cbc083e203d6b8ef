// Package miniature draws small pictures of tables: the ground with its zones, and on it
// the cards that lie there. It uses no window, so it draws on any goroutine.
package miniature

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"slices"

	"feltstack/cardart"
	"feltstack/cardart/ground"
	"feltstack/table"
)

// Look is the colours of a table and the backs of its cards.
type Look struct {
	Felt, Zone color.NRGBA
	Day, Flat  bool // the light theme; strong contrast
	Back       cardart.BackStyle
}

// The measures of the picture, in parts of its height: where strips of cards begin, how
// high a card is, and how much room is left around.
const (
	farHand, farRows, middle, ownRows, ownHand = -0.11, 0.105, 0.325, 0.545, 0.79
	rowHeight                                  = 0.20
	handHeight                                 = 0.235
	edge                                       = 0.022
	gap                                        = 0.018
)

// Draw draws a table, size pixels wide and high. face is what is on a card, by its place in
// the definitions.
func Draw(s *table.Scene, face func(def int) cardart.Face, l Look, size image.Point) *image.RGBA {
	p := &picture{scene: s, face: face, look: l, h: float64(size.Y), faces: map[looked]*image.RGBA{}}
	g := ground.Table{
		Size: size, Scale: p.h / 620, Lamp: image.Pt(size.X/2, size.Y*2/5), Look: s.Ground,
		Felt: l.Felt, Day: l.Day, Flat: l.Flat,
	}
	p.lay(float64(size.X))
	var in []ground.Inlay
	for _, z := range p.zones {
		if z.inlaid {
			in = append(in, ground.Inlay{Box: z.box, Fill: l.Zone})
		}
	}
	p.img = g.Part(g.Bare(), image.Rectangle{Max: size}, in)
	for _, z := range p.zones {
		p.cards(z)
	}
	p.stack(size)
	return p.img
}

// picture is a table while it is drawn.
type picture struct {
	scene *table.Scene
	face  func(int) cardart.Face
	look  Look
	h     float64
	img   *image.RGBA
	zones []zone
	faces map[looked]*image.RGBA
}

// zone is a zone with its place.
type zone struct {
	table.ZoneScene
	box    image.Rectangle
	tall   float64 // how high its cards are
	inlaid bool
}

// looked is a card as it looks.
type looked struct {
	def, tall int
	turned    bool
}

// lay gives every zone its place.
func (p *picture) lay(wide float64) {
	s, h := p.scene, p.h
	left, right := edge*h, wide-edge*h
	p.row(p.of(s.Me, table.RowHand), left+0.1*wide, right-0.1*wide, ownHand*h, handHeight*h, false)
	p.row(p.of(s.Me, table.RowFront, table.RowBack), left, right, ownRows*h, rowHeight*h, true)
	shared := p.of(-1, table.RowMiddle)
	var others []int
	for i := 1; i < len(s.Seats); i++ {
		others = append(others, s.Seats[(s.Me+i)%len(s.Seats)].Seat)
	}
	if len(others) == 1 {
		shared = append(shared, p.of(others[0], table.RowMiddle)...)
	}
	p.row(append(shared, p.of(s.Me, table.RowMiddle)...), left, right, middle*h, rowHeight*h, true)
	part := (right - left + gap*h) / float64(max(len(others), 1))
	for i, seat := range others {
		x := left + float64(i)*part
		p.row(p.of(seat, table.RowHand), x+0.1*part, x+0.9*part, farHand*h, rowHeight*h, false)
		p.row(p.of(seat, table.RowFront, table.RowBack), x, x+part-gap*h, farRows*h, rowHeight*h, true)
	}
}

// of are the zones of a seat in some rows, from left to right.
func (p *picture) of(seat int, rows ...table.Row) []table.ZoneScene {
	var all []table.ZoneScene
	for _, z := range p.scene.Zones {
		if z.Seat == seat && slices.Contains(rows, z.Area.Row) {
			all = append(all, z)
		}
	}
	slices.SortStableFunc(all, func(a, b table.ZoneScene) int { return cmp.Compare(a.Area.Order, b.Area.Order) })
	return all
}

// row lays zones side by side: piles as wide as they need, the others share what is left.
func (p *picture) row(all []table.ZoneScene, left, right, y, tall float64, inlaid bool) {
	if len(all) == 0 {
		return
	}
	between := gap * p.h
	card := tall - 2*between*0.6
	pile, shares, free := card*5/7+between, 0, right-left-between*float64(len(all)-1)
	for _, z := range all {
		if z.Area.Style == table.StylePile {
			free -= pile
		} else {
			shares += max(z.Area.Share, 1)
		}
	}
	if shares == 0 { // piles alone lie in the middle
		left += max(free/2, 0)
	}
	for _, z := range all {
		w := pile
		if z.Area.Style != table.StylePile {
			w = free * float64(max(z.Area.Share, 1)) / float64(shares)
		}
		p.zones = append(p.zones, zone{z, image.Rect(int(left), int(y), int(left+w), int(y+tall)), card, inlaid})
		left += w + between
	}
}

// cards draws the cards of a zone.
func (p *picture) cards(z zone) {
	var all []table.CardScene
	for _, c := range p.scene.Cards {
		if c.Zone == z.ID {
			all = append(all, c)
		}
	}
	if len(all) == 0 {
		return
	}
	slices.SortStableFunc(all, func(a, b table.CardScene) int { return cmp.Compare(a.Index, b.Index) })
	if z.Area.Style == table.StylePile {
		all = all[len(all)-1:]
	}
	w := z.tall * 5 / 7
	room := float64(z.box.Dx()) - w - 2*edge/3*p.h
	step := w * 1.07
	if n := float64(len(all) - 1); n > 0 {
		step = min(step, room/n)
	}
	x := float64(z.box.Min.X) + (float64(z.box.Dx())-w-step*float64(len(all)-1))/2
	y := float64(z.box.Min.Y) + (float64(z.box.Dy())-z.tall)/2
	for i, c := range all {
		p.card(c, x+float64(i)*step, y, z.tall)
	}
}

// stack draws the plays that wait, the next one on top.
func (p *picture) stack(size image.Point) {
	tall := 0.3 * p.h
	x, y := float64(size.X)-tall*5/7-0.05*p.h, 0.5*(p.h-tall)
	for i := min(len(p.scene.Stack), 3) - 1; i >= 0; i-- {
		if it := p.scene.Stack[i]; len(it.Cards) > 0 {
			p.card(it.Cards[0], x-float64(i)*0.05*p.h, y-float64(i)*0.08*p.h, tall)
		}
	}
}

// card draws a card with its shade.
func (p *picture) card(c table.CardScene, x, y, tall float64) {
	key := looked{c.Def, int(tall + 0.5), c.Turned}
	img := p.faces[key]
	if img == nil {
		size := image.Pt(int(tall*5/7+0.5), int(tall+0.5))
		if img = cardart.Back(p.look.Back, size); c.Def > 0 {
			img = cardart.Draw(p.face(c.Def), size)
		}
		if c.Turned {
			img = cardart.Turned(img)
		}
		p.faces[key] = img
	}
	at := img.Rect.Add(image.Pt(int(x), int(y)))
	if c.Turned {
		at = img.Rect.Add(image.Pt(int(x+tall*5/14)-img.Rect.Dx()/2, int(y+tall/2)-img.Rect.Dy()/2))
	}
	if !p.look.Flat {
		for i := range 3 {
			draw.DrawMask(p.img, at.Add(image.Pt(0, 1+i)), shade, image.Point{}, img, image.Point{}, draw.Over)
		}
	}
	draw.Draw(p.img, at, img, image.Point{}, draw.Over)
}

// What a card takes from the light, in a few layers or in many.
var (
	shade     = image.NewUniform(color.NRGBA{0, 0, 0, 0x38})
	thinShade = image.NewUniform(color.NRGBA{0, 0, 0, 0x10})
)
