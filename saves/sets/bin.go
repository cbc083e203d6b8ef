package sets

import (
	"errors"
	"path/filepath"
	"slices"
)

// binHome is the folder, among the sets, of those cards that were deleted: for each set a card
// file of its name, with its pictures beside it.
const binHome = ".deleted"

// mostDeleted is how many deleted cards of a set are kept, the last ones.
const mostDeleted = 1000

// Deleted is a card in the bin.
type Deleted struct {
	Set  string // it was in
	Game string
	Card Card
	at   int // in the bin's card file
}

// bin is where deleted cards lie.
func (f *Folder) bin() *Folder {
	bin := In(filepath.Join(f.dir, binHome))
	bin.keepsAll = true
	return bin
}

// Discard puts cards of a set into the bin, with their pictures. They stay in the set.
func (f *Folder) Discard(s Set, cards []Card) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	there := Set{Name: s.Name, Game: s.Game}
	if old := bin.Read(s.Name); old.Problem == "" && old.Game == s.Game {
		there = old
	}
	for _, c := range cards {
		f.binPicture(s.Name, c.Picture.File)
		there.Cards = append(there.Cards, c)
	}
	there.Cards = there.Cards[max(len(there.Cards)-mostDeleted, 0):]
	there.Source = ""
	return bin.Save(there)
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

// Bin is the deleted cards, the last ones of each set first.
func (f *Folder) Bin() ([]Deleted, error) {
	all, err := f.bin().Load()
	var out []Deleted
	for _, s := range all {
		for i, c := range slices.Backward(s.Cards) {
			out = append(out, Deleted{s.Name, s.Game, c, i})
		}
	}
	return out, err
}

// Recover takes a card out of the bin, for a set, among whose pictures its own comes.
func (f *Folder) Recover(d Deleted, into string) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	s := bin.Read(d.Set)
	if s.Problem != "" || d.at >= len(s.Cards) || !s.Cards[d.at].equal(d.Card) {
		return catalog.Problem("set.not_deleted", "card", d.Card.Name)
	}
	if file := d.Card.Picture.File; file != "" {
		if data, err := bin.readPicture(d.Set, file); err == nil {
			if _, err := f.statPicture(into, file); err != nil {
				if err := f.putPicture(into, file, data); err != nil {
					return err
				}
			}
		}
	}
	return bin.Save(s.Without(d.at))
}

// Withdraw takes cards of a set out of the bin that are in the set again, or never left it. Those
// that the bin does not hold any more are left out.
func (f *Folder) Withdraw(set string, cards []Card) error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	s := bin.Read(set)
	before := len(s.Cards)
	for _, c := range cards {
		for i, o := range slices.Backward(s.Cards) { // the last one is the one that was just put there
			if o.equal(c) {
				s = s.Without(i)
				break
			}
		}
	}
	if s.Problem != "" || len(s.Cards) == before {
		return nil
	}
	return bin.Save(s)
}

// EmptyBin deletes the deleted cards, and their pictures.
func (f *Folder) EmptyBin() error {
	f.binning.Lock()
	defer f.binning.Unlock()
	bin := f.bin()
	all, err := bin.Load()
	for _, s := range all {
		err = errors.Join(err, bin.Delete(s.Name))
	}
	return err
}
