package saves

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"feltstack/rules/names"
)

// twin is what a Store should be, in memory and with the simplest means: the two are given the same random operations
// and must always tell the same.
type twin struct {
	games    map[int64]*twinGame
	results  []Result // in order of finishing
	settings map[string]string
	lastID   int64
}

type twinGame struct {
	Saved
	log     []Entry
	live    []Choice
	picture []byte
}

// simulation holds both twins and one clock which both read equally often.
type simulation struct {
	path  string
	store *Store
	twin  twin
	clock func() time.Time
}

func TestTwin(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		dir, err := os.MkdirTemp("", "twin")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.RemoveAll(dir) })
		m := &simulation{
			path:  filepath.Join(dir, "saves.db"),
			twin:  twin{games: map[int64]*twinGame{}, settings: map[string]string{}},
			clock: ticking(),
		}
		m.open(t)
		t.Cleanup(func() { m.store.Close() })
		t.Repeat(map[string]func(*rapid.T){
			"create": m.create, "append": m.append, "append2": m.append, "take back": m.takeBack, "finish": m.finish,
			"break": m.breakOrMend, "describe": m.describe, "delete": m.delete,
			"setting": m.setting, "reopen": m.reopen, "": m.check,
		})
	})
}

// now is the time that the next change gets. The store's clock is set to it beforehand, whether it reads it or not.
func (m *simulation) now() time.Time {
	at := m.clock()
	m.store.now = func() time.Time { return at }
	return at
}

func (m *simulation) open(t fatal) { m.store = mustOpen(t, m.path, Options{}) }

func (m *simulation) reopen(t *rapid.T) {
	if err := m.store.Close(); err != nil {
		t.Fatalf("close: %v", err)
	}
	m.open(t)
}

// pick draws a game, and sometimes one that does not exist.
func (m *simulation) pick(t *rapid.T) (int64, *twinGame) {
	ids := append(slices.Sorted(maps.Keys(m.twin.games)), m.twin.lastID+1)
	id := rapid.SampledFrom(ids).Draw(t, "game")
	return id, m.twin.games[id]
}

func expect(t *rapid.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) || (want == nil && got != nil) {
		t.Fatalf("error is %v, should be %v", got, want)
	}
}

// create keeps the games few, so that a game sees many operations.
func (m *simulation) create(t *rapid.T) {
	if len(m.twin.games) == 3 {
		return
	}
	g := Saved{
		Name: names.Name(rapid.String().Draw(t, "name")), GameKey: rapid.SampledFrom([]string{"whist", "bridge"}).Draw(t, "key"),
		Setup: []byte(`{"cards":[1,2]}`), Seed: rapid.Uint64().Draw(t, "seed"), RulesVersion: "1", CardsHash: "c0ffee",
		Seats: cleaned(rapid.SliceOfN(rapid.String(), 1, 5).Draw(t, "seats")), Note: names.Note(rapid.String().Draw(t, "note")),
	}
	at := m.now()
	id, err := m.store.CreateGame(context.Background(), g)
	expect(t, err, nil)
	if id <= m.twin.lastID {
		t.Fatalf("number %d given after %d", id, m.twin.lastID)
	}
	g.ID, g.Status, g.Created, g.Updated = id, Playing, at, at
	m.twin.lastID = id
	m.twin.games[id] = &twinGame{Saved: g}
}

