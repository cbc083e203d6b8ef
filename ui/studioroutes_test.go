package ui

import (
	"bytes"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/saves/sets"
	"feltstack/ui/library"
	"feltstack/ui/studio"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

func TestPictureIsDroppedAndPacked(t *testing.T) {
	uitest.Pictures(t)
	w := walk(t)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 60, 40))); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "Fox.PNG")
	if err := os.WriteFile(file, picture.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	fox := sets.Card{Name: "Sky Fox", Type: "Beast Monster", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
	if err := w.library.SaveSet(t.Context(), sets.Set{Name: "Den", Game: "vainqueur", Cards: []sets.Card{fox}}); err != nil {
		t.Fatal(err)
	}
	w.studio()
	drop := func() { w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(file)}) }
	shown := func() bool {
		return slices.ContainsFunc(w.env.Trace.Last().Items, func(it trace.Item) bool { return it.Key == "picture" })
	}
	drop() // there is no card for it yet
	w.until("the card works", func() bool { return w.env.Trace.Last().Prompt == "works: Sky Fox" })
	if shown() {
		t.Error("the card has a picture already")
	}
	drop()
	w.until("the card has the picture", shown)
	w.home()
	w.until("it is saved", func() bool { return w.saving == 0 })
	all, err := w.library.Sets(t.Context())
	if err != nil || len(all) != 1 || all[0].Cards[0].Picture.File != "Fox.png" {
		t.Fatalf("on disk: %+v %v", all, err)
	}

	var pack bytes.Buffer
	if err := w.library.ExportSet(t.Context(), all[0], &pack); err != nil {
		t.Fatal(err)
	}
	packed := pack.Bytes()
	w.takeSet("x.zip", io.NopCloser(&pack))
	w.until("it is asked which to keep", w.query.isOpen)
	w.press("Keep both")
	w.until("a second set has the picture", func() bool {
		_, ok := w.page.(*studio.Page)
		return ok && shown()
	})
	if all, err = w.library.Sets(t.Context()); err != nil || len(all) != 2 || all[1].Name != "Den 2" {
		t.Errorf("on disk: %+v %v", all, err)
	}
	for i, answer := range []string{"Skip it", "Replace my set"} {
		w.takeSet("x.zip", io.NopCloser(bytes.NewReader(packed)))
		w.until("it is asked which to keep", w.query.isOpen)
		w.press(answer)
		w.until("it is done", func() bool { return !w.query.isOpen() })
		w.until("two sets are there, and what was replaced is in the bin", func() bool {
			bin, _ := w.library.Bin(t.Context())
			all, _ := w.library.Sets(t.Context())
			return len(bin) == i && len(all) == 2
		})
	}
	w.until("the set is shown", shown)
}

// Where what was asked for can't be shown, the page stays, and says why.
func TestPageStays(t *testing.T) {
	w := walk(t)
	fox := sets.Card{Name: "Sky Fox", Type: "Beast Monster", Text: "Drow a card.", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
	den := sets.Set{Name: "Den", Game: "vainqueur", Cards: []sets.Card{fox}}
	if err := w.library.SaveSet(t.Context(), den); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		ask  func()
		says string
	}{
		"a card that isn't ready": {func() {
			w.toTable(func() (library.OpenGame, error) { return w.library.Try(w.ctx, den, "Sky Fox") })
		}, "Sky Fox isn't ready yet: "},
		"a game that is gone":      {func() { w.open(77) }, "Game not found"},
		"a replay that is gone":    {func() { w.watch(77, 0) }, "Game not found"},
		"a game without a name":    {func() { w.start(library.NewGame{Game: "chess"}) }, "chess"},
		"a change of what is gone": {func() { w.change(func() error { return w.library.Rename(w.ctx, 77, "x") }) }, "Game not found"},
	} {
		w.saved()
		page := w.page
		c.ask()
		w.until(name+": it says why", w.note.isOpen)
		if said := w.env.Trace.Last().Prompt; w.page != page || !strings.Contains(said, c.says) || strings.Contains(said, "can't continue") {
			t.Errorf("%s: the page is %T, and says %q", name, w.page, said)
		}
		w.press("OK")
	}
}

// From the table on which a card is tried one button leads home, another back to the card.
func TestWaysFromATriedCard(t *testing.T) {
	w := walk(t)
	fox := sets.Card{Name: "Sky Fox", Type: "Beast Monster", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
	if err := w.library.SaveSet(t.Context(), sets.Set{Name: "Den", Game: "vainqueur", Cards: []sets.Card{fox}}); err != nil {
		t.Fatal(err)
	}
	w.studio()
	works := func() bool { return w.env.Trace.Last().Prompt == "works: Sky Fox" }
	w.until("the card works", works)
	w.press("Try")
	w.atTable()
	w.press("To the studio")
	w.until("the card is there again", works)
	w.press("Try")
	w.atTable()
	w.press("Home")
	w.atHome()
}
