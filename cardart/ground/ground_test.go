package ground

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"feltstack/rules/looks"
)

var felt = color.NRGBA{0x1c, 0x5f, 0x43, 0xff}

func tables() map[string]Table {
	t := Table{Size: image.Pt(640, 400), Scale: 1, Lamp: image.Pt(260, 190), Felt: felt, Look: looks.Ground{Night: 0.6, Lamp: 0xfff0d8}}
	all := map[string]Table{"cloth": t}
	t.Look.Made = looks.Stone
	all["stone"] = t
	t.Look = looks.DawnIce()
	all["ice"] = t
	t.Look = looks.CityNight()
	all["glass"] = t
	t.Look = looks.Arena()
	t.Day = true
	all["day"] = t
	t.Flat = true
	all["flat"] = t
	return all
}

var zones = []Inlay{{Box: image.Rect(40, 40, 300, 160), Fill: color.NRGBA{0x18, 0x55, 0x3b, 0xff}}}

// inlaid is the whole ground with its inlays.
func inlaid(t Table, in []Inlay) *image.RGBA { return t.Part(image.Rectangle{Max: t.Size}, in) }

// mean is the mean brightness of a part of a picture.
func mean(img *image.RGBA, r image.Rectangle) float64 {
	sum := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := img.RGBAAt(x, y)
			sum += int(c.R) + int(c.G) + int(c.B)
		}
	}
	return float64(sum) / float64(3*r.Dx()*r.Dy())
}

// A ground has its size, is opaque, and is the same each time.
func TestGround(t *testing.T) {
	for name, table := range tables() {
		img := inlaid(table, zones)
		if img.Rect.Size() != table.Size || !img.Opaque() {
			t.Errorf("%s: is %v, opaque %v", name, img.Rect, img.Opaque())
		}
		if again := inlaid(table, zones); !bytes.Equal(img.Pix, again.Pix) {
			t.Errorf("%s: differs the second time", name)
		}
	}
}

// An inlay changes nothing but its own place, and is darker than the ground.
func TestInlays(t *testing.T) {
	for name, table := range tables() {
		bare := table.Bare()
		img := inlaid(table, zones)
		for y := range table.Size.Y {
			for x := range table.Size.X {
				if !image.Pt(x, y).In(zones[0].Box.Inset(-2)) && img.RGBAAt(x, y) != bare.RGBAAt(x, y) {
					t.Fatalf("%s: the ground has changed at %d, %d", name, x, y)
				}
			}
		}
		in := zones[0].Box.Inset(25)
		if a, b := mean(img, in), mean(bare, in); a >= b {
			t.Errorf("%s: an inlay is as bright as %.1f, the ground %.1f", name, a, b)
		}
	}
}

// Strip by strip the ground looks as when it is painted at once, and so it does where only
// the strips that differ are painted again.
func TestStrips(t *testing.T) {
	all := tables()
	all["arena"] = arena()
	for name, table := range all {
		was := []Inlay{zones[0], {Box: image.Rect(320, 40, 500, 110), Fill: felt}}
		now := []Inlay{was[0], {Box: was[1].Box, Fill: zones[0].Fill}, {Box: image.Rect(520, 140, 650, 300), Fill: zones[0].Fill}}
		got := image.NewRGBA(image.Rectangle{Max: table.Size})
		paint := func(r image.Rectangle, in []Inlay) {
			draw.Draw(got, r, table.Part(r, in), image.Point{}, draw.Src)
		}
		for _, r := range table.Strips() {
			paint(r, was)
		}
		if !bytes.Equal(got.Pix, inlaid(table, was).Pix) {
			t.Errorf("%s: differs strip by strip", name)
		}
		is := was
		again := func(r image.Rectangle, to []Inlay) {
			old := image.NewRGBA(image.Rectangle{Max: r.Size()})
			draw.Draw(old, old.Rect, got, r.Min, draw.Src)
			draw.Draw(got, r, table.Again(old, r, is, to), image.Point{}, draw.Src)
		}
		for n, to := range [][]Inlay{now, was[:1], was} {
			changed := 0
			for _, r := range table.Strips() {
				if Differs(r, is, to) {
					changed++
					again(r, to)
				}
			}
			if is = to; changed != []int{3, 3, 1}[n] || !bytes.Equal(got.Pix, inlaid(table, to).Pix) {
				t.Errorf("%s: change %d differs after %d strips were painted again", name, n, changed)
			}
		}
	}
}

