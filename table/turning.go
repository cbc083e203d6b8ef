package table

import (
	"cmp"
	"context"
	"math"
	"slices"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
)

// Turning is the play that decided a finished match: by the search's estimate no other one has
// brought the winners so much, or cost the others so much, against what else could have been played.
type Turning struct {
	At    int     // the moment before it, as Timeline counts
	Round string  // in which part of the match: "Turn 7"
	Line  Line    // what was played, as the log of the one who looks tells it
	Win   float64 // how likely it was to win for who played it, 0 to 1
	Other string  // what else could have been played, in words
	Else  float64 // how likely that was to win
}

const (
	// standsOut is how far estimates must differ for a play to have decided a match: less is
	// within what the search itself is unsure of.
	standsOut = 0.15
	// sharedLooks are how many iterations all plays of a match share, and mostLook, leastLook those of one.
	sharedLooks, mostLook, leastLook = 8000, 240, 40
	// twice is how many plays that stand out are looked at once more, and how closely.
	twice, closely = 4, 900
)

// Turning finds the play that decided a finished match; ok is false where the match goes on, or no
// play stands out. It thinks for some seconds: it is called off the UI goroutine, and ends early
// with ctx. The same match has always the same turning point.
func (c *PlayerView) Turning(ctx context.Context) (t Turning, ok bool) {
	err := guard.Try("looking for the turning point", func() (err error) {
		t, ok, err = c.session.turning(ctx, c.seat)
		return err
	})
	c.session.report(err)
	return t, ok && err == nil
}

// swing is a play of a match against the best that could have been played instead.
type swing struct {
	at        int // the moment before it
	view      rules.Match
	seat      rules.Seat
	chosen    int // the places of both among the options
	other     int
	win, rest float64
}

// by is by how much the play was better than what else there was.
func (w *swing) by() float64 { return w.win - w.rest }

func (s *Session) turning(ctx context.Context, p rules.Seat) (Turning, bool, error) {
	s.mu.Lock()
	past, log := slices.Clone(s.past), s.logs[p]
	over, winners, m := s.live.S.Over && len(past) > 0, s.live.S.Winners, s.live.Copy()
	if over {
		m.S.CopyFrom(past[0].state)
	}
	s.mu.Unlock()
	if !over || winners == 0 {
		return Turning{}, false, nil
	}
	plays, err := playsOf(m, past)
	if err != nil {
		return Turning{}, false, err
	}
	each := min(max(sharedLooks/max(len(plays), 1), leastLook), mostLook)
	var found []*swing
	for _, w := range plays {
		if w.look(ctx, each) && w.decides(winners) {
			found = append(found, w)
		}
	}
	slices.SortStableFunc(found, func(a, b *swing) int { return cmp.Compare(math.Abs(b.by()), math.Abs(a.by())) })
	var best *swing
	for _, w := range found[:min(twice, len(found))] {
		if w.look(ctx, closely) && w.decides(winners) && math.Abs(w.by()) >= standsOut && (best == nil || math.Abs(w.by()) > math.Abs(best.by())) {
			best = w
		}
	}
	if best == nil || ctx.Err() != nil {
		return Turning{}, false, nil
	}
	return Turning{
		At: best.at, Round: s.round(past[best.at].choice.Turn), Line: s.decisive(best, past, log, p),
		Win: best.win, Other: s.move(&best.view, best.other), Else: best.rest,
	}, true, nil
}

// playsOf makes the choices of a match again and lists those at which a play could be chosen.
func playsOf(m *rules.Match, past []moment) ([]*swing, error) {
	var all []*swing
	for i := range past {
		if d := &m.S.Decision; declares(d.Kind) && !d.Declaring && !past[i].auto && len(m.S.Options) > 1 {
			w := &swing{at: i, seat: d.Seat, chosen: int(past[i].option)}
			m.View(d.Seat, &w.view)
			all = append(all, w)
		}
		if err := m.Choose(int(past[i].option)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// look compares the play with the others by a search that knows no more than who made it. It
// reports whether there was anything to compare: not where the play was won whatever is hidden,
// or nothing else came close.
func (w *swing) look(ctx context.Context, iterations int) bool {
	if ctx.Err() != nil {
		return false
	}
	rng := rules.Seeded(uint64(w.at) + 1)
	r := bot.NewSearch().Think(ctx, &w.view, w.seat, bot.Budget{Iterations: iterations, Cores: 1}, &rng)
	if len(r.Lines) == 0 {
		return false
	}
	mine, other := -1, -1
	for i, l := range r.Lines {
		switch {
		case l.Option == w.chosen:
			mine = i
		case other < 0 || l.Win > r.Lines[other].Win && l.Visits >= r.Iterations/len(r.Lines)/2:
			other = i
		}
	}
	if mine < 0 || other < 0 {
		return false
	}
	w.other, w.win, w.rest = r.Lines[other].Option, r.Lines[mine].Win, r.Lines[other].Win
	return ctx.Err() == nil
}

// decides reports whether the play may have decided a match with these winners: it was good for
// them, or bad for another.
func (w *swing) decides(winners rules.SeatSet) bool { return winners.Has(w.seat) == (w.by() > 0) }

// decisive is the line of the log of seat p about a play: what it says of a card that is played.
// Where none is, the choice is said itself.
func (s *Session) decisive(w *swing, past []moment, log []Line, p rules.Seat) Line {
	about := linesOf(past, log, p, w.at)
	if i := slices.IndexFunc(about, func(l Line) bool { return l.Seat == int(w.seat) && l.Plays != 0 }); i >= 0 {
		return about[i]
	}
	line := s.line(int16(past[w.at].choice.Turn), w.seat, "")
	line.Text, line.Cards = s.write(composer.Compose("turning.chose", "seat", rules.SeatPiece(w.seat), "move", s.move(&w.view, w.chosen)))
	return line
}

// linesOf is what a log says from choice n on until the play that it begins has been declared.
func linesOf(past []moment, log []Line, p rules.Seat, n int) []Line {
	from, to := int(past[n].lines[p]), len(log)
	for _, mo := range past[n+1:] {
		if to = int(mo.lines[p]); mo.open || to > from {
			break
		}
	}
	return log[min(from, len(log)):min(to, len(log))]
}
