package commands

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

// aGame is some game of the registry.
func aGame(t *testing.T) *rules.Game {
	t.Helper()
	all := gamestest.All(t)
	return all[0]
}

func runSim(t *testing.T, args ...string) lab.Report {
	t.Helper()
	code, out, errOut := call(append([]string{"sim", aGame(t).Name, "--json"}, args...)...)
	if code != OK { // progress, on a slow machine, is no complaint
		t.Fatalf("sim %q: exit code %d, %s", args, code, errOut)
	}
	var r lab.Report
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		t.Fatalf("%v in %s", err, out)
	}
	return r
}

func TestSim(t *testing.T) {
	g := aGame(t)
	r := runSim(t, "--games", "30", "--seed", "5")
	sum := r.Draws
	for _, w := range r.Wins {
		sum += w
	}
	if r.Game != g.Name || r.Games != 30 || r.Seed != 5 || len(r.Seats) != g.MinSeats || sum != 30 || r.StepsPerS <= 0 {
		t.Errorf("%+v", r)
	}
	if r.LengthP50 < 1 || r.Choices < 15*r.LengthP50 {
		t.Errorf("%d choices in all, %d in the median game", r.Choices, r.LengthP50)
	}
	one, many := runSim(t, "--games", "30", "--seed", "5", "--jobs", "1"), runSim(t, "--games", "30", "--seed", "5", "--jobs", "4")
	one.StepsPerS, many.StepsPerS, r.StepsPerS = 0, 0, 0
	if a, b := asJSON(t, one), asJSON(t, many); a != b || a != asJSON(t, r) {
		t.Errorf("the same games give %d and %d bytes of other numbers", len(a), len(b))
	}
	if other := runSim(t, "--games", "30", "--seed", "6"); other.Choices == r.Choices {
		t.Error("another seed gives the same games")
	}
}

// Every game is a line of its own, in their order, however many are played at a time.
func TestSimEach(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.jsonl")
	r := runSim(t, "--games", "20", "--jobs", "4", "--each", path)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	won := 0
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	for i, line := range lines {
		var g lab.Record
		if err := json.Unmarshal([]byte(line), &g); err != nil || g.Number != i || len(g.Seats) != 2 || len(g.Options) == 0 {
			t.Errorf("line %d is %s, %v", i+1, line, err)
			continue
		}
		if g.Seats[0].Won || g.Seats[1].Won {
			won++
		}
	}
	if len(lines) != 20 || won != 20-r.Draws {
		t.Errorf("%d lines, %d games won of %d", len(lines), won, 20-r.Draws)
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// What sim --json prints has kept its keys since the first version.
func TestSimKeys(t *testing.T) {
	_, out, _ := call("sim", aGame(t).Name, "--json", "--games", "2")
	var r map[string]any
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"game", "games", "seed", "seats", "wins", "draws", "choices", "length_p50", "steps_per_s"} {
		if r[key] == nil {
			t.Errorf("%s is missing in %s", key, out)
		}
	}
}

func TestSimFiles(t *testing.T) {
	dir := t.TempDir()
	table, cpu, mem := filepath.Join(dir, "a.csv"), filepath.Join(dir, "cpu"), filepath.Join(dir, "mem")
	runSim(t, "--games", "4", "--csv", table, "--cpuprofile", cpu, "--memprofile", mem)
	for _, path := range []string{table, cpu, mem} {
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", path, err)
		}
	}
	if code, _, errOut := call("sim", aGame(t).Name, "--games", "1", "--csv", filepath.Join(dir, "none", "a.csv")); code != Failed || !strings.Contains(errOut, "no folder") {
		t.Errorf("exit code %d, %s", code, errOut)
	}
}

func TestMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "match.json")
	code, out, errOut := call("match", "casual", "random", "--games", "60", "-o", file)
	if code != OK || !strings.Contains(out, "casual is stronger") {
		t.Errorf("exit code %d, printed %q, complained %q", code, out, errOut)
	}
	text, err := os.ReadFile(file)
	var d lab.Duel
	if err != nil || json.Unmarshal(text, &d) != nil || d.Verdict != lab.Stronger || d.Games < 2 {
		t.Errorf("%v, stored %s", err, text)
	}
}

func TestProgressSaysHowLong(t *testing.T) {
	p := &progress{unit: "games"}
	p.total.Store(40)
	p.set(10)
	if got := p.text(3 * time.Second); !strings.Contains(got, "10 of 40 games, 9s left") || !strings.Contains(got, "[#######..") {
		t.Error(got)
	}
	p.set(0)
	if got := p.text(time.Second); strings.Contains(got, "left") {
		t.Error(got)
	}
}

