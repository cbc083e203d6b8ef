package pictures

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// pngFiles are files of every type of colour, plain and interlaced.
func pngFiles(t testing.TB) map[string][]byte {
	files := map[string][]byte{}
	const w, h = 61, 47
	for _, f := range []struct {
		name          string
		colour, depth int
	}{
		{"gray1", pngGray, 1}, {"gray2", pngGray, 2}, {"gray4", pngGray, 4}, {"gray8", pngGray, 8}, {"gray16", pngGray, 16},
		{"rgb8", pngRGB, 8}, {"rgb16", pngRGB, 16}, {"palette1", pngPalette, 1}, {"palette2", pngPalette, 2},
		{"palette4", pngPalette, 4}, {"palette8", pngPalette, 8}, {"grayalpha8", pngGrayAlpha, 8},
		{"grayalpha16", pngGrayAlpha, 16}, {"rgba8", pngRGBA, 8}, {"rgba16", pngRGBA, 16},
	} {
		files[f.name] = noisePNG(t, w, h, f.colour, f.depth, false)
		files[f.name+" interlaced"] = noisePNG(t, w, h, f.colour, f.depth, true)
	}
	return files
}

// noisePNG is a PNG file of chance pixels, each row under another filter. What
// colour there is to see through is seen through somewhere.
func noisePNG(t testing.TB, w, h, colour, depth int, interlaced bool) []byte {
	t.Helper()
	var out, packed bytes.Buffer
	out.WriteString(magics[PNG])
	head := binary.BigEndian.AppendUint32(nil, uint32(w))
	head = binary.BigEndian.AppendUint32(head, uint32(h))
	writeChunk(&out, "IHDR", append(head, byte(depth), byte(colour), 0, 0, map[bool]byte{true: 1}[interlaced]))
	chance := rand.New(rand.NewPCG(1, uint64(colour*100+depth)))
	if colour == pngPalette {
		b := make([]byte, 3*min(256, 1<<depth))
		for i := range b {
			b[i] = byte(chance.Uint32())
		}
		writeChunk(&out, "PLTE", b)
		writeChunk(&out, "tRNS", []byte{0, 90})
	}
	if colour == pngGray && depth < 8 {
		writeChunk(&out, "tRNS", []byte{0, 1})
	}
	z, err := zlib.NewWriterLevel(&packed, zlib.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	bits := pngSamples[colour] * depth
	all := passes
	if !interlaced {
		all = []pass{{0, 0, 1, 1}}
	}
	for _, p := range all {
		pw, ph := (w-p.x+p.dx-1)/p.dx, (h-p.y+p.dy-1)/p.dy
		if pw <= 0 || ph <= 0 {
			continue
		}
		row := make([]byte, 1+(pw*bits+7)/8)
		for y := range ph {
			for i := range min(len(row), 400) { // the rest stays as it is, to be quick
				row[i] = byte(chance.Uint32())
			}
			row[0] = byte(y % 5)
			if _, err := z.Write(row); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	writeChunk(&out, "tEXt", []byte("Comment\x00of no weight"))
	for b := packed.Bytes(); len(b) > 0; {
		n := min(len(b), 1000)
		writeChunk(&out, "IDAT", b[:n])
		b = b[n:]
	}
	writeChunk(&out, "IEND", nil)
	return out.Bytes()
}

func writeChunk(out *bytes.Buffer, name string, data []byte) {
	b := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	b = append(append(b, name...), data...)
	out.Write(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:])))
}

// goFolder is where Go lies, whose own tests have more pictures.
func goFolder() string {
	out, _ := exec.Command("go", "env", "GOROOT").Output() // without it, ours will do
	return strings.TrimSpace(string(out))
}

// far is how far two pictures are apart: the mean and the most of all samples.
func far(t *testing.T, a, b image.Image) (mean float64, most int) {
	t.Helper()
	if a.Bounds().Size() != b.Bounds().Size() {
		t.Fatalf("a picture of %v in place of one of %v", a.Bounds().Size(), b.Bounds().Size())
	}
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			c := color.RGBAModel.Convert(a.At(a.Bounds().Min.X+x, a.Bounds().Min.Y+y)).(color.RGBA)
			d := color.RGBAModel.Convert(b.At(b.Bounds().Min.X+x, b.Bounds().Min.Y+y)).(color.RGBA)
			for _, v := range [4]int{int(c.R) - int(d.R), int(c.G) - int(d.G), int(c.B) - int(d.B), int(c.A) - int(d.A)} {
				mean += float64(abs(v))
				most = max(most, abs(v))
			}
		}
	}
	return mean / float64(4*size.X*size.Y), most
}

// Our reader of PNG files makes of each what the standard library makes of it.
func TestPNGIsReadAsTheLibraryDoes(t *testing.T) {
	files := pngFiles(t)
	more, _ := filepath.Glob(filepath.Join(goFolder(), "src/image/png/testdata/pngsuite/*.png"))
	for _, path := range more {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(path)] = data
	}
	for name, data := range files {
		want, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(name, err)
		}
		got, err := readPNG(bytes.NewReader(data), 1)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if _, most := far(t, got, want); most > 2 { // as far as 16 bits are from 8
			t.Errorf("%s: a sample is %d off", name, most)
		}
		small, err := readPNG(bytes.NewReader(data), 3)
		if err != nil {
			t.Fatal(name, err)
		}
		if _, most := far(t, small, averaged(want, 3)); most > 2 {
			t.Errorf("%s, three times smaller: a sample is %d off", name, most)
		}
	}
}

