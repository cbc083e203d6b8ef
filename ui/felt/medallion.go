package felt

import (
	"image"
	"slices"
	"strings"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2/canvas"
)

// medallion is the round portrait on a plate.
type medallion struct {
	pic   *canvas.Image
	wants kit.Picture // what it should show
	shows kit.Picture // what it shows
}

func newMedallion() *medallion {
	m := &medallion{pic: canvas.NewImageFromImage(kit.Blank)}
	m.pic.FillMode = canvas.ImageFillStretch
	m.pic.Hide()
	return m
}

// set shows a portrait in a box, now or once it is drawn; until then the same face as
// before. There is none in an empty box.
func (m *medallion) set(pics *kit.Pictures, p portraits.Portrait, b kit.Box, scale float32) {
	if b.Empty() {
		m.wants = kit.Picture{}
		m.pic.Hide()
		return
	}
	px := int(b.W*scale + 0.5)
	want := kit.Picture{Kind: kit.Portrait, Portrait: p, Size: image.Pt(px, px)}
	m.wants = want
	if m.shows != want {
		if img := pics.Get(want, func(img *image.RGBA) {
			if m.wants == want {
				m.show(img, b, scale)
			}
		}); img != nil {
			m.show(img, b, scale)
			return
		}
		if m.shows.Portrait.Face != p.Face {
			m.pic.Hide()
			return
		}
	}
	m.put(b, scale)
	if m.shows.Kind == kit.Portrait {
		m.pic.Show()
	}
}

// show shows the picture that is wanted.
func (m *medallion) show(img *image.RGBA, b kit.Box, scale float32) {
	if m.shows == m.wants {
		return // asked for more than once
	}
	m.shows, m.pic.Image = m.wants, img
	m.put(b, scale)
	m.pic.Refresh()
	m.pic.Show()
}

func (m *medallion) put(b kit.Box, scale float32) {
	m.pic.Move(b.Pos())
	kit.PutPicture(m.pic, b.Size(), scale)
}

// medalSizes are how large a portrait may be on a plate, in the order in which they are
// tried.
var medalSizes = [...]float32{72, 66, 60, 54, 48, 44}

// Where it lies on a plate.
const (
	medalEdge = 7  // from the plate's edge
	medalGap  = 10 // from words
	tallMedal = 22 // below the name of a tall plate
)

// leastFooted is how high a low plate is at least above marks at its foot.
const leastFooted = 74

// plateShape is how a plate is laid out.
type plateShape struct {
	tall *tallPlaces // nil: low
	face kit.Box     // where the portrait lies; empty where the words need the room
	foot kit.Box     // of a low one: where the marks stand below all else; empty: they stand beside it
}

// shapeOf is how the plate of a seat is laid out in a box, with a portrait of at most a size:
// at the right of the big number on a tall one, at the left of a low one.
func shapeOf(s table.SeatScene, b kit.Box, most float32) plateShape {
	in := plateWords(b)
	if wideTall.height(s, in.W) <= in.H {
		return plateShape{tall: &wideTall, face: wideTall.medal(s, in, most)}
	}
	if face := flatMedal(s, b, most); !face.Empty() {
		return plateShape{face: face}
	}
	if face := closeTall.medal(s, in, most); !face.Empty() && closeTall.height(s, in.W) <= in.H {
		return plateShape{tall: &closeTall, face: face}
	}
	return footed(s, b, most)
}

// footed is a low plate with the marks below the face and the words beside it, if it is high
// enough for that.
func footed(s table.SeatScene, b kit.Box, most float32) plateShape {
	in := plateWords(b)
	_, high := kit.Flow(markSpans(s, 0), markSize, in.W)
	s.Marks = nil
	above := kit.NewBox(b.X, b.Y, b.W, b.H-high)
	face := flatMedal(s, above, most)
	if face.Empty() || above.H < leastFooted {
		return plateShape{}
	}
	return plateShape{face: face, foot: kit.NewBox(in.X, in.Bottom()-high, in.W, high)}
}

