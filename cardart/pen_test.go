package cardart

import (
	"image"
	"math"
	"testing"
)

// covered fills or strokes on a 200 pixel square and returns the covered area.
func covered(draw func(p pen)) float64 {
	p := newPen(image.Pt(200, 200))
	draw(p.at(100, 100))
	sum := 0.0
	for i := 3; i < len(p.s.img.Pix); i += 4 {
		sum += float64(p.s.img.Pix[i]) / 255
	}
	return sum
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 0.01*want+1 {
		t.Errorf("%s covers %.1f, want %.1f", what, got, want)
	}
}

func TestAreas(t *testing.T) {
	near(t, "disc", covered(func(p pen) { p.fill(circle(0, 0, 60), ink) }), math.Pi*3600)
	near(t, "ring", covered(func(p pen) { p.stroke(circle(0, 0, 60), 8, ink) }), 2*math.Pi*60*8)
	near(t, "line", covered(func(p pen) { p.stroke(outline{}.move(pt{-50, 0}).line(pt{50, 0}), 10, ink) }), 1000+math.Pi*25)
	near(t, "dot", covered(func(p pen) { p.stroke(outline{}.move(pt{}).line(pt{}), 10, ink) }), math.Pi*25)
	near(t, "square ring", covered(func(p pen) { p.stroke(rect(-40, -40, 40, 40), 10, ink) }), 90*90-70*70-(100-math.Pi*25))
	near(t, "overlap", covered(func(p pen) { p.fill(join(rect(-50, -50, 20, 20), rect(-20, -20, 50, 50)), ink) }), 2*4900-1600)
	near(t, "crossing line", covered(func(p pen) {
		p.stroke(outline{}.move(pt{-50, -50}).line(pt{50, 50}).move(pt{-50, 50}).line(pt{50, -50}), 10, ink)
	}),
		2*(math.Sqrt2*1000+math.Pi*25)-100)
	near(t, "half disc", covered(func(p pen) { p.within([2]pt{{0, -9}, {0, 9}}).fill(circle(0, 0, 60), ink) }), math.Pi*1800)
	near(t, "boxed disc", covered(func(p pen) { p.inBox(-30, -30, 30, 30).fill(circle(0, 0, 60), ink) }), 3600)
	near(t, "turned box", covered(func(p pen) { p.turned(30).inBox(-30, -30, 30, 30).fill(circle(0, 0, 60), ink) }), 3600)
}

func TestSharpBendKeepsItsLine(t *testing.T) {
	// A hairpin drawn with a wide pen must have no holes where it overlaps.
	p := newPen(image.Pt(100, 100))
	p.stroke(outline{}.move(pt{20, 45}).line(pt{80, 50}).line(pt{20, 55}), 20, ink)
	for x := 22; x < 80; x++ {
		if a := p.s.img.RGBAAt(x, 50).A; a < 250 {
			t.Fatalf("hole at %d: %d", x, a)
		}
	}
}

func TestBlendEnds(t *testing.T) {
	p := newPen(image.Pt(10, 101))
	p.fillWith(rect(0, 0, 10, 101), shade(white, ink, 0, 101))
	if c := p.s.img.RGBAAt(5, 0); c.R < 250 {
		t.Errorf("blend starts at %v", c)
	}
	if c := p.s.img.RGBAAt(5, 100); c.R > ink.R+4 {
		t.Errorf("blend ends at %v", c)
	}
}

// A body that goes on beyond a window has no edge there, neither light nor dark.
func TestBodiesGoOnBeyondWindows(t *testing.T) {
	p := newPen(image.Pt(60, 60))
	p.inBox(5, 5, 55, 55).model(rect(-40, -40, 100, 100), relief{body: hex(0x808080), lit: hex(0xffffff), shadow: hex(0), dx: 4, dy: 3})
	for y := 6; y < 54; y++ {
		middle := p.s.img.RGBAAt(30, y)
		for x := 6; x < 54; x++ {
			if c := p.s.img.RGBAAt(x, y); c != middle {
				t.Fatalf("at %d,%d it's %v, in the middle %v", x, y, c, middle)
			}
		}
	}
	if top, low := p.s.img.RGBAAt(30, 6), p.s.img.RGBAAt(30, 53); top.R > 0x88 || low.R < 0x50 {
		t.Errorf("above it's %v, below %v", top, low)
	}
}
