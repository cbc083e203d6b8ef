package studio

import (
	"feltstack/cardart/faces"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The measures of the parts of a figure.
const (
	partsWide = 150
	partHigh  = 54 // at most
	partGap   = 4
)

// makerLayout lays out what is in the sheet.
type makerLayout maker

// MinSize implements fyne.Layout.
func (*makerLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout: the parts, the options of the chosen one below a search, and
// the card.
func (l *makerLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m, now := (*maker)(l), look.Now()
	m.placeParts(size.Height)
	side := min(gallerySide, size.Width*0.29)
	x := float32(partsWide + 12)
	room := kit.NewBox(x, galleryHead, size.Width-side-20-x, size.Height-galleryHead)
	kit.NewBox(x, 0, room.W, m.search.MinSize().Height).Put(m.search)
	m.said.Begin()
	defer m.said.End()
	m.said.Rounded(room, now.DeepFelt, now.Edge, 1, 8)
	room.Inset(8).Put(m.grid.Scroll)
	if len(m.found) == 0 {
		m.said.Prose([]kit.Span{{Text: words.Say("maker.nothing"), Color: now.Ivory}}, 16, room.Inset(24))
	}
	note := ""
	if most := m.part.most(); most > 1 {
		note = words.Say("maker.most", "n", most)
	}
	beside := kit.NewBox(size.Width-side, 0, side, size.Height)
	y := m.card.place(m.said, m.motif, []string{note}, beside)
	for _, h := range faces.HiddenIn(m.motif) {
		y = m.said.Warn(hiddenText(h), 14, kit.NewBox(beside.X, y+6, beside.W, 0)).Bottom()
	}
	if off := len(m.past) == 0; m.undo.Off != off {
		m.undo.Off = off
		m.undo.Style()
	}
}

// placeParts shows the parts that the figure has, each with what fills it.
func (m *maker) placeParts(high float32) {
	for _, p := range m.parts {
		show(p, false)
	}
	shown := m.shownParts()
	each := min(partHigh, (high-partGap*float32(parts-1))/float32(parts))
	for i, p := range shown {
		b := m.parts[p]
		b.Text, b.Weight = p.title(), kit.Normal
		if p == m.part {
			b.Weight = kit.Leading
		}
		b.Notes = []kit.Note{{Text: kit.Shorten(p.chosen(m.figure), look.Plain, b.TextSize*0.87, partsWide-28)}}
		kit.NewBox(0, float32(i)*(each+partGap), partsWide, each).Put(b)
		b.Style()
		show(b, true)
	}
}
