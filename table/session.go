package table

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
	"feltstack/rules/looks"
)

// Player is who sits at a seat.
type Player struct {
	Name string `json:"name"`
	Bot  string `json:"bot,omitempty"` // a level of package bot; "" for a person
}

// Config is how a session is set up.
type Config struct {
	Game    *rules.Game
	Looks   *looks.Game   // how it lies on the table; nil shows nothing of it
	Setup   rules.Setup   // its Seats is taken from Players
	Players []Player      // one for each seat
	Start   *rules.Match  // where play begins, laid out by a scenario; nil deals by Setup
	Store   Store         // nil keeps the game nowhere
	Pace    time.Duration // least time between what bots do, so that people can follow; passing does not count
	Think   time.Duration // a bot's time for one choice, 0 for what its level takes
	Clock   time.Duration // a person's time for one choice, which no bot exceeds; 0 for any
	Written bool          // the end of the match is on disk already; Resume only
	Ahead   []Choice      // what was taken back and can be done again; Resume only
	Still   bool          // the game is only looked at: nobody chooses, bots neither
	Workers int           // of a bot that searches with several, 0 for what the machine has to spare
	// Luck, if not 0, seeds what bots draw by chance. They then think by their
	// number of iterations alone, and never ahead, so that the same choices of people
	// meet the same answers, however fast the machine is.
	Luck    uint64
	Reports *guard.Reporter                        // of crashes; may be nil
	Log     *slog.Logger                           // of how long bots think, and what fails; may be nil
	Bots    func(level string) (bot.Player, error) // makes bots; nil for bot.New
}

// Errors of choices. A window may ignore those that only say that the person
// was faster than the table.
var (
	ErrBusy     = errors.New("the choice before is still being written: choose again in a moment")
	ErrMoved    = errors.New("the table has moved on since: look again")
	ErrNotAsked = errors.New("you are not asked now")
	ErrOver     = errors.New("the game is over")
	ErrNoCancel = errors.New("no declaration to cancel")
	ErrClosed   = errors.New("the game is closed")
	ErrStill    = errors.New("the game is only looked at")
	ErrStuck    = errors.New("the rules can carry out no choice of the bot: please report this game")
)

// Session is one game in progress. Close ends it.
type Session struct {
	game    *rules.Game
	looks   *looks.Game
	setup   rules.Setup
	players []Player
	store   Store
	pace    time.Duration
	think   time.Duration
	workers int
	exact   bool // bots think by iterations, not by the clock
	reports *guard.Reporter
	log     *slog.Logger
	makeBot func(level string) (bot.Player, error)

	mu       sync.Mutex
	live     *rules.Match // as everyone may know it: all that led to it is on disk
	past     []moment     // one for each choice in the line of play
	ahead    []undone     // what was taken back and can be done again, in order
	moves    uint64       // how often live has changed
	clock    clock
	later    laterChoice   // the last choice that was made in advance
	held     bool          // after an undo: nothing goes on until a person acts
	passing  []autoPassing // by seat
	ordered  int           // how many standing orders were given
	hurry    func()        // ends what a bot is at, nil if none thinks
	logs     [][]Line      // by seat; only ever appended to or replaced
	updates  [][]Update    // by seat, and where the game is only looked at by seat again with open hands: what the last changes brought
	next     *change       // on its way to the disk, nil if none
	slow     bool          // and it takes long
	behind   int           // how many scenes the window has still to show
	passes   passing       // of bots, not on their way yet
	stopped  error         // why nothing can be chosen any more
	trouble  error         // why writing fails for now
	version  uint64
	shown    time.Time // when live last changed
	views    []*PlayerView
	watchers map[int]func()
	watches  int
	closed   bool

	wake   chan struct{} // something is to be done
	cancel context.CancelFunc
	done   chan struct{} // closed when the goroutine has ended
	bots   []bot.Player  // by seat, nil for persons; used by the goroutine only
	rng    rules.RNG     // the bots' own luck; used by the goroutine only

	foreseen foresight // what a bot thought of while a person did; used by the goroutine only
	noAhead  bool      // thinking ahead crashed, so nobody does any more; used by the goroutine only
}