// medal is where the portrait lies on a tall plate.
func (at tallPlaces) medal(s table.SeatScene, in kit.Box, most float32) kit.Box {
	for _, d := range medalSizes {
		face := kit.NewBox(in.Right()-d, in.Y+tallMedal, d, d)
		if d <= most && tallMedal+d < plateHead+at.bar-4 && at.holds(s, face.X-medalGap-in.X) {
			return face
		}
	}
	return kit.Box{}
}

// flatMedal is where it lies on a low one.
func flatMedal(s table.SeatScene, b kit.Box, most float32) kit.Box {
	for _, d := range medalSizes {
		face := kit.NewBox(b.X+medalEdge, b.Y+(b.H-d)/2, d, d)
		if d <= most && d <= b.H-2*medalEdge && flatHolds(s, beside(plateWords(b), face).W) {
			return face
		}
	}
	return kit.Box{}
}

// shape is how the plate of a seat is laid out. The portraits of all others are of one size.
func (s *sight) shape(of table.SeatScene) plateShape {
	most := medalSizes[0]
	for _, o := range s.scene.Seats {
		if of.Seat != s.scene.Me && o.Seat != s.scene.Me {
			if face := shapeOf(s.counted(o), s.arr.Plates[o.Seat], most).face; !face.Empty() {
				most = face.W
			}
		}
	}
	return shapeOf(of, s.arr.Plates[of.Seat], most)
}

// counted is a seat with what is only counted on its plate.
func (s *sight) counted(seat table.SeatScene) table.SeatScene {
	seat.Facts = append(slices.Clone(seat.Facts), s.arr.Counted[seat.Seat]...)
	return seat
}

// plateWords is where words stand on a plate without a portrait.
func plateWords(b kit.Box) kit.Box { return kit.NewBox(b.X+14, b.Y+6, b.W-24, b.H-12) }

// beside is where they stand on a low plate with one.
func beside(in, face kit.Box) kit.Box {
	if face.Empty() {
		return in
	}
	x := face.Right() + medalGap
	return kit.NewBox(x, in.Y, in.Right()-x, in.H)
}

// holds reports whether the big number of a tall plate and what it is called find room in a
// width.
func (at tallPlaces) holds(s table.SeatScene, width float32) bool {
	size := min(at.number, 34)
	value, of, caption, _ := bigFacts(s.Facts)
	number := lineWidth(value, look.Title, size)
	if of != "" {
		number += 8 + lineWidth(of, look.Title, size*goalPart)
	}
	return number <= width && lineWidth(caption, look.Plain, captionSize) <= width
}

// flatHolds reports whether the words of a low plate find room in a width, whatever the
// seat is about to do.
func flatHolds(s table.SeatScene, width float32) bool {
	value, of, caption, rest := bigFacts(s.Facts)
	head := lineWidth(s.Name, look.Bold, nameSize) + 8
	if s.Ally {
		head += lineWidth(words.Say("table.ally"), look.Bold, allySize) + 8
	}
	turn := float32(0)
	for _, does := range []table.SeatScene{{Thinking: true}, {Active: true}, {Asked: true}} {
		text, running := turnWords(does)
		turn = max(turn, lineWidth(text+running, look.Italic, leastFact))
	}
	room := width - max(flatNumber(value, of), flatNumber("20", of)) // a face that is there stays when points come
	under := lineWidth(strings.Join(s.Marks, ", "), look.Bold, 11.5)
	if lines, _ := factLines(rest, leastFact, room); len(lines) <= 1 {
		under = max(under, lineWidth(caption, look.Plain, 11.5))
	}
	return head+turn <= width && under <= room && factsFit(rest, room)
}

func lineWidth(text string, face look.Face, size float32) float32 {
	return kit.LineWidth([]kit.Span{{Text: text, Face: face}}, size)
}
