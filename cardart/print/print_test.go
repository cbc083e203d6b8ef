package print

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feltstack/cardart"
	"feltstack/rules/guard"
)

func face(name string) cardart.Face {
	return cardart.Face{Style: cardart.Framed, Title: name, Type: "Beast Monster", Text: "This can pierce.", Motif: "sun"}
}

// job is any job that the window and the command can ask for.
func job(t *rapid.T) *Job {
	j := &Job{
		Paper:  rapid.SampledFrom(Papers()).Draw(t, "paper"),
		Gap:    rapid.Float64Range(0, MostGap).Draw(t, "gap"),
		Bleed:  rapid.Float64Range(0, MostBleed).Draw(t, "bleed"),
		Copies: rapid.IntRange(0, 3).Draw(t, "copies"),
		Backs:  rapid.SampledFrom([]Sides{NoBacks, Mirrored, Apart}).Draw(t, "backs"),
	}
	for range rapid.IntRange(1, 6).Draw(t, "cards") {
		j.Items = append(j.Items, Item{N: rapid.IntRange(0, 5).Draw(t, "n")})
	}
	return j
}

// cross reports whether two boxes have more than an edge in common.
func cross(a, b Box) bool {
	const rounding = 1e-6
	return a.X+a.W > b.X+rounding && b.X+b.W > a.X+rounding && a.Y+a.H > b.Y+rounding && b.Y+b.H > a.Y+rounding
}

// Nothing on a sheet crosses anything: cards, what is printed beyond their edges, marks and
// the title; and all of it is on the paper where printers reach.
func TestNothingCrosses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j := job(t)
		if j.Gap <= 0.5 && j.Bleed <= 3 && len(j.Grid()) != 9 {
			t.Fatalf("%d cards on %s", len(j.Grid()), j.Paper.Name)
		}
		faces, backs := 0, 0
		for _, p := range j.Sheets() {
			paper := Box{reach, reach, j.Paper.Width - 2*reach, j.Paper.Height - 2*reach}
			for i, c := range p.Cells {
				if p.Back != (c.Item < 0) {
					t.Fatal("a page has faces and backs")
				}
				if p.Back {
					backs++
				} else {
					faces++
				}
				card := Box{c.Place.X, c.Place.Y, CardWidth, CardHeight}
				for _, d := range p.Cells[:i] {
					if cross(c.Bleed, d.Bleed) {
						t.Fatalf("%v is printed over %v", c.Bleed, d.Bleed)
					}
				}
				if !within(c.Bleed, paper) || !within(card, c.Bleed) {
					t.Fatalf("%v is printed of %v on %v", c.Bleed, card, paper)
				}
			}
			marks := j.Marks(p)
			f, titled := j.foot(p)
			if titled && !within(f.box, paper) {
				t.Fatalf("the title at %v is not on the paper", f.box)
			}
			for i, m := range marks {
				line := Box{m.X1, m.Y1, max(m.X2-m.X1, 0.1), max(m.Y2-m.Y1, 0.1)}
				if !within(line, Box{markEdge, markEdge, j.Paper.Width - 2*markEdge + 0.1, j.Paper.Height - 2*markEdge + 0.1}) {
					t.Fatalf("mark %v is not on the paper", m)
				}
				for _, c := range p.Cells {
					if cross(line, c.Bleed) {
						t.Fatalf("mark %v crosses the card at %v", m, c.Bleed)
					}
				}
				for _, o := range marks[:i] {
					if m.X1 == m.X2 != (o.X1 == o.X2) && cross(line, Box{o.X1, o.Y1, max(o.X2-o.X1, 0.1), max(o.Y2-o.Y1, 0.1)}) {
						t.Fatalf("marks %v and %v cross", m, o)
					}
				}
				if titled && cross(line, f.box) {
					t.Fatalf("mark %v crosses the title at %v", m, f.box)
				}
			}
			for _, c := range p.Cells {
				if titled && cross(c.Bleed, f.box) {
					t.Fatalf("the card at %v crosses the title at %v", c.Bleed, f.box)
				}
			}
		}
		if faces != j.Cards() || j.Backs != NoBacks && backs != faces || j.Backs == NoBacks && backs > 0 {
			t.Fatalf("%d faces and %d backs of %d cards", faces, backs, j.Cards())
		}
	})
}