// New starts a game and its session.
func New(cfg Config) (*Session, error) {
	s, err := sit(cfg)
	if err != nil {
		return nil, err
	}
	s.start()
	return s, nil
}

// Resume goes on with a game whose choices are known. Where they do not fit
// the rules any more, the session stands still before the first that does not:
// it can be looked at, and Stopped says why.
func Resume(cfg Config, line []Choice) (*Session, error) {
	s, err := sit(cfg)
	if err != nil {
		return nil, err
	}
	if err := s.resume(line); err != nil {
		s.stopped, s.store = err, nil
	}
	if len(line) > 0 {
		s.forget()
	}
	if s.stopped == nil || cfg.Still {
		for _, c := range cfg.Ahead {
			s.ahead = append(s.ahead, undone{c.Key, c.Seat, c.Turn, false, c.Late})
		}
	}
	if s.live.S.Over && s.store != nil && len(line) > 0 && !cfg.Written {
		s.store.Finish(s.outcome()) // it ended, but that was not written any more
	}
	s.start()
	return s, nil
}

// sit sets up the match and everything but the goroutine.
func sit(cfg Config) (s *Session, err error) {
	err = guard.Try("setting up a game", func() (err error) {
		s, err = seated(cfg)
		return err
	})
	if guard.Find(err) != nil {
		cfg.Reports.Report(err, guard.Note{Title: "Game", Text: fmt.Sprintf("%s, rules %s, %+v", cfg.Game.Name, cfg.Game.Version, cfg.Setup)})
		return nil, fmt.Errorf("set up the game: %w", err)
	}
	return s, err
}

func seated(cfg Config) (*Session, error) {
	n := len(cfg.Players)
	if cfg.Looks == nil {
		cfg.Looks = &looks.Game{}
	}
	m, err := dealt(cfg)
	if err != nil {
		return nil, fmt.Errorf("set up the game: %w", err)
	}
	for _, p := range cfg.Players {
		m.Names = append(m.Names, p.Name)
	}
	s := &Session{
		game: cfg.Game, looks: cfg.Looks, setup: m.Setup, players: slices.Clone(cfg.Players), store: cfg.Store,
		pace: cfg.Pace, think: cfg.Think, workers: cfg.Workers, exact: cfg.Luck != 0, live: m, reports: cfg.Reports, makeBot: cfg.Bots, log: cfg.Log,
		logs: make([][]Line, n), updates: make([][]Update, n), watchers: map[int]func(){}, version: 1,
		passing: make([]autoPassing, n), clock: newClock(cfg.Clock),
		wake: make(chan struct{}, 1), done: make(chan struct{}), bots: make([]bot.Player, n), rng: luck(),
	}
	if s.exact {
		s.rng = rules.Seeded(cfg.Luck)
	}
	if cfg.Still {
		s.stopped, s.store = ErrStill, nil
		s.updates = make([][]Update, 2*n)
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	if s.makeBot == nil {
		s.makeBot = bot.New
	}
	for i, p := range s.players {
		if p.Bot != "" {
			if s.bots[i], err = s.makeBot(p.Bot); err != nil {
				return nil, fmt.Errorf("seat %d: %w", i+1, err)
			}
		}
		s.views = append(s.views, &PlayerView{session: s, seat: rules.Seat(i)})
	}
	for i := range s.passing {
		s.passing[i].turned = cfg.Looks.Turned
		s.passing[i].Full, s.passing[i].begun = true, cfg.Start != nil // a table that is laid out may begin anywhere
	}
	t := s.narrate(m)
	t.follower = s.follow(m)
	if err := m.Run(); err != nil {
		return nil, fmt.Errorf("set up the game: %w", err)
	}
	m.Listen = nil
	s.logs, s.moves = t.lines, 1
	s.remember(t.follower.end(false))
	for i := range s.passing {
		p := &s.passing[i]
		p.quiet, p.theirs = p.onTable(m, rules.NoSeat), p.onTable(m, rules.Seat(i))
	}
	return s, nil
}

// dealt is the match of which nothing has run, or a copy of the one to begin with.
func dealt(cfg Config) (*rules.Match, error) {
	if cfg.Start == nil {
		cfg.Setup.Seats = len(cfg.Players) - cfg.Setup.Choosers // who only chooses sits behind the others
		return rules.Prepare(cfg.Game, cfg.Setup)
	}
	if seats := int(cfg.Start.S.SeatCount); seats != len(cfg.Players) {
		return nil, fmt.Errorf("the match is laid out for %d seats, not %d", seats, len(cfg.Players))
	}
	return cfg.Start.Copy(), nil
}

func (s *Session) start() {
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	s.shown = time.Now()
	s.windUp(s.live)
	guard.Go("a game", func() error { s.run(ctx); return nil }, func(error) { close(s.done) })
}

// Close ends the session: bots stop thinking, nothing can be chosen any more. It
// waits for that, some milliseconds. What was chosen is in the store's hands.
func (s *Session) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.cancel()
	<-s.done
}

