package ui

import (
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// notice is a page that tells one thing, such as why a file can't be opened.
type notice struct {
	*fyne.Container
	env   *kit.Env
	text  string
	words *kit.Sketch
	back  *kit.Pill
	more  *kit.Pill // what else can be done; hidden where there is nothing
	size  fyne.Size
}

// newNotice shows text; with a way home it has a button for it.
func newNotice(e *kit.Env, text string, way bool, home func()) *notice {
	n := &notice{env: e, text: text, words: kit.NewSketch(), back: kit.NewPill(words.Say("common.home"), kit.Leading, home)}
	n.more = kit.NewPill("", kit.Leading, nil)
	n.more.Hide()
	n.Container = &fyne.Container{Layout: kit.PageLayout(n.place), Objects: []fyne.CanvasObject{n.words.Container, n.back, n.more}}
	if !way {
		n.back.Hide()
	}
	return n
}

// offer adds something that can be done about it.
func (n *notice) offer(text string, do func()) {
	n.more.Set(text, "", kit.Leading, do)
	n.more.Show()
}

func (n *notice) place(size fyne.Size) {
	n.size = size
	area := kit.NewBox(size.Width*0.2, size.Height*0.3, size.Width*0.6, size.Height*0.4)
	n.words.Begin()
	n.words.Prose([]kit.Span{{Text: n.text, Face: look.Plain, Color: look.Now().Ivory}}, 20, area)
	n.words.End()
	m := n.back.MinSize()
	kit.NewBox(area.X, area.Bottom(), m.Width, 44).Put(n.back)
	x := area.X
	if n.back.Visible() {
		x += m.Width + kit.Gap
	}
	kit.NewBox(x, area.Bottom(), n.more.MinSize().Width, 44).Put(n.more)
	line := trace.Line{Screen: "notice", Width: size.Width, Height: size.Height, Scale: n.env.Scale(), Prompt: n.text}
	if n.back.Visible() {
		line.Buttons = append(line.Buttons, kit.TraceButton(n.back.Text, kit.BoxOf(n.back)))
	}
	if n.more.Visible() {
		line.Buttons = append(line.Buttons, kit.TraceButton(n.more.Text, kit.BoxOf(n.more)))
	}
	n.env.Trace.Write(line)
}

func (n *notice) Key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape && n.back.Visible() {
		n.back.OnTap()
	}
}

func (n *notice) Close() {}
