package felt

import (
	"image/color"
	"strconv"
	"unicode/utf8"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// lit is how strongly a place is marked as open to the card that is held.
type lit int

const (
	dark lit = iota
	open
	over
)

// zoneView is what is written on a zone: its name and count. The zone itself is let
// into the ground.
type zoneView struct {
	words *kit.Sketch
	place *zonePlace
	lit   lit
	said  []kit.Box // where its words stand
}

func newZoneView() *zoneView {
	return &zoneView{words: kit.NewSketch()}
}

// set shows the zone as it lies.
func (z *zoneView) set(p *zonePlace) {
	z.place = p
	z.write()
}

// clear shows nothing of the zone, as it is folded.
func (z *zoneView) clear() {
	z.place, z.said = nil, nil
	z.words.Begin()
	z.words.End()
}

// write says what the zone is and how many cards lie there.
func (z *zoneView) write() {
	p := z.place
	z.words.Begin()
	defer z.words.End()
	z.said = z.said[:0]
	if p.Scene.Area.Row == table.RowHand {
		return
	}
	c := p.caption()
	if p.Owner.A != 0 {
		z.words.Rounded(kit.NewBox(p.X+zoneSide, p.Y+6, 4, 12), p.Owner, color.NRGBA{}, 0, 2)
	}
	if c.name.Text != "" {
		if z.lit != dark {
			c.name.Color = look.Now().Ivory
		}
		z.said = append(z.said, z.words.Text(c.name, zoneName, c.nameAt, p.Y+2))
	}
	if c.count.Text != "" {
		z.said = append(z.said, z.words.Text(c.count, countSize, c.countAt, p.Y+2))
	}
}

// caption is what stands at the top of a zone, and where from left to right.
type caption struct {
	name, count          kit.Span // no text where there is none
	nameAt, countAt, end float32
}

// caption is the name of the zone as it fits, and how many cards lie there.
func (p *zonePlace) caption() caption {
	c := caption{nameAt: p.X + zoneSide, name: kit.Span{Face: look.Bold, Color: look.Now().Dimmed}, count: kit.Span{Face: look.Bold, Color: look.Now().Ivory}}
	room, counted := p.W-2*zoneSide, float32(0)
	if p.Scene.Count > 0 {
		c.count.Text = strconv.Itoa(p.Scene.Count)
		counted = kit.LineWidth([]kit.Span{c.count}, countSize)
		room -= counted + countGap
	}
	if p.Owner.A != 0 {
		c.nameAt, room = c.nameAt+ownerRoom, room-ownerRoom
	}
	c.countAt = c.nameAt
	if c.name.Text = p.fitting(room); c.name.Text != "" {
		c.end = c.nameAt + kit.LineWidth([]kit.Span{c.name}, zoneName)
		c.countAt = c.end + countGap
	}
	if counted > 0 {
		c.end = c.countAt + counted
	}
	return c
}

const (
	zoneName  = 12.5 // size of a zone's name
	zoneSide  = 9    // how far from its sides that stands
	countSize = 13   // of how many cards lie there
	countGap  = 6    // between the name and that
	ownerRoom = 9    // of the owner's colour before the name

	leastLetters = 2 // of a name that is cut, or it isn't there
)

// labelRoom is how wide a zone is on which a name stands whole.
func labelRoom(z table.ZoneScene, name string) float32 {
	const most = "00" // of its cards; a hundred of them find room in the edges
	width := func(text string, size float32) float32 {
		return kit.LineWidth([]kit.Span{{Text: text, Face: look.Bold}}, size)
	}
	room := width(name, zoneName) + countGap + width(most, countSize) + 2*zoneSide
	if z.Seat >= 0 {
		room += ownerRoom
	}
	return room
}

// fitting is what a zone is called where its name, or else its kind, fits.
func (p *zonePlace) fitting(room float32) string {
	for _, name := range []string{p.Called, p.Scene.Kind} {
		if kit.LineWidth([]kit.Span{{Text: name, Face: look.Bold}}, zoneName) <= room {
			return name
		}
	}
	if short := kit.Shorten(p.Scene.Kind, look.Bold, zoneName, room); utf8.RuneCountInString(short) > leastLetters {
		return short
	}
	return "" // how many cards lie there counts more
}

// light marks the zone.
func (z *zoneView) light(l lit) {
	if z.lit != l {
		z.lit = l
		if z.place != nil {
			z.write()
		}
	}
}
