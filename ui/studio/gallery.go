package studio

import (
	"image"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// gallery is a sheet over the studio with pictures of all motifs, the person's own first. They
// are searched by name, family and place, and filtered; the one that is looked at is seen on
// the card itself. A figure is put together from its parts in the same sheet.
type gallery struct {
	*fyne.Container
	s     *Page
	sheet *kit.Sheet
	open  *kit.Pill // the button that opens it

	search  *kit.Entry
	filters [3]*kit.Select // family, place and light; the first option is any
	grid    *kit.Grid[*motifCell]
	said    *kit.Sketch
	shown   *preview // the motif that is looked at
	take    *kit.Pill
	body    *fyne.Container
	maker   *maker

	all    []string // motifs, as they are listed
	found  []string // those of them that are in the grid
	scenes map[string]cardart.Scene
	def    rules.Def    // the card
	card   cardart.Face // its face
	at     string       // the motif that is looked at
}

func newGallery(s *Page) *gallery {
	g := &gallery{s: s, sheet: kit.NewSheet(s.env), search: kit.NewEntry(), said: kit.NewSketch()}
	g.shown = newPreview(g)
	g.open = kit.NewPill(words.Say("gallery.open"), kit.Normal, g.show)
	g.open.TextSize = 13.5
	g.open.Style()
	g.Container = &fyne.Container{Layout: kit.PageLayout(g.place), Objects: []fyne.CanvasObject{g.sheet.Container}}
	g.search.SetPlaceHolder(words.Say("gallery.search"))
	g.search.OnChanged = func(string) { g.look() }
	g.search.OnEscape = g.escape
	g.search.OnKey = g.key
	for i, names := range [][]string{cardart.Families(), cardart.Places(), cardart.Lights()} {
		f := kit.NewSelect(s.env)
		options := []string{words.Say(anyWords[i])}
		for _, name := range names {
			options = append(options, sceneWord(name))
		}
		if i == 0 {
			options = slices.Insert(options, 1, words.Say("gallery.own"))
		}
		f.Selected = options[0]
		f.SetOptions(options)
		f.OnChanged = func(string) { g.look() }
		g.filters[i] = f
	}
	g.grid = newMotifGrid(g, g)
	g.body = &fyne.Container{Layout: (*galleryLayout)(g), Objects: []fyne.CanvasObject{g.said.Container, g.search, g.filters[0], g.filters[1], g.filters[2], g.grid.Scroll, g.shown.face}}
	g.maker = newMaker(g)
	g.Hide()
	return g
}

// isOpen reports whether it is shown.
func (g *gallery) isOpen() bool { return g.sheet.IsOpen() }

// show opens it at the card's motif.
func (g *gallery) show() {
	set := g.s.current()
	if set == nil || g.s.card < 0 {
		return
	}
	c := g.s.written()
	g.def = rules.Def{Name: c.Name, Type: c.Type, Text: c.Text}
	if st := g.s.state(); st != nil {
		g.def = st.Def
	}
	g.def.Art = pictures.WithTrim(nil, c.Facts)
	g.at = c.Motif
	g.card = g.faceWith(g.at)
	own := g.s.exits.Motifs()
	g.all = slices.Concat(own, cardart.Motifs(), cardart.FigureMotifs())
	g.Show()
	g.list()
	if f, err := cardart.ReadFigure(c.Motif); err == nil && strings.Contains(c.Motif, ":") {
		g.maker.open(f, c.Motif)
	}
	if g.scenes != nil {
		return
	}
	scenes := map[string]cardart.Scene{}
	g.s.env.Paint("looking through the motifs", func() error {
		for _, m := range slices.Concat(cardart.Motifs(), cardart.FigureMotifs()) {
			scenes[m] = cardart.SceneOf(m)
		}
		return nil
	}, func(err error) {
		if g.scenes = scenes; err == nil && g.isOpen() && !g.maker.isOpen() {
			g.look()
			g.grid.Reveal(slices.Index(g.found, g.at))
		}
	})
}

// list shows all motifs in the sheet, from the one that is looked at on.
func (g *gallery) list() {
	g.maker.shown = false
	g.take = kit.NewPill(words.Say("gallery.take"), kit.Leading, func() { g.choose(g.at) })
	g.sheet.Open(words.Say("gallery.title"), g.body, galleryWide, galleryTall, kit.NewPill(words.Say("maker.open"), kit.Normal, g.maker.begin), kit.NewPill(words.Say("common.cancel"), kit.Normal, g.close), g.take)
	g.search.OnChanged = nil
	g.search.SetText("")
	g.search.OnChanged = func(string) { g.look() }
	g.place(g.s.size)
	g.look()
	g.grid.Reveal(slices.Index(g.found, g.at))
	g.typeIn(g.search)
}

// typeIn has a search hear the keyboard.
func (g *gallery) typeIn(e *kit.Entry) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(g.s.Container); cv != nil {
		cv.Focus(e)
	}
}

