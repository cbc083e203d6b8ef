package pictures

import "bufio"

// bits reads the bits between two markers of a JPEG file. Behind the last it
// gives zeros; over reports whether any of those were used.
type bits struct {
	in     *bufio.Reader
	acc    uint64
	n      int  // bits in acc
	pad    int  // of them, those that are not in the file
	marker byte // that has come, 0 if none has
	err    error
}

func (b *bits) next() byte {
	if b.marker == 0 && b.err == nil {
		c, err := b.in.ReadByte()
		if c != 0xff && err == nil {
			return c
		}
		for c == 0xff && err == nil {
			c, err = b.in.ReadByte()
		}
		switch {
		case err != nil:
			b.err = err
		case c == 0:
			return 0xff
		default:
			b.marker = c
		}
	}
	b.pad += 8
	return 0
}

func (b *bits) need(k int) {
	for b.n < k {
		b.acc = b.acc<<8 | uint64(b.next())
		b.n += 8
	}
}

func (b *bits) take(k int) int32 {
	b.need(k)
	b.n -= k
	return int32(b.acc>>b.n) & (1<<k - 1)
}

// signed reads a number of k bits, as the standard codes those below zero.
func (b *bits) signed(k int) int32 {
	if k == 0 {
		return 0
	}
	v := b.take(k)
	if v < 1<<(k-1) {
		v += -1<<k + 1
	}
	return v
}

// over reports whether more bits were used than there are.
func (b *bits) over() bool { return b.n < b.pad }

// drop forgets the bits up to the next marker.
func (b *bits) drop() { b.acc, b.n, b.pad = 0, 0, 0 }

// toMarker gives the next marker.
func (b *bits) toMarker() (byte, error) {
	b.drop()
	for b.marker == 0 && b.err == nil {
		b.next()
	}
	m := b.marker
	b.marker, b.pad = 0, 0
	return m, b.err
}

// huffman is a table of codes.
type huffman struct {
	short  [256]uint16 // by the next eight bits: length and value of the code that they begin with, 0 if it is longer
	values []byte
	most   [17]int32 // the largest code of each length, -1 if there is none
	shift  [17]int32 // from a code of each length to the place of its value
}

// newHuffman makes a table of how many codes there are of each length, and their values.
func newHuffman(counts [16]byte, values []byte) (*huffman, bool) {
	h := &huffman{values: values}
	code, at := int32(0), int32(0)
	for l := 1; l <= 16; l++ {
		n := int32(counts[l-1])
		h.most[l], h.shift[l] = -1, at-code
		if n > 0 {
			h.most[l] = code + n - 1
		}
		if code+n > 1<<l {
			return nil, false
		}
		for i := range n {
			if l > 8 {
				break
			}
			first := (code + i) << (8 - l)
			for j := range int32(1) << (8 - l) {
				h.short[first+j] = uint16(l)<<8 | uint16(values[at+i])
			}
		}
		code, at = (code+n)<<1, at+n
	}
	return h, true
}

// decode reads a code. What is none is -1.
func (b *bits) decode(h *huffman) int {
	b.need(16)
	next := int32(b.acc>>(b.n-16)) & 0xffff
	if s := h.short[next>>8]; s != 0 {
		b.n -= int(s >> 8)
		return int(s & 0xff)
	}
	for l := 9; l <= 16; l++ {
		if code := next >> (16 - l); code <= h.most[l] {
			b.n -= l
			return int(h.values[code+h.shift[l]])
		}
	}
	return -1
}
