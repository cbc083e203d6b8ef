package ui

import (
	"image"
	"image/color"
	"math"
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// sights are how people see who lack one kind of cone: what is left of light's
// red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1). The
// last one sees brightness only, as on a grey printer.
var sights = [...]struct {
	name string
	m    [3][3]float64
}{
	{"all colours", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no red cones", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"no green cones", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"no blue cones", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	{"no colours", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}

// seen is a colour as it looks to somebody.
func seen(c color.NRGBA, m [3][3]float64) color.NRGBA {
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
	return color.NRGBA{back(m[0]), back(m[1]), back(m[2]), 0xff}
}

func clamp64(v, low, high float64) float64 { return max(low, min(v, high)) }

// The simulation keeps grey grey and makes alike what is known to look alike.
func TestSights(t *testing.T) {
	near := func(a, b color.NRGBA) bool {
		d := func(x, y uint8) int { return max(int(x), int(y)) - min(int(x), int(y)) }
		return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B)) <= 3
	}
	grey := color.NRGBA{0x80, 0x80, 0x80, 0xff}
	for _, s := range sights {
		if got := seen(grey, s.m); !near(got, grey) {
			t.Errorf("%s: grey looks %v", s.name, got)
		}
	}
	red, green := color.NRGBA{0xc0, 0x50, 0x30, 0xff}, color.NRGBA{0x86, 0x6f, 0x2c, 0xff}
	if a, b := seen(red, sights[2].m), seen(green, sights[2].m); apart(a, b) > 6 {
		t.Errorf("without green cones a red and an olive green look %v and %v: %.1f apart", a, b, apart(a, b))
	}
	if d := apart(red, green); d < 40 {
		t.Errorf("with all cones they are only %.1f apart", d)
	}
}

// lights is how bright each pixel of a picture is for each of the sights.
func lights(img image.Image) [len(sights)][]float64 {
	var all [len(sights)][]float64
	known := map[color.NRGBA][len(sights)]float64{}
	r := img.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			l, ok := known[c]
			if !ok {
				for i, s := range sights {
					l[i] = luminance(seen(c, s.m))
				}
				known[c] = l
			}
			for i := range sights {
				all[i] = append(all[i], l[i])
			}
		}
	}
	return all
}

// tellApart is how many pixels of two pictures differ clearly in brightness.
func tellApart(a, b []float64) int {
	n := 0
	for i := range a {
		if (max(a[i], b[i])+0.05)/(min(a[i], b[i])+0.05) >= leastMark {
			n++
		}
	}
	return n
}

// enough is how many pixels of a mark one can't miss.
const enough = 12

// sketched is a picture of a thing alone, on the panel.
func sketched(size fyne.Size, draw func(k *sketch, b box)) image.Image {
	k := newSketch()
	k.begin()
	b := box{0, 0, size.Width, size.Height}
	k.fill(b, look().panel)
	draw(k, b)
	k.end()
	return snapshot(k.Container, size, 1)
}

// shown is a picture of a widget on the panel.
func shown(o fyne.CanvasObject, size fyne.Size) image.Image {
	back := newFill(look().panel)
	box{0, 0, size.Width, size.Height}.put(back)
	box{0, 0, size.Width, size.Height}.put(o)
	return snapshot(&fyne.Container{Objects: []fyne.CanvasObject{back, o}}, size, 1)
}

// Nothing is told by colour alone: whatever has several states has different
// shapes, lines or words for them, which differ for every kind of sight and
// without any colour.
func TestNothingByColourAlone(t *testing.T) {
	test.NewTempApp(t)
	for _, theme := range []struct {
		name string
		set  func(*Settings)
	}{{"dark", func(*Settings) {}}, {"light", func(s *Settings) { s.Light = true }}, {"contrast", func(s *Settings) { s.Contrast = true }}} {
		s := usualSettings()
		theme.set(&s)
		fyne.CurrentApp().Settings().SetTheme(newTheme(s))
		t.Run(theme.name, func(t *testing.T) { checkStates(t, themedStates()) })
	}
	t.Run("cards", func(t *testing.T) { checkStates(t, cardStates()) })
}

func checkStates(t *testing.T, states map[string][]image.Image) {
	for what, pictures := range states {
		var seen [][len(sights)][]float64
		for _, p := range pictures {
			seen = append(seen, lights(p))
		}
		for i := range seen {
			for j := range i {
				for k, sight := range sights {
					if n := tellApart(seen[i][k], seen[j][k]); n < enough {
						t.Errorf("%s: states %d and %d differ in %d pixels with %s", what, j, i, n, sight.name)
					}
				}
			}
		}
	}
}

// cardStates draws what is told by cards and the signs on them.
func cardStates() map[string][]image.Image {
	all := map[string][]image.Image{}
	add := func(what string, img image.Image) { all[what] = append(all[what], img) }
	face := cardart.Draw(deck[0], image.Pt(87, 122))
	add("marks of cards", face)
	for _, g := range []glow{canGlow, askGlow, pickGlow} {
		add("marks of cards", ringed(face, g))
	}
	for _, kind := range cardart.MarkerKinds() {
		add("markers", cardart.DrawMarker(cardart.Marker{Kind: kind}, image.Pt(48, 48)))
	}
	for _, suit := range []string{"7♠", "7♣", "7♥", "7♦"} {
		add("suits", cardart.Draw(deck[defOf(suit)-1], image.Pt(87, 122)))
	}
	return all
}

