package felt

import (
	"image"
	"math"
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
// plays now. It takes no input.
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
	turnRest    = 800 * time.Millisecond // how long it keeps the next scene waiting: until it leaves
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
	was, _ := turnOf(old)
	is, any := turnOf(now)
	return any && !now.Over && !told.back && old.Moves < now.Moves && is.Seat != was.Seat
}

// cross has the ribbon cross the felt in a time, once what led to the turn has been seen: it lies
// over no card that moves.
func (r *ribbon) cross(after, lasts time.Duration) {
	seat, any := turnOf(r.sight.scene)
	if !any || !moves(r.env) {
		return
	}
	r.end()
	s, board, scale := r.sight.scene, r.sight.arr.Board, r.env.Scale()
	wide := min(ribbonWide, board.W)
	r.at = kit.NewBox(board.Centre().X-wide/2, board.Centre().Y-ribbonHigh/2, wide, ribbonHigh)
	r.text.Text = kit.Shorten(turnTitle(s, seat), look.Title, ribbonText, wide/2)
	size := image.Pt(int(wide*scale+0.5), int(ribbonHigh*scale+0.5))
	if r.back.Image == nil || r.back.Image.Bounds().Size() != size || r.seat != seat.Seat {
		r.back.Image = ribbonBack(size, seatColor(seat.Seat, s.Me, len(s.Seats)))
		r.back.Refresh()
	}
	r.seat = seat.Seat
	r.face.set(r.env.Pics, portraits.Portrait{Face: r.sight.face(seat.Seat), Rim: seatColor(seat.Seat, s.Me, len(s.Seats)), Flat: look.Now().Stark}, kit.NewBox(0, 0, ribbonFace, ribbonFace), scale)
	late := float32(after) / float32(after+lasts)
	r.anim = fyne.NewAnimation(after+lasts, kit.Tick(func(k float32) { r.advance(k, late) }))
	r.anim.Curve = fyne.AnimationLinear
	r.anim.Start()
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
	if k == 1 {
		r.end()
	}
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
	all := ribbonFace + 2*kit.Gap + words.Width
	left := at.Centre().X - all/2
	r.face.pic.Move(fyne.NewPos(left, at.Centre().Y-ribbonFace/2))
	r.text.Move(fyne.NewPos(left+ribbonFace+2*kit.Gap, at.Centre().Y-words.Height/2))
	kit.Repaint()
}

// end takes it away.
func (r *ribbon) end() {
	if r.anim != nil {
		r.anim.Stop()
		r.anim = nil
	}
	if r.Visible() {
		r.Hide()
		kit.Repaint()
	}
}
