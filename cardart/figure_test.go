package cardart

import (
	"errors"
	"image"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/picturetest"
)

// allFigures shows every word of figures once.
func allFigures() []Face {
	var all []Face
	add := func(who, word string) {
		f := motifCard(len(all)%6, who+": "+word, word)
		all = append(all, f)
	}
	for _, who := range Figures() {
		for _, w := range FigureWords(who, SlotPose) {
			add(who, w)
		}
	}
	for s := SlotFace; s <= SlotCoat; s++ {
		for _, w := range FigureWords("penguin", s) {
			add("penguin", w)
		}
	}
	return all
}

// TestGoldenFigures: all poses, hats and other pieces look as they were when they were found
// good.
func TestGoldenFigures(t *testing.T) {
	art := map[string]image.Image{}
	for _, f := range allFigures() {
		art[f.Motif] = Window(f, printed)
	}
	picturetest.Prints(t, "figures.txt", art)
}

// TestFigureWords: a word fills one slot, and none is who a figure is of.
func TestFigureWords(t *testing.T) {
	if twice := figures().twice; len(twice) > 0 {
		t.Errorf("the words %q are of two slots", twice)
	}
	for _, who := range Figures() {
		slot := map[string]Slot{}
		for _, s := range Slots() {
			words := FigureWords(who, s)
			if len(words) < 3 {
				t.Errorf("%s: %d words for the slot %s", who, len(words), s)
			}
			for _, w := range words {
				if other, is := slot[w]; is {
					t.Errorf("%q is of the slots %s and %s", w, other, s)
				}
				if slices.Contains(Figures(), w) {
					t.Errorf("%q is who a figure is of, and of the slot %s", w, s)
				}
				if slot[w] = s; strings.Trim(w, "abcdefghijklmnopqrstuvwxyz ") != "" {
					t.Errorf("%q is no word in lower case", w)
				}
			}
		}
	}
}

// TestWordOfTwoSlots: a word that fills two slots is noted, and keeps the first.
func TestWordOfTwoSlots(t *testing.T) {
	w := &wardrobe{slot: map[string]Slot{}}
	w.add("crown", SlotHat)
	w.add("crown", SlotHat)
	w.add("cape", SlotWorn)
	w.add("crown", SlotHeld)
	if s := w.slot["crown"]; s != SlotHat || !slices.Equal(w.twice, []string{"crown"}) {
		t.Errorf("the words %q are of two slots, a crown is of %s", w.twice, s)
	}
}

// TestFigureFiles: every piece goes to a place that bodies have, and every body has places for
// what can be held.
func TestFigureFiles(t *testing.T) {
	places := []string{"head", "neck", "face", "hand"}
	for who, named := range figures().poses {
		for name, art := range named {
			for _, at := range hands {
				if _, is := anchor(art(), at); !is {
					t.Errorf("%s: %s has no place %q", who, name, at)
				}
			}
		}
	}
	for s, named := range figures().pieces {
		for name, art := range named {
			if at := art().says["at"]; Slot(s) != SlotAround && !slices.Contains(places, at) {
				t.Errorf("%s of the slot %s goes to the place %q", name, Slot(s), at)
			}
		}
	}
}

// TestFigureOf: descriptions are read in any order, and what they can't say is named.
func TestFigureOf(t *testing.T) {
	for name, wrong := range map[string]string{
		"penguin":                             "",
		"penguin: sliding":                    "",
		"lil: lantern, crown, waving, sea":    "",
		"birb: scarf, cape, dragon, sword":    "",
		"rod: raised, heart":                  "",
		"walrus: waving":                      "walrus",
		"penguin: wavign":                     "wavign",
		"penguin: waving, sliding":            "sliding",
		"penguin: sword, axe, lantern":        "lantern",
		"penguin: sword, sword":               "sword",
		"birb: gliding":                       "gliding",
		"penguin:, waving":                    "",
		"penguin: fire, moon, rainbow, stage": "stage",
	} {
		_, err := ReadFigure(name)
		if name == "penguin:, waving" {
			if err == nil {
				t.Errorf("%q is read", name)
			}
			continue
		}
		var unknown *UnknownFigure
		switch {
		case wrong == "" && err != nil:
			t.Errorf("%q: %v", name, err)
		case wrong != "" && (!errors.As(err, &unknown) || unknown.Word != wrong):
			t.Errorf("%q: %v, want %q", name, err, wrong)
		}
		if IsMotif(name) != (wrong == "") {
			t.Errorf("IsMotif(%q) is %v", name, wrong != "")
		}
	}
}

// TestFigureShows: each word of a description changes the picture.
func TestFigureShows(t *testing.T) {
	t.Parallel()
	words := []string{"waving", "happy", "crown", "cape", "sword", "fire", "pink", "sea"}
	size := image.Pt(60, 84)
	before := window(motifCard(0, "penguin", "Same"), size)
	for i := range words {
		now := window(motifCard(0, "penguin: "+strings.Join(words[:i+1], ", "), "Same"), size)
		if slices.Equal(before, now) {
			t.Errorf("%q changes nothing", words[i])
		}
		before = now
	}
}

