package felt

import (
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// keysPanel lists keys and what they do, over the table.
type keysPanel struct {
	*fyne.Container
	env   *kit.Env
	stop  *kit.Catcher
	words *kit.Sketch
}

func newKeysPanel(e *kit.Env) *keysPanel {
	k := &keysPanel{env: e, words: kit.NewSketch()}
	k.stop = kit.NewCatcher(func(fyne.Position) { k.close() })
	k.Container = &fyne.Container{Objects: []fyne.CanvasObject{k.stop, k.words.Container}}
	k.Hide()
	return k
}

// close hides the list. It reports whether it was shown.
func (k *keysPanel) close() bool {
	was := k.Visible()
	k.Hide()
	return was
}

// toggle shows the lines in the middle of frame, or hides them.
func (k *keysPanel) toggle(lines [][2]string, frame kit.Box) {
	if k.Visible() {
		k.Hide()
		return
	}
	const row, column = 26, 470
	keys := float32(0)
	for _, l := range lines {
		keys = max(keys, kit.LineWidth([]kit.Span{{Text: l[0], Face: look.Bold}}, 14)+16)
	}
	perColumn := max(int((min(frame.H, 900)-180)/row), 8)
	columns := (len(lines) + perColumn - 1) / perColumn
	perColumn = (len(lines) + columns - 1) / columns
	w, h := float32(columns*column+40), float32(perColumn*row+84)
	b := kit.NewBox(frame.X+(frame.W-w)/2, frame.Y+(frame.H-h)/2, w, h)
	frame.Put(k.stop)
	k.words.Begin()
	defer k.words.End()
	k.words.Board(k.env, b, look.Now().Panel, look.Now().Gold)
	k.words.Text(kit.Span{Text: words.Say("keys.title"), Face: look.Title, Color: look.Now().Ivory}, 26, b.X+24, b.Y+14)
	for i, l := range lines {
		x := b.X + 24 + float32(i/perColumn)*column
		y := b.Y + 62 + float32(i%perColumn)*row
		k.words.Text(kit.Span{Text: l[0], Face: look.Bold, Color: look.Now().Gold}, 14, x, y)
		k.words.Text(kit.Span{Text: l[1], Face: look.Plain, Color: look.Now().Ivory}, 14, x+keys, y)
	}
	k.Show()
}
