package sets

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"math"

	"golang.org/x/image/draw"
)

// The bounds of a picture.
const (
	LongestPicture = 8 << 20    // bytes of its file
	MostPixels     = 40_000_000 // of its file, as its head says
	keptPixels     = 1_500_000  // in memory, and in a file that Folder.AddPicture writes
	jpegQuality    = 92         // of such a file
	mostPNG        = 1 << 20    // bytes: a photo is larger, and is kept as JPEG
)

// Why a picture can't be shown. A card keeps its motif then.
var (
	ErrPictureMissing = errors.New("there is no such file among the set's pictures")
	ErrPicturePlace   = errors.New("a picture must lie among the set's pictures itself, under a plain name that ends in .png or .jpg")
	ErrPictureSize    = errors.New("the file is larger than 8 MB, and a picture may not be")
	ErrPicturePixels  = errors.New("the picture has more than 40 million pixels")
	ErrPictureKind    = errors.New("the file is neither a PNG nor a JPEG picture")
	ErrPictureBroken  = errors.New("the picture is broken or cut off")
)

// kind is a format of pictures.
type kind struct {
	ext    string
	magic  string // that files of it begin with
	config func([]byte) (image.Config, error)
	decode func([]byte) (image.Image, error)
}

var kinds = [...]kind{
	{".png", "\x89PNG\r\n\x1a\n",
		func(b []byte) (image.Config, error) { return png.DecodeConfig(bytes.NewReader(b)) },
		func(b []byte) (image.Image, error) { return png.Decode(bytes.NewReader(b)) }},
	{".jpg", "\xff\xd8\xff",
		func(b []byte) (image.Config, error) { return jpeg.DecodeConfig(bytes.NewReader(b)) },
		func(b []byte) (image.Image, error) { return jpeg.Decode(bytes.NewReader(b)) }},
}

// checkPicture looks at a picture's file without unpacking it: its size, what it
// really is whatever it is called, and how many pixels it claims to have.
func checkPicture(data []byte) (kind, error) {
	if len(data) > LongestPicture {
		return kind{}, ErrPictureSize
	}
	for _, k := range kinds {
		if !bytes.HasPrefix(data, []byte(k.magic)) {
			continue
		}
		c, err := k.config(data)
		switch {
		case err != nil || c.Width < 1 || c.Height < 1:
			return k, ErrPictureBroken
		case c.Width > MostPixels/c.Height:
			return k, ErrPicturePixels
		}
		return k, nil
	}
	return kind{}, ErrPictureKind
}

// ReadPicture unpacks a PNG or JPEG file, upright as the camera meant it, and
// no larger than a card has use for. It believes nothing: a file may come from
// anywhere. The error is one of those above.
func ReadPicture(data []byte) (*image.RGBA, error) {
	k, err := checkPicture(data)
	if err != nil {
		return nil, err
	}
	img, err := k.decode(data)
	if err != nil {
		return nil, ErrPictureBroken
	}
	return upright(reduced(img, keptPixels), orientation(data)), nil
}

// writePicture packs a picture, as JPEG if it is a photo. Nothing goes with it
// that its own file may have told, such as where a photo was taken.
func writePicture(img *image.RGBA, k kind) (data []byte, ext string, err error) {
	var b bytes.Buffer
	if k.ext == ".png" {
		if err := png.Encode(&b, img); err != nil {
			return nil, "", err
		}
		if b.Len() <= mostPNG || !img.Opaque() {
			return b.Bytes(), ".png", nil
		}
		b.Reset()
	}
	err = jpeg.Encode(&b, img, &jpeg.Options{Quality: jpegQuality})
	return b.Bytes(), ".jpg", err
}

// reduced is a picture with at most so many pixels, in its own proportions.
func reduced(img image.Image, most int) *image.RGBA {
	size := img.Bounds().Size()
	n := float64(size.X) * float64(size.Y)
	if n <= float64(most) {
		out := image.NewRGBA(image.Rectangle{Max: size})
		draw.Copy(out, image.Point{}, img, img.Bounds(), draw.Src, nil)
		return out
	}
	// The scaler below needs memory for every row of its source: of a very large
	// picture whole blocks are averaged first.
	if k := int(math.Sqrt(n / float64(most))); k > 1 && size.X >= k && size.Y >= k {
		img = averaged(img, k)
	}
	f := math.Sqrt(float64(most) / n)
	out := image.NewRGBA(image.Rect(0, 0, max(1, int(float64(size.X)*f)), max(1, int(float64(size.Y)*f))))
	draw.BiLinear.Scale(out, out.Rect, img, img.Bounds(), draw.Src, nil)
	return out
}

// averaged makes one pixel of every k by k.
func averaged(img image.Image, k int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/k, b.Dy()/k))
	rows := image.NewRGBA(image.Rect(0, 0, out.Rect.Dx()*k, k))
	for y := range out.Rect.Dy() {
		draw.Copy(rows, image.Point{}, img, rows.Rect.Add(b.Min).Add(image.Pt(0, y*k)), draw.Src, nil)
		for x := range out.Rect.Dx() {
			var sum [4]int
			for dy := range k {
				for i, v := range rows.Pix[rows.PixOffset(x*k, dy):][:4*k] {
					sum[i%4] += int(v)
				}
			}
			px := out.Pix[out.PixOffset(x, y):]
			for i := range sum {
				px[i] = uint8(sum[i] / (k * k))
			}
		}
	}
	return out
}
