package felt

import (
	"slices"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Every kind of input the own hand takes part in.
var (
	_ fyne.Draggable         = (*handView)(nil)
	_ fyne.Tappable          = (*handView)(nil)
	_ fyne.SecondaryTappable = (*handView)(nil)
	_ desktop.Hoverable      = (*handView)(nil)
	_ desktop.Mouseable      = (*handView)(nil)
	_ desktop.Cursorable     = (*handView)(nil)
)

// handView lies over the own hand and tells which card the pointer means: by the places of
// the cards, which are tilted and stay where they are while cards rise and move aside. It
// paints nothing.
type handView struct {
	widget.BaseWidget
	in     *input
	owner  cardOwner           // hears what is pressed
	ground func(fyne.Position) // a click on no card
	at     fyne.Position       // of the pointer
	inside bool                // the pointer is over the hand
	held   *cardView           // that was pressed
}

func newHandView(in *input, owner cardOwner, ground func(fyne.Position)) *handView {
	h := &handView{in: in, owner: owner, ground: ground}
	h.ExtendBaseWidget(h)
	return h
}

// lay puts the view over the hand: down to the window's edge, where the pointer stops.
func (h *handView) lay() {
	s := h.in.sight
	all, any := kit.Box{}, false
	for i := range s.arr.Cards {
		c := &s.arr.Cards[i]
		if !c.Hand {
			continue
		}
		b := c.around()
		if any {
			b = all.Around(b)
		}
		all, any = b, true
	}
	all.H = max(s.size.Height-all.Y, 0)
	if !any {
		all = kit.Box{}
	}
	all.Put(h)
	h.point()
}

// point notes that the pointer is over a card.
func (h *handView) point() {
	if !h.inside {
		return
	}
	was, v := h.in.hovered, h.in.handAt(h.at)
	if was == v {
		return
	}
	if was != nil {
		h.in.cardHovered(was, false)
	}
	if v != nil {
		h.in.cardHovered(v, true)
	}
}

func (h *handView) MouseIn(e *desktop.MouseEvent) { h.MouseMoved(e) }
func (h *handView) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() { h.moved(e.AbsolutePosition) })
}
func (h *handView) MouseOut()                   { kit.Steady(h.left) }
func (h *handView) MouseUp(*desktop.MouseEvent) {}
func (h *handView) Dragged(e *fyne.DragEvent)   { kit.Steady(func() { h.dragged(e) }) }
func (h *handView) DragEnd()                    { kit.Steady(h.dropped) }

func (h *handView) moved(at fyne.Position) {
	h.at, h.inside = at, true
	h.point()
}

func (h *handView) left() {
	h.inside = false
	if v := h.in.hovered; v != nil && v.place.Hand {
		h.in.cardHovered(v, false)
	}
}

func (h *handView) MouseDown(e *desktop.MouseEvent) {
	if h.held = h.in.handAt(e.AbsolutePosition); h.held != nil {
		h.owner.cardPressed(h.held, e)
	}
}

func (h *handView) dragged(e *fyne.DragEvent) {
	if h.held != nil {
		h.owner.cardDragged(h.held, e)
	}
}

func (h *handView) dropped() {
	if h.held != nil {
		h.owner.cardDropped(h.held)
		h.held = nil
	}
}

// Tapped is a click on the card on which the button went down, wherever that lies by now: the
// hand may have been laid otherwise meanwhile.
func (h *handView) Tapped(e *fyne.PointEvent) {
	v := h.held
	if h.held = nil; v == nil || !slices.Contains(h.in.ownHand(), v) {
		v = h.in.handAt(e.AbsolutePosition)
	}
	if v != nil {
		h.owner.cardTapped(v, e)
		return
	}
	h.ground(e.AbsolutePosition)
}

func (h *handView) TappedSecondary(e *fyne.PointEvent) {
	if v := h.in.handAt(e.AbsolutePosition); v != nil {
		h.owner.cardAsked(v, e)
	}
}

func (h *handView) Cursor() desktop.Cursor {
	if v := h.in.hovered; v != nil {
		return h.in.cardCursor(v)
	}
	return desktop.DefaultCursor
}

func (h *handView) CreateRenderer() fyne.WidgetRenderer { return kit.Nothing{} }
