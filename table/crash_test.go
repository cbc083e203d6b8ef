package table

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
	"feltstack/rules/looks"
)

// reports collects what a session reports.
type reports struct {
	*guard.Reporter
	mu  sync.Mutex
	all []guard.Report
}

func listen(t *testing.T) *reports {
	r := &reports{Reporter: guard.NewReporter(t.TempDir(), "test", slog.New(slog.DiscardHandler))}
	r.Told(func(report guard.Report) {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.all = append(r.all, report)
	})
	return r
}

// has waits for a report about what.
func (r *reports) has(t *testing.T, what string) guard.Report {
	t.Helper()
	var found guard.Report
	settle(t, "a report of "+what, func() bool {
		r.mu.Lock()
		defer r.mu.Unlock()
		for _, report := range r.all {
			if strings.Contains(report.What, what) {
				found = report
				return true
			}
		}
		return false
	})
	return found
}

// crashing is the toy whose rules panic before a step when it is time.
func crashing(when func(m *rules.Match, proc string, step int) bool) *rules.Game {
	g := toy()
	for i := range g.Procs {
		proc := &g.Procs[i]
		for k, step := range proc.Steps {
			proc.Steps[k] = func(m *rules.Match, f *rules.Frame) {
				if when(m, proc.Name, k) {
					panic("injected")
				}
				step(m, f)
			}
		}
	}
	return g
}

