package cardart

import (
	"container/list"
	"image"
	"sync"
)

// Request names one picture. It is comparable; make it with [FaceAt], [BackAt]
// or [MarkerAt] and add Turned or Dimmed.
type Request struct {
	kind   pictureKind
	face   Face
	back   BackStyle
	marker Marker
	size   image.Point

	Turned bool // a quarter clockwise; the size is that of the upright card
	Dimmed bool
}

type pictureKind uint8

const (
	facePicture pictureKind = iota
	backPicture
	markerPicture
)

// FaceAt asks for a face, size pixels wide and high.
func FaceAt(f Face, size image.Point) Request { return Request{kind: facePicture, face: f, size: size} }

// BackAt asks for a back.
func BackAt(b BackStyle, size image.Point) Request {
	return Request{kind: backPicture, back: b, size: size}
}

// MarkerAt asks for a marker.
func MarkerAt(m Marker, size image.Point) Request {
	return Request{kind: markerPicture, marker: m, size: size}
}

// Draw makes the picture anew.
func (r Request) Draw() *image.RGBA {
	var img *image.RGBA
	switch r.kind {
	case backPicture:
		img = Back(r.back, r.size)
	case markerPicture:
		img = DrawMarker(r.marker, r.size)
	default:
		img = Draw(r.face, r.size)
	}
	if r.Dimmed {
		img = Dimmed(img)
	}
	if r.Turned {
		img = Turned(img)
	}
	return img
}

// Cache keeps the pictures used last, up to a number of bytes. Several
// goroutines may use it at once; a picture wanted by two of them is drawn once.
// Pictures are shared: do not change them.
type Cache struct {
	limit int

	mu      sync.Mutex
	entries map[Request]*list.Element // of *cached
	order   *list.List                // the one used last in front
	bytes   int
}

// cached is a picture in the cache; img may be read once done is closed.
type cached struct {
	key  Request
	done chan struct{}
	img  *image.RGBA
}

// NewCache makes a cache that holds at most limit bytes of pixels. A face of
// 90 by 126 pixels takes 45 kB, one of 360 by 504 takes 726 kB.
func NewCache(limit int) *Cache {
	return &Cache{limit: limit, entries: map[Request]*list.Element{}, order: list.New()}
}

// Get returns the picture, drawn now if need be (see the benchmarks for how
// long that takes). A picture larger than the whole cache is not kept.
func (c *Cache) Get(r Request) *image.RGBA {
	c.mu.Lock()
	if e, ok := c.entries[r]; ok {
		c.order.MoveToFront(e)
		c.mu.Unlock()
		p := e.Value.(*cached)
		<-p.done
		return p.img
	}
	p := &cached{key: r, done: make(chan struct{})}
	c.entries[r] = c.order.PushFront(p)
	c.mu.Unlock()

	p.img = r.Draw()
	close(p.done)

	c.mu.Lock()
	defer c.mu.Unlock()
	c.bytes += len(p.img.Pix)
	c.trim()
	return p.img
}

// Find returns the picture if it is ready, and never waits: for the goroutine
// that paints the window.
func (c *Cache) Find(r Request) (*image.RGBA, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[r]
	if !ok {
		return nil, false
	}
	p := e.Value.(*cached)
	select {
	case <-p.done:
		c.order.MoveToFront(e)
		return p.img, true
	default:
		return nil, false
	}
}

// Bytes is how much the pictures kept take.
func (c *Cache) Bytes() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.bytes
}

// trim drops the pictures not used for longest. Those still being drawn have
// not been counted yet and stay.
func (c *Cache) trim() {
	for e := c.order.Back(); e != nil && c.bytes > c.limit; {
		prev := e.Prev()
		p := e.Value.(*cached)
		select {
		case <-p.done:
			c.bytes -= len(p.img.Pix)
			delete(c.entries, p.key)
			c.order.Remove(e)
		default:
		}
		e = prev
	}
}
