package cardart

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"feltstack/cardart/picturetest"
)

// framedIn is a card with everything on it, in a frame.
func framedIn(f Frame) Face {
	c := framedCard()
	c.Frame, c.Flavor, c.Artist, c.Emblem, c.Rarity = f, "Even the ash remembers her name.", "Ann Example", EmblemNamed("flame"), Rare
	return c
}

// Each frame looks as it did when it was found good: large in a picture, small by its print.
func TestGoldenFrames(t *testing.T) {
	var large []*image.RGBA
	small := map[string]image.Image{}
	for i, name := range Frames() {
		large = append(large, Draw(framedIn(Frame(i)), image.Pt(240, 336)))
		small[name] = Draw(framedIn(Frame(i)), image.Pt(90, 126))
	}
	picturetest.Golden(t, "frames", Arrange(large, 3, 1, color.Black))
	picturetest.Prints(t, "frames.txt", small)
}

// Names lead to what they name, and unknown ones to the usual.
func TestFrameNames(t *testing.T) {
	for i, name := range Frames() {
		if f := FrameNamed(name); f != Frame(i) || f.String() != name {
			t.Errorf("%q is %v", name, f)
		}
	}
	for _, name := range Emblems() {
		if e := EmblemNamed(name); e == 0 || e.String() != name || e.Sign() == "" {
			t.Errorf("%q is %v, written %q", name, e, e.Sign())
		}
	}
	if FrameNamed("gilded") != Classic || EmblemNamed("x") != 0 || RarityNamed("mythic") != NoRarity || Frame(200).String() != "deco" {
		t.Error("an unknown name is something")
	}
}

// Words can be read on what they stand on: in every frame, in colours that cards have.
func TestFramesAreLegible(t *testing.T) {
	for i, name := range Frames() {
		for _, accent := range []uint32{0x8c2f39, 0x3d5a80, 0x102030, 0x3d8a50, 0xb0762f} {
			l := Frame(i).trim(hex(accent))
			for what, pair := range map[string][2]float64{
				"a number": {luminance(l.value), luminance(mix(l.token, l.tokenLow, 0.5))},
				"a rank":   {luminance(l.badgeIn), luminance(l.badge)},
			} {
				if d := pair[0] - pair[1]; d*d < 0.25*0.25 {
					t.Errorf("%s on %06x: %s has the lightness %.2f on %.2f", name, accent, what, pair[0], pair[1])
				}
			}
		}
	}
}

// Frames leave nothing beyond the round corners of a card, and the art window of each lies on it.
func TestFramesKeepToTheCard(t *testing.T) {
	size := image.Pt(250, 350)
	for i, name := range Frames() {
		img := Draw(framedIn(Frame(i)), size)
		for _, at := range []image.Point{{0, 0}, {249, 0}, {0, 349}, {249, 349}} {
			if img.RGBAAt(at.X, at.Y).A != 0 {
				t.Errorf("%s: the corner at %v isn't clear", name, at)
			}
		}
		if w := ArtWindow(framedIn(Frame(i)), size); w.Empty() || !w.In(img.Rect) {
			t.Errorf("%s: the art lies at %v", name, w)
		}
	}
}

// The picture of a full-art card ends below its type line, so that its text stands on plain
// ground and its figure above.
func TestFullArtLeavesTheText(t *testing.T) {
	size := image.Pt(250, 350)
	of := func(motif string) (*image.RGBA, Face) {
		f := Face{Style: Framed, Frame: FullArt, Title: "Same", Type: "Relic", Text: "Draw a card.", Motif: motif}
		return Draw(f, size), f
	}
	a, f := of("crown")
	b, _ := of("castle")
	c := newCard(size, 0)
	under := int(c.frame(f).under)
	if words := (under + 60) * a.Stride; !bytes.Equal(a.Pix[words:], b.Pix[words:]) {
		t.Error("the motif is seen below the text")
	}
	if art := under * a.Stride; bytes.Equal(a.Pix[:art], b.Pix[:art]) {
		t.Error("the motif isn't seen above the text")
	}
}