func within(a, b Box) bool {
	const rounding = 1e-6
	return a.X >= b.X-rounding && a.Y >= b.Y-rounding && a.X+a.W <= b.X+b.W+rounding && a.Y+a.H <= b.Y+b.H+rounding
}

// Turned over its long edge, a sheet has each back behind its card.
func TestMirrored(t *testing.T) {
	j := Job{Paper: Papers()[1], Gap: 2, Bleed: 3, Items: []Item{{N: 11}}, Backs: Mirrored}
	pages := j.Sheets()
	if len(pages) != 4 || pages[0].Back || !pages[1].Back || pages[2].Back || !pages[3].Back {
		t.Fatalf("%d pages", len(pages))
	}
	for i := 0; i < len(pages); i += 2 {
		for n, face := range pages[i].Cells {
			back := pages[i+1].Cells[n]
			turned := Box{j.Paper.Width - back.Bleed.X - back.Bleed.W, back.Bleed.Y, back.Bleed.W, back.Bleed.H}
			if math.Abs(j.Paper.Width-back.Place.X-CardWidth-face.Place.X) > 1e-9 || back.Place.Y != face.Place.Y || !within(turned, face.Bleed) || !within(face.Bleed, turned) {
				t.Errorf("page %d: behind %v is %v", i, face, back)
			}
		}
	}
	j.Backs = Apart
	if pages = j.Sheets(); pages[0].Back || pages[1].Back || !pages[2].Back || !pages[3].Back {
		t.Error("backs apart don't follow all faces")
	}
}

// A picture of a page shows cards where they are printed, and white paper elsewhere.
func TestPicture(t *testing.T) {
	j := Job{Paper: Papers()[0], Gap: 4, Bleed: 2, Items: []Item{{face("One"), 2}}, Title: "Two"}
	page := j.Sheets()[0]
	img, err := j.Picture(t.Context(), page, 420)
	if err != nil || img.Rect.Dx() != 420 || img.Rect.Dy() != 594 {
		t.Fatal(err, img.Rect)
	}
	for _, c := range page.Cells {
		for _, at := range [][2]float64{{c.Bleed.X + 0.5, c.Bleed.Y + 0.5}, {c.Place.X + 30, c.Place.Y + 40}, {c.Bleed.X + c.Bleed.W - 0.6, c.Bleed.Y + c.Bleed.H - 0.6}} {
			if r, g, b, _ := img.At(int(at[0]*2), int(at[1]*2)).RGBA(); r == 0xffff && g == r && b == r {
				t.Errorf("nothing is printed at %v", at)
			}
		}
	}
	for _, at := range []image.Point{{3, 3}, {416, 590}, {210, 400}} {
		if img.RGBAAt(at.X, at.Y) != (color.RGBA{255, 255, 255, 255}) {
			t.Errorf("something is printed at %v", at)
		}
	}
	ended, stop := context.WithCancel(t.Context())
	stop()
	if _, err := j.Picture(ended, page, 420); !errors.Is(err, context.Canceled) {
		t.Errorf("after its end it says %v", err)
	}
}

