package sets

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"feltstack/rules"
)

// Merge puts the cards of a set at the end of another one of its game, with their pictures, and
// the set away: its cards lie in the bin, too. A card gets another name where one of its name is
// there already.
func (f *Folder) Merge(from, into string) error {
	s, to := f.Read(from), f.Read(into)
	switch {
	case s.Problem != "":
		return catalog.Problem("set.has_error", "set", s.Name, "error", s.Problem)
	case to.Problem != "":
		return catalog.Problem("set.has_error", "set", to.Name, "error", to.Problem)
	case s.Game != to.Game || from == into:
		return catalog.Problem("set.other_game", "set", s.Name, "other", to.Name)
	}
	taken := map[string]bool{}
	for _, c := range to.Cards {
		taken[rules.NameKey(c.Name)] = true
	}
	to.Cards = slices.Clone(to.Cards)
	for _, c := range s.Cards {
		name := c.Name
		for n := 2; taken[rules.NameKey(c.Name)]; n++ {
			c.Name = fmt.Sprintf("%s %d", name, n)
		}
		taken[rules.NameKey(c.Name)] = true
		file, err := f.copyPicture(from, c.Picture.File, into)
		if err != nil {
			return err
		}
		c.Picture.File = file
		to.Cards = append(to.Cards, c)
	}
	if len(to.Cards) > MostCards {
		return catalog.Problem("set.cards", "n", len(to.Cards), "most", MostCards)
	}
	if err := f.Save(to); err != nil {
		return err
	}
	return f.Retire(s)
}

// copyPicture puts a picture of a set among those of another and returns its name there.
// One that can't be read keeps its name.
func (f *Folder) copyPicture(from, file, into string) (string, error) {
	if file == "" {
		return "", nil
	}
	data, err := f.readPicture(from, file)
	if err != nil {
		return file, nil
	}
	stem := strings.TrimSuffix(file, path.Ext(file))
	name := file
	for n := 2; ; n++ {
		there, err := f.readPicture(into, name)
		switch {
		case err != nil:
			return name, f.putPicture(into, name, data)
		case bytes.Equal(there, data):
			return name, nil
		}
		name = fmt.Sprintf("%s %d%s", stem, n, path.Ext(file))
	}
}

// Retire deletes a set whose cards stay in the bin.
func (f *Folder) Retire(s Set) error {
	if len(s.Cards) > 0 {
		if err := f.Discard(s, s.Cards); err != nil {
			return err
		}
	}
	return f.Delete(s.Name)
}
