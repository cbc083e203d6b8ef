package commands

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/bot/lab"
	"feltstack/rules/decks"
	"feltstack/rules/games"
)

func simCommand(built *games.Registry) Command {
	return Command{"sim", "play games between bots and count who wins", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("sim GAME [flags]", "Plays games between bots without a window and counts wins, lengths, ways to win and what each card was used for.\n"+
			"Players change places from game to game, and each deal is played once in every order of the seats. Intervals hold 95 %.\n"+
			"The same seed gives the same games, unless --think is set. Ctrl-C prints what there is by then.\n"+
			"Players are "+strings.Join(bot.Names(), ", ")+"; expert:500 is an expert with 500 iterations a choice.",
			"sim "+anyGame()+" --seats casual,strong --games 200 --json")
		seats := f.String("seats", "", "who plays, separated by commas: `PLAYERS` (default: random at each seat)")
		fixed := f.Bool("fixed-seats", false, "leave the players where they are named: the first one begins")
		asJSON := f.Bool("json", false, "print one JSON object")
		to := f.Output()
		asCSV := f.String("csv", "", "write all numbers as a table to `FILE`, too")
		each := f.String("each", "", "write a JSON object for each game, a line each, to `FILE`, too")
		decks := f.String("decks", "", "what the players bring, separated by commas: `DECKS` of the game by name, or text files")
		cards := f.Int("cards", 0, "list the `N` uses of cards that came most often")
		common := trialFlags(f, 100)
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) != 1 {
			return f.Misuse(errOut, "sim needs the name of one game")
		}
		if err := common.check(); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		game, err := built.Find(rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		players := lab.Split(*seats)
		preset, err := common.preset(game, len(players))
		if err != nil {
			return f.Misuse(errOut, err.Error())
		}
		p := lab.Plan{
			Game: game, Players: players, Games: *common.games, Seed: *common.seed, Fixed: *fixed, Jobs: *common.jobs,
			Budget: common.budget(), RuleOptions: common.options,
		}
		if p.Players == nil {
			p.Players = slices.Repeat([]string{"random"}, max(preset.Seats, game.MinSeats))
		}
		if p.Game, p.Decks, err = decksOf(ctx, built, game, lab.Split(*decks), errOut); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		if err := p.Check(); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		if err := to.Free(*asCSV, *each, *common.cpu, *common.mem); err != nil {
			return fail(errOut, err)
		}
		stop, err := common.profile(to)
		if err != nil {
			return fail(errOut, err)
		}
		var records []lab.Record
		report, err := simulate(ctx, p, errOut, func(g *lab.Played) {
			if *each != "" {
				records = append(records, g.Record())
			}
		})
		if err := errorsOf(err, stop()); err != nil {
			return fail(errOut, err)
		}
		if report.Games == 0 {
			return fail(errOut, fmt.Errorf("stopped after 0 of %d games", p.Games))
		}
		if report.Games < p.Games {
			fmt.Fprintf(errOut, "feltstack: stopped after %d of %d games\n", report.Games, p.Games)
		}
		if *asCSV != "" {
			if err := to.Write(*asCSV, report.CSV); err != nil {
				return fail(errOut, err)
			}
		}
		if *each != "" {
			if err := to.Write(*each, func(w io.Writer) error { return writeRecords(w, records) }); err != nil {
				return fail(errOut, err)
			}
		}
		if *asJSON {
			return printJSON(report, out, errOut)
		}
		report.Print(out, *cards)
		return OK
	}}
}

// decksOf finds decks by the names that the game gives them, or reads files. The
// game it returns knows the person's own cards, too.
func decksOf(ctx context.Context, built *games.Registry, g *rules.Game, names []string, errOut io.Writer) (*rules.Game, []rules.Deck, error) {
	switch {
	case len(names) == 0:
		return g, nil, nil
	case len(g.Decks) == 0:
		return nil, nil, fmt.Errorf("%s is played without decks", g.Title)
	}
	desk := deckDesk{built: built, errOut: errOut}
	if err := desk.open(ctx); err != nil {
		return nil, nil, err
	}
	x, err := desk.index(g.Name)
	if err != nil {
		return nil, nil, err
	}
	var all []rules.Deck
	for _, name := range names {
		i := slices.IndexFunc(g.Decks, func(d rules.Deck) bool { return strings.EqualFold(d.Name, name) })
		if i >= 0 {
			all = append(all, g.Decks[i])
			continue
		}
		text, err := readFile(name, decks.LongestText)
		if err != nil {
			var known []string
			for _, d := range g.Decks {
				known = append(known, d.Name)
			}
			return nil, nil, fmt.Errorf("no deck is called %q, nor is that a file: there are %s", name, strings.Join(known, ", "))
		}
		d, unread, err := x.Read(string(text))
		if err == nil && len(unread) > 0 {
			err = errors.New(unread[0].String())
		}
		if err != nil {
			return nil, nil, fmt.Errorf("read the deck %s: %w", name, err)
		}
		all = append(all, d.Rules())
	}
	return x.Game, all, nil
}

