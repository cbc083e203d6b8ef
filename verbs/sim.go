package verbs

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
)

// simReport is what sim --json prints.
type simReport struct {
	Game      string   `json:"game"`
	Games     int      `json:"games"`
	Seed      uint64   `json:"seed"`
	Seats     []string `json:"seats"`
	Wins      []int    `json:"wins"` // in the order of Seats
	Draws     int      `json:"draws"`
	Choices   int      `json:"choices"`
	LengthP50 int      `json:"length_p50"` // choices of the median game
	StepsPerS float64  `json:"steps_per_s"`
}

// simulation plays games between bots.
type simulation struct {
	game   *rules.Game
	seats  []string // levels of the players
	games  int
	seed   uint64
	fixed  bool
	jobs   int
	budget bot.Budget
}

// simLongest is more choices than a game of any rules should take.
const simLongest = 100_000

func simVerb() Verb {
	return Verb{"sim", "play games between bots and count who wins", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("sim GAME [flags]", "Plays games between bots without a window and counts wins, draws and choices.\n"+
			"Players change places from game to game, and each deal is played once in every order of the seats.\n"+
			"The same seed gives the same games, unless --think is set.",
			"sim vastrix --seats random,bot --games 200 --json")
		seats := f.String("seats", "", "who plays, separated by commas: `LEVELS` of "+strings.Join(bot.Names(), ", ")+" (default: random at each seat)")
		count := f.Int("games", 100, "play `N` games")
		seed := f.Uint64("seed", 1, "deal and choose after the random `SEED`")
		fixed := f.Bool("fixed-seats", false, "leave the players where they are named: the first one begins")
		asJSON := f.Bool("json", false, "print one JSON object")
		jobs := f.Int("jobs", runtime.NumCPU(), "play `N` games at a time")
		think := f.Duration("think", 0, "let bots think for this `TIME`, as 300ms, instead of a fixed number of worlds")
		worlds := f.Int("worlds", 0, "let bots imagine `N` worlds for each choice (default: what the level does)")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) != 1 {
			return f.Misuse(errOut, "sim needs the name of one game")
		}
		if *count < 1 || *jobs < 1 || *think < 0 || *worlds < 0 {
			return f.Misuse(errOut, "games and jobs are at least 1, think and worlds not below 0")
		}
		game, err := games.Find(rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		s := simulation{
			game: game, games: *count, seed: *seed, fixed: *fixed, jobs: *jobs, budget: bot.Budget{Time: *think, Worlds: *worlds},
		}
		if s.seats, err = simSeats(game, *seats); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		report, err := s.run(ctx, errOut)
		if err != nil {
			return fail(errOut, err)
		}
		if *asJSON {
			return printJSON(report, out, errOut)
		}
		report.print(out)
		return OK
	}}
}

// simSeats reads a list of levels.
func simSeats(g *rules.Game, list string) ([]string, error) {
	if list == "" {
		return slices.Repeat([]string{"random"}, g.MinSeats), nil
	}
	seats := strings.Split(list, ",")
	for i := range seats {
		seats[i] = strings.TrimSpace(seats[i])
		if _, err := bot.New(seats[i]); err != nil {
			return nil, err
		}
	}
	if len(seats) < g.MinSeats || len(seats) > g.MaxSeats {
		return nil, fmt.Errorf("%s is for %d to %d seats, not %d", g.Title, g.MinSeats, g.MaxSeats, len(seats))
	}
	return seats, nil
}

// played is how one game went.
type played struct {
	winners rules.SeatSet // seats at the table
	choices int
	err     error
}

// run plays all games; progress is told on errOut when it takes long.
func (s *simulation) run(ctx context.Context, errOut io.Writer) (*simReport, error) {
	results := make([]played, s.games)
	var next, done atomic.Int64
	start := time.Now()
	stop := progress(errOut, func() string { return fmt.Sprintf("%d of %d games", done.Load(), s.games) })
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var wg sync.WaitGroup
	for range min(s.jobs, s.games) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < s.games && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				results[i] = s.play(ctx, i)
				if results[i].err != nil {
					cancel()
				}
				done.Add(1)
			}
		})
	}
	wg.Wait()
	stop()
	elapsed := time.Since(start)
	for i := range results {
		if err := results[i].err; err != nil && ctx.Err() != nil && err != ctx.Err() {
			return nil, err
		}
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("stopped after %d of %d games", done.Load(), s.games)
	}
	return s.report(results, elapsed), nil
}

