package felt

import (
	"image"
	"image/color"
	"maps"
	"slices"
	"time"

	"feltstack/cardart/ground"
	"feltstack/cardart/portraits"
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
	floor    *groundView
	ground   *fyne.Container // what lies on it: names of zones, plates
	zones    map[int]*zoneView
	lights   *zoneLights
	plates   map[int]*plate
	status   *status
	lane     *lane
	arrows   *arrows
	windows  *windowBar
	orders   *orders
	marks    *kit.Sketch
	verb     *kit.Sketch // the mark under a dragged card, above its picture
	counting *counting
	moods    *moods
	dots     int
	stopDots func()
}

func newBoard(e *kit.Env, s *sight, windows *windowBar, orders *orders, effects *fyne.Container) *board {
	floor, lights := newGroundView(e), newZoneLights()
	d := &board{
		env: e, sight: s, floor: floor, ground: &fyne.Container{Objects: []fyne.CanvasObject{floor.Container, lights.Container}}, lights: lights, zones: map[int]*zoneView{}, plates: map[int]*plate{},
		status: newStatus(), lane: newLane(e), arrows: newArrows(e), windows: windows, orders: orders, marks: kit.NewSketch(), verb: kit.NewSketch(),
	}
	d.counting = &counting{env: e, sight: s, layer: effects, redraw: d.redraw, written: d.written, shown: map[int]int{}}
	d.moods = &moods{env: e, felt: map[int]feeling{}, redraw: d.redraw}
	return d
}

// stop ends the dots, the arrows that grow, numbers that fly, and the painting of the ground.
func (d *board) stop() {
	d.counting.end()
	d.moods.end()
	d.floor.stop()
	d.arrows.stop()
	if d.stopDots != nil {
		d.stopDots()
	}
}

// draw draws the board for the present scene and size, with the stops that are set; note
// says what is not asked for now.
func (d *board) draw(note string, stops table.Stops) {
	s, arr := d.sight.scene, d.sight.arr
	d.drawZones()
	d.drawGround()
	d.lights.lay(arr.Zones)
	for _, seat := range s.Seats {
		p := d.plates[seat.Seat]
		if p == nil {
			p = newPlate(d.env)
			d.plates[seat.Seat] = p
			d.ground.Objects = append(d.ground.Objects, p.back.Image, p.portrait.pic, p.token.Image, p.Container)
		}
		d.drawPlate(seat)
	}
	d.status.set(s, note, d.orders.set(s, arr.Status))
	d.lane.set(s, arr)
	asks := arr.Prompt
	asks.H = max(asks.H, arr.Asked)
	d.arrows.set(s, arr, append(d.texts(), asks.Inset(-6)))
	d.windows.set(s, stops, arr.Windows)
	d.think()
}

// after has what comes to the stack next come after some time, for so long something is stamped
// there.
func (d *board) after(wait time.Duration) {
	d.lane.stays, d.arrows.late = wait > 0, wait
}

func (d *board) drawPlate(s table.SeatScene) {
	now := d.sight
	asked := now.askedPlayer(s.Seat)
	s = now.counted(d.counting.of(s))
	p, c, b := d.plates[s.Seat], seatColor(s.Seat, now.scene.Me, len(now.scene.Seats)), now.arr.Plates[s.Seat]
	p.lay(s, c, b, asked)
	shape := now.shape(s)
	p.set(s, c, b, shape, d.dots)
	p.portrait.set(d.env.Pics, portraits.Portrait{
		Face: now.face(s.Seat), Mood: d.moods.of(now.scene, s.Seat), Rim: c, Flat: look.Now().Stark,
	}, shape.face, d.env.Scale())
	p.give(s.Token, shape.face)
}

// written is where words stand on the plate of a seat.
func (d *board) written(seat int) []kit.Box {
	if p := d.plates[seat]; p != nil {
		return p.Written()
	}
	return nil
}

