package sets

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func zoo() Set {
	return Set{Name: "Zoo", Game: "rummy", Cards: []Card{
		{Name: "Paper Tiger", Type: "Beast Monster", Motif: "leaf", Text: "When this is summoned, draw a card.", Facts: map[string]any{"rank": "α", "str": int64(33), "def": int64(11)}},
		{Name: `The "Quoted" One`, Type: "Spell", Text: "Choose one -\n- Draw a card.\n- Discard a card.", Facts: map[string]any{}},
	}}
}

func TestSetRoundTrip(t *testing.T) {
	s := zoo()
	got, err := Parse("Zoo", []byte(s.String()))
	if err != nil || !reflect.DeepEqual(got.Cards, s.Cards) || got.Game != s.Game {
		t.Errorf("%v\n%s\ngives %+v", err, s, got)
	}
}

// Whatever is typed comes back as it was, but for the kind of its line ends.
func TestAnyCardRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[^\x00]{0,30}`)
		c := Card{Name: word.Draw(t, "name"), Type: word.Draw(t, "type"), Motif: word.Draw(t, "motif"), Facts: map[string]any{}}
		c.Text = word.Draw(t, "text") + "\n" + word.Draw(t, "more")
		c.Facts["a key"] = rapid.Int64().Draw(t, "n")
		s := Set{Name: "x", Game: "g", Cards: []Card{c}}
		got, err := Parse("x", []byte(s.String()))
		if err != nil || len(got.Cards) != 1 {
			t.Fatalf("%v\n%s", err, s)
		}
		if got.Cards[0].Name != c.Name || got.Cards[0].Text != tidy(c.Text) || got.Cards[0].Facts["a key"] != c.Facts["a key"] {
			t.Fatalf("%+v comes back as %+v\n%s", c, got.Cards[0], s)
		}
	})
}

// A file says which game it is for, however that is written; one that does not
// say is shown with what to do, and is not taken in from elsewhere.
func TestGameOfAFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const card = "[[card]]\nname = \"Ox\"\n"
	write("a.toml", "game = \" Rummy\"\n"+card)
	write("b.toml", card)
	write("c.toml", "game = \"rummy\"\nx = "+strings.Repeat("{a=", 1000))
	all, err := In(dir).Load()
	if err != nil || len(all) != 3 {
		t.Fatalf("%v, %v", all, err)
	}
	if all[0].Game != "rummy" || all[0].Problem != "" {
		t.Errorf("%+v", all[0])
	}
	if !strings.Contains(all[1].Problem, "which game") || len(all[1].Cards) > 0 {
		t.Errorf("%+v", all[1])
	}
	if !strings.Contains(all[2].Problem, "deep") {
		t.Errorf("%.200v", all[2].Problem)
	}
	if _, err := Import(t.Context(), "b.toml", []byte(card)); err == nil || !strings.Contains(err.Error(), "which game") {
		t.Errorf("taken in: %v", err)
	}
	var mac bytes.Buffer
	z := zip.NewWriter(&mac)
	for _, e := range [][2]string{{"__MACOSX/._Zoo.toml", "\x00\x05\x16\x07"}, {"Zoo.toml", zoo().String()}} {
		if err := add(z, e[0], zip.Deflate, []byte(e[1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if p, err := Import(t.Context(), "Zoo.zip", mac.Bytes()); err != nil || p.Name != "Zoo" || len(p.Cards) != 2 {
		t.Errorf("packed on a Mac: %+v, %v", p.Set, err)
	}
}

func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "sets")
	f := In(dir)
	if all, err := f.Load(); err != nil || len(all) != 0 {
		t.Errorf("before there is a folder: %v %v", all, err)
	}
	if err := f.Save(zoo()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "bad.toml"), []byte("game = \"rummy\"\n[[card]\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	all, err := f.Load()
	if err != nil || len(all) != 2 || all[0].Name != "bad" || !strings.HasPrefix(all[0].Problem, "line ") || all[1].Problem != "" || len(all[1].Cards) != 2 {
		t.Errorf("with a bad file beside a good one: %+v %v", all, err)
	}
	if err := f.Save(all[0]); err == nil {
		t.Error("a set that could not be read is written over")
	}
	if name := f.Free("Zoo"); name != "Zoo 2" {
		t.Errorf("the next Zoo is called %q", name)
	}
	if err := f.Rename("Zoo", "bad"); err == nil {
		t.Error("a set is renamed over another one")
	}
	if err := f.Rename("Zoo", "../up"); err == nil {
		t.Error("a set is renamed out of the folder")
	}
	if err := f.Rename("Zoo", "Ark"); err != nil {
		t.Error(err)
	}
	if err := f.Delete("Ark"); err != nil {
		t.Error(err)
	}
	if all, err = f.Load(); err != nil || len(all) != 1 {
		t.Errorf("in the end: %+v %v", all, err)
	}
	left, _ := filepath.Glob(filepath.Join(dir, ".saving*"))
	if len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestPack(t *testing.T) {
	var b bytes.Buffer
	if err := In(t.TempDir()).Export(zoo(), &b); err != nil {
		t.Fatal(err)
	}
	s, err := Import(t.Context(), "anything.zip", b.Bytes())
	if err != nil || s.Name != "Zoo" || !reflect.DeepEqual(s.Cards, zoo().Cards) {
		t.Errorf("%+v %v", s, err)
	}
	if s, err = Import(t.Context(), "dir/Zoo.toml", []byte(zoo().String())); err != nil || s.Name != "Zoo" {
		t.Errorf("a bare file: %+v %v", s, err)
	}
	pack := func(name, text string) []byte {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	if s, err = Import(t.Context(), "x.zip", pack("../../etc/evil.toml", zoo().String())); err != nil || s.Name != "evil" {
		t.Errorf("a path out of the folder: %q %v", s.Name, err)
	}
	for what, data := range map[string][]byte{
		"no card file": pack("program.exe", "x"),
		"a bomb":       pack("bomb.toml", strings.Repeat(" ", 30<<20)),
		"broken":       pack("x.toml", "[[card]"),
		"cut off":      b.Bytes()[:b.Len()/2],
		"not a set":    []byte("[[card]"),
	} {
		if s, err := Import(t.Context(), "x.zip", data); err == nil {
			t.Errorf("%s is taken in: %+v", what, s)
		}
	}
}

func FuzzImport(f *testing.F) {
	var b bytes.Buffer
	if err := In(f.TempDir()).Export(zoo(), &b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte(zoo().String()))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Import(t.Context(), "x", data)
		if err == nil && GoodName(s.Name) != s.Name {
			t.Errorf("the set is called %q", s.Name)
		}
	})
}
