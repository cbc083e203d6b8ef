package print

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image/png"
	"math"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feltstack/cardart"
)

func face(name string) cardart.Face {
	return cardart.Face{Style: cardart.Framed, Title: name, Type: "Beast Monster", Text: "This can pierce.", Motif: "sun"}
}

// Cards lie on the paper, not on each other, and no mark is on a card.
func TestGridAndMarks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j := Job{Paper: rapid.SampledFrom(Papers()).Draw(t, "paper"), Gap: rapid.Float64Range(0, 6).Draw(t, "gap")}
		grid := j.Grid()
		if len(grid) < 6 {
			t.Fatalf("%d cards on %s", len(grid), j.Paper.Name)
		}
		inside := func(x, y float64, p Place) bool {
			return x > p.X+1e-6 && x < p.X+CardWidth-1e-6 && y > p.Y+1e-6 && y < p.Y+CardHeight-1e-6
		}
		for i, p := range grid {
			if p.X < edge-1e-6 || p.Y < edge-1e-6 || p.X+CardWidth > j.Paper.Width-edge+1e-6 || p.Y+CardHeight > j.Paper.Height-edge+1e-6 {
				t.Fatalf("card %d lies at %v", i, p)
			}
			for _, q := range grid[:i] {
				if math.Abs(p.X-q.X) < CardWidth-1e-6 && math.Abs(p.Y-q.Y) < CardHeight-1e-6 {
					t.Fatalf("cards at %v and %v lie on each other", p, q)
				}
			}
		}
		for _, m := range j.Marks() {
			for _, p := range grid {
				if inside(m.X1, m.Y1, p) || inside(m.X2, m.Y2, p) || inside((m.X1+m.X2)/2, (m.Y1+m.Y2)/2, p) {
					t.Fatalf("mark %v is on the card at %v", m, p)
				}
			}
		}
	})
}

func TestPDF(t *testing.T) {
	style := cardart.Backs()[0]
	for _, c := range []struct {
		items []Item
		backs *cardart.BackStyle
		pages int
	}{
		{[]Item{{face("One"), 1}}, nil, 1},
		{[]Item{{face("One"), 9}}, nil, 1},
		{[]Item{{face("One"), 4}, {face("None"), 0}, {face("Two"), 6}}, nil, 2},
		{[]Item{{face("One"), 10}}, &style, 4},
	} {
		j := Job{Items: c.items, Paper: Papers()[0], DPI: 60, Title: "Größe", Backs: c.backs}
		var b bytes.Buffer
		done := 0
		if err := j.PDF(t.Context(), &b, func(n, _ int) { done = n }); err != nil {
			t.Fatal(err)
		}
		pages := regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(b.Bytes(), -1)
		if len(pages) != c.pages || done != len(c.items) {
			t.Errorf("%d pages, want %d; %d items told of", len(pages), c.pages, done)
		}
		if !strings.Contains(b.String(), "/MediaBox [0 0 595.28 841.89]") {
			t.Error("the paper is not A4")
		}
		images := strings.Count(b.String(), "/Subtype /Image")
		want := 0
		for _, it := range c.items {
			if it.N > 0 {
				want++
			}
		}
		if c.backs != nil {
			want++
		}
		if images != want {
			t.Errorf("%d pictures in the file, want %d: each card once", images, want)
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
