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
	shade   *canvas.Image
	words   *Sketch
	Title   string
	Note    string // below the title
	content fyne.CanvasObject
	Pills   []*Pill
	wide    float32 // how large it would like to be
	tall    float32
}

// NewSheet makes one that is closed.
func NewSheet(e *Env) *Sheet {
	s := &Sheet{env: e, shade: NewFill(look.Ink), words: NewSketch()}
	s.stop = NewCatcher(nil)
	s.shade.Translucency = 0.45
	s.Container = &fyne.Container{}
	s.Hide()
	return s
}

// Open shows content, as large as that but no larger than frame.
func (s *Sheet) Open(title string, content fyne.CanvasObject, wide, tall float32, pills ...*Pill) {
	s.Title, s.Note, s.content, s.Pills, s.wide, s.tall = title, "", content, pills, wide, tall
	s.Objects = []fyne.CanvasObject{s.stop, s.shade, s.words.Container, content}
	for _, p := range pills {
		s.Objects = append(s.Objects, p)
	}
	s.Show()
	Repaint()
}

// Close puts the sheet away.
func (s *Sheet) Close() {
	s.content, s.Pills, s.Objects = nil, nil, nil
	s.Hide()
	Repaint()
}

// IsOpen reports whether the sheet is shown.
func (s *Sheet) IsOpen() bool { return s.content != nil }

// Place lays the sheet in the middle of frame.
func (s *Sheet) Place(frame Box) {
	if !s.IsOpen() {
		return
	}
	frame.Put(s.stop)
	frame.Put(s.shade)
	w, h := min(s.wide, frame.W-40), min(s.tall, frame.H-40)
	b := Box{frame.X + float32(int((frame.W-w)/2)), frame.Y + float32(int((frame.H-h)/2)), w, h}
	s.words.Begin()
	s.words.Board(s.env, b, look.Now().Panel, look.Now().Gold)
	s.words.Text(Span{Text: s.Title, Face: look.Title, Color: look.Now().Ivory}, 24, b.X+24, b.Y+16)
	y := b.Y + 58
	if s.Note != "" {
		y = s.words.Prose([]Span{{Text: s.Note, Color: look.Now().Dimmed}}, 14.5, Box{b.X + 24, y - 4, b.W - 48, 0}).Bottom() + 8
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
