package ui

import (
	"image/color"
	"math"
	"slices"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// palette is every colour of the table that a theme changes.
type palette struct {
	reading                      float32     // how much larger than usual is what one reads: log, inspector, reasons, the coach
	felt, deepFelt               color.NRGBA // the table; fields one types in
	panel, button, edge          color.NRGBA
	zoneRest, zoneOpen, zoneOver color.NRGBA // a zone at rest, open to the card that is held, under it
	plateRest, plateTurn         color.NRGBA
	promptMine, promptTheir      color.NRGBA
	ivory, dimmed, gold, alarm   color.NRGBA // text, quiet text, what stands out, what is wrong
	brass                        color.NRGBA // the ground of what stands out, with ink on it
	seatColors                   [5]color.NRGBA
}

// Felt is the usual colour of the table. It is the theme's background, so that
// the window is cleared to it instead of painting a rectangle over the whole of
// it in every frame.
var Felt = color.NRGBA{R: 0x1c, G: 0x5f, B: 0x43, A: 0xff}

// The colours that are the same in every theme: those on cards' paper and on brass.
var (
	ink         = color.NRGBA{R: 0x1d, G: 0x1a, B: 0x12, A: 0xff}
	selection   = color.NRGBA{R: 0xe3, G: 0xb3, B: 0x4b, A: 0x59}
	touch       = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0x1f}
	bubblePaper = color.NRGBA{R: 0xfb, G: 0xf3, B: 0xdf, A: 0xff}
	bubbleRule  = color.NRGBA{R: 0x9a, G: 0x3a, B: 0x2c, A: 0xff}
)

// felts are the colours a table may have: a hue in degrees and how strong it is.
var felts = []struct {
	key, name     string
	hue, strength float64
}{
	{"green", words.Later("Green"), 155, 1}, {"blue", words.Later("Blue"), 208, 1.05}, {"wine", words.Later("Wine"), 345, 0.85}, {"slate", words.Later("Slate"), 215, 0.25}, {"walnut", words.Later("Walnut"), 26, 0.75},
}

// green is the palette the others are made from: dark wood and brass on green.
func green() palette {
	rgb := func(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xff} }
	return palette{
		reading: 1,
		felt:    Felt, deepFelt: rgb(0x12432f), panel: rgb(0x143025), button: rgb(0x287857), edge: rgb(0x3f8a6a),
		zoneRest: rgb(0x18553b), zoneOpen: rgb(0x2b7d59), zoneOver: rgb(0x427a40),
		plateRest: rgb(0x143d2d), plateTurn: rgb(0x3b3a1f), promptMine: rgb(0x363922), promptTheir: rgb(0x12382a),
		ivory: rgb(0xf6f3e8), dimmed: rgb(0xa9bdb1), gold: rgb(0xe3b34b), brass: rgb(0xe3b34b), alarm: rgb(0xe06250),
		// Of the seats the one who looks comes first. They differ in brightness, too.
		seatColors: [5]color.NRGBA{rgb(0xf0c25a), rgb(0x7fc4f2), rgb(0xf09a7a), rgb(0xc9a4f0), rgb(0x8fe0a0)},
	}
}

