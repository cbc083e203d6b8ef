package kit

import (
	"image"
	"image/color"
	"sync"

	"feltstack/cardart/ground"
	"feltstack/ui/look"

	"fyne.io/fyne/v2/canvas"
)

// board is a plate that lies on the ground of a page, under words and fields.
type board struct {
	*canvas.Raster
	fill, edge color.NRGBA
	halo       bool
}

func newBoard() *board {
	b := &board{}
	b.Raster = canvas.NewRaster(b.draw)
	b.ScaleMode = canvas.ImageScalePixels
	return b
}

// set shows it in a box. edge is the colour of a thread along it, clear for none.
func (b *board) set(at Box, fill, edge color.NRGBA, halo bool) {
	if look.Now().Stark && edge.A == 0 {
		edge = look.Now().Edge
	}
	again := b.fill != fill || b.edge != edge || b.halo != halo
	b.fill, b.edge, b.halo = fill, edge, halo
	out := at.Inset(-b.plate(image.Point{}, 1).Margin())
	sized := out.Size() != b.Size()
	out.Put(b.Raster)
	if again && !sized {
		b.Refresh()
	}
}

// plate is what is painted, its size in pixels.
func (b *board) plate(size image.Point, scale float64) ground.Plate {
	return ground.Plate{Size: size, Scale: scale, Fill: b.fill, Edge: b.edge, Halo: b.halo, Flat: look.Now().Stark}
}

// draw paints the picture, margins included, in a size in pixels.
func (b *board) draw(w, h int) image.Image {
	size := b.Size()
	if w < 1 || h < 1 || size.IsZero() {
		return Blank
	}
	scale := float64(w) / float64(size.Width)
	edges := 2 * int(float64(b.plate(image.Point{}, scale).Margin())*scale+0.5)
	if w <= edges || h <= edges {
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	return painted(b.plate(image.Pt(w-edges, h-edges), scale))
}

// plates are those painted last: pages show many that are alike, and come again.
var plates = struct {
	sync.Mutex
	all map[ground.Plate]*image.RGBA
}{all: map[ground.Plate]*image.RGBA{}}

// mostPlates is how many plates are kept.
const mostPlates = 24

// painted is the picture of a plate.
func painted(p ground.Plate) *image.RGBA {
	plates.Lock()
	defer plates.Unlock()
	if img := plates.all[p]; img != nil {
		return img
	}
	if len(plates.all) >= mostPlates {
		clear(plates.all)
	}
	img := p.Draw()
	plates.all[p] = img
	return img
}
