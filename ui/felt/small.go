package felt

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var _ desktop.Hoverable = (*smallPointer)(nil)

// Small is a small table that is only looked at. Its cards go to their places from one scene
// to the next.
type Small struct {
	*fyne.Container
	OnPoint func(face *cardart.Face) // hears which card the pointer is over, nil for none

	env    *kit.Env
	about  func(def int) library.CardInfo
	ground *canvas.Image
	names  *kit.Sketch
	layer  *fyne.Container // the cards
	views  map[int]*smallCard
	scene  *table.Scene
	arr    *arrangement
	laid   fyne.Size   // for which that is
	inlaid smallGround // what the ground shows
	busy   bool        // it is being painted
	anim   *fyne.Animation
	closed bool
}

// smallGround is what the ground of a small table is painted for.
type smallGround struct {
	size   image.Point
	inlays string
}

// smallCard is a card on a small table.
type smallCard struct {
	*canvas.Image
	wants    kit.Wanted
	glow     glow
	from, to fyne.Position // of its middle
	face     *cardart.Face // nil where it lies face down
}

// smallNames is the size of the names beside faces.
const smallNames = 11.5

// NewSmall makes a table that shows nothing yet. about is what is on a card.
func NewSmall(e *kit.Env, about func(def int) library.CardInfo) *Small {
	s := &Small{
		OnPoint: func(*cardart.Face) {}, env: e, about: about, ground: canvas.NewImageFromImage(kit.Blank), names: kit.NewSketch(),
		layer: &fyne.Container{}, views: map[int]*smallCard{},
	}
	s.ground.ScaleMode = canvas.ImageScaleFastest
	s.ground.Hide()
	p := &smallPointer{table: s}
	p.ExtendBaseWidget(p)
	s.Container = &fyne.Container{Layout: s, Objects: []fyne.CanvasObject{s.ground, s.layer, s.names.Container, p}}
	return s
}

// MinSize implements fyne.Layout.
func (s *Small) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 100) }

// Layout implements fyne.Layout.
func (s *Small) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		if o.Size() != size {
			o.Resize(size)
		}
	}
	if s.laid != size {
		s.lay(story{})
	}
}

// zoom is how large a unit of the table is in the window.
func (s *Small) zoom() float32 { return s.Size().Height / miniatureHeight }

// Show shows a scene. Cards that have moved since the one before glide to their places.
func (s *Small) Show(scene *table.Scene) {
	var told story
	if old := s.scene; old != nil {
		updates, _ := scene.Since(old.Moves)
		told = tell(updates)
	}
	s.scene = scene
	s.lay(told)
}

// lay lays the scene out and has the cards go where they lie.
func (s *Small) lay(told story) {
	size := s.Size()
	if s.closed || s.scene == nil || size.Width < 1 || size.Height < 1 {
		return
	}
	s.halt()
	before, zoom, same := s.arr, s.zoom(), s.laid == size
	s.laid = size
	s.arr = miniatureOf(s.scene, fyne.NewSize(size.Width/zoom, miniatureHeight))
	s.paintGround()
	s.writeNames()
	shown := map[int]*smallCard{}
	var order []fyne.CanvasObject
	moves := false
	for _, p := range s.arr.Cards {
		v, id := s.views[p.Card.ID], p.Card.ID
		to := fyne.NewPos(p.Centre().X*zoom, p.Centre().Y*zoom)
		if v == nil {
			v = &smallCard{Image: canvas.NewImageFromImage(kit.Blank), from: to}
			if way, moved := told.moves[id]; moved && same && before.Zones[way.from] != nil {
				c := before.Zones[way.from].Centre()
				v.from = fyne.NewPos(c.X*zoom, c.Y*zoom)
			}
		} else {
			v.from = v.to
			if !same {
				v.from = to
			}
		}
		v.to = to
		moves = moves || v.from != v.to
		_, moved := told.moves[id]
		s.dress(v, p, moved)
		shown[id] = v
		order = append(order, v.Image)
	}
	for id, v := range s.views {
		if shown[id] == nil {
			kit.Free(v.Image)
		}
	}
	s.views, s.layer.Objects = shown, order
	s.tick(0)
	if !moves || s.env.Glide == 0 || s.env.Still {
		s.tick(1)
		return
	}
	s.anim = fyne.NewAnimation(s.env.Glide*2, kit.Tick(s.tick))
	s.anim.Curve = fyne.AnimationEaseOut
	s.anim.Start()
}

// tick puts the cards at a part of their ways.
func (s *Small) tick(k float32) {
	for _, v := range s.views {
		at := fyne.NewPos(v.from.X+(v.to.X-v.from.X)*k, v.from.Y+(v.to.Y-v.from.Y)*k)
		half := v.Size()
		v.Move(at.SubtractXY(half.Width/2, half.Height/2))
	}
	if k == 1 {
		s.anim = nil
	}
	kit.Repaint()
}

// halt has the cards be where they were going.
func (s *Small) halt() {
	if s.anim != nil {
		s.anim.Stop()
		s.tick(1)
	}
}

