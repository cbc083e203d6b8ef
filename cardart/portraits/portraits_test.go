package portraits

import (
	"errors"
	"image"
	"image/color"
	"slices"
	"testing"
)

// drawn is a portrait as large as on a plate.
func drawn(t *testing.T, face int, mood Mood, size int) *image.RGBA {
	t.Helper()
	img, err := Portrait{Face: face, Mood: mood, Rim: color.NRGBA{0xc9, 0x9a, 0x4a, 0xff}}.Draw(size)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// apart is how many in a thousand pixels of two pictures differ clearly.
func apart(a, b *image.RGBA) int {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		d := 0
		for c := range 3 {
			d += max(int(a.Pix[i+c])-int(b.Pix[i+c]), int(b.Pix[i+c])-int(a.Pix[i+c]))
		}
		if d > 60 {
			n++
		}
	}
	return n * 1000 * 4 / len(a.Pix)
}

// Every file is a portrait; its moods differ at the size of a plate, and it is like no other.
func TestEveryPortraitIsItsOwn(t *testing.T) {
	if Count() < 24 {
		t.Errorf("there are %d portraits", Count())
	}
	var calm []*image.RGBA
	for face, name := range names() {
		var looks []*image.RGBA
		for mood := range moods {
			img := drawn(t, face, Mood(mood), 48)
			for m, other := range looks {
				if d := apart(img, other); d < 20 {
					t.Errorf("%s: %s and %s differ in %d pixels of 1,000", name, moods[mood], moods[m], d)
				}
			}
			looks = append(looks, img)
		}
		for f, other := range calm {
			if d := apart(looks[Calm], other); d < 250 {
				t.Errorf("%s and %s differ in %d pixels of 1,000", name, names()[f], d)
			}
		}
		calm = append(calm, looks[Calm])
	}
}

// A portrait fills its circle and nothing else, at any size.
func TestPortraitsAreRound(t *testing.T) {
	for _, size := range []int{44, 72, 200} {
		for face := range Count() {
			img := drawn(t, face, Winning, size)
			if img.RGBAAt(0, 0).A != 0 || img.RGBAAt(size-1, size-1).A != 0 {
				t.Fatalf("%s covers a corner at %d pixels", names()[face], size)
			}
			for i := range size - 4 {
				if img.RGBAAt(size/2, i+2).A != 0xff || img.RGBAAt(i+2, size/2).A != 0xff {
					t.Fatalf("%s has a hole at %d pixels", names()[face], size)
				}
			}
		}
	}
}

// Strokes grow with the picture: scaled down, a large one is like a small one.
func TestStrokesGrowWithThePicture(t *testing.T) {
	small, large := drawn(t, 0, Calm, 60), drawn(t, 0, Calm, 240)
	down := image.NewRGBA(small.Rect)
	for y := range 60 {
		for x := range 60 {
			var sum [4]int
			for i := range 16 {
				p := large.Pix[large.PixOffset(4*x+i%4, 4*y+i/4):]
				for c := range sum {
					sum[c] += int(p[c])
				}
			}
			for c := range sum {
				down.Pix[down.PixOffset(x, y)+c] = uint8(sum[c] / 16)
			}
		}
	}
	if d := apart(small, down); d > 50 {
		t.Errorf("%d pixels of 1,000 differ", d)
	}
}

// The name of a file is that of its player; no two at a table look alike.
func TestEveryNameHasItsFace(t *testing.T) {
	bots := []string{"Rook", "Wren", "Lark", "Jay", "Finch"}
	for i, face := range Of(bots) {
		if want := slices.Index(names(), []string{"rook", "wren", "lark", "jay", "finch"}[i]); face != want {
			t.Errorf("%s looks like %s", bots[i], names()[face])
		}
	}
	for _, you := range []string{"You", "Ann", "Rook", "", "Zoë"} {
		faces := Of([]string{you, "Rook", "Wren", "Lark"})
		if again := Of([]string{you, "Rook", "Wren", "Lark"}); !slices.Equal(faces, again) {
			t.Errorf("%q: %v, then %v", you, faces, again)
		}
		slices.Sort(faces)
		if len(slices.Compact(faces)) != 4 {
			t.Errorf("%q looks like a bot", you)
		}
	}
	many := make([]string, Count()+3)
	for i := range many {
		many[i] = "Ann"
	}
	for _, face := range Of(many) {
		if face < 0 || face >= Count() {
			t.Errorf("there is no portrait %d", face)
		}
	}
}

// Only the mood that is asked for is kept, and groups stand as they do in it.
func TestMoodsAreLayers(t *testing.T) {
	file := `<svg viewBox="0 0 9 9"><g id="head" transform="rotate(1)" data-hit="rotate(2)"><path/><g id="calm"><g><line/></g></g><g id="hit"><circle/></g></g></svg>`
	for mood, want := range map[Mood]string{
		Calm: `<svg viewBox="0 0 9 9"><g id="head" transform="rotate(1)" data-hit="rotate(2)"><path></path><g id="calm"><g><line></line></g></g></g></svg>`,
		Hit:  `<svg viewBox="0 0 9 9"><g id="head" data-hit="rotate(2)" transform="rotate(2)"><path></path><g id="hit"><circle></circle></g></g></svg>`,
	} {
		if got, err := inMood([]byte(file), mood); err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", moods[mood], got, err)
		}
	}
	if _, err := inMood([]byte(file), Winning); !errors.Is(err, errNoMood) {
		t.Errorf("a mood that isn't there: %v", err)
	}
	if _, err := inMood([]byte("<svg><g id='calm'>"), Calm); err == nil {
		t.Error("half a file is read")
	}
}
