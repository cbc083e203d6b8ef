package sets

import (
	"archive/zip"
	"bytes"
	"errors"
	"image"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"feltstack/cardart/pictures"
	"feltstack/rules/guard/guardtest"
)

// menagerie is a folder with the set Zoo, whose cards have a picture each.
func menagerie(t *testing.T) (*Folder, Set) {
	t.Helper()
	f := In(filepath.Join(t.TempDir(), "sets"))
	s := zoo()
	for i, name := range []string{"tiger.png", "dir/../quote.JPEG"} {
		data := pngOf(t, quarters(30+i, 20))
		if i == 1 {
			data = jpegOf(t, quarters(30+i, 20))
		}
		file, err := f.AddPicture(t.Context(), s.Name, name, bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		s.Cards[i].Picture = pictures.Whole(file)
	}
	s.Cards[1].Picture.X, s.Cards[1].Picture.Width = 0.25, 0.5
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	return f, s
}

func (f *Folder) mustLoad(t *testing.T) Set {
	t.Helper()
	all, err := f.Load()
	if err != nil || len(all) != 1 {
		t.Fatalf("%d sets, %v", len(all), err)
	}
	return all[0]
}

func TestPicturesOfASet(t *testing.T) {
	f, s := menagerie(t)
	fresh := In(f.dir)
	got := fresh.mustLoad(t)
	for i, c := range got.Cards {
		if c.Picture != s.Cards[i].Picture {
			t.Errorf("%s has %+v, want %+v", c.Name, c.Picture, s.Cards[i].Picture)
		}
		p := fresh.PictureOf("Zoo", "", c.Picture.File)
		if p == nil || p.Image() == nil || p.Image().Bounds() != image.Rect(0, 0, 30+i, 20) {
			t.Fatalf("%s shows %v", c.Name, p)
		}
	}
	if got.Cards[1].Picture.File != "quote.jpg" {
		t.Errorf("the file is called %q", got.Cards[1].Picture.File)
	}
	if notes := fresh.Notes(t.Context(), got); len(notes) != 0 {
		t.Errorf("notes: %v", notes)
	}
	again, err := f.AddPicture(t.Context(), "Zoo", "tiger.png", bytes.NewReader(pngOf(t, quarters(30, 20))))
	if err != nil || again != "tiger.png" {
		t.Errorf("the same once more is %q: %v", again, err)
	}
	other, err := f.AddPicture(t.Context(), "Zoo", "tiger.png", bytes.NewReader(pngOf(t, quarters(10, 20))))
	if err != nil || other != "tiger 2.png" {
		t.Errorf("another of the same name is %q: %v", other, err)
	}
	if err := f.Rename("Zoo", "Ark"); err != nil {
		t.Fatal(err)
	}
	if p := f.PictureOf("Ark", "", "tiger.png"); p == nil || p.Image() == nil {
		t.Error("the pictures don't come along when a set is renamed")
	}
	if err := f.Delete("Ark"); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(f.dir, "*")); len(left) != 0 {
		t.Errorf("of a deleted set is left: %v", left)
	}
}

