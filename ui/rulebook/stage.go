package rulebook

import (
	"image"
	"strings"
	"time"

	"feltstack/cardart"
	"feltstack/rules/book"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// stage is where an example of a paragraph plays, above the text: a small table, what
// happens at each step, and the buttons to go on.
type stage struct {
	*fyne.Container
	env   *kit.Env
	rule  *book.Paragraph
	n     int     // the example of the rule
	was   float32 // how far the text was scrolled before
	shown *library.Example
	table *felt.Small
	words *kit.Sketch // the heading, and what happens
	text  *container.Scroll
	told  *kit.Sketch
	card  *canvas.Image // the one that the pointer is over
	wants kit.Wanted

	before, play, on, next, large, close *kit.Pill

	playing bool
	stop    func() // the wait for the next step; nil if there is none
	size    fyne.Size
}

// The measures of a stage.
const (
	stageFoot = 46
	stageHead = 30
	stageText = 15
	leastTold = 220 // how wide what happens is at least
)

// A step is read for so long before the next, with more for each sign.
const (
	stepTime  = 1800 * time.Millisecond
	timeASign = 28 * time.Millisecond
)

// stageExits is where one can go from a stage.
type stageExits struct {
	Next, Large, Close func() // Next is nil after the last example
}

func newStage(e *kit.Env, r *book.Paragraph, n int, shown *library.Example, exits stageExits) *stage {
	s := &stage{env: e, rule: r, n: n, shown: shown, table: felt.NewSmall(e, shown.About), words: kit.NewSketch(), told: kit.NewSketch(), card: canvas.NewImageFromImage(kit.Blank)}
	s.table.OnPoint = s.point
	s.text = container.NewVScroll(&fyne.Container{Layout: (*told)(s), Objects: []fyne.CanvasObject{s.told.Container}})
	s.card.FillMode = canvas.ImageFillContain
	s.card.Hide()
	icon := func(name string, i kit.Icon, text string, tap func()) *kit.Pill {
		k := kit.NewPill(text, kit.Normal, tap)
		k.Icon, k.Name = i, name
		k.Style()
		return k
	}
	s.before = icon("stage-before", kit.IconBack, words.Say("replay.back"), func() { s.step(-1) })
	s.play = icon("stage-play", kit.IconPlay, words.Say("replay.play"), func() { s.run(!s.playing) })
	s.on = icon("stage-on", kit.IconOn, words.Say("replay.forward"), func() { s.step(1) })
	s.next = kit.NewPill(words.Say("rulebook.next"), kit.Normal, exits.Next)
	s.large = kit.NewPill(words.Say("rulebook.large"), kit.Normal, exits.Large)
	s.close = kit.NewPill(words.Say("common.close"), kit.Normal, exits.Close)
	s.next.Hidden, s.next.Name, s.large.Name, s.close.Name = exits.Next == nil, "stage-next", "stage-large", "stage-close"
	s.Container = &fyne.Container{Layout: s, Objects: []fyne.CanvasObject{
		s.words.Container, s.table.Container, s.text, s.card, s.before, s.play, s.on, s.next, s.large, s.close,
	}}
	s.table.Show(shown.Scene())
	return s
}

// pills are the buttons, from left to right.
func (s *stage) pills() []*kit.Pill {
	return []*kit.Pill{s.before, s.play, s.on, s.next, s.large, s.close}
}

// step goes on or back, and stops what plays.
func (s *stage) step(by int) {
	s.run(false)
	s.turn(by)
}

// turn shows another step.
func (s *stage) turn(by int) {
	if s.shown.Step(by) {
		s.point(nil)
		s.table.Show(s.shown.Scene())
		s.text.Offset.Y = 0
		s.draw()
	}
}

// run has the example play, or stops it. From the end it begins again.
func (s *stage) run(play bool) {
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
	if s.playing = play; play {
		if s.shown.Last() {
			s.turn(-len(s.shown.Steps))
			s.wait()
		} else {
			s.turn(1)
			s.wait()
		}
	}
	s.draw()
}

// wait goes on once the step has been read.
func (s *stage) wait() {
	if s.shown.Last() {
		s.playing = false
		return
	}
	signs := len(strings.Join(s.shown.Now().Say, " "))
	s.stop = s.env.After(stepTime+time.Duration(signs)*timeASign, func() {
		s.turn(1)
		s.wait()
		s.draw()
	})
}

// point shows the card that the pointer is over, large, in place of the words.
func (s *stage) point(face *cardart.Face) {
	if face == nil || s.text.Size().Height < 1 {
		s.wants.None()
		if s.card.Visible() {
			s.card.Hide()
			s.text.Show()
			kit.Repaint()
		}
		return
	}
	size, scale := kit.CardSize(min(s.text.Size().Height, s.text.Size().Width*7/5)), s.env.Scale()
	want := kit.Picture{Face: *face, Size: kit.Pixels(size, scale)}
	s.wants.Ask(s.env.Pics, want, func(img *image.RGBA) {
		s.card.Image = img
		kit.NewBox(s.text.Position().X+(s.text.Size().Width-size.Width)/2, s.text.Position().Y, size.Width, size.Height).Put(s.card)
		s.text.Hide()
		s.card.Show()
		s.card.Refresh()
	})
}

// MinSize implements fyne.Layout.
func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }

