package studio

import (
	"image"
	"math"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
)

// framing is how a picture lies behind the window of a card that shows a part
// of it.
type framing struct {
	picture image.Point // its size in pixels
	aspect  float64     // of the window: how many times as wide as high
}

// settled is what really shows of a picture: a part that would leave it is moved
// and made smaller.
func (f framing) settled(p pictures.Shown) pictures.Shown {
	w, h := float64(f.picture.X), float64(f.picture.Y)
	x, y, width, height := cardart.Crop{X: p.X, Y: p.Y, Width: p.Width}.In(f.picture, f.aspect)
	p.X, p.Y = rounded((x+width/2)/w), rounded((y+height/2)/h)
	p.Width = max(rounded(width/w), pictures.LeastWidth)
	return p
}

// rounded keeps numbers in card files short; a step is much less than a pixel.
func rounded(v float64) float64 { return math.Round(v*1e5) / 1e5 }

// moved is with the picture dragged by parts of the window.
func (f framing) moved(p pictures.Shown, dx, dy float64) pictures.Shown {
	p = f.settled(p)
	width := p.Width * float64(f.picture.X)
	p.X -= dx * p.Width
	p.Y -= dy * width / f.aspect / float64(f.picture.Y)
	return f.settled(p)
}

// widest is the part that shows when all is shown that the window holds.
func (f framing) widest() float64 {
	return max(min(1, float64(f.picture.Y)*f.aspect/float64(f.picture.X)), pictures.LeastWidth)
}

// zoomed shows a part that is wider by a factor.
func (f framing) zoomed(p pictures.Shown, times float64) pictures.Shown {
	p = f.settled(p)
	p.Width = min(max(p.Width*times, pictures.LeastWidth), f.widest())
	return f.settled(p)
}

// zoom is how near the picture is: 0 where all is shown that the window holds,
// 1 at the nearest.
func (f framing) zoom(p pictures.Shown) float64 {
	most := math.Log(f.widest() / pictures.LeastWidth)
	if most == 0 {
		return 0
	}
	return min(max(math.Log(f.widest()/f.settled(p).Width)/most, 0), 1)
}

// at is with the picture as near as zoom says.
func (f framing) at(p pictures.Shown, zoom float64) pictures.Shown {
	p = f.settled(p)
	p.Width = f.widest() * math.Pow(pictures.LeastWidth/f.widest(), zoom)
	return f.settled(p)
}
