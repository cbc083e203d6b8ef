package sets

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/cardart/pictures"
)

// A deleted card comes back from the bin with its picture, into any set, and only once.
func TestBin(t *testing.T) {
	start := time.Now().Truncate(time.Second)
	f := In(t.TempDir())
	set := Set{Name: "Mine", Game: "toy", Cards: []Card{{Name: "Wolf", Facts: map[string]any{}}, {Name: "Fox", Facts: map[string]any{"str": int64(3)}}}}
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 30, 30))); err != nil {
		t.Fatal(err)
	}
	file, err := f.AddPicture(t.Context(), "Mine", "fox.png", &b)
	if err != nil {
		t.Fatal(err)
	}
	set.Cards[1].Picture = pictures.Whole(file)
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if err := f.Discard(set, set.Cards[1:]); err != nil {
		t.Fatal(err)
	}
	if err := f.Save(set.Without(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err == nil {
		t.Error("the picture of a deleted card is still among those of the set")
	}
	if all, err := f.Load(); err != nil || len(all) != 1 {
		t.Errorf("the bin is a set: %v, %v", all, err)
	}
	bin, err := f.Bin()
	if err != nil || len(bin) != 1 || !bin[0].Card.equal(set.Cards[1]) || bin[0].Set != "Mine" {
		t.Fatalf("in the bin is %+v, %v", bin, err)
	}
	if bin[0].When.Before(start) {
		t.Errorf("it was deleted at %v", bin[0].When)
	}
	if name, err := f.Recover(bin[0]); err != nil || name != "Mine" {
		t.Fatal(name, err)
	}
	if again := f.Read("Mine"); len(again.Cards) != 2 || !again.Cards[1].equal(set.Cards[1]) {
		t.Errorf("it came back as %+v", again.Cards)
	}
	if _, err := f.statPicture("Mine", file); err != nil {
		t.Errorf("the picture doesn't come along: %v", err)
	}
	if _, err := f.Recover(bin[0]); err == nil {
		t.Error("a card comes back twice")
	}
	if bin, _ = f.Bin(); len(bin) != 0 {
		t.Errorf("left is %v", bin)
	}
	// Undone in the set itself, it has its picture, too.
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err != nil {
		t.Errorf("after undo the picture is gone: %v", err)
	}
	// Nor does taking a picture off a card lose it.
	bare := set.With(1, Card{Name: "Fox", Facts: map[string]any{}})
	if err := f.Save(bare); err != nil {
		t.Fatal(err)
	}
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err != nil {
		t.Errorf("taken off and put back, it is gone: %v", err)
	}
}

// Of cards that are in their set again the bin forgets as many as came back, the last ones put there.
func TestWithdraw(t *testing.T) {
	f := In(t.TempDir())
	fox, owl := Card{Name: "Fox", Facts: map[string]any{}}, Card{Name: "Owl", Facts: map[string]any{}}
	set := Set{Name: "Mine", Game: "toy", Cards: []Card{fox, owl}}
	left := func() (names string) {
		bin, err := f.Bin()
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range bin {
			names += d.Card.Name + " "
		}
		return names
	}
	if err := f.Withdraw("Mine", []Card{fox}); err != nil {
		t.Errorf("there is no bin: %v", err)
	}
	if err := f.Discard(set, []Card{fox, owl, fox}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		set  string
		take []Card
		want string
	}{{"Yours", []Card{fox}, "Fox Owl Fox "}, {"Mine", []Card{fox}, "Owl Fox "}, {"Mine", []Card{fox, fox, {Name: "Newt"}}, "Owl "}, {"Mine", nil, "Owl "}} {
		if err := f.Withdraw(c.set, c.take); err != nil || left() != c.want {
			t.Errorf("without %v of %s the bin holds %q, want %q: %v", c.take, c.set, left(), c.want, err)
		}
	}
}

// deleted puts a card of a set into the bin at a time, as a program of then did; zero: before that was noted.
func deleted(t *testing.T, f *Folder, name string, at time.Time) {
	t.Helper()
	line := ""
	if !at.IsZero() {
		line = "deleted = " + at.UTC().Format(time.RFC3339Nano) + "\n"
	}
	path := f.bin().path("Mine")
	old, _ := os.ReadFile(path)
	if len(old) == 0 {
		old = []byte("game = \"toy\"\n")
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(string(old)+"\n[[card]]\nname = \""+name+"\"\n"+line), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A whole set comes back as its file was, also one that can't be read, and beside one that has its name now.
func TestBinOfSets(t *testing.T) {
	start := time.Now().Truncate(time.Second)
	for name, text := range map[string]string{
		"good":   "# mine\ngame = \"toy\"\n\n[[card]]\nname = \"Fox\"\n",
		"empty":  "game = \"toy\"\n",
		"broken": "game = \"toy\n[[card\n",
	} {
		dir := t.TempDir()
		f := In(dir)
		write := func(text string) {
			if err := os.WriteFile(filepath.Join(dir, "Mine.toml"), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		write(text)
		if err := f.DiscardSet("Mine"); err != nil {
			t.Fatal(name, err)
		}
		if err := f.DiscardSet("Mine"); err == nil {
			t.Errorf("%s: it is deleted twice", name)
		}
		if all, err := f.Load(); err != nil || len(all) != 0 {
			t.Errorf("%s: left is %v, %v", name, all, err)
		}
		write("game = \"toy\"\n# new\n")
		if err := In(dir).Prune(); err != nil { // as at the next start
			t.Fatal(err)
		}
		bin, err := In(dir).Bin()
		if err != nil || len(bin) != 1 || !bin[0].IsSet() || bin[0].Set != "Mine" || bin[0].When.Before(start) {
			t.Fatalf("%s: in the bin is %+v, %v", name, bin, err)
		}
		back, err := f.Recover(bin[0])
		if err != nil || back != "Mine 2" {
			t.Fatalf("%s: it came back as %q, %v", name, back, err)
		}
		if got, _ := os.ReadFile(filepath.Join(dir, "Mine 2.toml")); string(got) != text {
			t.Errorf("%s: it came back as %q", name, got)
		}
		if bin, _ := f.Bin(); len(bin) != 0 {
			t.Errorf("%s: left in the bin is %+v", name, bin)
		}
		if _, err := f.Recover(bin[0]); err == nil {
			t.Errorf("%s: it comes back twice", name)
		}
	}
}

// Cards of one name in sets of two games are both in the bin. A card whose set is gone gets one of that name.
func TestBinOfTwoGames(t *testing.T) {
	f := In(t.TempDir())
	for _, game := range []string{"toy", "chess"} {
		if err := f.Discard(Set{Name: "Mine", Game: game}, []Card{{Name: "Fox of " + game, Facts: map[string]any{}}}); err != nil {
			t.Fatal(err)
		}
	}
	bin, err := f.Bin()
	if err != nil || len(bin) != 2 {
		t.Fatalf("in the bin is %+v, %v", bin, err)
	}
	for _, d := range bin {
		name, err := f.Recover(d)
		if err != nil {
			t.Fatal(err)
		}
		if s := f.Read(name); s.Game != d.Game || len(s.Cards) != 1 || s.Cards[0].Name != "Fox of "+d.Game {
			t.Errorf("%s came back as %+v", d.Card.Name, s)
		}
	}
}

// What has been in the bin for long enough goes for good. Of cards from before that was noted it counts
// from now on.
func TestBinExpires(t *testing.T) {
	f := In(t.TempDir())
	now := time.Now()
	deleted(t, f, "Old", now.AddDate(0, 0, -40))
	deleted(t, f, "Fox", now.AddDate(0, 0, -40))
	deleted(t, f, "Fox", now.AddDate(0, 0, -2))
	deleted(t, f, "Unknown", time.Time{})
	if err := f.Save(Set{Name: "Whole", Game: "toy"}); err != nil {
		t.Fatal(err)
	}
	if err := f.DiscardSet("Whole"); err != nil {
		t.Fatal(err)
	}
	left := func() string {
		bin, err := f.Bin()
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, d := range bin {
			if d.When.IsZero() {
				t.Errorf("of %s it isn't known since when", d.Card.Name)
			}
			all = append(all, d.Set+d.Card.Name)
		}
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	if err := f.Expire(now.AddDate(0, 0, -30)); err != nil {
		t.Fatal(err)
	}
	if got := left(); got != "MineFox MineUnknown Whole" {
		t.Errorf("left is %s", got)
	}
	if err := f.Expire(now.AddDate(0, 0, 1)); err != nil {
		t.Fatal(err)
	}
	if got := left(); got != "" {
		t.Errorf("left is %s", got)
	}
}
