package studio

import (
	"bytes"
	"errors"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/cardart/print"
	"feltstack/rules"
	"feltstack/rules/decks/form"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/text"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/library/cards"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// atelier is a studio over a real folder, where nothing happens later.
type atelier struct {
	*Page
	t       testing.TB
	lib     *library.Local
	dir     string
	tried   []string
	binned  []string // from where it went to the bin
	printed []print.Item
	chosen  func() (name string, data []byte) // the file that is chosen for a picture
}

func newAtelier(t testing.TB) *atelier {
	t.Helper()
	test.NewTempApp(t)
	all := gamestest.All(t)
	a := &atelier{t: t, dir: t.TempDir()}
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	a.lib = library.New(all, store, a.dir, gamestest.Games.Pool)
	a.Page = New(kittest.Env(), a.lib.Games(), Exits{
		Home: func() {},
		Check: func(s sets.Set, then func([]cards.Card, error)) {
			then(a.lib.Check(t.Context(), s))
		},
		Save: func(s sets.Set, then func(error)) {
			err := a.lib.SaveSet(t.Context(), s)
			a.reload()
			then(err)
		},
		New: func(game string) {
			a.all = append(a.all, sets.Set{Name: a.lib.FreeSet("My cards"), Game: game})
			a.set, a.card, a.Page.checked, a.dirty = len(a.all)-1, -1, nil, true
			a.fill()
			a.save()
		},
		Discard: func(s sets.Set, gone []sets.Card, then func(error)) { then(a.lib.DiscardCards(t.Context(), s, gone)) },
		Withdraw: func(set string, back []sets.Card, then func(error)) {
			then(a.lib.WithdrawCards(t.Context(), set, back))
		},
		Bin:      func(set, card string) { a.binned = append(a.binned, set+", "+card) },
		Try:      func(_ sets.Set, card string) { a.tried = append(a.tried, card) },
		Print:    func(_ string, items []print.Item) { a.printed = items },
		Complete: func(g, name, s string, at int) text.Completion { return a.lib.Complete(g, name, s, at) },
		Facts:    a.lib.Facts,
		Types:    a.lib.Types,
		Prints:   a.lib.Prints,
		Face: func(game string, d *rules.Def) cardart.Face {
			return faces.Of(a.lib.Cards(game).Game, games.Looks(game), d, a.lib.Picture)
		},
		Choose: func(set string, then func(string, error)) {
			name, data := a.chosen()
			then(a.lib.AddPicture(t.Context(), set, name, bytes.NewReader(data)))
		},
		Measure: func(p cardart.Picture, then func(image.Point)) {
			size := image.Point{}
			if img := p.Image(); img != nil {
				size = img.Bounds().Size()
			}
			then(size)
		},
		Motifs: func() []string { return a.lib.Motifs() },
		Notes:  func(s sets.Set, then func([]sets.Note)) { then(a.lib.Notes(t.Context(), s)) },
	})
	a.Load(nil, "", "")
	kit.Snapshot(a.Container, fyne.NewSize(1280, 800), 1)
	return a
}

// press presses a button of the page, then the lines of the choices it opens.
func (a *atelier) press(button string, lines ...string) {
	a.t.Helper()
	for _, p := range append([]*kit.Pill{a.own.choose, a.own.motif}, a.pills...) {
		if p.Text == button {
			p.Tapped(nil)
		}
	}
	for _, text := range lines {
		found := false
		for _, l := range a.choice.Lines {
			if strings.HasPrefix(l.Text, text) && !found {
				found = true
				l.Do()
			}
		}
		if !found {
			a.t.Fatalf("%s offers no %q: %v", button, text, a.choice.Lines)
		}
	}
}

// settle does at once what happens a moment after typing.
func (a *atelier) settle() {
	a.own.quick = false
	a.check()
	a.save()
	a.notice()
}

// The name of a new card is there to be written over.
func TestNewCardSelectsItsName(t *testing.T) {
	a := newAtelier(t)
	w := test.NewWindow(a.Page.Container)
	defer w.Close()
	a.press("New card", "Monster")
	if w.Canvas().Focused() != fyne.Focusable(a.name) || a.name.SelectedText() != a.name.Text {
		t.Errorf("of the name %q %q is selected", a.name.Text, a.name.SelectedText())
	}
}

// What needs a card can be pressed only where there is one.
func TestButtonsWithoutACard(t *testing.T) {
	a := newAtelier(t)
	off := func() (names []string) {
		for _, p := range a.pills[:7] {
			if p.Off {
				names = append(names, p.Text)
			}
		}
		return names
	}
	a.Load(nil, "", "")
	a.Resize(fyne.NewSize(1280, 800))
	if got := off(); !slices.Equal(got, []string{"Copy", "Delete", "Try", "Print"}) {
		t.Errorf("without a card %q are off", got)
	}
	a.NewCard("vainqueur", form.Blank{Title: "Monster", Type: "Beast Monster"})
	if got := off(); !slices.Equal(got, []string{"Try"}) {
		t.Errorf("with a card without numbers %q are off", got)
	}
	a.NewCard("vainqueur", form.Blank{Title: "Monster", Type: "Beast Monster", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}})
	if got := off(); got != nil {
		t.Errorf("with a card %q are off", got)
	}
}