// escape goes from a figure's parts back to all motifs, or puts the sheet away.
func (g *gallery) escape() {
	if g.maker.isOpen() {
		g.list()
	} else {
		g.close()
	}
}

// close puts it away.
func (g *gallery) close() {
	if !g.isOpen() {
		return
	}
	g.maker.shown = false
	g.sheet.Close()
	g.Hide()
	if cv := fyne.CurrentApp().Driver().CanvasForObject(g.s.Container); cv != nil {
		cv.Unfocus()
	}
	g.s.place(g.s.size)
}

// choose puts a motif on the card, in place of a picture that it shows.
func (g *gallery) choose(motif string) {
	g.close()
	if motif == "" {
		return
	}
	if g.s.picture().File != "" {
		g.s.setPicture(pictures.Shown{})
	}
	g.s.takeMotif(motif)
}

// item implements shelf.
func (g *gallery) item(i int) shelfItem {
	m := g.found[i]
	return shelfItem{motif: m, key: m, label: cellLabel(m), chosen: m == g.at}
}

// press implements shelf: it shows the parts of a figure, and puts any other motif on the card.
func (g *gallery) press(i int) { g.pick(g.found[i]) }

// point implements shelf.
func (g *gallery) point(i int) { g.lead(g.found[i]) }

// pick shows the parts of a motif if it is a figure, or could be one. It puts any other on
// the card.
func (g *gallery) pick(motif string) {
	if f, err := cardart.ReadFigure(motif); err == nil {
		g.maker.open(f, motif)
	} else {
		g.choose(motif)
	}
}

// faceWith is the card with another motif.
func (g *gallery) faceWith(motif string) cardart.Face {
	def := g.def
	def.Motif = motif
	return g.s.exits.Face(g.s.current().Game, &def)
}

// pictureOf is what a motif looks like on the card, alone.
func (g *gallery) pictureOf(motif string, side int) kit.Picture {
	f := cardart.Face{Style: cardart.Framed, Title: g.card.Title, Motif: motif, Accent: g.card.Accent}
	if !cardart.IsMotif(motif) {
		f.Picture = g.faceWith(motif).Picture
	}
	return kit.Picture{Kind: kit.Window, Face: f, Size: image.Pt(side, side)}
}

// isOwn reports whether a motif is the person's own.
func (g *gallery) isOwn(motif string) bool { return !cardart.IsMotif(motif) }

// look lists what is searched for, best first.
func (g *gallery) look() {
	typed := strings.ToLower(strings.TrimSpace(g.search.Text))
	var passed []string
	for _, m := range g.all {
		if g.passes(m) {
			passed = append(passed, m)
		}
	}
	found := passed
	if figures := cardart.FindFigures(typed); figures != nil {
		found = slices.DeleteFunc(figures, func(m string) bool { return !g.passes(m) })
	} else if typed != "" {
		found = cardart.FindMotifs(typed, passed)
		for _, m := range passed {
			if !slices.Contains(found, m) && strings.Contains(strings.ToLower(g.about(m)), typed) {
				found = append(found, m)
			}
		}
	}
	g.found = found
	g.grid.Set(len(found), true)
	if !slices.Contains(found, g.at) || typed != "" {
		g.at = ""
		if len(found) > 0 {
			g.at = found[0]
		}
	}
	g.lead(g.at)
}

// passes reports whether a motif passes the filters.
func (g *gallery) passes(motif string) bool {
	sc, known := g.sceneOf(motif)
	is := [3]string{sc.Family, sc.Place, sc.Light}
	for i, f := range g.filters {
		switch at := f.SelectedIndex(); {
		case at <= 0:
		case i == 0 && at == 1:
			if !g.isOwn(motif) {
				return false
			}
		case !known || is[i] == "" || f.Selected != sceneWord(is[i]):
			return false
		}
	}
	return true
}

