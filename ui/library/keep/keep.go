// Package keep ties games in progress to a saves file: a session whose choices
// are written, and a saved game that goes on as a session.
package keep

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/words"
)

// Kept is a session that is saved while it is played.
type Kept struct {
	*table.Session
	ID     int64 // in the saves file
	writer *saves.Writer
}

// setup is saves.Saved.Setup: all that a session needs beside its choices.
type setup struct {
	Rules   rules.Setup    `json:"rules"`
	Players []table.Player `json:"players"`
	Clock   time.Duration  `json:"clock,omitempty"` // a person's time for a choice
}

// SetupError says that what a saved game was set up with can't be read.
type SetupError struct{ Cause error }

// Said is the error for the window, without its cause.
func (e *SetupError) Said() string { return words.Say("reason.unreadable") }

func (e *SetupError) Error() string { return fmt.Sprintf("%s (%v)", e.Said(), e.Cause) }

func (e *SetupError) Unwrap() error { return e.Cause }

// flushTime is how long Close waits for what is not written yet.
const flushTime = 3 * time.Second

// Start creates a save called name and begins to play it. Of cfg, Store
// and Looks are set here.
func Start(ctx context.Context, st *saves.Store, name string, cfg table.Config) (*Kept, error) {
	cfg.Setup.Game, cfg.Setup.Seats = cfg.Game.Name, len(cfg.Players)-cfg.Setup.Choosers
	cfg.Players = named(cfg.Players)
	if _, err := rules.Prepare(cfg.Game, cfg.Setup); err != nil {
		return nil, fmt.Errorf("start a game: %w", err) // before anything is written
	}
	how, err := json.Marshal(setup{cfg.Setup, cfg.Players, cfg.Clock})
	if err != nil {
		return nil, fmt.Errorf("start a game: %w", err)
	}
	var seats []string
	for _, p := range cfg.Players {
		seats = append(seats, p.Name)
	}
	id, err := st.CreateGame(ctx, saves.Saved{
		Name: name, GameKey: cfg.Game.Name, Setup: how, Seed: cfg.Setup.Seed, RulesVersion: cfg.Game.Version,
		CardsHash: CardsHash(cfg.Game), Seats: seats,
	})
	if err != nil {
		return nil, err
	}
	return play(st, id, cfg, nil, true)
}

// Open goes on with a saved game. find builds the rules of its game; of cfg,
// Game, Setup, Players and Clock are set here. A game that does not replay under today's
// rules is marked as broken and can be looked at up to there; its choices stay
// as they are. From a file opened for reading a game can only be looked at.
func Open(ctx context.Context, st *saves.Store, id int64, find func(name string) (*rules.Game, error), cfg table.Config) (*Kept, error) {
	g, err := st.Game(ctx, id)
	if err != nil {
		return nil, err
	}
	how, err := Read(g, find)
	if err != nil {
		return nil, err
	}
	cfg.Game, cfg.Setup, cfg.Players, cfg.Clock = how.Game, how.Setup, how.Players, how.Clock
	log, err := st.Log(ctx, id)
	if err != nil {
		return nil, err
	}
	live, redo := saves.Line(log)
	line := choices(live)
	cfg.Ahead = choices(redo)
	cfg.Still = cfg.Still || st.ReadOnly()
	cfg.Written = g.Status == saves.Finished
	if cfg.Still {
		return play(st, id, cfg, line, false)
	}
	if g.Status == saves.Broken {
		if err := st.Mend(ctx, id); err != nil {
			return nil, err
		}
	}
	game, err := play(st, id, cfg, line, true)
	if err != nil {
		return nil, err
	}
	if stopped := game.Stopped(); stopped != nil {
		if err := st.MarkBroken(ctx, id, stopped.Error()); err != nil {
			return nil, errors.Join(err, game.Close())
		}
	}
	return game, nil
}

// Read gives what a saved game was set up with: its rules, the match, the players and
// the clock. It fails with a SetupError where that can't be read.
func Read(g saves.Saved, find func(name string) (*rules.Game, error)) (table.Config, error) {
	var how setup
	if err := json.Unmarshal(g.Setup, &how); err != nil {
		return table.Config{}, fmt.Errorf("read game %d: %w", g.ID, &SetupError{err})
	}
	game, err := find(g.GameKey)
	if err != nil {
		return table.Config{}, fmt.Errorf("open game %d: %w", g.ID, err)
	}
	if game, err = game.For(how.Rules); err != nil {
		return table.Config{}, fmt.Errorf("open game %d with its own cards: %w", g.ID, err)
	}
	return table.Config{Game: game, Setup: how.Rules, Players: named(how.Players), Clock: how.Clock}, nil
}

// named is players with names that can be shown.
func named(players []table.Player) []table.Player {
	players = slices.Clone(players)
	for i := range players {
		players[i].Name = cmp.Or(names.Name(players[i].Name), seatTitle(i))
	}
	return players
}

func choices(saved []saves.Choice) []table.Choice {
	line := make([]table.Choice, len(saved))
	for i, c := range saved {
		line[i] = table.Choice(c)
	}
	return line
}

// play makes a session of a save. Without write nothing is saved any more.
func play(st *saves.Store, id int64, cfg table.Config, line []table.Choice, write bool) (*Kept, error) {
	g := &Kept{ID: id}
	cfg.Looks = games.Looks(cfg.Game.Name)
	var session atomic.Pointer[table.Session] // the writer may be in trouble before there is one
	if write {
		// The writer lives as long as the game: Close ends it.
		g.writer = st.StartWriter(context.Background(), id, len(line), func(err error) {
			if s := session.Load(); s != nil {
				s.Trouble(err)
			}
		})
		cfg.Store = store{g.writer, func() []string { return deckNames(cfg) }}
	}
	s, err := table.Resume(cfg, line)
	if err != nil {
		if g.writer != nil {
			err = errors.Join(err, g.writer.Close())
		}
		return nil, err
	}
	session.Store(s)
	g.Session = s
	return g, nil
}

// Close ends the session and waits until its choices are on disk, a few
// seconds at most. The error says what is not.
func (g *Kept) Close() error {
	g.Session.Close()
	if g.writer == nil {
		return nil
	}
	return errors.Join(g.Flush(), g.writer.Close())
}

// Flush writes at once what could not be written, instead of after a pause, and
// waits until all choices are on disk, a few seconds at most. The error says what
// is not; it is tried again.
func (g *Kept) Flush() error {
	if g.writer == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), flushTime)
	defer cancel()
	g.writer.Retry()
	return g.writer.Flush(ctx)
}

// store is a saves.Writer as a table.Store.
type store struct {
	w     *saves.Writer
	decks func() []string // what they play with is called
}

func (s store) Append(c table.Choice) table.Ack { return s.w.Append(saves.Choice(c)) }
func (s store) Truncate(n int) table.Ack        { return s.w.Truncate(n) }
func (s store) Finish(o table.Outcome) table.Ack {
	return s.w.Finish(saves.Outcome{Winners: o.Winners, Points: o.Points, Text: o.Text, Decks: s.decks()})
}

// CardsHash names what the cards of a game say, so that a save tells which
// cards it was played with.
func CardsHash(g *rules.Game) string {
	h := fnv.New64a()
	for _, d := range g.Defs {
		h.Write([]byte(strings.Join([]string{d.Name, d.Short, d.Type, d.Text, ""}, "\x00")))
	}
	return strconv.FormatUint(h.Sum64(), 16)
}
