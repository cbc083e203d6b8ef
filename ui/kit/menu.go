package kit

import (
	"math"
	"slices"
	"strings"

	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// MenuLine is one line of a menu at the pointer.
type MenuLine struct {
	Head  string // above it: what it and those after it belong to; may be empty
	Text  string
	Notes []Note // below it
	Later bool   // a note comes later: there is room for it from the start
	Do    func()
	Point func(over bool) // hears that the pointer, or the mark of the arrows, comes and goes; may be nil
}

// Menu is a small list at the pointer: what can be meant here. It is no
// overlay of the window: what lies beside it stays alive, and a click there
// closes it.
type Menu struct {
	*fyne.Container
	stop  *Catcher
	guard *Shield
	off   *Catcher // all beside the menu of a button: a click there closes it
	env   *Env
	head  *Sketch
	Pills []*Pill
	Lines []MenuLine
	At    int // the line that the arrows lead to, -1 for none
	box   Box
	title []Word
	top   float32  // where the lines begin, below the title
	heads [][]Word // above each line
	Shown func()   // hears that it has opened or closed; may be nil
	Left  func()   // closes it after a click beside it; nil: it only closes
}

// NewMenu makes one that is closed.
func NewMenu(e *Env) *Menu {
	c := &Menu{env: e, head: NewSketch()}
	c.stop, c.off = NewCatcher(nil), NewCatcher(func(fyne.Position) { c.leave() })
	c.guard = NewShield(e)
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.off, c.stop, c.head.Container, c.guard}}
	c.Hide()
	return c
}

// Open shows the lines beside p, inside frame. The title says what is chosen.
func (c *Menu) Open(title string, lines []MenuLine, p fyne.Position, frame Box) {
	c.lay(title, lines, min(widestMenu, frame.W-20))
	b := Box{p.X + 10, p.Y - 20, c.box.W, c.box.H}
	if b.Right() > frame.Right() {
		b.X = p.X - b.W - 10
	}
	c.show(b.Within(frame.Inset(4)))
}

// OpenBelow shows the lines below the button at a box, inside frame, or above it where there is
// no room.
func (c *Menu) OpenBelow(title string, lines []MenuLine, of, frame Box) {
	in := frame.Inset(4)
	c.lay(title, lines, min(widestMenu, in.W))
	b := Box{of.X, of.Bottom() + menuGap, c.box.W, c.box.H}
	if b.Right() > in.Right() {
		b.X = of.Right() - b.W
	}
	if b.Bottom() > in.Bottom() {
		b.Y = of.Y - menuGap - b.H
	}
	if b.Y < in.Y { // it is too long for either
		c.OpenBeside(title, lines, of, frame, nil, nil)
		return
	}
	c.show(b.Within(in))
	frame.Put(c.off)
	c.off.Show()
	c.guard.Raise(frame, false, nil)
}

// OpenBeside shows the lines beside a box, inside frame: over neither that nor any box of
// off where there is room, and rather not over those of rather.
func (c *Menu) OpenBeside(title string, lines []MenuLine, of, frame Box, off, rather []Box) {
	room := max(frame.Right()-of.Right(), of.X-frame.X) - 2*menuGap
	if room < leastBeside { // then it goes above or below
		room = frame.W - 2*menuGap
	}
	off = append(off, of)
	place := func(most float32) Box {
		c.lay(title, lines, most)
		return besideBox(c.box, of, frame.Inset(4), off, rather)
	}
	width := min(widestMenu, room)
	best := place(width)
	if c.box.H > frame.H/2 { // wider, it is less high, and may cover less
		for _, most := range []float32{widestLong, frame.W} {
			most = min(most, frame.W-2*menuGap)
			wide := place(most)
			if was, now := over(best, off), over(wide, off); now < was || now == was && width < widestLong {
				best, width = wide, most
			}
		}
		best = place(width)
	}
	c.show(best)
}

// over is how much of boxes lies under another one.
func over(b Box, boxes []Box) float32 {
	sum := float32(0)
	for _, o := range boxes {
		sum += common(b, o)
	}
	return sum
}

// besideBox is where a box of a size lies best beside another one, inside frame: over as
// little of off as can be, then over little of rather, near to it, and rather at its side.
func besideBox(b, of, frame Box, off, rather []Box) Box {
	xs := []float32{of.Right() + menuGap, of.X - menuGap - b.W, of.Centre().X - b.W/2}
	ys := []float32{of.Y, of.Bottom() - b.H, of.Y - menuGap - b.H, of.Bottom() + menuGap}
	for _, o := range off {
		xs = append(xs, o.Right()+menuGap, o.X-menuGap-b.W)
		ys = append(ys, o.Y-menuGap-b.H, o.Bottom()+menuGap)
	}
	best, least := Box{}, float32(math.MaxFloat32)
	for i, x := range xs {
		for j, y := range ys {
			at := Box{x, y, b.W, b.H}.Within(frame)
			far := Abs(at.Centre().X-of.Centre().X) - (at.W+of.W)/2
			high := Abs(at.Centre().Y-of.Centre().Y) - (at.H+of.H)/2
			cost := 4*max(far, 0) + 4*max(high, 0) + float32(i+j)
			cost += 1000 * over(at, off)
			cost += 0.02 * over(at, rather)
			if cost < least {
				best, least = at, cost
			}
		}
	}
	return best
}

// common is how much of two boxes is the same.
func common(a, b Box) float32 {
	return max(0, min(a.Right(), b.Right())-max(a.X, b.X)) * max(0, min(a.Bottom(), b.Bottom())-max(a.Y, b.Y))
}

// menuLine and widestMenu are how high a line of a menu is at least, and how wide a menu
// at most; a long one, widestLong.
const menuLine, widestMenu, widestLong = 36, 520, 700