func (m *simulation) append(t *rapid.T) {
	id, g := m.pick(t)
	first := rapid.IntRange(0, 3).Draw(t, "wrong place")
	if g != nil && first > 0 { // mostly the right one
		first = len(g.live)
	}
	choices := make([]Choice, rapid.IntRange(1, 4).Draw(t, "count"))
	for i := range choices {
		choices[i] = Choice{first + i, rapid.IntRange(0, 4).Draw(t, "seat"), rapid.IntRange(0, 9).Draw(t, "turn"),
			rapid.SampledFrom([]string{"pass", "draw", "effect 3♠"}).Draw(t, "key"), rapid.Uint64().Draw(t, "hash"), rapid.Bool().Draw(t, "late")}
	}
	gap := rapid.IntRange(0, 9).Draw(t, "gap") == 0 && len(choices) > 1
	if gap {
		choices[len(choices)-1].N++
	}
	at := m.now()
	err := m.store.AppendChoices(context.Background(), id, choices...)
	switch {
	case g == nil:
		expect(t, err, ErrNotFound)
	case g.Status != Playing:
		expect(t, err, ErrNotPlaying)
	case first != len(g.live) || gap:
		expect(t, err, ErrOutOfOrder)
	default:
		expect(t, err, nil)
		for _, c := range choices {
			g.log = append(g.log, Entry{len(g.log), at, Chosen, c})
			g.live = append(g.live, c)
		}
		g.Choices, g.Turn, g.Updated = len(g.live), g.live[len(g.live)-1].Turn, at
	}
}

func (m *simulation) takeBack(t *rapid.T) {
	id, g := m.pick(t)
	n := 0
	if g != nil {
		n = rapid.IntRange(-1, len(g.live)+1).Draw(t, "remaining")
	}
	at := m.now()
	err := m.store.Truncate(context.Background(), id, n)
	switch {
	case g == nil:
		expect(t, err, ErrNotFound)
	case g.Status == Broken:
		expect(t, err, ErrNotPlaying)
	case n < 0 || n > len(g.live):
		expect(t, err, ErrOutOfOrder)
	case n == len(g.live):
		expect(t, err, nil)
	default:
		expect(t, err, nil)
		g.log = append(g.log, Entry{len(g.log), at, TakenBack, Choice{N: n}})
		g.live = slices.Clone(g.live[:n])
		g.Choices, g.Turn, g.Updated, g.Status, g.Result = n, 0, at, Playing, ""
		if n > 0 {
			g.Turn = g.live[n-1].Turn
		}
		m.twin.results = slices.DeleteFunc(m.twin.results, func(r Result) bool { return r.GameID == id })
	}
}

func (m *simulation) finish(t *rapid.T) {
	id, g := m.pick(t)
	o := Outcome{rapid.SliceOfN(rapid.IntRange(0, 4), 0, 2).Draw(t, "winners"), rapid.SliceOfN(rapid.Float64Range(-5, 40), 0, 4).Draw(t, "points"), rapid.String().Draw(t, "text"), cleaned(rapid.SliceOfN(rapid.String(), 0, 3).Draw(t, "decks"))}
	at := m.now()
	err := m.store.Finish(context.Background(), id, o)
	switch {
	case g == nil:
		expect(t, err, ErrNotFound)
	case g.Status != Playing:
		expect(t, err, ErrNotPlaying)
	default:
		expect(t, err, nil)
		g.Status, g.Result, g.Updated = Finished, o.Text, at
		m.twin.results = append(m.twin.results,
			Result{g.ID, g.Name, g.GameKey, g.Seats, o, []int64{}, g.Choices, g.Turn, at})
	}
}

func (m *simulation) breakOrMend(t *rapid.T) {
	id, g := m.pick(t)
	to, why, err := Playing, "", error(nil)
	if rapid.IntRange(0, 3).Draw(t, "mend") > 0 {
		err = m.store.Mend(context.Background(), id)
	} else {
		to, why = Broken, "choice 3 is not possible any more"
		err = m.store.MarkBroken(context.Background(), id, why)
	}
	switch {
	case g == nil:
		expect(t, err, ErrNotFound)
	case g.Status == Finished:
		expect(t, err, ErrNotPlaying)
	default:
		expect(t, err, nil)
		g.Status, g.Result = to, why
	}
}

