package felt

import (
	"errors"
	"image/color"
	"slices"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// ErrLed is what a game says of choices that its leader doesn't let through. The coach says why.
var ErrLed = errors.New("the leader lets no such choice through")

// Led is a game in which someone leads the person who plays.
type Led interface {
	library.Session
	// Begin begins to lead at the table that is laid for the game.
	Begin(t *Table, e *kit.Env) Leader
}

// Leader leads the person at a table. Its methods are called on the UI goroutine.
type Leader interface {
	// Lead says what the coach shows now.
	Lead() Lead
	// Moved goes on after something has changed at the table.
	Moved()
	// Stop ends what is under way.
	Stop()
}

// Stepper is a leader that shows a game that is only looked at, in steps of its own.
type Stepper interface {
	Leader
	// Step goes a number of steps on, or back.
	Step(by int)
	// Leave goes back to where the game was shown from.
	Leave()
}

// Lead is what the coach shows, and what its buttons do.
type Lead struct {
	Head    string   // "Step 3 of 15"
	Title   string   // of the step or puzzle
	Say     []string // paragraphs
	Wrong   string   // said last, standing out
	Good    bool     // what Wrong says is good news
	Cheer   string   // praise over the middle of the table, "" for none
	Buttons []LeadButton
	Look    []Pointed // what is pointed at
}

// Pointed is a zone or a card that is pointed at: the number of a zone of the
// scene, or the place of a card in the game's definitions; 0 for none.
type Pointed struct{ Zone, Def int }

// LeadButton is a button of the coach.
type LeadButton struct {
	Text string
	Main bool // Enter presses it
	Do   func()
}

// coach is the panel through which a leader speaks. It covers the lower part of
// the side panel and points at cards and zones.
type coach struct {
	*fyne.Container
	stop   *kit.Catcher
	words  *kit.Sketch
	pills  []*kit.Pill
	guard  *kit.Shield // of buttons that have just come
	frames *kit.Sketch // round what is pointed at
	cheer  *cheer
	leader Leader
	now    Lead
	early  func() bool // the picture is behind the game: what was said holds
	hasten func() bool // shows what is still to be seen first
}

func newCoach(e *kit.Env, l Leader, early, hasten func() bool) *coach {
	c := &coach{cheer: newCheer(e), stop: kit.NewCatcher(nil), words: kit.NewSketch(), frames: kit.NewSketch(), leader: l, early: early, hasten: hasten}
	c.guard = kit.NewShield(e)
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.stop, c.words.Container, c.guard}}
	return c
}

const (
	coachText = 15.5
	coachEdge = 16
)

// draw shows what the leader says now, beside the panels.
func (c *coach) draw(p *panels) {
	if c != nil && !p.sight.size.IsZero() {
		p.side.cover(c.set(p.sight.arr.Side))
		c.point(p)
		c.praise(p)
	}
}

// praise praises where the leader does.
func (c *coach) praise(p *panels) {
	s, arr := p.sight.scene, p.sight.arr
	c.cheer.set(c.now.Cheer, c.now.Title, portraits.Portrait{
		Face: p.sight.face(s.Me), Rim: seatColor(s.Me, s.Me, len(s.Seats)), Flat: look.Now().Stark,
	}, kit.NewBox(0, 0, arr.Side.X, arr.Prompt.Y))
}

// waits says which button the coach waits for before anything is chosen at the table, "" for none.
func (c *coach) waits(s *table.Scene) string {
	if s.Over || c.early() {
		return ""
	}
	for _, b := range c.leader.Lead().Buttons {
		if b.Main {
			return words.Say("table.press", "button", b.Text)
		}
	}
	return ""
}

// moved lets the leader go on after something has changed.
func (c *coach) moved() {
	if c != nil {
		c.leader.Moved()
	}
}

// end ends what the leader has under way.
func (c *coach) end() {
	if c != nil {
		c.leader.Stop()
		c.guard.Lower()
		c.cheer.halt()
	}
}

// buttons lists those of the coach.
func (c *coach) buttons() []*kit.Pill {
	if c == nil {
		return nil
	}
	return c.pills
}

// set draws the panel at the foot of the side panel, as high as it needs, and returns where
// it begins.
func (c *coach) set(side kit.Box) float32 {
	if !c.early() || c.now.Title == "" {
		c.now = c.leader.Lead()
	}
	width, size := side.W-2*coachEdge, look.Reading(coachText)
	var words []kit.Word
	at := float32(0)
	add := func(text string, f look.Face, c color.Color) {
		w, h := kit.Flow([]kit.Span{{Text: text, Face: f, Color: c}}, size, width)
		for i := range w {
			w[i].Y += at
		}
		words = append(words, w...)
		at += h + 8
	}
	for _, s := range c.now.Say {
		add(s, look.Plain, look.Now().Ivory)
	}
	if c.now.Wrong != "" {
		colour := look.Now().Alarm
		if c.now.Good {
			colour = look.Now().Gold
		}
		add(c.now.Wrong, look.Bold, colour)
	}
	heading, titleSize, titleHeight := c.heading(width)
	was := c.spots()
	rows := c.rows(width)
	head := float32(34) + titleHeight + 6
	if room := side.H - sideHead - head - float32(len(rows))*44 - 14; at > room {
		words, at = cut(words, size, room)
	}
	log := (side.H-sideHead-sideFoot)*(1-longPart) + sideFoot // what the coach covers in any case
	height := max(head+at+float32(len(rows))*44+14, log)
	b := kit.NewBox(side.X, side.Bottom()-height, side.W, height)
	b.Put(c.stop)
	c.words.Begin()
	c.words.Fill(b, look.Now().PromptMine)
	c.words.Fill(kit.NewBox(b.X, b.Y, b.W, 4), look.Now().Gold)
	c.words.Text(kit.Span{Text: c.now.Head, Face: look.Bold, Color: look.Now().Gold}, 13, b.X+coachEdge, b.Y+12)
	c.words.Words(heading, titleSize, b.X+coachEdge, b.Y+32)
	c.words.Words(words, size, b.X+coachEdge, b.Y+head)
	c.words.End()
	y := b.Bottom() - float32(len(rows))*44 - 4
	for _, row := range rows {
		x := b.X + coachEdge
		for _, k := range row {
			m := k.MinSize()
			kit.NewBox(x, y, m.Width, 36).Put(k)
			x += m.Width + kit.Gap
		}
		y += 44
	}
	if now := c.spots(); !slices.Equal(was, now) {
		c.guard.Raise(b, false, func(at fyne.Position) bool {
			old, new := meantAt(was, at), meantAt(now, at)
			return new == "" || new == old
		})
	}
	return b.Y
}

