package felt

import (
	"image"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Every kind of input a card takes part in.
var (
	_ fyne.Draggable         = (*cardView)(nil)
	_ fyne.Tappable          = (*cardView)(nil)
	_ fyne.SecondaryTappable = (*cardView)(nil)
	_ desktop.Hoverable      = (*cardView)(nil)
	_ desktop.Mouseable      = (*cardView)(nil)
	_ desktop.Cursorable     = (*cardView)(nil)
)

// cardOwner is told what the pointer does to a card.
type cardOwner interface {
	cardPressed(c *cardView, e *desktop.MouseEvent)
	cardDragged(c *cardView, e *fyne.DragEvent)
	cardDropped(c *cardView)
	cardTapped(c *cardView, e *fyne.PointEvent)
	cardAsked(c *cardView, e *fyne.PointEvent) // with the other button
	cardHovered(c *cardView, in bool)
	cardCursor(c *cardView) desktop.Cursor
	cardDrawn(c *cardView) // what it looks like raised
}

// cardView is a card on the table: one picture and badges. It is made
// once and shows whichever card its place is for; it decides nothing.
type cardView struct {
	widget.BaseWidget
	owner cardOwner
	place cardPlace
	glow  glow
	lean  int8 // to which side its shadow falls
	low   bool // the sign of its glow is at the lower edge

	wants  kit.Picture // what it should show
	shows  kit.Picture // what it shows
	plain  *image.RGBA // its picture without shadow and ring
	bare   *image.RGBA // what is seen of it now without these: plain or held
	beyond fyne.Size   // how far what is shown reaches beyond the card at the sides and above and below, in parts of its width
	drawn  fyne.Size   // of the card as it is drawn, which may not be its size while it moves
	laid   fyne.Size   // for which it was laid out
	rung   [2]rung     // how it looked with its last marks
	aside  fyne.Delta  // how far from its place it is drawn
	scale  float32     // pixels to a unit
	large  *image.RGBA // of a card in the own hand: how it looks raised; nil while that is being drawn
	wide   kit.Picture // what large shows or will show
	held   *image.RGBA // shown in its place while the card turns over; nil: it does not
	heldAs kit.Picture // what that shows
	veil   float64     // how much of it is gone because it is raised or dragged
	pic    *canvas.Image
	echo   *canvas.Image // beneath it, while its halo breathes
	badges *badgeStrip
}

func newCardView(owner cardOwner) *cardView {
	c := &cardView{owner: owner, pic: canvas.NewImageFromImage(kit.Blank), echo: canvas.NewImageFromImage(kit.Blank), badges: newBadgeStrip()}
	c.echo.FillMode, c.echo.Hidden = canvas.ImageFillStretch, true
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.pic.FillMode = canvas.ImageFillStretch
	c.ExtendBaseWidget(c)
	return c
}

// show gives the card its picture, now or once it is drawn, and its badges'.
func (c *cardView) show(p *kit.Pictures, want kit.Picture, scale float32) {
	c.badges.show(p, scale)
	c.scale = scale
	c.wants = want
	if c.shows == want {
		return
	}
	if img := p.Get(want, func(img *image.RGBA) {
		if c.wants == want {
			c.setPicture(want, img)
		}
	}); img != nil {
		c.setPicture(want, img)
	} else if c.plain == nil {
		like, as := p.Like(want)
		if like == nil {
			like, as = p.Back()
		}
		if like != nil {
			c.setPicture(as, like)
		}
	}
}

// clear has the card show nothing of what it was before.
func (c *cardView) clear() {
	c.wants, c.shows, c.plain = kit.Picture{}, kit.Picture{}, nil
	c.rung = [2]rung{}
}

// end lets go of all that it shows. It shows nothing any more.
func (c *cardView) end() {
	c.clear()
	c.bare, c.held, c.large, c.wide = nil, nil, nil, kit.Picture{}
	kit.Free(c.pic)
	kit.Free(c.echo)
}

// showLarge has drawn what a card of the own hand looks like when it is raised.
func (c *cardView) showLarge(p *kit.Pictures, want kit.Picture) {
	if c.wide == want && c.large != nil {
		return
	}
	c.wide = want
	c.large = p.Get(want, func(img *image.RGBA) {
		if c.wide == want {
			c.large = img
			c.owner.cardDrawn(c)
		}
	})
}

func (c *cardView) setPicture(want kit.Picture, img *image.RGBA) {
	c.shows, c.plain = want, img
	c.ring()
}

// ring shows the picture with its shadow and the ring of the card's glow.
func (c *cardView) ring() {
	m, size := mark{glow: c.glow, lean: c.lean, tilt: c.shows.Tilt, low: c.low}, c.shows.Size
	c.bare = c.plain
	if c.held != nil {
		c.bare, size = c.held, c.heldAs.Size
		m.glow, m.tilt = noGlow, c.heldAs.Tilt
	}
	if c.bare == nil {
		return // its first picture is still being drawn
	}
	c.pic.Image, c.beyond = c.ringed(rung{src: c.bare, size: size, mark: m})
	c.draw(c.drawn)
	c.pic.Refresh()
}

// rung is a card with its mark, and how that looks.
type rung struct {
	src    *image.RGBA
	size   image.Point
	mark   mark
	img    *image.RGBA
	beyond fyne.Size
}

// ringed is ringedCard. The last two are kept: as cards are lifted and let go of, marks come
// and go on many of them at once.
func (c *cardView) ringed(want rung) (*image.RGBA, fyne.Size) {
	for _, r := range c.rung {
		if r.src == want.src && r.size == want.size && r.mark == want.mark {
			return r.img, r.beyond
		}
	}
	want.img, want.beyond = ringedCard(want.src, want.size, want.mark)
	c.rung = [2]rung{want, c.rung[0]}
	return want.img, want.beyond
}

// hold shows another picture for a while: the side that is being turned away.
func (c *cardView) hold(img *image.RGBA, as kit.Picture) {
	if c.held != img {
		c.held, c.heldAs = img, as
		c.ring()
	}
}

// draw shows the card at another size than it has, around its middle.
func (c *cardView) draw(s fyne.Size) {
	c.drawn = s
	full := c.Size()
	// A card that turns over is narrow, and so is its shadow.
	size := fyne.NewSize(s.Width+2*c.beyond.Width*s.Width, s.Height+2*c.beyond.Height*full.Width)
	kit.PutPicture(c.pic, size, c.scale)
	c.pic.Move(fyne.NewPos((full.Width-size.Width)/2, (full.Height-size.Height)/2).Add(c.aside))
	c.resound()
}

// shift draws the card beside its place.
func (c *cardView) shift(by fyne.Delta) {
	if c.aside != by {
		c.pic.Move(c.pic.Position().Subtract(c.aside).Add(by))
		c.resound()
		c.badges.Move(fyne.NewPos(by.DX, by.DY))
		c.aside = by
	}
}

// setGlow marks the card.
func (c *cardView) setGlow(g glow) {
	if c.glow == g {
		return
	}
	c.glow = g
	if c.plain != nil {
		c.ring()
	}
}

// lit notes where it lies under the lamp: -1 left of it, 1 right of it; and whether
// the sign of its glow is at the lower edge.
func (c *cardView) lit(lean int8, low bool) {
	if c.lean != lean || c.low != low {
		c.lean, c.low = lean, low
		c.ring()
	}
}

// setVeil makes the card see-through while its likeness is seen elsewhere: 0 solid, 1 gone.
func (c *cardView) setVeil(f float64) {
	c.veil = f
	c.fade()
}

func (c *cardView) fade() {
	f := c.veil
	if c.place.Card.Dim {
		f = max(f, 0.5)
	}
	if c.pic.Translucency != f {
		c.pic.Translucency = f
		canvas.Refresh(c.pic)
	}
	if f == 1 {
		c.badges.Hide()
	} else if !c.badges.Visible() {
		c.badges.Show()
	}
}

// setPlace sets which card it shows and where it belongs.
func (c *cardView) setPlace(p cardPlace) {
	c.place = p
	c.badges.set(p.Card.Badges)
	c.fade()
}

// id is the card's number in the scene.
func (c *cardView) id() int { return c.place.Card.ID }

func (c *cardView) MouseDown(e *desktop.MouseEvent)     { c.owner.cardPressed(c, e) }
func (c *cardView) MouseUp(*desktop.MouseEvent)         {}
func (c *cardView) Dragged(e *fyne.DragEvent)           { kit.Steady(func() { c.owner.cardDragged(c, e) }) }
func (c *cardView) DragEnd()                            { kit.Steady(func() { c.owner.cardDropped(c) }) }
func (c *cardView) Tapped(e *fyne.PointEvent)           { c.owner.cardTapped(c, e) }
func (c *cardView) TappedSecondary(e *fyne.PointEvent)  { c.owner.cardAsked(c, e) }
func (c *cardView) MouseIn(*desktop.MouseEvent)         { kit.Steady(func() { c.owner.cardHovered(c, true) }) }
func (c *cardView) MouseMoved(*desktop.MouseEvent)      {}
func (c *cardView) MouseOut()                           { kit.Steady(func() { c.owner.cardHovered(c, false) }) }
func (c *cardView) Cursor() desktop.Cursor              { return c.owner.cardCursor(c) }
func (c *cardView) MinSize() fyne.Size                  { return fyne.NewSize(10, 14) }
func (c *cardView) CreateRenderer() fyne.WidgetRenderer { return &cardRenderer{c} }

// cardRenderer keeps nothing: all parts belong to the card.
type cardRenderer struct{ c *cardView }

// Layout draws the card at a size. A size that it already has changes nothing: on its way the card may
// be drawn at another one.
func (r *cardRenderer) Layout(s fyne.Size) {
	if r.c.laid == s {
		return
	}
	r.c.laid = s
	r.c.draw(s)
	r.c.badges.layout(s)
}
func (r *cardRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 14) }
func (r *cardRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.echo, r.c.pic, r.c.badges.Container}
}
func (r *cardRenderer) Refresh() {}
func (r *cardRenderer) Destroy() {}
