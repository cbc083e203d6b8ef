package kit

import (
	"image"
	"image/color"
	"sync"

	"feltstack/cardart"
	"feltstack/cardart/ground"
	"feltstack/cardart/portraits"
	"feltstack/rules/guard"
	"fyne.io/fyne/v2"
)

// Picture names a drawing.
type Picture struct {
	Kind     PictureKind
	Face     cardart.Face
	Marker   cardart.Marker
	Portrait portraits.Portrait
	Plate    ground.Plate
	Turned   bool        // a card a quarter turn clockwise
	Tilt     int16       // of a card in the hand, in tenths of a degree clockwise
	Size     image.Point // in pixels, as it is shown: after the turn, but before the tilt
}

// PictureKind says what a picture shows.
type PictureKind uint8

const (
	faceUp PictureKind = iota
	FaceDown
	Marker
	Portrait
	Window // the art of a face alone, as wide as it is high
	plate
)

// DrawPicture draws with cards' backs of the given design.
func DrawPicture(back cardart.BackStyle) func(Picture) *image.RGBA {
	return func(k Picture) *image.RGBA {
		size := k.Size
		if k.Turned {
			size.X, size.Y = size.Y, size.X
		}
		var img *image.RGBA
		switch k.Kind {
		case Marker:
			return cardart.DrawMarker(k.Marker, size)
		case Portrait:
			img, err := k.Portrait.Draw(size.X)
			if err != nil {
				panic(err) // its file is part of the program, and tested
			}
			return img
		case Window:
			return cardart.Window(k.Face, size.X)
		case FaceDown:
			img = cardart.BackTilted(back, size, float64(k.Tilt)/10)
		default:
			img = cardart.DrawTilted(k.Face, size, float64(k.Tilt)/10)
		}
		if k.Turned {
			img = cardart.Turned(img)
		}
		return img
	}
}

// How many bytes of pictures are kept: as many as this many pictures of the whole window
// have, so that a deck in three sizes fits at any size of it.
const (
	keptWindows = 2
	leastKept   = 12 << 20
)

// Pictures draws cards away from the UI goroutine and keeps what it has drawn.
// All methods belong to the UI goroutine.
type Pictures struct {
	draw    func(Picture) *image.RGBA // called on the worker
	post    func(func())              // runs a function on the UI goroutine
	reports *guard.Reporter

	have    map[Picture]*image.RGBA
	most    int             // bytes it keeps
	bytes   int             // of all it has
	used    map[Picture]int // when it was last asked for
	clock   int
	waiting map[Picture][]func(*image.RGBA)

	mu    sync.Mutex
	queue []Picture // guarded by mu; nil queue and wake mean: draw at once
	draft *draft    // the next one, guarded by mu; nil if there is none
	wake  chan struct{}
	done  chan struct{}
}

// NewPictures starts the worker, which ends with close. Without post there is
// no worker: pictures are drawn at once, as a picture of a screen needs them.
func NewPictures(draw func(Picture) *image.RGBA, post func(func()), reports *guard.Reporter) *Pictures {
	p := &Pictures{
		draw: draw, post: post, reports: reports, most: leastKept,
		have: map[Picture]*image.RGBA{}, used: map[Picture]int{}, waiting: map[Picture][]func(*image.RGBA){},
	}
	if post != nil {
		p.wake, p.done = make(chan struct{}, 1), make(chan struct{})
		guard.Go("drawing pictures", func() error { p.work(); return nil }, func(err error) {
			reports.Report(err)
			close(p.done)
		})
	}
	return p
}

// Close ends the worker after the picture it is drawing.
func (p *Pictures) Close() {
	if p.wake != nil {
		p.Drop()
		close(p.wake)
		<-p.done
		p.wake = nil
	}
}

// Redraw draws everything again, in another way.
func (p *Pictures) Redraw(draw func(Picture) *image.RGBA) {
	p.Drop()
	p.mu.Lock()
	p.draw = draw
	p.mu.Unlock()
	clear(p.have)
	clear(p.used)
	p.bytes = 0
}

// Fit keeps as many pictures as suit a window of a size in pixels.
func (p *Pictures) Fit(window image.Point) {
	p.most = max(leastKept, 4*window.X*window.Y*keptWindows)
	p.shrink(0)
}

// Get returns the picture if it is there. If not, it returns nil and calls then
// on the UI goroutine once it is drawn.
func (p *Pictures) Get(k Picture, then func(*image.RGBA)) *image.RGBA {
	p.clock++
	if img := p.have[k]; img != nil {
		p.used[k] = p.clock
		return img
	}
	if p.post == nil {
		p.keep(k, p.draw(k))
		return p.have[k]
	}
	if p.wake == nil {
		return nil // closed
	}
	p.waiting[k] = append(p.waiting[k], then)
	if len(p.waiting[k]) == 1 {
		p.mu.Lock()
		p.queue = append(p.queue, k)
		p.mu.Unlock()
		p.rouse()
	}
	return nil
}

