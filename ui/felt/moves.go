package felt

import (
	"image"
	"strconv"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// stood is how a card was drawn before the scene changed.
type stood struct {
	zone  int
	size  fyne.Size
	shows kit.Picture
	plain *image.RGBA
	was   bool // it was on the table at all
	item  int  // the play on the stack that it belonged to, 0 if none
}

// remember notes how a card is drawn now.
func (v *cardView) remember() stood {
	return stood{zone: v.place.Card.Zone, size: v.Size(), shows: v.shows, plain: v.plain, was: v.Visible(), item: v.place.Item}
}

// stepOf is what a card does to get from how it stood to how it is to stand, as it is
// told; dealt counts the cards that leave piles: they go one after the other.
func (a *animator) stepOf(v *cardView, before stood, to fyne.Position, told *story, dealt *int) (step, bool) {
	id := v.id()
	s := step{card: v, from: v.Position(), to: to, pulse: told.pulses[id] && before.zone == v.place.Card.Zone}
	way, moved := told.moves[id]
	if !before.was {
		s.from, s.over = to, nil
		if at, known := a.origin(v, way, moved); known {
			s.from = at
		}
		if moved && way.hidden && v.wants.Kind != kit.FaceDown {
			back := kit.Picture{Kind: kit.FaceDown, Size: v.wants.Size}
			s.over, s.overAs = a.env.Pics.Get(back, func(*image.RGBA) {}), back
			if s.over == nil { // of this size it is still being drawn
				s.over, s.overAs = a.env.Pics.Like(back)
			}
		}
	} else {
		if size := v.Size(); before.size != size {
			s.was = before.size
			s.from = s.from.AddXY((before.size.Width-size.Width)/2, (before.size.Height-size.Height)/2)
		}
		if before.shows.Kind != v.wants.Kind && before.plain != nil {
			s.over, s.overAs = before.plain, before.shows
		}
	}
	if moved && a.sight.isPile(way.from) && s.from != s.to {
		s.wait = *dealt
		*dealt++
	}
	s.after = told.wait
	if v.place.Item != 0 && before.item == 0 {
		s.slow, s.hides = toStack, !before.was && told.wait > 0
	}
	if before.item != 0 && told.wait > 0 && before.plain != nil {
		s.before, s.beforeAs = answered(before.plain, told.left[before.item]), before.shows
		s.broken = s.before != before.plain
	}
	return s, s.from != s.to || !s.was.IsZero() || s.over != nil || s.pulse || s.hides
}

// origin is where a card comes from that was not seen before: the pile or zone in which
// it lay, or the card that it shows once more beside an item of the stack.
func (a *animator) origin(v *cardView, way travel, moved bool) (fyne.Position, bool) {
	if moved {
		return a.sight.zoneSpot(way.from)
	}
	if v.id() > likenesses {
		return fyne.Position{}, false
	}
	for _, p := range a.sight.arr.Cards {
		if p.Item == 0 && p.Card.Zone == v.place.Card.Zone && p.Card.Index == v.place.Card.Index {
			return p.Pos(), true
		}
	}
	return fyne.Position{}, false
}

// signed is a change as it is written: "+7", "−5".
func signed(by int) string {
	if by < 0 {
		return "−" + strconv.Itoa(-by)
	}
	return "+" + strconv.Itoa(by)
}
