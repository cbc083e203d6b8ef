package pictures

import (
	"image"
	"math"

	"golang.org/x/image/draw"
)

// reduced is a picture with at most a given number of pixels, in its own proportions.
func reduced(img image.Image, most int) *image.RGBA {
	size := img.Bounds().Size()
	n := float64(size.X) * float64(size.Y)
	if n <= float64(most) {
		if out, ok := img.(*image.RGBA); ok && out.Rect.Min == (image.Point{}) {
			return out
		}
		out := image.NewRGBA(image.Rectangle{Max: size})
		draw.Copy(out, image.Point{}, img, img.Bounds(), draw.Src, nil)
		return out
	}
	// The scaler below needs memory for every row of its source: whole blocks are
	// averaged first.
	if k := int(math.Sqrt(n / float64(most))); k > 1 && size.X >= k && size.Y >= k {
		img = averaged(img, k)
	}
	f := math.Sqrt(float64(most) / n)
	out := image.NewRGBA(image.Rect(0, 0, max(1, int(float64(size.X)*f)), max(1, int(float64(size.Y)*f))))
	draw.BiLinear.Scale(out, out.Rect, img, img.Bounds(), draw.Src, nil)
	return out
}

// averaged makes one pixel of every k by k.
func averaged(img image.Image, k int) *image.RGBA {
	b := img.Bounds()
	m := newMean(b.Dx(), b.Dy(), k)
	row := image.NewRGBA(image.Rect(0, 0, b.Dx(), 1))
	for y := range b.Dy() {
		draw.Copy(row, image.Point{}, img, image.Rect(b.Min.X, b.Min.Y+y, b.Max.X, b.Min.Y+y+1), draw.Src, nil)
		m.add(row.Pix, 0, y, 1)
	}
	return m.picture()
}

// mean averages blocks of k by k pixels of a picture that comes in any order.
type mean struct {
	k    int
	size image.Point // of the result
	sums []uint16    // four for each pixel of it: enough for k up to 16
}

// newMean makes the mean of a picture. Pixels that fill no whole block at its
// right and lower edge are left out.
func newMean(w, h, k int) *mean {
	k = max(1, min(k, w, h, 16))
	m := &mean{k: k, size: image.Pt(w/k, h/k)}
	m.sums = make([]uint16, 4*m.size.X*m.size.Y)
	return m
}

// add takes pixels of row y, four bytes each, that lie dx apart from x on.
func (m *mean) add(pixels []byte, x, y, dx int) {
	if y /= m.k; y >= m.size.Y {
		return
	}
	row := m.sums[4*y*m.size.X:][:4*m.size.X]
	for ; len(pixels) >= 4; pixels = pixels[4:] {
		at := 4 * (x / m.k)
		if at >= len(row) {
			return
		}
		sum := row[at : at+4 : at+4]
		sum[0] += uint16(pixels[0])
		sum[1] += uint16(pixels[1])
		sum[2] += uint16(pixels[2])
		sum[3] += uint16(pixels[3])
		x += dx
	}
}

// picture is the result.
func (m *mean) picture() *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: m.size})
	n := uint32(m.k * m.k)
	for i, sum := range m.sums {
		out.Pix[i] = uint8(uint32(sum) / n)
	}
	return out
}