// A file that changes is another picture; one that is fixed shows again.
func TestPictureChangesOutside(t *testing.T) {
	f, s := menagerie(t)
	file := filepath.Join(f.albumPath("Zoo"), "tiger.png")
	before := f.PictureOf("Zoo", "", "tiger.png")
	if err := os.WriteFile(file, pngOf(t, quarters(30, 20))[:60], 0o644); err != nil {
		t.Fatal(err)
	}
	broken := f.mustLoad(t)
	if p := f.PictureOf("Zoo", "", "tiger.png"); p == before || p == nil || p.Image() != nil {
		t.Errorf("a file cut off: %v", p)
	}
	notes := f.Notes(t.Context(), broken)
	if len(notes) != 1 || notes[0].Card != "Paper Tiger" || notes[0].File != "tiger.png" || !errors.Is(notes[0].Why, pictures.ErrBroken) {
		t.Errorf("notes: %v", notes)
	}
	if len(broken.Cards) != len(s.Cards) || broken.Problem != "" {
		t.Errorf("a broken picture breaks the set: %+v", broken)
	}
	if err := os.WriteFile(file, pngOf(t, quarters(50, 20)), 0o644); err != nil {
		t.Fatal(err)
	}
	if notes = f.Notes(t.Context(), f.mustLoad(t)); len(notes) != 0 {
		t.Errorf("notes of the fixed file: %v", notes)
	}
	if p := f.PictureOf("Zoo", "", "tiger.png"); p == nil || p.Image().Bounds().Dx() != 50 {
		t.Errorf("the fixed file: %v", p)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	notes = f.Notes(t.Context(), f.mustLoad(t))
	if len(notes) != 1 || !errors.Is(notes[0].Why, ErrPictureMissing) || f.PictureOf("Zoo", "", "tiger.png") != nil {
		t.Errorf("notes of a file that is gone: %v", notes)
	}
}

// Nothing outside of a set's own folder is ever read or written, whatever a card
// file says and whatever lies there.
func TestNoPictureFromElsewhere(t *testing.T) {
	f, _ := menagerie(t)
	outside := filepath.Join(filepath.Dir(f.dir), "secret.png")
	if err := os.WriteFile(outside, pngOf(t, quarters(9, 9)), 0o644); err != nil {
		t.Fatal(err)
	}
	dir := f.albumPath("Zoo")
	if err := os.Symlink(outside, filepath.Join(dir, "link.png")); err != nil {
		t.Skip("no links here:", err)
	}
	if err := os.Symlink(filepath.Dir(outside), f.albumPath("Linked")); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.png"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"../../secret.png", outside, `..\..\secret.png`, "link.png", "folder.png", ".hidden.png", "notes.txt", "", ".", "..", "a/../tiger.png", "tiger.png\x00.png", "tiger.png "} {
		if data, err := f.readPicture("Zoo", file); err == nil {
			t.Errorf("%q is read: %d bytes", file, len(data))
		}
		if err := f.putPicture("Zoo", file, pngOf(t, quarters(9, 9))); err == nil && file != "link.png" {
			t.Errorf("%q is written", file)
		}
	}
	for _, set := range []string{"..", "../sets/Zoo", "Linked", "", "Zoo/"} {
		if data, err := f.readPicture(set, "secret.png"); err == nil {
			t.Errorf("of the set %q is read: %d bytes", set, len(data))
		}
		if file, err := f.AddPicture(t.Context(), set, "x.png", bytes.NewReader(pngOf(t, quarters(9, 9)))); err == nil {
			t.Errorf("to the set %q is added %q", set, file)
		}
	}
	if data, err := os.ReadFile(outside); err != nil || !bytes.Equal(data, pngOf(t, quarters(9, 9))) {
		t.Errorf("a file outside was changed: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(outside), "*.png")); len(left) != 1 {
		t.Errorf("files outside: %v", left)
	}
	s := zoo()
	s.Cards[0].Picture = pictures.Whole("../../secret.png")
	s.Cards[1].Facts["picture"] = int64(5)
	notes := f.Notes(t.Context(), s)
	if len(notes) != 2 || !errors.Is(notes[0].Why, ErrPicturePlace) || !errors.Is(notes[1].Why, pictures.ErrName) || notes[1].File != "5" {
		t.Errorf("notes: %v", notes)
	}
}

// What can't be read as a picture stays in the file, and stops no card.
func TestBadCropStays(t *testing.T) {
	for _, line := range []string{`picture = 7`, `picture = ""`, "picture = \"a.png\"\ncrop = [2, 0, 1]", "picture = \"a.png\"\ncrop = [0.5, 0.5]", "picture = \"a.png\"\ncrop = [0.5, nan, 0.5]", "picture = \"a.png\"\ncrop = \"half\"", "picture = \"a.png\"\ncrop = [0.5, 0.5, 0.01]"} {
		s, err := Parse("x", []byte("game = \"g\"\n[[card]]\nname = \"A\"\n"+line+"\n"))
		if err != nil || s.Cards[0].Picture != (pictures.Shown{}) || len(In(t.TempDir()).Notes(t.Context(), s)) != 1 {
			t.Errorf("%s: %+v %v", line, s.Cards, err)
			continue
		}
		again, err := Parse("x", []byte(s.String()))
		if err != nil || again.String() != s.String() || !strings.Contains(s.String(), "picture = ") {
			t.Errorf("%s comes back as\n%s%v", line, again, err)
		}
		s.Cards[0].Picture = pictures.Whole("b.png")
		if again, err = Parse("x", []byte(s.String())); err != nil || again.Cards[0].Picture.File != "b.png" {
			t.Errorf("%s, replaced: %v\n%s", line, err, s)
		}
	}
}

// However many pictures are shown, they take a bounded room.
func TestPicturesAreForgotten(t *testing.T) {
	f := In(t.TempDir())
	f.room = 100_000
	big := pngOf(t, quarters(100, 50))
	for i := range f.room/(100*50*4) + 3 {
		name := strings.Repeat("x", i+1) + ".png"
		if err := f.putPicture("Zoo", name, big); err != nil {
			t.Fatal(err)
		}
		if f.PictureOf("Zoo", "", name).Image() == nil {
			t.Fatal(name)
		}
	}
	bytes := 0
	for _, p := range f.unpacked {
		bytes += len(p.img.Pix)
	}
	if bytes > f.room || bytes < f.room/2 {
		t.Errorf("%d bytes in memory", bytes)
	}
	if f.PictureOf("Zoo", "", "x.png").Image() == nil {
		t.Error("a forgotten picture can't be seen again")
	}
}

func TestPackWithPictures(t *testing.T) {
	f, s := menagerie(t)
	s.Cards = append(s.Cards, Card{Name: "Ghost", Picture: pictures.Whole("gone.png"), Facts: map[string]any{}})
	var b bytes.Buffer
	if err := f.Export(s, &b); err != nil {
		t.Fatal(err)
	}
	p, err := Import(t.Context(), "Zoo.zip", b.Bytes())
	if err != nil || len(p.Cards) != 3 || len(p.Pictures) != 2 {
		t.Fatalf("%d cards and %d pictures: %v", len(p.Cards), len(p.Pictures), err)
	}
	to := In(filepath.Join(t.TempDir(), "else"))
	if err := to.SavePack(p); err != nil {
		t.Fatal(err)
	}
	got := to.mustLoad(t)
	for i, c := range got.Cards[:2] {
		if pic := to.PictureOf("Zoo", "", c.Picture.File); pic == nil || pic.Image() == nil || c.Picture != s.Cards[i].Picture {
			t.Errorf("%s comes without its picture", c.Name)
		}
	}
	if notes := to.Notes(t.Context(), got); len(notes) != 1 || notes[0].Card != "Ghost" {
		t.Errorf("notes: %v", notes)
	}
}

func TestBadPacks(t *testing.T) {
	s := zoo()
	s.Cards[0].Picture, s.Cards[1].Picture = pictures.Whole("a.png"), pictures.Whole("b.png")
	good := pngOf(t, quarters(9, 9))
	pack := func(entries ...[2]string) []byte { return packed(t, entries...) }
	text := [2]string{"Zoo.toml", s.String()}
	p, err := Import(t.Context(), "x.zip", pack(text, [2]string{"../../../a.png", string(good)}, [2]string{"Zoo.pictures/b.png", string(good[:20])}, [2]string{"Zoo.pictures/run.exe", "MZ"}))
	if err != nil || len(p.Pictures) != 1 || p.Pictures["a.png"] == nil {
		t.Errorf("only what is a picture, under its own name: %d, %v", len(p.Pictures), err)
	}
	if len(p.Left) != 1 || p.Left[0] != (Note{s.Cards[1].Name, "b.png", false, pictures.ErrBroken}) {
		t.Errorf("what was left out is not said: %v", p.Left)
	}
	cut := jpegOf(t, quarters(200, 200))
	cut = cut[:len(cut)-len(cut)/3]
	if _, head := checkPicture(cut); head != nil {
		t.Fatal(head)
	}
	p, err = Import(t.Context(), "x.zip", pack(text, [2]string{"a.png", string(cut)}, [2]string{"b.png", string(good)}))
	if err != nil || len(p.Cards) != 2 || p.Pictures["a.png"] != nil || p.Pictures["b.png"] == nil || len(p.Left) != 1 || p.Left[0].File != "a.png" {
		t.Errorf("a picture that is broken after its head: %d pictures, %v, %v", len(p.Pictures), p.Left, err)
	}
	spoilt := pack(text, [2]string{"a.png", string(good)})
	spoilt = bytes.Replace(spoilt, good[len(good)/2:len(good)/2+8], []byte("spoilt!!"), 1)
	if p, err = Import(t.Context(), "x.zip", spoilt); err != nil || len(p.Cards) != 2 || len(p.Pictures) != 0 || len(p.Left) != 1 {
		t.Errorf("a picture that the zip can't give back: %d pictures, %v, %v", len(p.Pictures), p.Left, err)
	}
	bomb := string(good) + strings.Repeat("\x00", LongestPicture+1)
	if p, err = Import(t.Context(), "x.zip", pack(text, [2]string{"a.png", bomb})); err != nil || len(p.Pictures) != 0 {
		t.Errorf("a picture that unpacks to more than it may: %d, %v", len(p.Pictures), err)
	}
	many := [][2]string{text}
	for i := range mostEntries {
		many = append(many, [2]string{strings.Repeat("n", i%50) + ".png", ""})
	}
	if _, err = Import(t.Context(), "x.zip", pack(many...)); err == nil {
		t.Error("a pack of too many files is taken in")
	}
	both := pack([2]string{"a.png", string(good)}, [2]string{"b.png", string(good)})
	z, err := zip.NewReader(bytes.NewReader(both), int64(len(both)))
	if err != nil {
		t.Fatal(err)
	}
	if all, _, err := unpackPictures(t.Context(), z, len(both), s, 2*len(good)); err != nil || len(all) != 2 {
		t.Errorf("pictures that just fit: %d, %v", len(all), err)
	}
	if _, _, err := unpackPictures(t.Context(), z, len(both), s, 2*len(good)-1); err == nil {
		t.Error("a pack unpacks to more than it may")
	}
	large := []string{"a.png", "b.png", "c.png", "d.png", "e.png"}
	var wide Set
	var files [][2]string
	for _, file := range large {
		wide.Cards = append(wide.Cards, Card{Name: file, Picture: pictures.Whole(file)})
		files = append(files, [2]string{file, string(claimingPNG(t, 10_000, 9_000))})
	}
	for n, want := range map[int]string{4: "", 5: "more than 400 million pixels together"} {
		data := pack(files[:n]...)
		if z, err = zip.NewReader(bytes.NewReader(data), int64(len(data))); err != nil {
			t.Fatal(err)
		}
		if _, _, err = unpackPictures(t.Context(), z, len(data), wide, mostUnpacked); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%d pictures of 90 megapixels: %v", n, err)
		}
	}
	if err = In(t.TempDir()).SavePack(Pack{Set: Set{Name: "../up"}, Pictures: map[string][]byte{"a.png": good}}); err == nil {
		t.Error("a pack is saved out of the folder")
	}
}

func TestPicturesAreWatched(t *testing.T) {
	f, _ := menagerie(t)
	news := make(chan struct{}, 100)
	stop, err := f.Watch(func() { news <- struct{}{} }, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	if err := os.WriteFile(filepath.Join(f.albumPath("Zoo"), "tiger.png"), pngOf(t, quarters(5, 5)), 0o644); err != nil {
		t.Fatal(err)
	}
	select {
	case <-news:
	case <-time.After(guardtest.Patience):
		t.Fatal("nobody noticed the new picture")
	}
}

// packed is a zip with some files.
func packed(t *testing.T, entries ...[2]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, e := range entries {
		w, err := z.CreateHeader(&zip.FileHeader{Name: e[0], Method: zip.Store})
		if err == nil {
			_, err = io.WriteString(w, e[1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