func TestCardIsMade(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	if st := a.state(); st == nil || !st.Works || a.name.Text == "" {
		t.Fatalf("a blank card: %+v", st)
	}
	a.name.SetText("Ember Fox")
	a.text.SetText("When this is summoned, draw a cart.")
	a.settle()
	st := a.state()
	if st.Works || !strings.Contains(st.Error.What, "cart") {
		t.Errorf("a text with an error: %+v", st)
	}
	if !a.pills[4].Off { // the error is said below the text
		t.Error("a card with an error can be tried")
	}
	a.text.SetText("When this is summoned, draw a card.")
	a.facts[1].entry.SetText("55")
	a.settle()
	if st = a.state(); !st.Works || st.Def.Text != "When this is summoned, draw a card." {
		t.Errorf("the fixed card: %+v", st.Error)
	}
	data, err := os.ReadFile(filepath.Join(a.dir, "My cards.toml"))
	if err != nil || !strings.Contains(string(data), `name = "Ember Fox"`) || !strings.Contains(string(data), "draw a card.") {
		t.Errorf("the file: %v\n%s", err, data)
	}
	if id, ok := a.lib.Cards("vainqueur").Lookup("Ember Fox"); !ok || a.lib.Cards("vainqueur").Def(id).Set != "My cards" {
		t.Error("no deck can be built with the card")
	}
	a.press("Try")
	if len(a.tried) != 1 || a.pills[4].Off {
		t.Errorf("tried: %v", a.tried)
	}
	a.press("Print", "1 card on sheets…")
	if len(a.printed) != 1 || a.printed[0].N != 1 {
		t.Errorf("printed: %v", a.printed)
	}
}

// What is asked lies over the fields of a card, not below them.
func TestQuestionsLieOnTop(t *testing.T) {
	a := newAtelier(t)
	k := kit.NewPageKeys(a.Container, trace.NewWriter(nil)) // puts its ring over all
	k.Over = a.Over
	a.press("New card", "Monster")
	a.press("New card", "Spell")
	a.press("Print")
	place := func(o fyne.CanvasObject) int { return slices.Index(a.Objects, o) }
	if len(a.fields.Objects) == 0 || place(a.choice.Container) < place(a.fields) {
		t.Error("the fields lie over the question")
	}
	if n := len(k.Stops()); n != len(a.choice.Lines) {
		t.Errorf("%d places can be led to while %d are asked for", n, len(a.choice.Lines))
	}
	a.Key(&fyne.KeyEvent{Name: fyne.Key1})
	if a.choice.Visible() || len(a.printed) != 2 {
		t.Errorf("the key 1 prints %v", a.printed)
	}
}

