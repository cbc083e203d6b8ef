package pictures

import (
	"bufio"
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"math"

	"feltstack/rules/message"
)

// The bounds of a picture that is read.
const (
	MostPixels  = 100_000_000
	LongestSide = 30_000

	wholePixels = 4_000_000 // up to which the standard library decodes it
	longestHead = 16 << 20  // bytes of a file before its size is known
)

// Why a picture can't be read.
var (
	ErrKind   = catalog.Problem("picture.kind")
	ErrBroken = catalog.Problem("picture.broken")
	ErrPixels = catalog.Problem("picture.pixels", "n", MostPixels/1_000_000)
	ErrSide   = catalog.Problem("picture.side", "n", message.Number(LongestSide))
)

// Kind is a format of picture files.
type Kind int

// The formats that can be read.
const (
	PNG Kind = iota
	JPEG
)

// Info is what the head of a file says about its picture.
type Info struct {
	Kind
	Width, Height int // as stored, before it is turned upright

	orientation int // of Exif
	stored      int // bytes of the rows of a PNG file, unpacked
}

// Pixels is how many pixels the picture has.
func (i Info) Pixels() int { return i.Width * i.Height }

// magics are the first bytes of files of each kind.
var magics = [...]string{PNG: "\x89PNG\r\n\x1a\n", JPEG: "\xff\xd8\xff"}

// Look reads the head of a file: what it is, whatever it is called, and how large
// it claims to be. A picture that is too large is refused here.
func Look(r io.Reader) (Info, error) {
	in := bufio.NewReader(io.LimitReader(r, longestHead))
	first, _ := in.Peek(len(magics[PNG])) // too few bytes aren't a picture
	for k, magic := range magics {
		if !bytes.HasPrefix(first, []byte(magic)) {
			continue
		}
		i := Info{Kind: Kind(k), orientation: 1}
		var err error
		if i.Kind == PNG {
			var p pngFile
			p, err = openPNG(in)
			i.Width, i.Height = p.width, p.height
			i.stored = p.height * (1 + (p.width*pngSamples[p.colour]*p.depth+7)/8)
		} else {
			j := &jpegFile{bits: bits{in: in}}
			err = j.head()
			i.Width, i.Height, i.orientation = j.width, j.height, j.orientation
		}
		switch {
		case err != nil || i.Width < 1 || i.Height < 1:
			return i, ErrBroken
		case max(i.Width, i.Height) > LongestSide:
			return i, ErrSide
		case i.Width > MostPixels/i.Height:
			return i, ErrPixels
		}
		return i, nil
	}
	return Info{}, ErrKind
}

// Work is what reading the file to its end takes, as many pixels of a JPEG file as take as long:
// a PNG file is only unpacked by Check.
func (i Info) Work() int {
	if i.Kind == JPEG {
		return i.Pixels()
	}
	return i.stored / 32
}

// Check reads a file to its last pixel, for the errors that Read has, and makes no picture of it
// where it can do without.
func Check(data []byte) (Info, error) {
	info, err := Look(bytes.NewReader(data))
	switch {
	case err != nil:
	case info.Kind == PNG:
		if checkPNG(bytes.NewReader(data)) != nil {
			err = ErrBroken
		}
	default:
		_, _, err = Read(bytes.NewReader(data), leastPixels)
	}
	return info, err
}

// leastPixels is how many pixels a picture that nobody looks at has.
const leastPixels = 10_000

// Read decodes a file as a picture of at most this number of pixels, in its own
// proportions, upright as the camera meant it.
func Read(r io.Reader, most int) (*image.RGBA, Info, error) {
	var head bytes.Buffer
	info, err := Look(io.TeeReader(r, &head))
	if err != nil {
		return nil, info, err
	}
	in := bufio.NewReaderSize(io.MultiReader(&head, r), 64<<10)
	var img image.Image
	k := int(math.Sqrt(float64(info.Pixels()) / float64(most))) // how many times smaller, in whole numbers
	switch {
	case info.Pixels() <= wholePixels && info.Kind == PNG:
		img, err = png.Decode(in)
	case info.Pixels() <= wholePixels:
		img, err = jpeg.Decode(in)
	case info.Kind == PNG:
		img, err = readPNG(in, max(1, k))
	default:
		img, err = readJPEG(in, max(1, k))
	}
	if err != nil {
		return nil, info, ErrBroken
	}
	return upright(reduced(img, most), info.orientation), info, nil
}
