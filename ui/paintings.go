package ui

import (
	"image"
	"sync"

	"feltstack/cardart"
	"feltstack/ui/felt"
	"feltstack/ui/learn"
	"feltstack/ui/library"
)

// glanced is how a small table is painted from what lies on it. It is called on the UI
// goroutine; what it returns runs on any.
func glanced(back cardart.BackStyle, size image.Point, look func() (library.Glance, error)) func() (*image.RGBA, error) {
	colours := felt.LookNow(back)
	return func() (*image.RGBA, error) {
		g, err := look()
		if err != nil {
			return nil, err
		}
		return felt.Miniature(g.Scene, g.Face, colours, size), nil
	}
}

// painter paints small tables with a back of cards, one after the other: a page full of them
// must not keep all cores busy.
func painter(back cardart.BackStyle) learn.Painter {
	var one sync.Mutex
	return func(size image.Point, look func() (library.Glance, error)) func() (*image.RGBA, error) {
		paint := glanced(back, size, look)
		return func() (*image.RGBA, error) {
			one.Lock()
			defer one.Unlock()
			return paint()
		}
	}
}

// portraitSize is the size of the picture of a saved game.
var portraitSize = image.Pt(portraitWidth, portraitHeight)

// paint paints the pictures of games that were left without one, as after a crash, one after
// the other.
func (s *savedScreen) paint() {
	if s.busy || s.closed || s.exits.Glance == nil {
		return
	}
	for _, r := range s.games {
		if r.painted || r.game.Broken != "" || len(r.game.Picture) > 0 {
			continue
		}
		r.painted, s.busy = true, true
		draw := s.exits.Glance(r.game)
		var img *image.RGBA
		s.env.Paint("painting a small table", func() (err error) {
			img, err = draw()
			return err
		}, func(err error) {
			if s.busy = false; err == nil { // one that can't be opened says so when it is
				r.picture.Image = img
				r.picture.Refresh()
			}
			s.paint()
		})
		return
	}
}
