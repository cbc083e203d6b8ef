package felt

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// counting lets the big numbers on plates count up or down to what they are, each once what
// it changed by has flown there from its cause.
type counting struct {
	env     *kit.Env
	sight   *sight
	layer   *fyne.Container // where the numbers fly
	redraw  func(seat int)
	written func(seat int) []kit.Box // where words stand on a plate
	shown   map[int]int              // by seat: what is shown instead of the number
	running []*flight
}

// flight is the way of one number.
type flight struct {
	seat     int
	text     *canvas.Text
	color    color.NRGBA
	from, to fyne.Position
	anim     *fyne.Animation
}

// How a number flies and is counted, at the usual speed.
const (
	flyTime   = 500 * time.Millisecond
	flyBow    = 90 // how far its way bows upwards, in units
	countTime = 700 * time.Millisecond
	flySize   = 30
)

// begin keeps the numbers as they were where a story changes them. Those that still fly to
// other plates go on.
func (c *counting) begin(old *table.Scene, told story) {
	if !moves(c.env) || told.back {
		c.end()
		return
	}
	for _, seat := range old.Seats {
		if told.totals[seat.Seat] != 0 && countable(seat) {
			c.arrive(seat.Seat)
			c.shown[seat.Seat] = seat.Facts[0].N
		}
	}
}

// countable reports whether a seat has a big number that is written as such.
func countable(s table.SeatScene) bool {
	return len(s.Facts) > 0 && s.Facts[0].Value == strconv.Itoa(s.Facts[0].N)
}

// of is a seat as its plate shows it now.
func (c *counting) of(s table.SeatScene) table.SeatScene {
	n, under := c.shown[s.Seat]
	if !under || !countable(s) {
		return s
	}
	facts := append([]table.Fact{}, s.Facts...)
	facts[0].N, facts[0].Value = n, strconv.Itoa(n)
	s.Facts = facts
	return s
}

// fly lets what the numbers changed by fly from its cause and be counted there.
func (c *counting) fly(told story, cause func(seat int) (fyne.Position, bool)) {
	for _, seat := range c.sight.scene.Seats {
		by, b := told.totals[seat.Seat], c.sight.arr.Plates[seat.Seat]
		was, seen := c.shown[seat.Seat]
		if !seen || by == 0 || !countable(seat) {
			continue
		}
		col := look.Now().Alarm
		if by > 0 {
			col = look.Now().Gold
		}
		f := &flight{seat: seat.Seat, color: col, text: kit.Label(signed(by), look.Title, flySize, col)}
		size := f.text.MinSize()
		f.text.Resize(size)
		f.text.Hide()
		f.to = landsAt(b, c.sight.shape(c.sight.counted(seat)).face, size, c.written(seat.Seat))
		f.from = f.to.AddXY(0, flySize)
		if at, known := cause(seat.Seat); known {
			f.from = at.SubtractXY(size.Width/2, size.Height/2)
		}
		c.layer.Add(f.text)
		c.running = append(c.running, f)
		wait, fly, count := told.wait, paced(c.env, flyTime), paced(c.env, countTime)
		all := wait + fly + count
		now := seat.Facts[0].N
		f.anim = fyne.NewAnimation(all, kit.Tick(func(k float32) {
			at := time.Duration(float64(k) * float64(all))
			c.at(f, float32(at-wait)/float32(fly), float32(at-wait-fly)/float32(count), was, now)
		}))
		f.anim.Curve = fyne.AnimationLinear
		f.anim.Start()
	}
}

// landsAt is where a number of a size ends its way on a plate: not on the face, and where it
// covers the least of the words there.
func landsAt(plate, face kit.Box, size fyne.Size, written []kit.Box) fyne.Position {
	in := plateWords(plate)
	var best fyne.Position
	least := float32(math.MaxFloat32)
	for _, at := range []fyne.Position{
		{X: plate.X + plate.W*0.5, Y: plate.Y + min(plate.H*0.35, 40)},
		{X: face.X - size.Width - 4, Y: plate.Y + min(plate.H*0.35, 40)},
		{X: in.Right() - size.Width, Y: in.Y + (plateHead-size.Height)/2},
		{X: in.Right() - size.Width, Y: in.Bottom() - size.Height},
		{X: in.X, Y: in.Bottom() - size.Height},
	} {
		// Digits are lower than their line.
		b := kit.NewBox(at.X, at.Y+size.Height*0.2, size.Width, size.Height*0.6)
		if at.X < plate.X || b.Right() > plate.Right() || !face.Empty() && b.Meets(face) {
			continue
		}
		covers := float32(0)
		for _, w := range written {
			covers += b.Shared(w)
		}
		if covers < least {
			best, least = at, covers
		}
	}
	return best
}

// at shows a number at parts of its way and of the count: below 0 they have not begun.
func (c *counting) at(f *flight, way, count float32, was, now int) {
	if way < 0 {
		return
	}
	f.text.Hidden = count >= 1
	w := kit.Clamp(way, 0, 1)
	e := w * w * (3 - 2*w)
	f.text.Move(fyne.NewPos(f.from.X+(f.to.X-f.from.X)*e, f.from.Y+(f.to.Y-f.from.Y)*e-flyBow*float32(math.Sin(math.Pi*float64(e)))))
	if count > 0 {
		k := kit.Clamp(count, 0, 1)
		col := f.color
		col.A = uint8(255 * (1 - k))
		f.text.Color = col
		canvas.Refresh(f.text)
		c.put(f.seat, now+int(float32(was-now)*(1-k)))
	}
	if count >= 1 {
		c.drop(f)
	}
}

// put shows a number on a plate.
func (c *counting) put(seat, n int) {
	if was, under := c.shown[seat]; !under || was == n {
		return
	}
	c.shown[seat] = n
	c.redraw(seat)
}

// drop ends a flight: the plate shows the number itself.
func (c *counting) drop(f *flight) {
	f.anim.Stop()
	c.layer.Remove(f.text)
	for i, g := range c.running {
		if g == f {
			c.running = append(c.running[:i:i], c.running[i+1:]...)
			break
		}
	}
	if _, under := c.shown[f.seat]; under {
		delete(c.shown, f.seat)
		c.redraw(f.seat)
	}
}

// arrive ends the flights to a seat.
func (c *counting) arrive(seat int) {
	for _, f := range slices.Clone(c.running) {
		if f.seat == seat {
			c.drop(f)
		}
	}
}

// end shows all numbers as they are.
func (c *counting) end() {
	for len(c.running) > 0 {
		c.drop(c.running[0])
	}
	clear(c.shown)
}
