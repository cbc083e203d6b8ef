package sets

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Merge puts the cards of a set at the end of another one of its game, with their pictures, and
// the set itself into the bin. A card gets another name where one of its name is
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
	to.Cards = slices.Clone(to.Cards)
	for _, c := range s.Cards {
		c.Name = freeCard(to.Cards, c.Name)
		file, err := copyPicture(f, from, c.Picture.File, f, into)
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
	return f.DiscardSet(from)
}

// copyPicture puts a picture of a set in a folder among those of another one, and returns its name
// there. One that can't be read keeps its name.
func copyPicture(f *Folder, from, file string, to *Folder, into string) (string, error) {
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
		there, err := to.readPicture(into, name)
		switch {
		case err != nil:
			return name, to.putPicture(into, name, data)
		case bytes.Equal(there, data):
			return name, nil
		}
		name = fmt.Sprintf("%s %d%s", stem, n, path.Ext(file))
	}
}