func begin(t *testing.T, cfg Config) *Session {
	t.Helper()
	cfg.Setup.Seed = 1
	if cfg.Think == 0 {
		cfg.Think = 20 * time.Millisecond
	}
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// A bot that crashes makes room for the next simpler level, and the log says so.
func TestBotCrash(t *testing.T) {
	heard := listen(t)
	var made []string
	make := func(level string) (bot.Player, error) {
		made = append(made, level)
		if level == "strong" || level == "expert" {
			return strange(func(context.Context) int { panic("injected") }), nil
		}
		return bot.New(level)
	}
	s := begin(t, Config{Game: toy(), Looks: toyLooks(), Players: []Player{{"Bo", "expert"}, ben}, Reports: heard.Reporter, Bots: make})
	settle(t, "the bot has chosen", func() bool { return s.Asked() == 1 })
	if got := strings.Join(made, " "); got != "expert strong casual" {
		t.Errorf("the bots were %s", got)
	}
	if got := s.Players()[0].Bot; got != "casual" {
		t.Errorf("%s plays on", got)
	}
	log := ""
	for _, l := range s.View(1).Scene().Log {
		log += l.Text + "\n"
	}
	if !strings.Contains(log, "Bo (Expert) crashed and now plays as Strong\nBo (Strong) crashed and now plays as Casual\n") {
		t.Errorf("the log:\n%s", log)
	}
	report := heard.has(t, "a bot, expert")
	for _, want := range []string{"panic: injected", "crash_test.go", "toy, rules 1, seed 1", "As Ben sees it"} {
		if !strings.Contains(report.Text, want) {
			t.Errorf("the report lacks %q:\n%s", want, report.Text)
		}
	}
}

// Where every bot crashes, the default option is chosen, and the game goes on.
func TestEveryBotCrashes(t *testing.T) {
	make := func(string) (bot.Player, error) {
		return strange(func(context.Context) int { panic("injected") }), nil
	}
	s := begin(t, Config{Game: toy(), Looks: toyLooks(), Players: []Player{{"Bo", "expert"}, ben}, Bots: make})
	settle(t, "the bot's choice is made for it", func() bool { return s.Asked() == 1 })
	if line := s.Line(); line[0].Key != "draw" {
		t.Errorf("chosen: %q, want the first option", line[0].Key)
	}
}

// laying is true when a card is about to be laid.
func laying(m *rules.Match, proc string, step int) bool {
	return proc == "turn" && step == 1 && m.S.Answer.Verb == verbLay
}

// A person's choice at which the rules crash is not made: the game is as it was,
// another choice can be made, and undone.
func TestPersonsChoiceCrashes(t *testing.T) {
	heard, store := listen(t), &memory{}
	s := begin(t, Config{Game: crashing(laying), Looks: toyLooks(), Players: []Player{ann, ben}, Store: store, Reports: heard.Reporter})
	before := s.View(0).Scene()
	lay := ""
	for _, k := range s.live.Words().Keys() {
		if strings.HasPrefix(k, "lay ") {
			lay = k
		}
	}
	if err := s.View(0).Do([]string{lay}); !errors.Is(err, ErrCrashed) {
		t.Fatalf("%q: %v", lay, err)
	}
	if after := s.View(0).Scene(); after.Stopped != nil || len(after.Cards) != len(before.Cards) || s.Asked() != 0 || len(store.line()) != 0 {
		t.Fatalf("after the crash: %q, asked %d", after.Stopped, s.Asked())
	}
	if text := heard.has(t, "a choice").Text; !strings.Contains(text, "injected") {
		t.Error(text)
	}
	do(t, s, 0, "draw")
	if err := s.View(0).Undo(); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is undone", func() bool { return s.Asked() == 0 && len(store.line()) == 0 })
}

// A bot's choice at which the rules crash is not made either: it takes another.
func TestBotsChoiceCrashes(t *testing.T) {
	heard := listen(t)
	make := func(string) (bot.Player, error) {
		return strange(func(context.Context) int { return 1 }), nil // lays a card
	}
	s := begin(t, Config{Game: crashing(laying), Looks: toyLooks(), Players: []Player{{"Bo", "expert"}, ben}, Reports: heard.Reporter, Bots: make})
	settle(t, "the bot has chosen", func() bool { return s.Asked() == 1 })
	heard.has(t, "the choice of a bot")
	if line := s.Line(); line[0].Key != "draw" {
		t.Errorf("chosen: %q", line[0].Key)
	}
}

// Where the rules crash while nobody chooses, the game stands still, is saved, and
// goes on after an undo.
func TestHaltAndUndo(t *testing.T) {
	heard, store := listen(t), &memory{}
	var armed sync.Map
	game := crashing(func(m *rules.Match, proc string, step int) bool {
		_, on := armed.Load("on")
		return on && proc == "turn" && step == 0
	})
	s := begin(t, Config{Game: game, Looks: looksOf(game), Players: []Player{ann, {"Bo", "casual"}}, Store: store, Reports: heard.Reporter, Bots: func(string) (bot.Player, error) {
		return strange(func(context.Context) int { armed.Store("on", true); return 0 }), nil
	}})
	do(t, s, 0, "draw")
	settle(t, "the game stands still", func() bool { return s.View(0).Scene().Stopped != nil })
	if err := s.Stopped(); !halted(err) || len(store.line()) != 1 {
		t.Fatalf("stopped by %v, %d choices saved", err, len(store.line()))
	}
	armed.Delete("on")
	if err := s.View(0).Undo(); err != nil {
		t.Fatal(err)
	}
	settle(t, "the game goes on", func() bool { return s.Stopped() == nil && s.Asked() == 0 && len(store.line()) == 0 })
	heard.has(t, "the choice of a bot")
}

// What only looks at the table, or thinks about it, may crash: the game goes on.
func TestLooksCrash(t *testing.T) {
	heard := listen(t)
	thinks := strange(func(context.Context) int { panic("injected") })
	game := toy()
	var blind sync.Map
	blinding := toyLooks()
	facts := blinding.Facts
	blinding.Facts = func(m *rules.Match, p rules.Seat) []looks.Fact {
		if _, on := blind.Load("on"); on {
			panic("injected")
		}
		return facts(m, p)
	}
	s := begin(t, Config{Game: game, Looks: blinding, Players: []Player{ann, {"Bo", "expert"}}, Think: worthwhile, Reports: heard.Reporter, Bots: func(level string) (bot.Player, error) {
		if level == "strong" {
			return pensive{thinks}, nil
		}
		return thinks, nil
	}})
	if _, err := s.View(0).Hint(t.Context()); !errors.Is(err, ErrNoHint) {
		t.Errorf("the hint: %v", err)
	}
	heard.has(t, "a hint")
	heard.has(t, "thinking ahead")
	s.View(0).Scene()
	blind.Store("on", true)
	s.View(0).PlayOn() // there is something new to see
	if sc := s.View(0).Scene(); sc.Stopped == nil || len(sc.Cards) == 0 {
		t.Errorf("%q, %d cards", sc.Stopped, len(sc.Cards))
	}
	if _, refused := s.View(0).Drops(1); len(refused) != 1 || !strings.Contains(refused[0].Text, "crashed") {
		t.Errorf("refused: %v", refused)
	}
	heard.has(t, "a look at the table")
	heard.has(t, "looking what a card can do")
	blind.Delete("on")
	s.View(0).PlayOn()
	if sc := s.View(0).Scene(); sc.Stopped != nil {
		t.Error(sc.Stopped)
	}
	do(t, s, 0, "draw")
}

// pensive is strange where reasons are asked for.
type pensive struct{ strange }

func (p pensive) Think(ctx context.Context, _ *rules.Match, _ rules.Seat, _ bot.Budget, _ *rules.RNG) bot.Report {
	return bot.Report{Choice: p.strange(ctx)}
}

// A saved game on which today's rules crash opens up to there; one that can't even be
// dealt is an error.
func TestResumeCrash(t *testing.T) {
	heard := listen(t)
	line := []Choice{{Key: "draw", Turn: 1}}
	cfg := Config{Game: crashing(func(m *rules.Match, _ string, _ int) bool { return m.S.Answer.Verb == verbDraw }), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, ben}, Reports: heard.Reporter}
	s, err := Resume(cfg, line)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var differs *Differs
	if err := s.Stopped(); !errors.As(err, &differs) || guard.Find(err) == nil {
		t.Errorf("stopped by %v", err)
	}
	report := heard.has(t, "a saved choice")
	if text, err := os.ReadFile(report.Path); err != nil || string(text) != report.Text {
		t.Error(err)
	}
	cfg.Game = crashing(func(*rules.Match, string, int) bool { return true })
	if _, err := New(cfg); guard.Find(err) == nil {
		t.Errorf("dealt: %v", err)
	}
	heard.has(t, "setting up a game")
}
