package pictures

import "math"

// scan reads a scan: some coefficients of some components.
func (j *jpegFile) scan(b []byte) error {
	if j.scans++; j.scans > mostScans || len(b) < 1 || len(b) != 4+2*int(b[0]) {
		return ErrBroken
	}
	var parts []*part
	units := 0
	for i := range int(b[0]) {
		id, tables := int(b[1+2*i]), b[2+2*i]
		var p *part
		for k := range j.parts {
			if j.parts[k].id == id {
				p = &j.parts[k]
			}
		}
		if p == nil || tables>>4 > 3 || tables&15 > 3 || !j.quanted[p.q] {
			return ErrBroken
		}
		for _, o := range parts {
			if o == p {
				return ErrBroken
			}
		}
		p.dcAt, p.acAt = int(tables>>4), int(tables&15)
		parts = append(parts, p)
		units += p.h * p.v
	}
	if len(parts) == 0 || len(parts) > 1 && units > 10 {
		return ErrBroken
	}
	j.from, j.to, j.high, j.low = 0, 63, 0, 0
	if j.progressive {
		b = b[1+2*len(parts):]
		j.from, j.to, j.high, j.low = int(b[0]), int(b[1]), int(b[2]>>4), int(b[2]&15)
		if j.from > j.to || j.to > 63 || j.from == 0 && j.to != 0 || j.from > 0 && len(parts) > 1 || j.low > 13 || j.high != 0 && j.high != j.low+1 {
			return ErrBroken
		}
	}
	for _, p := range parts {
		dc, ac := j.from == 0 && j.high == 0, j.to > 0
		if dc && j.dc[p.dcAt] == nil || ac && j.ac[p.acAt] == nil {
			return ErrBroken
		}
	}
	return j.units(parts)
}

// units reads the units of a scan. One of a single component is a block.
func (j *jpegFile) units(parts []*part) error {
	across, down := parts[0].ownX, parts[0].ownY
	if len(parts) > 1 {
		across, down = j.parts[0].across/j.parts[0].h, j.parts[0].down/j.parts[0].v
	}
	j.begin(parts)
	n, restart := 0, byte(jpegRST0)
	for y := range down {
		for x := range across {
			if j.restart > 0 && n > 0 && n%j.restart == 0 {
				if m, err := j.toMarker(); err != nil || m != restart {
					return ErrBroken
				}
				if restart++; restart > jpegRST7 {
					restart = jpegRST0
				}
				j.begin(parts)
			}
			n++
			for _, p := range parts {
				if len(parts) == 1 {
					if !j.block(p, y*p.across+x) {
						return ErrBroken
					}
					continue
				}
				for v := range p.v {
					for h := range p.h {
						if !j.block(p, (y*p.v+v)*p.across+x*p.h+h) {
							return ErrBroken
						}
					}
				}
			}
			if j.over() {
				return ErrBroken
			}
		}
	}
	return nil
}

// begin forgets what the blocks before have said.
func (j *jpegFile) begin(parts []*part) {
	j.drop()
	j.run = 0
	for _, p := range parts {
		p.pred = 0
	}
}

// block reads what a scan says of block at of a component. It reports whether
// that is well formed.
func (j *jpegFile) block(p *part, at int) bool {
	switch {
	case !j.progressive:
		return j.wholeBlock(p, at)
	case j.from == 0 && j.high > 0:
		if j.take(1) == 1 {
			p.coeffs[at*p.side*p.side] |= 1 << j.low
		}
		return true
	case j.from == 0:
		t := j.decode(j.dc[p.dcAt])
		if t < 0 || t > 16 {
			return false
		}
		p.pred += j.signed(t)
		p.coeffs[at*p.side*p.side] = int16(p.pred << j.low)
		return true
	case j.high == 0:
		return j.firstBits(p, at)
	}
	return j.moreBits(p, at)
}

// wholeBlock reads a block of which a single scan says all.
func (j *jpegFile) wholeBlock(p *part, at int) bool {
	var c [16]int32
	q := &j.quant[p.q]
	t := j.decode(j.dc[p.dcAt])
	if t < 0 || t > 16 {
		return false
	}
	p.pred += j.signed(t)
	c[0] = p.pred * q[0]
	ac := j.ac[p.acAt]
	for k := 1; k < 64; k++ {
		rs := j.decode(ac)
		if rs < 0 {
			return false
		}
		r, s := rs>>4, rs&15
		if s == 0 {
			if r != 15 {
				break
			}
			k += 15
			continue
		}
		if k += r; k > 63 {
			return false
		}
		v := j.signed(s)
		if i := j.keeps[p.side][k]; i >= 0 {
			c[i] = v * q[k]
		}
	}
	j.pixelsOf(p, at, &c)
	return true
}

