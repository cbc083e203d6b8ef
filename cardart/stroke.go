package cardart

import "math"

// strokeRun outlines the line of half width r that follows a run of points,
// with round joins and ends. Every part of the result runs clockwise around
// its piece of the line, so pieces that overlap do not cancel.
func strokeRun(run []pt, closed bool, r float64) [][]pt {
	const least = 1e-4
	pts := make([]pt, 0, len(run))
	for _, q := range run {
		if n := len(pts); n == 0 || math.Hypot(q.x-pts[n-1].x, q.y-pts[n-1].y) > least {
			pts = append(pts, q)
		}
	}
	for closed && len(pts) > 1 && math.Hypot(pts[0].x-pts[len(pts)-1].x, pts[0].y-pts[len(pts)-1].y) <= least {
		pts = pts[:len(pts)-1]
	}
	if len(pts) == 0 {
		return nil
	}
	if len(pts) == 1 {
		return [][]pt{roundOff(nil, pts[0], pt{r, 0}, 2*math.Pi)}
	}
	back := make([]pt, len(pts))
	for i, q := range pts {
		back[len(pts)-1-i] = q
	}
	if closed && len(pts) > 2 {
		return [][]pt{sideLine(nil, pts, true, r), sideLine(nil, back, true, r)}
	}
	side := sideLine(nil, pts, false, r)
	side = roundOff(side, pts[len(pts)-1], normal(pts[len(pts)-2], pts[len(pts)-1], r), math.Pi)
	side = sideLine(side, back, false, r)
	return [][]pt{roundOff(side, pts[0], normal(pts[1], pts[0], r), math.Pi)}
}

// normal is the direction a->b turned a quarter to the left, r long.
func normal(a, b pt, r float64) pt {
	d := pt{b.x - a.x, b.y - a.y}
	k := r / math.Hypot(d.x, d.y)
	return pt{d.y * k, -d.x * k}
}

// sideLine appends the left side of the line through pts. Where the line bends
// away the side goes round the corner, where it bends inward it dips to the
// corner itself, which keeps every piece wound the same way.
func sideLine(out, pts []pt, closed bool, r float64) []pt {
	n := len(pts)
	segs := n - 1
	if closed {
		segs = n
	}
	for i := range segs {
		a, b := pts[i], pts[(i+1)%n]
		u := normal(a, b, r)
		out = append(out, a.add(u), b.add(u))
		if i == segs-1 && !closed {
			break
		}
		v := normal(b, pts[(i+2)%n], r)
		if turn := math.Atan2(u.x*v.y-u.y*v.x, u.x*v.x+u.y*v.y); turn > 0 {
			out = roundOff(out, b, u, turn)
		} else {
			out = append(out, b)
		}
	}
	return out
}

// roundOff appends an arc around c from c+u, clockwise by turn radians.
func roundOff(out []pt, c, u pt, turn float64) []pt {
	r := math.Hypot(u.x, u.y)
	steps := int(math.Ceil(turn / (2 * math.Acos(max(1-0.06/max(r, 0.06), 0.3)))))
	for i := 1; i < steps; i++ {
		s, k := math.Sincos(turn * float64(i) / float64(steps))
		out = append(out, c.add(pt{u.x*k - u.y*s, u.x*s + u.y*k}))
	}
	return out
}
