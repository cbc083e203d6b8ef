package cardart

import (
	"image/color"
	"strconv"
	"strings"
)

// roles is how many colours that differ from card to card a file can have at most.
const roles = 8

// roleSet is what such colours are called in classes of files, and what they look like there.
type roleSet struct {
	names []string
	drawn []color.NRGBA
}

// The roles of a scene, as scene.light lists them: the card's colour, that of outlines, of
// the light and the shadow, of the sky at its middle and at the horizon, of the land in front
// and at the back. accentRole and inkRole are the first of them.
var sceneRoles = roleSet{
	[]string{"accent", "ink", "light", "shade", "air", "low", "near", "far"},
	[]color.NRGBA{hex(0x7c3f86), ink, hex(0xfff6d8), hex(0x262d48), hex(0xa9bfd0), hex(0xdfe8e0), hex(0x33405c), hex(0x8fa0b0)},
}

const (
	accentRole = iota
	inkRole
)

// lighting is what the roles of a set look like where something is drawn.
type lighting struct {
	*roleSet
	now [roles]color.NRGBA
}

// light is that of the scene.
func (s *scene) light() *lighting {
	m := s.mood
	return &lighting{&sceneRoles, [roles]color.NRGBA{s.accent, m.ink, m.light, m.shade, m.air, m.low, m.near, m.far}}
}

// tone is a colour as it is in a file, and how much of it follows which role.
type tone struct {
	c     color.NRGBA
	parts [roles]uint8 // in percent
}

// toneOf is the tone of a colour with some classes such as accent-30. A colour that is
// that of a role in the file follows it all.
func (set *roleSet) toneOf(c color.NRGBA, classes []string) tone {
	t := tone{c: c}
	for r, in := range set.drawn {
		if in.R == c.R && in.G == c.G && in.B == c.B {
			t.parts[r] = 100
			return t
		}
	}
	for _, class := range classes {
		name, part, _ := strings.Cut(class, "-")
		n, err := strconv.Atoi(part)
		for r := range set.names {
			if set.names[r] == name && err == nil && n > 0 && n <= 100 {
				t.parts[r] = uint8(n)
			}
		}
	}
	return t
}

// in is the tone in the light of a scene.
func (t tone) in(light *lighting) color.NRGBA {
	v := [3]int{100 * int(t.c.R), 100 * int(t.c.G), 100 * int(t.c.B)}
	for r, part := range t.parts {
		if part > 0 {
			now, then := light.now[r], light.drawn[r]
			v[0] += int(part) * (int(now.R) - int(then.R))
			v[1] += int(part) * (int(now.G) - int(then.G))
			v[2] += int(part) * (int(now.B) - int(then.B))
		}
	}
	level := func(v int) uint8 { return uint8(min(max((v+50)/100, 0), 255)) }
	return color.NRGBA{level(v[0]), level(v[1]), level(v[2]), t.c.A}
}

// blend is a gradient of tones.
type blend struct {
	way   matrix
	round bool
	stops []stop
}

type stop struct {
	at float64
	tone
}

// in is the blend in the light of a scene.
func (b *blend) in(light *lighting) paint {
	colours := make([]color.NRGBA, len(b.stops))
	for i := range b.stops {
		colours[i] = b.stops[i].in(light)
	}
	return paint{way: b.way, round: b.round, blend: func(t float64) color.NRGBA {
		i := 0
		for i < len(b.stops) && b.stops[i].at < t {
			i++
		}
		switch {
		case i == 0:
			return colours[0]
		case i == len(b.stops):
			return colours[i-1]
		}
		from, to := b.stops[i-1].at, b.stops[i].at
		return mix(colours[i-1], colours[i], (t-from)/max(to-from, 1e-9))
	}}
}
