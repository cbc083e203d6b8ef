package felt

import (
	"image"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// inspector shows one card large, with its text and what holds for it now.
type inspector struct {
	*fyne.Container
	pics  *kit.Pictures
	about func(def int) library.CardInfo
	words *kit.Sketch
	pic   *canvas.Image
	wants kit.Picture
	box   kit.Box
	scale float32

	// The card shown, and the one that comes back when the pointer leaves it.
	card, held shownCard
}

// shownCard is a card as the inspector shows it.
type shownCard struct {
	ID    int // of the card on the table, 0 where only its name was pointed at
	Def   int
	Where string   // "in your point row", "in nobody's hand"
	State []string // what its badges say
}

func newInspector(pics *kit.Pictures, about func(def int) library.CardInfo) *inspector {
	i := &inspector{pics: pics, about: about, words: kit.NewSketch(), pic: canvas.NewImageFromImage(kit.Blank)}
	i.pic.ScaleMode = canvas.ImageScaleFastest
	i.pic.Hide()
	i.Container = &fyne.Container{Objects: []fyne.CanvasObject{i.words.Container, i.pic}}
	return i
}

// hover shows a card while the pointer is over it or its name.
func (i *inspector) hover(c shownCard) {
	if c.Def == 0 {
		i.show(i.held)
		return
	}
	i.show(c)
}

// hold shows a card until another one is held.
func (i *inspector) hold(c shownCard) {
	i.held = c
	i.show(c)
}

// follow tells anew what holds for the card that is shown, wherever it has gone.
func (i *inspector) follow(s *table.Scene) {
	lying := slices.Clone(s.Cards)
	for _, it := range s.Stack {
		lying = append(lying, it.Cards...)
	}
	now := func(c shownCard) shownCard {
		for _, o := range lying {
			if c.ID != 0 && o.ID == c.ID && o.Def == c.Def {
				return describe(s, o)
			}
		}
		return shownCard{ID: c.ID, Def: c.Def} // out of sight
	}
	i.card, i.held = now(i.card), now(i.held)
}

func (i *inspector) show(c shownCard) {
	if c.ID == i.card.ID && c.Def == i.card.Def && c.Where == i.card.Where && slices.Equal(c.State, i.card.State) {
		return
	}
	i.card = c
	i.draw()
}

// set moves the inspector and draws it again.
func (i *inspector) set(b kit.Box, scale float32) {
	i.box, i.scale = b, scale
	i.draw()
}

// The parts of the height that the large card may take: the less, the more is to
// be said below it.
var cardParts = [...]float32{0.72, 0.6, 0.5, 0.4, 0.3, 0.2, 0.12}

// cardBox is where the large card lies that takes a part of the height.
func (i *inspector) cardBox(part float32) kit.Box {
	w := min(i.box.W-24, 300, i.box.H*part*5/7)
	size := kit.CardSize(w * 7 / 5)
	return kit.NewBox(float32(int(i.box.X+(i.box.W-size.Width)/2)), i.box.Y, size.Width, size.Height)
}

// roomFor is where the large card lies so that all that is said of it finds room,
// its text at a size that is easily read.
func (i *inspector) roomFor(info library.CardInfo) kit.Box {
	var at kit.Box
	width := i.box.W - 28
	for _, part := range cardParts {
		at = i.cardBox(part)
		_, need := kit.Flow([]kit.Span{{Text: info.Name, Face: look.Bold}}, look.Reading(16), width)
		if i.card.Where != "" {
			need += kit.LineHeight(look.Reading(13))
		}
		for _, s := range i.card.State {
			_, h := kit.Flow([]kit.Span{{Text: "◆ " + s}}, look.Reading(14), width)
			need += h + 2
		}
		if !showsText(at.W, i.scale) {
			_, h := kit.Flow([]kit.Span{{Text: info.Text}}, look.Reading(13), width)
			need += h + 6
		}
		if at.Bottom()+8+need <= i.box.Bottom() {
			break
		}
	}
	return at
}

func (i *inspector) draw() {
	i.words.Begin()
	defer i.words.End()
	if i.box.Empty() {
		return
	}
	at := i.cardBox(cardParts[0])
	if i.card.Def == 0 {
		at.Put(i.pic)
		if i.pic.Visible() {
			i.pic.Hide()
		}
		hint := []kit.Span{{Text: words.Tr("Point at a card to read it here"), Face: look.Italic, Color: look.Now().Dimmed}}
		words, h := kit.Flow(hint, 15, at.W-60)
		kit.Align(words, at.W-60, 0.5)
		i.words.Words(words, 15, at.X+30, at.Y+(at.H-h)/2)
		return
	}
	info := i.about(i.card.Def)
	at = i.roomFor(info)
	at.Put(i.pic)
	if !i.pic.Visible() {
		i.pic.Show()
	}
	i.picture(info, at)
	y := at.Bottom() + 8
	in := kit.NewBox(i.box.X+14, y, i.box.W-28, 0)
	name := i.words.Prose([]kit.Span{{Text: info.Name, Face: look.Bold, Color: look.Now().Ivory}}, look.Reading(16), in)
	y = name.Bottom()
	if i.card.Where != "" {
		y = i.words.Prose([]kit.Span{{Text: i.card.Where, Face: look.Italic, Color: look.Now().Dimmed}}, look.Reading(13), kit.NewBox(in.X, y, in.W, 0)).Bottom()
	}
	for _, s := range i.card.State {
		if y+18 > i.box.Bottom() {
			break
		}
		y = i.words.Prose([]kit.Span{{Text: "◆ ", Face: look.Title, Color: look.Now().Gold}, {Text: s, Face: look.Plain, Color: look.Now().Ivory}}, look.Reading(14), kit.NewBox(in.X, y+2, in.W, 0)).Bottom()
	}
	if !showsText(at.W, i.scale) {
		i.text(info.Text, kit.NewBox(in.X, y+6, in.W, i.box.Bottom()-y-6))
	}
}

// text writes the rules text as large as fits.
func (i *inspector) text(text string, b kit.Box) {
	for size := look.Reading(14); ; size-- {
		words, h := kit.Flow([]kit.Span{{Text: text, Face: look.Plain, Color: look.Now().Ivory}}, size, b.W)
		if h <= b.H || size < 9 {
			i.words.Words(words, size, b.X, b.Y)
			return
		}
	}
}

func (i *inspector) picture(info library.CardInfo, at kit.Box) {
	want := kit.Picture{Face: info.Face, Size: image.Pt(int(at.W*i.scale+0.5), int(at.H*i.scale+0.5))}
	i.wants = want
	set := func(img *image.RGBA) {
		if i.wants == want && i.pic.Image != image.Image(img) {
			i.pic.Image = img
			i.pic.Refresh()
		}
	}
	if img := i.pics.Get(want, set); img != nil {
		set(img)
	}
}

// describe says of a card what the inspector tells besides its face.
func describe(s *table.Scene, c table.CardScene) shownCard {
	d := shownCard{ID: c.ID, Def: c.Def}
	for _, z := range s.Zones {
		switch {
		case z.ID != c.Zone:
		case z.Area.Row == table.RowHost:
		case z.Area.Row == table.RowStack:
			d.Where = words.Tr("On the stack")
		case z.Seat < 0:
			d.Where = words.Trf("In the %s", lowerFirst(z.Name))
		case z.Seat == s.Me:
			d.Where = words.Trf("In %s", lowerFirst(z.Name))
		default:
			d.Where = words.Trf("In %s", z.Name)
		}
	}
	for _, b := range c.Badges {
		d.State = append(d.State, b.Text)
	}
	d.State = append(d.State, hanging(s, c)...)
	return d
}

// hanging tells what hangs on a card, and what it hangs on itself.
func hanging(s *table.Scene, c table.CardScene) []string {
	under := map[int]bool{}
	for _, z := range s.Zones {
		under[z.ID] = z.Area.Under
	}
	var said []string
	hidden := 0
	for _, o := range s.Cards {
		switch {
		case o.Host == c.ID && under[o.Zone] && o.Name == "":
			hidden++
		case o.Host == c.ID && under[o.Zone]:
			said = append(said, words.Trf("%s lies under it", o.Name))
		case o.Host == c.ID && o.Name != "":
			said = append(said, words.Trf("%s is attached to it", o.Name))
		}
		switch {
		case c.Host == 0 || o.ID != c.Host || o.Name == "":
		case under[c.Zone]:
			said = append(said, words.Trf("Under %s", o.Name))
		default:
			said = append(said, words.Trf("Attached to %s", o.Name))
		}
	}
	if hidden > 0 {
		said = append(said, words.Trf("Face-down cards under it: %d", hidden))
	}
	return said
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// showsText tells whether a card drawn this wide carries its text itself.
func showsText(width, scale float32) bool { return width*scale >= cardart.TextWidth }
