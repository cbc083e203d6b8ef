package sets

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"feltstack/cardart/pictures"
)

// quarters is a picture with a colour of its own in each corner: red and green
// above, blue and white below.
func quarters(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := [2][2]color.RGBA{{{255, 0, 0, 255}, {0, 255, 0, 255}}, {{0, 0, 255, 255}, {255, 255, 255, 255}}}[2*y/h][2*x/w]
			img.SetRGBA(x, y, c)
		}
	}
	return img
}

func pngOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func jpegOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// turnedJPEG is a JPEG file whose Exif part says how the camera was held.
func turnedJPEG(t testing.TB, img image.Image, orientation uint16, order binary.AppendByteOrder) []byte {
	t.Helper()
	plain := jpegOf(t, img)
	tiff := []byte("MM")
	if order == binary.AppendByteOrder(binary.LittleEndian) {
		tiff = []byte("II")
	}
	tiff = order.AppendUint16(tiff, 42)
	tiff = order.AppendUint32(tiff, 8)
	tiff = order.AppendUint16(tiff, 1) // one entry
	tiff = order.AppendUint16(tiff, 0x0112)
	tiff = order.AppendUint16(tiff, 3)
	tiff = order.AppendUint32(tiff, 1)
	tiff = order.AppendUint16(tiff, orientation)
	tiff = append(tiff, "\x00\x00\x00\x00\x00\x00"...)
	body := append([]byte("Exif\x00\x00"), tiff...)
	out := append([]byte("\xff\xd8\xff\xe1"), byte((len(body)+2)>>8), byte(len(body)+2))
	return append(append(out, body...), plain[2:]...)
}

// claimingPNG is a small PNG file whose head claims another size.
func claimingPNG(t testing.TB, w, h uint32) []byte {
	t.Helper()
	data := pngOf(t, quarters(8, 8))
	binary.BigEndian.PutUint32(data[16:], w)
	binary.BigEndian.PutUint32(data[20:], h)
	binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
	return data
}

func TestReadPicture(t *testing.T) {
	for what, data := range map[string][]byte{"PNG": pngOf(t, quarters(40, 20)), "JPEG": jpegOf(t, quarters(40, 20))} {
		img, err := ReadPicture(data)
		if err != nil || img.Rect != image.Rect(0, 0, 40, 20) {
			t.Fatalf("%s: %v %v", what, img, err)
		}
		if c := img.RGBAAt(4, 4); c.R < 240 || c.G > 15 || c.B > 15 {
			t.Errorf("%s: the first corner is %v", what, c)
		}
	}
	wide, err := ReadPicture(pngOf(t, quarters(2600, 650)))
	if err != nil {
		t.Fatal(err)
	}
	if s := wide.Rect.Size(); s.X*s.Y > keptPixels || s.X*s.Y < keptPixels*9/10 || s.X/s.Y != 4 && s.X/s.Y != 3 {
		t.Errorf("2600 x 650 is kept as %v", s)
	}
	if c := wide.RGBAAt(wide.Rect.Dx()-5, 5); c != (color.RGBA{0, 255, 0, 255}) {
		t.Errorf("its second corner is %v", c)
	}
}

func TestBadPictures(t *testing.T) {
	whole, photo := pngOf(t, quarters(64, 64)), jpegOf(t, quarters(64, 64))
	var moving bytes.Buffer
	if err := gif.Encode(&moving, quarters(8, 8), nil); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		data []byte
		want error
	}{
		"nothing":           {nil, pictures.ErrKind},
		"text":              {[]byte("game = \"rummy\""), pictures.ErrKind},
		"a GIF":             {moving.Bytes(), pictures.ErrKind},
		"a PNG cut off":     {whole[:len(whole)*2/3], pictures.ErrBroken},
		"only a PNG's head": {whole[:33], pictures.ErrBroken},
		"a JPEG cut off":    {photo[:len(photo)*2/3], pictures.ErrBroken},
		"only its first":    {photo[:3], pictures.ErrBroken},
		"a bomb":            {claimingPNG(t, 20_000, 20_000), pictures.ErrPixels},
		"a wider bomb":      {claimingPNG(t, 1<<31-1, 1), pictures.ErrSide},
		"a thin line":       {claimingPNG(t, 1, 40_000_000), pictures.ErrSide},
		"no pixels":         {claimingPNG(t, 0, 8), pictures.ErrBroken},
		"a false size":      {claimingPNG(t, 64, 64), pictures.ErrBroken},
		"too long":          {append(bytes.Clone(whole), make([]byte, LongestPicture)...), ErrPictureSize},
	} {
		if img, err := ReadPicture(c.data); !errors.Is(err, c.want) {
			t.Errorf("%s: %v %v", what, img, err)
		}
	}
}

