package table

// mostBehind is how many scenes a window may still have to show while bots go on.
const mostBehind = 4

// Behind says how many scenes the window has still to show. While they are many, bots
// aren't asked, unless they play without pace: where only they play, the picture would fall
// behind for ever. It returns at once.
func (c *PlayerView) Behind(scenes int) {
	s := c.session
	s.mu.Lock()
	waited := s.tooFast()
	s.behind = scenes
	wakes := waited && !s.tooFast()
	s.mu.Unlock()
	if wakes {
		s.poke()
	}
}

// tooFast reports whether bots wait until the window has shown more. It is called with mu held.
func (s *Session) tooFast() bool { return s.pace > 0 && s.behind > mostBehind }
