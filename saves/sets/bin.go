package sets

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"feltstack/rules"
)

// binHome is the folder, among the sets, of what was deleted: for each set a card file of its name
// with cards of it, and their pictures beside it. A set that was deleted as a whole lies in a folder
// of its own there, which is called after the time, as it was.
const binHome = ".deleted"

// mostDeleted is how many deleted cards of a set are kept, the last ones.
const mostDeleted = MostCards

// deletedKey is the key of a card in the bin that says when it was put there.
const deletedKey = "deleted"

// Deleted is a card in the bin, or a whole set.
type Deleted struct {
	Set   string // the card was in it, or it is the one
	Game  string
	Card  Card      // without a name and text for a set
	Cards int       // of a set; 0 for a card
	When  time.Time // zero for a card from before that was noted
	at    int       // in the bin's card file
	home  string    // of a set, in the bin; "" for a card
}

// Compare orders cards of the bin by where they lie there.
func (d Deleted) Compare(o Deleted) int { return d.at - o.at }

// IsSet reports whether it is a whole set.
func (d Deleted) IsSet() bool { return d.home != "" }

// bin is where deleted cards lie.
func (f *Folder) bin() *Folder { return binAt(filepath.Join(f.dir, binHome)) }

func binAt(dir string) *Folder {
	bin := In(dir)
	bin.keepsAll = true
	return bin
}

// stamped is a card as it lies in the bin since a time.
func (c Card) stamped(at time.Time) Card {
	c.Facts = maps.Clone(c.Facts)
	if c.Facts == nil {
		c.Facts = map[string]any{}
	}
	c.Facts[deletedKey] = at.UTC().Truncate(time.Millisecond)
	return c
}

// unstamped is a card without what says when it was deleted, and that.
func (c Card) unstamped() (Card, time.Time) {
	at, is := c.Facts[deletedKey].(time.Time)
	if !is {
		return c, time.Time{}
	}
	c.Facts = maps.Clone(c.Facts)
	delete(c.Facts, deletedKey)
	return c, at
}

// is reports whether a card of the bin is one of a set.
func (c Card) is(o Card) bool {
	bare, _ := c.unstamped()
	return bare.equal(o)
}

// Discard puts cards of a set into the bin, with their pictures. They stay in the set.
func (f *Folder) Discard(s Set, cards []Card) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	there := Set{Name: s.Name, Game: s.Game}
	switch old := bin.Read(s.Name); {
	case old.Problem == "" && old.Game == s.Game:
		there = old
	case bin.taken(s.Name): // by cards of another game, or by what can't be read
		there.Name = bin.Free(s.Name)
	}
	now := time.Now()
	for _, c := range cards {
		if data, err := f.readPicture(s.Name, c.Picture.File); err == nil && c.Picture.File != "" {
			_ = bin.putPicture(there.Name, c.Picture.File, data) // without it the card shows its motif
		}
		there.Cards = append(there.Cards, c.stamped(now))
	}
	there.Cards = there.Cards[max(len(there.Cards)-mostDeleted, 0):]
	for there.Source = ""; len(there.Cards) > 1 && len(there.String()) > LongestFile; {
		there.Cards = there.Cards[1:]
	}
	return bin.Save(there)
}

// DiscardSet puts a whole set into the bin, whatever is in its file.
func (f *Folder) DiscardSet(name string) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	if _, err := os.Lstat(f.path(name)); err != nil {
		return fmt.Errorf("delete the set %q: %w", name, err)
	}
	home := filepath.Join(f.dir, binHome, strconv.FormatInt(time.Now().UnixMicro(), 10))
	if err := f.copySet(home, f.dir, name); err != nil {
		return fmt.Errorf("delete the set %q: %w", name, err)
	}
	return f.Delete(name)
}

// binPicture keeps a picture of a set that it may soon show no more. Without it a card that
// comes back shows its motif.
func (f *Folder) binPicture(set, file string) {
	if data, err := f.readPicture(set, file); err == nil && file != "" {
		_ = f.bin().putPicture(set, file, data)
	}
}