// PlayerView is the game as seat p sees and plays it.
func (s *Session) View(p int) *PlayerView { return s.views[p] }

// Game is what is played.
func (s *Session) Game() *rules.Game { return s.game }

// Setup is how the match began.
func (s *Session) Setup() rules.Setup { return s.setup }

// Players are who sits at the seats.
func (s *Session) Players() []Player { return slices.Clone(s.players) }

// People lists the seats of persons.
func (s *Session) People() []int {
	var people []int
	for i, p := range s.players {
		if p.Bot == "" {
			people = append(people, i)
		}
	}
	return people
}

// Asked is the seat that is to choose, -1 if none is.
func (s *Session) Asked() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return int(s.asked())
}

func (s *Session) asked() rules.Seat {
	if s.live.S.Over || s.stopped != nil {
		return rules.NoSeat
	}
	return s.live.S.Decision.Seat
}

// Line is the line of play: every choice that counts, in order.
func (s *Session) Line() []Choice {
	s.mu.Lock()
	defer s.mu.Unlock()
	line := make([]Choice, len(s.past))
	for i := range s.past {
		line[i] = s.past[i].choice
	}
	return line
}

// Stopped is why the game can only be looked at, nil if it goes on. A game
// that does not replay gives a *Differs.
func (s *Session) Stopped() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stopped
}

// Outcome is how the match ended; ok is false while it goes on.
func (s *Session) Outcome() (o Outcome, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.live.S.Over {
		return Outcome{}, false
	}
	return s.outcome(), true
}

// Trouble says that choices do not get on disk for now, or with nil that they
// do again. Choices wait meanwhile; what is seen does not change.
func (s *Session) Trouble(err error) {
	s.mu.Lock()
	s.trouble = err
	s.wind()
	s.version++
	s.mu.Unlock()
	s.report(err)
	if err != nil {
		s.log.Error("can't save a game", "error", guard.Plain(err))
	} else {
		s.log.Info("the game can be saved again")
	}
	s.notify()
}

// Watch calls f, on any goroutine, whenever what Views show has changed, until
// stop is called. f must neither wait nor close the session.
func (s *Session) Watch(f func()) (stop func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	id := s.watches
	s.watches++
	s.watchers[id] = f
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.watchers, id)
	}
}

func (s *Session) notify() {
	s.mu.Lock()
	all := make([]func(), 0, len(s.watchers))
	for _, f := range s.watchers {
		all = append(all, f)
	}
	s.mu.Unlock()
	for _, f := range all {
		f()
	}
}
