package ui

import (
	"strings"

	"feltstack/table/studio"

	"fyne.io/fyne/v2"
)

// MinSize implements fyne.Layout.
func (s *studioScreen) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(minWidth, minHeight)
}

// Layout implements fyne.Layout.
func (s *studioScreen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.place(size)
	s.showFace()
}

// The measures of the studio.
const (
	studioList = 250
	studioFace = 360
)

// areas are the columns of the studio: list, form, face.
func (s *studioScreen) areas() (list, form, face box) {
	all := box{builderEdge, builderEdge + builderTools, s.size.Width - 2*builderEdge, s.size.Height - 2*builderEdge - builderTools}
	list = box{all.X, all.Y, studioList, all.H}
	face = box{all.right() - studioFace, all.Y, studioFace, all.H}
	form = box{list.right() + builderEdge, all.Y, face.X - list.right() - 2*builderEdge, all.H}
	return list, form, face
}

func (s *studioScreen) faceBox() box {
	_, _, f := s.areas()
	size := cardSize(min(f.W*7/5, f.H-66-s.pictureRoom()))
	return box{float32(int(f.X + (f.W-size.Width)/2)), f.Y, size.Width, size.Height}
}

func (s *studioScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	list, form, face := s.areas()
	x := float32(builderEdge)
	for _, p := range s.pills {
		m := p.MinSize()
		box{x, builderEdge, m.Width, 36}.put(p)
		x += m.Width + 6
	}
	s.words.begin()
	s.words.textRight(span{Text: s.note, Color: look().dimmed}, 14, size.Width-builderEdge, builderEdge+8)
	s.words.fill(list, look().panel)
	list.inset(4).put(s.list)
	if set := s.current(); set == nil || set.Problem != "" || s.card < 0 {
		s.hidePicture()
	}
	switch set := s.current(); {
	case set == nil:
		s.invite(form)
	case set.Problem != "":
		s.words.warn(trf("The file of this set can't be read: %s. Mend it with a text editor; it is taken in as soon as it is saved.", set.Problem), 16, form)
	case s.card < 0:
		s.words.prose([]span{{Text: tr("This set has no card yet. Press New card."), Color: look().dimmed}}, 16, form)
	default:
		s.placeForm(form)
		s.placeFace(face)
	}
	s.words.end()
	s.env.trace.write(s.traceLine())
}

// invite tells what can be done here.
func (s *studioScreen) invite(form box) {
	y := s.words.prose([]span{{Text: tr("Make cards of your own"), Face: title, Color: look().ivory}}, 26, form).bottom() + 10
	s.words.prose([]span{{Text: tr("Press New card. Write what it does in the same words that other cards use: while you type you see how it may go on, what is not understood, and the finished card. Try it at once, put it into a deck, print it."), Color: look().dimmed}}, 16, box{form.X, y, form.W * 0.9, 0})
}

func (s *studioScreen) placeForm(f box) {
	label := func(text string, x, y float32) {
		s.words.text(span{Text: text, Color: look().dimmed}, 13, x, y)
	}
	half := (f.W - 12) / 2
	label(tr("Name"), f.X, f.Y)
	box{f.X, f.Y + 18, half, 38}.put(s.name)
	label(tr("Type"), f.X+half+12, f.Y)
	box{f.X + half + 12, f.Y + 18, half, 38}.put(s.typ)
	y := f.Y + 64
	n := float32(len(s.facts) + 2)
	w := (f.W - 12*(n-1)) / n
	x := f.X
	for _, fact := range s.facts {
		label(strings.ToUpper(fact.fact.Key), x, y)
		box{x, y + 18, w, 38}.put(fact.entry)
		x += w + 12
	}
	label(tr("Motif"), x, y)
	box{x, y + 18, f.right() - x, 38}.put(s.motif)
	y += 68
	label(tr("Text"), f.X, y)
	texts := f.H * 0.34
	box{f.X, y + 18, f.W, texts}.put(s.text)
	s.placeOffers()
	s.drawFault(box{f.X, y + texts + 26 + 76, f.W, f.bottom() - y - texts - 102})
}

// placeOffers lays the ways to go on below the text, in two lines.
func (s *studioScreen) placeOffers() {
	if s.size.IsZero() || s.text.Size().IsZero() {
		return
	}
	at := boxOf(s.text)
	x, y := at.X, at.bottom()+6
	const h = 30
	for _, p := range s.offers {
		if !p.Visible() {
			continue
		}
		w := p.MinSize().Width - 8
		if x > at.X && x+w > at.right() {
			x, y = at.X, y+h+4
		}
		if y > at.bottom()+h*2+6 {
			p.Hide()
			continue
		}
		box{x, y, w, h}.put(p)
		x += w + 4
	}
}

