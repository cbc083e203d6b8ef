package pictures

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"io"
)

// jpegFile is a JPEG file that is read at a part of its size: of each block of 8 by
// 8 pixels it makes one of side by side.
type jpegFile struct {
	bits
	width, height int
	orientation   int
	progressive   bool
	side          int // 1, 2 or 4, for the brightness
	parts         []part
	hMost, vMost  int

	quant   [4][64]int32 // in the order of the file
	quanted [4]bool
	dc, ac  [4]*huffman
	restart int              // units between restarts, 0: there are none
	adobe   int              // its transform, -1: it does not say
	jfif    bool             // it is YCbCr
	scans   int              // that were read
	cosines [5][4][4]float32 // by the number of points of the transform
	keeps   [5][64]int8      // where a coefficient goes in a block of that side, -1: nowhere

	from, to, high, low int    // of the scan: coefficients, and bits of them
	run                 uint32 // blocks to come without another coefficient
}

// part is a component of the picture: brightness or a colour.
type part struct {
	id, h, v, q  int
	side         int     // of its blocks: larger than that of others if it has fewer blocks
	across, down int     // blocks, whole units of all components
	ownX, ownY   int     // blocks of a scan of it alone
	pixels       []byte  // side by side of each block
	coeffs       []int16 // side by side of each block, of a progressive file
	set          []uint64
	pred         int32
	dcAt, acAt   int
}

// The bounds of a file that no honest one passes.
const mostScans = 100

// The markers of a file.
const (
	jpegSOF0, jpegSOF1, jpegSOF2 = 0xc0, 0xc1, 0xc2
	jpegDHT                      = 0xc4
	jpegRST0, jpegRST7           = 0xd0, 0xd7
	jpegSOI, jpegEOI             = 0xd8, 0xd9
	jpegSOS, jpegDQT, jpegDRI    = 0xda, 0xdb, 0xdd
	jpegAPP0, jpegAPP1, jpegAPPE = 0xe0, 0xe1, 0xee
)

// unzigzag is the place of each coefficient in its block.
var unzigzag = [64]int{
	0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
	35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
}

// head reads up to where the size of the picture is said.
func (j *jpegFile) head() error {
	j.orientation, j.adobe = 1, -1
	if m, err := j.toMarker(); err != nil || m != jpegSOI {
		return ErrBroken
	}
	for {
		m, err := j.toMarker()
		if err != nil {
			return err
		}
		switch m {
		case jpegSOS, jpegEOI:
			return ErrBroken
		case jpegSOI, 0x01, jpegRST0, jpegRST7:
			continue
		}
		b, err := j.segment(m)
		if err != nil {
			return err
		}
		if m == jpegSOF0 || m == jpegSOF1 || m == jpegSOF2 {
			return j.frame(b, m == jpegSOF2)
		}
	}
}

// segment reads the segment of a marker and takes what it says.
func (j *jpegFile) segment(m byte) ([]byte, error) {
	var n [2]byte
	if _, err := io.ReadFull(j.in, n[:]); err != nil {
		return nil, err
	}
	long := int(binary.BigEndian.Uint16(n[:])) - 2
	if long < 0 {
		return nil, ErrBroken
	}
	b := make([]byte, long)
	if _, err := io.ReadFull(j.in, b); err != nil {
		return nil, err
	}
	switch m {
	case jpegDQT:
		return b, j.takeQuants(b)
	case jpegDHT:
		return b, j.takeHuffmans(b)
	case jpegDRI:
		if len(b) != 2 {
			return nil, ErrBroken
		}
		j.restart = int(binary.BigEndian.Uint16(b))
	case jpegAPP0:
		j.jfif = j.jfif || bytes.HasPrefix(b, []byte("JFIF\x00"))
	case jpegAPP1:
		if exif, ok := bytes.CutPrefix(b, []byte("Exif\x00\x00")); ok && j.orientation == 1 {
			j.orientation = exifOrientation(exif)
		}
	case jpegAPPE:
		if len(b) >= 12 && bytes.HasPrefix(b, []byte("Adobe")) {
			j.adobe = int(b[11])
		}
	}
	return b, nil
}

func (j *jpegFile) takeQuants(b []byte) error {
	for len(b) > 0 {
		wide, at := int(b[0]>>4), int(b[0]&15)
		size := 64 * (1 + wide)
		if wide > 1 || at > 3 || len(b) < 1+size {
			return ErrBroken
		}
		for i := range 64 {
			if wide == 1 {
				j.quant[at][i] = int32(binary.BigEndian.Uint16(b[1+2*i:]))
			} else {
				j.quant[at][i] = int32(b[1+i])
			}
		}
		j.quanted[at] = true
		b = b[1+size:]
	}
	return nil
}

func (j *jpegFile) takeHuffmans(b []byte) error {
	for len(b) > 0 {
		if len(b) < 17 {
			return ErrBroken
		}
		kind, at := b[0]>>4, int(b[0]&15)
		counts := [16]byte(b[1:17])
		n := 0
		for _, c := range counts {
			n += int(c)
		}
		if kind > 1 || at > 3 || n == 0 || n > 256 || len(b) < 17+n {
			return ErrBroken
		}
		h, ok := newHuffman(counts, b[17:17+n])
		if !ok {
			return ErrBroken
		}
		if kind == 0 {
			j.dc[at] = h
		} else {
			j.ac[at] = h
		}
		b = b[17+n:]
	}
	return nil
}

