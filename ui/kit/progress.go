package kit

import (
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Progress is a bar that fills as work goes on.
type Progress struct {
	*fyne.Container
	words *Sketch
	done  float32 // 0 to 1
}

// NewProgress makes an empty bar.
func NewProgress() *Progress {
	p := &Progress{words: NewSketch()}
	p.Container = &fyne.Container{Layout: &Drawn{Draw: p.draw}, Objects: []fyne.CanvasObject{p.words.Container}}
	return p
}

// Set says how much is done, 0 to 1.
func (p *Progress) Set(done float64) {
	p.done = Clamp(float32(done), 0, 1)
	p.draw(p.Size().Width)
}

// draw draws it so wide and returns its height.
func (p *Progress) draw(wide float32) float32 {
	const tall = 30
	if wide < 100 {
		return tall
	}
	now := look.Now()
	p.words.Begin()
	defer p.words.End()
	said := Span{Text: words.Percent(float64(p.done)), Face: look.Bold, Color: now.Ivory}
	bar := Box{0, 8, wide - 64, 14}
	p.words.Rounded(bar, now.DeepFelt, now.Edge, 1, 7)
	if w := bar.W * p.done; w >= 2 {
		p.words.Rounded(Box{bar.X, bar.Y, max(w, bar.H), bar.H}, now.Brass, now.Brass, 0, 7)
	}
	p.words.TextRight(said, 15, wide, 4)
	return tall
}
