package library

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/table"
	"feltstack/ui/library/cards"
	"feltstack/ui/library/keep"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// pace is the least time between two things that bots do, so that a person
// can follow.
const pace = 700 * time.Millisecond

// Local is the Library of the program: the games of the registry, kept in a
// file of saves.
type Local struct {
	games []*rules.Game
	store *saves.Store
	open  func(game string) (*cardfile.Pool, error) // a fresh language with the game's own cards
	sets  *sets.Folder

	checker *cards.Checker

	reports *guard.Reporter
	log     *slog.Logger
	pace    time.Duration // least time between what bots do
	think   time.Duration // a bot's time for a choice, 0 for what its level takes

	seed    uint64 // of the first new game, 0 for any
	workers int    // of bots that search

	mu    sync.Mutex
	dealt uint64                  // new games after seed
	cards map[string]*decks.Index // of the games that are played with decks
	own   map[string][]rules.OwnCards

	reloads int // of card sets, so far

	judgements map[int64]judgement // of saved decks

	opening sync.Mutex                // guards words: to fill it takes a while
	words   map[string]*cardfile.Pool // the languages of games

	daily daily
}

// New makes a Library of games whose saves lie in store. People's own card
// sets lie in folder; open gives a game's language with its cards, again each time.
func New(games []*rules.Game, store *saves.Store, folder string, open func(game string) (*cardfile.Pool, error)) *Local {
	return &Local{
		games: games, store: store, open: open, sets: sets.In(folder), checker: cards.NewChecker(open),
		cards: indexes(games), own: map[string][]rules.OwnCards{}, words: map[string]*cardfile.Pool{}, judgements: map[int64]judgement{},
		log: slog.New(slog.DiscardHandler), pace: pace,
	}
}

// Hurried has bots think no longer than so about a choice, and lets nobody wait to see it.
func (s *Local) Hurried(think time.Duration) *Local {
	s.pace, s.think = 0, think
	return s
}

// Watched has the games report crashes and log what they do.
func (s *Local) Watched(reports *guard.Reporter, log *slog.Logger) *Local {
	s.reports, s.log = reports, log
	return s
}

// Repeatable deals new games after a seed, each after the next one, and lets bots
// answer in the same way each time; 0 leaves that to chance. Bots that search with
// several workers get this number, 0 for what the machine has to spare.
func (s *Local) Repeatable(seed uint64, workers int) *Local {
	s.seed, s.workers = seed, workers
	return s
}

// anySeed is the seed of a new game for which nobody has chosen one.
func (s *Local) anySeed() uint64 {
	if s.seed != 0 {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.dealt++
		return s.seed + s.dealt - 1
	}
	for {
		if seed := rand.Uint64() >> 1; seed != 0 {
			return seed
		}
	}
}

// config is how a game begins or goes on that is played.
func (s *Local) config() table.Config {
	return table.Config{Pace: s.pace, Think: s.think, Reports: s.reports, Log: s.log, Luck: s.seed, Workers: s.workers}
}

func (s *Local) find(key string) (*rules.Game, error) {
	for _, g := range s.games {
		if g.Name == key {
			return g, nil
		}
	}
	return nil, words.Problem("saves.unknown_game", "game", key)
}

// whereabouts says how far a game that is known by a name has gone.
func (s *Local) whereabouts(key string, choices, turn int) string {
	if choices == 0 {
		return words.Say("saves.dealt")
	}
	if turn == 0 { // of a draft, say
		return words.Count("saves.before", choices)
	}
	g, err := s.find(key)
	if err != nil { // a newer version knows it
		return words.Count("saves.moves", choices)
	}
	return words.Count("saves.where", choices, "round", table.Round(g, games.Looks(key), turn))
}

// Saved implements Library.
func (s *Local) Saved(ctx context.Context) ([]SavedGame, error) {
	games, err := s.store.ListGames(ctx, saves.Filter{})
	if err != nil {
		return nil, err
	}
	var out []SavedGame
	for _, g := range games {
		title := g.GameKey
		if rules, err := s.find(g.GameKey); err == nil {
			title = rules.Title
		}
		save := SavedGame{
			ID: g.ID, Name: g.Name, Game: title, Seats: g.Seats, Over: g.Status == saves.Finished, Updated: g.Updated,
			Note:  g.Note,
			Where: s.whereabouts(g.GameKey, g.Choices, g.Turn),
		}
		switch g.Status {
		case saves.Finished:
			save.Where = g.Result
		case saves.Broken:
			save.Broken = g.Result
		}
		if save.Picture, err = s.store.Picture(ctx, g.ID); err != nil {
			return nil, err
		}
		out = append(out, save)
	}
	return out, nil
}

