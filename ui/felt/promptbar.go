package felt

import (
	"errors"
	"image/color"
	"strconv"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// playOn is the option of the button that lets bots go on.
const playOn = -2

// promptBar says exactly what is asked and offers the buttons. Where the
// buttons need more than one line, the bar grows downwards.
type promptBar struct {
	*fyne.Container
	env    *kit.Env
	board  *plaque
	words  *kit.Sketch
	pills  []*kit.Pill
	choose func(table.Button)
	shown  []table.Button
	place  kit.Box // with all its lines
	asked  kit.Box // the question
	lead   float32 // room before the question
}

func newPromptBar(e *kit.Env, choose func(table.Button)) *promptBar {
	p := &promptBar{env: e, board: newPlaque(), words: kit.NewSketch(), choose: choose}
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.board.pic, p.words.Container}}
	return p
}

// set shows a prompt in a bar whose first line is b. Note is shown in place of
// the question while the person does something else: "Pick a marked card".
func (p *promptBar) set(s *table.Scene, note string, b kit.Box) {
	q := s.Prompt
	p.shown = nil
	switch {
	case q.Mine && !s.Over:
		p.shown = q.Buttons
	case s.Held && !s.Over:
		p.shown = []table.Button{{Option: playOn, Text: words.Tr("Play on"), Default: true}}
	}
	p.place = b
	p.place.H = p.buttons(b, min(p.textWidth(s, note)+p.lead+40, b.W*0.62))

	p.words.Begin()
	defer p.words.End()
	back, edge, text := look.Now().PromptTheir, color.NRGBA{}, look.Now().Dimmed
	if q.Mine && !s.Over {
		back, edge, text = look.Now().PromptMine, seatColor(s.Me, s.Me, len(s.Seats)), look.Now().Ivory
	}
	if s.Trouble != "" || s.Stopped != "" {
		edge, text = look.Now().Alarm, look.Now().Ivory
	}
	p.board.set(p.place, p.env.Scale(), back, edge, false)
	spans := []kit.Span{{Text: p.question(s, note), Face: look.Bold, Color: text}}
	room := p.textRoom(b)
	size := float32(17)
	words, h := kit.Flow(spans, size, room)
	for h > b.H-4 && size > 12 {
		size--
		words, h = kit.Flow(spans, size, room)
	}
	p.asked = p.words.Words(words, size, b.X+18+p.lead, p.place.Y+(b.H-h)/2)
}

// buttonLine is how high a line of buttons is.
const buttonLine = 44

// lines is how many lines of usual buttons the bar has room for.
func (p *promptBar) lines() int { return 1 + int((p.place.H-promptLine)/buttonLine+0.5) }

// question is the text of the bar.
func (p *promptBar) question(s *table.Scene, note string) string {
	switch {
	case s.Trouble != "":
		return words.Trf("Not saved yet: %s. The game waits, and tries again by itself.", words.Tr(s.Trouble))
	case note != "":
		return note
	case s.Stopped != "":
		return words.Sentence(errors.New(s.Stopped))
	case s.Busy:
		return words.Tr("The disk takes its time: a moment")
	case s.Over:
		return s.Result
	case s.Prompt.Mine:
		return s.Prompt.Text
	}
	for _, seat := range s.Seats {
		if seat.Seat == s.Prompt.Seat && s.Held {
			return words.Trf("%s waits: choices were taken back", seat.Name)
		}
		if seat.Seat == s.Prompt.Seat && seat.Bot {
			return words.Trf("%s is thinking", seat.Name)
		}
		if seat.Seat == s.Prompt.Seat {
			return words.Trf("%s is asked", seat.Name)
		}
	}
	return words.Tr("A moment")
}

func (p *promptBar) textWidth(s *table.Scene, note string) float32 {
	return kit.LineWidth([]kit.Span{{Text: p.question(s, note), Face: look.Bold}}, 17)
}

// textRoom is how wide the question may be: up to the buttons of the first line.
func (p *promptBar) textRoom(b kit.Box) float32 {
	left := b.Right()
	for i, k := range p.pills {
		if i < len(p.shown) && k.Position().Y < p.place.Y+40 {
			left = min(left, k.Position().X)
		}
	}
	return max(left-b.X-p.lead-30, 120)
}

// buttons lays the buttons at the right, the first line shortened by the
// question's width, and returns how high the bar is with them. Long texts of buttons are
// broken, never cut.
func (p *promptBar) buttons(b kit.Box, question float32) float32 {
	for len(p.pills) < len(p.shown) {
		k := kit.NewPill("", kit.Normal, nil)
		p.pills = append(p.pills, k)
		p.Objects = append(p.Objects, k)
	}
	rows := [][]int{nil}
	free := b.W - 2*kit.Gap - question
	for i, k := range p.pills {
		if i >= len(p.shown) {
			if k.Visible() {
				k.Hide()
			}
			continue
		}
		button := p.shown[i]
		w := kit.Normal
		if button.Default {
			w = kit.Leading
		}
		k.Wide = b.W - 3*kit.Gap
		k.Set(button.Text, keyHint(p.shown, i), w, func() { p.choose(button) })
		if !k.Visible() {
			k.Show()
		}
		width := k.MinSize().Width + kit.Gap
		if free < width {
			rows = append(rows, nil)
			free = b.W - 2*kit.Gap
		}
		free -= width
		rows[len(rows)-1] = append(rows[len(rows)-1], i)
	}
	const usual = 38
	edge := (b.H - usual) / 2
	y := b.Y + edge
	for _, row := range rows {
		h := float32(usual)
		for _, i := range row {
			if m := p.pills[i].MinSize().Height; m > usual+4 {
				h = max(h, m)
			}
		}
		x := b.Right() - kit.Gap
		for j := len(row) - 1; j >= 0; j-- {
			k := p.pills[row[j]]
			w := k.MinSize().Width
			kit.NewBox(x-w, y, w, h).Put(k)
			x -= w + kit.Gap
		}
		y += h + buttonLine - usual
	}
	return y - (buttonLine - usual) + edge - b.Y
}

// inUse lists the buttons that are shown.
func (p *promptBar) inUse() []*kit.Pill { return p.pills[:min(len(p.pills), len(p.shown))] }

// taken is where the buttons lie, and the question.
func (p *promptBar) taken() (buttons []kit.Box, question kit.Box) {
	for _, k := range p.inUse() {
		buttons = append(buttons, kit.BoxOf(k))
	}
	return buttons, p.asked
}

// keySigns are keys that a button is not labelled with by their names.
var keySigns = map[fyne.KeyName]string{fyne.KeyEscape: "Esc", fyne.KeySpace: "Space"}

// keyHint is the key that presses button i, as the button says it.
func keyHint(buttons []table.Button, i int) string {
	key := keyOf(buttons, i)
	if sign, ok := keySigns[key]; ok {
		return sign
	}
	return string(key)
}

// keyOf is the key that presses button i, "" if none does.
func keyOf(buttons []table.Button, i int) fyne.KeyName {
	switch {
	case buttons[i].Option == -1:
		return fyne.KeyEscape
	case buttons[i].Default:
		return fyne.KeySpace
	}
	n := 0
	for _, b := range buttons[:i+1] {
		if b.Option != -1 && !b.Default {
			n++
		}
	}
	if n > 9 {
		return ""
	}
	return fyne.KeyName(strconv.Itoa(n))
}

// byKey finds the button a key presses.
func (p *promptBar) byKey(name fyne.KeyName) (table.Button, bool) {
	for i, b := range p.shown {
		if name != "" && keyOf(p.shown, i) == name {
			return b, true
		}
	}
	return table.Button{}, false
}
