package studio

import (
	"image"
	"image/color"
	"strings"

	"feltstack/cardart"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// MinSize implements fyne.Layout.
func (s *Page) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(kit.MinWidth, kit.MinHeight)
}

// Layout implements fyne.Layout.
func (s *Page) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.place(size)
	s.showFace()
	s.art.place(size)
	s.large.place(size)
}

// The measures of the studio.
const (
	studioList = 250
	studioFace = 360
)

// areas are the columns of the studio: list, form, face.
func (s *Page) areas() (list, form, face kit.Box) {
	all := kit.NewBox(kit.PageEdge, kit.PageEdge+kit.ToolsLine, s.size.Width-2*kit.PageEdge, s.size.Height-2*kit.PageEdge-kit.ToolsLine)
	list = kit.NewBox(all.X, all.Y, studioList, all.H)
	face = kit.NewBox(all.Right()-studioFace, all.Y, studioFace, all.H)
	form = kit.NewBox(list.Right()+kit.PageEdge, all.Y, face.X-list.Right()-2*kit.PageEdge, all.H)
	return list, form, face
}

func (s *Page) faceBox() kit.Box {
	_, _, f := s.areas()
	size := kit.CardSize(min(f.W*7/5, f.H-66-s.pictureRoom()))
	return kit.NewBox(float32(int(f.X+(f.W-size.Width)/2)), f.Y, size.Width, size.Height)
}

func (s *Page) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	list, form, face := s.areas()
	s.switchPills()
	x := float32(kit.PageEdge)
	for _, p := range s.pills {
		m := p.MinSize()
		kit.NewBox(x, kit.PageEdge, m.Width, 36).Put(p)
		x += m.Width + 6
	}
	s.words.Begin()
	s.words.TextRight(kit.Span{Text: s.note, Color: look.Now().Dimmed}, 14, size.Width-kit.PageEdge, kit.PageEdge+8)
	s.words.Board(s.env, list, look.Now().Panel, color.NRGBA{})
	s.placeList(list)
	if set := s.current(); set == nil || set.Problem != "" || s.card < 0 {
		s.hidePicture()
		s.trim.place(kit.Box{}, false)
		s.hideErrors()
		show(s.large.over, false)
		show(s.large.open, false)
	}
	s.sample.Away()
	switch set := s.current(); {
	case set == nil:
		s.invite(form)
	case set.Problem != "":
		s.words.Warn(words.Say("studio.unreadable", "error", set.Problem), 16, form)
	case s.card < 0:
		y := s.words.Prose([]kit.Span{{Text: words.Say("studio.empty"), Color: look.Now().Dimmed}}, 16, form).Bottom()
		s.putSample(form, y)
	default:
		s.placeForm(form)
		s.placeFace(face)
	}
	s.words.End()
	s.env.Trace.Write(s.traceLine())
}

// switchPills turns off the buttons that can do nothing.
func (s *Page) switchPills() {
	set := func(p *kit.Pill, off bool) {
		if p.Off != off {
			p.Off = off
			p.Style()
		}
	}
	for _, p := range s.pills[2:6] {
		set(p, s.current() == nil || s.card < 0)
	}
	if st := s.state(); st != nil && !st.Works { // what is wrong with it is said below its text
		set(s.pills[4], true)
	}
	undo, redo := s.undoable()
	set(s.pills[7], !undo)
	set(s.pills[8], !redo)
}

// hand paints a hand of cards of the first game that takes custom cards.
func (s *Page) hand(size image.Point) func() (*image.RGBA, error) {
	var cards []cardart.Face
	for _, g := range s.games {
		if len(g.Blanks) > 0 {
			cards = g.Cards
			break
		}
	}
	return func() (*image.RGBA, error) { return felt.HandPicture(cards, size), nil }
}

// invite says what can be done here.
func (s *Page) invite(form kit.Box) {
	y := s.words.Prose([]kit.Span{{Text: words.Say("studio.intro"), Face: look.Title, Color: look.Now().Ivory}}, 26, form).Bottom() + 10
	y = s.words.Prose([]kit.Span{{Text: words.Say("studio.intro_help"), Color: look.Now().Dimmed}}, 16, kit.NewBox(form.X, y, form.W*0.9, 0)).Bottom()
	s.putSample(form, y)
}

