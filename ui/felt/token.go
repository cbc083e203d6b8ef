package felt

import (
	"image"
	"image/color"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
)

// newToken is the picture of what the plate's seat alone has.
func (p *plate) newToken(e *kit.Env) *kit.Painted {
	return kit.NewPainted(e, "painting a token", func(size image.Point) func() (*image.RGBA, error) {
		has := p.has
		return func() (*image.RGBA, error) {
			c := color.NRGBA{uint8(has.Color >> 16), uint8(has.Color >> 8), uint8(has.Color), 0xff}
			return cardart.Vignette(has.Motif, c, size.X), nil
		}
	})
}

// tokenPart is how large a token is beside the face that it lies at the foot of.
const tokenPart = 0.56

// give shows what the seat alone has, at the foot of its face.
func (p *plate) give(has table.Token, face kit.Box) {
	if has.Motif == "" || face.Empty() {
		p.token.Away()
		return
	}
	p.has = has
	d := face.W * tokenPart
	p.token.Put(kit.NewBox(face.Right()-d+4, face.Bottom()-d+4, d, d))
}