// The rim of an inlay, most of which is painted by its neighbours, looks as if each of its
// pixels were painted alone.
func TestRimOfInlays(t *testing.T) {
	for name, table := range tables() {
		for _, scale := range []float64{1, 2.5} {
			table.Scale = scale
			for _, in := range []Inlay{{Box: image.Rect(30, 25, 420, 280), Fill: zones[0].Fill}, {Box: image.Rect(31, 22, 330, 290), Fill: zones[0].Fill}, {Box: image.Rect(200, 40, 260, 90), Fill: felt}} {
				whole := inlaid(table, []Inlay{in})
				alone := inlaid(table, nil)
				worst := 0
				for y := range alone.Rect.Dy() {
					for x := range alone.Rect.Dx() {
						table.inlay(alone.SubImage(image.Rect(x, y, x+1, y+1)).(*image.RGBA), in)
						at := alone.PixOffset(x, y)
						for c := range 3 {
							worst = max(worst, int(alone.Pix[at+c])-int(whole.Pix[at+c]), int(whole.Pix[at+c])-int(alone.Pix[at+c]))
						}
					}
				}
				if worst > 1 {
					t.Errorf("%s at %v: a pixel of %v is off by %d of 255", name, scale, in.Box, worst)
				}
			}
		}
	}
}

// It is brightest under the lamp; by day it stays bright, and flat is the same all over.
func TestLight(t *testing.T) {
	for name, least := range map[string]float64{"cloth": 1.5, "stone": 1.5, "ice": 1.3, "glass": 1.3, "day": 1.02} {
		table := tables()[name]
		img := table.Bare()
		under := image.Rectangle{Max: image.Pt(80, 80)}.Add(table.Lamp.Sub(image.Pt(40, 40)))
		a, b := mean(img, under), mean(img, image.Rect(540, 300, 620, 380))
		if a < least*b {
			t.Errorf("%s: %.1f under the lamp, %.1f in the corner", name, a, b)
		}
		if name == "day" && a > 1.5*b {
			t.Errorf("by day: %.1f under the lamp, %.1f in the corner", a, b)
		}
	}
	flat := tables()["flat"].Bare()
	for y := range 400 {
		for x := range 640 {
			if c := flat.RGBAAt(x, y); c.R != felt.R || c.G != felt.G || c.B != felt.B {
				t.Fatalf("flat has %v at %d, %d", c, x, y)
			}
		}
	}
}

// A plate has its colour in its middle, is clear outside, and glows if it is to.
func TestPlate(t *testing.T) {
	p := Plate{Size: image.Pt(120, 50), Scale: 1, Fill: color.NRGBA{0x14, 0x3d, 0x2d, 0xff}}
	img := p.Draw()
	if img.Rect.Size() != image.Pt(120+2*shadeMargin, 50+2*shadeMargin) {
		t.Fatalf("its picture is %v", img.Rect)
	}
	if c := img.RGBAAt(shadeMargin+60, shadeMargin+25); c != (color.RGBA{0x14, 0x3d, 0x2d, 0xff}) {
		t.Errorf("its middle is %v", c)
	}
	if c := img.RGBAAt(0, 0); c.A != 0 {
		t.Errorf("far outside is %v", c)
	}
	plain := img.RGBAAt(shadeMargin+60, shadeMargin-4)
	p.Halo = true
	if lit := p.Draw().RGBAAt(haloMargin+60, haloMargin-4); lit.R < plain.R+60 {
		t.Errorf("beside it is %v, with a halo %v", plain, lit)
	}
}

// Directions are those of trigonometry, so that joints are straight and meet.
func TestTurn(t *testing.T) {
	for i := range 720 {
		want := float64(i) / 720
		sin, cos := math.Sincos(2 * math.Pi * want)
		if got := float64(turn(float32(100*cos), float32(100*sin))); math.Abs(got-want) > 0.001 && math.Abs(got-want) < 0.999 {
			t.Errorf("%d of 720 of a turn is %.4f, not %.4f", i, got, want)
		}
	}
}

func BenchmarkBare(b *testing.B) {
	for name, table := range tables() {
		table.Size, table.Lamp = image.Pt(1600, 900), image.Pt(640, 420)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				table.Bare()
			}
		})
	}
}

func BenchmarkInlaid(b *testing.B) {
	table := tables()["cloth"]
	table.Size = image.Pt(1600, 900)
	in := []Inlay{{Box: image.Rect(1220, 8, 1590, 890), Fill: zones[0].Fill}}
	for i := range 7 {
		in = append(in, Inlay{Box: image.Rect(20, 20+100*i, 900, 110+100*i), Fill: zones[0].Fill})
	}
	for b.Loop() {
		inlaid(table, in)
	}
}

// What is woven into the cloth is seen at every scale, and nowhere loud enough to be in the
// way of what is written on it.
func TestWeave(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 3} {
		least, most := float32(1), float32(1)
		for _, k := range (Table{Scale: scale}).weave().k {
			least, most = min(least, k), max(most, k)
		}
		if most < 1.05 || most > 1.2 || least > 0.99 || least < 0.9 {
			t.Errorf("at %v it is %v to %v times as bright", scale, least, most)
		}
	}
}
