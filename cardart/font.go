package cardart

import (
	_ "embed"
	"image/color"
	"sync"

	"feltstack/rules/names"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The fonts, and the licence they are under, lie in the folder fonts.
var (
	//go:embed fonts/Cabin-Regular.otf
	textRegular []byte
	//go:embed fonts/Cabin-Bold.otf
	textBold []byte
	//go:embed fonts/Cabin-Italic.otf
	textItalic []byte
	//go:embed fonts/LinLibertine_RB.otf
	titleBold []byte
	//go:embed fonts/OFL.txt
	fontLicence string
)

// FontText is the sans serif the cards' text is set in (OpenType, regular), so
// that a window can use the same. The bytes are shared: do not change them.
func FontText() []byte { return textRegular }

// FontTextBold is the bold of [FontText].
func FontTextBold() []byte { return textBold }

// FontTextItalic is the italic of [FontText].
func FontTextItalic() []byte { return textItalic }

// FontTitle is the bold serif of ranks, titles and numbers.
func FontTitle() []byte { return titleBold }

// FontLicence is the copyright notice and licence of all the fonts, to be shown
// where the program states its licences.
func FontLicence() string { return fontLicence }

// typeface is one parsed font with a stand-in for the letters it lacks.
type typeface struct {
	font     *sfnt.Font
	em       float64
	fallback *typeface
}

// typefaces are the four parsed fonts; they never change once made.
type typefaces struct{ text, bold, italic, title *typeface }

var fonts = sync.OnceValue(func() typefaces {
	parse := func(data []byte, fallback *typeface) *typeface {
		f, err := sfnt.Parse(data)
		if err != nil {
			panic("cardart: embedded font does not parse: " + err.Error())
		}
		return &typeface{f, float64(f.UnitsPerEm()), fallback}
	}
	title := parse(titleBold, nil)
	return typefaces{parse(textRegular, title), parse(textBold, title), parse(textItalic, title), title}
})

// letters sets text as outlines. It holds scratch memory and is not shared.
type letters struct{ buf sfnt.Buffer }

// glyph is one letter, or a sign drawn in a letter's place, at pen position x.
// Lengths are in ems.
type glyph struct {
	face *typeface
	id   sfnt.GlyphIndex
	sign rune // a suit or star sign when not 0
	x, w float64
}

// signWidth is the advance of a suit sign or star in a line of text, in ems.
const signWidth = 0.74

// set places the letters of s on a line from x = 0 and returns its width.
func (l *letters) set(face *typeface, s string) ([]glyph, float64) {
	out := make([]glyph, 0, len(s))
	x := 0.0
	for _, r := range names.Drawn(s, func(r rune) bool { return l.has(face, r) }) {
		if g, ok := signOf(r); ok {
			out = append(out, glyph{sign: g, x: x, w: signWidth})
			x += signWidth
			continue
		}
		f := face
		id, err := f.font.GlyphIndex(&l.buf, r)
		if (err != nil || id == 0) && f.fallback != nil {
			if other, err := f.fallback.font.GlyphIndex(&l.buf, r); err == nil && other != 0 {
				f, id = f.fallback, other
			}
		}
		ppem := fixed.I(int(f.em))
		if n := len(out); n > 0 && out[n-1].sign == 0 && out[n-1].face == f {
			if k, err := f.font.Kern(&l.buf, out[n-1].id, id, ppem, font.HintingNone); err == nil {
				x += float64(k) / 64 / f.em
			}
		}
		adv, err := f.font.GlyphAdvance(&l.buf, id, ppem, font.HintingNone)
		if err != nil {
			continue
		}
		w := float64(adv) / 64 / f.em
		out = append(out, glyph{face: f, id: id, x: x, w: w})
		x += w
	}
	return out, x
}

// has reports whether a face, or the one that stands in for it, has a sign.
func (l *letters) has(face *typeface, r rune) bool {
	if _, ok := signOf(r); ok {
		return true
	}
	for f := face; f != nil; f = f.fallback {
		if id, err := f.font.GlyphIndex(&l.buf, r); err == nil && id != 0 {
			return true
		}
	}
	return false
}

// outline is the letter's shape at one em, its baseline start at the origin.
func (l *letters) outline(g glyph) outline {
	segs, err := g.face.font.LoadGlyph(&l.buf, g.id, fixed.I(int(g.face.em)), nil)
	if err != nil {
		return nil
	}
	at := func(p fixed.Point26_6) pt {
		return pt{float64(p.X) / 64 / g.face.em, float64(p.Y) / 64 / g.face.em}
	}
	var o outline
	for _, s := range segs {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			o = o.move(at(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			o = o.line(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			o = o.quad(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			o = o.cube(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	return o
}

// capHeight is the height of a capital in ems, the same for both families
// within what the eye can see.
const capHeight = 0.66

// textStyle says how a line is written.
type textStyle struct {
	face    *typeface
	size    float64 // em, in pen units
	colour  color.NRGBA
	palette Palette
	track   float64 // extra space between letters, in ems
}
