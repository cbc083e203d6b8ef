package table

import (
	"feltstack/rules"
	"feltstack/rules/bot"
)

// passing is what bots have passed in a row at one play: it goes to the disk at once when
// all of them have, and until then nobody sees it. Where people act meanwhile, it is
// forgotten, and the bots choose again.
type passing struct {
	change *change // nil for none
	moves  uint64  // Session.moves when it began
	alone  uint64  // Session.moves at which each pass goes on its own, plus 1: together they failed
}

// reached is the match as far as bots have passed. It is called with mu held, as are all here.
func (s *Session) reached() *rules.Match {
	if s.passes.change != nil {
		return s.passes.change.m
	}
	return s.live
}

// forgetPasses lets passes go if the game has changed otherwise since.
func (s *Session) forgetPasses() {
	if s.passes.change != nil && (s.moves != s.passes.moves || s.held || s.open() != nil) {
		s.passes.change = nil
	}
}

// send sends what a bot has chosen to the disk. A pass waits where the next bot decides
// for an answer to the same play.
func (s *Session) send(c *change, passed bool) {
	s.passes.change = nil
	if passed && s.passes.alone != s.moves+1 && s.answers(c.m) {
		s.passes.change, s.passes.moves = c, s.moves
		return
	}
	s.commit(c)
}

// answers reports whether m goes on with the answer of another bot to what was to be
// answered before.
func (s *Session) answers(m *rules.Match) bool {
	d := &m.S.Decision
	return !m.S.Over && d.Kind == rules.PickAnswer && s.bots[d.Seat] != nil &&
		m.S.Turn == s.live.S.Turn && m.S.Phase == s.live.S.Phase && len(m.S.Stack) == len(s.live.S.Stack)
}

// passOn adds option i of the next bot to what others have passed. If that can't be
// done, they choose again, and what they choose goes on its own. The error is a crash.
func (s *Session) passOn(i int) error {
	c := s.passes.change
	if i < 0 || i >= len(c.m.S.Options) {
		i = bot.Safe(c.m)
	}
	passed := passes(c.m, i)
	if err := s.chooseFor(c, i); err != nil {
		s.passes.change, s.passes.alone = nil, s.moves+1
		return err
	}
	s.send(c, passed)
	return nil
}
