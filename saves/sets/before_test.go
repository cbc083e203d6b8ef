package sets

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"feltstack/cardart/pictures"
)

// withPicture saves a set with a card that shows a picture in one colour.
func withPicture(t *testing.T, f *Folder, name string, c color.Color) Set {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 30, 30))
	img.Set(3, 3, c)
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	if err := f.putPicture(name, "fox.png", b.Bytes()); err != nil {
		t.Fatal(err)
	}
	s := Set{Name: name, Game: "toy", Cards: []Card{{Name: "Fox of " + name, Facts: map[string]any{}, Picture: pictures.Whole("fox.png")}}}
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	return f.Read(name)
}

// What is done to whole sets can be undone, with pictures and the bin, and done again.
func TestReturn(t *testing.T) {
	for what, do := range map[string]func(f *Folder) error{
		"delete": func(f *Folder) error { return f.DiscardSet("Mine") },
		"merge":  func(f *Folder) error { return f.Merge("Mine", "Yours") },
		"rename": func(f *Folder) error { return f.Rename("Mine", "New") },
		"replace": func(f *Folder) error {
			if err := f.DiscardSet("Mine"); err != nil {
				return err
			}
			withPicture(t, f, "Mine", color.White)
			return nil
		},
	} {
		f := In(t.TempDir())
		withPicture(t, f, "Mine", color.Black)
		withPicture(t, f, "Yours", color.Gray{99})
		state := func() string {
			said := ""
			for _, name := range []string{"Mine", "Yours", "New"} {
				s := f.Read(name)
				said += name + ": " + s.Source
				for _, c := range s.Cards {
					data, err := f.readPicture(name, c.Picture.File)
					if err != nil {
						t.Errorf("%s: %s has no picture: %v", what, c.Name, err)
					}
					said += string(data)
				}
			}
			bin, err := f.Bin()
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range bin {
				said += fmt.Sprintf("deleted %s %s %d", d.Set, d.Card.Name, d.Cards)
			}
			return said
		}
		before := state()
		was, err := f.Keep("Mine", "Yours", "New")
		if err != nil {
			t.Fatal(err)
		}
		if err := do(f); err != nil {
			t.Fatal(err)
		}
		after := state()
		for range 2 {
			now, err := f.Return(was)
			if err != nil {
				t.Fatal(err)
			}
			if state() != before || before == after {
				t.Errorf("%s isn't undone", what)
			}
			if was, err = f.Return(now); err != nil || state() != after {
				t.Errorf("%s isn't done again: %v", what, err)
			}
		}
		if all, _ := f.Load(); len(all) > 2 {
			t.Errorf("%s: states to go back to are sets", what)
		}
		for range mostBefore {
			if _, err := f.Keep("Mine"); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := f.Return(was); err == nil {
			t.Errorf("%s is undone after all others", what)
		}
	}
}

// Pictures that no card shows are removed, those of deleted cards and of the person's own stay.
func TestPrune(t *testing.T) {
	dir := t.TempDir()
	f := In(dir)
	s := withPicture(t, f, "Mine", color.Black)
	kept := withPicture(t, f, "Kept", color.Black)
	if err := f.Discard(kept, kept.Cards); err != nil {
		t.Fatal(err)
	}
	if err := f.Save(kept.Without(0)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Keep("Mine"); err != nil {
		t.Fatal(err)
	}
	data, err := f.readPicture("Mine", "fox.png")
	if err != nil {
		t.Fatal(err)
	}
	if err := f.putPicture("Mine", "lost.png", data); err != nil { // chosen, and taken back at once
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "Mine"+album, "own.png"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	f.binPicture("Mine", s.Cards[0].Picture.File) // of a change that was undone
	if err := In(dir).Prune(); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]bool{
		"Mine" + album + "/fox.png": true, "Mine" + album + "/own.png": true, "Mine" + album + "/lost.png": false,
		binHome + "/Kept" + album + "/fox.png": true, binHome + "/Mine" + album + "/fox.png": false, beforeHome: false,
	} {
		if _, err := os.Stat(filepath.Join(dir, file)); (err == nil) != want {
			t.Errorf("%s: %v", file, err)
		}
	}
	if bin, _ := f.Bin(); len(bin) != 1 {
		t.Errorf("in the bin is %v", bin)
	}
	bin, err := f.Bin()
	if err == nil {
		err = f.Purge(bin)
	}
	if err != nil {
		t.Fatal(err)
	}
	if bin, _ := f.Bin(); len(bin) != 0 {
		t.Errorf("in the empty bin is %v", bin)
	}
	if _, err := os.Stat(filepath.Join(dir, binHome, "Kept"+album)); err == nil {
		t.Error("the bin keeps pictures")
	}
}