// Back returns a back that is there, of any size, and what it shows: the one asked for
// last; nil if there is none. It is seen in place of a face that is still being drawn.
func (p *Pictures) Back() (*image.RGBA, Picture) {
	found, at := Picture{}, -1
	for k := range p.have {
		if k.Kind == FaceDown && k.Tilt == 0 && !k.Turned && p.used[k] > at {
			found, at = k, p.used[k]
		}
	}
	return p.have[found], found
}

// Like returns a picture that is there of the same card in another size, the one asked for
// last, and what it shows; nil if there is none. It is seen while the right one is being drawn.
func (p *Pictures) Like(k Picture) (*image.RGBA, Picture) {
	same := func(o Picture) bool {
		o.Face.Text, o.Face.Compact, o.Size = k.Face.Text, k.Face.Compact, k.Size
		return o == k
	}
	found, at := Picture{}, -1
	for o := range p.have {
		if p.used[o] > at && same(o) {
			found, at = o, p.used[o]
		}
	}
	return p.have[found], found
}

// Plate is the picture of a plate, drawn at once if it isn't there: words stand on it.
func (p *Pictures) Plate(g ground.Plate) *image.RGBA {
	k := Picture{Kind: plate, Plate: g, Size: g.Size}
	if p.have[k] == nil {
		p.keep(k, g.Draw())
	}
	p.clock++
	p.used[k] = p.clock
	return p.have[k]
}

// draft is a picture that is drawn once.
type draft struct {
	picture Picture
	then    func(*image.RGBA)
}

// Sketch draws a picture that is not kept, one of many while something is
// dragged: those that wait when the next comes are never drawn. It returns the
// picture if it is there, or calls then like get.
func (p *Pictures) Sketch(k Picture, then func(*image.RGBA)) *image.RGBA {
	if img := p.have[k]; img != nil {
		return img
	}
	if p.post == nil {
		return p.draw(k)
	}
	if p.wake == nil {
		return nil // closed
	}
	p.mu.Lock()
	p.draft = &draft{k, then}
	p.mu.Unlock()
	p.rouse()
	return nil
}

// rouse has the worker look what there is to draw.
func (p *Pictures) rouse() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// Drop forgets the pictures that are still waited for: a window in the middle of
// being resized asks for sizes it never shows.
func (p *Pictures) Drop() {
	p.mu.Lock()
	dropped := p.queue
	p.queue, p.draft = nil, nil
	p.mu.Unlock()
	for _, k := range dropped {
		delete(p.waiting, k)
	}
}

// keep keeps a picture, and lets go those not asked for for longest if there are
// too many.
func (p *Pictures) keep(k Picture, img *image.RGBA) {
	p.forget(k)
	p.shrink(len(img.Pix))
	p.have[k], p.used[k] = img, p.clock
	p.bytes += len(img.Pix)
}

// shrink makes room for a picture that takes by bytes.
func (p *Pictures) shrink(by int) {
	for p.bytes+by > p.most && len(p.have) > 0 {
		oldest, at := Picture{}, p.clock+1
		for o := range p.have {
			if p.used[o] < at {
				oldest, at = o, p.used[o]
			}
		}
		p.forget(oldest)
	}
}

func (p *Pictures) forget(k Picture) {
	if img := p.have[k]; img != nil {
		p.bytes -= len(img.Pix)
		delete(p.have, k)
		delete(p.used, k)
	}
}

// work draws requests until the wake channel is closed.
func (p *Pictures) work() {
	for range p.wake {
		for {
			p.mu.Lock()
			draw := p.draw
			if d := p.draft; d != nil {
				p.draft = nil
				p.mu.Unlock()
				img := p.drawn(draw, d.picture)
				p.post(func() { d.then(img) })
				continue
			}
			if len(p.queue) == 0 {
				p.mu.Unlock()
				break
			}
			k := p.queue[0]
			p.queue = p.queue[1:]
			p.mu.Unlock()
			img := p.drawn(draw, k)
			p.post(func() {
				p.keep(k, img)
				for _, then := range p.waiting[k] {
					then(img)
				}
				delete(p.waiting, k)
			})
		}
	}
}

// drawn draws a picture; plain paper where that crashes.
func (p *Pictures) drawn(draw func(Picture) *image.RGBA, k Picture) (img *image.RGBA) {
	err := guard.Try("drawing a picture", func() error { img = draw(k); return nil })
	if err != nil {
		p.reports.Report(err)
		img = image.NewRGBA(image.Rectangle{Max: k.Size})
		paper := Blank.RGBAAt(0, 0)
		for i := 0; i < len(img.Pix); i += 4 {
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = paper.R, paper.G, paper.B, paper.A
		}
	}
	return img
}

// Blank is shown while a card's first picture is being drawn.
var Blank = func() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 1, 1))
	img.SetRGBA(0, 0, color.RGBA{0xe9, 0xdf, 0xc8, 0xff})
	return img
}()

// CardSize is the size of a card of height h, in whole units so that its
// picture is not smeared.
func CardSize(h float32) fyne.Size {
	w := float32(int(h * 5 / 7))
	return fyne.NewSize(w, float32(int(w*7/5)))
}
