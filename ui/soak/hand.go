package soak

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks/form"
	"feltstack/rules/games"
)

// tables is what a game can be played with: each way it is built, alone and
// with every set of people's cards.
type tables struct {
	base   *rules.Game
	ways   []way
	preset rules.Preset // that all games have; without seats: any
}

// way is a game with some cards.
type way struct {
	game *rules.Game
	form form.Deck
	own  []rules.OwnCards
	pool map[string][]string // the cards that decks may have, by section
	mine map[string][]string // those of own among them
}

func newTables(g *rules.Game, more []rules.OwnCards) (*tables, error) {
	t := &tables{base: g, ways: []way{newWay(g, nil)}}
	if g.Extend == nil {
		return t, nil
	}
	own, err := ownSets(g.Name)
	if err != nil {
		return nil, err
	}
	for _, o := range append(own, more...) {
		only := []rules.OwnCards{o}
		with, err := g.For(rules.Setup{Own: only})
		if err != nil {
			return nil, fmt.Errorf("cards to play %s with: %w", g.Title, err)
		}
		t.ways = append(t.ways, newWay(with, only))
	}
	return t, nil
}

// ownSets reads the cards such as people make that a game has in its folder own.
func ownSets(game string) ([]rules.OwnCards, error) {
	const folder = "own"
	files, err := fs.ReadDir(games.Guides(game), folder)
	if err != nil {
		return nil, nil // a game that we have no cards for
	}
	var all []rules.OwnCards
	for _, f := range files {
		text, err := fs.ReadFile(games.Guides(game), path.Join(folder, f.Name()))
		if err != nil {
			return nil, err
		}
		all = append(all, rules.OwnCards{Set: strings.TrimSuffix(f.Name(), path.Ext(f.Name())), Cards: string(text)})
	}
	return all, nil
}

func newWay(g *rules.Game, own []rules.OwnCards) way {
	w := way{game: g, form: games.Form(g.Name), own: own, pool: map[string][]string{}, mine: map[string][]string{}}
	if !g.BuildsDecks() {
		return w
	}
	for i := 1; i < len(g.Defs); i++ {
		d := &g.Defs[i]
		if !w.form.MayHold(d) || w.barred(d) {
			continue
		}
		part := w.form.Parts[0].Name
		if w.form.PartOf != nil {
			part = w.form.PartOf(d)
		}
		w.pool[part] = append(w.pool[part], d.Name)
		if d.Set != "" {
			w.mine[part] = append(w.mine[part], d.Name)
		}
	}
	return w
}

// barred reports whether no deck is legal that has the card: what the game says
// of a deck of nothing else is more than it says of an empty one.
func (w *way) barred(d *rules.Def) bool {
	if w.game.CheckDeck == nil {
		return false
	}
	return len(w.game.CheckDeck(&rules.Deck{Cards: []rules.DeckLine{{N: 1, Card: d.Name}}})) > len(w.game.CheckDeck(&rules.Deck{}))
}

// kind is what games are played of: all that a game can be played with, or one row of it.
type kind struct {
	*tables
	number int  // of the row, from 1
	row    *row // nil for any
}

// kinds is the game with any hand, or the rows of a covering array, all or one.
func (t *tables) kinds(strength, only int) ([]kind, error) {
	if strength == 0 {
		return []kind{{tables: t}}, nil
	}
	rows, err := rowsOf(t.base, strength)
	if err != nil {
		return nil, err
	}
	if only > len(rows) {
		return nil, fmt.Errorf("%s has %d rows, not %d", t.base.Title, len(rows), only)
	}
	var all []kind
	for i := range rows {
		if only == 0 || only == i+1 {
			all = append(all, kind{t, i + 1, &rows[i]})
		}
	}
	return all, nil
}

// hand is what a seed plays.
type hand struct {
	game    *rules.Game // with the cards of setup
	base    *rules.Game // without people's own
	setup   rules.Setup
	players []string // by the names of package bot
	workers int      // of players who search
	saved   bool     // goes through a saves file
	row     int      // of a covering array, 0 for none
	sampled int      // at one in how many decisions a determinization is played on
	samples []string // who may play it on, by the names of package bot
	rng     rules.RNG
}

// mostWorkers is how many search for one player at most.
const mostWorkers = 3

// One in how many games goes through a saves file, and at one in how many decisions a
// determinization is played on: fewer in the rows of a covering array, of which many games
// are played.
const (
	savedEvery, savedEveryInRows     = 5, 50
	sampledEvery, sampledEveryInRows = 12, 96
)

// sampleHands are who plays on in a determinization; chance does most of it.
var sampleHands = []string{"random", "random", "random", "policy", "greedy", "learner:8"}

// Players and how often one in how many seats has them. Those who think do with
// few iterations, so that there are many games.
var seated = []struct {
	name  string
	parts int
}{
	{"random", 10}, {"policy", 2}, {"greedy", 4}, {"learner:16", 2}, {"casual:16", 2}, {"strong:24", 1}, {"expert:32", 1},
}