func TestPDF(t *testing.T) {
	for _, c := range []struct {
		items []Item
		backs Sides
		pages int
	}{
		{[]Item{{face("One"), 1}}, NoBacks, 1},
		{[]Item{{face("One"), 9}}, NoBacks, 1},
		{[]Item{{face("One"), 4}, {face("None"), 0}, {face("Two"), 6}}, NoBacks, 2},
		{[]Item{{face("One"), 1}, {face("Two"), 2}, {face("One"), 7}}, NoBacks, 2},
		{[]Item{{face("One"), 10}}, Mirrored, 4},
		{[]Item{{face("One"), 10}}, Apart, 4},
	} {
		j := Job{Items: c.items, Paper: Papers()[0], DPI: 60, Bleed: 1, Title: "Größe", Backs: c.backs}
		var b bytes.Buffer
		done, all := 0, 0
		if err := j.PDF(t.Context(), &b, func(n, of int) { done, all = n, of }); err != nil {
			t.Fatal(err)
		}
		pages := regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(b.Bytes(), -1)
		if len(pages) != c.pages {
			t.Errorf("%d pages, want %d", len(pages), c.pages)
		}
		if !strings.Contains(b.String(), "/MediaBox [0 0 595.28 841.89]") {
			t.Error("the paper is not A4")
		}
		images := strings.Count(b.String(), "/Subtype /Image")
		want := 0
		faces := map[cardart.Face]bool{}
		for _, it := range c.items {
			if it.N > 0 && !faces[it.Face] {
				faces[it.Face] = true
				want++
			}
		}
		if c.backs != NoBacks {
			want++
		}
		if images != want || done != want || all != want {
			t.Errorf("%d pictures in the file, want %d: each face once; %d of %d told of", images, want, done, all)
		}
	}
}

func TestPDFRefuses(t *testing.T) {
	var b bytes.Buffer
	if err := (&Job{Paper: Papers()[0]}).PDF(t.Context(), &b, nil); err == nil {
		t.Error("nothing is printed")
	}
	if err := (&Job{Items: []Item{{face("x"), 1}}, Paper: Paper{"stamp", 30, 40}}).PDF(t.Context(), &b, nil); err == nil {
		t.Error("a card is printed on a stamp")
	}
	ended, stop := context.WithCancel(t.Context())
	stop()
	if err := (&Job{Items: []Item{{face("x"), 1}}, Paper: Papers()[0]}).PDF(ended, &b, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("after its end it says %v", err)
	}
}

func TestPNG(t *testing.T) {
	var b bytes.Buffer
	if err := PNG(&b, face("One"), 300); err != nil {
		t.Fatal(err)
	}
	data := bytes.Clone(b.Bytes())
	img, err := png.Decode(&b)
	if err != nil || img.Bounds().Dx() != 744 || img.Bounds().Dy() != 1039 {
		t.Fatalf("%v, %v", err, img.Bounds())
	}
	at := bytes.Index(data, []byte("pHYs"))
	if at < 0 {
		t.Fatal("it does not say how large it is on paper")
	}
	perMetre := binary.BigEndian.Uint32(data[at+4:])
	if mm := 744 / float64(perMetre) * 1000; math.Abs(mm-CardWidth) > 0.05 {
		t.Errorf("on paper it is %.2f mm wide", mm)
	}
}

// broken is a picture that crashes whoever draws it.
type broken struct{}

func (broken) Image() image.Image { panic("no picture") }

// Pictures come in order from several goroutines, which end with the job: after a crash, a
// refusal and an early end, too.
func TestDrawAll(t *testing.T) {
	picture := func(int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 8, 8)) }
	var got []int
	if err := drawAll(t.Context(), 40, picture, func(i int, packed []byte) error {
		if len(packed) == 0 {
			t.Error("a picture is empty")
		}
		got = append(got, i)
		return nil
	}); err != nil || len(got) != 40 || !slices.IsSorted(got) {
		t.Errorf("%v, %v", got, err)
	}
	full := errors.New("full")
	if err := drawAll(t.Context(), 40, picture, func(i int, _ []byte) error {
		if i == 3 {
			return full
		}
		return nil
	}); !errors.Is(err, full) {
		t.Errorf("a refusal says %v", err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	if err := drawAll(ctx, 40, picture, func(i int, _ []byte) error {
		if i == 3 {
			stop()
		}
		return nil
	}); !errors.Is(err, context.Canceled) {
		t.Errorf("an early end says %v", err)
	}
	crashing := face("Two")
	crashing.Picture = broken{}
	j := Job{Items: []Item{{face("One"), 1}, {crashing, 1}, {face("Three"), 1}}, Paper: Papers()[0], DPI: 40}
	var crash *guard.Crash
	if err := j.PDF(t.Context(), &bytes.Buffer{}, nil); !errors.As(err, &crash) {
		t.Errorf("a crash says %v", err)
	}
}
