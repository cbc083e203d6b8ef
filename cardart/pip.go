package cardart

import "strconv"

// pip is the place of a sign: column -1, 0 or 1, and height from 0 (top) to 1.
type pip struct{ col, row float64 }

var pipLayouts = [11][]pip{
	2:  {{0, 0}, {0, 1}},
	3:  {{0, 0}, {0, .5}, {0, 1}},
	4:  {{-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
	5:  {{-1, 0}, {1, 0}, {0, .5}, {-1, 1}, {1, 1}},
	6:  {{-1, 0}, {1, 0}, {-1, .5}, {1, .5}, {-1, 1}, {1, 1}},
	7:  {{-1, 0}, {1, 0}, {0, .25}, {-1, .5}, {1, .5}, {-1, 1}, {1, 1}},
	8:  {{-1, 0}, {1, 0}, {0, .25}, {-1, .5}, {1, .5}, {0, .75}, {-1, 1}, {1, 1}},
	9:  {{-1, 0}, {1, 0}, {-1, 1. / 3}, {1, 1. / 3}, {0, .5}, {-1, 2. / 3}, {1, 2. / 3}, {-1, 1}, {1, 1}},
	10: {{-1, 0}, {1, 0}, {0, 1. / 6}, {-1, 1. / 3}, {1, 1. / 3}, {-1, 2. / 3}, {1, 2. / 3}, {0, 5. / 6}, {-1, 1}, {1, 1}},
}

// pipLayout is the layout of a number card, nil for any other rank.
func pipLayout(rank string) []pip {
	n, err := strconv.Atoi(rank)
	if err != nil || n < 0 || n >= len(pipLayouts) {
		return nil
	}
	return pipLayouts[n]
}

// pips draws a number card's signs.
func (c card) pips(f Face, a area, twoHeaded bool) {
	layout := pipLayout(f.Rank)
	rows := 4.0
	if len(layout) <= 3 {
		rows = 3
	}
	size := min(a.w()*0.30, a.h()/rows*0.93)
	if len(layout) <= 3 && twoHeaded {
		size *= 1.5
	}
	x, _ := a.mid()
	dx := min(a.w()*0.44-size*0.5, size*1.3)
	pad := size * 0.56
	col := faceColour(f)
	for _, q := range layout {
		y := lerp(a.y0+pad, a.y1-pad, q.row)
		at := c.at(x+q.col*dx, y)
		if twoHeaded && q.row > 0.5 {
			at = at.turned(180)
		}
		at.suit(f.Suit, 0, 0, size, col)
	}
}

// ace draws one large sign in a wreath of rays.
func (c card) ace(f Face, a area) {
	x, y := a.mid()
	r := min(0.36*c.w, a.h()*0.48)
	col := faceColour(f)
	p := c.at(x, y).scaled(r / 100)
	p.scaled(2).sign("wreath", col) // its file is half as large, to have room for it
	p.scaled(0.98).fill(suitShape(f.Suit), col)
	// A fine engraved line inside the sign, and the sign again in its heart.
	p.scaled(0.8).stroke(suitShape(f.Suit), 1.1, fade(goldLight, 0.9))
	inner := pt{0, 0}
	switch f.Suit {
	case Spades:
		inner.y = 6
	case Hearts:
		inner.y = -8
	}
	p.suit(f.Suit, inner.x, inner.y, 22, goldLight)
}
