package kit

import "image"

// Wanted is the picture that a place is to show: it is requested, and put up when it comes. What
// comes after the place wants another is left. Its zero value wants none.
type Wanted struct {
	picture Picture
	turn    int // tells what was requested last from what comes late
}

// Ask wants a picture and has it put up, at once if it is there. One that is wanted already isn't
// requested again. It reports whether the place has to wait, as what it shows is another.
func (w *Wanted) Ask(pics *Pictures, p Picture, put func(*image.RGBA)) (waits bool) {
	if w.picture == p {
		return false
	}
	w.turn++
	w.picture = p
	turn := w.turn
	img := pics.Get(p, func(img *image.RGBA) {
		if w.turn == turn {
			put(img)
		}
	})
	if img == nil {
		return true
	}
	put(img)
	return false
}

// None wants no picture any more. The next is requested, whichever it is.
func (w *Wanted) None() {
	w.turn++
	w.picture = Picture{}
}
