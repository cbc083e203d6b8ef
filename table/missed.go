package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// part is a change up to a moment that is worth a look: a play lies on the stack, and what
// follows makes itself, in the rules or at the table.
type part struct {
	m     *rules.Match
	made  int      // of the change's choices
	lines []int    // of its log, by seat
	told  []Update // since the part before
}

// mostMissed is how many scenes are kept for a window that looks late.
const mostMissed = 8

// pause ends a part of the change if a play lies on the stack that came there in it.
func (c *change) pause() {
	if c.back || c.quiet || c.narrator.follower == nil {
		return
	}
	newest := topOf(c.m)
	last := topOf(c.narrator.s.live)
	if n := len(c.parts); n > 0 {
		last = topOf(c.parts[n-1].m)
	}
	if newest <= last {
		return
	}
	p := part{m: c.m.Copy(), made: len(c.add), told: c.narrator.follower.end(false), lines: c.written()}
	p.m.Listen = nil
	c.parts = append(c.parts, p)
	c.narrator.follower = c.narrator.s.follow(c.m)
}

// written is how long the log of the change is, by seat.
func (c *change) written() []int {
	n := make([]int, len(c.narrator.lines))
	for i := range n {
		n[i] = len(c.narrator.lines[i])
	}
	return n
}

// topOf is the serial number of what resolves next, 0 if the stack is empty.
func topOf(m *rules.Match) rules.ItemID {
	if n := len(m.S.Stack); n > 0 {
		return m.S.Stack[n-1].Serial
	}
	return 0
}

// keepUnseen keeps how the game stands for those who follow it and have not seen it, if a play
// lies on the stack: it may be gone when they look.
func (s *Session) keepUnseen() {
	if len(s.live.S.Stack) == 0 {
		return
	}
	for _, c := range s.views {
		if !c.follow || c.looked == s.moves { // nobody follows it, or has seen it
			continue
		}
		s.report(guard.Try("a look at the table", func() error {
			scene := *c.refresh()
			scene.Missed, scene.Prompt, scene.Cards = nil, Prompt{Seat: -1}, slices.Clone(scene.Cards)
			for i := range scene.Cards {
				scene.Cards[i].Can = false
			}
			if len(c.missed) == mostMissed {
				c.missed = c.missed[1:]
			}
			c.missed = append(c.missed[:len(c.missed):len(c.missed)], &scene) // scenes keep what they have
			return nil
		}))
	}
}