// revive brings pictures back from the bin that cards of a set show again.
func (f *Folder) revive(s Set) {
	for _, c := range s.Cards {
		if c.Picture.File == "" {
			continue
		}
		if _, err := f.statPicture(s.Name, c.Picture.File); errors.Is(err, ErrPictureMissing) {
			if data, err := f.bin().readPicture(s.Name, c.Picture.File); err == nil {
				_ = f.putPicture(s.Name, c.Picture.File, data)
			}
		}
	}
}

// Bin is what was deleted: whole sets, and cards, the last ones of each set first.
func (f *Folder) Bin() ([]Deleted, error) {
	out, err := f.binnedSets()
	all, failed := f.bin().Load()
	for _, s := range all {
		for i, c := range slices.Backward(s.Cards) {
			bare, at := c.unstamped()
			out = append(out, Deleted{Set: s.Name, Game: s.Game, Card: bare, When: at, at: i})
		}
	}
	return out, errors.Join(err, failed)
}

// binnedSets are the whole sets in the bin, the last ones first.
func (f *Folder) binnedSets() (out []Deleted, err error) {
	entries, err := os.ReadDir(filepath.Join(f.dir, binHome))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("look for deleted sets: %w", err)
	}
	for _, e := range slices.Backward(entries) {
		micros, isTime := strconv.ParseInt(e.Name(), 10, 64)
		if isTime != nil || !e.IsDir() {
			continue
		}
		home := filepath.Join(f.dir, binHome, e.Name())
		all, err := In(home).Load()
		if err != nil {
			return out, err
		}
		for _, s := range all {
			out = append(out, Deleted{Set: s.Name, Game: s.Game, Cards: len(s.Cards), When: time.UnixMicro(micros), home: home})
		}
	}
	return out, nil
}

// Recover takes a card out of the bin into the set that it was in, or a new one where that is gone,
// and a set as it was. It returns the name of the set. One that is taken gets a number.
func (f *Folder) Recover(d Deleted) (set string, err error) {
	f.binning.Lock()
	defer f.binning.Unlock()
	if d.IsSet() {
		return f.recoverSet(d)
	}
	bin := f.bin()
	from := bin.Read(d.Set)
	if from.Problem != "" || d.at >= len(from.Cards) || !from.Cards[d.at].is(d.Card) {
		return "", catalog.Problem("set.not_deleted", "card", d.Card.Name)
	}
	into := f.Read(d.Set)
	if into.Problem != "" || into.Game != d.Game {
		into = Set{Name: f.Free(d.Set), Game: d.Game}
	}
	c := d.Card
	if c.Picture.File, err = copyPicture(bin, d.Set, c.Picture.File, f, into.Name); err != nil {
		return "", err
	}
	c.Name = freeCard(into.Cards, c.Name)
	if into = into.With(len(into.Cards), c); len(into.Cards) > MostCards {
		return "", catalog.Problem("set.cards", "n", len(into.Cards), "most", MostCards)
	}
	if err := f.Save(into); err != nil {
		return "", err
	}
	return into.Name, bin.Save(from.Without(d.at))
}

// recoverSet takes a whole set out of the bin.
func (f *Folder) recoverSet(d Deleted) (name string, err error) {
	if _, err := os.Lstat(In(d.home).path(d.Set)); err != nil {
		return "", catalog.Problem("set.not_deleted", "card", d.Set)
	}
	if name = d.Set; f.taken(name) {
		name = f.Free(name)
		if err := In(d.home).Rename(d.Set, name); err != nil {
			return "", err
		}
	}
	if err := f.copySet(f.dir, d.home, name); err != nil {
		return "", fmt.Errorf("bring back the set %q: %w", name, err)
	}
	f.Read(name) // looks at the pictures where they are now
	return name, os.RemoveAll(d.home)
}

