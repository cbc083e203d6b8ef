package felt

import (
	"image/color"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// board draws what lies beneath the cards and around them: zones, plates, status, the
// stack with its arrows, the windows of the game, and marks of places to drop.
type board struct {
	env      *kit.Env
	sight    *sight
	ground   *fyne.Container // zones
	zones    map[int]*zoneView
	plates   map[int]*plate
	status   *status
	lane     *lane
	windows  *windowBar
	marks    *kit.Sketch
	verb     *kit.Sketch // the mark under a dragged card, above its picture
	dots     int
	stopDots func()
}

func newBoard(e *kit.Env, s *sight, windows *windowBar) *board {
	return &board{
		env: e, sight: s, ground: &fyne.Container{}, zones: map[int]*zoneView{}, plates: map[int]*plate{},
		status: newStatus(), lane: newLane(), windows: windows, marks: kit.NewSketch(), verb: kit.NewSketch(),
	}
}

// stop ends the dots.
func (d *board) stop() {
	if d.stopDots != nil {
		d.stopDots()
	}
}

// draw draws the board for the present scene and size, with the stops that are set; note
// says what is not asked for now.
func (d *board) draw(note string, stops table.Stops) {
	s, arr := d.sight.scene, d.sight.arr
	d.drawZones()
	for _, seat := range s.Seats {
		p := d.plates[seat.Seat]
		if p == nil {
			p = newPlate()
			d.plates[seat.Seat] = p
			d.ground.Objects = append(d.ground.Objects, p.Container)
		}
		d.drawPlate(seat)
	}
	d.status.set(s, note, arr.Status)
	d.lane.set(s, arr, dark)
	d.lane.point(s, arr)
	d.windows.set(s, stops, arr.Windows)
	d.think()
}

func (d *board) drawPlate(s table.SeatScene) {
	now := d.sight
	d.plates[s.Seat].set(s, seatColor(s.Seat, now.scene.Me, len(now.scene.Seats)), now.arr.Plates[s.Seat], d.dots, now.askedPlayer(s.Seat))
}

func (d *board) drawZones() {
	for id, p := range d.sight.arr.Zones {
		if p.Scene.Area.Row == table.RowStack {
			continue
		}
		z := d.zones[id]
		if z == nil {
			z = newZoneView()
			d.zones[id] = z
			d.ground.Objects = append(d.ground.Objects, z.objects()...)
		}
		z.set(p)
		z.light(z.lit)
	}
}

// think keeps the dots of a thinking bot running.
func (d *board) think() {
	thinking := false
	for _, seat := range d.sight.scene.Seats {
		thinking = thinking || seat.Thinking
	}
	if !thinking && d.stopDots != nil {
		d.stopDots()
		d.stopDots = nil
	}
	if thinking && d.stopDots == nil {
		d.stopDots = d.env.After(350*time.Millisecond, func() {
			d.stopDots = nil
			d.dots++
			for _, seat := range d.sight.scene.Seats {
				d.drawPlate(seat)
			}
			d.think()
		})
	}
}

// mark shows an offer's places, the one under the pointer strongly; nil: none.
func (d *board) mark(o *offer) {
	d.marks.Begin()
	defer d.marks.End()
	d.verb.Begin()
	defer d.verb.End()
	lights := map[int]lit{}
	if o != nil {
		for i, p := range o.places {
			strength := open
			if i == o.over {
				strength = over
			}
			if p.zone >= 0 {
				lights[p.zone] = strength
			}
			d.markPlace(o, i)
		}
	}
	for id, z := range d.zones {
		z.light(lights[id])
	}
	stack := dark
	for id, p := range d.sight.arr.Zones {
		if p.Scene.Area.Row == table.RowStack {
			stack = lights[id]
		}
	}
	d.lane.set(d.sight.scene, d.sight.arr, stack)
}

// markPlace marks place i of an offer and says what it means.
func (d *board) markPlace(o *offer, i int) {
	p, on := &o.places[i], d.marks
	back, text, line, width := look.Now().Panel, look.Now().Ivory, look.Now().Gold, float32(1.5)
	if i == o.over {
		back, text, line, width = look.Now().Brass, look.Ink, look.Now().Ivory, 3
		if o.dragged {
			on = d.verb // what letting go would do must not hide beneath the card
		}
	}
	if p.player != 0 {
		d.marks.Rounded(p.Box, color.NRGBA{}, look.Now().Gold, 2*width, 0)
	}
	if i == o.over && !o.dragged {
		return // a choice is open there, which says it all
	}
	on.Rounded(p.label, back, line, width, 5)
	for l := range p.lines {
		p.lines[l].Color = text
	}
	on.Words(p.lines, labelSize, p.label.X+10, p.label.Y+3)
}