// sceneOf is what a motif belongs with and stands in, once the motifs have been looked through.
func (g *gallery) sceneOf(motif string) (sc cardart.Scene, known bool) {
	if sc, known = g.scenes[motif]; !known && g.scenes != nil && cardart.IsMotif(motif) { // a figure with several words
		sc, known = cardart.SceneOf(motif), true
		g.scenes[motif] = sc
	}
	return sc, known
}

// about is what a motif belongs with and stands in.
func (g *gallery) about(motif string) string {
	if g.isOwn(motif) {
		return words.Say("gallery.own")
	}
	sc, known := g.sceneOf(motif)
	if !known {
		return ""
	}
	return strings.Join([]string{sceneWord(sc.Family), sceneWord(sc.Place), sceneWord(sc.Light)}, "  ·  ")
}

// lead looks at a motif: it is marked, and seen on the card.
func (g *gallery) lead(motif string) {
	g.at = motif
	g.take.Off = motif == ""
	g.take.Style()
	g.grid.Fill()
	g.place(g.s.size)
}

// key takes a key that is not typed into the search.
func (g *gallery) key(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
		if g.at != "" {
			g.pick(g.at)
		}
		return true
	}
	to, ok := g.grid.Step(k.Name, slices.Index(g.found, g.at))
	if ok && len(g.found) > 0 {
		g.lead(g.found[to])
		g.grid.Reveal(to)
	}
	return ok
}

// traceLine is what there is to press.
func (g *gallery) traceLine() (buttons []trace.Button) {
	at, grid := g.body.Position(), g.grid
	for _, p := range g.sheet.Pills {
		if !p.Off {
			buttons = append(buttons, kit.TraceButton(p.Text, kit.BoxOf(p)))
		}
	}
	if g.maker.isOpen() {
		at, grid = g.maker.body.Position(), g.maker.grid
		buttons = append(buttons, kit.TracePills(at, g.maker.pills()...)...)
	} else {
		for _, f := range g.filters {
			buttons = append(buttons, kit.TraceButton(f.Selected, kit.BoxOf(f).Moved(at.X, at.Y)))
		}
	}
	top := at.Add(grid.Position()).Subtract(grid.Offset)
	for _, c := range grid.Cells() {
		if b := kit.BoxOf(c); b.Y >= grid.Offset.Y && b.Bottom() <= grid.Offset.Y+grid.Size().Height {
			buttons = append(buttons, kit.TraceButton(c.now.motif, b.Moved(top.X, top.Y)))
		}
	}
	return buttons
}

// The measures of the gallery.
const (
	galleryWide = 1240
	galleryTall = 900
	gallerySide = 300 // what is beside the pictures, at most
	galleryHead = 50
)

// place lays the sheet out.
func (g *gallery) place(size fyne.Size) {
	if g.Resize(size); g.sheet.Cover(size) {
		g.s.env.Trace.Write(g.s.traceLine())
	}
}

// galleryLayout lays out what is in the sheet.
type galleryLayout gallery

// MinSize implements fyne.Layout.
func (*galleryLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout: the search and filters, below them the pictures, and beside
// these the card.
func (l *galleryLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	g, now := (*gallery)(l), look.Now()
	side := min(gallerySide, size.Width*0.29)
	high := g.search.MinSize().Height
	x := size.Width
	for i := len(g.filters) - 1; i >= 0; i-- {
		w := min(g.filters[i].MinSize().Width, 190)
		x -= w
		kit.NewBox(x, (high-36)/2, w, 36).Put(g.filters[i])
		x -= kit.Gap
	}
	kit.NewBox(0, 0, x, high).Put(g.search)
	room := kit.NewBox(0, galleryHead, size.Width-side-20, size.Height-galleryHead)
	g.said.Begin()
	defer g.said.End()
	g.said.Rounded(room, now.DeepFelt, now.Edge, 1, 8)
	room.Inset(8).Put(g.grid.Scroll)
	text := words.Count("gallery.found", len(g.found))
	if len(g.found) == 0 {
		g.said.Prose([]kit.Span{{Text: words.Say("gallery.none"), Color: now.Ivory}}, 16, room.Inset(24))
		text = ""
	}
	parts := ""
	if _, err := cardart.ReadFigure(g.at); err == nil {
		parts = words.Say("gallery.parts")
	}
	g.shown.place(g.said, g.at, []string{g.about(g.at), parts, text}, kit.NewBox(size.Width-side, galleryHead, side, size.Height-galleryHead))
}
