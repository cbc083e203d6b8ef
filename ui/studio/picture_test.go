package studio

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/library/cards"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"
)

// stripes is a picture file whose left half is red and whose right half is blue.
func stripes(t *testing.T, w, h int) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.RGBA{200, 0, 0, 255}
			if 2*x >= w {
				c = color.RGBA{0, 0, 200, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// middle is the colour of the drawn card in the middle of its window.
func (a *atelier) middle() color.RGBA {
	a.t.Helper()
	img, ok := a.face.Image.(*image.RGBA)
	if !ok {
		a.t.Fatal("no face is drawn")
	}
	at, face := a.artBox(), a.faceBox()
	k := float32(img.Rect.Dx()) / face.W
	return img.RGBAAt(int((at.X-face.X+at.W/2)*k), int((at.Y-face.Y+at.H/2)*k))
}

func TestOwnPicture(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.chosen = func() (string, []byte) { return "Holiday photo.png", stripes(t, 300, 100) }
	motif := a.middle()
	if a.own.crop.Visible() || a.own.motif.Visible() {
		t.Error("a picture can be moved before there is one")
	}
	a.press("Your picture…")
	a.settle()
	if p := a.picture(); p != pictures.Whole("Holiday photo.png") || a.own.trial != "" {
		t.Fatalf("chosen: %+v %s", p, a.own.trial)
	}
	if c := a.middle(); c == motif || !a.own.crop.Visible() || !a.own.slider.Visible() || !a.own.motif.Visible() {
		t.Errorf("the card shows %v", c)
	}

	// To the right goes the picture, so its left half comes to the middle.
	a.own.crop.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(a.artBox().W/4, 0)})
	if c := a.middle(); c.R < 150 || c.B > 50 {
		t.Errorf("dragged to the right the card shows %v", c)
	}
	kittest.Press(a.own.crop, fyne.KeyLeft)
	for range 12 {
		kittest.Press(a.own.crop, fyne.KeyLeft)
	}
	if c := a.middle(); c.B < 150 || c.R > 50 {
		t.Errorf("moved to the left the card shows %v", c)
	}
	wide := a.picture().Width
	a.own.crop.TypedRune('+')
	near := a.picture().Width
	a.own.crop.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	if wheel := a.picture().Width; !(wheel < near && near < wide) {
		t.Errorf("parts of %v, %v and %v show", wide, near, wheel)
	}
	a.own.slider.SetValue(1)
	if w := a.picture().Width; w != pictures.LeastWidth {
		t.Errorf("at the nearest a part of %v shows", w)
	}
	a.own.crop.TypedRune('-')
	if w := a.picture().Width; w <= pictures.LeastWidth || a.own.slider.Value >= 1 {
		t.Errorf("a part of %v shows, the slider is at %v", w, a.own.slider.Value)
	}

	a.settle()
	kept := a.picture()
	data, err := os.ReadFile(filepath.Join(a.dir, "My cards.toml"))
	if err != nil || !strings.Contains(string(data), "picture = \"Holiday photo.png\"\ncrop = [") {
		t.Errorf("the file: %v\n%s", err, data)
	}
	a.name.SetText("Ember Fox")
	a.settle()
	if a.picture() != kept {
		t.Errorf("with another name the picture is %+v", a.picture())
	}
	x := a.lib.Cards("vainqueur")
	id, ok := x.Lookup("Ember Fox")
	if !ok || library.AboutCard(x.Game, int(id), a.lib.Picture).Face.Picture == nil {
		t.Error("the card has no picture in a deck or on the table")
	}
	a.press("Print", "1 card on sheets…")
	if len(a.printed) != 1 || a.printed[0].Face.Picture == nil || a.printed[0].Face.Crop.Width != kept.Width {
		t.Errorf("printed: %+v", a.printed)
	}

	a.press("Back to the art")
	a.settle()
	if a.picture() != (pictures.Shown{}) || a.middle() != motif || a.own.crop.Visible() {
		t.Errorf("the motif is not back: %+v %v", a.picture(), a.middle())
	}
}