// drawFault says what is wrong with the card, with the words at fault marked.
func (s *studioScreen) drawFault(b box) {
	k := s.fault
	k.begin()
	defer k.end()
	b.Y = s.drawMotifFault(b)
	st := s.state()
	if st == nil || st.Fault == nil {
		return
	}
	f := st.Fault
	y := k.warn(sentence(stringError(f.What)), 15, b).bottom() + 6
	if f.To > f.From || f.From > 0 {
		y = s.quoteFault(f, box{b.X, y, b.W, 0}) + 6
	}
	if len(f.Near) > 0 {
		k.prose([]span{{Text: trf("Understood would be: %s", strings.Join(f.Near, "  ·  ")), Color: look().ivory}}, 14.5, box{b.X, y, b.W, 0})
	}
}

// quoteFault shows the line that is not understood, its words underlined.
func (s *studioScreen) quoteFault(f *studio.Fault, b box) float32 {
	text := s.state().Def.Text
	from, to := min(f.From, len(text)), min(f.To, len(text))
	start := strings.LastIndexByte(text[:from], '\n') + 1
	end := len(text)
	if i := strings.IndexByte(text[to:], '\n'); i >= 0 {
		end = to + i
	}
	wrong := text[from:to]
	if wrong == "" {
		wrong = "…"
	}
	words, h := flow([]span{{Text: text[start:from], Color: look().dimmed}, {Text: wrong, Face: bold, Color: look().ivory}, {Text: text[to:end], Color: look().dimmed}}, 15, b.W)
	s.fault.words(words, 15, b.X, b.Y)
	for _, w := range words {
		if w.Face == bold {
			s.fault.fill(box{b.X + w.X, b.Y + w.bottom() + 1, w.W, 2}, look().alarm)
		}
	}
	return b.Y + h
}

// stringError is a sentence that is an error.
type stringError string

func (e stringError) Error() string { return string(e) }

func (s *studioScreen) placeFace(b box) {
	at := s.faceBox()
	at.put(s.face)
	st := s.state()
	under := box{b.X, at.bottom() + 14, b.W, 0}
	switch {
	case st == nil:
		under = s.words.prose([]span{{Text: tr("A moment"), Color: look().dimmed}}, 15, under)
	case st.Works:
		under = s.words.prose([]span{{Text: tr("It works: it can be tried, played with and printed"), Face: bold, Color: look().gold}}, 15, under)
	default:
		under = s.words.warn(tr("It does not work yet: no game is played with it"), 15, under)
	}
	s.placePicture(box{b.X, under.bottom() + 10, b.W, b.bottom() - under.bottom() - 10})
}

func (s *studioScreen) traceLine() TraceLine {
	line := TraceLine{Screen: "studio", Width: s.size.Width, Height: s.size.Height, Scale: s.env.scale()}
	switch st := s.state(); {
	case st == nil:
	case st.Works:
		line.Prompt = "works: " + st.Def.Name
	default:
		line.Prompt = "does not work: " + st.Fault.What
	}
	if s.choice.Visible() {
		line.Buttons = s.choice.trace()
		return line
	}
	buttons := append(s.pills[:len(s.pills):len(s.pills)], s.own.choose, s.own.motif)
	for _, p := range append(buttons, s.offers...) {
		if p.Visible() {
			line.Buttons = append(line.Buttons, traceButton(p.text, boxOf(p)))
		}
	}
	at := s.list.Position().Subtract(s.list.Offset)
	for _, o := range s.rows.Objects {
		if p, ok := o.(*pill); ok {
			line.Buttons = append(line.Buttons, traceButton(strings.TrimSpace(p.text), boxOf(p).moved(at.X, at.Y)))
		}
	}
	item := func(key string, o fyne.CanvasObject) {
		if o.Visible() {
			line.Items = append(line.Items, TraceItem{Key: key, X: o.Position().X, Y: o.Position().Y, Width: o.Size().Width, Height: o.Size().Height})
		}
	}
	item("name", s.name)
	item("type", s.typ)
	item("motif", s.motif)
	item("text", s.text)
	item("picture", s.own.crop)
	item("nearer", s.own.slider)
	for _, f := range s.facts {
		item(f.fact.Key, f.entry)
	}
	line.Items = append(line.Items, TraceItem{Key: "note: " + s.note})
	return line
}
