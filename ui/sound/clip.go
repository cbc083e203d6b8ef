package sound

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/go-mp3"
)

//go:embed mp3/*.mp3
var own embed.FS

// The form of all sounds: that of the device.
const (
	rate      = 44100 // samples a second
	frameSize = 4     // bytes: two channels of 16 bits
	mostBytes = 20 << 20
	longest   = 10 * 60 * rate * frameSize // of a decoded sound
)

// clip is a decoded sound: 16 bits, two channels, little endian.
type clip []byte

// load decodes a sound: the person's own file if there is one that can be
// used, else the program's. The error is about a file of the person's.
func load(folder string, e Effect) (clip, error) {
	name := string(e) + ".mp3"
	ours, err := own.ReadFile("mp3/" + name)
	if err != nil {
		return nil, fmt.Errorf("no sound is called %q", e)
	}
	theirs, trouble := theirFile(folder, name)
	if trouble == nil && theirs != nil {
		c, err := decode(theirs)
		if err == nil {
			return c, nil
		}
		trouble = fmt.Errorf("%s can't be played, so our own is used: %w", filepath.Join(folder, name), err)
	}
	c, err := decode(ours)
	if err != nil {
		return nil, fmt.Errorf("decode sound %q: %w", e, err)
	}
	return c, trouble
}

// theirFile reads a file of the person's; nil without an error if there is none.
func theirFile(folder, name string) ([]byte, error) {
	if folder == "" {
		return nil, nil
	}
	path := filepath.Join(folder, name)
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s can't be read, so our own is used: %w", path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s can't be read, so our own is used: %w", path, err)
	case len(data) > mostBytes:
		return nil, fmt.Errorf("%s is larger than 20 MB, so our own is used", path)
	}
	return data, nil
}

// decode turns an mp3 file into samples.
func decode(file []byte) (c clip, err error) {
	defer func() {
		if p := recover(); p != nil { // the decoder trusts its input more than we do
			c, err = nil, fmt.Errorf("the file is damaged")
		}
	}()
	d, err := mp3.NewDecoder(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("not an mp3 file: %w", err)
	}
	if d.SampleRate() != rate {
		return nil, fmt.Errorf("it has %d samples a second, save it with %d", d.SampleRate(), rate)
	}
	pcm, err := io.ReadAll(io.LimitReader(d, longest))
	if err != nil {
		return nil, fmt.Errorf("the file breaks off: %w", err)
	}
	skip, drop := padding(file)
	if skip+drop >= len(pcm) {
		return nil, errors.New("it holds no sound")
	}
	return pcm[skip : len(pcm)-drop], nil
}

// padding is how many bytes of samples an encoder has added before and after
// the sound, as it notes in the file. Left in, they would be heard as a gap
// where music begins again.
func padding(file []byte) (before, after int) {
	const decoderDelay = 529
	at := bytes.Index(file[:min(len(file), 2000)], []byte("LAME"))
	if at < 0 || at+24 > len(file) {
		return 0, 0
	}
	tag := file[at+21 : at+24]
	delay, pad := int(tag[0])<<4|int(tag[1])>>4, int(tag[1]&15)<<8|int(tag[2])
	return (delay + decoderDelay) * frameSize, max(pad-decoderDelay, 0) * frameSize
}

// loop reads a clip over and over.
type loop struct {
	clip clip
	at   int
}

// Read implements io.Reader.
func (l *loop) Read(into []byte) (int, error) {
	n := copy(into, l.clip[l.at:])
	l.at = (l.at + n) % len(l.clip)
	return n, nil
}
