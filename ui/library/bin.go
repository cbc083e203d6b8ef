package library

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/ui/words"
)

// BinDays is how many days something lies in the bin before it goes for good.
const BinDays = 30

// Shelved is what sort of thing lies in the bin.
type Shelved uint8

// What can lie in the bin.
const (
	DeletedGame Shelved = iota
	DeletedDeck
	DeletedSet
	DeletedCard
	DeletedRun
)

// Deleted is something in the bin.
type Deleted struct {
	Kind  Shelved
	Name  string
	About string // what it is, and of what
	When  time.Time

	id   int64 // in the saves
	card sets.Deleted
}

// kind is what the saves call it; false for what lies among the card sets.
func (d *Deleted) kind() (saves.Kind, bool) {
	switch d.Kind {
	case DeletedGame:
		return saves.AGame, true
	case DeletedDeck:
		return saves.ADeck, true
	case DeletedRun:
		return saves.ARun, true
	}
	return 0, false
}

// DaysLeft is for how many days it still lies there.
func (d *Deleted) DaysLeft(now time.Time) int {
	return max(BinDays-int(now.Sub(d.When).Hours()/24), 0)
}

// Delete implements Library.
func (s *Local) Delete(ctx context.Context, k saves.Kind, ids ...int64) (gone []int64, err error) {
	return s.store.Discard(ctx, k, ids...)
}

// Undelete implements Library.
func (s *Local) Undelete(ctx context.Context, k saves.Kind, ids ...int64) error {
	return s.store.Recover(ctx, k, ids...)
}

// Bin implements Library.
func (s *Local) Bin(ctx context.Context) ([]Deleted, error) {
	saved, err := s.store.Bin(ctx)
	if err != nil {
		return nil, err
	}
	var all []Deleted
	for _, b := range saved {
		all = append(all, s.savedInBin(b))
	}
	made, err := s.sets.Bin()
	for _, c := range made {
		all = append(all, s.madeInBin(c))
	}
	slices.SortStableFunc(all, func(a, b Deleted) int { return b.When.Compare(a.When) })
	return all, err
}

// titleOf is what a game is called.
func (s *Local) titleOf(game string) string {
	if g, err := s.find(game); err == nil {
		return g.Title
	}
	return game
}

// savedInBin is a game, a deck or a run.
func (s *Local) savedInBin(b saves.Binned) Deleted {
	d := Deleted{Name: b.Name, When: b.Deleted, id: b.ID}
	title := s.titleOf(b.GameKey)
	switch b.Kind {
	case saves.AGame:
		d.Kind, d.About = DeletedGame, words.Say("bin.game", "game", title, "players", words.Against(b.Seats))
		if d.Name == "" {
			d.Name, d.About = title+": "+words.Against(b.Seats), words.Say("bin.unnamed_game")
		}
	case saves.ADeck:
		d.Kind, d.About = DeletedDeck, words.Say("bin.deck", "game", title)
		d.Name = cmp.Or(d.Name, words.Say("bin.unnamed_deck"))
	default:
		d.Kind, d.About = DeletedRun, words.Say("bin.run", "game", title)
	}
	return d
}

// madeInBin is a card, or a set of cards.
func (s *Local) madeInBin(c sets.Deleted) Deleted {
	d := Deleted{Kind: DeletedCard, Name: c.Card.Name, When: c.When, card: c}
	if c.When.IsZero() { // from before that was noted: it counts from the next start on
		d.When = time.Now()
	}
	if c.IsSet() {
		d.Kind, d.Name, d.About = DeletedSet, c.Set, words.Count("bin.set", c.Cards, "game", s.titleOf(c.Game))
		return d
	}
	d.Name = cmp.Or(strings.TrimSpace(d.Name), words.Say("studio.unnamed"))
	d.About = words.Say("bin.card", "game", s.titleOf(c.Game), "set", c.Set)
	return d
}

// Recover implements Library.
func (s *Local) Recover(ctx context.Context, all []Deleted) (changed []string, err error) {
	for k, ids := range numbers(all) {
		if err := s.store.Recover(ctx, k, ids...); err != nil {
			return nil, err
		}
	}
	for _, d := range fromLast(all) {
		if _, saved := d.kind(); saved {
			continue
		}
		set, failed := s.sets.Recover(d.card)
		if failed != nil {
			err = failed
			break
		}
		changed = append(changed, set)
	}
	return changed, err
}

// fromLast is what lies in the bin in the order in which it can be taken out: where cards lie stays so.
func fromLast(all []Deleted) []Deleted {
	out := slices.Clone(all)
	slices.SortStableFunc(out, func(a, b Deleted) int { return b.card.Compare(a.card) })
	return out
}

// numbers are those of what lies in the saves.
func numbers(all []Deleted) map[saves.Kind][]int64 {
	ids := map[saves.Kind][]int64{}
	for _, d := range all {
		if k, saved := d.kind(); saved {
			ids[k] = append(ids[k], d.id)
		}
	}
	return ids
}

// Purge implements Library.
func (s *Local) Purge(ctx context.Context, all []Deleted) error {
	for k, ids := range numbers(all) {
		if err := s.store.Purge(ctx, k, ids...); err != nil {
			return err
		}
	}
	var made []sets.Deleted
	for _, d := range all {
		if _, saved := d.kind(); !saved {
			made = append(made, d.card)
		}
	}
	if len(made) == 0 {
		return nil
	}
	return s.sets.Purge(made)
}

// ExpireBin implements Library.
func (s *Local) ExpireBin(ctx context.Context) error {
	if s.store.ReadOnly() {
		return nil // another window has the saves
	}
	before := time.Now().AddDate(0, 0, -BinDays)
	_, err := s.store.Expire(ctx, before)
	return errors.Join(err, s.sets.Expire(before))
}
