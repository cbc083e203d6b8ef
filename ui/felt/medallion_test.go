package felt

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// faceOf is where the portrait lies on a plate, empty if there is none.
func faceOf(p *plate) kit.Box {
	if !p.portrait.pic.Visible() {
		return kit.Box{}
	}
	at, size := p.portrait.pic.Position(), p.portrait.pic.Size()
	return kit.NewBox(at.X, at.Y, size.Width, size.Height)
}

// checkFace looks whether the portrait of a plate lies on it, beside its words.
func checkFace(t *testing.T, what string, p *plate, b kit.Box) {
	t.Helper()
	face := faceOf(p)
	if face.Empty() {
		return
	}
	if face.X < b.X || face.Right() > b.Right() || face.Y < b.Y || face.Bottom() > b.Bottom() {
		t.Errorf("%s: the face at %v sticks out of the plate at %v", what, face, b)
	}
	for _, w := range kittest.WrittenIn(p.Container, fyne.Position{}) {
		if dx, dy := fromRange(face.Centre().X, w.X, w.Right()), fromRange(face.Centre().Y, w.Y+2, w.Bottom()-2); dx*dx+dy*dy < face.W*face.W/4 {
			t.Errorf("%s: %q at %v lies over the face at %v", what, w.Text, w.Box, face)
		}
	}
}

// fromRange is how far a value is from a range.
func fromRange(v, from, to float32) float32 { return max(from-v, v-to, 0) }

// Both players show their faces in all windows but the smallest; each its own.
func TestPlayersHaveFaces(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for _, size := range kittest.Windows {
		ts := laid(t, kittest.Plain(), midGame().session(), Exits{}, size)
		for seat, p := range ts.board.plates {
			if d := faceOf(p).W; d < 44 && size.Width >= 1280 {
				t.Errorf("%v: the face of seat %d is %v wide", size, seat, d)
			}
		}
		a, b := ts.board.plates[0].portrait.shows.Portrait, ts.board.plates[1].portrait.shows.Portrait
		if a.Face == b.Face {
			t.Errorf("both look like portrait %d", a.Face)
		}
		putAway(ts)
	}
}

// The own plate keeps its face with a mark and three facts, without stops also in a small
// window; and all others' faces are of one size, whatever else their plates say.
func TestFacesStayAndAreAlike(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for seats := 2; seats <= 4; seats++ {
		m := midGame()
		if seats > 2 {
			m = crowdGame(rand.New(rand.NewPCG(1, 2)), seats)
		}
		for i := range m.Seats {
			s := &m.Seats[i]
			s.Name, s.Marks, s.Facts = []string{"You", "Rook", "Wren", "Lark"}[s.Seat], nil, facts("Points", "18", "Goal", "21", "Hand", "7", "Anchors", "2", "Queens", "1")[:5-i]
			if s.Seat == m.Me {
				s.Marks, s.Facts = []string{"disrupted"}, facts("Points", "18", "Goal", "21", "Hand", "7", "Anchors", "2", "Queens", "1")
			}
		}
		for _, size := range screens[1:] {
			ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
			others := map[float32]bool{}
			for seat, p := range ts.board.plates {
				what := fmt.Sprintf("%d seats, %v, seat %d", seats, size, seat)
				checkFace(t, what, p, ts.sight.arr.Plates[seat])
				switch d := faceOf(p).W; {
				case seat != m.Me && d > 0:
					others[d] = true
				case seat == m.Me && d == 0 && (seats == 2 || size.Width >= 1280):
					t.Errorf("%s: there is no face on %v", what, ts.sight.arr.Plates[seat])
				}
			}
			if len(others) > 1 {
				t.Errorf("%d seats, %v: the faces of others are of the sizes %v", seats, size, others)
			}
			putAway(ts)
		}
	}
}