// deal is the seed of game i, and shift how far its players have moved on.
func (s *simulation) deal(i int) (seed uint64, shift int) {
	if s.fixed {
		return s.seed + uint64(i), 0
	}
	n := len(s.seats)
	return s.seed + uint64(i/n), i % n
}

// play plays game i.
func (s *simulation) play(ctx context.Context, i int) (p played) {
	seed, shift := s.deal(i)
	n := len(s.seats)
	m, err := rules.New(s.game, rules.Setup{Seats: n, Seed: seed})
	if err != nil {
		p.err = err
		return p
	}
	players := make([]bot.Player, n)
	luck := make([]rules.RNG, n)
	for k, level := range s.seats {
		seat := (k + shift) % n
		if players[seat], p.err = bot.New(level); p.err != nil {
			return p
		}
		luck[seat] = rules.Seeded(seed*uint64(2*n) + uint64(i%n)*uint64(n) + uint64(k) ^ 0x5eed)
	}
	var view rules.Match
	for ; !m.S.Over; p.choices++ {
		if p.err = ctx.Err(); p.err != nil {
			return p
		}
		if p.choices == simLongest {
			p.err = fmt.Errorf("the game with seed %d does not end within %d choices", seed, simLongest)
			return p
		}
		seat := m.S.Decision.Seat
		m.View(seat, &view)
		option := players[seat].Choose(ctx, &view, seat, s.budget, &luck[seat])
		if err := m.Choose(option); err != nil {
			p.err = fmt.Errorf("the game with seed %d breaks off at choice %d: %w", seed, p.choices+1, err)
			return p
		}
	}
	p.winners = m.S.Winners
	return p
}

func (s *simulation) report(results []played, elapsed time.Duration) *simReport {
	n := len(s.seats)
	r := &simReport{Game: s.game.Name, Games: s.games, Seed: s.seed, Seats: s.seats, Wins: make([]int, n)}
	var lengths []int
	for i, p := range results {
		_, shift := s.deal(i)
		for k := range n {
			if p.winners.Has(rules.Seat((k + shift) % n)) {
				r.Wins[k]++
			}
		}
		if p.winners == 0 {
			r.Draws++
		}
		r.Choices += p.choices
		lengths = append(lengths, p.choices)
	}
	slices.Sort(lengths)
	r.LengthP50 = lengths[len(lengths)/2]
	r.StepsPerS = perSecond(r.Choices, elapsed)
	return r
}

func (r *simReport) print(out io.Writer) {
	fmt.Fprintf(out, "%s: %d games from seed %d\n", r.Game, r.Games, r.Seed)
	for i, seat := range r.Seats {
		fmt.Fprintf(out, "  %-10s %6d wins  %5.1f %%\n", seat, r.Wins[i], 100*float64(r.Wins[i])/float64(r.Games))
	}
	fmt.Fprintf(out, "  %-10s %6d\n", "draws", r.Draws)
	fmt.Fprintf(out, "%d choices, %d in the median game, %.0f a second\n", r.Choices, r.LengthP50, r.StepsPerS)
}

// perSecond is n in so much time as a rate, rounded to whole numbers.
func perSecond(n int, elapsed time.Duration) float64 {
	return float64(int64(float64(n) / max(elapsed.Seconds(), 1e-9)))
}

// progress writes a line about work in progress every few seconds until stop.
func progress(w io.Writer, what func() string) (stop func()) {
	tick := time.NewTicker(3 * time.Second)
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-tick.C:
				fmt.Fprintf(w, "feltstack: %s\n", what())
			case <-end:
				return
			}
		}
	}()
	return func() {
		tick.Stop()
		close(end)
		<-ended
	}
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

// fail tells an error and returns Failed.
func fail(errOut io.Writer, err error) int {
	fmt.Fprintf(errOut, "feltstack: %v\n", err)
	return Failed
}