// What is wrong with a picture is said in a sentence, and the card keeps its motif.
func TestBadPictures(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	good := stripes(t, 60, 40)
	line := bytes.Clone(good)
	binary.BigEndian.PutUint32(line[16:], 40_000_000) // what its head says of its width
	binary.BigEndian.PutUint32(line[29:], crc32.ChecksumIEEE(line[12:29]))
	for what, c := range map[string]struct {
		data []byte
		want string
	}{
		"text":    {[]byte("GIF89a"), "The file isn't a PNG or JPEG picture."},
		"cut off": {good[:len(good)/2], "The picture is damaged or cut off"},
		"a line":  {line, "The picture is more than 30,000 pixels wide or high"},
	} {
		a.chosen = func() (string, []byte) { return "x.png", c.data }
		a.press("Your picture…")
		if !strings.HasPrefix(a.own.trial, c.want) || a.picture().File != "" {
			t.Errorf("%s: %q, and the card has %+v", what, a.own.trial, a.picture())
		}
	}
	a.chosen = func() (string, []byte) { return "x.png", good }
	a.press("Your picture…")
	a.settle()
	if a.own.trial != "" || len(a.own.notes) != 0 {
		t.Errorf("a good picture: %q %v", a.own.trial, a.own.notes)
	}
	name := a.current().Cards[a.card].Name
	if err := os.WriteFile(filepath.Join(a.dir, "My cards.pictures", "x.png"), good[:50], 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := a.lib.Reload(t.Context()); err != nil {
		t.Fatal(err)
	}
	all, err := a.lib.Sets(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a.Renew(all)
	if n := a.own.notes; len(n) != 1 || n[0].Card != name || n[0].File != "x.png" || a.own.crop.Visible() || !a.state().Works {
		t.Errorf("a picture broken outside: %v", n)
	}
}

// A picture dropped on the window comes onto the card, and goes along when its set
// is packed and taken in again.

// However a picture is moved, what shows lies within it and stays what it is.
func TestFraming(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := framing{image.Pt(rapid.IntRange(20, 3000).Draw(t, "w"), rapid.IntRange(20, 3000).Draw(t, "h")), rapid.Float64Range(0.5, 2).Draw(t, "aspect")}
		p := pictures.Whole("a.png")
		part := rapid.Float64Range(-1, 1)
		for range rapid.IntRange(1, 8).Draw(t, "steps") {
			switch rapid.IntRange(0, 2).Draw(t, "what") {
			case 0:
				p = f.moved(p, part.Draw(t, "dx"), part.Draw(t, "dy"))
			case 1:
				p = f.zoomed(p, rapid.Float64Range(0.5, 2).Draw(t, "times"))
			case 2:
				zoom := rapid.Float64Range(0, 1).Draw(t, "zoom")
				if p = f.at(p, zoom); f.widest() > 2*pictures.LeastWidth && math.Abs(f.zoom(p)-zoom) > 0.01 {
					t.Fatalf("%+v is at %v, not %v", p, f.zoom(p), zoom)
				}
			}
			if _, err := pictures.Parse("a.png", []any{p.X, p.Y, p.Width}); err != nil {
				t.Fatalf("%+v: %v", p, err)
			}
			again := f.settled(p)
			if d := math.Abs(again.X-p.X) + math.Abs(again.Y-p.Y) + math.Abs(again.Width-p.Width); d > 1e-4 {
				t.Fatalf("%+v settles as %+v", p, again)
			}
		}
	})
}

// drawnPicture is a picture that lies nowhere.
type drawnPicture struct{ img image.Image }

func (p drawnPicture) Image() image.Image { return p.img }

// studioWithPicture is the page with a card that shows a picture, and a note on
// another one.
func studioWithPicture(t *testing.T, e *kit.Env, lib *library.Local, g *rules.Game) fyne.CanvasObject {
	sky := image.NewRGBA(image.Rect(0, 0, 300, 200))
	for i := range sky.Pix {
		y := i / sky.Stride
		sky.Pix[i] = [4]uint8{uint8(90 + y/2), uint8(120 + y/4), uint8(220 - y/2), 255}[i%4]
	}
	p := &drawnPicture{sky}
	notes := []sets.Note{{Card: "Second", File: "whelp.png", Why: pictures.ErrBroken}}
	s := New(e, lib.Games(), Exits{
		Motifs:   lib.Motifs,
		Check:    func(s sets.Set, then func([]cards.Card, error)) { then(lib.Check(t.Context(), s)) },
		Complete: lib.Complete, Facts: lib.Facts, Types: lib.Types, Prints: lib.Prints,
		Face: func(_ string, d *rules.Def) cardart.Face {
			return faces.Of(g, games.Looks(g.Name), d, func(*rules.Def) cardart.Picture { return p })
		},
		Measure: func(cardart.Picture, func(image.Point)) {},
		Notes:   func(_ sets.Set, then func([]sets.Note)) { then(notes) },
	})
	fox := sets.Card{Name: "Sky Fox", Type: "Beast Monster", Motif: "flame", Picture: pictures.Whole("sky.png"), Text: "When this is summoned, draw a card.", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
	s.Load([]sets.Set{{Name: "My cards", Game: g.Name, Cards: []sets.Card{fox}}}, "", "")
	s.own.shown, s.own.size = p, sky.Rect.Size()
	s.own.crop.FocusGained()
	return s.Container
}