// Our reader of JPEG files makes of each a smaller one of what the standard
// library makes of it.
func TestJPEGIsReadAsTheLibraryDoes(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.jpg")
	if err != nil || len(paths) < 6 {
		t.Fatal(paths, err)
	}
	more, _ := filepath.Glob(filepath.Join(goFolder(), "src/image/testdata/*.jpeg"))
	for _, path := range append(paths, more...) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		whole, err := jpeg.Decode(bytes.NewReader(data))
		if err != nil {
			continue // one that is not to be read
		}
		for _, k := range []int{2, 4, 8} {
			got, err := readJPEG(bytes.NewReader(data), k)
			if err != nil {
				t.Errorf("%s: %v", path, err)
				continue
			}
			// Pixels at the edge that fill no whole block are left out by one of them.
			want := averaged(whole, k)
			cut := got.(*image.RGBA).SubImage(want.Rect)
			bound := 3.0
			if !strings.HasPrefix(path, "testdata") {
				bound = 8 // some of them have little colour in one direction
			}
			if mean, most := far(t, cut, want); mean > bound {
				t.Errorf("%s, %d times smaller: samples are %.2f off, one is %d", path, k, mean, most)
			}
		}
	}
}

func TestPicturesThatAreRefused(t *testing.T) {
	claims := func(w, h uint32) []byte {
		data := noisePNG(t, 8, 8, pngRGB, 8, false)
		binary.BigEndian.PutUint32(data[16:], w)
		binary.BigEndian.PutUint32(data[20:], h)
		binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
		return data
	}
	for what, c := range map[string]struct {
		data []byte
		want error
	}{
		"nothing":                                {nil, ErrKind},
		"words":                                  {[]byte("a picture"), ErrKind},
		"a thin line":                            {claims(1, 40_000_000), ErrSide},
		"a long line":                            {claims(30_001, 1), ErrSide},
		"too many pixels":                        {claims(10_001, 10_000), ErrPixels},
		"no pixels":                              {claims(0, 7), ErrBroken},
		"false pixels":                           {claims(10_000, 10_000), ErrBroken},
		"false pixels of a size for the library": {claims(1000, 1000), ErrBroken},
	} {
		img, _, err := Read(bytes.NewReader(c.data), 1000)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v (%v)", what, err, c.want, img)
		}
	}
	// Cut off anywhere, no file is a picture, and none ends the program.
	files := pngFiles(t)
	paths, _ := filepath.Glob("testdata/*.jpg")
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[path] = data
	}
	for name, data := range files {
		for n := 0; n < len(data)-12; n += 1 + len(data)/60 {
			if readAs(name, data[:n]) == nil {
				t.Errorf("%s, cut off after %d of %d bytes, is a picture", name, n, len(data))
			}
		}
	}
}

// readAs reads a file as if it were a large one.
func readAs(name string, data []byte) (err error) {
	if strings.HasSuffix(name, ".jpg") {
		_, err = readJPEG(bytes.NewReader(data), 4)
	} else {
		_, err = readPNG(bytes.NewReader(data), 2)
	}
	return err
}

// Large pictures are made smaller in their own proportions, in much less memory
// than they have pixels.
func TestLargePicturesAreMadeSmaller(t *testing.T) {
	const w, h = 6000, 4000
	photo := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	for i := range photo.Y {
		photo.Y[i] = byte(i / w / 16)
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, photo, nil); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"JPEG": file.Bytes(), "PNG": noisePNG(t, w, h, pngGray, 16, false), "interlaced PNG": noisePNG(t, w, h, pngGrayAlpha, 8, true),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		img, info, err := Read(bytes.NewReader(data), 1_500_000)
		runtime.ReadMemStats(&after)
		if err != nil || info.Width != w || info.Height != h {
			t.Errorf("%s: %v %v", name, info, err)
			continue
		}
		if n := img.Rect.Dx() * img.Rect.Dy(); n > 1_500_000 || n < 1_400_000 || img.Rect.Dx()*h/img.Rect.Dy()/10 != w/10 {
			t.Errorf("%s: %v", name, img.Rect.Size())
		}
		if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > 80 {
			t.Errorf("%s: %d MB were used for a picture of 24 megapixels", name, mb)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, data := range pngFiles(f) {
		f.Add(data, uint8(2))
	}
	paths, _ := filepath.Glob("testdata/*.jpg")
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, uint8(4))
	}
	f.Fuzz(func(t *testing.T, data []byte, k uint8) {
		i, err := Look(bytes.NewReader(data))
		if err != nil {
			return
		}
		if i.Pixels() > 1<<20 {
			return // slow, and no other than a small one
		}
		size := image.Pt(i.Width, i.Height)
		switch i.Kind {
		case PNG:
			img, err := readPNG(bytes.NewReader(data), int(k))
			if err == nil && (img.Bounds().Dx() > size.X || img.Bounds().Dy() > size.Y || img.Bounds().Empty()) {
				t.Errorf("a picture of %v", img.Bounds())
			}
		case JPEG:
			img, err := readJPEG(bytes.NewReader(data), int(k))
			if err == nil && (img.Bounds().Dx() > size.X || img.Bounds().Dy() > size.Y || img.Bounds().Empty()) {
				t.Errorf("a picture of %v", img.Bounds())
			}
		}
		img, _, err := Read(bytes.NewReader(data), 1000)
		if err == nil && (img.Rect.Min != image.Point{} || img.Rect.Empty() || img.Rect.Dx()*img.Rect.Dy() > 1000) {
			t.Errorf("a picture of %v", img.Rect)
		}
	})
}