// laterLines is how many lines of a note that comes later have room in a menu, and laterWide
// how wide it is for that at least.
const laterLines, laterWide = 2, 360

// menuTitle is how large its title is, menuHead that of a group of lines, which takes so much room.
const menuTitle, menuHead, menuHeadRoom = 16, 12, 24

// leastBeside is how much room there is beside a box that a menu is laid at its side.
const leastBeside = 260

// menuGap is between a menu and what it is about.
const menuGap = 8

// lay makes the lines and finds out how much room they take.
func (c *Menu) lay(title string, lines []MenuLine, most float32) {
	c.Lines, c.At = lines, -1
	for len(c.Pills) < len(lines) {
		k := NewPill("", Quiet, nil)
		k.Left = true
		c.Pills = append(c.Pills, k)
		c.Objects = slices.Insert(c.Objects, len(c.Objects)-1, fyne.CanvasObject(k)) // below the shield
	}
	width := min(LineWidth([]Span{{Text: title, Face: look.Title}}, menuTitle)+36, most)
	for i, k := range c.Pills {
		if i >= len(lines) {
			k.Hide()
			continue
		}
		k.hover, k.Wide, k.Low = false, most-8, 0
		if lines[i].Later {
			k.Low = laterLines
			width = max(width, min(laterWide, most))
		}
		c.write(i)
		k.Show()
		width = max(width, k.MinSize().Width+24)
	}
	width = Clamp(width, min(190, most), most)
	said, head := Flow([]Span{{Text: title, Face: look.Title, Color: look.Now().Gold}}, menuTitle, width-36)
	c.title, c.top, c.heads = said, head+12, make([][]Word, len(lines))
	all := c.top + 10
	for i, k := range c.Pills[:len(lines)] {
		if lines[i].Head != "" {
			c.heads[i], _ = Flow([]Span{{Text: lines[i].Head, Color: look.Now().Dimmed}}, menuHead, width-36)
			all += menuHeadRoom
		}
		all += max(k.MinSize().Height, menuLine)
	}
	c.box = Box{W: width, H: all}
}

// write has the button of a line say and do what it should.
func (c *Menu) write(i int) {
	k, l := c.Pills[i], c.Lines[i]
	k.Notes, k.OnPoint = l.Notes, l.Point
	k.Set(l.Text, hintOf(i), Quiet, l.Do)
}

// Renew changes what the lines say and do. None of them moves: a strong note that its line has
// no room for is left out. It reports whether these are as many lines as before.
func (c *Menu) Renew(lines []MenuLine) bool {
	if len(lines) != len(c.Lines) {
		return false
	}
	c.Lines = lines
	for i, k := range c.Pills[:len(lines)] {
		k.Wide = k.Size().Width
		c.write(i)
		if k.MinSize().Height > k.Size().Height {
			k.Notes = slices.DeleteFunc(slices.Clone(k.Notes), func(n Note) bool { return n.Strong })
			k.Style()
		}
	}
	Repaint()
	return true
}

// Box is where it lies.
func (c *Menu) Box() Box { return c.box }

// show puts it all into a box.
func (c *Menu) show(b Box) {
	c.box = b
	c.off.Hide()
	c.box.Put(c.stop)
	c.head.Begin()
	c.head.Board(c.env, c.box, look.Now().Panel, look.Now().Gold)
	c.head.Words(c.title, menuTitle, c.box.X+18, c.box.Y+8)
	y := c.box.Y + c.top
	for i, k := range c.Pills[:len(c.Lines)] {
		if c.heads[i] != nil {
			c.head.Words(c.heads[i], menuHead, c.box.X+18, y+6)
			y += menuHeadRoom
		}
		h := max(k.MinSize().Height, menuLine)
		Box{c.box.X + 4, y, c.box.W - 8, h}.Put(k)
		y += h
	}
	c.head.End()
	c.guard.Raise(c.box, false, nil)
	c.Show()
	c.tell()
	Repaint()
}

// tell has who listens hear that it has opened or closed.
func (c *Menu) tell() {
	if c.Shown != nil {
		c.Shown()
	}
}

// menuKeys are the keys that press the lines of a menu, in order.
const menuKeys = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"

func hintOf(i int) string {
	if i >= len(menuKeys) {
		return ""
	}
	return menuKeys[i : i+1]
}

// Close hides the list. It reports whether it was open.
func (c *Menu) Close() bool {
	was := c.Visible()
	c.guard.Lower()
	c.Hide()
	c.Lines = nil
	if was {
		c.tell()
		Repaint()
	}
	return was
}

// Unguard ends its wait for a click that is meant for it.
func (c *Menu) Unguard() { c.guard.Lower() }

// leave closes the list after a click beside it.
func (c *Menu) leave() {
	if c.Left != nil {
		c.Left()
		return
	}
	c.Close()
}

// Lead moves the mark d lines on.
func (c *Menu) Lead(d int) {
	if n := len(c.Lines); n > 0 && d != 0 {
		if c.At < 0 && d < 0 {
			c.At = n
		}
		c.At = (c.At + d + n) % n
	}
	for i := range c.Lines {
		c.Pills[i].point(i == c.At)
	}
}

// Press does what the marked line says.
func (c *Menu) Press() {
	if c.At < 0 {
		c.Lead(1)
		return
	}
	c.Lines[c.At].Do()
}

// Trace lists the lines for a trace.
func (c *Menu) Trace() []trace.Button { return TracePills(fyne.Position{}, c.Pills...) }

// Key presses the line that has the key.
func (c *Menu) Key(name fyne.KeyName) bool {
	i := strings.Index(menuKeys, string(name))
	if !c.Visible() || len(name) != 1 || i < 0 || i >= len(c.Lines) {
		return false
	}
	c.Lines[i].Do()
	return true
}