func (m *simulation) describe(t *rapid.T) {
	id, g := m.pick(t)
	text, picture := rapid.String().Draw(t, "text"), rapid.SliceOfN(rapid.Byte(), 1, 9).Draw(t, "picture")
	ctx := context.Background()
	errs := []error{m.store.Rename(ctx, id, text), m.store.SetNote(ctx, id, text+"!"), m.store.SetPicture(ctx, id, picture)}
	for _, err := range errs {
		if g == nil {
			expect(t, err, ErrNotFound)
		} else {
			expect(t, err, nil)
		}
	}
	if g != nil {
		g.Name, g.Note, g.picture = names.Name(text), names.Note(text+"!"), picture
	}
}

func (m *simulation) delete(t *rapid.T) {
	id, g := m.pick(t)
	ctx := context.Background()
	_, err := m.store.Discard(ctx, AGame, id)
	if g == nil {
		expect(t, err, ErrNotFound)
		expect(t, m.store.Recover(ctx, AGame, id), ErrNotFound)
		return
	}
	expect(t, err, nil)
	_, err = m.store.Game(ctx, id)
	expect(t, err, ErrNotFound)
	if rapid.Bool().Draw(t, "bring back") {
		expect(t, m.store.Recover(ctx, AGame, id), nil)
		return
	}
	expect(t, m.store.Purge(ctx, AGame, id), nil)
	delete(m.twin.games, id)
	for i := range m.twin.results {
		if m.twin.results[i].GameID == id {
			m.twin.results[i].GameID = 0
		}
	}
}

func (m *simulation) setting(t *rapid.T) {
	key, value := rapid.SampledFrom([]string{"sound", "pace"}).Draw(t, "key"), rapid.String().Draw(t, "value")
	expect(t, m.store.SetSetting(context.Background(), key, value), nil)
	m.twin.settings[key] = value
}

// check compares everything that can be asked.
func (m *simulation) check(t *rapid.T) {
	ctx := context.Background()
	equal := func(what string, got, want any, err error) {
		t.Helper()
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s:\n got %v (%v)\nwant %v", what, got, err, want)
		}
	}
	var all []Saved
	for id, g := range m.twin.games {
		all = append(all, g.Saved)
		m.checkGame(t, id, g, equal)
	}
	slices.SortFunc(all, func(a, b Saved) int { return cmp.Or(b.Updated.Compare(a.Updated), cmp.Compare(b.ID, a.ID)) })
	for _, f := range []Filter{{}, {GameKey: "bridge"}, {Status: Finished}, {GameKey: "whist", Status: Playing, Limit: 2}} {
		var want []Saved
		for _, g := range all {
			g.Setup = nil
			if (f.GameKey == "" || f.GameKey == g.GameKey) && (f.Status == "" || f.Status == g.Status) &&
				(f.Limit == 0 || len(want) < f.Limit) {
				want = append(want, g)
			}
		}
		got, err := m.store.ListGames(ctx, f)
		equal("list", got, want, err)
	}
	results, err := m.store.Results(ctx, "", 0)
	slices.Reverse(results)
	equal("results", append([]Result{}, results...), append([]Result{}, m.twin.results...), err)
	for _, key := range []string{"sound", "pace"} {
		got := "default"
		found, err := m.store.Setting(ctx, key, &got)
		want, stored := m.twin.settings[key]
		equal("setting found", found, stored, err)
		if stored {
			equal("setting", got, want, nil)
		} else {
			equal("default", got, "default", nil)
		}
	}
}

func (m *simulation) checkGame(t *rapid.T, id int64, g *twinGame, equal func(string, any, any, error)) {
	ctx := context.Background()
	got, err := m.store.Game(ctx, id)
	equal("game", got, g.Saved, err)
	log, err := m.store.Log(ctx, id)
	equal("log", append([]Entry{}, log...), append([]Entry{}, g.log...), err)
	live, err := m.store.LoadChoices(ctx, id)
	equal("line", append([]Choice{}, live...), append([]Choice{}, g.live...), err)
	picture, err := m.store.Picture(ctx, id)
	equal("picture", picture, g.picture, err)
}