// Layout implements fyne.Layout.
func (s *stage) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if s.size != size {
		s.size = size
		s.draw()
	}
}

// draw says what is shown now.
func (s *stage) draw() {
	if s.size.IsZero() {
		return
	}
	all := kit.NewBox(0, 0, s.size.Width, s.size.Height)
	high := all.H - stageFoot
	wide := min(all.W*0.62, high*1.7, all.W-leastTold-kit.Gap)
	kit.NewBox(0, 0, wide, high).Put(s.table.Container)
	at := kit.NewBox(wide+14, 0, all.W-wide-14, high)
	kit.NewBox(at.X, at.Y+stageHead, at.W, at.H-stageHead).Put(s.text)
	s.words.Begin()
	head := words.Say("rulebook.step_short", "n", s.shown.At+1, "all", len(s.shown.Steps))
	if of := len(s.rule.Examples); of > 1 {
		head = words.Say("rulebook.step", "example", words.Say("rulebook.example_of", "n", s.n+1, "all", of), "n", s.shown.At+1, "all", len(s.shown.Steps))
	}
	s.words.Text(kit.Span{Text: kit.Shorten(head, look.Bold, 13.5, at.W), Face: look.Bold, Color: look.Now().Gold}, 13.5, at.X, at.Y+4)
	s.words.End()
	s.tell(at.W)
	s.press()
	x := all.X
	for _, k := range []*kit.Pill{s.before, s.play, s.on} {
		m := k.MinSize()
		kit.NewBox(x, high+8, m.Width, stageFoot-10).Put(k)
		x += m.Width + kit.Gap
	}
	x = all.Right()
	for _, k := range []*kit.Pill{s.close, s.large, s.next} {
		if m := k.MinSize(); !k.Hidden {
			x -= m.Width
			kit.NewBox(x, high+8, m.Width, stageFoot-10).Put(k)
			x -= kit.Gap
		}
	}
	kit.Repaint()
}

// press shows which buttons lead anywhere now.
func (s *stage) press() {
	set := func(k *kit.Pill, off bool, i kit.Icon, text string, w kit.Weight) {
		if k.Off != off || k.Icon != i || k.Weight != w {
			k.Off, k.Icon, k.Text, k.Weight = off, i, text, w
			k.Style()
		}
	}
	set(s.before, s.shown.At == 0, kit.IconBack, s.before.Text, kit.Normal)
	forward := kit.Leading
	if s.shown.Last() {
		forward = kit.Normal
	}
	set(s.on, s.shown.Last(), kit.IconOn, s.on.Text, forward)
	if s.playing {
		set(s.play, false, kit.IconPause, words.Say("replay.pause"), kit.Normal)
	} else {
		set(s.play, false, kit.IconPlay, words.Say("replay.play"), kit.Normal)
	}
}

// tell writes what happens at the step, for a width.
func (s *stage) tell(width float32) {
	now, step := look.Now(), s.shown.Now()
	s.told.Begin()
	y, size := float32(0), look.Reading(stageText)
	add := func(text string, f look.Face) {
		flowed, h := kit.Flow([]kit.Span{{Text: text, Face: f, Color: now.Ivory}}, size, width-10)
		s.told.Words(flowed, size, 0, y)
		y += h + 6
	}
	if s.shown.At == 0 {
		add(s.shown.Name, look.Bold)
	}
	if step.Proves {
		add(words.Say("rulebook.proves"), look.Bold)
	}
	for _, line := range step.Say {
		add(line, look.Plain)
	}
	s.told.End()
	s.text.Content.Resize(fyne.NewSize(width, max(y, s.text.Size().Height)))
	s.text.Refresh()
}

// told is how high what happens is.
type told stage

// MinSize implements fyne.Layout.
func (t *told) MinSize([]fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, o := range t.told.Container.Objects {
		if o.Visible() {
			h = max(h, o.Position().Y+o.MinSize().Height)
		}
	}
	return fyne.NewSize(60, h)
}

// Layout implements fyne.Layout.
func (t *told) Layout([]fyne.CanvasObject, fyne.Size) {}

// trace lists the buttons, with the stage at a place.
func (s *stage) trace() []trace.Button {
	var all []trace.Button
	at := kit.BoxOf(s.Container)
	for _, k := range s.pills() {
		if !k.Hidden && !k.Off {
			all = append(all, kit.TraceButton(k.Text, kit.BoxOf(k).Moved(at.X, at.Y)))
		}
	}
	return all
}

// end stops what plays and lets go of the pictures. The session ends, too, unless a whole
// table goes on with it.
func (s *stage) end(keep bool) {
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
	s.wants.None()
	s.table.Close()
	kit.Free(s.card)
	if !keep {
		s.shown.Close()
	}
}
