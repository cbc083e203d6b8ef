package ground

import (
	"bytes"
	_ "embed" // the banner is a file
	"image"
	"math"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// bannerSVG is a cloth banner on its rod. What is bannerDye there has the colour of its dye.
//
//go:embed banner.svg
var bannerSVG []byte

// bannerDye stands for the colour of the cloth in the file: that of one side or the other.
const bannerDye, nearDye, farDye = "#5a6b7c", "#7c2531", "#23458a"

// Banner is a cloth that hangs into an arena from one of its edges.
type Banner struct {
	Box  image.Rectangle
	Near bool // it hangs from the near edge: its rod is below
}

// Banners are as many as an arena has room for; those with an empty box don't hang.
type Banners [4]Banner

// BannerLong is how long a banner is, as a part of its width.
const BannerLong = 1.8

// The measures of a banner's shade, in units.
const (
	bannerDown = 5
	bannerSide = 3
	bannerSoft = 6
	bannerDark = 0.5
)

// hang hangs the banners, in the light that falls on the ground there.
func (t Table) hang(out *image.RGBA, lights *[lightFine]rgb) {
	for _, b := range t.Banners {
		if reach := int((bannerDown+2*bannerSoft)*t.Scale) + 1; !b.Box.Empty() && b.Box.Inset(-reach).Overlaps(out.Rect) {
			t.banner(out, b, lights)
		}
	}
}

// banner paints one of them, and its shade before it.
func (t Table) banner(out *image.RGBA, b Banner, lights *[lightFine]rgb) {
	cloth := b.cloth()
	dark := bannerDark * t.rough()
	soft := max(int(bannerSoft*t.Scale), 1)
	shade := blurred(cloth, soft)
	at := b.Box.Min.Add(image.Pt(int(bannerSide*t.Scale), int(bannerDown*t.Scale))).Sub(image.Pt(soft, soft))
	over := shade.Rect.Add(at).Intersect(out.Rect)
	for y := over.Min.Y; y < over.Max.Y; y++ {
		for x := over.Min.X; x < over.Max.X; x++ {
			k := 1 - dark*float32(shade.AlphaAt(x-at.X, y-at.Y).A)/255
			p := out.Pix[out.PixOffset(x, y):]
			p[0], p[1], p[2] = level(float32(p[0])*k), level(float32(p[1])*k), level(float32(p[2])*k)
		}
	}
	box := b.Box.Intersect(out.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			q := cloth.Pix[cloth.PixOffset(x-b.Box.Min.X, y-b.Box.Min.Y):]
			if q[3] == 0 {
				continue
			}
			l := lights[t.farness(x, y)]
			p := out.Pix[out.PixOffset(x, y):]
			rest := 1 - float32(q[3])/255
			for c := range l {
				p[c] = level(float32(q[c])*l[c] + float32(p[c])*rest)
			}
		}
	}
}

// farness is where in the table of light a place is.
func (t Table) farness(x, y int) int {
	dx, dy := float64(x-t.Lamp.X)/(lampWide*float64(t.Size.X)), float64(y-t.Lamp.Y)/(lampHigh*float64(t.Size.Y))
	return min(int(math.Hypot(dx, dy)*lightFine/lightEnds), lightFine-1)
}

// cloth is the picture of a banner.
func (b Banner) cloth() *image.RGBA {
	dye := farDye
	if b.Near {
		dye = nearDye
	}
	img := drawn(bytes.ReplaceAll(bannerSVG, []byte(bannerDye), []byte(dye)), b.Box.Size())
	if !b.Near {
		return img
	}
	for i, j := 0, len(img.Pix)-4; i < j; i, j = i+4, j-4 { // turned around
		for c := range 4 {
			img.Pix[i+c], img.Pix[j+c] = img.Pix[j+c], img.Pix[i+c]
		}
	}
	return img
}

// drawn is what a file of the program draws, as large as a picture.
func drawn(file []byte, size image.Point) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	icon, err := oksvg.ReadIconStream(bytes.NewReader(file))
	if err != nil {
		panic(err) // its file is part of the program, and tested
	}
	kx, ky := float64(size.X)/icon.ViewBox.W, float64(size.Y)/icon.ViewBox.H
	icon.Transform = rasterx.Identity.Scale(kx, ky)
	for i := range icon.SVGPaths {
		icon.SVGPaths[i].LineWidth *= (kx + ky) / 2 // strokes are not scaled with the rest
	}
	icon.Draw(rasterx.NewDasher(size.X, size.Y, rasterx.NewScannerGV(size.X, size.Y, img, img.Rect)), 1)
	return img
}

// blurred is how opaque a picture is, blurred: its edges fade within soft pixels. It is that much
// larger on every side.
func blurred(img *image.RGBA, soft int) *image.Alpha {
	size := img.Rect.Size().Add(image.Pt(2*soft, 2*soft))
	out := image.NewAlpha(image.Rectangle{Max: size})
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			out.Pix[out.PixOffset(x+soft, y+soft)] = img.Pix[img.PixOffset(x, y)+3]
		}
	}
	line := make([]int, max(size.X, size.Y)+1)
	smear := func(n, step, from int) {
		for i := range n {
			line[i+1] = line[i] + int(out.Pix[from+i*step])
		}
		for i := range n {
			low, high := max(i-soft/2, 0), min(i+soft/2+1, n)
			out.Pix[from+i*step] = uint8((line[high] - line[low]) / (soft/2*2 + 1))
		}
	}
	for range 2 { // twice, it falls off smoothly
		for y := range size.Y {
			smear(size.X, 1, y*out.Stride)
		}
		for x := range size.X {
			smear(size.Y, out.Stride, x)
		}
	}
	return out
}
