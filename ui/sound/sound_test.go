package sound

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
)

// stage is a device that only notes what it is to play.
type stage struct{ heard []*actor }

type actor struct {
	data    []byte
	level   float64
	stopped bool
}

func (s *stage) play(r io.Reader, volume float64) voice {
	data, _ := io.ReadAll(io.LimitReader(r, 1<<20))
	a := &actor{data: data, level: volume}
	s.heard = append(s.heard, a)
	return a
}
func (s *stage) close() {}

func (a *actor) playing() bool    { return !a.stopped }
func (a *actor) volume(v float64) { a.level = v }
func (a *actor) stop()            { a.stopped = true }

func on(s *stage) func() (device, error) { return func() (device, error) { return s, nil } }

// finish closes a player: everything it was told has been done.
func finish(t *testing.T, p *Player) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), guardtest.Patience)
	defer cancel()
	p.Close(ctx)
	if ctx.Err() != nil {
		t.Fatal("the player does not end")
	}
}

// Every sound decodes, has a sane length, is neither silent nor clipped, and
// does not keep one waiting.
func TestOwnSounds(t *testing.T) {
	for _, e := range append(Effects(), music) {
		c, err := load("", e)
		if err != nil {
			t.Errorf("%s: %v", e, err)
			continue
		}
		seconds := float64(len(c)) / rate / frameSize
		low, high := 0.05, 4.0
		if e == music {
			low, high = 45, 120
		}
		if seconds < low || seconds > high {
			t.Errorf("%s lasts %.2f s, want %v to %v", e, seconds, low, high)
		}
		peak, first := 0, -1
		for i := 0; i+1 < len(c); i += 2 {
			v := int(int16(uint16(c[i]) | uint16(c[i+1])<<8))
			if v < 0 {
				v = -v
			}
			if first < 0 && v > 300 {
				first = i / frameSize
			}
			peak = max(peak, v)
		}
		if peak < 6000 || peak > 32000 {
			t.Errorf("%s has a peak of %d", e, peak)
		}
		if first < 0 || first > rate/20 {
			t.Errorf("%s begins with %d samples of silence", e, first)
		}
	}
}

func TestPlay(t *testing.T) {
	s := &stage{}
	p := with("", on(s), nil)
	p.Set(Levels{Effects: 0.5})
	p.Play(Card)
	p.Play(Win)
	p.Set(Levels{Effects: 0.5, Mute: true})
	p.Play(Lose)
	finish(t, p)
	p.Play(Card) // after the end: nothing
	if len(s.heard) != 2 || s.heard[0].level != 0.5 || p.Status() != "" {
		t.Errorf("heard %d sounds, status %q", len(s.heard), p.Status())
	}
}

// A device that takes its time makes nobody wait, and the last levels count.
func TestSlowDevice(t *testing.T) {
	s := &stage{}
	answers := make(chan bool)
	p := with("", func() (device, error) { <-answers; return s, nil }, nil)
	for range cap(p.do) - 1 { // room for one more, or two if it has begun
		p.Play(Card)
	}
	set := make(chan bool)
	go func() {
		p.Set(Levels{Music: 0.1})
		p.Set(Levels{Music: 0.2})
		p.Set(Levels{Music: 0.3})
		close(set)
	}()
	select {
	case <-set:
	case <-time.After(guardtest.Patience):
		t.Fatal("who sets the levels waits for the device")
	}
	close(answers)
	finish(t, p)
	if n := len(s.heard); n == 0 || s.heard[n-1].level != 0.3 {
		t.Errorf("heard %d sounds, the last at %+v", n, s.heard[max(n-1, 0)].level)
	}
}

func TestMusicFollowsItsLevel(t *testing.T) {
	s := &stage{}
	p := with("", on(s), nil)
	p.Set(Levels{Music: 0.2})
	p.Set(Levels{Music: 0.4})
	p.Set(Levels{Music: 0.4, Mute: true})
	finish(t, p)
	if len(s.heard) != 1 || s.heard[0].level != 0.4 || !s.heard[0].stopped {
		t.Errorf("heard %+v", len(s.heard))
	}
}

func TestTooManyAtOnce(t *testing.T) {
	b := &band{open: on(&stage{}), levels: Usual, clips: map[Effect]clip{}, say: func(string) {}}
	for range 3 * mostVoices {
		b.play(Tap)
	}
	if len(b.voices) != mostVoices {
		t.Errorf("%d voices are heard", len(b.voices))
	}
}

// A computer without sound plays without sound, and says so once.
func TestNoDevice(t *testing.T) {
	tries := 0
	p := with("", func() (device, error) { tries++; return nil, errors.New("this computer is mute") }, nil)
	p.Play(Card)
	p.Play(Card)
	finish(t, p)
	if tries != 1 || !strings.Contains(p.Status(), "mute") {
		t.Errorf("tried %d times, status %q", tries, p.Status())
	}
}

func TestFilesOfThePerson(t *testing.T) {
	ours, err := own.ReadFile("mp3/tap.mp3")
	if err != nil {
		t.Fatal(err)
	}
	good, _ := load("", Tap)
	for name, c := range map[string]struct {
		file    []byte
		trouble string
	}{
		"good":     {ours, ""},
		"no mp3":   {[]byte("this is no sound at all"), "card.mp3"},
		"empty":    {nil, "card.mp3"},
		"cut off":  {ours[:200], "card.mp3"},
		"too long": {make([]byte, mostBytes+1), "20 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, "card.mp3"), c.file, 0o600); err != nil {
				t.Fatal(err)
			}
			got, err := load(folder, Card)
			switch {
			case len(got) == 0:
				t.Error("nothing is heard")
			case c.trouble == "" && (err != nil || len(got) != len(good)):
				t.Errorf("%d bytes, %v", len(got), err)
			case c.trouble != "" && (err == nil || !strings.Contains(err.Error(), c.trouble)):
				t.Errorf("the trouble is %v", err)
			}
		})
	}
}

func FuzzDecode(f *testing.F) {
	for _, e := range Effects() {
		file, err := own.ReadFile("mp3/" + string(e) + ".mp3")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(file[:min(len(file), 1500)])
	}
	f.Fuzz(func(_ *testing.T, file []byte) { _, _ = decode(file) })
}

func TestLoop(t *testing.T) {
	l := &loop{clip: clip{1, 2, 3, 4, 5}}
	got := make([]byte, 12)
	if _, err := io.ReadFull(l, got); err != nil {
		t.Fatal(err)
	}
	if string(got) != "\x01\x02\x03\x04\x05\x01\x02\x03\x04\x05\x01\x02" {
		t.Errorf("the loop reads %v", got)
	}
}