// putSample shows a hand of cards below y, as wide as the page: no card is shown beside it.
func (s *Page) putSample(form kit.Box, y float32) {
	s.sample.Put(kit.NewBox(form.X, y, s.size.Width-form.X-kit.PageEdge, form.Bottom()-y).Inset(24))
}

func (s *Page) placeForm(f kit.Box) {
	label := func(text string, x, y float32) {
		s.words.Text(kit.Span{Text: text, Color: look.Now().Dimmed}, 13, x, y-4) // clear of the ring round the field
	}
	half := (f.W - 12) / 2
	label(words.Say("studio.name"), f.X, f.Y)
	kit.NewBox(f.X, f.Y+18, half, 38).Put(s.name)
	label(words.Say("studio.type"), f.X+half+12, f.Y)
	kit.NewBox(f.X+half+12, f.Y+18, half, 38).Put(s.typ)
	y, rows := s.placeFacts(kit.NewBox(f.X, f.Y+64, f.W, 0), label)
	s.trim.place(kit.NewBox(f.X, y, f.W, f.Bottom()-y), true)
	show(s.text, !s.trim.shown)
	if s.trim.shown {
		s.hideErrors()
		return
	}
	y += 38
	texts := max(f.H*0.31-factRow*float32(rows-1)*0.6, leastText)
	kit.NewBox(f.X, y, f.W, texts).Put(s.text)
	s.placeOffers()
	s.drawErrors(kit.NewBox(f.X, y+texts+8+76, f.W, f.Bottom()-y-texts-84))
}

// The measures of the fields for what is printed, and of the text below them.
const (
	factRow   = 64
	factGap   = 12
	leastArt  = 300 // of the field for the art, with its button
	leastText = 110
)

// placeFacts lays the fields for what is printed, and for the art, in as many rows as they need.
// It returns where they end, and how many rows they are.
func (s *Page) placeFacts(b kit.Box, label func(text string, x, y float32)) (y float32, rows int) {
	facts := s.printed()
	y, rows = b.Y, 1
	for len(facts) > 0 {
		n, need := 0, float32(0)
		for n < len(facts) && (n == 0 || need+factGap+facts[n].least() <= b.W) {
			need += factGap + facts[n].least()
			n++
		}
		last := n == len(facts) && need+leastArt <= b.W
		w := (b.W - factGap*float32(n-1)) / float32(n)
		if last { // the art has twice the room of each
			w = min(max((b.W-factGap*float32(n+1))/float32(n+2), 0), (b.W-leastArt)/float32(n)-factGap)
		}
		x := b.X
		for _, f := range facts[:n] {
			label(f.label(), x, y)
			kit.NewBox(x, y+18, w, 38).Put(f.object())
			x += w + factGap
		}
		if facts = facts[n:]; last {
			s.placeArt(kit.NewBox(x, y, b.Right()-x, 0), label)
			return y + factRow + 4, rows
		}
		y += factRow
		rows++
	}
	s.placeArt(kit.NewBox(b.X, y, b.W, 0), label)
	return y + factRow + 4, rows
}

// placeArt lays the field for the art and the button of the gallery.
func (s *Page) placeArt(b kit.Box, label func(text string, x, y float32)) {
	label(words.Say("studio.art"), b.X, b.Y)
	open := s.art.open.MinSize().Width - 8
	kit.NewBox(b.X, b.Y+18, b.W-open-6, 38).Put(s.motif)
	kit.NewBox(b.Right()-open, b.Y+18, open, 38).Put(s.art.open)
}

