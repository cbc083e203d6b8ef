package cards

import (
	"context"
	"slices"
	"sync"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/saves/sets"
	"feltstack/ui/words"
)

// Checker compiles the cards of sets, each on its own, beside those of its game and of its set.
// It remembers what came of them, so that of a set only what was changed is compiled again.
// It may be used by several goroutines at once.
type Checker struct {
	open func(game string) (*cardfile.Pool, error)

	mu    sync.Mutex
	games map[string]*desk
	built map[string]built // by game: what Index made last
}

// NewChecker makes a Checker; open gives a game's language with its cards, once for each game.
func NewChecker(open func(game string) (*cardfile.Pool, error)) *Checker {
	return &Checker{open: open, games: map[string]*desk{}, built: map[string]built{}}
}

// The bounds of what a Checker remembers of a game.
const (
	mostResults  = 10 * sets.MostCards // cards, and as many that were used before them
	mostDialects = 4
	mostCompiled = 5000 // by one dialect: each card adds to its language
)

// desk is what a Checker keeps of a game.
type desk struct {
	pool        *cardfile.Pool
	recent, old map[string]*result // by set, file and text
	dialects    []*dialect         // the last one used is last
}

// result is what came of a card.
type result struct {
	token   bool   // it is one
	letters string // of its name and text, as dialect.named compares them
	on      string // what it is compiled with: dialect.all if it does not work, else dialect.named
	done    bool
	card    Card
	work    cardfile.Work // that its text took
}

// Check says of each card of a set whether it works, and if not, why. Cards beyond what the
// texts of a set may take aren't compiled.
func (k *Checker) Check(ctx context.Context, s sets.Set) ([]Card, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	d, err := k.desk(s.Game)
	if err != nil {
		return nil, err
	}
	files, results := make([]string, len(s.Cards)), make([]*result, len(s.Cards))
	tokens := sets.Set{Name: s.Name, Game: s.Game}
	for i := range s.Cards {
		files[i] = alone(s, i).String()
		if results[i] = d.result(s.Name, files[i], s.Cards[i]); results[i].token {
			tokens.Cards = append(tokens.Cards, s.Cards[i])
		}
	}
	t := d.dialect(tokens)
	out := make([]Card, len(s.Cards))
	var work cardfile.Work
	for i, r := range results {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if what := work.TooMuch(); what != "" {
			asWritten(&out[i].Def, alone(s, i))
			out[i].Error = &CardError{What: what}
			continue
		}
		if !r.done || r.on != t.needed(r) {
			t.compiled++
			r.card, r.work = compileSafely(t.pool, alone(s, i), files[i])
			r.on, r.done = t.needed(r), r.card.Error == nil || r.card.Error.Crash == nil
		}
		out[i] = r.card
		work = work.Plus(r.work)
	}
	return d.distinct(s, out), nil
}

// desk is that of a game.
func (k *Checker) desk(game string) (*desk, error) {
	if d := k.games[game]; d != nil {
		return d, nil
	}
	pool, err := k.open(game)
	if err != nil {
		return nil, err
	}
	k.games[game] = &desk{pool: pool, recent: map[string]*result{}}
	return k.games[game], nil
}

// result is what is known of a card.
func (d *desk) result(set, file string, c sets.Card) *result {
	key := set + "\x00" + file + "\x00" + c.Text
	r := d.recent[key]
	if r != nil {
		return r
	}
	if r = d.old[key]; r == nil {
		r = &result{token: hasTokens(d.pool, file), letters: letters(c.Name + c.Text)}
	}
	if len(d.recent) == mostResults {
		d.recent, d.old = map[string]*result{}, d.recent
	}
	d.recent[key] = r
	return r
}

// distinct marks cards with the name of another, of the game or before them in the set.
func (d *desk) distinct(s sets.Set, out []Card) []Card {
	taken := map[string]string{}
	for i := range d.pool.Set.Cards {
		name := d.pool.Set.Cards[i].Def.Name
		taken[rules.NameKey(name)] = name
	}
	for i := range out {
		key := rules.NameKey(s.Cards[i].Name)
		if !out[i].Works {
			continue
		}
		if name, is := taken[key]; is {
			out[i].Works, out[i].Error = false, &CardError{What: words.Say("studio.taken", "name", name)}
			continue
		}
		taken[key] = s.Cards[i].Name
	}
	return out
}

// fork is a language of a game for more cards.
func (k *Checker) fork(game string) (*cardfile.Pool, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	d, err := k.desk(game)
	if err != nil {
		return nil, err
	}
	return d.pool.Fork(), nil
}

// Working is the cards of some sets of a game that work, as the game takes them: for all that can be
// built and played with now.
func (k *Checker) Working(ctx context.Context, game string, all []sets.Set) ([]rules.OwnCards, error) {
	own, err := k.candidates(ctx, all)
	if err != nil {
		return nil, err
	}
	pool, err := k.fork(game)
	if err != nil {
		return nil, err
	}
	if pool.Own(own).Err() == nil {
		return own, nil
	}
	return k.sound(ctx, game, own)
}

// candidates is the cards of some sets that work each on its own. What sets name after cards
// of the sets before them is left out.
func (k *Checker) candidates(ctx context.Context, all []sets.Set) ([]rules.OwnCards, error) {
	var out []rules.OwnCards
	names := map[string]bool{}
	for _, s := range all {
		if s.Problem != "" || len(s.Cards) == 0 {
			continue
		}
		checked, err := k.Check(ctx, s)
		if err != nil {
			return nil, err
		}
		good := sets.Set{Name: s.Name, Game: s.Game}
		for i, c := range checked {
			if key := rules.NameKey(s.Cards[i].Name); c.Works && !names[key] {
				good.Cards, names[key] = append(good.Cards, s.Cards[i]), true
			}
		}
		own := rules.OwnCards{Set: s.Name, Cards: good.String()}
		if len(good.Cards) > 0 && len(own.Cards) <= rules.LongestOwn {
			out = append(out, own)
		}
	}
	return out, nil
}

// sound leaves out those sets in which something is wrong beside those before them: without
// what has the name of another card, one may miss a token.
func (k *Checker) sound(ctx context.Context, game string, all []rules.OwnCards) ([]rules.OwnCards, error) {
	for all = slices.Clone(all); len(all) > 0; {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		pool, err := k.fork(game)
		if err != nil {
			return nil, err
		}
		wrong := pool.Own(all).Errors
		if len(wrong) == 0 {
			break
		}
		all = slices.DeleteFunc(all, func(o rules.OwnCards) bool { return o.File() == wrong[0].File })
	}
	return all, nil
}
