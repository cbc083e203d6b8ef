package print

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image/png"
	"io"
	"math"

	"feltstack/cardart"
)

// PNG writes one card as a picture that says how large it is on paper.
func PNG(to io.Writer, face cardart.Face, dpi int) error {
	j := Job{DPI: dpi}
	var b bytes.Buffer
	if err := png.Encode(&b, cardart.Draw(face, j.pixels())); err != nil {
		return err
	}
	data := b.Bytes()
	const head = 8 + 25 // the signature and the chunk IHDR
	if len(data) < head {
		return errors.New("the picture could not be written")
	}
	perMetre := uint32(math.Round(float64(j.pixels().X) / (CardWidth / 1000)))
	chunk := []byte("pHYs")
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // the unit is the metre
	size := binary.BigEndian.AppendUint32(nil, uint32(len(chunk)-4))
	sum := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(chunk))
	for _, part := range [][]byte{data[:head], size, chunk, sum, data[head:]} {
		if _, err := to.Write(part); err != nil {
			return err
		}
	}
	return nil
}