// dress gives a card its picture, once it is drawn. One that has just moved is marked.
func (s *Small) dress(v *smallCard, p cardPlace, moved bool) {
	scale := s.zoom() * s.env.Scale()
	want := pictureOf(p, func(def int) cardart.Face { return s.about(def).Face }, scale)
	v.face = nil
	if p.Card.Def != 0 {
		face := presently(s.about(p.Card.Def).Face, p.Card.Stats)
		v.face = &face
	}
	v.glow = noGlow
	if moved {
		v.glow = canGlow
	}
	v.wants.None() // it may be as it was, but for the glow
	waits := v.wants.Ask(s.env.Pics, want, func(img *image.RGBA) {
		if s.closed {
			return
		}
		middle := v.Position().AddXY(v.Size().Width/2, v.Size().Height/2)
		out, _ := ringed(img, want.Size, mark{glow: v.glow, tilt: want.Tilt})
		v.Image.Image = out
		size := fyne.NewSize(float32(out.Rect.Dx())/s.env.Scale(), float32(out.Rect.Dy())/s.env.Scale())
		v.Resize(size)
		v.Move(middle.SubtractXY(size.Width/2, size.Height/2))
		v.Refresh()
	})
	if waits && v.Size().IsZero() {
		v.Resize(fyne.NewSize(p.W*s.zoom(), p.H*s.zoom()))
	}
}

// paintGround has the ground painted, if it shows something else.
func (s *Small) paintGround() {
	scale := s.env.Scale()
	want := smallGround{size: kit.Pixels(s.Size(), scale), inlays: s.arr.inlays()}
	if s.busy || want == s.inlaid || want.size.X < 16 || want.size.Y < 16 {
		return
	}
	s.busy, s.inlaid = true, want
	arr, scene, colours := s.arr, s.scene, LookNow(cardart.Midnight)
	var img *image.RGBA
	s.env.Paint("painting a small table", func() error {
		img = paintMiniatureGround(arr, scene, colours, want.size)
		for _, seat := range scene.Seats {
			drawFace(img, kit.DrawPicture(colours.Back), scene, seat.Seat, arr.face(seat.Seat, float32(want.size.Y)/miniatureHeight), colours.Flat)
		}
		return nil
	}, func(err error) {
		s.busy = false
		if err != nil || s.closed {
			return
		}
		s.ground.Image = img
		s.ground.Show()
		s.ground.Refresh()
		s.paintGround()
	})
}

// writeNames writes at each face who it is, and the big number.
func (s *Small) writeNames() {
	s.names.Begin()
	defer s.names.End()
	for _, seat := range s.scene.Seats {
		text := seat.Name
		if len(seat.Facts) > 0 {
			text += "  " + seat.Facts[0].Value
		}
		zoom := s.zoom()
		face := medallionIn(s.arr.Plates[seat.Seat])
		span := kit.Span{Text: text, Face: look.Bold, Color: look.Paper}
		wide, high := kit.LineWidth([]kit.Span{span}, smallNames)+10, kit.LineHeight(smallNames)+2
		x := kit.Clamp(face.Centre().X*zoom-wide/2, 2, max(s.Size().Width-wide-2, 2))
		y := kit.Clamp(face.Bottom()*zoom-high*0.6, 2, max(s.Size().Height-high-2, 2))
		back := look.Ink
		back.A = 0xd0
		edge := color.NRGBA{}
		if seat.Active {
			edge = look.Now().Gold
		}
		s.names.Rounded(kit.NewBox(x, y, wide, high), back, edge, 1.5, 5)
		s.names.Text(span, smallNames, x+5, y+1)
	}
}

// point finds the card below the pointer.
func (s *Small) point(at fyne.Position) {
	for _, o := range slices.Backward(s.layer.Objects) {
		for _, v := range s.views {
			if v.Image == o && kit.BoxOf(v.Image).Has(at) {
				s.OnPoint(v.face)
				return
			}
		}
	}
	s.OnPoint(nil)
}

// Cards is how many cards are shown.
func (s *Small) Cards() int { return len(s.views) }

// Close ends what moves, and lets go of the pictures.
func (s *Small) Close() {
	if s.closed {
		return
	}
	s.halt()
	s.closed = true
	kit.Free(s.ground)
	for _, v := range s.views {
		kit.Free(v.Image)
	}
	clear(s.views)
	s.layer.Objects = nil
}

// inlays says where the zones lie that the ground shows.
func (a *arrangement) inlays() string {
	var out strings.Builder
	for _, id := range slices.Sorted(maps.Keys(a.Zones)) {
		fmt.Fprint(&out, a.Zones[id].Box)
	}
	return out.String()
}

// smallPointer hears where the pointer is over a small table.
type smallPointer struct {
	widget.BaseWidget
	table *Small
}

// MouseIn implements desktop.Hoverable.
func (p *smallPointer) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (p *smallPointer) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() { p.table.point(e.Position) })
}

// MouseOut implements desktop.Hoverable.
func (p *smallPointer) MouseOut() { kit.Steady(func() { p.table.OnPoint(nil) }) }

// CreateRenderer implements fyne.Widget.
func (p *smallPointer) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