// Start implements Library. The seed decides the starting player: the players keep
// their order round the table.
func (s *Local) Start(ctx context.Context, n NewGame) (OpenGame, error) {
	g, err := s.find(n.Game)
	if err != nil {
		return OpenGame{}, err
	}
	seed := n.Seed
	if seed == 0 {
		seed = s.anySeed()
	}
	draw := rules.Seeded(^seed)
	choosers := 0
	if n.Observer {
		choosers = 1 // who stays behind the others
	}
	playing := len(n.Seats) - choosers
	first := draw.IntN(playing)
	if n.First {
		first = 0
	}
	same := n
	same.Seats, same.Seed, same.First = nil, seed, true
	var players []table.Player
	var brought []rules.Deck
	for i := range n.Seats {
		seat := n.Seats[i]
		if i < playing {
			seat = n.Seats[(first+i)%playing]
		}
		players = append(players, table.Player{Name: seat.Name, Bot: seat.Bot})
		same.Seats = append(same.Seats, seat)
		if len(g.Decks) > 0 {
			brought = append(brought, seat.Deck)
		}
	}
	setup := rules.Setup{Seed: seed, RuleOptions: n.Options, Decks: brought, Own: s.needed(n.Game, brought), AskAll: n.AskAll, Choosers: choosers}
	if g, err = g.For(setup); err != nil {
		return OpenGame{}, err
	}
	cfg := s.config()
	cfg.Game, cfg.Setup, cfg.Players, cfg.Clock = g, setup, players, n.Clock
	game, err := keep.Start(ctx, s.store, "", cfg)
	if err != nil {
		return OpenGame{}, err
	}
	var own []int64
	for _, seat := range same.Seats {
		own = append(own, seat.Own)
	}
	if err := s.store.SetGameDecks(ctx, game.ID, own); err != nil && len(g.Decks) > 0 {
		s.log.Warn("a game doesn't know its decks", "error", guard.Plain(err))
	}
	for _, seat := range n.Seats {
		if seat.Own == 0 {
			continue
		}
		if err := s.store.MarkPlayed(ctx, seat.Own); err != nil && !errors.Is(err, saves.ErrNoDeck) {
			s.log.Warn("a deck is not marked as played", "error", guard.Plain(err))
		}
	}
	return s.opened(g, game, n, same), nil
}

// deckAt is the deck of a seat, one without cards for any.
func deckAt(su rules.Setup, seat int) rules.Deck {
	if seat < len(su.Decks) {
		return su.Decks[seat]
	}
	return rules.Deck{}
}

// Open implements Library.
func (s *Local) Open(ctx context.Context, id int64) (OpenGame, error) {
	save, err := s.store.Game(ctx, id)
	if err != nil {
		return OpenGame{}, err
	}
	how, err := keep.Read(save, s.find)
	if err != nil {
		return OpenGame{}, err
	}
	game, err := keep.Open(ctx, s.store, id, s.find, s.config())
	if err != nil {
		return OpenGame{}, err
	}
	again := NewGame{Game: how.Game.Name, Options: how.Setup.RuleOptions, AskAll: how.Setup.AskAll, Clock: how.Clock, Observer: how.Setup.Choosers > 0}
	for _, p := range how.Players {
		again.Seats = append(again.Seats, NewSeat{Name: p.Name, Bot: p.Bot, Deck: deckAt(how.Setup, len(again.Seats))})
	}
	same := again
	same.Seed, same.First = how.Setup.Seed, true
	return s.opened(how.Game, game, again, same), nil
}

func (s *Local) opened(g *rules.Game, game *keep.Kept, setup, same NewGame) OpenGame {
	s.log.Info("game opened", "id", game.ID, "game", g.Name, "rules", g.Version, "seats", len(setup.Seats), "choices", len(game.Line()))
	setup.Seed, setup.First = 0, false // the same again, with other cards
	return OpenGame{ID: game.ID, Session: NewSeated(g, game.Session, s.Picture, true), Setup: setup, Same: same, Flush: game.Flush, Close: game.Close}
}

