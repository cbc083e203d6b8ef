package sets

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/drawing"
	"feltstack/rules"
)

// drawn puts files into the folder of motifs.
func drawn(t *testing.T, f *Folder, files map[string]string) {
	t.Helper()
	for file, text := range files {
		if err := errors.Join(os.MkdirAll(f.motifsPath(), 0o755), os.WriteFile(filepath.Join(f.motifsPath(), file), []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
}

const dot = `<svg viewBox="0 0 9 9"><circle r="3"/></svg>`

// Files are found by their names; a name of the program's stays its own, and what can't be
// a motif isn't one.
func TestMotifs(t *testing.T) {
	f := In(t.TempDir())
	if f.lookAtMotifs(); len(f.Motifs()) != 0 {
		t.Errorf("without a folder there are %v", f.Motifs())
	}
	drawn(t, f, map[string]string{"Wolf-Cub.svg": dot, "v.2.SVG": dot, "wolf.svg": dot, ".hidden.svg": dot, "notes.txt": dot, "x.svg": "no"})
	if err := errors.Join(os.Mkdir(filepath.Join(f.motifsPath(), "folder.svg"), 0o755), os.Symlink("x.svg", filepath.Join(f.motifsPath(), "away.svg"))); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Load(); err != nil || !slices.Equal(f.Motifs(), []string{"v.2", "wolf cub", "x"}) {
		t.Errorf("found: %q, %v", f.Motifs(), err)
	}
	cub := f.Shown(&rules.Def{Motif: "wolf cub"})
	if m, is := cub.(*Motif); !is || m.Art() == nil {
		t.Errorf("wolf cub shows %v", cub)
	}
	if m, is := f.Shown(&rules.Def{Motif: "x"}).(*Motif); !is || m.Art() != nil {
		t.Error("a broken file is drawn")
	}
	for _, name := range []string{"wolf", "away", "folder", "", "Wolf Cub"} {
		if p := f.Shown(&rules.Def{Motif: name}); p != nil {
			t.Errorf("%q shows %v", name, p)
		}
	}
	if _, err := f.Load(); err != nil || f.Shown(&rules.Def{Motif: "wolf cub"}) != cub {
		t.Errorf("the same file is another motif (%v)", err)
	}
	drawn(t, f, map[string]string{"Wolf-Cub.svg": dot + "\n"})
	if _, err := f.Load(); err != nil || f.Shown(&rules.Def{Motif: "wolf cub"}) == cub {
		t.Errorf("a changed file is the same motif (%v)", err)
	}
}

// A motif that can't be drawn is told with its line; a file that is too long isn't read whole.
func TestMotifNotes(t *testing.T) {
	f, s := In(t.TempDir()), zoo()
	s.Cards[0].Motif, s.Cards[1].Motif = "x", "long"
	drawn(t, f, map[string]string{"x.svg": "<svg viewBox='0 0 9 9'>\n<text/></svg>", "long.svg": strings.Repeat(" ", 2*drawing.MostBytes)})
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	notes := f.Notes(t.Context(), s)
	if len(notes) != 2 || !notes[0].Motif || notes[0].File != "x.svg" || notes[0].Why.Error() != "line 2: the element text isn't understood; turn it into a path" ||
		notes[1].Why.Error() != "the file is larger than 256 KB" {
		t.Errorf("told: %v", notes)
	}
}

// A motif that comes or changes is news.
func TestWatchMotifs(t *testing.T) {
	f := In(t.TempDir())
	news, stop := watched(t, f)
	defer stop()
	drawn(t, f, map[string]string{"cub.svg": dot})
	heard(t, news, "the folder of motifs")
	drawn(t, f, map[string]string{"cub.svg": dot + " "})
	heard(t, news, "a changed motif")
}

// A packed set brings the motifs of its cards, and nothing that can't be drawn; those that
// a person has stay.
func TestMotifsArePacked(t *testing.T) {
	f, s := In(t.TempDir()), zoo()
	s.Cards[0].Motif, s.Cards[1].Motif = "cub", "x"
	drawn(t, f, map[string]string{"cub.svg": dot, "x.svg": "no", "other.svg": dot})
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := f.Export(s, &b); err != nil {
		t.Fatal(err)
	}
	p, err := Import(t.Context(), "x.zip", b.Bytes())
	if err != nil || len(p.Motifs) != 1 || string(p.Motifs["cub.svg"]) != dot || len(p.Left) != 0 {
		t.Fatalf("unpacked: %v, left %v, %v", p.Motifs, p.Left, err)
	}
	to := In(t.TempDir())
	if err := to.SavePack(p); err != nil || !slices.Equal(to.Motifs(), []string{"cub"}) {
		t.Errorf("there are %v, %v", to.Motifs(), err)
	}
	mine := strings.Replace(dot, "3", "2", 1)
	drawn(t, to, map[string]string{"cub.svg": mine})
	if err := to.SavePack(p); err != nil {
		t.Fatal(err)
	}
	if data, err := to.readMotif("cub.svg"); err != nil || string(data) != mine {
		t.Errorf("the person's own is %q now, %v", data, err)
	}
	hostile := packed(t, [2]string{"Zoo.toml", s.String()}, [2]string{"motifs/x.svg", "no"}, [2]string{"../../cub.svg", dot}, [2]string{"motifs/wolf.svg", dot})
	p, err = Import(t.Context(), "x.zip", hostile)
	if err != nil || len(p.Motifs) != 1 || p.Motifs["cub.svg"] == nil || len(p.Left) != 1 || p.Left[0].File != "x.svg" || !p.Left[0].Motif {
		t.Errorf("unpacked: %v, left %v, %v", p.Motifs, p.Left, err)
	}
}