// newPalette is the palette of a felt, on the dark or the light side, or with
// the strongest contrast.
func newPalette(felt string, light, contrast bool) palette {
	p := green()
	i := max(slices.IndexFunc(felts, func(f struct {
		key, name     string
		hue, strength float64
	}) bool {
		return f.key == felt
	}), 0)
	hue, strength := felts[i].hue, felts[i].strength
	tinted := []*color.NRGBA{&p.felt, &p.deepFelt, &p.panel, &p.button, &p.edge, &p.zoneRest, &p.zoneOpen, &p.zoneOver, &p.plateRest, &p.promptTheir, &p.dimmed}
	// How light each of them is on the light side, and with strong contrast.
	day := []float64{0.72, 0.88, 0.92, 0.80, 0.42, 0.78, 0.86, 0.95, 0.85, 0.85, 0.27}
	stark := []float64{0.05, 0.02, 0.00, 0.20, 0.80, 0.09, 0.24, 0.30, 0.00, 0.00, 0.92}
	for k, c := range tinted {
		_, s, l := hsl(*c)
		switch {
		case contrast:
			s, l = s*0.5, stark[k]
		case light:
			s, l = s*0.6, day[k]
		case i == 0:
			continue
		}
		*c = fromHSL(hue, min(s*strength, 1), l)
	}
	switch {
	case contrast:
		p.ivory, p.brass = color.NRGBA{255, 255, 255, 255}, color.NRGBA{0xff, 0xd5, 0x4a, 0xff}
		p.alarm = color.NRGBA{0xff, 0x86, 0x70, 0xff}
		p.plateTurn, p.promptMine = color.NRGBA{0x3a, 0x30, 0, 0xff}, color.NRGBA{0x3a, 0x30, 0, 0xff}
	case light:
		p.ivory, p.brass = ink, color.NRGBA{0xc0, 0x82, 0x0a, 0xff}
		p.alarm = color.NRGBA{0xb3, 0x2a, 0x1c, 0xff}
		p.plateTurn, p.promptMine = color.NRGBA{0xf8, 0xe9, 0xbe, 0xff}, color.NRGBA{0xf8, 0xe9, 0xbe, 0xff}
		for k, c := range p.seatColors {
			h, s, _ := hsl(c)
			p.seatColors[k] = fromHSL(h, s, 0.30)
		}
	}
	p.gold = p.brass
	p.settle()
	return p
}

// settle moves the colours of texts and marks away from what they stand on, as
// far as is needed to read them.
func (p *palette) settle() {
	p.dimmed = p.legible(p.dimmed, leastText, p.felt, p.deepFelt, p.panel, p.zoneRest, p.plateRest, p.plateTurn, p.promptTheir)
	p.gold = p.legible(p.gold, leastText, p.felt, p.deepFelt, p.panel, p.promptMine)
	p.gold = p.legible(p.gold, leastMark, p.zoneOpen)
	p.alarm = p.legible(p.alarm, leastText, p.deepFelt, p.panel, p.plateRest, p.plateTurn, p.promptMine)
	p.alarm = p.legible(p.alarm, leastMark, p.felt)
	p.brass = p.legible(p.brass, leastMark, p.panel)
	p.edge = p.legible(p.edge, leastMark, p.deepFelt, p.panel)
	for i, c := range p.seatColors {
		c = p.legible(c, leastText, p.felt, p.panel, p.plateRest, p.plateTurn)
		p.seatColors[i] = p.legible(c, leastMark, p.zoneRest)
	}
}

// onAlarm is the colour of text on alarm, which is dark in the light theme.
func (p *palette) onAlarm() color.NRGBA {
	if contrast(ink, p.alarm) > contrast(bubblePaper, p.alarm) {
		return ink
	}
	return bubblePaper
}

// look is the palette of the theme in force.
func look() *palette {
	if t, ok := fyne.CurrentApp().Settings().Theme().(Theme); ok && t.colors != nil {
		return t.colors
	}
	p := green()
	return &p
}

// readingSize is the size of a text to read, as the person likes it.
func readingSize(usual float32) float32 { return usual * look().reading }

// hsl gives hue in degrees, saturation and lightness.
func hsl(c color.NRGBA) (h, s, l float64) {
	r, g, b := float64(c.R)/255, float64(c.G)/255, float64(c.B)/255
	high, low := max(r, g, b), min(r, g, b)
	l = (high + low) / 2
	d := high - low
	if d == 0 {
		return 0, 0, l
	}
	s = d / (1 - math.Abs(2*l-1))
	switch high {
	case r:
		h = math.Mod((g-b)/d, 6)
	case g:
		h = (b-r)/d + 2
	default:
		h = (r-g)/d + 4
	}
	return math.Mod(h*60+360, 360), s, l
}

func fromHSL(h, s, l float64) color.NRGBA {
	at := func(n float64) uint8 {
		k := math.Mod(n+h/30, 12)
		return uint8(255*(l-s*min(l, 1-l)*max(-1, min(k-3, 9-k, 1))) + 0.5)
	}
	return color.NRGBA{at(0), at(8), at(4), 0xff}
}
