package lab

import (
	"sync/atomic"
	"time"

	"feltstack/rules/bot/lab"
)

// Gate lets the lab play while the window stands still, and only a little while it paints
// frame after frame: cards that move have the computer for themselves.
type Gate struct {
	painted atomic.Int64 // when the last frame was, in Unix nanoseconds
	opened  time.Time    // when it was last open for a little; of the goroutine that plays
	Closed  atomic.Bool  // nobody passes
}

const (
	still  = 60 * time.Millisecond // since the last frame: nothing moves any more
	slice  = time.Millisecond      // how long is played between frames
	closed = 50 * time.Millisecond // and how often
	again  = 4 * time.Millisecond  // how often it is looked whether it still moves
)

// Painted says that a frame is painted.
func (g *Gate) Painted() { g.painted.Store(time.Now().UnixNano()) }

// Pass waits while the window paints. It is called every few microseconds.
func (g *Gate) Pass() {
	for {
		now := time.Now()
		switch {
		case g.Closed.Load():
		case now.UnixNano()-g.painted.Load() > int64(still), now.Sub(g.opened) < slice:
			return
		case now.Sub(g.opened) > closed:
			g.opened = now
			return
		}
		time.Sleep(again)
	}
}

// Background has a plan be played at low priority, and through the gate.
func (g *Gate) Background(p *lab.Plan) { p.Jobs, p.Begin, p.Budget.Between = 1, lower, g.Pass }
