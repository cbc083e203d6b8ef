package rules

import (
	"errors"
	"math"
)

// Picture names a picture of somebody's own that a card shows in place of its
// motif, and which part of it. That part is as wide as Width says, with its
// middle at (X, Y), all in parts of the picture's own width and height; how high
// it is follows from the window of the card that it fills. The zero value is no
// picture.
type Picture struct {
	File        string // in the folder of its set's pictures
	X, Y, Width float64
}

// LeastWidth is the smallest part of a picture that can be shown.
const LeastWidth = 0.05

// WholePicture shows as much of a picture as the window holds.
func WholePicture(file string) Picture { return Picture{File: file, X: 0.5, Y: 0.5, Width: 1} }

// Whole reports whether as much is shown as the window holds.
func (p Picture) Whole() bool { return p == WholePicture(p.File) }

// ReadPicture makes a Picture of what a card file says: the keys picture, a
// name, and crop, [x, y, width], nil where a key is missing. Without a crop it
// is the whole picture. The error says what is wrong with them; whether there is
// such a file is not asked.
func ReadPicture(file, crop any) (Picture, error) {
	name, ok := file.(string)
	switch {
	case file == nil:
		return Picture{}, nil
	case !ok || name == "":
		return Picture{}, ErrPictureName
	case crop == nil:
		return WholePicture(name), nil
	}
	parts, _ := crop.([]any)
	if len(parts) != 3 {
		return Picture{}, ErrCrop
	}
	var v [3]float64
	for i := range v {
		switch n := parts[i].(type) {
		case float64:
			v[i] = n
		case int64:
			v[i] = float64(n)
		default:
			return Picture{}, ErrCrop
		}
		if math.IsNaN(v[i]) || v[i] < 0 || v[i] > 1 {
			return Picture{}, ErrCrop
		}
	}
	if v[2] < LeastWidth {
		return Picture{}, ErrCrop
	}
	return Picture{name, v[0], v[1], v[2]}, nil
}

// What can be wrong with the keys picture and crop of a card file.
var (
	ErrPictureName = errors.New("picture must be the name of a file")
	ErrCrop        = errors.New("crop must be three numbers from 0 to 1: the middle of what shows, across and down, and how wide it is (0.05 or more)")
)
