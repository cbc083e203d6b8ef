package felt

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// sceneAfter is a game after some random choices, as seat 0 sees it.
func sceneAfter(t *testing.T, g *rules.Game, seats int, seed uint64, choices int) (*table.Scene, func(int) cardart.Face) {
	t.Helper()
	m, err := rules.New(g, rules.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	rng := rules.Seeded(seed)
	for i := 0; !m.S.Over && i < choices; i++ {
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			t.Fatal(err)
		}
	}
	return begun(t, g, m, make([]string, seats)...).View(0).Scene(), func(def int) cardart.Face { return faces.Of(g, games.Looks(g.Name), &g.Defs[def], nil) }
}

var greenLook = MiniatureLook{Felt: color.NRGBA{0x1c, 0x5f, 0x43, 0xff}, Zone: color.NRGBA{0x18, 0x55, 0x3b, 0xff}}

// Every table of every game has its picture, opaque and of the size asked for, and what
// lies on the table shows in it.
func TestMiniature(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			for _, choices := range []int{0, 40, 200} {
				scene, face := sceneAfter(t, g, seats, 7, choices)
				for _, size := range []image.Point{{16, 16}, {200, 125}, {480, 300}} {
					img := Miniature(scene, face, greenLook, size)
					if img.Rect.Size() != size || !img.Opaque() {
						t.Fatalf("%s at %d: %v, opaque %v", g.Name, seats, img.Rect, img.Opaque())
					}
					if size.X < 200 {
						continue
					}
					bare := *scene
					bare.Cards, bare.Stack = nil, nil
					off, without := 0, Miniature(&bare, face, greenLook, size)
					for i := 0; i < len(img.Pix); i += 4 {
						if img.Pix[i] != without.Pix[i] {
							off++
						}
					}
					if share := float64(off) / float64(size.X*size.Y); share < 0.01 || share > 0.8 {
						t.Errorf("%s at %d after %d choices: %.3f of the picture are cards", g.Name, seats, choices, share)
					}
				}
			}
		}
	}
}

// A card that isn't seen shows its back: nothing asks for its face.
func TestMiniaturesHideHiddenCards(t *testing.T) {
	all := gamestest.All(t)
	scene, face := sceneAfter(t, all[0], 2, 3, 0)
	seen := map[int]bool{}
	for _, c := range scene.Cards {
		seen[c.Def] = true
	}
	Miniature(scene, func(def int) cardart.Face {
		if def <= 0 || !seen[def] {
			t.Errorf("it asks for the face of card %d", def)
		}
		return face(def)
	}, greenLook, image.Pt(320, 200))
}

// Small pictures are drawn away from the goroutine of the window, so they measure no text:
// the toolkit does that only there.
func TestMiniatureMeasuresNoText(t *testing.T) {
	app := test.NewTempApp(t)
	measured := 0
	fyne.SetCurrentApp(measuring{app, measuringDriver{app.Driver(), &measured}})
	t.Cleanup(func() { fyne.SetCurrentApp(app) })
	for _, g := range gamestest.All(t) {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			scene, face := sceneAfter(t, g, seats, 7, 40)
			for i := range scene.Seats { // names that have no room in full
				scene.Seats[i].Name = strings.Repeat("Maximiliane ", 4)
			}
			if Miniature(scene, face, greenLook, image.Pt(200, 125)); measured > 0 {
				t.Fatalf("%s at %d: it measures %d texts", g.Name, seats, measured)
			}
		}
	}
}

// measuring is an app that counts the texts that are measured.
type measuring struct {
	fyne.App
	driver fyne.Driver
}

func (m measuring) Driver() fyne.Driver { return m.driver }

type measuringDriver struct {
	fyne.Driver
	n *int
}

func (m measuringDriver) RenderedTextSize(text string, size float32, style fyne.TextStyle, source fyne.Resource) (fyne.Size, float32) {
	*m.n++
	return m.Driver.RenderedTextSize(text, size, style, source)
}
