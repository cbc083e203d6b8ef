package felt

import (
	"image"
	"image/color"
	"maps"
	"slices"

	"feltstack/cardart/ground"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// zoneLights is the light on the zones that are open to the card that is held. It lies over the
// ground and is seen at once, as its pictures are small: to paint the ground again would take
// several frames on a fine screen.
type zoneLights struct {
	*fyne.Container
	lit   map[int]lit // by zone
	known map[ground.Light]*image.RGBA
}

// mostLights is how many pictures are kept.
const mostLights = 32

func newZoneLights() *zoneLights {
	return &zoneLights{Container: &fyne.Container{}, known: map[ground.Light]*image.RGBA{}}
}

// set lights those zones, and no others, where they lie.
func (z *zoneLights) set(on map[int]lit, zones map[int]*zonePlace) {
	z.lit = on
	z.lay(zones)
}

// lay puts the lights where the zones lie.
func (z *zoneLights) lay(zones map[int]*zonePlace) {
	n := 0
	for _, id := range slices.Sorted(maps.Keys(z.lit)) {
		p := zones[id]
		if p == nil || z.lit[id] == dark {
			continue
		}
		if n == len(z.Objects) {
			pic := canvas.NewImageFromImage(kit.Blank)
			pic.ScaleMode, pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
			z.Objects = append(z.Objects, pic)
		}
		pic := z.Objects[n].(*canvas.Image)
		n++
		x, y, w, h := ground.Reach(p.X, p.Y, p.W, p.H)
		kit.NewBox(x, y, w, h).Put(pic)
		if img := z.picture(p.Box, z.lit[id]); pic.Image != image.Image(img) {
			pic.Image = img
			pic.Refresh()
		}
		pic.Show()
	}
	for _, o := range z.Objects[n:] {
		o.Hide()
	}
	kit.Repaint()
}

// picture is the light on a zone.
func (z *zoneLights) picture(b kit.Box, l lit) *image.RGBA {
	now := look.Now()
	of := ground.Light{Size: image.Pt(int(b.W+0.5), int(b.H+0.5)), Much: 0.5, Fill: now.ZoneOpen, Within: 0xff, Flat: now.Stark}
	if l == over {
		of.Much, of.Fill = 1, now.ZoneOver
	}
	if !now.Stark {
		of.Fill, of.Within = brighter(of.Fill), withinLight
	}
	img := z.known[of]
	if img == nil {
		if len(z.known) == mostLights {
			clear(z.known)
		}
		img = of.Picture()
		z.known[of] = img
	}
	return img
}

// withinLight is how much of a zone's light is seen away from its edge, 255 for all.
const withinLight = 64

// brighter is a colour that, seen so much over a darker one, comes near it.
func brighter(c color.NRGBA) color.NRGBA {
	up := func(v uint8) uint8 { return uint8(min(2*int(v), 0xff)) }
	return color.NRGBA{up(c.R), up(c.G), up(c.B), 0xff}
}