// placeOffers lays the ways to go on below the text, in two lines.
func (s *Page) placeOffers() {
	if s.size.IsZero() || s.text.Size().IsZero() {
		return
	}
	at := kit.BoxOf(s.text)
	x, y := at.X, at.Bottom()+6
	const h = 30
	for _, p := range s.offers {
		if !p.Visible() {
			continue
		}
		w := p.MinSize().Width - 8
		if x > at.X && x+w > at.Right() {
			x, y = at.X, y+h+4
		}
		if y > at.Bottom()+h*2+6 {
			p.Hide()
			continue
		}
		kit.NewBox(x, y, w, h).Put(p)
		x += w + 4
	}
}

func (s *Page) placeFace(b kit.Box) {
	at := s.faceBox()
	at.Put(s.face)
	at.Put(s.large.over)
	show(s.large.over, true)
	st := s.state()
	under := kit.NewBox(b.X, at.Bottom()+14, b.W, 0)
	switch {
	case st == nil:
		under = s.words.Prose([]kit.Span{{Text: words.Say("common.moment"), Color: look.Now().Dimmed}}, 15, under)
	case st.Works:
		under = s.words.Prose([]kit.Span{{Text: words.Say("studio.ready"), Face: look.Bold, Color: look.Now().Gold}}, 15, under)
	default:
		under = s.words.Warn(words.Say("studio.not_ready"), 15, under)
	}
	s.placePicture(kit.NewBox(b.X, under.Bottom()+10, b.W, b.Bottom()-under.Bottom()-10))
}

func (s *Page) traceLine() trace.Line {
	line := trace.Line{Screen: "studio", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale()}
	switch st := s.state(); {
	case st == nil:
	case st.Works:
		line.Prompt = "works: " + st.Def.Name
	default:
		line.Prompt = "does not work: " + st.Error.What
	}
	if s.choice.Visible() {
		line.Buttons = s.choice.Trace()
		return line
	}
	if s.large.isOpen() {
		line.Buttons = append(line.Buttons, kit.TraceButton(s.large.sheet.Pills[0].Text, kit.BoxOf(s.large.sheet.Pills[0])))
		return line
	}
	if s.art.isOpen() {
		line.Query, line.Buttons = s.art.search.Text, s.art.traceLine()
		return line
	}
	buttons := append(s.pills[:len(s.pills):len(s.pills)], s.art.open, s.own.choose, s.own.motif, s.large.open)
	for _, k := range s.trim.signs {
		if k.Visible() {
			line.Buttons = append(line.Buttons, kit.TraceButton(k.Name, kit.BoxOf(k)))
		}
	}
	for _, p := range append(append(buttons, s.fixes...), s.offers...) {
		if p.Visible() && !p.Off {
			line.Buttons = append(line.Buttons, kit.TraceButton(p.Text, kit.BoxOf(p)))
		}
	}
	if s.trim.tabs.Visible() {
		line.Buttons = append(line.Buttons, s.trim.tabs.Traced(words.Say("studio.show"), s.Container, fyne.Position{})...)
	}
	at := s.list.Position().Subtract(s.list.Offset)
	for _, o := range s.rows.Objects {
		if p, ok := o.(*kit.Pill); ok {
			line.Buttons = append(line.Buttons, kit.TraceButton(strings.TrimSpace(p.Text), kit.BoxOf(p).Moved(at.X, at.Y)))
		}
	}
	item := func(key string, o fyne.CanvasObject) {
		if o.Visible() {
			line.Items = append(line.Items, trace.Item{Key: key, X: o.Position().X, Y: o.Position().Y, Width: o.Size().Width, Height: o.Size().Height})
		}
	}
	item("find", s.find)
	item("name", s.name)
	item("type", s.typ)
	item("motif", s.motif)
	item("text", s.text)
	item("flavor", s.trim.flavor)
	item("artist", s.trim.artist)
	item("rarity", s.trim.rarity)
	item("symbol", s.trim.symbol)
	for _, c := range s.trim.frames {
		item("frame "+c.frame, c)
	}
	item("picture", s.own.crop)
	item("nearer", s.own.slider)
	for _, f := range s.facts {
		item(f.fact.Key, f.object())
	}
	line.Items = append(line.Items, trace.Item{Key: "note: " + s.note})
	return line
}
