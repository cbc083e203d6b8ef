package verbs

import (
	"bytes"
	"context"
	"encoding/json"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/table/keep"
)

// aGame is some game of the registry.
func aGame(t *testing.T) *rules.Game {
	t.Helper()
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	return all[0]
}

func simulate(t *testing.T, args ...string) simReport {
	t.Helper()
	code, out, errOut := call(append([]string{"sim", aGame(t).Name, "--json"}, args...)...)
	if code != OK { // progress, on a slow machine, is no complaint
		t.Fatalf("sim %q: exit code %d, %s", args, code, errOut)
	}
	var r simReport
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		t.Fatalf("%v in %s", err, out)
	}
	return r
}

func TestSim(t *testing.T) {
	g := aGame(t)
	r := simulate(t, "--games", "30", "--seed", "5")
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
	one, many := simulate(t, "--games", "30", "--seed", "5", "--jobs", "1"), simulate(t, "--games", "30", "--seed", "5", "--jobs", "4")
	one.StepsPerS, many.StepsPerS, r.StepsPerS = 0, 0, 0
	if a, b := asJSON(t, one), asJSON(t, many); a != b || a != asJSON(t, r) {
		t.Errorf("the same games give\n%s\n%s", a, b)
	}
	if other := simulate(t, "--games", "30", "--seed", "6"); other.Choices == r.Choices {
		t.Error("another seed gives the same games")
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

// Players that change places win where they sit, not where they are named.
func TestSimCountsWinsForPlayers(t *testing.T) {
	s := simulation{game: aGame(t), seats: []string{"random", "casual"}, games: 3}
	results := []played{{winners: rules.Of(0), choices: 5}, {winners: rules.Of(0), choices: 9}, {choices: 7}}
	r := s.report(results, time.Second)
	if r.Wins[0] != 1 || r.Wins[1] != 1 || r.Draws != 1 || r.Choices != 21 || r.LengthP50 != 7 || r.StepsPerS != 21 {
		t.Errorf("%+v", r)
	}
	s.fixed = true
	if r = s.report(results, time.Second); r.Wins[0] != 2 || r.Wins[1] != 0 {
		t.Errorf("with fixed seats: %+v", r)
	}
	s.fixed = false
	first, _ := s.deal(0)
	if second, shift := s.deal(1); first != second || shift != 1 {
		t.Error("the second game is not the first deal with places changed")
	}
}

func TestSimBotWins(t *testing.T) {
	r := simulate(t, "--games", "4", "--seats", "random,casual")
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
		{"sim chess", Failed, "", `no game "chess"`},
		{"sim " + name + " --seats random,genius", Usage, "", `no bot is called "genius"`},
		{"sim " + name + " --seats random", Usage, "", "seats, not 1"},
		{"sim " + name + " --games 0", Usage, "", "at least 1"},
		{"sim " + name + " --games 3", OK, "3 games from seed 1", ""},
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
	code := Run(ctx, All("1", nil, nil), []string{"sim", aGame(t).Name, "--games", "1000000"}, &out, &errOut)
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
		c := g.Chair(g.Asked())
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

func TestBenchJSON(t *testing.T) {
	code, out, errOut := call("bench", "--json", "--time", "30ms")
	if code != OK || errOut != "" {
		t.Fatalf("exit code %d, %s", code, errOut)
	}
	var r map[string]map[string]json.RawMessage
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"first_frame_ms", "drag_frame_ms_p50", "drag_frame_ms_p95", "rss_mb"} {
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
}

func TestBenchAsksForTheWindow(t *testing.T) {
	frame := 321.5
	window := func(context.Context) (WindowFigures, error) { return WindowFigures{FirstFrameMs: &frame}, nil }
	var out, errOut bytes.Buffer
	if code := Run(t.Context(), All("1", window, nil), []string{"bench", "--time", "10ms"}, &out, &errOut); code != OK {
		t.Fatal(errOut.String())
	}
	if text := out.String(); !strings.Contains(text, "321.500 ms") || !strings.Contains(text, "not measured") {
		t.Errorf("printed\n%s", text)
	}
}
