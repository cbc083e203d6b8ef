package lab

import (
	"bytes"
	"errors"
	"image/png"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// bench is a page of the lab on real saves.
type bench struct {
	*Page
	t     *testing.T
	lib   library.Library
	posts chan func()
	work  sync.WaitGroup
	files map[string]string // that were exported
	name  string            // that is typed where one is asked for
}

func newBench(t *testing.T) *bench {
	t.Helper()
	test.NewTempApp(t)
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, lib: library.New(gamestest.All(t), store, t.TempDir(), gamestest.Games.Pool), posts: make(chan func(), 1000), files: map[string]string{}}
	t.Cleanup(func() {
		b.work.Wait()
		store.Close()
	})
	e := kittest.Plain()
	e.Post = func(f func()) { b.posts <- f }
	b.visit(NewRunner(t.Context(), e, &b.work, func() library.Library { return b.lib }))
	return b
}

// visit opens the page, as it is opened again later.
func (b *bench) visit(r *Runner) {
	if b.Page != nil {
		b.Page.Close()
	}
	exits := Exits{
		Decks: func(all []library.SavedDeck) (named []kit.Choice) {
			for _, d := range all {
				named = append(named, kit.Choice{Text: d.Deck.Name})
			}
			return named
		},
		Back: func() {}, Ask: func(_, _ string, then func(string)) { then(b.name) },
		Runs: func(then func([]library.LabRun)) {
			all, err := b.lib.Runs(b.t.Context())
			if err != nil {
				b.t.Error(err)
			}
			r.env.Post(func() { then(all) })
		},
		Rename: func(id int64, name string, then func(error)) { then(b.lib.RenameRun(b.t.Context(), id, name)) },
		Delete: func(id int64, then func(error)) {
			_, err := b.lib.Delete(b.t.Context(), saves.ARun, id)
			then(err)
		},
		Undelete: func(id int64, then func(error)) { then(b.lib.Undelete(b.t.Context(), saves.ARun, id)) },
		Export: func(_, file string, write func(io.Writer) error) {
			var out bytes.Buffer
			if err := write(&out); err != nil {
				b.t.Error(err)
			}
			b.files[file] = out.String()
		},
	}
	b.Page = New(r.env, b.lib.Games(), r, exits)
	b.Page.SetDecks(b.lib.(*library.Local).OwnDecks())
	b.Resize(fyne.NewSize(1280, 800))
	b.until("the runs are listed", func() bool { return len(b.entries) >= len(b.kept()) })
}

// kept are the names of the runs in the saves.
func (b *bench) kept() []string {
	all, err := b.lib.Runs(b.t.Context())
	if err != nil {
		b.t.Fatal(err)
	}
	var names []string
	for _, r := range all {
		names = append(names, r.Name)
	}
	return names
}

func (b *bench) until(what string, cond func() bool) {
	b.t.Helper()
	uitest.Until(b.t, b.posts, what, cond, func() string { return "" })
}

// play runs what the form says to its end.
func (b *bench) play() *lab.Report {
	b.t.Helper()
	b.run.OnTap()
	e := b.one()
	if e == nil {
		b.t.Fatal(b.note)
	}
	b.until("the run has ended", func() bool { return e.job == nil })
	return e.run.Report
}

// anything has everyone play anything at all, which is fast.
func (b *bench) anything() {
	for i := range b.form.levels {
		b.form.levels[i] = len(b.form.info().Bots)
	}
	b.form.number = 0
}

// Games with modules, at more seats and with decks are played, kept and drawn.
func TestRuns(t *testing.T) {
	b := newBench(t)
	b.anything()
	r := b.play()
	if r.Games != numbers[0] || r.Wins[0]+r.Wins[1]+r.Draws != r.Games {
		t.Fatalf("%+v", r)
	}
	rows := len(b.form.rows.Objects)
	for i, o := range b.form.info().Options {
		if o.Name == "battleRealm" || o.Name == "spec1" {
			b.form.picked[i] = 1
		}
	}
	b.form.more = true
	b.form.refill()
	if now := len(b.form.rows.Objects); now < rows+10 {
		t.Errorf("with a module and all options the form has %d rows, before %d", now, rows)
	}
	plain := b.report.draw(800)
	if r := b.play(); r.Options["battleRealm"] != "on" || len(r.Traits) < 6 {
		t.Fatalf("with a module: %+v", r)
	}
	if h := b.report.draw(800); h < plain+300 {
		t.Errorf("what players had is drawn on %v of %v", h-plain, h)
	}
	b.form.seat(4)
	b.anything()
	if r := b.play(); len(r.Rates) != 4 || len(r.Teams) != 2 || r.Teams[0].Wins+r.Teams[1].Wins+r.Draws != r.Games {
		t.Fatalf("of four seats: %+v", r)
	}
	b.form.pick(1)
	b.anything()
	if r := b.play(); len(r.Versus) < 4 || r.Held[0].Player != 1 {
		t.Errorf("with decks: %+v", r.Versus)
	}
	if all := b.kept(); len(all) != 4 || all[0] != "Random against Random" {
		t.Errorf("kept: %q", all)
	}
	for tab := range 3 {
		b.report.tabs.Pick(tab)
		b.compare(b.entries[1])
		if h := b.report.draw(500); h < 300 || len(b.shown) != 2-tab%2 {
			t.Errorf("tab %d draws %d runs on %v", tab, len(b.shown), h)
		}
	}
}

