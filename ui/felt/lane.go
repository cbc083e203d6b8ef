package felt

import (
	"image/color"
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// lane is the stack: a column of bare felt at the side, the item that resolves next on
// top. The cards of the items are card views; the lane draws words on boards.
type lane struct {
	env    *kit.Env
	boards *fyne.Container // beneath the words
	items  []*kit.Board    // in boards
	back   *kit.Sketch     // beneath the cards
	stays  bool            // what has left the stack is stamped there: its words stay with it
	due    func()          // draws what is there then; nil: it is drawn
}

func newLane(e *kit.Env) *lane {
	return &lane{env: e, boards: &fyne.Container{}, back: kit.NewSketch()}
}

// set draws the stack, once what has left it isn't stamped any more.
func (l *lane) set(s *table.Scene, a *arrangement) {
	l.due = func() { l.draw(s, a) }
	l.stay(l.stays)
}

// stay has the words of what has left the stack stay there, or go.
func (l *lane) stay(on bool) {
	l.stays = on
	if due := l.due; !on && due != nil {
		l.due = nil
		due()
	}
}

func (l *lane) draw(s *table.Scene, a *arrangement) {
	l.back.Begin()
	defer l.back.End()
	for len(l.items) < len(s.Stack) {
		p := kit.NewBoard(l.env)
		l.items = append(l.items, p)
		l.boards.Add(p.Image)
	}
	for _, p := range l.items[len(s.Stack):] {
		p.Away()
	}
	for i := len(s.Stack) - 1; i >= 0; i-- {
		l.item(s, s.Stack[i], a.Items[i], i)
	}
}

// itemLine is a text about an item and how many lines it may take.
type itemLine struct {
	kit.Span
	size float32
	most int
}

// item draws what is said of one item on a board, its edge in its controller's colour if
// it resolves next.
func (l *lane) item(s *table.Scene, it table.ItemScene, p itemPlace, i int) {
	if !p.Shown {
		l.items[i].Away()
		return
	}
	y := p.Words.Y
	for _, line := range itemLines(s, it) {
		y += l.line(line, kit.NewBox(p.Words.X, y, p.Words.W, p.Words.Bottom()-y))
	}
	edge := color.NRGBA{}
	if it.Next {
		edge = look.Now().SeatColors[itemSeat(s, it)]
	}
	l.items[i].Set(kit.NewBox(p.Words.X-4, p.Words.Y-3, p.Words.W+4, y-p.Words.Y+7), look.Now().PlateRest, edge, false)
}

// line writes what fits into the box and returns how high that is.
func (l *lane) line(line itemLine, b kit.Box) float32 {
	words, h := line.flow(b.W, int(b.H/kit.LineHeight(line.size)))
	if len(words) > 0 {
		l.back.Words(words, line.size, b.X+4, b.Y)
	}
	return h
}

// flow breaks the text into at most that many lines of a width; its height has
// the space up to what follows.
func (line itemLine) flow(width float32, most int) ([]kit.Word, float32) {
	most = min(most, line.most)
	if most < 1 {
		return nil, 0
	}
	all, h := kit.Flow([]kit.Span{line.Span}, line.size, width-8)
	words := kit.FirstLines(all, most)
	if len(words) < len(all) {
		words[len(words)-1].Text += "…"
		h = float32(most) * kit.LineHeight(line.size)
	}
	return words, h + 1
}

// itemLines is what is said of an item: of the one that resolves next also what
// it does and what can answer it.
func itemLines(s *table.Scene, it table.ItemScene) []itemLine {
	c := look.Now().SeatColors[itemSeat(s, it)]
	lines := []itemLine{{kit.Span{Text: it.Title, Face: look.Bold, Color: look.Now().Ivory}, 12.5, 2}}
	lines = append(lines, itemLine{kit.Span{Text: turnOfPlay(it), Face: look.Plain, Color: c}, 11.5, 1})
	if !it.Next {
		return lines
	}
	if it.Answers != "" && !it.Does {
		lines = append(lines, itemLine{kit.Span{Text: it.Answers, Face: look.Italic, Color: look.Now().Dimmed}, 11.5, 2})
	}
	if it.Text != "" {
		lines = append(lines, itemLine{kit.Span{Text: bulleted(it.Text), Face: look.Plain, Color: look.Now().Ivory}, 11.5, 8})
	}
	return lines
}

// turnOfPlay is whose a play is, and whether it resolves now or next.
func turnOfPlay(it table.ItemScene) string {
	switch {
	case it.Does:
		return words.Say("table.resolving", "player", it.By)
	case it.Next:
		return words.Say("table.next", "player", it.By)
	}
	return it.By
}

// bulleted is a printed text whose dashes before things to choose from are dots: within
// short lines they would run together with the one before them.
func bulleted(text string) string {
	return strings.NewReplacer(" -\n- ", ":\n• ", "\n- ", "\n• ").Replace(text)
}

// itemSeat is the seatPlace of an item's controller.
func itemSeat(s *table.Scene, it table.ItemScene) int {
	return seatPlace(it.Seat, s.Me, len(s.Seats))
}

// newStamp says what became of an item that left the stack.
func newStamp(text string, c color.NRGBA, b kit.Box) *fyne.Container {
	back := canvas.NewRectangle(look.Paper)
	back.StrokeColor, back.StrokeWidth = c, 3
	t := kit.Label(text, look.Bold, stampSize, c)
	b.Put(back)
	m := t.MinSize()
	t.Resize(m)
	t.Move(fyne.NewPos(b.X+(b.W-m.Width)/2, b.Y+(b.H-m.Height)/2))
	return &fyne.Container{Objects: []fyne.CanvasObject{back, t}}
}