// writeRecords writes games in their order, whichever ended first.
func writeRecords(w io.Writer, all []lab.Record) error {
	slices.SortFunc(all, func(a, b lab.Record) int { return a.Number - b.Number })
	e := json.NewEncoder(w)
	for i := range all {
		if err := e.Encode(&all[i]); err != nil {
			return err
		}
	}
	return nil
}

// simulate plays the games of a plan and tells each; progress is told on errOut when it takes long.
func simulate(ctx context.Context, p lab.Plan, errOut io.Writer, each func(g *lab.Played)) (*lab.Report, error) {
	t := lab.NewTally(p)
	start := time.Now()
	bar := newProgress(errOut, p.Games, "games")
	err := lab.Run(ctx, p, func(g *lab.Played) bool {
		t.Add(g)
		each(g)
		bar.set(t.Games())
		return true
	})
	bar.stop()
	return t.Report(time.Since(start)), err
}

// errorsOf is the first error there is.
func errorsOf(all ...error) error {
	for _, err := range all {
		if err != nil {
			return err
		}
	}
	return nil
}

func printJSON(v any, out, errOut io.Writer) int {
	text, err := json.Marshal(v)
	if err == nil {
		_, err = fmt.Fprintf(out, "%s\n", text)
	}
	if err != nil {
		return fail(errOut, fmt.Errorf("print the report: %w", err))
	}
	return OK
}

// perSecond is n in so much time as a rate, rounded to whole numbers.
func perSecond(n int, elapsed time.Duration) float64 {
	return float64(int64(float64(n) / max(elapsed.Seconds(), 1e-9)))
}

// trial is the flags that commands share that let bots play.
type trial struct {
	games, jobs, iterations *int
	seed                    *uint64
	think                   *time.Duration
	cpu, mem                *string
	named                   *string
	options                 map[string]string
}

func trialFlags(f *Flags, games int) *trial {
	t := &trial{
		games:      f.Int("games", games, "play `N` games"),
		seed:       f.Uint64("seed", 1, "deal and choose after the random `SEED`"),
		jobs:       f.Int("jobs", runtime.NumCPU(), "play `N` games at a time; the numbers stay the same"),
		iterations: f.Int("iterations", 0, "search iterations for each choice: `N` (default: those of each level)"),
		think:      f.Duration("think", 0, "let bots think for this `TIME`, as 300ms, instead of a fixed number of iterations"),
		cpu:        f.String("cpuprofile", "", "write a CPU profile to `FILE`, for go tool pprof"),
		mem:        f.String("memprofile", "", "write a profile of allocations to `FILE`"),
		named:      f.String("preset", "", "play a preset of the game by its `NAME`: its seats and options"),
		options:    map[string]string{},
	}
	f.Func("option", "set an option of the game: `NAME=VALUE`, more than once if need be", func(s string) error {
		name, value, ok := strings.Cut(s, "=")
		if !ok {
			return fmt.Errorf("write NAME=VALUE")
		}
		t.options[name] = value
		return nil
	})
	return t
}

func (t *trial) check() error {
	if *t.games < 1 || *t.jobs < 1 || *t.think < 0 || *t.iterations < 0 {
		return fmt.Errorf("games and jobs are at least 1, think and iterations not below 0")
	}
	return nil
}

// preset finds the preset that was named, if one was, and adds its options to those set.
// Seats is how many were asked for, 0 for as many as the preset has.
func (t *trial) preset(g *rules.Game, seats int) (rules.Preset, error) {
	if *t.named == "" {
		return rules.Preset{}, nil
	}
	p, err := g.Preset(*t.named)
	if err != nil {
		return p, err
	}
	if seats != 0 && seats != p.Seats {
		return p, fmt.Errorf("preset %s is for %d seats, not %d", p.Name, p.Seats, seats)
	}
	for name, value := range p.Options {
		if _, set := t.options[name]; !set {
			t.options[name] = value
		}
	}
	return p, nil
}

func (t *trial) budget() bot.Budget { return bot.Budget{Time: *t.think, Iterations: *t.iterations} }
