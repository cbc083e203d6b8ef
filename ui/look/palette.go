package look

import (
	"image/color"
	"math"
	"slices"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Palette is every colour of the table that a theme changes.
type Palette struct {
	Light, Stark                 bool        // on the light side; with the strongest contrast
	Reading                      float32     // how much larger than usual is what one reads: log, inspector, reasons, the coach
	Felt, DeepFelt               color.NRGBA // the table; fields one types in
	Panel, Button, Edge          color.NRGBA
	ZoneRest, ZoneOpen, ZoneOver color.NRGBA // a zone at rest, open to the card that is held, under it
	PlateRest, PlateTurn         color.NRGBA
	PromptMine, PromptTheir      color.NRGBA
	Ivory, Dimmed, Gold, Alarm   color.NRGBA // text, quiet text, what stands out, what is wrong
	Brass                        color.NRGBA // the ground of what stands out, with ink on it
	SeatColors                   [5]color.NRGBA
}

// Felt is the usual colour of the table. It is the theme's background, so that
// the window is cleared to it instead of painting a rectangle over the whole of
// it in every frame.
var Felt = color.NRGBA{R: 0x1c, G: 0x5f, B: 0x43, A: 0xff}

// The colours that are the same in every theme: those on cards' paper and on brass.
var (
	Ink         = color.NRGBA{R: 0x1d, G: 0x1a, B: 0x12, A: 0xff}
	selection   = color.NRGBA{R: 0xe3, G: 0xb3, B: 0x4b, A: 0x59}
	scrollShade = color.NRGBA{A: 0x30} // where more is to be scrolled to
	touch       = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0x1f}
	Paper       = color.NRGBA{R: 0xfb, G: 0xf3, B: 0xdf, A: 0xff}
	StampRed    = color.NRGBA{R: 0xb8, G: 0x27, B: 0x27, A: 0xff}
	StampGreen  = color.NRGBA{R: 0x2c, G: 0x6b, B: 0x36, A: 0xff}
	Rule        = color.NRGBA{R: 0x9a, G: 0x3a, B: 0x2c, A: 0xff}
)

// TextSizes are how much larger than usual texts are.
var TextSizes = map[string]float32{"normal": 1, "large": 1.2, "larger": 1.45}

// Cloth is a colour a table may have.
type Cloth struct {
	Key           string // in the settings
	Name          words.ID
	hue, strength float64 // in degrees; 1 is as strong as green
}

// Felts are the colours a table may have.
var Felts = []Cloth{
	{"green", "settings.green", 155, 1}, {"blue", "settings.blue", 208, 1.05}, {"wine", "settings.wine", 345, 0.85}, {"slate", "settings.slate", 215, 0.25}, {"walnut", "settings.walnut", 26, 0.75},
}

// green is the palette the others are made from: dark wood and brass on green.
func green() Palette {
	rgb := func(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xff} }
	p := Palette{
		Reading: 1,
		Felt:    Felt, DeepFelt: rgb(0x12432f), Panel: rgb(0x143025), Button: rgb(0x287857), Edge: rgb(0x3f8a6a),
		ZoneRest: rgb(0x18553b), ZoneOpen: rgb(0x2b7d59), ZoneOver: rgb(0x427a40),
		PlateRest: rgb(0x143d2d), PromptTheir: rgb(0x12382a),
		Ivory: rgb(0xf6f3e8), Dimmed: rgb(0xa9bdb1), Gold: rgb(0xe3b34b), Brass: rgb(0xe3b34b), Alarm: rgb(0xe06250),
		// Of the seats the one who looks comes first. They differ in brightness, too.
		SeatColors: [5]color.NRGBA{rgb(0xf0c25a), rgb(0x7fc4f2), rgb(0xf09a7a), rgb(0xc9a4f0), rgb(0x8fe0a0)},
	}
	p.warm()
	return p
}

// warm lets brass shine on the plate of the one whose turn it is, and on a prompt that
// is your own.
func (p *Palette) warm() {
	mixed := func(a color.NRGBA, part float64) color.NRGBA {
		mix := func(a, b uint8) uint8 { return uint8(float64(a)*(1-part) + float64(b)*part + 0.5) }
		return color.NRGBA{mix(a.R, p.Brass.R), mix(a.G, p.Brass.G), mix(a.B, p.Brass.B), 0xff}
	}
	p.PlateTurn, p.PromptMine = mixed(p.PlateRest, 0.06), mixed(p.Panel, 0.05)
}

