package felt

import (
	"image"

	"feltstack/table"
)

// answered is the picture of a card of a play as that leaves the stack: cracked and grey
// if nothing came of it, else as it is.
func answered(of *image.RGBA, fate table.EventKind) *image.RGBA {
	if of == nil || !fate.Failed() {
		return of
	}
	w, h := of.Rect.Dx(), of.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	apart := max(w/36, 1) // how far each half has come from the crack
	for y := range h {
		edge := crackAt(y, w, h)
		for x := range w {
			from, off := x+apart, edge-1-x-apart
			if x >= edge {
				from, off = x-apart, x-apart-edge
			}
			if from < 0 || from >= w || off < 0 {
				continue // the felt is seen through the crack, and beside the card
			}
			p, q := of.Pix[of.PixOffset(from, y):], out.Pix[out.PixOffset(x, y):]
			grey := (int(p[0])*3 + int(p[1])*6 + int(p[2])) / 10
			for c := range 3 {
				q[c] = uint8((2*int(p[c]) + 3*grey) / 5 * 3 / 4)
			}
			q[3] = p[3]
		}
	}
	return out
}

// crackAt is where the crack of a card runs at a height: a zigzag from its upper edge to
// its lower one.
func crackAt(y, w, h int) int {
	teeth := [...]int{62, 48, 57, 38, 52, 33, 41} // in hundredths of its width
	at := float64(y) / float64(max(h, 1)) * float64(len(teeth)-1)
	i := min(int(at), len(teeth)-2)
	k := at - float64(i)
	return int((float64(teeth[i])*(1-k) + float64(teeth[i+1])*k) * float64(w) / 100)
}
