package felt

import (
	"image"
	"math"
	"slices"
	"time"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// ribbon crosses the middle of the felt as a turn begins, with the face and the name of who
// plays now, and before that as something happens that counts. It takes no input.
type ribbon struct {
	*fyne.Container
	env   *kit.Env
	sight *sight
	back  *canvas.Image
	face  *medallion
	text  *canvas.Text
	seat  int
	at    kit.Box // where it rests
	anim  *fyne.Animation
	next  []passing // what crosses after that
}

// passing is something that crosses the felt: with the face of a seat, or -1 for none.
type passing struct {
	seat  int
	text  string
	lasts time.Duration
	rests time.Duration // how long it keeps what comes next waiting: until it leaves
}

// The measures of a ribbon.
const (
	ribbonTime  = 900 * time.Millisecond
	ribbonFades = 0.22 // of its time: as long it comes and goes
	ribbonWay   = 90   // units that it moves while it comes, and again as it goes
	ribbonHigh  = 76
	ribbonWide  = 620
	ribbonFace  = 56
	ribbonText  = 30
	ribbonLeast = 17 // the smallest that it is written
	turnRest    = 800 * time.Millisecond
	hailTime    = 700 * time.Millisecond // and more for each letter
	letterTime  = 25 * time.Millisecond
)

func newRibbon(e *kit.Env, s *sight) *ribbon {
	r := &ribbon{env: e, sight: s, back: canvas.NewImageFromImage(kit.Blank), face: newMedallion(), text: kit.Label("", look.Title, ribbonText, look.Now().Ivory)}
	r.back.FillMode = canvas.ImageFillStretch
	r.Container = &fyne.Container{Objects: []fyne.CanvasObject{r.back, r.face.pic, r.text}}
	r.Hide()
	return r
}

// turnOf is the seat whose turn it is, if it is anyone's.
func turnOf(s *table.Scene) (table.SeatScene, bool) {
	for _, seat := range s.Seats {
		if seat.Active {
			return seat, true
		}
	}
	return table.SeatScene{}, false
}

// turnTitle says whose turn it is.
func turnTitle(s *table.Scene, seat table.SeatScene) string {
	if seat.Seat == s.Me && !seat.Bot {
		return words.Say("table.your_turn")
	}
	return words.Say("table.turn_of", "player", seat.Name)
}

// turnPasses reports whether a turn begins with a scene that a story has led to.
func turnPasses(old, now *table.Scene, told story) bool {
	was, before := turnOf(old)
	is, any := turnOf(now)
	return any && !now.Over && !told.back && old.Moves < now.Moves && (!before || is.Seat != was.Seat)
}

// hailed is what crosses the felt of an event.
func hailed(e table.Event) passing {
	reads := hailTime + letterTime*time.Duration(len(e.Hail))
	return passing{e.Seat, e.Hail, reads, reads - (ribbonTime - turnRest)}
}

// passings are what crosses the felt as a story has led to a scene: what happened, then whose
// turn begins.
func passings(old, now *table.Scene, told story) []passing {
	all := told.hails
	if turnPasses(old, now, told) {
		seat, _ := turnOf(now)
		all = append(slices.Clip(all), passing{seat.Seat, turnTitle(now, seat), ribbonTime, turnRest})
	}
	return all
}

// crossFor is how long passings keep waiting what comes next.
func crossFor(e *kit.Env, all []passing) time.Duration {
	var d time.Duration
	for _, p := range all {
		d += paced(e, p.rests)
	}
	return d
}

// cross has the ribbon cross the felt for each of some passings, once what led to them has been
// seen: it lies over no card that moves.
func (r *ribbon) cross(after time.Duration, all []passing) {
	r.end()
	if len(all) == 0 || !moves(r.env) {
		return
	}
	r.next = all[1:]
	r.begin(all[0], after, paced(r.env, all[0].lasts))
}

// begin has the ribbon cross once, in a time.
func (r *ribbon) begin(p passing, after, lasts time.Duration) {
	s, board, scale := r.sight.scene, r.sight.arr.Board, r.env.Scale()
	wide := min(ribbonWide, board.W)
	r.at = kit.NewBox(board.Centre().X-wide/2, board.Centre().Y-ribbonHigh/2, wide, ribbonHigh)
	r.write(p.text, wide-ribbonFace-4*kit.Gap)
	size := image.Pt(int(wide*scale+0.5), int(ribbonHigh*scale+0.5))
	if r.back.Image == nil || r.back.Image.Bounds().Size() != size || r.seat != p.seat {
		r.back.Image = ribbonBack(size, seatColor(p.seat, s.Me, len(s.Seats)))
		r.back.Refresh()
	}
	r.seat = p.seat
	face := kit.NewBox(0, 0, ribbonFace, ribbonFace)
	if p.seat < 0 {
		face = kit.Box{}
	}
	r.face.set(r.env.Pics, portraits.Portrait{Face: r.sight.face(p.seat), Rim: seatColor(p.seat, s.Me, len(s.Seats)), Flat: look.Now().Stark}, face, scale)
	late := float32(after) / float32(after+lasts)
	r.anim = fyne.NewAnimation(after+lasts, kit.Tick(func(k float32) { r.advance(k, late) }))
	r.anim.Curve = fyne.AnimationLinear
	r.anim.Start()
}

// write has the ribbon say something, as large as fits.
func (r *ribbon) write(text string, room float32) {
	size := float32(ribbonText)
	for size > ribbonLeast && kit.LineWidth([]kit.Span{{Text: text, Face: look.Title}}, size) > room {
		size--
	}
	r.text.Text, r.text.TextSize = kit.Shorten(text, look.Title, size, room), size
}

// advance shows it at a part of its time, of which it waits for the first part.
func (r *ribbon) advance(k, late float32) {
	if k < late {
		return
	}
	if !r.Visible() {
		r.Show()
	}
	r.crossed((k - late) / (1 - late))
	if k < 1 {
		return
	}
	next := r.next
	r.end()
	r.cross(0, next)
}

// crossed shows the ribbon at a part of its time: it comes from the left, slows down, and
// leaves to the right.
func (r *ribbon) crossed(k float32) {
	in, out := kit.Clamp(k/ribbonFades, 0, 1), kit.Clamp((1-k)/ribbonFades, 0, 1)
	x := ribbonWay * ((1-out)*(1-out) - (1-in)*(1-in))
	seen := float64(min(in, out))
	at := r.at.Moved(x, 0)
	at.Put(r.back)
	r.back.Translucency, r.face.pic.Translucency = 1-seen, 1-seen
	c := look.Now().Ivory
	c.A = uint8(math.Round(255 * seen))
	if r.text.Color != c {
		r.text.Color = c
		r.text.Refresh()
	}
	words := r.text.MinSize()
	r.text.Resize(words)
	face := float32(ribbonFace + 2*kit.Gap)
	if r.seat < 0 {
		face = 0
	}
	left := at.Centre().X - (face+words.Width)/2
	r.face.pic.Move(fyne.NewPos(left, at.Centre().Y-ribbonFace/2))
	r.text.Move(fyne.NewPos(left+face, at.Centre().Y-words.Height/2))
	kit.Repaint()
}

// end takes it away.
func (r *ribbon) end() {
	if r.anim != nil {
		r.anim.Stop()
		r.anim = nil
	}
	r.next = nil
	if r.Visible() {
		r.Hide()
		kit.Repaint()
	}
}
