package pictures

import "io"

// pass is a part of a picture: where its pixels begin, and how far apart they lie.
type pass struct{ x, y, dx, dy int }

// passes are the parts of an interlaced picture.
var passes = []pass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}

// pngRows reads the rows of a picture, or of a part of an interlaced one.
type pngRows struct {
	p         *pngFile
	in        io.Reader
	step      int    // bytes from a pixel to the next, at least 1
	last, now []byte // rows as they are stored, the first byte names the filter
	pixels    []byte
}

func (p *pngFile) rows(in io.Reader, w int) *pngRows {
	bits := pngSamples[p.colour] * p.depth
	n := 1 + (w*bits+7)/8
	return &pngRows{p: p, in: in, step: max(1, bits/8), last: make([]byte, n), now: make([]byte, n), pixels: make([]byte, 4*w)}
}

// next is the next row, four bytes a pixel, premultiplied. It holds until the next call.
func (r *pngRows) next() ([]byte, error) {
	r.last, r.now = r.now, r.last
	if _, err := io.ReadFull(r.in, r.now); err != nil {
		return nil, err
	}
	if err := unfilter(r.now[0], r.now[1:], r.last[1:], r.step); err != nil {
		return nil, err
	}
	r.p.pixels(r.now[1:], r.pixels)
	return r.pixels, nil
}

// skip reads over the next row.
func (r *pngRows) skip() error {
	if _, err := io.ReadFull(r.in, r.now); err != nil {
		return err
	}
	if r.now[0] > lastFilter {
		return ErrBroken
	}
	return nil
}

// lastFilter is the greatest number of a filter.
const lastFilter = 4

// unfilter undoes what makes a row smaller, in place. up is the row above.
func unfilter(filter byte, row, up []byte, step int) error {
	switch filter {
	case 0:
	case 1:
		for i := step; i < len(row); i++ {
			row[i] += row[i-step]
		}
	case 2:
		for i := range row {
			row[i] += up[i]
		}
	case 3:
		for i := range row {
			left := 0
			if i >= step {
				left = int(row[i-step])
			}
			row[i] += uint8((left + int(up[i])) / 2)
		}
	case 4:
		for i := range row {
			a, b, c := 0, int(up[i]), 0
			if i >= step {
				a, c = int(row[i-step]), int(up[i-step])
			}
			pa, pb, pc := abs(b-c), abs(a-c), abs(a+b-2*c)
			switch {
			case pa <= pb && pa <= pc:
				row[i] += uint8(a)
			case pb <= pc:
				row[i] += uint8(b)
			default:
				row[i] += uint8(c)
			}
		}
	default:
		return ErrBroken
	}
	return nil
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// pixels makes four bytes a pixel of a row.
func (p *pngFile) pixels(row, out []byte) {
	n := len(out) / 4
	if p.depth < 8 {
		p.smallPixels(row, out)
		return
	}
	size := p.depth / 8
	sample := func(i int) (hi byte, all uint16) {
		if size == 1 {
			return row[i], uint16(row[i])
		}
		return row[2*i], uint16(row[2*i])<<8 | uint16(row[2*i+1])
	}
	for i := range n {
		o := out[4*i : 4*i+4 : 4*i+4]
		switch p.colour {
		case pngGray:
			v, all := sample(i)
			o[0], o[1], o[2], o[3] = v, v, v, 255
			if p.keyed && all == p.key[0] {
				clear(o)
			}
		case pngRGB:
			r, fr := sample(3 * i)
			g, fg := sample(3*i + 1)
			b, fb := sample(3*i + 2)
			o[0], o[1], o[2], o[3] = r, g, b, 255
			if p.keyed && p.key == [3]uint16{fr, fg, fb} {
				clear(o)
			}
		case pngPalette:
			copy(o, p.palette[row[i]][:])
		case pngGrayAlpha:
			v, _ := sample(2 * i)
			a, _ := sample(2*i + 1)
			c := premultiplied(v, v, v, a)
			copy(o, c[:])
		case pngRGBA:
			r, _ := sample(4 * i)
			g, _ := sample(4*i + 1)
			b, _ := sample(4*i + 2)
			a, _ := sample(4*i + 3)
			if a == 255 {
				o[0], o[1], o[2], o[3] = r, g, b, 255
				continue
			}
			c := premultiplied(r, g, b, a)
			copy(o, c[:])
		}
	}
}

// smallPixels is pixels for samples of less than a byte.
func (p *pngFile) smallPixels(row, out []byte) {
	most := byte(1<<p.depth - 1)
	for i := range len(out) / 4 {
		at := i * p.depth
		v := row[at/8] >> (8 - p.depth - at%8) & most
		o := out[4*i : 4*i+4]
		if p.colour == pngPalette {
			copy(o, p.palette[v][:])
			continue
		}
		g := uint8(int(v) * 255 / int(most))
		o[0], o[1], o[2], o[3] = g, g, g, 255
		if p.keyed && uint16(v) == p.key[0] {
			clear(o)
		}
	}
}

func premultiplied(r, g, b, a byte) [4]byte {
	m := func(v byte) byte { return uint8((int(v)*int(a) + 127) / 255) }
	return [4]byte{m(r), m(g), m(b), a}
}
