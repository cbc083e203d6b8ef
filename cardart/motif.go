package cardart

import (
	"hash/fnv"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// motif is a picture that an art window can show.
type motif struct {
	name  string
	at    place
	skies sky
	draw  func(s *scene)
}

// families are all motifs, in the order they are listed in.
func families() [][]motif {
	return [][]motif{beasts, wings, scales, heads, people, arms, regalia, tools, fair, places, buildings, elements, plants}
}

// Motifs lists the named pictures an art window can show, by name. Any other
// name grows an ornament of its own, the same each time.
func Motifs() []string {
	var all []string
	for _, f := range families() {
		for i := range f {
			all = append(all, f[i].name)
		}
	}
	slices.Sort(all)
	return all
}

// MotifFamily lists the motifs that a motif belongs with, such as all beasts;
// the first of each family if there is no motif of that name.
func MotifFamily(name string) []string {
	var first []string
	for _, f := range families() {
		var all []string
		for i := range f {
			all = append(all, f[i].name)
		}
		if slices.Contains(all, name) {
			return all
		}
		first = append(first, all[0])
	}
	return first
}

// FindMotifs lists the motifs whose names begin with some letters, then those
// that contain them. No letters find nothing.
func FindMotifs(letters string) []string {
	letters = strings.ToLower(strings.TrimSpace(letters))
	if letters == "" {
		return nil
	}
	var first, then []string
	for _, m := range Motifs() {
		switch i := strings.Index(m, letters); {
		case i == 0:
			first = append(first, m)
		case i > 0:
			then = append(then, m)
		}
	}
	return append(first, then...)
}

// MotifFaces are cards that show all motifs, each with its name: a catalogue.
func MotifFaces() []Face {
	colours := [...]color.RGBA{{0xa0, 0x68, 0x2f, 255}, {0x3f, 0x6c, 0x86, 255}, {0xb8, 0x90, 0x2c, 255}, {0x7c, 0x3f, 0x86, 255}, {0xa2, 0x3a, 0x2a, 255}, {0x5a, 0x7a, 0x3a, 255}}
	var all []Face
	for i, m := range Motifs() {
		all = append(all, Face{Style: Framed, Title: m, Motif: m, Accent: colours[i%len(colours)]})
	}
	return all
}

func motifOf(name string) *motif {
	for _, f := range families() {
		for i := range f {
			if f[i].name == name {
				return &f[i]
			}
		}
	}
	return nil
}

// ground fills an art window behind what it shows.
func (c card) ground(a area, accent color.NRGBA) {
	c.fillWith(rect(a.x0, a.y0, a.x1, a.y1), shade(lighter(accent, 0.42), darker(accent, 0.38), a.y0, a.y1))
}

// motif fills an art window. The time of day, the weather and the land differ
// from card to card by its title.
func (c card) motif(name, title string, a area, accent color.NRGBA) {
	x, y := a.mid()
	k := min(a.w(), a.h()) / 112
	p := c.at(x, y).scaled(k)
	m := motifOf(name)
	if m == nil {
		c.ground(a, accent)
		p.stroke(circle(0, 0, 52), 0.9, fade(lighter(accent, 0.6), 0.7))
		p.ornament(chances(name, ""), mix(accent, goldLight, 0.75), darker(accent, 0.55))
		return
	}
	s := &scene{pen: p, w: a.w() / 2 / k, h: a.h() / 2 / k, unit: p.m.scale(), accent: accent, rng: chances(title, name)}
	side := float64(1 - 2*s.rng.IntN(2))
	skies := moodsOf(m.skies)
	s.mood = skies[s.rng.IntN(len(skies))].settled(accent, side, s.chance(-1, 1))
	s.backdrop(m.at)
	m.draw(s.moved(0, 0, s.chance(0.95, 1.04), 0).towards(side))
	s.weathered(m.at)
}

// towards is the scene mirrored, if the light comes from the right.
func (s *scene) towards(side float64) *scene {
	out := *s
	out.pen = s.stretched(side, 1)
	return &out
}

// chances are the same for the same words.
func chances(title, name string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(title))
	return rand.New(rand.NewPCG(h.Sum64(), uint64(len(name))))
}

// ornament is a mandala: rings of petals, dots and stars chosen by chance.
func (p pen) ornament(rng *rand.Rand, light, dark color.NRGBA) {
	n := 5 + rng.IntN(8)
	p.draw(circle(0, 0, 51), fade(dark, 0.55), 1.2, light)
	for r := 46.0; r > 13; {
		depth := 9 + 9*rng.Float64()
		offset := 180 / float64(n) * float64(rng.IntN(2))
		kind := rng.IntN(4)
		col := mix(light, dark, []float64{0, 0.25, 0.5}[rng.IntN(3)])
		wide := 2 * math.Pi * (r - depth/2) / float64(n) * 0.42
		for i := range n {
			q := p.turned(offset+360*float64(i)/float64(n)).at(0, -r+depth/2)
			switch kind {
			case 0:
				q.draw(ellipse(0, 0, min(wide, depth*0.8), depth/2), col, 0.9, dark)
			case 1:
				q.draw(lozen.mapped(matrix{min(wide, depth) / 50, 0, 0, depth / 100, 0, 0}), col, 0.9, dark)
			case 2:
				q.draw(circle(0, 0, min(wide, depth/2)*0.8), col, 0.9, dark)
			case 3:
				q.draw(star(0, 0, depth/2, depth/5, 4), col, 0.7, dark)
			}
		}
		r -= depth
		p.stroke(circle(0, 0, r), 0.8, fade(light, 0.8))
	}
	p.draw(star(0, 0, 12, 5.5, n), light, 0.9, dark)
}