// A preset sets the seats and options that aren't set otherwise.
func TestSimPreset(t *testing.T) {
	r := runSim(t, "--games", "4", "--preset", "everything", "--option", "deffy=icu")
	if len(r.Seats) != 4 || r.Options["traps"] != "on" || r.Options["battleRealm"] != "on" || r.Options["deffy"] != "icu" {
		t.Errorf("seats %q, options %v", r.Seats, r.Options)
	}
}

func TestSimBotWins(t *testing.T) {
	r := runSim(t, "--games", "4", "--seats", "random,casual")
	if r.Wins[1] < 3 {
		t.Errorf("the bot won %d of 4 games against random play", r.Wins[1])
	}
}

func TestPlayCommandLines(t *testing.T) {
	name := aGame(t).Name
	none := filepath.Join(t.TempDir(), "none.db")
	for _, c := range []struct {
		line string
		code int
		out  string
		err  string
	}{
		{"sim", Usage, "", "one game"},
		{"sim chess", Failed, "", `unknown game "chess"`},
		{"sim " + name + " --seats random,genius", Usage, "", `no bot is called "genius"`},
		{"sim " + name + " --seats random", Usage, "", "seats, not 1"},
		{"sim " + name + " --games 0", Usage, "", "at least 1"},
		{"sim " + name + " --games 3", OK, "3 games from seed 1", ""},
		{"sim " + name + " --option colour=blue", Usage, "", `no option "colour"`},
		{"sim " + name + " --option colour", Usage, "", "NAME=VALUE"},
		{"sim " + name + " --preset chess", Usage, "", "choose from core"},
		{"sim " + name + " --preset teams --seats random,random", Usage, "", "for 4 seats, not 2"},
		{"match random random --preset core --seats 4", Usage, "", "for 2 seats, not 4"},
		{"sim " + name + " --decks this,that", Usage, "", "deck"},
		{"match casual", Usage, "", "two players"},
		{"match casual genius", Usage, "", "no bot is called"},
		{"match random random --better 2", Usage, "", "between 0 and 0.5"},
		{"bench now", Usage, "", "no arguments"},
		{"replay", Usage, "", "one saved game"},
		{"replay 1 --db " + none, Failed, "", none},
	} {
		code, out, errOut := call(strings.Fields(c.line)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errOut, c.err) || (c.err == "") != (errOut == "") {
			t.Errorf("%s: exit code %d, printed %q, complained %q", c.line, code, out, errOut)
		}
	}
}

func TestSimStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out, errOut bytes.Buffer
	code := Run(ctx, All("1", gamestest.Games, Window{}, nil), []string{"sim", aGame(t).Name, "--games", "1000000"}, &out, &errOut)
	if code != Failed || out.Len() > 0 || !strings.Contains(errOut.String(), "stopped after") {
		t.Errorf("exit code %d, printed %q, complained %q", code, &out, &errOut)
	}
}

