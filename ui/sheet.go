package ui

import (
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// sheet is a panel over a page: a title, something to look at or fill in, and
// buttons. What lies below it can't be reached until it is closed.
type sheet struct {
	*fyne.Container
	stop    *catcher
	shade   *canvas.Image
	words   *sketch
	title   string
	note    string // below the title
	content fyne.CanvasObject
	pills   []*pill
	wide    float32 // how large it would like to be
	tall    float32
}

func newSheet() *sheet {
	s := &sheet{shade: newFill(look.Now().Felt), words: newSketch()}
	s.stop = newCatcher(nil)
	s.shade.Translucency = 0.35
	s.Container = &fyne.Container{}
	s.Hide()
	return s
}

// open shows content, as large as that but no larger than frame.
func (s *sheet) open(title string, content fyne.CanvasObject, wide, tall float32, pills ...*pill) {
	s.title, s.note, s.content, s.pills, s.wide, s.tall = title, "", content, pills, wide, tall
	s.Objects = []fyne.CanvasObject{s.stop, s.shade, s.words.Container, content}
	for _, p := range pills {
		s.Objects = append(s.Objects, p)
	}
	s.Show()
}

func (s *sheet) close() {
	s.content, s.pills, s.Objects = nil, nil, nil
	s.Hide()
}

func (s *sheet) isOpen() bool { return s.content != nil }

// place lays the sheet in the middle of frame.
func (s *sheet) place(frame box) {
	if !s.isOpen() {
		return
	}
	frame.put(s.stop)
	frame.put(s.shade)
	w, h := min(s.wide, frame.W-40), min(s.tall, frame.H-40)
	b := box{frame.X + float32(int((frame.W-w)/2)), frame.Y + float32(int((frame.H-h)/2)), w, h}
	s.words.begin()
	s.words.edged(b, look.Now().Panel, look.Now().Gold, 1.5)
	s.words.text(span{Text: s.title, Face: look.Title, Color: look.Now().Ivory}, 24, b.X+24, b.Y+16)
	y := b.Y + 58
	if s.note != "" {
		y = s.words.prose([]span{{Text: s.note, Color: look.Now().Dimmed}}, 14.5, box{b.X + 24, y - 4, b.W - 48, 0}).bottom() + 8
	}
	s.words.end()
	box{b.X + 24, y, b.W - 48, b.bottom() - y - 68}.put(s.content)
	x := b.right() - 20
	for i := len(s.pills) - 1; i >= 0; i-- {
		m := s.pills[i].MinSize()
		x -= m.Width
		box{x, b.bottom() - 54, m.Width, 40}.put(s.pills[i])
		x -= gap
	}
}
