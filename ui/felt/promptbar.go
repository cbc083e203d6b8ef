package felt

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// playOn is the option of the button that lets bots go on.
const playOn = -2

// promptBar shows the prompt and its buttons. Where the
// buttons need more than one line, the bar grows downwards.
type promptBar struct {
	*fyne.Container
	env    *kit.Env
	board  *kit.Board
	words  *kit.Sketch
	pills  []*kit.Pill
	choose func(table.Button)
	toCard func(card int) func(over bool) // shows the card that a button means
	tip    func(k *kit.Pill, key string)  // says what a button with an icon does, nil: none is pointed at
	shown  []table.Button
	place  kit.Box // with all its lines
	asked  kit.Box // the question
	lead   float32 // room before the question
	guard  *kit.Shield
	came   func(kind bool) // hears that another question has come; kind: of the same kind as before
	moves  uint64          // Scene.Moves of the question
	kind   string          // what kind of thing that is
}

func newPromptBar(e *kit.Env, choose func(table.Button)) *promptBar {
	p := &promptBar{env: e, board: kit.NewBoard(e), words: kit.NewSketch(), choose: choose}
	p.guard = kit.NewShield(e)
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.board.Image, p.words.Container, p.guard}}
	return p
}

// ask is what a scene asks and offers. Note takes the place of the question while the
// person does something else: "Pick a marked card".
func (p *promptBar) ask(s *table.Scene, note string, lead float32) question {
	q := question{Text: p.question(s, note), Lead: lead}
	switch {
	case s.Over:
	case s.Prompt.Mine:
		q.Buttons = s.Prompt.Buttons
	case s.Held:
		q.Buttons = []table.Button{{Option: playOn, Text: words.Say("table.resume"), Default: true}}
	}
	return q
}

// set shows the prompt in a bar whose first line is b.
func (p *promptBar) set(s *table.Scene, q question, b kit.Box) {
	before, was := p.shown, p.spots()
	p.shown, p.lead = q.Buttons, q.Lead
	p.place = b
	p.place.H = p.buttons(q, b)
	if s.Prompt.Mine && !s.Over && len(q.Looks) == 0 && (s.Moves != p.moves || !slices.Equal(before, p.shown)) {
		p.asksNew(s, was)
	}

	p.words.Begin()
	defer p.words.End()
	back, edge, text := look.Now().PromptTheir, color.NRGBA{}, look.Now().Dimmed
	if s.Prompt.Mine && !s.Over {
		back, edge, text = look.Now().PromptMine, seatColor(s.Me, s.Me, len(s.Seats)), look.Now().Ivory
	}
	if s.Trouble != nil || s.Stopped != nil {
		edge, text = look.Now().Alarm, look.Now().Ivory
	}
	p.board.Set(p.place, back, edge, false)
	spans := []kit.Span{{Text: q.Text, Face: look.Bold, Color: text}}
	room := p.textRoom(b)
	size := float32(askedSize)
	words, h := kit.Flow(spans, size, room)
	for h > b.H-4 && size > 12 {
		size--
		words, h = kit.Flow(spans, size, room)
	}
	p.asked = p.words.Words(words, size, b.X+18+p.lead, p.place.Y+(b.H-h)/2)
}

// spot is a button with where it lies.
type spot struct {
	box    kit.Box
	button table.Button
}

// spots lists the buttons that are shown, with where they lie.
func (p *promptBar) spots() []spot {
	var all []spot
	for i, k := range p.inUse() {
		all = append(all, spot{kit.BoxOf(k), p.shown[i]})
	}
	return all
}

// asksNew keeps a click from answering the question that has come which was meant for the one
// before. A button that means the same at the same place takes it as soon as it can be seen.
func (p *promptBar) asksNew(s *table.Scene, was []spot) {
	kind := kindOf(&s.Prompt)
	same := kind == p.kind
	p.moves, p.kind = s.Moves, kind
	now := p.spots()
	p.guard.Raise(p.place, same, func(at fyne.Position) bool {
		old, new := meantAt(was, at), meantAt(now, at)
		return new == "" || new == old
	})
	p.came(same)
}

// meantAt is what a click at a place means, "" where it means nothing.
func meantAt(all []spot, at fyne.Position) string {
	for _, s := range all {
		if s.box.Has(at) {
			return cmp.Or(s.button.Key, s.button.Text)
		}
	}
	return ""
}

// kindOf is the same for prompts that ask for the same kind of thing: for one card more, or an
// answer to another play.
func kindOf(p *table.Prompt) string {
	text := strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, p.Text)
	return fmt.Sprint(text, p.Declaring, p.Paying)
}

// question is the text of the bar.
func (p *promptBar) question(s *table.Scene, note string) string {
	switch {
	case s.Trouble != nil:
		return words.Say("table.cant_save", "reason", trouble.Text(s.Trouble))
	case note != "":
		return note
	case s.Stopped != nil:
		return trouble.Text(s.Stopped)
	case s.Busy:
		return words.Say("table.saving")
	case s.Over:
		return s.Result
	case s.Prompt.Mine:
		return s.Prompt.Text
	}
	for _, seat := range s.Seats {
		if seat.Seat == s.Prompt.Seat && s.Held {
			return words.Say("table.undo_paused", "player", seat.Name)
		}
		if seat.Seat == s.Prompt.Seat && seat.Bot {
			return words.Say("table.is_thinking", "player", seat.Name)
		}
		if seat.Seat == s.Prompt.Seat {
			return words.Say("table.waiting", "player", seat.Name)
		}
	}
	return words.Say("common.moment")
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

// buttons puts the buttons into the bar, and returns how high it is with them.
func (p *promptBar) buttons(q question, b kit.Box) float32 {
	for len(p.pills) < len(p.shown) {
		k := kit.NewPill("", kit.Normal, nil)
		p.pills = append(p.pills, k)
		p.Objects = slices.Insert(p.Objects, len(p.Objects)-1, fyne.CanvasObject(k)) // below the shield
	}
	places, high := q.lay(b.W)
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
		hint, c := keyHint(p.shown, i), q.Looks[button.Option]
		k.Wide, k.OnPoint = buttonRoom(b.W), p.toCard(button.Card)
		k.Icon, k.Short, k.Off = c.Icon, c.Short, c.Off || q.Off
		if c.Icon != "" {
			k.OnPoint = p.tipped(k, hint)
			hint = ""
		}
		k.Set(button.Text, hint, w, func() { p.choose(button) })
		if !k.Visible() {
			k.Show()
		}
		places[i].Moved(b.X, b.Y).Put(k)
		if c.Icon != "" && k.Over() { // it may mean something else now
			k.OnPoint(true)
		}
	}
	return high
}

// tipped says what a button does while it is pointed at.
func (p *promptBar) tipped(k *kit.Pill, key string) func(over bool) {
	return func(over bool) {
		if over {
			p.tip(k, key)
		} else {
			p.tip(nil, "")
		}
	}
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
var keySigns = map[fyne.KeyName]string{fyne.KeyEscape: "Esc", fyne.KeySpace: "Space",
	fyne.KeyLeft: "←", fyne.KeyRight: "→", fyne.KeyUp: "↑", fyne.KeyDown: "↓"}

// keyHint is the key that presses button i, as the button says it.
func keyHint(buttons []table.Button, i int) string {
	key := keyOf(buttons, i)
	if buttons[i].Pays {
		key = "Enter"
	}
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
	if key := replayKey(buttons[i].Option); key != "" {
		return key
	}
	n := 0
	for _, b := range buttons[:i+1] {
		if b.Option != -1 && !b.Default && replayKey(b.Option) == "" {
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