// redraw draws the plate of a seat again.
func (d *board) redraw(seat int) {
	for _, s := range d.sight.scene.Seats {
		if s.Seat == seat {
			d.drawPlate(s)
		}
	}
}

// texts is where words stand that an arrow is to keep off.
func (d *board) texts() []kit.Box {
	arr := d.sight.arr
	all := []kit.Box{arr.Status.Inset(4)}
	for _, seat := range d.sight.scene.Seats {
		all = append(all, arr.Plates[seat.Seat].Inset(10))
	}
	for _, id := range slices.Sorted(maps.Keys(arr.Zones)) {
		if z := d.zones[id]; z != nil {
			all = append(all, z.said...)
		}
	}
	return all
}

func (d *board) drawZones() {
	for id, z := range d.zones {
		if d.sight.arr.Zones[id] == nil {
			z.clear() // it is folded
		}
	}
	for id, p := range d.sight.arr.Zones {
		if p.Scene.Area.Row == table.RowStack {
			continue
		}
		z := d.zones[id]
		if z == nil {
			z = newZoneView()
			d.zones[id] = z
			d.ground.Objects = append(d.ground.Objects, z.words.Container)
		}
		z.set(p)
	}
}

// drawGround has the ground painted as the zones lie on it now.
func (d *board) drawGround() {
	arr, scale, now := d.sight.arr, d.env.Scale(), look.Now()
	px := func(v float32) int { return int(v*scale + 0.5) }
	var in []ground.Inlay
	add := func(b kit.Box, fill color.NRGBA) {
		b.H = min(b.H, arr.All.Bottom()-kit.Gap-b.Y) // the rim stays whole
		if b.W >= 1 && b.H >= 1 {
			in = append(in, ground.Inlay{Box: image.Rect(px(b.X), px(b.Y), px(b.Right()), px(b.Bottom())), Fill: fill})
		}
	}
	add(arr.Side, now.Panel)
	add(arr.Windows, now.ZoneRest)
	for _, id := range slices.Sorted(maps.Keys(arr.Zones)) {
		p := arr.Zones[id]
		if row := p.Scene.Area.Row; row == table.RowHand || row == table.RowStack {
			continue // bare
		}
		add(p.Box, now.ZoneRest)
	}
	middle := arr.Board.Centre()
	d.floor.set(ground.Table{
		Size: image.Pt(px(arr.All.W), px(arr.All.H)), Scale: float64(scale), Lamp: image.Pt(px(middle.X), px(middle.Y)),
		Look: d.sight.scene.Ground, Felt: now.Felt, Day: now.Light, Flat: now.Stark, Banners: arr.banners(d.sight.scene, scale),
	}, in, arr.All.Size())
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
	d.marks.End()
	d.sayPlace(o)
	for id, z := range d.zones {
		z.light(lights[id])
	}
	d.lights.set(lights, d.sight.arr.Zones)
}

// markPlace marks place i of an offer and says what it means.
func (d *board) markPlace(o *offer, i int) {
	p, width := &o.places[i], float32(1.5)
	if i == o.over {
		width = 3
	}
	if p.player != 0 {
		d.marks.Rounded(p.Box, color.NRGBA{}, look.Now().Gold, 2*width, 0)
	}
	if i == o.pointed() || i == o.over {
		return // it is told in full, or a choice is open there, which says it all
	}
	p.label.draw(d.marks, look.Now().Panel, look.Now().Gold, look.Now().Ivory, width)
}

// sayPlace says in full what the place under the pointer means, or why it is closed to the
// card that is held, above that.
func (d *board) sayPlace(o *offer) {
	d.verb.Begin()
	defer d.verb.End()
	switch {
	case o == nil:
	case o.fullOf >= 0:
		o.full.draw(d.verb, look.Now().Brass, look.Now().Ivory, look.Ink, 3)
	case o.barredOf != "":
		o.full.draw(d.verb, look.Paper, look.Now().Alarm, look.Ink, 2)
	}
}
