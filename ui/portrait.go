package ui

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"feltstack/cardart"
	"feltstack/ui/felt"
	"feltstack/ui/library"
	"feltstack/ui/look"
)

// The size of the picture that a saved game is listed with, in pixels.
const (
	portraitWidth  = 250
	portraitHeight = portraitWidth * 5 / 8
)

// portray keeps a small picture of the table as it is left. A game of persons who share
// the window gets none.
func (n *navigator) portray(id int64, session library.Session) {
	t, plays := n.page.(*felt.Table)
	if n.gone || n.library == nil || id == 0 || !plays || t.Replaying() {
		return
	}
	if session.Shared() {
		// People who share the window do not see the others' cards, and anyone sees
		// the lists of games.
		n.away(func() error { return n.library.SetPicture(n.ctx, id, []byte{}) }, func(err error) { n.told("backup.unsaved", err) })
		return
	}
	scene, colours := session.Scene(), felt.LookNow(n.settings.Back)
	face := func(def int) cardart.Face { return session.About(def).Face }
	n.away(func() error {
		var out bytes.Buffer
		if err := png.Encode(&out, felt.Miniature(scene, face, colours, portraitSize)); err != nil {
			return err
		}
		return n.library.SetPicture(n.ctx, id, out.Bytes())
	}, func(err error) { n.told("backup.unsaved", err) })
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
