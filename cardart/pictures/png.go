package pictures

import (
	"compress/zlib"
	"encoding/binary"
	"hash"
	"hash/crc32"
	"image"
	"io"
)

// pngFile is a PNG file that is read row by row.
type pngFile struct {
	in            io.Reader
	width, height int
	depth         int // bits of a sample
	colour        int // type of colour
	interlaced    bool

	palette [256][4]byte // premultiplied
	key     [3]uint16    // the colour that is transparent
	keyed   bool

	left int // bytes of the chunk that are not read yet
	sum  hash.Hash32
	ends bool // another chunk than IDAT has come
}

// The types of colour.
const (
	pngGray      = 0
	pngRGB       = 2
	pngPalette   = 3
	pngGrayAlpha = 4
	pngRGBA      = 6
)

// pngSamples is how many samples a pixel of each type of colour has, and pngDepths
// which depths they can have.
var (
	pngSamples = map[int]int{pngGray: 1, pngRGB: 3, pngPalette: 1, pngGrayAlpha: 2, pngRGBA: 4}
	pngDepths  = map[int]int{pngGray: 1 | 2 | 4 | 8 | 16, pngRGB: 8 | 16, pngPalette: 1 | 2 | 4 | 8, pngGrayAlpha: 8 | 16, pngRGBA: 8 | 16}
)

// openPNG reads the head of a file.
func openPNG(in io.Reader) (pngFile, error) {
	p := pngFile{in: in, sum: crc32.NewIEEE()}
	if _, err := io.CopyN(io.Discard, in, int64(len(magics[PNG]))); err != nil {
		return p, err
	}
	name, err := p.chunk()
	if err != nil || name != "IHDR" || p.left != 13 {
		return p, ErrBroken
	}
	var b [13]byte
	if err := p.rest(b[:]); err != nil {
		return p, err
	}
	w, h := binary.BigEndian.Uint32(b[:]), binary.BigEndian.Uint32(b[4:])
	p.depth, p.colour, p.interlaced = int(b[8]), int(b[9]), b[12] == 1
	if w>>31 != 0 || h>>31 != 0 || p.depth == 0 || p.depth&(p.depth-1) != 0 || pngDepths[p.colour]&p.depth == 0 || b[10] != 0 || b[11] != 0 || b[12] > 1 {
		return p, ErrBroken
	}
	p.width, p.height = int(w), int(h)
	return p, nil
}

// chunk begins the next chunk.
func (p *pngFile) chunk() (name string, err error) {
	var b [8]byte
	if _, err := io.ReadFull(p.in, b[:]); err != nil {
		return "", err
	}
	n := binary.BigEndian.Uint32(b[:])
	if n>>31 != 0 {
		return "", ErrBroken
	}
	p.left = int(n)
	p.sum.Reset()
	p.sum.Write(b[4:])
	return string(b[4:]), nil
}

// rest reads what is left of the chunk, which is as long as b.
func (p *pngFile) rest(b []byte) error {
	if _, err := io.ReadFull(p.in, b); err != nil {
		return err
	}
	p.sum.Write(b)
	p.left = 0
	return p.end()
}

// end checks the sum behind a chunk.
func (p *pngFile) end() error {
	var b [4]byte
	if _, err := io.ReadFull(p.in, b[:]); err != nil {
		return err
	}
	if binary.BigEndian.Uint32(b[:]) != p.sum.Sum32() {
		return ErrBroken
	}
	return nil
}

// Read gives the bytes of neighbouring chunks IDAT, which are one stream.
func (p *pngFile) Read(b []byte) (int, error) {
	for p.left == 0 && !p.ends {
		if err := p.end(); err != nil {
			return 0, err
		}
		name, err := p.chunk()
		if err != nil {
			return 0, err
		}
		p.ends = name != "IDAT"
	}
	if p.ends {
		return 0, io.EOF
	}
	n, err := p.in.Read(b[:min(len(b), p.left)])
	p.sum.Write(b[:n])
	p.left -= n
	if err == io.EOF && p.left > 0 {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// about reads what stands before the pixels.
func (p *pngFile) about() error {
	colours := 0
	for {
		name, err := p.chunk()
		if err != nil {
			return err
		}
		switch name {
		case "IDAT":
			if p.colour == pngPalette && colours == 0 {
				return ErrBroken
			}
			return nil
		case "IEND":
			return ErrBroken
		case "PLTE":
			if p.left%3 != 0 || p.left > 3*256 {
				return ErrBroken
			}
			b := make([]byte, p.left)
			if err := p.rest(b); err != nil {
				return err
			}
			for colours = 0; colours < len(b)/3; colours++ {
				c := b[3*colours:]
				p.palette[colours] = [4]byte{c[0], c[1], c[2], 255}
			}
		case "tRNS":
			if p.left > 256 {
				return ErrBroken
			}
			b := make([]byte, p.left)
			if err := p.rest(b); err != nil {
				return err
			}
			if err := p.transparent(b, colours); err != nil {
				return err
			}
		default:
			if _, err := io.CopyN(p.sum, p.in, int64(p.left)); err != nil {
				return err
			}
			if err := p.end(); err != nil {
				return err
			}
		}
	}
}

// transparent takes the chunk that says what can be seen through.
func (p *pngFile) transparent(b []byte, colours int) error {
	switch {
	case p.colour == pngPalette && len(b) <= colours:
		for i, a := range b {
			c := &p.palette[i]
			*c = premultiplied(c[0], c[1], c[2], a)
		}
	case p.colour == pngGray && len(b) == 2 || p.colour == pngRGB && len(b) == 6:
		p.keyed = true
		for i := range len(b) / 2 {
			p.key[i] = binary.BigEndian.Uint16(b[2*i:])
		}
	default:
		return ErrBroken
	}
	return nil
}

// readPNG reads a file as a picture k times smaller.
func readPNG(in io.Reader, k int) (image.Image, error) {
	var m *mean
	err := eachRow(in, func(p *pngFile, at pass, y int, rows *pngRows) error {
		if m == nil {
			m = newMean(p.width, p.height, k)
		}
		pixels, err := rows.next()
		if err == nil {
			m.add(pixels, at.x, y, at.dx)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return m.picture(), nil
}

// checkPNG reads a file to its end, without making a picture of it.
func checkPNG(in io.Reader) error {
	return eachRow(in, func(_ *pngFile, _ pass, _ int, rows *pngRows) error { return rows.skip() })
}

// eachRow goes through the rows of a file; y is where a row lies in the picture.
func eachRow(in io.Reader, row func(p *pngFile, at pass, y int, rows *pngRows) error) error {
	p, err := openPNG(in)
	if err != nil {
		return err
	}
	if err := p.about(); err != nil {
		return err
	}
	z, err := zlib.NewReader(&p)
	if err != nil {
		return err
	}
	defer z.Close() // only read from
	all := passes
	if !p.interlaced {
		all = []pass{{0, 0, 1, 1}}
	}
	for _, pass := range all {
		w, h := (p.width-pass.x+pass.dx-1)/pass.dx, (p.height-pass.y+pass.dy-1)/pass.dy
		if w <= 0 || h <= 0 {
			continue
		}
		rows := p.rows(z, w)
		for y := range h {
			if err := row(&p, pass, pass.y+y*pass.dy, rows); err != nil {
				return err
			}
		}
	}
	// What follows the last row is nothing but the checks of all of them.
	var one [1]byte
	if n, err := io.ReadFull(z, one[:]); n != 0 || err != io.EOF {
		return ErrBroken
	}
	_, err = io.Copy(io.Discard, &p)
	return err
}
