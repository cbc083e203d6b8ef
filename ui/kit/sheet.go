package kit

import (
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Sheet is a panel over a page: a title, something to look at or fill in, and
// buttons. What lies below it can't be reached until it is closed.
type Sheet struct {
	*fyne.Container
	env     *Env
	stop    *Catcher
	guard   *Shield
	shade   *canvas.Image
	words   *Sketch
	Title   string
	Note    string // below the title
	Sign    Sign   // before both; with one, the note is what is to be read
	seal    *Seal
	content fyne.CanvasObject
	Pills   []*Pill
	wide    float32 // how large it would like to be
	tall    float32
}

// NewSheet makes one that is closed.
func NewSheet(e *Env) *Sheet {
	s := &Sheet{env: e, shade: NewFill(look.Ink), words: NewSketch(), seal: NewSeal(), guard: NewShield(e)}
	s.stop = NewCatcher(nil)
	s.shade.Translucency = 0.45
	s.Container = &fyne.Container{}
	s.Hide()
	return s
}

// Open shows content, as large as that but no larger than frame.
func (s *Sheet) Open(title string, content fyne.CanvasObject, wide, tall float32, pills ...*Pill) {
	comes := !s.IsOpen() || s.Title != title
	s.Title, s.Note, s.Sign, s.content, s.Pills, s.wide, s.tall = title, "", SignNone, content, pills, wide, tall
	s.Objects = []fyne.CanvasObject{s.stop, s.shade, s.words.Container, s.seal.Container, content}
	for _, p := range pills {
		s.Objects = append(s.Objects, p)
	}
	s.Objects = append(s.Objects, s.guard)
	if comes {
		s.guard.Raise(Box{}, false, nil) // where it lies is known when it is placed
	}
	s.Show()
	Repaint()
}

// Close puts the sheet away.
func (s *Sheet) Close() {
	s.content, s.Pills, s.Objects = nil, nil, nil
	s.guard.Lower()
	s.Hide()
	Repaint()
}

// IsOpen reports whether the sheet is shown.
func (s *Sheet) IsOpen() bool { return s.content != nil }

// Cover lays the sheet over a page of a size, and its content again, which may have changed. It
// reports whether it is open.
func (s *Sheet) Cover(size fyne.Size) bool {
	if size.IsZero() || !s.IsOpen() {
		return false
	}
	frame := Box{0, 0, size.Width, size.Height}
	frame.Put(s.Container)
	s.Place(frame)
	if c, ok := s.content.(*fyne.Container); ok && c.Layout != nil {
		c.Layout.Layout(c.Objects, c.Size())
	}
	return true
}

// Place lays the sheet in the middle of frame.
func (s *Sheet) Place(frame Box) {
	if !s.IsOpen() {
		return
	}
	frame.Put(s.stop)
	frame.Put(s.guard)
	frame.Put(s.shade)
	w, h := min(s.wide, frame.W-40), min(s.tall, frame.H-40)
	b := Box{frame.X + float32(int((frame.W-w)/2)), frame.Y + float32(int((frame.H-h)/2)), w, h}
	s.words.Begin()
	s.words.Board(s.env, b, look.Now().Panel, look.Now().Gold)
	s.words.Text(Span{Text: s.Title, Face: look.Title, Color: look.Now().Ivory}, 24, b.X+24+signRoom(s.Sign), b.Y+16)
	s.seal.Set(s.Sign, Box{b.X + 22, b.Y + 22, SignSize, SignSize})
	y := b.Y + 58
	if s.Note != "" {
		spans, size := noteSpans(s.Note, s.Sign)
		x := 24 + signRoom(s.Sign)
		y = s.words.Prose(spans, size, Box{b.X + x, y - 4, b.W - x - 24, 0}).Bottom() + 8
	}
	s.words.End()
	Box{b.X + 24, y, b.W - 48, b.Bottom() - y - 68}.Put(s.content)
	x := b.Right() - 20
	for i := len(s.Pills) - 1; i >= 0; i-- {
		m := s.Pills[i].MinSize()
		x -= m.Width
		Box{x, b.Bottom() - 54, m.Width, 40}.Put(s.Pills[i])
		x -= Gap
	}
}

// signRoom is how far a sign moves what stands beside it.
func signRoom(s Sign) float32 {
	if s == SignNone {
		return 0
	}
	return SignSize + 16
}

// noteSpans is a note as it is written beside a sign.
func noteSpans(note string, s Sign) (spans []Span, size float32) {
	if s == SignNone {
		return []Span{{Text: note, Color: look.Now().Dimmed}}, 14.5
	}
	return []Span{{Text: note, Color: look.Now().Ivory}}, 16
}

// NoteHigh is how high a note is in a sheet of a width.
func NoteHigh(note string, s Sign, wide float32) float32 {
	spans, size := noteSpans(note, s)
	_, high := Flow(spans, size, wide-48-signRoom(s))
	return high
}