// The own plate keeps its face with marks, which stand whole below it where they are long.
func TestTheOwnFaceStaysBesideMarks(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for seats := 2; seats <= 4; seats++ {
		for _, marks := range [][]string{{"Royal Shield", "disrupted"}, {"Royal Shield", "skips the next 2 turns"}, {"1 more mini-turn in the next Action Phase", "disrupted"}} {
			m := midGame()
			if seats > 2 {
				m = crowdGame(rand.New(rand.NewPCG(1, 2)), seats)
			}
			for i := range m.Seats {
				if s := &m.Seats[i]; s.Seat == m.Me {
					s.Name, s.Marks, s.Good, s.Facts = "You", marks, 1, facts("Points", "18", "Goal", "21", "Hand", "7", "Anchors", "2")
				}
			}
			for _, size := range screens[1:] {
				ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
				what := fmt.Sprintf("%d seats, %v, %q", seats, size, marks)
				p, b := ts.board.plates[m.Me], ts.sight.arr.Plates[m.Me]
				checkFace(t, what, p, b)
				if faceOf(p).Empty() {
					t.Errorf("%s: there is no face on %v", what, b)
				}
				said := ""
				for _, w := range kittest.WrittenIn(p.Container, fyne.Position{}) {
					said += w.Text + " "
					if w.X < b.X || w.Right() > b.Right() || w.Bottom() > b.Bottom()+1 {
						t.Errorf("%s: %q sticks out of %v: %v", what, w.Text, b, w.Box)
					}
				}
				for _, word := range strings.Fields(strings.Join(marks, " ")) {
					if !strings.Contains(said, word) {
						t.Errorf("%s: the plate says %q, not %q", what, said, word)
					}
				}
				putAway(ts)
			}
		}
	}
}

// Where words need the room, there is no face.
func TestFacesMakeWayForWords(t *testing.T) {
	test.NewTempApp(t)
	s := midGame().Seats[1]
	wide := kit.NewBox(0, 0, 290, 84)
	if shapeOf(s, wide, medalSizes[0]).face.Empty() {
		t.Fatal("there is none on a wide plate")
	}
	if face := shapeOf(s, kit.NewBox(0, 0, 164, 74), medalSizes[0]).face; !face.Empty() {
		t.Errorf("on a narrow one it takes %v", face)
	}
	s.Name = "Bartholomew the Younger"
	if face := shapeOf(s, wide, medalSizes[0]).face; !face.Empty() {
		t.Errorf("beside a long name it takes %v", face)
	}
}

// A face is shown once it is drawn. While that of another mood is, the one before stays.
func TestFacesAreDrawnBeside(t *testing.T) {
	test.NewTempApp(t)
	post := make(chan func(), 10)
	e := kittest.Env()
	pics := kit.NewPictures(kittest.Clear, func(f func()) { post <- f }, e.Reports)
	defer pics.Close()
	m, b := newMedallion(), kit.NewBox(10, 10, 60, 60)
	ps := m.shows.Portrait
	ps.Face = 3
	if m.set(pics, ps, b, 2); m.pic.Visible() {
		t.Error("something is shown before there is a picture")
	}
	(<-post)()
	if !m.pic.Visible() || m.pic.Image.Bounds().Dx() != 120 {
		t.Fatalf("shown: %v, %v", m.pic.Visible(), m.pic.Image.Bounds())
	}
	ps.Mood = 2
	if m.set(pics, ps, b, 2); !m.pic.Visible() || m.shows.Portrait == ps {
		t.Error("the face before is gone")
	}
	(<-post)()
	if m.shows.Portrait != ps {
		t.Error("the mood is not shown")
	}
	if m.set(pics, ps, kit.Box{}, 2); m.pic.Visible() {
		t.Error("it stays where there is no room")
	}
}

// What one player alone has lies at the foot of the face, on the plate of who has it.
func TestTokens(t *testing.T) {
	test.NewTempApp(t)
	s := midGame()
	s.Seats[1].Token = table.Token{Motif: "crown", Color: 0xc2942a}
	f := s.session()
	ts := laid(t, kittest.Env(), f, Exits{}, fyne.NewSize(1280, 800))
	for seat, p := range ts.board.plates {
		face := kit.BoxOf(p.portrait.pic)
		if p.token.Visible() != (seat == 1) {
			t.Errorf("seat %d has the token: %v", seat, p.token.Visible())
		}
		if at := kit.BoxOf(p.token.Image); seat == 1 && (at.W > face.W*0.7 || !face.Has(at.Pos())) {
			t.Errorf("the token lies at %v, the face at %v", at, face)
		}
	}
}
