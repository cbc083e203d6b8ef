package ui

import (
	"image/color"
	"strconv"

	"feltstack/table"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// badgeStrip is the small signs in a row on a card.
type badgeStrip struct {
	*fyne.Container
	shown []table.Badge
	size  fyne.Size
}

func newBadgeStrip() *badgeStrip { return &badgeStrip{Container: &fyne.Container{}} }

// badgeLook is a badge's colour and, where no number is shown, its letter.
func badgeLook(b table.Badge) (color.NRGBA, string) {
	mark := ""
	if b.N != 0 {
		mark = strconv.Itoa(b.N)
	}
	look, ok := badgeLooks[b.Kind]
	if !ok {
		look = badgeLooks["counter"]
	}
	if mark == "" {
		mark = look.letter
	}
	return look.color, mark
}

var badgeLooks = map[string]struct {
	color  color.NRGBA
	letter string
}{
	"aegis":    {color.NRGBA{0xd9, 0xa5, 0x3b, 0xff}, "Æ"},
	"guarded":  {color.NRGBA{0x3b, 0x6f, 0xb5, 0xff}, "G"},
	"locked":   {color.NRGBA{0x8a, 0x5a, 0x9e, 0xff}, "L"},
	"tapped":   {color.NRGBA{0x6b, 0x6b, 0x6b, 0xff}, "T"},
	"revealed": {color.NRGBA{0x2f, 0x8f, 0x8a, 0xff}, "R"},
	"attached": {color.NRGBA{0xa0, 0x52, 0x2d, 0xff}, "J"},
	"counter":  {color.NRGBA{0xb8, 0x23, 0x2f, 0xff}, "•"},
}

// set shows the badges of a card.
func (s *badgeStrip) set(badges []table.Badge) {
	same := len(badges) == len(s.shown)
	for i := range badges {
		same = same && badges[i] == s.shown[i]
	}
	if same {
		return
	}
	s.shown = badges
	s.Objects = s.Objects[:0]
	for _, b := range badges {
		c, mark := badgeLook(b)
		disc := canvas.NewRectangle(c)
		disc.StrokeColor, disc.StrokeWidth = ivory, 1.5
		s.Objects = append(s.Objects, disc, label(mark, bold, 12, color.White))
	}
	s.layout(s.size)
}

// layout puts the badges down the right edge of a card of the given size.
func (s *badgeStrip) layout(size fyne.Size) {
	s.size = size
	d := clamp(size.Width*0.21, 14, 24)
	for i := 0; i+1 < len(s.Objects); i += 2 {
		b := box{size.Width - d - 4, size.Height*0.2 + float32(i/2)*(d+3), d, d}
		disc := s.Objects[i].(*canvas.Rectangle)
		disc.CornerRadius = d / 2
		b.put(disc)
		t := s.Objects[i+1].(*canvas.Text)
		t.TextSize = d * 0.62
		m := t.MinSize()
		t.Resize(m)
		t.Move(fyne.NewPos(b.X+(d-m.Width)/2, b.Y+(d-m.Height)/2))
	}
	s.Resize(size)
}