func TestCardsAreCopiedAndDeleted(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Spell")
	a.press("Copy")
	a.press("New card", "Spell")
	if n := len(a.current().Cards); n != 3 || a.current().Cards[0].Name == a.current().Cards[2].Name {
		t.Errorf("%d cards: %+v", n, a.current().Cards)
	}
	a.press("Delete")
	if n := len(a.current().Cards); n != 2 || a.card != 1 {
		t.Errorf("%d cards are left, at %d", n, a.card)
	}
	all, err := a.lib.Sets(t.Context())
	if err != nil || len(all) != 1 || len(all[0].Cards) != 2 {
		t.Errorf("on disk: %v %v", all, err)
	}
}

func TestTextIsCompleted(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.text.set("When this is su", len("When this is su"))
	a.complete()
	if !a.offers[0].Visible() || a.offers[0].Text != "summoned" {
		t.Fatalf("offered: %q", a.offers[0].Text)
	}
	kittest.Press(a.text, fyne.KeyTab)
	if a.text.Text != "When this is summoned " {
		t.Errorf("Tab makes it %q", a.text.Text)
	}
	a.text.set("draw a card.\n\nwh", 2)
	a.complete()
	a.take(0)
	if !strings.HasPrefix(a.text.Text, "Draw ") || !strings.HasSuffix(a.text.Text, "wh") {
		t.Errorf("in the middle: %q", a.text.Text)
	}
}

