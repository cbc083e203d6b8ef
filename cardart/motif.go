package cardart

import (
	"hash/fnv"
	"image/color"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
)

// motif is a picture that an art window can show.
type motif struct {
	family string
	art    func() *Art
}

// motifs are all motifs by name.
var motifs = sync.OnceValue(func() map[string]motif {
	all := map[string]motif{}
	families, err := artFiles.ReadDir("motifs")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, f := range families {
		for name, art := range folder("motifs/"+f.Name(), &sceneRoles) {
			all[MotifName(name+".svg")] = motif{f.Name(), art}
		}
	}
	return all
})

// motifNames are their names, in order.
var motifNames = sync.OnceValue(func() []string { return slices.Sorted(maps.Keys(motifs())) })

// MotifName is what the motif in a file is called: broken-shield.svg is "broken shield".
func MotifName(file string) string {
	if dot := strings.LastIndexByte(file, '.'); dot >= 0 {
		file = file[:dot]
	}
	return strings.ToLower(strings.ReplaceAll(file, "-", " "))
}

// Motifs lists the named pictures an art window can show, by name. Any other
// name grows an ornament of its own, the same each time.
func Motifs() []string { return slices.Clone(motifNames()) }

// IsMotif reports whether there is a motif of that name, or it describes a figure.
func IsMotif(name string) bool {
	if _, is := motifs()[name]; is {
		return true
	}
	return isFigure(name)
}

// motifArt is what a motif shows, nil if there's none of that name.
func motifArt(name string) *Art {
	if m, is := motifs()[name]; is {
		return m.art()
	}
	if f, err := ReadFigure(name); err == nil {
		return f.art()
	}
	return nil
}

// MotifFamily lists the motifs that a motif belongs with, such as all beasts;
// the first of each family if there's no motif of that name.
func MotifFamily(name string) []string {
	is, known := motifs()[name]
	var out []string
	first := map[string]bool{}
	for _, m := range motifNames() {
		f := motifs()[m].family
		if known && f == is.family || !known && !first[f] {
			out = append(out, m)
		}
		first[f] = true
	}
	return out
}

// FindMotifs lists those of some names that begin with some letters, then those
// that contain them. No letters find nothing.
func FindMotifs(letters string, among []string) []string {
	letters = strings.ToLower(strings.TrimSpace(letters))
	if letters == "" {
		return nil
	}
	var first, then []string
	for _, m := range among {
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

// ground fills an art window behind what it shows.
func (c card) ground(a area, accent color.NRGBA) {
	c.fillWith(rect(a.x0, a.y0, a.x1, a.y1), shade(lighter(accent, 0.42), darker(accent, 0.38), a.y0, a.y1))
}

// motif fills an art window, whose middle shows a motif in a square that wide. The time of day,
// the weather and the land differ from card to card by its title.
func (c card) motif(shown *Art, name, title string, a area, wide float64, accent color.NRGBA) {
	x, y := a.mid()
	k := wide / 112
	p := c.at(x, y).scaled(k)
	if shown == nil {
		shown = motifArt(name)
	}
	if shown == nil {
		c.ground(a, accent)
		p.stroke(circle(0, 0, 52), 0.9, fade(lighter(accent, 0.6), 0.7))
		p.ornament(chances(name, ""), mix(accent, goldLight, 0.75), darker(accent, 0.55))
		return
	}
	s := &scene{pen: p, w: a.w() / 2 / k, h: a.h() / 2 / k, unit: p.m.scale(), accent: accent, rng: chances(title, name)}
	side := float64(1 - 2*s.rng.IntN(2))
	if shown.fixed {
		side = 1
	}
	skies := moodsOf(shown.skies)
	s.mood = skies[s.rng.IntN(len(skies))].settled(accent, side, s.chance(-1, 1))
	s.backdrop(shown.at)
	near, in := s.chance(farthest, nearest), *s
	in.pen = s.stretched(near*side, near) // mirrored, if the light comes from the right
	in.art(shown)
	s.weathered(shown.at)
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
				q.draw(suitShape(Diamonds).mapped(matrix{min(wide, depth) / 50, 0, 0, depth / 100, 0, 0}), col, 0.9, dark)
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
