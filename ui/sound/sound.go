// Package sound plays the sounds of the table. They are mp3 files that belong
// to the program (make.py makes them); a person may put others of the same
// names into a folder of their own. What can't be played is silence, never an
// error of the game: Status says why.
package sound

import (
	"context"
	"sync"

	"feltstack/rules/guard"
)

// Effect is a short sound.
type Effect string

// The effects, each the name of its file.
const (
	Card    Effect = "card"    // a card is laid down
	Shuffle Effect = "shuffle" // a pile is shuffled
	Tap     Effect = "tap"     // a card is tapped or turned
	Stack   Effect = "stack"   // a play comes on the stack
	Resolve Effect = "resolve" // a play resolves
	Counter Effect = "counter" // a play is countered
	Turn    Effect = "turn"    // it is the human's move
	Win     Effect = "win"
	Lose    Effect = "lose"
)

// Effects lists them all.
func Effects() []Effect {
	return []Effect{Card, Shuffle, Tap, Stack, Resolve, Counter, Turn, Win, Lose}
}

const music Effect = "music" // the loop

// Levels are how loud sounds are, from 0 to 1.
type Levels struct {
	Effects float64 `json:"effects"`
	Music   float64 `json:"music"`
	Mute    bool    `json:"mute"`
}

// Usual are the levels of a first start: quiet effects, no music.
var Usual = Levels{Effects: 0.6, Music: 0}

// Player plays sounds one over the other. Its methods return at once and may be
// called from any goroutine. Close ends it.
type Player struct {
	do      chan func(*band)
	done    chan struct{}
	reports *guard.Reporter

	mu     sync.Mutex
	late   *Levels // set while too much waited, nil if none are
	status string
	closed bool
}

// New makes a player. Sounds in folder are used in place of the program's own;
// it may be empty or missing. The sound device is opened when something is to
// be heard for the first time. Crashes go to reports, which may be nil.
func New(folder string, reports *guard.Reporter) *Player { return with(folder, openDevice, reports) }

// with makes a player on the device that open gives.
func with(folder string, open func() (device, error), reports *guard.Reporter) *Player {
	p := &Player{do: make(chan func(*band), 32), done: make(chan struct{}), reports: reports}
	b := &band{folder: folder, open: open, levels: Usual, clips: map[Effect]clip{}, say: p.say}
	guard.Go("sound", func() error { p.run(b); return nil }, func(err error) {
		reports.Report(err)
		close(p.done)
	})
	return p
}

// run owns the band: decoding and the device never meet another goroutine.
func (p *Player) run(b *band) {
	for f := range p.do {
		p.reports.Report(guard.Try("a sound", func() error { f(b); return nil }))
		if l := p.takeLate(); l != nil {
			b.set(*l)
		}
	}
	b.close()
}

// send hands work to the band and reports whether there was room for it. Whoever
// calls holds mu.
func (p *Player) send(f func(*band)) bool {
	if p.closed {
		return true
	}
	select {
	case p.do <- f:
		return true
	default:
		return false
	}
}

// takeLate returns the levels that found no room, once, when all that came before
// them has been done.
func (p *Player) takeLate() *Levels {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.do) > 0 {
		return nil
	}
	l := p.late
	p.late = nil
	return l
}

// Play plays an effect. Where too much waits it is dropped: late sounds are
// worse than none.
func (p *Player) Play(e Effect) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.send(func(b *band) { b.play(e) })
}

// Set changes how loud sounds are. Music begins, goes on or ends with its level.
func (p *Player) Set(l Levels) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.late = nil
	if !p.send(func(b *band) { b.set(l) }) {
		p.late = &l
	}
}

// Status says in a sentence why nothing is heard or a file is not used, "" if
// all is well.
func (p *Player) Status() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.status
}

func (p *Player) say(status string) {
	p.mu.Lock()
	p.status = status
	p.mu.Unlock()
}

// Close ends all sounds and waits until the player's goroutine has ended, or
// ctx has.
func (p *Player) Close(ctx context.Context) {
	p.mu.Lock()
	if !p.closed {
		p.closed = true
		close(p.do)
	}
	p.mu.Unlock()
	select {
	case <-p.done:
	case <-ctx.Done():
	}
}
