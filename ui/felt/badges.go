package felt

import (
	"image"
	"slices"
	"strconv"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// badgeStrip is the small signs in a column at a card's left edge, which stays
// in sight when cards overlap.
type badgeStrip struct {
	*fyne.Container
	shown []table.Badge
	size  fyne.Size
	tilt  int16 // of the card, in tenths of a degree clockwise
}

func newBadgeStrip() *badgeStrip { return &badgeStrip{Container: &fyne.Container{}} }

// markerFor is the sign of a badge: the marker of the same name, or a counter.
func markerFor(b table.Badge) cardart.Marker {
	m := cardart.Marker{Kind: cardart.Counter}
	if cardart.IsMarker(b.Kind) {
		m.Kind = b.Kind
	}
	if b.N != 0 {
		m.Value = strconv.Itoa(b.N)
	}
	return m
}

// set says which badges the card has. Those without a kind have no sign.
func (s *badgeStrip) set(badges []table.Badge) {
	badges = slices.DeleteFunc(slices.Clone(badges), func(b table.Badge) bool { return b.Kind == "" })
	if slices.Equal(badges, s.shown) {
		return
	}
	s.shown = badges
	for len(s.Objects) < len(badges) {
		img := canvas.NewImageFromImage(kit.Blank)
		img.ScaleMode = canvas.ImageScaleFastest
		s.Objects = append(s.Objects, img)
	}
	for i, o := range s.Objects {
		if i >= len(badges) {
			o.Hide()
		}
	}
	s.layout(s.size)
}

// show gives the badges their pictures.
func (s *badgeStrip) show(p *kit.Pictures, scale float32) {
	d := int(s.diameter()*scale + 0.5)
	for i, b := range s.shown {
		img := s.Objects[i].(*canvas.Image)
		set := func(m *image.RGBA) {
			if img.Image != image.Image(m) {
				img.Image = m
				img.Refresh()
			}
			if !img.Visible() {
				img.Show()
			}
		}
		if m := p.Get(kit.Picture{Kind: kit.Marker, Marker: markerFor(b), Size: image.Pt(d, d)}, set); m != nil {
			set(m)
		}
	}
}

func (s *badgeStrip) diameter() float32 {
	return float32(int(kit.Clamp(min(s.size.Width, s.size.Height)*0.24, 14, 32)))
}

// layout puts the badges down the left edge of a card of the given size, below
// its rank and suit, where they are as the card is tilted.
func (s *badgeStrip) layout(size fyne.Size) {
	s.size = size
	lies := cardPlace{Box: kit.NewBox(0, 0, size.Width, size.Height), Tilt: -s.tilt}
	s.Resize(size)
	d := s.diameter()
	y := float32(int(size.Height * 0.36))
	if size.Width > size.Height {
		y = size.Height - d - 3 // a turned card has no room below its corner
	}
	for i, o := range s.Objects {
		at := kit.NewBox(3, y+float32(i)*(d+2), d, d)
		if size.Width > size.Height {
			at = kit.NewBox(3+float32(i)*(d+2), y, d, d)
		}
		middle := lies.turned(at.Centre())
		kit.NewBox(float32(int(middle.X-d/2)), float32(int(middle.Y-d/2)), d, d).Put(o)
	}
}
