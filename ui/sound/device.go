package sound

import (
	"errors"
	"io"
	"time"

	"github.com/ebitengine/oto/v3"
)

// openTime is how long a device may take until it can be used.
const openTime = 5 * time.Second

// speakers is the sound device of the computer.
type speakers struct{ ctx *oto.Context }

// openDevice opens it. A process can do that only once.
func openDevice() (device, error) {
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE, ApplicationName: "Feltstack",
	})
	if err != nil {
		return nil, errors.New("this computer has no sound device that works")
	}
	select {
	case <-ready:
	case <-time.After(openTime):
		return nil, errors.New("the sound device does not answer")
	}
	if ctx.Err() != nil {
		return nil, errors.New("this computer has no sound device that works")
	}
	return &speakers{ctx}, nil
}

func (s *speakers) play(r io.Reader, volume float64) voice {
	p := s.ctx.NewPlayer(r)
	p.SetVolume(volume)
	p.Play()
	return otoVoice{p}
}

// close silences the device; it stays open until the program ends.
func (s *speakers) close() { _ = s.ctx.Suspend() }

type otoVoice struct{ p *oto.Player }

func (v otoVoice) playing() bool    { return v.p.IsPlaying() }
func (v otoVoice) volume(x float64) { v.p.SetVolume(x) }
func (v otoVoice) stop()            { v.p.Pause() }
