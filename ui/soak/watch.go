package soak

import (
	"runtime"
	"strings"
	"time"
)

// stuckAfter is how long a single choice may take. It is far more than any needs,
// so that a slow machine isn't a failure.
const stuckAfter = 10 * time.Minute

// watch returns what done says, or a failure when a player has made no choice for
// too long.
func watch(all []*player, done <-chan error) (*Failure, error) {
	tick := time.NewTicker(stuckAfter / 60)
	defer tick.Stop()
	for {
		select {
		case err := <-done:
			return nil, err
		case <-tick.C:
			for _, p := range all {
				if f := p.stuck(stuckAfter); f != nil {
					return f, nil
				}
			}
		}
	}
}

// stuck is the failure of a player who has not moved for so long, nil if it moves.
func (p *player) stuck(long time.Duration) *Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.hand == nil || time.Since(p.moved) < long {
		return nil
	}
	buf := make([]byte, 1<<20)
	stacks := string(buf[:runtime.Stack(buf, true)])
	f := p.failureLocked(errStuck)
	f.Stack = strings.TrimSpace(stacks)
	return f
}