// firstBits reads the first bits of the coefficients of a scan.
func (j *jpegFile) firstBits(p *part, at int) bool {
	if j.run > 0 {
		j.run--
		return true
	}
	c, ac := p.coeffs[at*p.side*p.side:], j.ac[p.acAt]
	for k := j.from; k <= j.to; k++ {
		rs := j.decode(ac)
		if rs < 0 {
			return false
		}
		r, s := rs>>4, rs&15
		if s == 0 {
			if r != 15 {
				j.run = 1<<r + uint32(j.take(r)) - 1
				break
			}
			k += 15
			continue
		}
		if k += r; k > j.to {
			return false
		}
		v := j.signed(s) << j.low
		p.set[at] |= 1 << k
		if i := j.keeps[p.side][k]; i >= 0 {
			c[i] = int16(v)
		}
	}
	return true
}

// moreBits reads one more bit of the coefficients of a scan, of those that are
// not kept as well: their bits stand between the others.
func (j *jpegFile) moreBits(p *part, at int) bool {
	c, ac := p.coeffs[at*p.side*p.side:], j.ac[p.acAt]
	delta := int16(1) << j.low
	// pass goes over zeros coefficients that are not set yet, and gives a bit to each other.
	pass := func(k, zeros int) int {
		for ; k <= j.to; k++ {
			if p.set[at]>>k&1 == 0 {
				if zeros == 0 {
					break
				}
				zeros--
				continue
			}
			if j.take(1) == 0 {
				continue
			}
			if i := j.keeps[p.side][k]; i >= 0 {
				if c[i] >= 0 {
					c[i] += delta
				} else {
					c[i] -= delta
				}
			}
		}
		return k
	}
	k := j.from
	for j.run == 0 && k <= j.to {
		rs := j.decode(ac)
		if rs < 0 {
			return false
		}
		r, s := rs>>4, rs&15
		v := int16(0)
		switch s {
		case 0:
			if r != 15 {
				j.run = 1<<r + uint32(j.take(r))
				continue
			}
		case 1:
			if v = delta; j.take(1) == 0 {
				v = -delta
			}
		default:
			return false
		}
		k = pass(k, r)
		if v != 0 {
			if k > j.to {
				return false
			}
			p.set[at] |= 1 << k
			if i := j.keeps[p.side][k]; i >= 0 {
				c[i] = v
			}
		}
		k++
	}
	if j.run > 0 {
		j.run--
		pass(k, 64)
	}
	return true
}

// unpack makes pixels of all blocks of a progressive file.
func (j *jpegFile) unpack() {
	for i := range j.parts {
		p := &j.parts[i]
		n := p.side * p.side
		q := &j.quant[p.q]
		for at := range len(p.set) {
			var c [16]int32
			for k, i := range j.keeps[p.side] {
				if i >= 0 {
					c[i] = int32(p.coeffs[at*n+int(i)]) * q[k]
				}
			}
			j.pixelsOf(p, at, &c)
		}
	}
}

// cosines is the cosine transform of n points, for coefficients of one of 8.
func cosines(n int) (t [4][4]float32) {
	for u := range n {
		scale := math.Sqrt(2 / float64(n))
		if u == 0 {
			scale = math.Sqrt(1 / float64(n))
		}
		for x := range n {
			t[u][x] = float32(scale * math.Sqrt(float64(n)/8) * math.Cos(float64(2*x+1)*float64(u)*math.Pi/float64(2*n)))
		}
	}
	return t
}

// pixelsOf transforms a block: its low frequencies are a picture of it with side
// by side pixels.
func (j *jpegFile) pixelsOf(p *part, at int, c *[16]int32) {
	n, t := p.side, &j.cosines[p.side]
	stride := p.across * n
	out := p.pixels[at/p.across*n*stride+at%p.across*n:]
	if n == 1 {
		out[0] = level(float32(c[0]) / 8)
		return
	}
	var half [4][4]float32 // rows transformed
	for v := range n {
		for x := range n {
			for u := range n {
				half[v][x] += float32(c[v*n+u]) * t[u][x]
			}
		}
	}
	for y := range n {
		for x := range n {
			sum := float32(0)
			for v := range n {
				sum += half[v][x] * t[v][y]
			}
			out[y*stride+x] = level(sum)
		}
	}
}

// level is a number as a byte: zero lies in the middle.
func level(v float32) byte { return uint8(max(0, min(255, v+128.5))) }
