package decks

import (
	"errors"
	"image"
	"image/color"
	"strconv"
	"strings"

	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// MinSize implements fyne.Layout.
func (b *Builder) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(kit.MinWidth, kit.MinHeight)
}

// Layout implements fyne.Layout.
func (b *Builder) Layout(_ []fyne.CanvasObject, size fyne.Size) { b.place(size) }

// The measures of the builder.
const (
	builderColumn = 400 // the deck's
	builderCharts = 236
)

func (b *Builder) place(size fyne.Size) {
	if b.size = size; size.IsZero() {
		return
	}
	all := kit.NewBox(kit.PageEdge, kit.PageEdge, size.Width-2*kit.PageEdge, size.Height-2*kit.PageEdge)
	b.right = kit.NewBox(all.Right()-builderColumn, all.Y+kit.ToolsLine, builderColumn, all.H-kit.ToolsLine)
	b.left = kit.NewBox(all.X, b.right.Y, b.right.X-all.X-kit.PageEdge, b.right.H)
	b.words.Begin()
	b.placeTools(all)
	b.placeSearch()
	b.placeDeck()
	b.words.End()
	b.sheet.Place(kit.NewBox(0, 0, size.Width, size.Height))
	b.env.Trace.Write(b.traceLine())
}

func (b *Builder) placeTools(all kit.Box) {
	x := all.X
	for _, p := range b.tools {
		m := p.MinSize()
		if p == b.save {
			x = max(all.Right()-m.Width, x)
		}
		kit.NewBox(x, all.Y, m.Width, 36).Put(p)
		x += m.Width + 6
	}
}

// placeSearch lays what looks for cards, and the cards.
func (b *Builder) placeSearch() {
	y := b.left.Y
	w := b.order.MinSize().Width
	kit.NewBox(b.left.X, y, b.left.W-w-6, 38).Put(b.search)
	kit.NewBox(b.left.Right()-w, y, w, 38).Put(b.order)
	y += 42
	h := b.facets.HeightAt(b.left.W)
	kit.NewBox(b.left.X, y, b.left.W, h).Put(b.facets.Container)
	y += h + 2
	under := kit.NewBox(b.left.X, y, b.left.W, 0)
	if b.wrong != "" {
		under = b.words.Warn(b.wrong, 13.5, under)
	} else {
		note := words.Say("decks.found", "n", words.Number(len(b.found)), "all", words.Number(b.index.Len()))
		under = b.words.Prose([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, 13.5, under)
	}
	y = under.Bottom() + 6
	kit.NewBox(b.left.X, y, b.left.W, b.left.Bottom()-y).Put(b.grid.Scroll)
}

// placeDeck lays the deck's name, what can be said of it, its lines and charts.
func (b *Builder) placeDeck() {
	r := b.right
	b.words.Board(b.env, r, look.Now().Panel, color.NRGBA{})
	in := r.Inset(10)
	kit.NewBox(in.X, in.Y, in.W, 38).Put(b.Name)
	y := in.Y + 46
	for _, line := range b.summary() {
		y = b.words.Prose([]kit.Span{line}, 14, kit.NewBox(in.X, y, in.W, 0)).Bottom()
	}
	y += 4
	charts := min(builderCharts, r.H*0.34)
	kit.NewBox(in.X, y, in.W, in.Bottom()-charts-8-y).Put(b.list.Scroll)
	kit.NewBox(in.X, in.Bottom()-charts, in.W, charts).Put(b.charts)
}

// summary counts the deck and reports whether it is legal, and if not, why.
func (b *Builder) summary() []kit.Span {
	var counts []string
	for _, p := range b.report.Parts {
		if p.Most == p.Least {
			counts = append(counts, words.Count("decks.part_all", p.N, "part", p.Title, "least", p.Least))
		} else if p.Most > 0 {
			counts = append(counts, words.Count("decks.part", p.N, "part", p.Title, "least", p.Least, "most", p.Most))
		} else {
			counts = append(counts, words.Count("decks.part_open", p.N, "part", p.Title, "least", p.Least))
		}
	}
	if b.report.Maybeboard > 0 {
		counts = append(counts, words.Count("decks.maybe", b.report.Maybeboard))
	}
	all := []kit.Span{{Text: strings.Join(counts, "  ·  "), Face: look.Bold, Color: look.Now().Ivory}}
	for _, a := range b.report.Absent {
		all = append(all, kit.Span{Text: "◆ " + words.Sentence(errors.New(a.String())), Color: look.Now().Alarm})
	}
	if b.report.Legal {
		return append(all, kit.Span{Text: words.Say("decks.legal"), Color: look.Now().Gold})
	}
	const most = 4 // lines in all
	for i, why := range b.report.Reasons {
		if i > 0 && len(all) >= most {
			all = append(all, kit.Span{Text: words.Say("common.more", "n", len(b.report.Reasons)-i), Color: look.Now().Alarm})
			break
		}
		text := "◆ " + why.Text
		if why.Rule != "" {
			text += " (" + why.Rule + ")"
		}
		all = append(all, kit.Span{Text: text, Color: look.Now().Alarm})
	}
	return all
}

// showGhost gives the dragged picture a card's face.
func (b *Builder) showGhost(info library.CardInfo, size fyne.Size) {
	scale := b.env.Scale()
	want := kit.Picture{Face: info.Face, Size: kit.Pixels(size, scale)}
	set := func(img *image.RGBA) {
		b.ghost.Image = img
		b.ghost.Refresh()
	}
	if img := b.env.Pics.Get(want, set); img != nil {
		set(img)
	}
	b.ghost.Show()
}

func (b *Builder) traceLine() trace.Line {
	line := trace.Line{Screen: "deck", Width: b.size.Width, Height: b.size.Height, Scale: b.env.Scale(), Query: b.search.Text}
	for _, s := range b.summary() {
		line.Prompt += s.Text + "\n"
	}
	if b.sheet.IsOpen() {
		line.Screen = "deck sheet"
		line.Buttons = kit.TracePills(fyne.Position{}, b.sheet.Pills...)
		return line
	}
	if b.choice.Visible() {
		line.Buttons = b.choice.Trace()
		return line
	}
	for _, p := range append(append(b.tools[:len(b.tools):len(b.tools)], b.order), b.facets.pills...) {
		if p.Visible() {
			at := kit.BoxOf(p)
			if p.Text != "" {
				line.Buttons = append(line.Buttons, kit.TraceButton(p.Text, at))
			}
		}
	}
	line.Buttons = append(line.Buttons, kit.TraceButton("search", kit.BoxOf(b.search)), kit.TraceButton("name", kit.BoxOf(b.Name)))
	at := b.grid.Position().Subtract(b.grid.Offset)
	for _, c := range b.grid.Cells() {
		p := kit.BoxOf(c).Moved(at.X, at.Y)
		line.Cards = append(line.Cards, trace.Card{ID: int(c.id), Name: b.index.Def(c.id).Name, Zone: "cards", X: p.X, Y: p.Y, W: p.W, H: p.H})
	}
	at = b.list.Position().Subtract(b.list.Offset)
	for _, o := range b.list.rows.Objects {
		if l, ok := o.(*listLine); ok {
			p := kit.BoxOf(l).Moved(at.X, at.Y)
			zone := "deck"
			if l.line.Part == decks.Maybeboard {
				zone = "maybeboard"
			}
			line.Cards = append(line.Cards, trace.Card{Name: strconv.Itoa(l.line.N) + " " + l.line.Card, Zone: zone, X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	return line
}