// rowPlayer plays the rows of a covering array, determinizations too: it comes anywhere.
const rowPlayer = "random"

// deal is what a seed plays.
func (t kind) deal(seed uint64) (*hand, error) {
	h := &hand{rng: rules.Seeded(seed ^ 0x50a4), row: t.number}
	rng := &h.rng
	w := &t.ways[0]
	if len(t.ways) > 1 && rng.IntN(2) == 0 {
		w = &t.ways[1+rng.IntN(len(t.ways)-1)]
	}
	g := w.game
	h.game, h.base = g, t.base
	h.setup = rules.Setup{Game: g.Name, Seats: g.MinSeats + rng.IntN(g.MaxSeats-g.MinSeats+1), Seed: seed, Own: w.own}
	switch {
	case t.row != nil:
		h.setup.Seats, h.setup.Choosers, h.setup.RuleOptions = t.row.seats, t.row.choosers, t.row.options
	case t.preset.Seats > 0:
		h.setup.Seats, h.setup.RuleOptions = t.preset.Seats, t.preset.Options
	case rng.IntN(3) > 0 && len(g.RuleOptions) > 0:
		h.options()
	}
	all := 0
	for _, s := range seated {
		all += s.parts
	}
	for range h.setup.Seats + h.setup.Choosers {
		n := rng.IntN(all)
		i := slices.IndexFunc(seated, func(s struct {
			name  string
			parts int
		}) bool {
			n -= s.parts
			return n < 0
		})
		h.players = append(h.players, seated[i].name)
		if t.row != nil {
			h.players[len(h.players)-1] = rowPlayer
		}
	}
	if g.BuildsDecks() {
		if err := h.decks(w, seed); err != nil {
			return nil, err
		}
	}
	h.workers = 1 + rng.IntN(mostWorkers)
	saved := savedEvery
	h.sampled, h.samples = sampledEvery, sampleHands
	if t.row != nil {
		saved = savedEveryInRows
		h.sampled, h.samples = sampledEveryInRows, []string{rowPlayer}
	}
	h.saved = rng.IntN(saved) == 0
	return h, nil
}

// options sets the options of the game, and seats an observer now and then, as the game
// allows them together.
func (h *hand) options() {
	for range 100 {
		h.setup.RuleOptions, h.setup.Choosers = map[string]string{}, 0
		for _, s := range h.game.RuleOptions {
			h.setup.RuleOptions[s.Name] = s.Values[h.rng.IntN(len(s.Values))]
		}
		if h.game.Choosers > 0 && h.rng.IntN(4) == 0 {
			h.setup.Choosers = 1
		}
		if _, err := rules.Prepare(h.game, h.setup); err == nil {
			return
		}
	}
	h.setup.RuleOptions, h.setup.Choosers = nil, 0
}

// decks gives every seat a deck: those of the game in all pairings, one after
// the other, or one of any cards that are legal together.
func (h *hand) decks(w *way, seed uint64) error {
	built := len(w.own) > 0 || h.rng.IntN(3) == 0
	for p := range uint64(h.setup.Seats) {
		if n := uint64(len(h.game.Decks)); n > 0 && (!built || h.rng.IntN(4) == 0) {
			place := seed
			for range p {
				place /= n
			}
			h.setup.Decks = append(h.setup.Decks, h.game.Decks[place%n])
			continue
		}
		d, err := h.deck(w)
		if err != nil {
			return err
		}
		h.setup.Decks = append(h.setup.Decks, d)
	}
	return nil
}

// deck is a legal deck of any cards, half of them people's own where there are such.
func (h *hand) deck(w *way) (rules.Deck, error) {
	d := rules.Deck{Name: "Any"}
	for _, part := range w.form.Parts {
		n := map[string]int{}
		size := 0
		for tries := 0; size < part.Least; tries++ {
			pool := w.pool[part.Name]
			if mine := w.mine[part.Name]; len(mine) > 0 && h.rng.IntN(2) == 0 {
				pool = mine
			}
			if len(pool) == 0 || tries > 100*part.Least {
				return d, fmt.Errorf("%s has too few cards for a deck", h.game.Title)
			}
			card := pool[h.rng.IntN(len(pool))]
			if most := w.form.Copies; most == 0 || n[card] < most {
				n[card]++
				size++
			}
		}
		for _, card := range slices.Sorted(maps.Keys(n)) {
			d.Cards = append(d.Cards, rules.DeckLine{N: n[card], Card: card, Part: part.Name})
		}
	}
	if h.game.CheckDeck != nil {
		if why := h.game.CheckDeck(&d); len(why) > 0 {
			return d, fmt.Errorf("a deck of any cards of %s is not legal: %s", h.game.Title, why[0].Text)
		}
	}
	return d, nil
}