// spots lists the buttons that are shown, with where they lie.
func (c *coach) spots() []spot {
	var all []spot
	for _, k := range c.pills {
		if k.Visible() {
			all = append(all, spot{kit.BoxOf(k), table.Button{Text: k.Text}})
		}
	}
	return all
}

// heading is the title in lines, smaller where it is long, and its size and height.
func (c *coach) heading(width float32) (words []kit.Word, size, height float32) {
	for _, size = range []float32{22, 18} {
		words, height = kit.Flow([]kit.Span{{Text: c.now.Title, Face: look.Title, Color: look.Now().Ivory}}, size, width)
		if height <= 3*kit.LineHeight(size) {
			break
		}
	}
	return words, size, height
}

// cut leaves out the last lines where all would be higher than room, and ends in dots.
func cut(words []kit.Word, size, room float32) ([]kit.Word, float32) {
	line := kit.LineHeight(size)
	for len(words) > 0 && words[len(words)-1].Bottom() > room-line {
		words = words[:len(words)-1]
	}
	dots, _ := kit.Flow([]kit.Span{{Text: "…", Face: look.Bold, Color: look.Now().Gold}}, size, room)
	for i := range dots {
		dots[i].Y += room - line
	}
	return append(words, dots...), room
}

// rows makes the buttons and breaks them into lines.
func (c *coach) rows(width float32) [][]*kit.Pill {
	for len(c.pills) < len(c.now.Buttons) {
		k := kit.NewPill("", kit.Normal, nil)
		c.pills = append(c.pills, k)
		c.Objects = slices.Insert(c.Objects, len(c.Objects)-1, fyne.CanvasObject(k)) // below the shield
	}
	var rows [][]*kit.Pill
	free := float32(-1)
	for i, k := range c.pills {
		if i >= len(c.now.Buttons) {
			k.Hide()
			continue
		}
		b := c.now.Buttons[i]
		w, hint := kit.Normal, ""
		if b.Main {
			w, hint = kit.Leading, "Enter"
		}
		k.Set(b.Text, hint, w, func() { c.press(b) })
		k.Show()
		need := k.MinSize().Width + kit.Gap
		if free < need {
			rows = append(rows, nil)
			free = width + kit.Gap
		}
		free -= need
		rows[len(rows)-1] = append(rows[len(rows)-1], k)
	}
	return rows
}

// press does what a button says, once one has seen what it is about.
func (c *coach) press(b LeadButton) {
	if !c.hasten() {
		b.Do()
	}
}

// main presses the button that Enter presses; false if there is none.
func (c *coach) main() bool {
	for _, b := range c.now.Buttons {
		if b.Main {
			c.press(b)
			return true
		}
	}
	return false
}

// point frames what the coach points at: no card that can't be seen, and nothing
// while cards are still on their way to where they would be framed.
func (c *coach) point(p *panels) {
	c.frames.Begin()
	defer c.frames.End()
	if c.early() {
		return
	}
	for _, at := range c.now.Look {
		if z := p.sight.arr.Zones[at.Zone]; z != nil && at.Zone != 0 {
			c.frames.Rounded(z.Box.Inset(1), color.NRGBA{}, look.Now().Gold, frameWidth, 8)
			if p.sight.isStack(at.Zone) && len(p.sight.scene.Stack) == 0 { // it has no name on the ground
				c.frames.Text(kit.Span{Text: z.Scene.Name, Face: look.Bold, Color: look.Now().Gold}, zoneName, z.X+zoneSide, z.Y+6)
			}
		}
		for _, card := range p.sight.arr.Cards {
			if at.Def != 0 && card.Card.Def == at.Def && !p.tray.Visible() {
				corners := framed(card, p.inSight(card))
				for i, at := range corners {
					c.frames.Line(at, corners[(i+1)%len(corners)], look.Now().Gold, frameWidth)
				}
			}
		}
	}
}

// frameWidth is how thick a frame is.
const frameWidth = 3

// framed are the corners of a frame round what is seen of a card in a box, as it lies there.
func framed(card cardPlace, b kit.Box) [4]fyne.Position {
	b = b.Inset(-frameWidth / 2.0)
	corners := [4]fyne.Position{{X: b.X, Y: b.Y}, {X: b.Right(), Y: b.Y}, {X: b.Right(), Y: b.Bottom()}, {X: b.X, Y: b.Bottom()}}
	card.Tilt = -card.Tilt
	for i, p := range corners {
		corners[i] = card.turned(p)
	}
	return corners
}