// Watch implements Library.
func (s *Local) Watch(ctx context.Context, id int64) (OpenGame, error) {
	save, err := s.store.Game(ctx, id)
	if err != nil {
		return OpenGame{}, err
	}
	how, err := keep.Read(save, s.find)
	if err != nil {
		return OpenGame{}, err
	}
	game, err := keep.Open(ctx, s.store, id, s.find, table.Config{Still: true, Reports: s.reports, Log: s.log})
	if err != nil {
		return OpenGame{}, err
	}
	if err := game.View(0).Go(0); err != nil {
		return OpenGame{}, errors.Join(err, game.Close())
	}
	return OpenGame{ID: id, Session: NewWatched(how.Game, game.Session, s.Picture), Close: game.Close}, nil
}

// Branch implements Library.
func (s *Local) Branch(ctx context.Context, id int64, n int) (OpenGame, error) {
	save, err := s.store.Game(ctx, id)
	if err != nil {
		return OpenGame{}, err
	}
	made, err := keep.Branch(ctx, s.store, id, n, words.Say("saves.branch", "name", nameOf(save), "move", n))
	if err != nil {
		return OpenGame{}, err
	}
	game, err := s.Open(ctx, made)
	if err != nil {
		return game, errors.Join(err, s.store.DropFork(ctx, made))
	}
	end := game.Close
	game.Close = func() error { return errors.Join(end(), s.store.DropFork(context.WithoutCancel(ctx), made)) }
	return game, nil
}

// SetNote implements Library.
func (s *Local) SetNote(ctx context.Context, id int64, note string) error {
	return s.store.SetNote(ctx, id, note)
}

// SetPicture implements Library.
func (s *Local) SetPicture(ctx context.Context, id int64, picture []byte) error {
	if s.store.ReadOnly() {
		return nil
	}
	err := s.store.SetPicture(ctx, id, picture)
	if errors.Is(err, saves.ErrNotFound) { // a branch in which nothing was played
		return nil
	}
	return err
}

// Duplicate implements Library.
func (s *Local) Duplicate(ctx context.Context, id int64) error {
	save, err := s.store.Game(ctx, id)
	if err != nil {
		return err
	}
	return keep.Duplicate(ctx, s.store, id, words.Say("common.copy_of", "name", nameOf(save)))
}

// nameOf is what a saved game is called.
func nameOf(g saves.Saved) string {
	if g.Name != "" {
		return g.Name
	}
	return words.List(g.Seats)
}

// Export implements Library.
func (s *Local) Export(ctx context.Context, id int64, to io.Writer) error {
	return keep.Export(ctx, s.store, id, s.find, false, to)
}

// Import implements Library.
func (s *Local) Import(ctx context.Context, from io.Reader, told func(done, of int)) (had int64, note string, err error) {
	f, err := keep.ReadFile(from)
	if err != nil {
		return 0, "", err
	}
	if had, err = keep.Alike(ctx, s.store, f); err == nil || !errors.Is(err, saves.ErrNotFound) {
		return had, "", err
	}
	_, differs, err := keep.Import(ctx, s.store, f, s.find, told)
	if err == nil && differs != nil {
		note = trouble.Text(differs)
	}
	return 0, note, err
}

// Place implements Library.
func (s *Local) Place() string { return s.store.Path() }

// settingsKey is where the settings lie in the saves.
const settingsKey = "ui"

// Settings implements Library. A value that this version can't take, as one of a later version,
// leaves the other settings as they are.
func (s *Local) Settings(ctx context.Context) (Settings, error) {
	set := UsualSettings()
	var alien *json.UnmarshalTypeError
	if _, err := s.store.Setting(ctx, settingsKey, &set); err != nil && !errors.As(err, &alien) {
		return UsualSettings(), err
	}
	return set.Sane(), nil
}

// SetSettings implements Library.
func (s *Local) SetSettings(ctx context.Context, set Settings) error {
	if s.store.ReadOnly() {
		return nil // another window has the file: they hold for this one
	}
	return s.store.SetSetting(ctx, settingsKey, set)
}

// Rename implements Library.
func (s *Local) Rename(ctx context.Context, id int64, name string) error {
	return s.store.Rename(ctx, id, name)
}

// Close closes the saves.
func (s *Local) Close() error {
	defer s.daily.pause()()
	return s.store.Close()
}