// Motifs that lie among the sets are offered and shown, and a broken one is told.
func TestOwnMotifs(t *testing.T) {
	a := newAtelier(t)
	home := filepath.Join(a.dir, "motifs")
	for file, inner := range map[string]string{"dragon-cub.svg": "<circle r='9'/>", "broken.svg": "<text/>"} {
		if err := errors.Join(os.MkdirAll(home, 0o755), os.WriteFile(filepath.Join(home, file), []byte("<svg viewBox='0 0 9 9'>"+inner+"</svg>"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	a.press("New card", "Monster")
	a.settle()
	a.motif.onFocus()
	a.motif.SetText("drago")
	if a.offers[0].Text != "dragon" || a.offers[1].Text != "dragon cub" {
		t.Errorf("offered: %q, %q", a.offers[0].Text, a.offers[1].Text)
	}
	a.motif.SetText("dragon cub")
	a.settle()
	if shown := a.drawMotifError(kit.NewBox(0, 0, 300, 0)); shown != 0 {
		t.Error("dragon cub is called no motif")
	}
	if own, is := a.wants.Face.Picture.(cardart.OwnArt); !is || own.Art() == nil || len(a.own.notes) != 0 {
		t.Errorf("the face shows %v; noted: %v", a.wants.Face.Picture, a.own.notes)
	}
	a.motif.SetText("broken")
	a.settle()
	if own, is := a.wants.Face.Picture.(cardart.OwnArt); !is || own.Art() != nil || len(a.own.notes) != 1 || a.own.notes[0].File != "broken.svg" {
		t.Errorf("the face shows %v; noted: %v", a.wants.Face.Picture, a.own.notes)
	}
}

// TestMotifIsCompleted: motifs are offered where one is typed, and a word that
// is none is told, with what is like it.
func TestMotifIsCompleted(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.motif.onFocus()
	if want := motifOffers("star", nil)[0]; !a.offers[0].Visible() || a.offers[0].Text != want {
		t.Errorf("beside a star %q is offered, not %q", a.offers[0].Text, want)
	}
	a.motif.SetText("drago")
	if a.offers[0].Text != "dragon" {
		t.Fatalf("offered: %q", a.offers[0].Text)
	}
	if shown := a.drawMotifError(kit.NewBox(0, 0, 300, 0)); shown == 0 {
		t.Error("nothing says that drago is no motif")
	}
	kittest.Press(a.motif, fyne.KeyTab)
	if a.motif.Text != "dragon" || a.current().Cards[a.card].Motif != "dragon" {
		t.Errorf("Tab makes it %q, the card has %q", a.motif.Text, a.current().Cards[a.card].Motif)
	}
	if shown := a.drawMotifError(kit.NewBox(0, 0, 300, 0)); shown != 0 {
		t.Error("dragon is called no motif")
	}
	a.motif.SetText("penguin: turned away, happy")
	a.settle()
	if a.fixing < 2 || a.fixes[0].Text != "Leave out \"happy\"" || !a.fixes[1].Visible() {
		t.Fatalf("%d fixes for a face that isn't seen, first %q", a.fixing, a.fixes[0].Text)
	}
	a.fixes[1].Tapped(nil)
	a.settle()
	if got := a.current().Cards[a.card].Motif; got != "penguin: standing, happy" || a.fixing != 0 {
		t.Errorf("the fix makes it %q, with %d more", got, a.fixing)
	}
	a.text.OnCursorChanged()
	if a.at != atText {
		t.Error("in the text motifs are offered still")
	}
}

// In a text of several lines the place of the cursor is where words are offered and
// where Tab puts them, at the end of a full line too.
func TestTabCompletesInWrappedText(t *testing.T) {
	const begun = "At the start of your next turn, each player destroys a monster they control. If they can't, they lose 30 li"
	a := newAtelier(t)
	w := test.NewTempWindow(t, a.Page.Container)
	a.press("New card", "Monster")
	w.Canvas().Focus(a.text)
	for width := float32(220); width < 620; width += 37 {
		a.text.SetText("")
		a.text.Resize(fyne.NewSize(width, 300))
		for i, r := range begun {
			a.text.TypedRune(r)
			if at := a.text.cursor(); at != i+1 {
				t.Fatalf("%v wide: after %q the cursor stands at %d", width, begun[:i+1], at)
			}
		}
		kittest.Press(a.text, fyne.KeyTab)
		if want := begun + "fe "; a.text.Text != want || a.text.cursor() != len(want) {
			t.Fatalf("%v wide: Tab makes it %q, the cursor at %d", width, a.text.Text, a.text.cursor())
		}
		a.text.TypedRune('x')
		if want := begun + "fe x"; a.text.Text != want {
			t.Fatalf("%v wide: then typing makes it %q", width, a.text.Text)
		}
	}
}

// Sets that were read before the last word was typed, or while it was being
// saved, do not take its place.
func TestStaleSetsAreTold(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	still := a.Still()
	if !still() {
		t.Error("nothing was typed, but sets that are read are called stale")
	}
	a.name.SetText("Ember Fox")
	if still() {
		t.Error("a name is typed and not saved")
	}
	a.settle()
	if still() {
		t.Error("a name was typed and saved meanwhile")
	}
	var done []func()
	save := a.exits.Save
	a.exits.Save = func(s sets.Set, then func(error)) { done = append(done, func() { save(s, then) }) }
	a.name.SetText("Ember Vixen")
	a.settle()
	saving := a.Still()
	done[0]()
	if saving() || !a.Still()() {
		t.Error("what was read while a name was being saved may lack it; what is read from then on does not")
	}
}

// What is changed outside comes in; what is typed is not lost by it.
func TestSetsChangeOutside(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	bad := filepath.Join(a.dir, "Other.toml")
	if err := os.WriteFile(bad, []byte("game = \"vainqueur\"\n[[card]\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	all, err := a.lib.Sets(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	name := a.current().Cards[a.card].Name
	a.Renew(all)
	if a.current().Name != "My cards" || a.current().Cards[a.card].Name != name {
		t.Errorf("the chosen card is gone: %+v", a.current())
	}
	a.pick(1, 0)
	if a.card != -1 || a.current().Problem == "" {
		t.Errorf("a file with an error: %+v", a.current())
	}
	a.press("Print")
	a.press("Copy")
	if _, err := a.lib.Reload(t.Context()); err != nil {
		t.Errorf("a bad set stops the others: %v", err)
	} else if data, err := os.ReadFile(bad); err != nil || !strings.Contains(string(data), "[[card]\n") {
		t.Errorf("the bad file was touched: %v", err)
	}
}

// reload compiles the sets, as the window does after saving.
func (a *atelier) reload() {
	a.t.Helper()
	if _, err := a.lib.Reload(a.t.Context()); err != nil {
		a.t.Fatal(err)
	}
}