// frame takes the segment that says how large the picture is, and of which components.
func (j *jpegFile) frame(b []byte, progressive bool) error {
	if len(b) < 6 || b[0] != 8 || len(b) != 6+3*int(b[5]) || j.parts != nil {
		return ErrBroken
	}
	j.progressive = progressive
	j.height, j.width = int(binary.BigEndian.Uint16(b[1:])), int(binary.BigEndian.Uint16(b[3:]))
	if n := int(b[5]); n != 1 && n != 3 && n != 4 {
		return ErrBroken
	}
	for b = b[6:]; len(b) > 0; b = b[3:] {
		p := part{id: int(b[0]), h: int(b[1] >> 4), v: int(b[1] & 15), q: int(b[2])}
		if p.h < 1 || p.h > 4 || p.v < 1 || p.v > 4 || p.q > 3 {
			return ErrBroken
		}
		for _, o := range j.parts {
			if o.id == p.id {
				return ErrBroken
			}
		}
		j.parts = append(j.parts, p)
		j.hMost, j.vMost = max(j.hMost, p.h), max(j.vMost, p.v)
	}
	if len(j.parts) == 1 { // then a unit is one block, whatever is said
		j.parts[0].h, j.parts[0].v, j.hMost, j.vMost = 1, 1, 1, 1
	}
	return nil
}

// readJPEG reads a file as a picture up to k times smaller: 2, 4 or 8 times.
func readJPEG(in io.Reader, k int) (image.Image, error) {
	j := &jpegFile{bits: bits{in: bufio.NewReader(in)}, side: 4}
	switch {
	case k >= 8:
		j.side = 1
	case k >= 4:
		j.side = 2
	}
	if err := j.head(); err != nil {
		return nil, err
	}
	j.room()
	for {
		m, err := j.toMarker()
		switch {
		case err != nil:
			return nil, err
		case m == jpegEOI:
			if j.scans == 0 || len(j.parts) == 4 && j.adobe < 0 {
				return nil, ErrBroken
			}
			return j.picture(), nil
		case m == jpegSOI || m == 0x01 || m >= jpegRST0 && m <= jpegRST7:
			continue
		case m == jpegSOF0 || m == jpegSOF1 || m == jpegSOF2:
			return nil, ErrBroken
		}
		b, err := j.segment(m)
		if err != nil {
			return nil, err
		}
		if m == jpegSOS {
			if err := j.scan(b); err != nil {
				return nil, err
			}
		}
	}
}

// room makes room for the picture.
func (j *jpegFile) room() {
	up := func(a, b int) int { return (a + b - 1) / b }
	unitsX, unitsY := up(j.width, 8*j.hMost), up(j.height, 8*j.vMost)
	for i := range j.parts {
		p := &j.parts[i]
		n := j.side
		for f := min(j.hMost/p.h, j.vMost/p.v); f > 1 && n < 4; f /= 2 {
			n *= 2
		}
		p.side = n
		p.across, p.down = unitsX*p.h, unitsY*p.v
		p.ownX, p.ownY = up(up(j.width*p.h, j.hMost), 8), up(up(j.height*p.v, j.vMost), 8)
		p.pixels = make([]byte, p.across*p.down*n*n)
		if j.progressive {
			p.coeffs, p.set = make([]int16, p.across*p.down*n*n), make([]uint64, p.across*p.down)
		}
	}
	for _, n := range []int{1, 2, 4} {
		j.cosines[n] = cosines(n)
		for k, at := range unzigzag {
			j.keeps[n][k] = -1
			if x, y := at%8, at/8; x < n && y < n {
				j.keeps[n][k] = int8(y*n + x)
			}
		}
	}
}

// picture puts the components together.
func (j *jpegFile) picture() image.Image {
	if j.progressive {
		j.unpack()
	}
	w, h := (j.width*j.side+7)/8, (j.height*j.side+7)/8
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	rgb := j.adobe == 0 && (!j.jfif || len(j.parts) == 4) || !j.jfif && j.called("RGB")
	var row [4][]byte
	var step [4][2]int // of a component for each pixel
	for y := range h {
		for i := range j.parts {
			p := &j.parts[i]
			row[i] = p.pixels[y*p.v*p.side/(j.vMost*j.side)*p.across*p.side:][:p.across*p.side]
			step[i] = [2]int{p.h * p.side, j.hMost * j.side}
		}
		for x := range w {
			var v [4]byte
			for i := range j.parts {
				v[i] = row[i][x*step[i][0]/step[i][1]]
			}
			o := out.Pix[out.PixOffset(x, y):][:4:4]
			o[3] = 255
			if len(j.parts) == 1 {
				o[0], o[1], o[2] = v[0], v[0], v[0]
				continue
			}
			if !rgb {
				v[0], v[1], v[2] = color.YCbCrToRGB(v[0], v[1], v[2])
			}
			if len(j.parts) == 4 { // Adobe keeps ink as what is left of the paper
				if !rgb {
					v[0], v[1], v[2] = 255-v[0], 255-v[1], 255-v[2]
				}
				v[0], v[1], v[2] = ink(v[0], v[3]), ink(v[1], v[3]), ink(v[2], v[3])
			}
			o[0], o[1], o[2] = v[0], v[1], v[2]
		}
	}
	return out
}

// called reports whether the components have these letters.
func (j *jpegFile) called(letters string) bool {
	if len(j.parts) != len(letters) {
		return false
	}
	for i := range letters {
		if j.parts[i].id != int(letters[i]) {
			return false
		}
	}
	return true
}

// ink is a colour under black, both as what is left of the paper.
func ink(c, black byte) byte { return uint8(int(c) * int(black) / 255) }
