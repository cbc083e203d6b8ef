package uitest

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// Sight is how someone sees colours.
type Sight struct {
	Name string
	lens [3][3]float64
}

// Sights are how people see who lack one kind of cone: what is left of light's
// red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1). The
// last one sees brightness only, as on a grey printer.
var Sights = [...]Sight{
	{"all colours", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no red cones", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"no green cones", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"no blue cones", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	{"no colours", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}

// Seen is a colour as it looks.
func (s Sight) Seen(c color.NRGBA) color.NRGBA {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	back := func(row [3]float64) uint8 {
		x := clamp64(row[0]*r+row[1]*g+row[2]*b, 0, 1)
		if x <= 0.0031308 {
			x *= 12.92
		} else {
			x = 1.055*math.Pow(x, 1/2.4) - 0.055
		}
		return uint8(255*x + 0.5)
	}
	return color.NRGBA{back(s.lens[0]), back(s.lens[1]), back(s.lens[2]), 0xff}
}

func clamp64(v, low, high float64) float64 { return max(low, min(v, high)) }

// lights is how bright each pixel of a picture is for each of the Sights.
func lights(img image.Image) [len(Sights)][]float64 {
	var all [len(Sights)][]float64
	known := map[color.NRGBA][len(Sights)]float64{}
	r := img.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			l, ok := known[c]
			if !ok {
				for i, s := range Sights {
					l[i] = luminance(s.Seen(c))
				}
				known[c] = l
			}
			for i := range Sights {
				all[i] = append(all[i], l[i])
			}
		}
	}
	return all
}

// differing is how many pixels of two pictures differ clearly in brightness.
func differing(a, b []float64) int {
	n := 0
	for i := range a {
		if (max(a[i], b[i])+0.05)/(min(a[i], b[i])+0.05) >= leastMark {
			n++
		}
	}
	return n
}

// leastMark is the least contrast of a mark that carries a meaning (WCAG 2, 1.4.11).
const leastMark = 3

// enough is how many pixels of a mark one can't miss.
const enough = 12

// Distinct fails where two of a thing's states, drawn, look alike in some sight:
// nothing may be told by colour alone.
func Distinct(t *testing.T, states map[string][]image.Image) {
	for what, pictures := range states {
		var seen [][len(Sights)][]float64
		for _, p := range pictures {
			seen = append(seen, lights(p))
		}
		for i := range seen {
			for j := range i {
				for k, sight := range Sights {
					if n := differing(seen[i][k], seen[j][k]); n < enough {
						t.Errorf("%s: states %d and %d differ in %d pixels with %s", what, j, i, n, sight.Name)
					}
				}
			}
		}
	}
}

// Apart is how far two colours are from each other (CIE 1976 L*a*b*): 2.3 can
// just be told side by side.
func Apart(a, b color.NRGBA) float64 {
	lab := func(c color.NRGBA) [3]float64 {
		r, g, b := linear(c.R), linear(c.G), linear(c.B)
		f := func(t float64) float64 {
			if t > 216.0/24389 {
				return math.Cbrt(t)
			}
			return (24389.0/27*t + 16) / 116
		}
		x, y, z := f((0.4124*r+0.3576*g+0.1805*b)/0.95047), f(0.2126*r+0.7152*g+0.0722*b), f((0.0193*r+0.1192*g+0.9505*b)/1.08883)
		return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
	}
	p, q := lab(a), lab(b)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// linear is how much light a channel of sRGB gives, 0 to 1.
func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// luminance is the relative luminance of WCAG 2, 0 to 1.
func luminance(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
