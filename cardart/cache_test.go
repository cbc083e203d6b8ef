package cardart

import (
	"image"
	"sync"
	"testing"
)

func TestCacheSharesAndForgets(t *testing.T) {
	one := 4 * 30 * 42
	c := NewCache(3 * one)
	deck := Deck(TwoColour)
	at := func(i int) Request { return FaceAt(deck[i], image.Pt(30, 42)) }

	if _, ok := c.Find(at(0)); ok {
		t.Error("an empty cache found a picture")
	}
	first := c.Get(at(0))
	if again := c.Get(at(0)); again != first {
		t.Error("the same request gave another picture")
	}
	if found, ok := c.Find(at(0)); !ok || found != first {
		t.Error("Find misses a picture that was drawn")
	}
	c.Get(at(1))
	c.Get(at(2))
	c.Get(at(0)) // used again, so 1 is the oldest
	c.Get(at(3))
	if _, ok := c.Find(at(1)); ok {
		t.Error("the picture used least lately was kept")
	}
	if _, ok := c.Find(at(0)); !ok {
		t.Error("a picture used lately was dropped")
	}
	if c.Bytes() != 3*one {
		t.Errorf("cache holds %d bytes, want %d", c.Bytes(), 3*one)
	}
	large := c.Get(FaceAt(deck[0], image.Pt(300, 420)))
	if large == nil || c.Bytes() > 3*one {
		t.Errorf("cache holds %d bytes after a large picture", c.Bytes())
	}
}

func TestRequestLooks(t *testing.T) {
	r := FaceAt(Deck(TwoColour)[12], image.Pt(30, 42))
	upright := r.Draw()
	r.Turned = true
	turned := r.Draw()
	if turned.Rect.Size() != image.Pt(42, 30) || turned.Stride != 4*42 {
		t.Fatalf("turned picture is %v, stride %d", turned.Rect, turned.Stride)
	}
	for y := range 42 {
		for x := range 30 {
			if turned.RGBAAt(41-y, x) != upright.RGBAAt(x, y) {
				t.Fatalf("pixel %d,%d went astray", x, y)
			}
		}
	}
	if back := Turned(Turned(Turned(turned))); string(back.Pix) != string(upright.Pix) {
		t.Error("four quarter turns do not lead back")
	}
	dim := Dimmed(upright)
	for i := 3; i < len(dim.Pix); i += 4 {
		if dim.Pix[i] != upright.Pix[i] {
			t.Fatal("dimming changed the shape")
		}
		if dim.Pix[i-1] > dim.Pix[i] || dim.Pix[i-2] > dim.Pix[i] || dim.Pix[i-3] > dim.Pix[i] {
			t.Fatal("dimming broke the premultiplied colour")
		}
	}
}

// TestCacheFromManyGoroutines keeps its bound and draws each picture once at a
// time while eight goroutines ask for more than fits.
func TestCacheFromManyGoroutines(t *testing.T) {
	limit := 20 * 4 * 24 * 34
	c := NewCache(limit)
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 120 {
				f := Deck(TwoColour)[(i*(g+1))%54]
				r := FaceAt(f, image.Pt(24, 34))
				r.Turned = i%2 == 0
				if img := c.Get(r); img == nil || img.Rect.Empty() {
					t.Error("no picture")
				}
				c.Find(BackAt(Garnet, image.Pt(24, 34)))
				if b := c.Bytes(); b > limit {
					t.Errorf("cache holds %d bytes of %d", b, limit)
				}
			}
		})
	}
	wg.Wait()
	if c.order.Len() != len(c.entries) || c.bytes != 4*24*34*len(c.entries) {
		t.Errorf("cache lost count: %d entries, %d listed, %d bytes", len(c.entries), c.order.Len(), c.bytes)
	}
}
