package pictures

import (
	"bytes"
	"encoding/binary"
	"image"
)

// exifOrientation is how the camera was held: 1 to 8 as in the standard, 1
// (upright) if the TIFF head b says nothing sensible. It looks for the tag 0x0112
// in its first directory.
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
