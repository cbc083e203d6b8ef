package ui

import (
	"errors"
	"image"
	"strconv"

	"feltstack/table/decks"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

func itoa(n int) string { return strconv.Itoa(n) }

// MinSize implements fyne.Layout.
func (b *deckBuilder) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(minWidth, minHeight)
}

// Layout implements fyne.Layout.
func (b *deckBuilder) Layout(_ []fyne.CanvasObject, size fyne.Size) { b.place(size) }

// The measures of the builder.
const (
	builderEdge   = 16
	builderTools  = 44
	builderColumn = 400 // the deck's
	builderCharts = 236
)

func (b *deckBuilder) place(size fyne.Size) {
	if b.size = size; size.IsZero() {
		return
	}
	all := box{builderEdge, builderEdge, size.Width - 2*builderEdge, size.Height - 2*builderEdge}
	b.right = box{all.right() - builderColumn, all.Y + builderTools, builderColumn, all.H - builderTools}
	b.left = box{all.X, b.right.Y, b.right.X - all.X - builderEdge, b.right.H}
	b.words.begin()
	b.placeTools(all)
	b.placeSearch()
	b.placeDeck()
	b.words.end()
	b.sheet.place(box{0, 0, size.Width, size.Height})
	b.env.trace.Write(b.traceLine())
}

func (b *deckBuilder) placeTools(all box) {
	x := all.X
	for _, p := range b.tools {
		m := p.MinSize()
		if p == b.save {
			x = max(all.right()-m.Width, x)
		}
		box{x, all.Y, m.Width, 36}.put(p)
		x += m.Width + 6
	}
}

// placeSearch lays what looks for cards, and the cards.
func (b *deckBuilder) placeSearch() {
	y := b.left.Y
	w := b.order.MinSize().Width
	box{b.left.X, y, b.left.W - w - 6, 38}.put(b.search)
	box{b.left.right() - w, y, w, 38}.put(b.order)
	y += 42
	h := b.facets.heightAt(b.left.W)
	box{b.left.X, y, b.left.W, h}.put(b.facets.Container)
	y += h + 2
	under := box{b.left.X, y, b.left.W, 0}
	if b.wrong != "" {
		under = b.words.warn(b.wrong, 13.5, under)
	} else {
		note := words.Trf("%d of %d cards. Click a card to add it, the other button takes one out; by keyboard: arrows, Enter, Delete.", len(b.found), b.index.Len())
		under = b.words.prose([]span{{Text: note, Color: look.Now().Dimmed}}, 13.5, under)
	}
	y = under.bottom() + 6
	box{b.left.X, y, b.left.W, b.left.bottom() - y}.put(b.grid.Scroll)
}

// placeDeck lays the deck's name, what can be said of it, its lines and charts.
func (b *deckBuilder) placeDeck() {
	r := b.right
	b.words.fill(r, look.Now().Panel)
	in := r.inset(10)
	box{in.X, in.Y, in.W, 38}.put(b.name)
	y := in.Y + 46
	for _, line := range b.summary() {
		y = b.words.prose([]span{line}, 14, box{in.X, y, in.W, 0}).bottom()
	}
	y += 4
	charts := min(builderCharts, r.H*0.34)
	box{in.X, y, in.W, in.bottom() - charts - 8 - y}.put(b.list.Scroll)
	box{in.X, in.bottom() - charts, in.W, charts}.put(b.charts)
}

// summary counts the deck and says whether it is legal, and if not, why.
func (b *deckBuilder) summary() []span {
	var count string
	for _, p := range b.report.Parts {
		if count != "" {
			count += ", "
		}
		bounds := words.Trf("%d or more", p.Least)
		if p.Most > 0 {
			bounds = words.Trf("%d to %d", p.Least, p.Most)
		}
		count += words.Trf("%s: %d cards of %s", p.Title, p.N, bounds)
	}
	if b.report.Aside > 0 {
		count += ", " + words.Trf("%d aside", b.report.Aside)
	}
	all := []span{{Text: count, Face: look.Bold, Color: look.Now().Ivory}}
	for _, a := range b.report.Absent {
		all = append(all, span{Text: "◆ " + words.Sentence(errors.New(a.String())), Color: look.Now().Alarm})
	}
	if b.report.Legal {
		return append(all, span{Text: words.Tr("Legal: it can be played with"), Color: look.Now().Gold})
	}
	const most = 4 // lines in all
	for i, why := range b.report.Reasons {
		if i > 0 && len(all) >= most {
			all = append(all, span{Text: words.Trf("and %d more", len(b.report.Reasons)-i), Color: look.Now().Alarm})
			break
		}
		text := "◆ " + why.Text
		if why.Rule != "" {
			text += " (" + why.Rule + ")"
		}
		all = append(all, span{Text: text, Color: look.Now().Alarm})
	}
	return all
}

// showGhost gives the dragged picture a card's face.
func (b *deckBuilder) showGhost(info CardInfo, size fyne.Size) {
	scale := b.env.scale()
	want := picture{Face: info.Face, Size: image.Pt(int(size.Width*scale+0.5), int(size.Height*scale+0.5))}
	set := func(img *image.RGBA) {
		b.ghost.Image = img
		b.ghost.Refresh()
	}
	if img := b.env.pics.get(want, set); img != nil {
		set(img)
	}
	b.ghost.Show()
}

func (b *deckBuilder) traceLine() trace.Line {
	line := trace.Line{Screen: "deck", Width: b.size.Width, Height: b.size.Height, Scale: b.env.scale()}
	for _, s := range b.summary() {
		line.Prompt += s.Text + "\n"
	}
	if b.sheet.isOpen() {
		line.Screen = "deck sheet"
		for _, p := range b.sheet.pills {
			line.Buttons = append(line.Buttons, traceButton(p.text, boxOf(p)))
		}
		return line
	}
	if b.choice.Visible() {
		line.Buttons = b.choice.trace()
		return line
	}
	for _, p := range append(append(b.tools[:len(b.tools):len(b.tools)], b.order), b.facets.pills...) {
		if p.Visible() {
			at := boxOf(p)
			if p.text != "" {
				line.Buttons = append(line.Buttons, traceButton(p.text, at))
			}
		}
	}
	line.Buttons = append(line.Buttons, traceButton("search", boxOf(b.search)), traceButton("name", boxOf(b.name)))
	at := b.grid.Position().Subtract(b.grid.Offset)
	for _, c := range b.grid.cells {
		if c.Visible() {
			p := boxOf(c).moved(at.X, at.Y)
			line.Cards = append(line.Cards, trace.Card{ID: int(c.id), Name: b.index.Def(c.id).Name, Zone: "cards", X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	at = b.list.Position().Subtract(b.list.Offset)
	for _, o := range b.list.rows.Objects {
		if l, ok := o.(*deckLine); ok {
			p := boxOf(l).moved(at.X, at.Y)
			zone := "deck"
			if l.line.Part == decks.Aside {
				zone = "aside"
			}
			line.Cards = append(line.Cards, trace.Card{Name: itoa(l.line.N) + " " + l.line.Card, Zone: zone, X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	return line
}
