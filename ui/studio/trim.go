package studio

import (
	"fmt"
	"image"
	"image/color"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// trimPart is the part of the form that is about a card's looks: its frame, flavor text,
// artist, rarity and the symbol of its set. It takes the place of the text while it is shown.
type trimPart struct {
	s      *Page
	tabs   *kit.Segments
	frames []*frameCell
	flavor *kit.Entry
	artist *kit.Entry
	rarity *kit.Select
	symbol *kit.Select
	signs  []*kit.Pill // each writes a symbol into the flavor text
	shown  bool
}

func newTrimPart(s *Page) *trimPart {
	p := &trimPart{s: s, flavor: kit.NewTextEntry(), artist: kit.NewEntry(), rarity: kit.NewSelect(s.env), symbol: kit.NewSelect(s.env)}
	p.tabs = kit.NewSegments([]string{words.Say("studio.text"), words.Say("studio.looks")}, 0, func(i int) { p.show(i == 1) })
	for _, name := range cardart.Frames() {
		p.frames = append(p.frames, newFrameCell(p, name))
	}
	p.flavor.Wrapping = fyne.TextWrapWord
	p.flavor.SetPlaceHolder(words.Say("studio.card_flavor"))
	p.artist.SetPlaceHolder(words.Say("studio.card_artist"))
	p.flavor.OnChanged = func(text string) { p.set(pictures.KeyFlavor, strings.TrimSpace(text)) }
	p.artist.OnChanged = func(text string) { p.set(pictures.KeyArtist, strings.TrimSpace(text)) }
	choose := func(c *kit.Select, key string, names []string, word func(string) string) {
		options := []string{words.Say("studio.none")}
		for _, n := range names {
			options = append(options, word(n))
		}
		c.Selected = options[0]
		c.SetOptions(options)
		c.OnChanged = func(string) {
			if i := c.SelectedIndex(); i > 0 {
				p.set(key, names[i-1])
			} else {
				p.set(key, "")
			}
		}
	}
	choose(p.rarity, pictures.KeyRarity, cardart.Rarities(), rarityWord)
	choose(p.symbol, pictures.KeySymbol, cardart.Emblems(), symbolWord)
	for _, name := range cardart.Emblems() {
		k := kit.NewPill(symbolWord(name), kit.Quiet, func() { p.write("{" + name + "}") })
		k.TextSize, k.Name = 13, "symbol "+name
		k.Style()
		p.signs = append(p.signs, k)
	}
	return p
}

// objects are what the part puts on the page.
func (p *trimPart) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{p.tabs.Container}
	for _, f := range p.frames {
		all = append(all, f)
	}
	all = append(all, p.flavor, p.artist, p.rarity, p.symbol)
	for _, k := range p.signs {
		all = append(all, k)
	}
	return all
}

// show shows the card's looks, or its text.
func (p *trimPart) show(on bool) {
	p.shown = on
	i := 0
	if on {
		i = 1
	}
	p.tabs.Choose(i)
	p.s.complete()
	p.s.place(p.s.size)
}

// word is what the card's file says under a key.
func (p *trimPart) word(key string) string {
	if set := p.s.current(); set != nil && p.s.card >= 0 {
		if v, ok := set.Cards[p.s.card].Facts[key]; ok {
			return fmt.Sprint(v)
		}
	}
	return ""
}

// set changes what the card's file says under a key.
func (p *trimPart) set(key, word string) {
	s := p.s
	if s.filling || s.current() == nil || s.card < 0 || p.word(key) == word {
		return
	}
	c := s.written()
	if word == "" {
		delete(c.Facts, key)
	} else {
		c.Facts[key] = word
	}
	s.change(s.current().With(s.card, c))
	s.own.quick = true
	s.showFace()
	s.place(s.size)
	s.later()
}

// fill shows what the chosen card has.
func (p *trimPart) fill() {
	p.flavor.SetText(p.word(pictures.KeyFlavor))
	p.artist.SetText(p.word(pictures.KeyArtist))
	pick := func(c *kit.Select, at int) {
		heard := c.OnChanged
		c.OnChanged = nil
		c.SetSelectedIndex(at)
		c.OnChanged = heard
	}
	pick(p.rarity, int(cardart.RarityNamed(p.word(pictures.KeyRarity))))
	pick(p.symbol, int(cardart.EmblemNamed(p.word(pictures.KeySymbol))))
}

// write puts a symbol into the flavor text where the cursor stands.
func (p *trimPart) write(sign string) {
	text := []rune(p.flavor.Text)
	at := min(p.flavor.Offset(), len(text))
	p.flavor.SetText(string(text[:at]) + sign + string(text[at:]))
	p.flavor.SetOffset(at + len([]rune(sign)))
	kit.TypeIn(p.flavor)
}

// card is the face of the chosen card, in a frame.
func (p *trimPart) card(frame string) (cardart.Face, bool) {
	s := p.s
	st := s.state()
	if st == nil || s.card >= len(s.current().Cards) {
		return cardart.Face{}, false
	}
	d := st.Def
	d.Art = s.current().Cards[s.card].Art()
	f := s.exits.Face(s.current().Game, &d)
	f.Frame, f.Compact = cardart.FrameNamed(frame), true
	f.Text, f.Flavor, f.Artist, f.Emblem, f.Rarity = "", "", "", 0, 0 // small cards show none: they aren't drawn for each letter
	return f, true
}

