package sets

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"

	"feltstack/cardart/pictures"
)

// The bounds of a picture. [pictures.MostPixels] and [pictures.LongestSide] hold, too.
const (
	LongestPicture = 8 << 20   // bytes of its file among a set's pictures
	LongestPhoto   = 1 << 30   // bytes of a file that Folder.AddPicture makes one of
	keptPixels     = 1_500_000 // in memory, and in a file that Folder.AddPicture writes
	jpegQuality    = 92        // of such a file
	mostPNG        = 1 << 20   // bytes: a photo is larger, and is kept as JPEG
)

// Why a picture can't be shown, beside the errors of package pictures. A card
// keeps its motif then.
var (
	ErrPictureMissing = catalog.Problem("set.picture_gone")
	ErrPicturePlace   = catalog.Problem("set.picture_place")
	ErrPictureSize    = catalog.Problem("set.picture_size")
	ErrPhotoSize      = catalog.Problem("set.photo_size")
)

// checkPicture looks at a picture's file without unpacking it: its size, what it
// really is whatever it is called, and how many pixels it claims to have.
func checkPicture(data []byte) (pictures.Info, error) {
	if len(data) > LongestPicture {
		return pictures.Info{}, ErrPictureSize
	}
	return pictures.Look(bytes.NewReader(data))
}

// ReadPicture unpacks a PNG or JPEG file, upright as the camera meant it, and
// no larger than a card has use for. It believes nothing: a file may come from
// anywhere. The error is one of those above or of package pictures.
func ReadPicture(data []byte) (*image.RGBA, error) {
	if len(data) > LongestPicture {
		return nil, ErrPictureSize
	}
	img, _, err := pictures.Read(bytes.NewReader(data), keptPixels)
	return img, err
}

// readPhoto is ReadPicture for a file of any honest size, which is never whole in
// memory. It ends with ctx.
func readPhoto(ctx context.Context, from io.Reader) (*image.RGBA, pictures.Kind, error) {
	in := &bounded{ctx: ctx, from: from, left: LongestPhoto}
	img, info, err := pictures.Read(in, keptPixels)
	if in.err != nil {
		err = in.err
	}
	return img, info.Kind, err
}

// bounded is a file that is read no further than it may be long, and not after ctx
// has ended.
type bounded struct {
	ctx  context.Context
	from io.Reader
	left int64
	err  error // that ended it
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.err == nil {
		b.err = b.ctx.Err()
	}
	if b.err == nil && b.left <= 0 {
		b.err = ErrPhotoSize
	}
	if b.err != nil {
		return 0, b.err
	}
	n, err := b.from.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	if err != nil && err != io.EOF {
		b.err = fmt.Errorf("read the picture: %w", err)
	}
	return n, err
}

// writePicture packs a picture, as JPEG if it is a photo. Nothing goes with it
// that its own file may have told, such as where a photo was taken.
func writePicture(img *image.RGBA, k pictures.Kind) (data []byte, ext string, err error) {
	var b bytes.Buffer
	if k == pictures.PNG {
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
