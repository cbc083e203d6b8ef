package kit

import (
	"image"
	"log/slog"
	"testing"

	"feltstack/rules/guard"
)

// Pictures are kept up to a number of bytes, those asked for last.
func TestPicturesHaveABound(t *testing.T) {
	drawn := map[Picture]int{}
	p := NewPictures(func(k Picture) *image.RGBA {
		drawn[k]++
		return image.NewRGBA(image.Rectangle{Max: k.Size})
	}, nil, nil)
	p.Fit(image.Pt(3200, 2000))
	large := func(n int) Picture { return Picture{Size: image.Pt(1000, 500+n)} } // 2 MB
	often := large(0)
	for n := range 60 {
		p.Get(large(n), nil)
		p.Get(often, nil)
		if p.bytes > p.most {
			t.Fatalf("after %d pictures %d bytes are kept, at most %d", n+1, p.bytes, p.most)
		}
	}
	sum := 0
	for _, img := range p.have {
		sum += len(img.Pix)
	}
	if sum != p.bytes || len(p.have) < 10 || len(p.used) != len(p.have) {
		t.Errorf("%d pictures of %d bytes are kept, it counts %d and %d", len(p.have), sum, p.bytes, len(p.used))
	}
	if drawn[often] != 1 {
		t.Errorf("what was asked for again and again was drawn %d times", drawn[often])
	}
	if p.Get(large(1), nil); drawn[large(1)] != 2 {
		t.Errorf("what nobody had asked for was drawn %d times, want again", drawn[large(1)])
	}
	if p.Fit(image.Pt(800, 600)); p.bytes > leastKept || len(p.have) == 0 {
		t.Errorf("in a small window %d bytes are kept", p.bytes)
	}
	p.Redraw(p.draw)
	if p.bytes != 0 || len(p.have) != 0 {
		t.Error("drawing again keeps old pictures")
	}
}

// Of sketches that wait only the last is drawn, and none is kept.
func TestSketches(t *testing.T) {
	begun, release := make(chan int, 10), make(chan struct{})
	posts := make(chan func(), 10)
	p := NewPictures(func(k Picture) *image.RGBA {
		begun <- k.Size.X
		<-release
		return image.NewRGBA(image.Rect(0, 0, k.Size.X, 1))
	}, func(f func()) { posts <- f }, nil)
	var came []int
	sketch := func(n int) {
		if img := p.Sketch(Picture{Size: image.Pt(n, 1)}, func(img *image.RGBA) { came = append(came, img.Rect.Dx()) }); img != nil {
			t.Errorf("sketch %d is there at once", n)
		}
	}
	sketch(1)
	if n := <-begun; n != 1 {
		t.Fatalf("%d is drawn first", n)
	}
	sketch(2)
	sketch(3)
	close(release)
	(<-posts)()
	(<-posts)()
	p.Close()
	if len(came) != 2 || came[0] != 1 || came[1] != 3 || len(p.have) != 0 {
		t.Errorf("%v came, and %d are kept", came, len(p.have))
	}
}

// A picture at which the drawing crashes is plain paper, and the others are drawn.
func TestPicturesCrash(t *testing.T) {
	posts := make(chan func(), 10)
	reports := guard.NewReporter(t.TempDir(), "test", slog.New(slog.DiscardHandler))
	p := NewPictures(func(k Picture) *image.RGBA {
		if k.Size.X == 1 {
			panic("injected")
		}
		return image.NewRGBA(image.Rectangle{Max: k.Size})
	}, func(f func()) { posts <- f }, reports)
	for n := 1; n <= 2; n++ {
		var came *image.RGBA
		p.Get(Picture{Size: image.Pt(n, 3)}, func(img *image.RGBA) { came = img })
		(<-posts)()
		if came == nil || came.Rect.Size() != image.Pt(n, 3) {
			t.Fatalf("picture %d is %v", n, came)
		}
		if paper := came.RGBAAt(0, 0) == Blank.RGBAAt(0, 0); paper != (n == 1) {
			t.Errorf("picture %d: plain paper %v", n, paper)
		}
	}
	p.Close()
	heard := 0
	reports.Told(func(guard.Report) { heard++ })
	if heard != 1 {
		t.Errorf("%d reports", heard)
	}
}
