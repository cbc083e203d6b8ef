package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// Turning is the turn of a finished match that brought the winners most that they never lost
// again: by how much the first number on their plate outgrew that of the others.
type Turning struct {
	At   int  // the moment before its first choice, as Timeline counts
	Turn int  // which turn it was
	By   int  // how much the lead grew in it
	Line Line // what brought the most of that, as the log of the one who looks tells it
}

// Turning finds the turn that decided a finished match; ok is false where it goes on, or
// no number tells. It plays the match again, which takes some milliseconds: it is called off
// the UI goroutine.
func (c *PlayerView) Turning() (t Turning, ok bool) {
	err := guard.Try("looking for the turning point", func() (err error) {
		t, ok, err = c.session.turning(c.seat)
		return err
	})
	c.session.report(err)
	return t, ok && err == nil
}

func (s *Session) turning(p rules.Seat) (Turning, bool, error) {
	s.mu.Lock()
	past, log := slices.Clone(s.past), s.logs[p]
	over, winners, m := s.live.S.Over && len(past) > 0 && s.looks.Facts != nil, s.live.S.Winners, s.live.Copy()
	if over {
		m.S.CopyFrom(past[0].state)
	}
	s.mu.Unlock()
	if !over || winners == 0 {
		return Turning{}, false, nil
	}
	leads, turns := make([]int, 0, len(past)+1), make([]int, 0, len(past))
	for i := 0; ; i++ {
		lead, known := s.leadOf(m, winners)
		if !known {
			return Turning{}, false, nil
		}
		if leads = append(leads, lead); i == len(past) {
			break
		}
		turns = append(turns, int(past[i].choice.Turn))
		if err := m.Choose(int(past[i].option)); err != nil {
			return Turning{}, false, err
		}
	}
	t, at, found := turningOf(leads, turns)
	if !found {
		return Turning{}, false, nil
	}
	t.Line = decisive(past, log, p, at)
	return t, true, nil
}

// turningOf finds the turn that brought most to stay: leads are those before each choice and at
// the end, turns those of the choices. at is the choice that brought most in it. ok is false
// where none brought anything that stayed.
func turningOf(leads, turns []int) (best Turning, at int, ok bool) {
	stays := slices.Clone(leads) // the least lead from then on
	for i := len(stays) - 2; i >= 0; i-- {
		stays[i] = min(stays[i], stays[i+1])
	}
	lasting := 0
	for from := 0; from < len(turns); {
		to, most := from, from
		for ; to < len(turns) && turns[to] == turns[from]; to++ {
			if leads[to+1]-leads[to] > leads[most+1]-leads[most] {
				most = to
			}
		}
		if by := stays[to] - leads[from]; by > lasting {
			lasting, best, at = by, Turning{At: from, Turn: turns[from], By: leads[to] - leads[from]}, most
		}
		from = to
	}
	return best, at, lasting > 0
}

// leadOf is how much the best of the winners is before the best of the others.
func (s *Session) leadOf(m *rules.Match, winners rules.SeatSet) (by int, known bool) {
	best := [2]int{}
	seen := [2]bool{}
	for p := range rules.Seat(len(s.players)) {
		if m.S.Seats[p].Chooser {
			continue
		}
		facts := s.looks.Facts(m, p)
		if len(facts) == 0 || facts[0].Shape != FactNumber {
			return 0, false
		}
		side := 0
		if winners.Has(p) {
			side = 1
		}
		if !seen[side] || facts[0].N > best[side] {
			best[side], seen[side] = facts[0].N, true
		}
	}
	return best[1] - best[0], seen[0] && seen[1]
}

// decisive is the line about choice n in a log that says most: that of a card that is played,
// else the first that names a card. What follows says what came of it.
func decisive(past []moment, log []Line, p rules.Seat, n int) Line {
	from, to := int(past[n].lines[p]), len(log)
	if n+1 < len(past) {
		to = int(past[n+1].lines[p])
	}
	about := log[min(from, len(log)):min(to, len(log))]
	for _, says := range []func(l Line) bool{
		func(l Line) bool { return l.Plays != 0 },
		func(l Line) bool { return len(l.Cards) > 0 },
	} {
		if i := slices.IndexFunc(about, says); i >= 0 {
			return about[i]
		}
	}
	if len(about) == 0 {
		return Line{}
	}
	return about[0]
}
