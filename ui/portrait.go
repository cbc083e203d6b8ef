package ui

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"feltstack/ui/felt"
	"feltstack/ui/library"
	"feltstack/ui/look"

	"golang.org/x/image/draw"
)

// The size of the picture that a saved game is listed with, in pixels.
const (
	portraitWidth  = 250
	portraitHeight = portraitWidth * 5 / 8
)

// portray keeps a small picture of the table as it is left. The window's own
// pixels are taken, which costs less than drawing them again. A game of persons
// who share the window gets none.
func (n *navigator) portray(id int64, shared bool) {
	t, plays := n.page.(*felt.Table)
	if n.gone || n.library == nil || id == 0 || !plays || t.Replaying() {
		return
	}
	if shared {
		// Who shares the window does not see the others' cards, and anyone sees
		// the lists of games.
		n.away(func() error { return n.library.SetPicture(n.ctx, id, []byte{}) }, n.told)
		return
	}
	if n.window == nil {
		return
	}
	whole := n.window.Canvas().Capture()
	if part, ok := whole.(interface {
		SubImage(image.Rectangle) image.Image
	}); ok { // the board alone: hands are nobody else's business
		k := n.env.Scale()
		whole = part.SubImage(image.Rect(0, 0, int(t.Board().W*k), int(t.Board().H*k)).Intersect(whole.Bounds()))
	}
	n.away(func() error {
		text, err := portrait(whole)
		if err != nil {
			return err
		}
		return n.library.SetPicture(n.ctx, id, text)
	}, n.told)
}

// portrait makes a picture small.
func portrait(whole image.Image) ([]byte, error) {
	small := image.NewRGBA(image.Rect(0, 0, portraitWidth, portraitHeight))
	draw.ApproxBiLinear.Scale(small, small.Rect, whole, whole.Bounds(), draw.Src, nil)
	var out bytes.Buffer
	if err := png.Encode(&out, small); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// pictureOf is the picture of a saved game; plain felt if it has none that can
// be read.
func pictureOf(g library.SavedGame) image.Image {
	if img, err := png.Decode(bytes.NewReader(g.Picture)); err == nil && img.Bounds().Dx() <= 4*portraitWidth {
		return img
	}
	felt := image.NewRGBA(image.Rect(0, 0, 1, 1))
	felt.Set(0, 0, color.Color(look.Now().Felt))
	return felt
}
