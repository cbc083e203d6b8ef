package ui

import "fyne.io/fyne/v2"

// notice is a page that tells one thing, such as why a file can't be opened.
type notice struct {
	*fyne.Container
	env   *env
	text  string
	words *sketch
	back  *pill
	size  fyne.Size
}

// newNotice shows text; with a way home it has a button for it.
func newNotice(e *env, text string, way bool, home func()) *notice {
	n := &notice{env: e, text: text, words: newSketch(), back: newPill("Home", leading, home)}
	n.Container = &fyne.Container{Layout: n, Objects: []fyne.CanvasObject{n.words.Container, n.back}}
	if !way {
		n.back.Hide()
	}
	return n
}

// MinSize implements fyne.Layout.
func (n *notice) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(minWidth, minHeight) }

// Layout implements fyne.Layout.
func (n *notice) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	n.size = size
	area := box{size.Width * 0.2, size.Height * 0.3, size.Width * 0.6, size.Height * 0.4}
	n.words.begin()
	n.words.prose([]span{{Text: n.text, Face: plain, Color: look().ivory}}, 20, area)
	n.words.end()
	m := n.back.MinSize()
	box{area.X, area.bottom(), m.Width, 44}.put(n.back)
	line := TraceLine{Screen: "notice", Width: size.Width, Height: size.Height, Scale: n.env.scale(), Prompt: n.text}
	if n.back.Visible() {
		line.Buttons = append(line.Buttons, traceButton(n.back.text, boxOf(n.back)))
	}
	n.env.trace.write(line)
}

func (n *notice) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape && n.back.Visible() {
		n.back.onTap()
	}
}

func (n *notice) close() {}
