package felt

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"testing"
	"time"

	"feltstack/cardart/ground"
	"feltstack/rules/guard/guardtest"
	"feltstack/rules/looks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// textsIn lists what is written in a container that lies at the corner of the window.
func textsIn(c *fyne.Container) []*canvas.Text {
	var all []*canvas.Text
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *fyne.Container:
			all = append(all, textsIn(o)...)
		case *canvas.Text:
			if o.Visible() && o.Text != "" {
				all = append(all, o)
			}
		}
	}
	return all
}

// What is written on the ground can be read under the lamp and away from it, in every
// theme, whatever the table is made of.
func TestTextOnTheGroundIsReadable(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	e := kittest.Plain()
	e.Scale = func() float32 { return 1 }
	for name, ground := range looks.Grounds() {
		for _, cloth := range look.Felts {
			for _, theme := range []string{"dark", "light", "contrast"} {
				fyne.CurrentApp().Settings().SetTheme(look.New(cloth.Key, theme == "light", theme == "contrast", "normal"))
				f := midGame().session()
				f.scene.Ground = ground
				s := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
				img := image.NewRGBA(image.Rect(0, 0, 1280, 800))
				for i, r := range s.board.floor.shown.of.Strips() {
					draw.Draw(img, r, s.board.floor.shown.strips[i], image.Point{}, draw.Src)
				}
				texts := append(textsIn(s.board.status.Container), textsIn(s.panels.side.words.Container)...)
				for _, z := range s.board.zones {
					texts = append(texts, textsIn(z.words.Container)...)
				}
				if len(texts) < 15 {
					t.Fatalf("only %d texts are written", len(texts))
				}
				for _, w := range texts {
					at := image.Rect(int(w.Position().X), int(w.Position().Y), int(w.Position().X+w.Size().Width), int(w.Position().Y+w.Size().Height))
					if got := contrastOn(img, at, w.Color.(color.NRGBA)); got < 4.5 {
						t.Errorf("%s, %s, %s: %q has contrast %.2f", name, cloth.Key, theme, w.Text, got)
					}
				}
				putAway(s)
			}
		}
	}
}

// contrastOn is the contrast of a colour (WCAG 2) to the mean of a part of a picture.
func contrastOn(img *image.RGBA, r image.Rectangle, c color.NRGBA) float64 {
	r = r.Intersect(img.Rect)
	sum := [3]int{}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p := img.RGBAAt(x, y)
			sum[0], sum[1], sum[2] = sum[0]+int(p.R), sum[1]+int(p.G), sum[2]+int(p.B)
		}
	}
	n := max(r.Dx()*r.Dy(), 1)
	a, b := look.Luminance(c)+0.05, look.Luminance(color.NRGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 0xff})+0.05
	return max(a, b) / min(a, b)
}

// The ground is painted elsewhere; while the window is resized the old one is stretched,
// and once it has kept its size the ground is painted again.
func TestGroundIsPaintedElsewhere(t *testing.T) {
	test.NewTempApp(t)
	posted := make(chan func(), 8)
	env := &kit.Env{Post: func(f func()) { posted <- f }}
	next := func() {
		t.Helper()
		select {
		case f := <-posted:
			f()
		case <-time.After(guardtest.Patience):
			t.Fatal("nothing is painted")
		}
	}
	g := newGroundView(env)
	show := func(w, h int) {
		g.set(ground.Table{Size: image.Pt(w, h), Scale: 1, Felt: look.Felt}, nil, fyne.NewSize(float32(w), float32(h)))
	}
	shown := func() image.Point {
		if len(g.Objects) == 0 {
			return image.Point{}
		}
		return g.Objects[0].(*canvas.Image).Image.Bounds().Size()
	}
	place := func() fyne.Size { return g.Objects[0].Size() }
	show(60, 40)
	if shown() != (image.Point{}) {
		t.Error("a ground is shown before it is painted")
	}
	next()
	if shown() != image.Pt(60, 40) {
		t.Fatalf("shown is a picture of %v", shown())
	}
	show(70, 50)
	show(80, 60)
	if shown() != image.Pt(60, 40) || place() != fyne.NewSize(80, 60) {
		t.Errorf("while it is resized a picture of %v is shown at %v", shown(), place())
	}
	next() // the window has kept its size
	next() // it is painted
	if shown() != image.Pt(80, 60) {
		t.Errorf("then a picture of %v is shown", shown())
	}
	show(90, 70)
	g.stop()
	select {
	case <-posted:
		t.Error("it goes on after its end")
	case <-time.After(2 * calmTime):
	}
}

// A zone that looks otherwise changes the strips it lies in: no other one is painted or uploaded.
func TestAZoneChangesItsStrips(t *testing.T) {
	test.NewTempApp(t)
	g := newGroundView(kittest.Env())
	in := []ground.Inlay{
		{Box: image.Rect(20, 20, 200, 120), Fill: look.Felt}, {Box: image.Rect(220, 20, 400, 120), Fill: look.Felt}, {Box: image.Rect(20, 140, 400, 280), Fill: look.Felt},
	}
	of := ground.Table{Size: image.Pt(420, 300), Scale: 1, Felt: look.Felt}
	set := func() (shown []image.Image) {
		g.set(of, slices.Clone(in), fyne.NewSize(420, 300))
		for _, o := range g.Objects {
			shown = append(shown, o.(*canvas.Image).Image)
		}
		return shown
	}
	before := set()
	for i, want := range []int{1, 1, 2} {
		in[i].Fill = look.Paper
		after, changed := set(), 0
		if len(after) != len(before) {
			t.Fatalf("%d pictures have become %d", len(before), len(after))
		}
		for n := range after {
			if after[n] != before[n] {
				changed++
			}
		}
		if changed != want {
			t.Errorf("zone %d changes %d of %d strips", i, changed, len(before))
		}
		before = after
	}
}

// On fine screens, too, no line of what lies beneath is seen between two strips.
func TestStripsTouch(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	size := fyne.NewSize(320, 800)
	for _, scale := range []float32{1, 1.1, 1.25, 1.5, 1.7, 2, 2.5, 3} {
		p := painted{of: ground.Table{Size: kit.Pixels(size, scale)}}
		for _, r := range p.of.Strips() {
			img := image.NewRGBA(image.Rectangle{Max: r.Size()})
			draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
			p.strips = append(p.strips, img)
		}
		g := newGroundView(&kit.Env{Scale: func() float32 { return scale }})
		g.Resize(size)
		g.show(p)
		img := kit.Snapshot(g.Container, size, scale)
		for y := range img.Bounds().Dy() {
			if r, _, _, _ := img.At(100, y).RGBA(); r != 0xffff {
				t.Errorf("at scale %v line %d of %d is %v", scale, y, img.Bounds().Dy(), img.At(100, y))
			}
		}
	}
}
