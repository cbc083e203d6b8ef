// Package lab lets bots play many games against each other and counts what
// there is to learn from them: who wins, how soon, in which way, with which
// cards.
//
// Reading order: lab.go (a plan and how it is carried out), game.go (one game),
// tally.go (what is counted), held.go and versus.go (by cards in hand and by decks),
// report.go (what comes of it), table.go (that as a table), duel.go (which of two
// players is stronger), chance.go (how sure that is).
package lab

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
)

// Plan says what is played. The same plan gives the same games, whatever Jobs
// is, unless Budget has a time.
type Plan struct {
	Game        *rules.Game
	Players     []string // by the names of package bot
	Seats       int      // at the table; 0: one for each player. Where there are more, the players take them in turn
	Games       int
	Seed        uint64
	Fixed       bool // the players keep their seats; else each deal is played once in every order
	Jobs        int  // games at a time, at least 1
	Budget      bot.Budget
	RuleOptions map[string]string // options of the game
	Decks       []rules.Deck      // what the players bring, in their order; nil leaves it to the game
	// Field is what the others play with against the deck of the first player: each of these
	// for the deals of a round, then the next; nil: the decks of their own.
	Field []rules.Deck
	Begin func() // called on the goroutine of each job, before its first game; may be nil
}

// Check returns what is wrong with a plan.
func (p *Plan) Check() error {
	for _, name := range p.Players {
		if _, err := bot.New(name); err != nil {
			return err
		}
	}
	if err := p.Game.CheckSeats(p.seats()); err != nil {
		return err
	}
	if p.seats() < len(p.Players) {
		return fmt.Errorf("there are %d seats for %d players", p.seats(), len(p.Players))
	}
	if p.Games < 1 || p.Jobs < 1 {
		return fmt.Errorf("games and jobs are at least 1, not %d and %d", p.Games, p.Jobs)
	}
	if p.Decks != nil && len(p.Decks) != len(p.Players) {
		return fmt.Errorf("there are %d decks for %d players", len(p.Decks), len(p.Players))
	}
	if p.Field != nil && (p.Decks == nil || len(p.Players) < 2) {
		return fmt.Errorf("a field of decks needs a deck to play against it")
	}
	for i := range max(len(p.Field), 1) {
		if _, err := rules.New(p.Game, p.setup(i*len(p.Players))); err != nil {
			return err
		}
	}
	return nil
}

// setup is how game i begins.
func (p *Plan) setup(i int) rules.Setup {
	seed, shift := p.deal(i)
	su := rules.Setup{Seats: p.seats(), Seed: seed, RuleOptions: p.RuleOptions}
	for seat := range p.seats() {
		if p.Decks != nil {
			su.Decks = append(su.Decks, p.deck(i, p.at(seat, shift)))
		}
	}
	return su
}

// deck is what player k plays game i with.
func (p *Plan) deck(i, k int) rules.Deck {
	if k == 0 || p.Field == nil {
		return p.Decks[k]
	}
	return p.Field[(i/len(p.Players)+k-1)%len(p.Field)]
}

func (p *Plan) seats() int { return cmp.Or(p.Seats, len(p.Players)) }

// at is the place in Players of who sits at a seat.
func (p *Plan) at(seat, shift int) int {
	n := len(p.Players)
	return (seat - shift + n) % n
}

// deal is the seed of game i, and shift how many seats its players have moved on.
func (p *Plan) deal(i int) (seed uint64, shift int) {
	if p.Fixed {
		return p.Seed + uint64(i), 0
	}
	n := len(p.Players)
	return p.Seed + uint64(i/n), i % n
}

// Run plays the games of a plan. Each finished one is told to each, never two
// at a time but in any order; it is used again afterwards. If each
// returns false no more games begin. A context that ends breaks the games in
// progress off and isn't an error.
func Run(ctx context.Context, p Plan, each func(g *Played) bool) error {
	if err := p.Check(); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var (
		mu      sync.Mutex
		next    int
		workers guard.Group
	)
	take := func() int {
		mu.Lock()
		defer mu.Unlock()
		next++
		return next - 1
	}
	tell := func(g *Played) bool {
		mu.Lock()
		defer mu.Unlock()
		return each(g)
	}
	for range min(p.Jobs, p.Games) {
		workers.Go("a game between bots", func() error {
			g := Played{plan: &p}
			if p.Begin != nil {
				p.Begin()
			}
			for i := take(); i < p.Games && ctx.Err() == nil; i = take() {
				err := guard.Try("a game between bots", func() error { return g.play(ctx, i) })
				if ctx.Err() != nil && guard.Find(err) == nil {
					return nil
				}
				if err == nil && tell(&g) {
					continue
				}
				stop()
				if guard.Find(err) != nil {
					err = fmt.Errorf("seed %d, choice %d: %w", g.Deal, g.Choices+1, err)
				}
				return err
			}
			return nil
		})
	}
	return workers.Wait()
}

// Split reads a list of players, separated by commas.
func Split(list string) []string {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	names := strings.Split(list, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return slices.Clip(names)
}