// saved makes a file with a game of n choices between two people, and returns its number.
func saved(t *testing.T, path, name string, n int) int64 {
	t.Helper()
	st, err := saves.Open(t.Context(), path, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	cfg := table.Config{Game: aGame(t), Setup: rules.Setup{Seed: 4}, Players: []table.Player{{Name: "Ann"}, {Name: "Ben"}}}
	g, err := keep.Start(t.Context(), st, name, cfg)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	seen := make(chan struct{}, 10)
	defer g.Watch(func() { seen <- struct{}{} })()
	for range n {
		c := g.View(g.Asked())
		c.Scene()
		if err := c.Choose(0); err != nil {
			t.Fatal(err)
		}
		<-seen
	}
	return g.ID
}

func TestReplay(t *testing.T) {
	db := filepath.Join(t.TempDir(), "games.db")
	id := saved(t, db, "Evening", 12)
	saved(t, db, "Twice", 1)
	saved(t, db, "Twice", 1)

	code, byName, errOut := call("replay", "evening", "--db", db)
	if code != OK || errOut != "" || !strings.Contains(byName, `"Evening"`) || !strings.Contains(byName, "12 choices, playing") || !strings.Contains(byName, "Turn 1: Ann") {
		t.Fatalf("exit code %d, printed\n%s\ncomplained %s", code, byName, errOut)
	}
	if _, byNumber, _ := call("replay", strconv.FormatInt(id, 10), "--db", db); byNumber != byName {
		t.Error("by number it is another game than by name")
	}
	if _, ben, _ := call("replay", "Evening", "--db", db, "--seat", "b"); ben == byName {
		t.Error("both seats saw the same")
	}
	_, keys, _ := call("replay", "Evening", "--db", db, "--choices")
	if n := strings.Count(keys, "\nA: ") + strings.Count(keys, "\nB: "); n != 12 {
		t.Errorf("%d choices are printed, want 12:\n%s", n, keys)
	}
	for _, c := range []struct{ save, seat, want string }{
		{"Twice", "", "3, 2"}, {"Evning", "", `did you mean "Evening"`}, {"77", "", "77"}, {"Evening", "Z", "A, B"},
	} {
		if code, out, errOut := call("replay", c.save, "--db", db, "--seat", c.seat); code == OK || out != "" || !strings.Contains(errOut, c.want) {
			t.Errorf("replay %s --seat %s: exit code %d, printed %q, complained %q", c.save, c.seat, code, out, errOut)
		}
	}
}

// A game goes out to a file, is replayed from it and comes in again.
func TestExchange(t *testing.T) {
	folder := t.TempDir()
	db, other, file := filepath.Join(folder, "a.db"), filepath.Join(folder, "b.db"), filepath.Join(folder, "evening.felt")
	saved(t, db, "Evening", 12)
	if code, _, errOut := call("export", "Evening", "-o", file, "--db", db); code != OK || !strings.Contains(errOut, "the cards of all hands and the order of all decks") {
		t.Fatalf("export of a game in progress: exit code %d, %q", code, errOut)
	}
	if code, _, errOut := call("export", "Evening", "-o", file, "--db", db); code == OK || !strings.Contains(errOut, "exist") {
		t.Errorf("a file is written over: exit code %d, %s", code, errOut)
	}
	_, fromSave, _ := call("replay", "Evening", "--db", db, "--choices")
	code, fromFile, errOut := call("replay", file, "--choices")
	if _, rest, _ := strings.Cut(fromSave, "\n"); code != OK || !strings.HasSuffix(fromFile, rest) {
		t.Errorf("the file replays otherwise: exit code %d, %s\n%s", code, errOut, fromFile)
	}
	if code, out, errOut := call("import", file, "--db", other); code != OK || !strings.Contains(out, "is game 1") {
		t.Errorf("import: exit code %d, %s, %s", code, out, errOut)
	}
	if code, out, errOut := call("import", file, "--db", other); code != OK || !strings.Contains(out, "is game 1 already") {
		t.Errorf("import again: exit code %d, %s, %s", code, out, errOut)
	}
	if code, out, _ := call("replay", "2", "--db", other); code == OK {
		t.Errorf("it is saved twice: %s", out)
	}
	_, again, _ := call("replay", "1", "--db", other, "--choices")
	if again != fromSave {
		t.Errorf("the imported game is\n%s\nwant\n%s", again, fromSave)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	var out, complaints bytes.Buffer
	if code := Run(stopped, All("1.2.3", gamestest.Games, Window{}, nil), []string{"import", file, "--db", filepath.Join(folder, "c.db")}, &out, &complaints); code != Failed || out.Len() > 0 {
		t.Errorf("import after Ctrl+C: exit code %d, %s%s", code, &out, &complaints)
	}
	if err := os.WriteFile(file, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, errOut := call("import", file, "--db", other); code == OK || !strings.Contains(errOut, "line 1") {
		t.Errorf("a wrong file: exit code %d, %s", code, errOut)
	}
}

func TestBenchJSON(t *testing.T) {
	code, out, errOut := call("bench", "--json", "--time", "30ms")
	if code != OK || errOut != "" {
		t.Fatalf("exit code %d, %s", code, errOut)
	}
	var r map[string]map[string]json.RawMessage
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"first_frame_ms", "drag_frame_ms_p50", "drag_frame_ms_p95", "lab_frame_ms_p50", "lab_frame_ms_p95", "rss_mb"} {
		if v := string(r["ui"][key]); v != "null" {
			t.Errorf("ui.%s is %s without a window", key, v)
		}
	}
	var report benchReport
	if err := json.Unmarshal([]byte(out), &report); err != nil {
		t.Fatal(err)
	}
	f := report.Games[aGame(t).Name]
	if f.StepsPerS < 1000 || f.CopyNs <= 0 || f.StateBytes < 500 || f.PlayoutsPerS <= 0 || f.AllocsPerStep > 1 {
		t.Errorf("%+v", f)
	}
	if s := report.Saves; s.ChoiceMsP50 <= 0 || s.Open500Ms <= 0 || s.UndoMsP95 <= 0 {
		t.Errorf("%+v", s)
	}
	if v := string(r["decks"]["deck_search_ms"]); report.Decks.SearchMs <= 0 || v == "" {
		t.Errorf("decks.deck_search_ms is %s", v)
	}
}

func TestBenchAsksForTheWindow(t *testing.T) {
	frame := 321.5
	window := func(context.Context) (WindowFigures, error) { return WindowFigures{FirstFrameMs: &frame}, nil }
	var out, errOut bytes.Buffer
	if code := Run(t.Context(), All("1", gamestest.Games, Window{Measure: window}, nil), []string{"bench", "--time", "10ms"}, &out, &errOut); code != OK {
		t.Fatal(errOut.String())
	}
	if text := out.String(); !strings.Contains(text, "321.500 ms") || !strings.Contains(text, "not measured") {
		t.Errorf("printed\n%s", text)
	}
}
