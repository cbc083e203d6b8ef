package ui

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// notice is a page that tells one thing on a plate in its middle, such as why a file can't be
// opened.
type notice struct {
	*fyne.Container
	env         *kit.Env
	title, text string
	sign        kit.Sign
	words       *kit.Sketch
	seal        *kit.Seal
	back        *kit.Pill
	more        *kit.Pill // what else can be done; hidden where there is nothing
	size        fyne.Size
}

// The measures of the plate.
const (
	noticeWidth = 680
	noticeEdge  = 32
	noticeSign  = 64
	noticeTitle = 30
	noticeText  = 18
	noticePill  = 44
)

// newNotice shows a title and a text; home is what its button does, nil for none.
func newNotice(e *kit.Env, title, text string, sign kit.Sign, home func()) *notice {
	n := &notice{env: e, title: title, text: text, sign: sign, words: kit.NewSketch(), seal: kit.NewSeal()}
	n.back, n.more = kit.NewPill(words.Say("common.home"), kit.Leading, home), kit.NewPill("", kit.Leading, nil)
	n.more.Hide()
	n.Container = &fyne.Container{Layout: kit.PageLayout(n.place), Objects: []fyne.CanvasObject{n.words.Container, n.seal.Container, n.back, n.more}}
	if home == nil {
		n.back.Hide()
	}
	return n
}

// offer adds something that can be done about it: what helps most.
func (n *notice) offer(text string, do func()) {
	n.back.Set(n.back.Text, "", kit.Normal, n.back.OnTap)
	n.more.Set(text, "", kit.Leading, do)
	n.more.Show()
}

// pills are the buttons that there are.
func (n *notice) pills() []*kit.Pill {
	var all []*kit.Pill
	for _, p := range []*kit.Pill{n.back, n.more} {
		if p.Visible() {
			all = append(all, p)
		}
	}
	return all
}

func (n *notice) place(size fyne.Size) {
	n.size = size
	width := min(noticeWidth, size.Width-2*kit.Gap)
	in, left := width-2*noticeEdge, float32(noticeEdge)
	if n.sign != kit.SignNone {
		left += noticeSign + 22
		in -= noticeSign + 22
	}
	title, titleHigh := kit.Flow([]kit.Span{{Text: n.title, Face: look.Title, Color: look.Now().Ivory}}, noticeTitle, in)
	text, textHigh := kit.Flow([]kit.Span{{Text: n.text, Color: look.Now().Ivory}}, noticeText, in)
	pills := n.pills()
	height := 2*noticeEdge + max(titleHigh+6+textHigh, noticeSign)
	if len(pills) > 0 {
		height += 26 + noticePill
	}
	b := kit.NewBox((size.Width-width)/2, (size.Height-height)*0.45, width, height)
	n.words.Begin()
	n.words.Board(n.env, b, look.Now().Panel, look.Now().Gold)
	n.words.Words(title, noticeTitle, b.X+left, b.Y+noticeEdge-4)
	n.words.Words(text, noticeText, b.X+left, b.Y+noticeEdge+titleHigh+6)
	n.words.End()
	n.seal.Set(n.sign, kit.NewBox(b.X+noticeEdge, b.Y+noticeEdge, noticeSign, noticeSign))
	line := trace.Line{Screen: "notice", Width: size.Width, Height: size.Height, Scale: n.env.Scale(), Prompt: strings.TrimSuffix(n.title+": "+n.text, ": ")}
	x := b.Right() - noticeEdge
	for i := len(pills) - 1; i >= 0; i-- {
		w := pills[i].MinSize().Width + 16
		x -= w
		kit.NewBox(x, b.Bottom()-noticeEdge-noticePill, w, noticePill).Put(pills[i])
		x -= kit.Gap
	}
	line.Buttons = kit.TracePills(fyne.Position{}, pills...)
	n.env.Trace.Write(line)
}

// Key implements page.
func (n *notice) Key(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyEscape && n.back.Visible():
		n.back.OnTap()
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		for _, p := range n.pills() {
			if p.Weight == kit.Leading {
				p.Tapped(nil)
				return
			}
		}
	}
}

// Close implements page.
func (n *notice) Close() {}