// freeCard is a name like a card's that none of some cards has.
func freeCard(cards []Card, name string) string {
	free := name
	for n := 2; slices.ContainsFunc(cards, func(c Card) bool { return rules.NameKey(c.Name) == rules.NameKey(free) }); n++ {
		free = fmt.Sprintf("%s %d", name, n)
	}
	return free
}

// Withdraw takes cards of a set out of the bin that are in the set again, or never left it. Those
// that the bin does not hold any more are left out.
func (f *Folder) Withdraw(set string, cards []Card) error {
	return f.remove(set, func(s Set) Set {
		for _, c := range cards {
			for i, o := range slices.Backward(s.Cards) { // the last one is the one that was just put there
				if o.is(c) {
					s = s.Without(i)
					break
				}
			}
		}
		return s
	})
}

// remove changes which cards of a set the bin holds.
func (f *Folder) remove(set string, left func(Set) Set) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	before := bin.Read(set)
	if before.Problem != "" {
		return nil
	}
	now := left(before)
	switch len(now.Cards) {
	case len(before.Cards):
		return nil
	case 0:
		return bin.Delete(set)
	}
	return bin.Save(now)
}

// Purge removes what is in the bin for good, with pictures.
func (f *Folder) Purge(all []Deleted) error {
	var err error
	gone := map[string]map[int]Card{}
	for _, d := range all {
		switch {
		case d.IsSet():
			err = errors.Join(err, os.RemoveAll(d.home))
		case gone[d.Set] == nil:
			gone[d.Set] = map[int]Card{d.at: d.Card}
		default:
			gone[d.Set][d.at] = d.Card
		}
	}
	for set, cards := range gone {
		err = errors.Join(err, f.remove(set, func(s Set) Set {
			var left []Card
			for i, c := range s.Cards {
				if one, is := cards[i]; !is || !c.is(one) {
					left = append(left, c)
				}
			}
			s.Cards = left
			return s
		}))
	}
	return errors.Join(err, f.bin().prune())
}

// Expire removes for good what was put into the bin before a time. Cards of which that isn't known
// count from now on.
func (f *Folder) Expire(before time.Time) error {
	all, err := f.Bin()
	old := slices.DeleteFunc(slices.Clone(all), func(d Deleted) bool { return d.When.IsZero() || !d.When.Before(before) })
	if len(old) > 0 {
		err = errors.Join(err, f.Purge(old))
	}
	for _, d := range all {
		if d.When.IsZero() {
			return errors.Join(err, f.stamp())
		}
	}
	return err
}

// stamp notes the time of now on those cards of the bin that have none.
func (f *Folder) stamp() error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	all, err := bin.Load()
	now := time.Now()
	for _, s := range all {
		if s.Problem != "" {
			continue
		}
		s.Cards = slices.Clone(s.Cards)
		for i, c := range s.Cards {
			if _, at := c.unstamped(); at.IsZero() {
				s.Cards[i] = c.stamped(now)
			}
		}
		err = errors.Join(err, bin.Save(s))
	}
	return err
}

// keptSets copies those sets of a name that are in the bin to another folder.
func keptSets(to, bin, name string) error {
	entries, err := os.ReadDir(bin)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		from := filepath.Join(bin, e.Name())
		if strings.Trim(e.Name(), "0123456789") != "" || !e.IsDir() {
			continue
		}
		if _, gone := os.Lstat(In(from).path(name)); gone == nil {
			err = errors.Join(err, In(from).copySet(filepath.Join(to, e.Name()), from, name))
		}
	}
	return err
}

// dropSets removes those sets of a name that are in the bin.
func dropSets(bin, name string) error {
	entries, err := os.ReadDir(bin)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		home := filepath.Join(bin, e.Name())
		if _, there := os.Lstat(In(home).path(name)); there == nil && e.IsDir() {
			err = errors.Join(err, os.RemoveAll(home))
		}
	}
	return err
}