// TestFigureIsWhole: putting a figure together leaves its pieces as they are.
func TestFigureIsWhole(t *testing.T) {
	f := motifCard(0, "penguin: sliding, top hat, lantern, golden, rainbow", "Same")
	first := Draw(f, image.Pt(60, 84))
	Draw(motifCard(0, "penguin: sliding, crown, lantern, pink", "Same"), image.Pt(60, 84))
	if again := Draw(f, image.Pt(60, 84)); !slices.Equal(first.Pix, again.Pix) {
		t.Error("the same figure is drawn in another way")
	}
}

// TestFigureScene: a figure stands where its words say.
func TestFigureScene(t *testing.T) {
	for name, want := range map[string]Scene{
		"penguin: standing":           {Family: "figures", Place: "snow", Light: "bright"},
		"penguin: stage":              {Family: "figures", Place: "hall", Light: "dim"},
		"penguin: stage, sea, bright": {Family: "figures", Place: "sea", Light: "bright"},
	} {
		if got := SceneOf(name); got != want {
			t.Errorf("%q stands in %+v, want %+v", name, got, want)
		}
	}
}

// TestFindFigures: a description that is begun leads to those that it can become.
func TestFindFigures(t *testing.T) {
	for typed, want := range map[string]string{
		"penguin:":                "penguin: sliding",
		"penguin: slid":           "penguin: sliding",
		"penguin: sliding":        "penguin: sliding",
		"penguin: sliding,":       "penguin: sliding, top hat",
		"penguin: sliding, top h": "penguin: sliding, top hat",
		"birb: crown":             "birb: crown, sword",
	} {
		got := FindFigures(typed)
		if !slices.Contains(got, want) {
			t.Errorf("%q leads to %d figures, but not to %q", typed, len(got), want)
		}
		for _, m := range got {
			if !IsMotif(m) && m != strings.TrimRight(typed, ": ") {
				t.Errorf("%q leads to %q", typed, m)
			}
		}
	}
	if got := FindFigures("penguin: sliding, "); slices.Contains(got, "penguin: sliding, waving") {
		t.Error("a figure is offered a second pose")
	}
	if got := FindFigures("wolf"); got != nil {
		t.Errorf("a wolf is the figures %q", got)
	}
	for _, m := range FigureMotifs() {
		if !IsMotif(m) {
			t.Errorf("%q is no motif", m)
		}
	}
}

// TestFigureToggled: a word that is chosen is added, taken off again, or takes the place of the last
// one where there is no room; the figure that it was stays.
func TestFigureToggled(t *testing.T) {
	f, err := ReadFigure("penguin: lantern, sword, waving")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		got  Figure
		want string
	}{
		{f, "penguin: waving, lantern, sword"},
		{f.Toggled(SlotPose, "sliding"), "penguin: sliding, lantern, sword"},
		{f.Toggled(SlotPose, "waving"), "penguin: lantern, sword"},
		{f.Toggled(SlotHeld, "axe"), "penguin: waving, lantern, axe"},
		{f.Toggled(SlotHeld, "lantern").Toggled(SlotHeld, "axe"), "penguin: waving, sword, axe"},
		{f.Without(SlotHeld).Without(SlotPose), "penguin: standing"}, // "penguin" is a motif
		{f.Toggled(SlotPose, "gliding").Toggled(SlotHat, "crown").As("birb"), "birb: crown, lantern, sword"},
		{f.Toggled(SlotHat, "crown").As("rod"), "rod: lantern, sword"},
		{f.Without(SlotHeld).As("thing").Without(SlotPose), "thing"},
		{f, "penguin: waving, lantern, sword"},
	} {
		if got := c.got.String(); got != c.want || !IsMotif(got) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestFigureUnseen: what a body has no place for is told, with the poses that have one.
func TestFigureUnseen(t *testing.T) {
	for name, want := range map[string]string{
		"penguin: waving, happy, crown, cape": "",
		"penguin: turned away, happy, crown":  "happy",
		"rod: crown, heart, sea":              "crown",
		"thing: pink, cape, asleep":           "asleep cape pink",
	} {
		f, err := ReadFigure(name)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, u := range f.Unseen() {
			got = append(got, u.Word)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q aren't seen, want %q", name, got, want)
		}
		poses := f.Poses()
		if seen := len(poses) > 0; seen != (f.Who == "penguin") || slices.Contains(poses, "turned away") {
			t.Errorf("all of %q is seen in %q", name, poses)
		}
	}
}

// TestFigureSlots: whoever has no head is offered no hat, neither by parts nor by what is typed.
func TestFigureSlots(t *testing.T) {
	for who, hat := range map[string]bool{"penguin": true, "birb": true, "lil": true, "rod": false, "thing": false} {
		if has := slices.Contains(Figure{Who: who}.Slots(), SlotHat); has != hat {
			t.Errorf("%s has a hat: %v", who, has)
		}
		if has := slices.Contains(FindFigures(who+": "), who+": crown"); has != hat {
			t.Errorf("%s is offered a crown: %v", who, has)
		}
	}
	if slices.Contains(FindFigures("penguin: turned away, "), "penguin: turned away, happy") {
		t.Error("a penguin that is turned away is offered a face")
	}
}