// themedStates draws each thing of the table in all its states.
func themedStates() map[string][]image.Image {
	all := map[string][]image.Image{}
	add := func(what string, img image.Image) { all[what] = append(all[what], img) }
	small := fyne.NewSize(120, 40)
	for _, wish := range []table.Wish{table.WishUsual, table.WishAsk, table.WishPass} {
		bar := newWindowBar(nil, nil)
		scene := newScene()
		size := fyne.NewSize(170, windowsHeight(&scene.Scene))
		bar.set(&scene.Scene, table.Stops{"end": {Own: wish}}, box{0, 0, size.Width, size.Height})
		add("stops", shown(bar, size))
	}
	for now := range 3 {
		bar := newWindowBar(nil, nil)
		scene := newScene()
		size := fyne.NewSize(170, windowsHeight(&scene.Scene))
		for i := range scene.Windows {
			scene.Windows[i].Now = i == now
		}
		bar.set(&scene.Scene, nil, box{0, 0, size.Width, size.Height})
		add("the step of the turn", shown(bar, size))
	}
	for n := 1; n <= 3; n++ {
		add("pips", sketched(small, func(k *sketch, b box) { (&status{k}).pips(n, 3, 20, 20) }))
	}
	for seat := range look().seatColors {
		bar := newTimeBar(nil, nil)
		bar.Resize(small)
		steps := table.Timeline{}
		for turn := range 12 {
			steps.Steps = append(steps.Steps, table.Step{Turn: turn, Seat: seat})
		}
		bar.set(steps, 0, len(look().seatColors))
		add("whose turns the timeline shows", shown(bar, small))
		add("whose arrow it is", sketched(small, func(k *sketch, b box) {
			newArrowPen(seat).draw(k, stretch{fyne.NewPos(8, 20), fyne.NewPos(110, 20)})
		}))
	}
	for seat := range 2 {
		add("the chosen one of a row", shown(newSegments([]string{"one", "two"}, seat, nil).Container, small))
		line := &deckLine{words: newSketch(), more: newPill("+", quiet, nil), less: newPill("-", quiet, nil), aside: newPill("aside", quiet, nil), wrong: seat > 0, line: rules.DeckLine{N: 2, Card: "Card"}}
		line.Resize(fyne.NewSize(240, 34))
		line.draw(fyne.NewSize(240, 34))
		add("a line of a deck that is against the rules", shown(line.words.Container, fyne.NewSize(240, 34)))
		button := newPill("Undo", normal, nil)
		button.off = seat > 0
		button.style()
		add("a button that can be pressed", shown(button, small))
		choice := newChoice()
		choice.open("?", []choiceLine{{"one", nil}, {"two", nil}}, fyne.Position{}, box{0, 0, 300, 140})
		for range seat + 1 {
			choice.lead(1)
		}
		add("the marked line of a choice", shown(choice.Container, fyne.NewSize(300, 140)))
		tile := newTile("Game", nil)
		tile.chosen = seat > 0
		add("the chosen game", shown(tile, fyne.NewSize(240, 70)))
	}
	for over := -2; over < 2; over++ { // nothing is held, a card is, it is over a zone, it is over a card
		add("where a card may go", offered(over))
	}
	return all
}

// offered is a table on which a card is held, over the nth of the places it may
// go to, or over none; less than -1: none is held.
func offered(over int) image.Image {
	f := midGame().session()
	held := defOf("3♠")
	f.drops[held] = []table.Drop{{Zone: zPR, Verb: "Play for points"}, {Zone: zFarPR, Card: defOf("4♦"), Verb: "Scuttle 4♦"}}
	s := newTableScreen(stillEnv(), f, tableExits{})
	size := fyne.NewSize(minWidth, minHeight)
	snapshot(s.Container, size, 1)
	if over > -2 {
		s.offer = s.newOffer(held, true)
		s.offer.over = over
	}
	s.mark()
	return snapshot(s.Container, size, 1)
}

// Seats are told apart by their colours as far as that goes. Where seats have no
// names they have signs of their own, too: see TestNothingByColourAlone.
func TestSeatColours(t *testing.T) {
	eachPalette(t, func(t *testing.T, p *palette, _ bool) {
		for i, a := range p.seatColors {
			for j, b := range p.seatColors[:i] {
				if d := apart(a, b); d < 10 {
					t.Errorf("seats %d and %d differ by %.1f only", j, i, d)
				}
			}
		}
		// The two of most games differ for everybody who sees any colours.
		for _, s := range sights[:4] {
			if d := apart(seen(p.seatColors[0], s.m), seen(p.seatColors[1], s.m)); d < 10 {
				t.Errorf("with %s the first two seats differ by %.1f", s.name, d)
			}
		}
	})
}

// apart is how far two colours are from each other (CIE 1976 L*a*b*): 2.3 can
// just be told side by side.
func apart(a, b color.NRGBA) float64 {
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