// A photo is shown as the camera meant it, whichever way it was held.
func TestPicturesAreUpright(t *testing.T) {
	// How the corners red, green, blue, white lie in the file for each orientation,
	// so that upright they are in this very order.
	stored := map[uint16]string{1: "RGBW", 2: "GRWB", 3: "WBGR", 4: "BWRG", 5: "RBGW", 6: "GWRB", 7: "WGBR", 8: "BRWG"}
	colours := map[byte]color.RGBA{'R': {255, 0, 0, 255}, 'G': {0, 255, 0, 255}, 'B': {0, 0, 255, 255}, 'W': {255, 255, 255, 255}}
	for o, corners := range stored {
		w, h := 32, 64
		if o >= 5 {
			w, h = 64, 32
		}
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			for x := range w {
				img.SetRGBA(x, y, colours[corners[2*(2*y/h)+2*x/w]])
			}
		}
		for _, order := range []binary.AppendByteOrder{binary.BigEndian, binary.LittleEndian} {
			got, err := ReadPicture(turnedJPEG(t, img, o, order))
			if err != nil || got.Rect != image.Rect(0, 0, 32, 64) {
				t.Fatalf("orientation %d: %v %v", o, got.Rect, err)
			}
			for i, at := range []image.Point{{5, 5}, {26, 5}, {5, 58}, {26, 58}} {
				want, c := colours["RGBW"[i]], got.RGBAAt(at.X, at.Y)
				if far := func(a, b uint8) bool { return max(a, b)-min(a, b) > 30 }; far(c.R, want.R) || far(c.G, want.G) || far(c.B, want.B) {
					t.Errorf("orientation %d %v: corner %d is %v, want %v", o, order, i, c, want)
				}
			}
		}
	}
}

// What is kept of a chosen picture is small and tells nothing but the picture.
func TestKeptPicture(t *testing.T) {
	photo := turnedJPEG(t, quarters(64, 32), 6, binary.BigEndian)
	k, err := checkPicture(photo)
	if err != nil {
		t.Fatal(err)
	}
	img, err := ReadPicture(photo)
	if err != nil {
		t.Fatal(err)
	}
	data, ext, err := writePicture(img, k.Kind)
	if err != nil || ext != ".jpg" || strings.Contains(string(data), "Exif") {
		t.Errorf("%s %v: Exif in it: %v", ext, err, strings.Contains(string(data), "Exif"))
	}
	noise := image.NewRGBA(image.Rect(0, 0, 700, 700))
	seed := uint32(1)
	for i := range noise.Pix {
		seed = seed*1664525 + 1013904223
		noise.Pix[i] = byte(seed >> 24)
		if i%4 == 3 {
			noise.Pix[i] = 255
		}
	}
	if data, ext, err = writePicture(noise, pictures.PNG); err != nil || ext != ".jpg" {
		t.Errorf("a photo as PNG is kept as %s with %d bytes: %v", ext, len(data), err)
	}
	if _, ext, err = writePicture(quarters(700, 700), pictures.PNG); err != nil || ext != ".png" {
		t.Errorf("a drawing is kept as %s: %v", ext, err)
	}
}

func FuzzReadPicture(f *testing.F) {
	f.Add(pngOf(f, quarters(16, 16)))
	f.Add(jpegOf(f, quarters(16, 16)))
	for o := range uint16(9) {
		f.Add(turnedJPEG(f, quarters(16, 8), o, binary.LittleEndian))
	}
	f.Add(claimingPNG(f, 3000, 3000))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 1<<16 {
			return
		}
		if i, err := checkPicture(data); err == nil && i.Pixels() > 1<<20 {
			return // slow, and no other than a small one
		}
		img, err := ReadPicture(data)
		if err == nil && (img.Rect.Min != image.Point{} || img.Rect.Empty() || img.Rect.Dx()*img.Rect.Dy() > keptPixels) {
			t.Errorf("a picture of %v", img.Rect)
		}
	})
}
