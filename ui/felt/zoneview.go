package felt

import (
	"image/color"
	"strconv"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// lit is how strongly a place is marked as open to the card that is held.
type lit int

const (
	dark lit = iota
	open
	over
)

// zoneView is a zone's plain box with its name and count. Boxes are square and
// opaque, which is what a software renderer paints fastest.
type zoneView struct {
	back  *canvas.Image
	words *kit.Sketch
	place *zonePlace
	lit   lit
}

func newZoneView() *zoneView {
	return &zoneView{back: kit.NewFill(look.Now().ZoneRest), words: kit.NewSketch()}
}

func (z *zoneView) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{z.back, z.words.Container}
}

// set shows the zone as it lies.
func (z *zoneView) set(p *zonePlace) {
	z.place = p
	p.Box.Put(z.back)
	z.write()
}

// write says what the zone is and how many cards lie there.
func (z *zoneView) write() {
	p := z.place
	z.words.Begin()
	defer z.words.End()
	if p.Scene.Area.Row == table.RowHand {
		return
	}
	room := p.W - 16
	if p.Scene.Count > 0 {
		n := z.words.TextRight(kit.Span{Text: strconv.Itoa(p.Scene.Count), Face: look.Bold, Color: look.Now().Ivory}, 13, p.Right()-8, p.Y+2)
		room -= n.W + 4
	}
	if p.Owner.A != 0 {
		z.words.Fill(kit.NewBox(p.X, p.Y, 3, p.H), p.Owner)
	}
	name := look.Now().Dimmed
	if z.lit != dark {
		name = look.Now().Ivory
	}
	z.words.Text(kit.Span{Text: fitting(p.Scene, room), Face: look.Bold, Color: name}, zoneName, p.X+8, p.Y+2)
}

const zoneName = 12.5 // size of a zone's name

// fitting is the longest name of a zone that fits: where it lies says whose it is.
func fitting(z table.ZoneScene, room float32) string {
	fits := func(text string) bool {
		return kit.LineWidth([]kit.Span{{Text: text, Face: look.Bold}}, zoneName) <= room
	}
	for _, name := range []string{z.Name, z.Kind, z.Short} {
		if fits(name) {
			return name
		}
	}
	return "" // how many cards lie there counts more
}

// light marks the zone. A hand has no box of its own until it is marked.
func (z *zoneView) light(l lit) {
	if z.lit != l {
		z.lit = l
		z.write()
	}
	c := [...]color.NRGBA{look.Now().ZoneRest, look.Now().ZoneOpen, look.Now().ZoneOver}[l]
	if z.place.Scene.Area.Row == table.RowHand && l == dark {
		c = look.Now().Felt
	}
	kit.SetFill(z.back, c)
}