// A deck is tested against those that come with the game, or against chosen ones.
func TestDeckTest(t *testing.T) {
	b := newBench(t)
	mine := rules.Deck{Name: "Mine"}
	b.Test("vainqueur", mine)
	if b.run.OnTap(); b.note == "" || len(b.runner.Jobs()) > 0 {
		t.Error("a deck without cards is tested")
	}
	mine.Cards = b.form.starters()[0].Cards
	b.Test("vainqueur", mine)
	if numbers[b.form.number] != 200 {
		t.Errorf("it takes %d games", numbers[b.form.number])
	}
	b.anything()
	r := b.play()
	met := map[string]int{}
	for _, m := range r.Versus {
		if m.Deck == "Mine" {
			met[m.Against] = m.Won.Of + m.Drawn
		}
	}
	if len(met) != len(b.form.starters()) || b.one().title() != "Test of Mine" {
		t.Errorf("%s met %v", b.one().title(), met)
	}
	b.form.chosen = true
	if b.run.OnTap(); b.note == "" || len(b.runner.Jobs()) > 0 {
		t.Error("a deck is tested against none")
	}
	b.form.field = []rules.Deck{b.form.usable()[2].Deck.Rules()}
	if r := b.play(); len(r.Field) != 1 || r.Field[0] != b.form.usable()[2].Deck.Name {
		t.Errorf("it met %q", r.Field)
	}
	record, err := b.lib.DeckRecord(t.Context(), library.SavedDeck{Deck: decks.Deck{Game: "vainqueur", Name: "Mine"}})
	if err != nil || library.Total(record.Lab).N() != 200 || len(record.Games) != 0 {
		t.Errorf("its record is %+v, %v", record, err)
	}
}

// Runs are renamed, deleted and brought back, and exported.
func TestKept(t *testing.T) {
	b := newBench(t)
	b.anything()
	b.play()
	b.play()
	b.name = "First try"
	b.rename.OnTap()
	if all := b.kept(); !slices.Contains(all, "First try") {
		t.Errorf("renamed: %q", all)
	}
	b.remove.OnTap()
	if all := b.kept(); len(all) != 1 || len(b.shown) != 0 || len(b.entries) != 1 {
		t.Errorf("deleted: %q", all)
	}
	b.Chord("Ctrl+Z")
	if all := b.kept(); len(all) != 2 || all[0] != "First try" || b.one().title() != "First try" {
		t.Errorf("brought back: %q", all)
	}
	b.did.Undo.OnTap()
	if all := b.kept(); slices.Contains(all, "First try") || b.did.Undo.Visible() {
		t.Errorf("named as before: %q", all)
	}
	b.csv.OnTap()
	b.image.OnTap()
	if f := b.files["Learner against Random.csv"]; f != "" {
		t.Error("a run of two random players has another name")
	}
	if f := b.files["Random against Random.csv"]; !strings.HasPrefix(f, "what,name") || !strings.Contains(f, "\nhand,") {
		t.Errorf("the table is %.200s", f)
	}
	if img, err := png.Decode(strings.NewReader(b.files["Random against Random.png"])); err != nil || img.Bounds().Dx() != pictureWide*3/2 || img.Bounds().Dy() < 500 {
		t.Errorf("the picture: %v", err)
	}
	b.only(b.entries[0])
	b.compare(b.entries[1])
	if b.csv.OnTap(); !strings.HasPrefix(b.files["Comparison.csv"], "run,what") {
		t.Errorf("the table of both is %.200s", b.files["Comparison.csv"])
	}
	if f := b.files["Comparison.csv"]; !strings.Contains(f, "\nRandom against Random,") || !strings.Contains(f, "\nRandom against Random (2),") {
		t.Error("two runs of one name aren't told apart")
	}
}

// A run goes on while the page is away, others wait for it, and what was stopped is kept.
func TestRunsGoOn(t *testing.T) {
	b := newBench(t)
	badge := NewBadge(b.env, b.runner, func() {})
	badge.Put(kit.NewBox(0, 0, 200, 30))
	b.anything()
	b.form.number = len(numbers) - 1
	b.start()
	first := b.one()
	b.start()
	second := b.one()
	if len(b.runner.Jobs()) != 2 || second.job.stop != nil || !badge.Visible() {
		t.Errorf("%d runs are played or wait", len(b.runner.Jobs()))
	}
	b.until("games were played", func() bool { return first.job.Report != nil })
	b.visit(b.runner)
	if len(b.entries) != 2 || b.one() == nil || b.one().job != first.job {
		t.Errorf("the page comes back with %d runs and shows %v", len(b.entries), b.shown)
	}
	b.only(b.entries[0]) // waits
	b.stop()
	if len(b.entries) != 1 || len(b.runner.Jobs()) != 1 {
		t.Error("what waits was not taken away")
	}
	b.only(b.entries[0])
	b.stop()
	b.until("it has stopped", func() bool { return len(b.runner.Jobs()) == 0 })
	if all := b.kept(); len(all) != 1 || badge.Visible() {
		t.Errorf("kept: %q, and the badge is there: %v", all, badge.Visible())
	}
	if e := b.one(); e == nil || e.run.Report.Games >= numbers[len(numbers)-1] {
		t.Error("it was not stopped")
	}
	b.runner.Start(library.LabRun{Setup: library.LabSetup{Game: "no such game"}})
	b.until("that can't be played", func() bool { return b.entries[0].err != nil })
	if errors.Is(b.entries[0].err, ErrCrashed) {
		t.Error(b.entries[0].err)
	}
}
