package sound

import (
	"bytes"
	"io"
)

// device is where sound comes out.
type device interface {
	// play begins to play what r holds and returns at once.
	play(r io.Reader, volume float64) voice
	close()
}

// voice is one sound that is heard.
type voice interface {
	playing() bool
	volume(v float64)
	stop()
}

// mostVoices are heard at once; the oldest makes room.
const mostVoices = 6

// band is the player's inner half: it belongs to one goroutine.
type band struct {
	folder string
	open   func() (device, error)
	levels Levels
	clips  map[Effect]clip
	say    func(status string)

	device device
	failed bool // the device could not be opened: it is not tried again
	voices []voice
	music  voice
}

// ready opens the device the first time.
func (b *band) ready() bool {
	if b.device == nil && !b.failed {
		d, err := b.open()
		if err != nil {
			b.failed = true
			b.say("No sound: " + err.Error() + ".")
			return false
		}
		b.device = d
	}
	return b.device != nil
}

// clip decodes a sound the first time.
func (b *band) clip(e Effect) clip {
	c, known := b.clips[e]
	if !known {
		var err error
		if c, err = load(b.folder, e); err != nil {
			b.say(err.Error())
		}
		b.clips[e] = c
	}
	return c
}

func (b *band) play(e Effect) {
	if b.levels.Mute || b.levels.Effects <= 0 || !b.ready() {
		return
	}
	c := b.clip(e)
	if len(c) == 0 {
		return
	}
	still := b.voices[:0]
	for _, v := range b.voices {
		if v.playing() {
			still = append(still, v)
		}
	}
	b.voices = still
	if len(b.voices) == mostVoices {
		b.voices[0].stop()
		b.voices = append(b.voices[:0], b.voices[1:]...)
	}
	b.voices = append(b.voices, b.device.play(bytes.NewReader(c), b.levels.Effects))
}

func (b *band) set(l Levels) {
	b.levels = l
	on := l.Music > 0 && !l.Mute
	switch {
	case !on && b.music != nil:
		b.music.stop()
		b.music = nil
	case on && b.music != nil:
		b.music.volume(l.Music)
	case on && b.ready():
		if c := b.clip(music); len(c) > 0 {
			b.music = b.device.play(&loop{clip: c}, l.Music)
		}
	}
}

func (b *band) close() {
	for _, v := range b.voices {
		v.stop()
	}
	if b.music != nil {
		b.music.stop()
	}
	if b.device != nil {
		b.device.close()
	}
}
