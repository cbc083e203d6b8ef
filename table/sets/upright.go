package sets

import (
	"bytes"
	"encoding/binary"
	"image"
)

// orientation is how the camera was held, as the Exif part of a JPEG file says:
// 1 to 8 as in the standard, 1 (upright) if it says nothing sensible.
func orientation(data []byte) int {
	if !bytes.HasPrefix(data, []byte("\xff\xd8")) {
		return 1
	}
	// A JPEG file begins with segments: 0xff, a kind, a length with itself counted.
	for at := 2; at+4 <= len(data) && data[at] == 0xff; {
		mark, n := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		if mark == 0xda || n < 2 || at+2+n > len(data) {
			return 1 // the picture itself begins, or this is no segment
		}
		body := data[at+4 : at+2+n]
		if exif, ok := bytes.CutPrefix(body, []byte("Exif\x00\x00")); ok && mark == 0xe1 {
			return exifOrientation(exif)
		}
		at += 2 + n
	}
	return 1
}

// exifOrientation looks for the tag 0x0112 in the first directory of a TIFF head.
func exifOrientation(b []byte) int {
	var order binary.ByteOrder = binary.BigEndian
	switch {
	case len(b) < 8:
		return 1
	case bytes.HasPrefix(b, []byte("II")):
		order = binary.LittleEndian
	}
	dir := int(order.Uint32(b[4:]))
	if dir < 8 || dir > len(b)-2 {
		return 1
	}
	const entry = 12 // bytes: tag, type, count, value
	for i := range int(order.Uint16(b[dir:])) {
		at := dir + 2 + i*entry
		if at+entry > len(b) {
			return 1
		}
		if order.Uint16(b[at:]) == 0x0112 {
			if v := int(order.Uint16(b[at+8:])); v >= 1 && v <= 8 {
				return v
			}
			return 1
		}
	}
	return 1
}

// upright turns and mirrors a picture that lies as Exif says.
func upright(img *image.RGBA, orientation int) *image.RGBA {
	if orientation == 1 {
		return img
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	size := image.Rect(0, 0, w, h)
	if orientation >= 5 {
		size = image.Rect(0, 0, h, w)
	}
	out := image.NewRGBA(size)
	for y := range h {
		for x := range w {
			p := [...]image.Point{2: {w - 1 - x, y}, 3: {w - 1 - x, h - 1 - y}, 4: {x, h - 1 - y},
				5: {y, x}, 6: {h - 1 - y, x}, 7: {h - 1 - y, w - 1 - x}, 8: {y, w - 1 - x}}[orientation]
			copy(out.Pix[out.PixOffset(p.X, p.Y):][:4], img.Pix[img.PixOffset(x, y):][:4])
		}
	}
	return out
}
