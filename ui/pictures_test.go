package ui

import (
	"image"
	"testing"
)

// Pictures are kept up to a number of bytes, those asked for last.
func TestPicturesHaveABound(t *testing.T) {
	drawn := map[picture]int{}
	p := newPictures(func(k picture) *image.RGBA {
		drawn[k]++
		return image.NewRGBA(image.Rectangle{Max: k.Size})
	}, nil)
	large := func(n int) picture { return picture{Size: image.Pt(1000, 500+n)} } // 2 MB
	often := large(0)
	for n := range 60 {
		p.get(large(n), nil)
		p.get(often, nil)
		if p.bytes > kept {
			t.Fatalf("after %d pictures %d bytes are kept, at most %d", n+1, p.bytes, kept)
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
	if p.get(large(1), nil); drawn[large(1)] != 2 {
		t.Errorf("what nobody had asked for was drawn %d times, want anew", drawn[large(1)])
	}
	p.redraw(p.draw)
	if p.bytes != 0 || len(p.have) != 0 {
		t.Error("drawing anew keeps old pictures")
	}
}
