package pictures

import (
	"math"
)

// Shown names a picture of a player's own that a card shows in place of its
// motif, and which part of it. That part is as wide as Width says, with its
// middle at (X, Y), all in parts of the picture's own width and height; how high
// it is follows from the window of the card that it fills. The zero value is no
// picture.
type Shown struct {
	File        string // in the folder of its set's pictures
	X, Y, Width float64
}

// LeastWidth is the smallest part of a picture that can be shown.
const LeastWidth = 0.05

// Whole shows as much of a picture as the window holds.
func Whole(file string) Shown { return Shown{File: file, X: 0.5, Y: 0.5, Width: 1} }

// Whole reports whether as much is shown as the window holds.
func (p Shown) Whole() bool { return p == Whole(p.File) }

// Of returns what a card shows that was read from a file: Def.Art of package
// rules. A card works without its picture, so keys that are wrong are none.
func Of(art map[string]any) Shown {
	p, err := Parse(art["picture"], art["crop"])
	if err != nil {
		return Shown{}
	}
	return p
}

// Art returns the keys of a card file that say what is shown, as Of reads them.
func (p Shown) Art() map[string]any {
	switch {
	case p.File == "":
		return nil
	case p.Whole():
		return map[string]any{"picture": p.File}
	}
	return map[string]any{"picture": p.File, "crop": []any{p.X, p.Y, p.Width}}
}

// Parse reads what a card file says: the keys picture, a name, and crop,
// [x, y, width], nil where a key is missing. Without a crop it is the whole
// picture. The error says what is wrong with them; Parse doesn't look for the
// file.
func Parse(file, crop any) (Shown, error) {
	name, ok := file.(string)
	switch {
	case file == nil:
		return Shown{}, nil
	case !ok || name == "":
		return Shown{}, ErrName
	case crop == nil:
		return Whole(name), nil
	}
	parts, _ := crop.([]any)
	if len(parts) != 3 {
		return Shown{}, ErrCrop
	}
	var v [3]float64
	for i := range v {
		switch n := parts[i].(type) {
		case float64:
			v[i] = n
		case int64:
			v[i] = float64(n)
		default:
			return Shown{}, ErrCrop
		}
		if math.IsNaN(v[i]) || v[i] < 0 || v[i] > 1 {
			return Shown{}, ErrCrop
		}
	}
	if v[2] < LeastWidth {
		return Shown{}, ErrCrop
	}
	return Shown{name, v[0], v[1], v[2]}, nil
}

// What can be wrong with the keys picture and crop of a card file.
var (
	ErrName = catalog.Problem("picture.name")
	ErrCrop = catalog.Problem("picture.crop")
)