// place lays the part into a box, or hides it; the line of its tabs is always there.
func (p *trimPart) place(b kit.Box, on bool) {
	show(p.tabs.Container, on)
	inside := on && p.shown
	for _, o := range p.objects()[1:] {
		show(o, inside)
	}
	if !on {
		return
	}
	kit.NewBox(b.X, b.Y, b.W, 32).Put(p.tabs.Container)
	if !inside {
		return
	}
	label := func(text string, x, y float32) {
		p.s.words.Text(kit.Span{Text: text, Color: look.Now().Dimmed}, 13, x, y-4)
	}
	columns, gap := float32(len(p.frames)), float32(8)
	if b.W < 520 {
		columns /= 2
	}
	rows := float32(len(p.frames)) / columns
	room := (b.H-42-belowFrames)/rows - frameLabel - 4 // for a card's height
	w := float32(int(min((b.W-gap*(columns-1))/columns, 116, room*5/7)))
	h := float32(int(w*7/5)) + frameLabel
	y := b.Y + 42
	for i, f := range p.frames {
		row, column := i/int(columns), i%int(columns)
		kit.NewBox(b.X+float32(column)*(w+gap), y+float32(row)*(h+4), w, h).Put(f)
		f.draw()
	}
	y += rows*(h+4) + 10
	label(words.Say("studio.flavor"), b.X, y)
	high := min(max(b.Bottom()-y-18-4-62-56, 44), 84)
	kit.NewBox(b.X, y+18, b.W, high).Put(p.flavor)
	y += 18 + high + 4
	x := b.X
	for _, k := range p.signs {
		m := k.MinSize().Width - 12
		if x+m > b.Right() {
			x, y = b.X, y+26
		}
		kit.NewBox(x, y, m, 26).Put(k)
		x += m + 2
	}
	y += 36
	third := (b.W - 24) / 3
	for i, f := range []struct {
		name words.ID
		o    fyne.CanvasObject
	}{{"studio.artist", p.artist}, {"studio.rarity", p.rarity}, {"studio.symbol", p.symbol}} {
		at := b.X + float32(i)*(third+12)
		label(words.Say(f.name), at, y)
		kit.NewBox(at, y+18, third, 38).Put(f.o)
	}
}

// belowFrames is the room that what is below the frames needs at least.
const belowFrames = 10 + 18 + 44 + 4 + 62 + 56

// frameLabel is the room for a frame's name below its picture.
const frameLabel = 20

var (
	_ fyne.Tappable      = (*frameCell)(nil)
	_ desktop.Cursorable = (*frameCell)(nil)
)

// frameCell is the chosen card in one frame, to choose that.
type frameCell struct {
	widget.BaseWidget
	of    *trimPart
	frame string
	pic   *canvas.Image
	mark  *kit.Sketch
	wants kit.Wanted
}

func newFrameCell(p *trimPart, frame string) *frameCell {
	c := &frameCell{of: p, frame: frame, pic: canvas.NewImageFromImage(kit.Blank), mark: kit.NewSketch()}
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.ExtendBaseWidget(c)
	return c
}

// draw shows the card as it is now.
func (c *frameCell) draw() {
	s := c.Size()
	f, ok := c.of.card(c.frame)
	if !ok || s.IsZero() {
		return
	}
	chosen := cardart.FrameNamed(c.of.word(pictures.KeyFrame)).String() == c.frame
	ink := look.Now().Ivory
	c.mark.Begin()
	if chosen {
		ink = look.Now().Gold
		c.mark.Rounded(kit.NewBox(0, 0, s.Width, s.Height-frameLabel), color.NRGBA{}, look.Now().Gold, 3, 8)
	}
	name := frameWord(c.frame)
	c.mark.TextIn(kit.Span{Text: kit.Shorten(name, look.Bold, 13, s.Width), Face: look.Bold, Color: ink}, 13, kit.NewBox(0, s.Height-frameLabel, s.Width, frameLabel))
	c.mark.End()
	size := c.pic.Size()
	scale := c.of.s.env.Scale()
	want := kit.Picture{Face: f, Size: kit.Pixels(size, scale)}
	if size.IsZero() {
		return
	}
	c.wants.Ask(c.of.s.env.Pics, want, func(img *image.RGBA) {
		c.pic.Image = img
		c.pic.Refresh()
	})
}

// choose puts the card into the frame.
func (c *frameCell) choose() {
	word := c.frame
	if word == cardart.Classic.String() {
		word = ""
	}
	c.of.set(pictures.KeyFrame, word)
}

// Stop says what the keyboard can do here.
func (c *frameCell) Stop() kit.Stop {
	return kit.Stop{Key: "frame " + c.frame, Text: frameWord(c.frame), Press: c.choose}
}

func (c *frameCell) Tapped(*fyne.PointEvent)             { c.choose() }
func (c *frameCell) Cursor() desktop.Cursor              { return desktop.PointerCursor }
func (c *frameCell) MinSize() fyne.Size                  { return fyne.NewSize(10, 14) }
func (c *frameCell) CreateRenderer() fyne.WidgetRenderer { return &frameCellRenderer{c} }

type frameCellRenderer struct{ c *frameCell }

func (r *frameCellRenderer) Layout(s fyne.Size) {
	kit.NewBox(4, 4, s.Width-8, s.Height-frameLabel-8).Put(r.c.pic)
	r.c.draw()
}
func (r *frameCellRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 14) }
func (r *frameCellRenderer) Refresh()           {}
func (r *frameCellRenderer) Destroy()           {}
func (r *frameCellRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.pic, r.c.mark.Container}
}
