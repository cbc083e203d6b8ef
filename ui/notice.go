package ui

import (
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// notice is a page that tells one thing, such as why a file can't be opened.
type notice struct {
	*fyne.Container
	env   *env
	text  string
	words *sketch
	back  *pill
	more  *pill // what else can be done; hidden where there is nothing
	size  fyne.Size
}

// newNotice shows text; with a way home it has a button for it.
func newNotice(e *env, text string, way bool, home func()) *notice {
	n := &notice{env: e, text: text, words: newSketch(), back: newPill(words.Tr("Home"), leading, home)}
	n.more = newPill("", leading, nil)
	n.more.Hide()
	n.Container = &fyne.Container{Layout: n, Objects: []fyne.CanvasObject{n.words.Container, n.back, n.more}}
	if !way {
		n.back.Hide()
	}
	return n
}

// offer adds something that can be done about it.
func (n *notice) offer(text string, do func()) {
	n.more.set(text, "", leading, do)
	n.more.Show()
}

// MinSize implements fyne.Layout.
func (n *notice) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(minWidth, minHeight) }

// Layout implements fyne.Layout.
func (n *notice) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	n.size = size
	area := box{size.Width * 0.2, size.Height * 0.3, size.Width * 0.6, size.Height * 0.4}
	n.words.begin()
	n.words.prose([]span{{Text: n.text, Face: look.Plain, Color: look.Now().Ivory}}, 20, area)
	n.words.end()
	m := n.back.MinSize()
	box{area.X, area.bottom(), m.Width, 44}.put(n.back)
	x := area.X
	if n.back.Visible() {
		x += m.Width + gap
	}
	box{x, area.bottom(), n.more.MinSize().Width, 44}.put(n.more)
	line := trace.Line{Screen: "notice", Width: size.Width, Height: size.Height, Scale: n.env.scale(), Prompt: n.text}
	if n.back.Visible() {
		line.Buttons = append(line.Buttons, traceButton(n.back.text, boxOf(n.back)))
	}
	if n.more.Visible() {
		line.Buttons = append(line.Buttons, traceButton(n.more.text, boxOf(n.more)))
	}
	n.env.trace.Write(line)
}

func (n *notice) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape && n.back.Visible() {
		n.back.onTap()
	}
}

func (n *notice) close() {}