// newPalette is the palette of a felt, on the dark or the light side, or with
// the strongest contrast.
func newPalette(key string, light, contrast bool) Palette {
	p := green()
	p.Light, p.Stark = light && !contrast, contrast
	i := max(slices.IndexFunc(Felts, func(f Cloth) bool { return f.Key == key }), 0)
	hue, strength := Felts[i].hue, Felts[i].strength
	tinted := []*color.NRGBA{&p.Felt, &p.DeepFelt, &p.Panel, &p.Button, &p.Edge, &p.ZoneRest, &p.ZoneOpen, &p.ZoneOver, &p.PlateRest, &p.PromptTheir, &p.Dimmed}
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
		p.Ivory, p.Brass = color.NRGBA{255, 255, 255, 255}, color.NRGBA{0xff, 0xd5, 0x4a, 0xff}
		p.Alarm = color.NRGBA{0xff, 0x86, 0x70, 0xff}
		p.PlateTurn, p.PromptMine = color.NRGBA{0x3a, 0x30, 0, 0xff}, color.NRGBA{0x3a, 0x30, 0, 0xff}
	case light:
		p.Ivory, p.Brass = Ink, color.NRGBA{0xc0, 0x82, 0x0a, 0xff}
		p.Alarm = color.NRGBA{0xb3, 0x2a, 0x1c, 0xff}
		p.PlateTurn, p.PromptMine = color.NRGBA{0xf8, 0xe9, 0xbe, 0xff}, color.NRGBA{0xf8, 0xe9, 0xbe, 0xff}
		for k, c := range p.SeatColors {
			h, s, _ := hsl(c)
			p.SeatColors[k] = fromHSL(h, s, 0.30)
		}
	default:
		p.warm()
	}
	p.Gold = p.Brass
	p.settle()
	return p
}

// settle moves the colours of texts and marks away from what they stand on, as
// far as is needed to read them.
func (p *Palette) settle() {
	felt, zone := p.lit(p.Felt), p.lit(p.ZoneRest)
	p.Dimmed = p.legible(p.Dimmed, leastText, p.Felt, felt, zone, p.DeepFelt, p.Panel, p.ZoneRest, p.PlateRest, p.PlateTurn, p.PromptTheir)
	p.Gold = p.legible(p.Gold, leastText, p.Felt, felt, p.DeepFelt, p.Panel, p.PromptMine)
	p.Gold = p.legible(p.Gold, leastMark, p.ZoneOpen)
	p.Alarm = p.legible(p.Alarm, leastText, p.DeepFelt, p.Panel, p.PlateRest, p.PlateTurn, p.PromptMine)
	p.Alarm = p.legible(p.Alarm, leastMark, p.Felt)
	p.Brass = p.legible(p.Brass, leastMark, p.Panel)
	p.Edge = p.legible(p.Edge, leastMark, p.DeepFelt, p.Panel)
	for i, c := range p.SeatColors {
		c = p.legible(c, leastText, p.Felt, felt, p.Panel, p.PlateRest, p.PlateTurn)
		p.SeatColors[i] = p.legible(c, leastMark, p.ZoneRest)
	}
}

// lit is a colour of the ground where it is nearest to that of texts: under the lamp, or by
// day in its shade.
func (p *Palette) lit(c color.NRGBA) color.NRGBA {
	k := 1.1
	switch {
	case p.Stark:
		return c
	case p.Light:
		k = 0.84
	}
	at := func(v uint8) uint8 { return uint8(min(float64(v)*k+0.5, 255)) }
	return color.NRGBA{at(c.R), at(c.G), at(c.B), 0xff}
}

// OnAlarm is the colour of text on alarm, which is dark in the light theme.
func (p *Palette) OnAlarm() color.NRGBA {
	if contrast(Ink, p.Alarm) > contrast(Paper, p.Alarm) {
		return Ink
	}
	return Paper
}

// Now is the palette of the theme in force.
func Now() *Palette {
	if t, ok := fyne.CurrentApp().Settings().Theme().(Theme); ok && t.colors != nil {
		return t.colors
	}
	p := green()
	return &p
}

// Reading is the size of a text to read, as the person likes it.
func Reading(usual float32) float32 { return usual * Now().Reading }

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
