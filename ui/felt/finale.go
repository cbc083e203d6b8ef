package felt

import (
	"time"

	"feltstack/rules/guard"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// finale is the end of a game: once its last play has been seen, and what is to be told of
// the game is known, the panel over the table opens.
type finale struct {
	env     *kit.Env
	session library.Session
	versus  func(others []string, told func(library.Score)) // may be nil
	again   func()                                          // shows the panel
	begun   bool
	open    bool
	ends    int // that there have been: one may be taken back
	waits   int // how much is still to come before the panel opens
	story   endStory
}

// endStory is the account of a game that is over.
type endStory struct {
	turning table.Turning // Turn 0 if nothing turned it
	score   string        // against these opponents
	warm    string        // to someone who has won against them for the first time
}

// turner is a session that knows what decided the game.
type turner interface {
	Turning() (table.Turning, bool)
}

// see begins the end when the game is over; the last play rests for so long.
func (f *finale) see(s *table.Scene, rest time.Duration) {
	if !s.Over {
		f.begun, f.open, f.story = false, false, endStory{}
		return
	}
	if f.begun {
		return
	}
	f.begun, f.waits = true, 1
	f.ends++
	end := f.ends
	if t, ok := f.session.(turner); ok {
		f.waits++
		f.turning(t, end)
	}
	if me := s.Seats[s.Me]; f.versus != nil && !me.Bot {
		var others, opponents []string
		side := []string{me.Name}
		for _, seat := range s.Seats {
			if seat.Seat == s.Me {
				continue
			}
			others = append(others, seat.Name)
			if seat.Ally {
				side = append(side, seat.Name)
			} else {
				opponents = append(opponents, seat.Name)
			}
		}
		f.waits++
		f.versus(others, func(score library.Score) {
			if end == f.ends {
				f.story.tell(score, words.List(side), words.List(opponents), s.Won)
			}
			f.known(end)
		})
	}
	if rest == 0 {
		f.known(end)
		return
	}
	f.env.After(rest, func() { f.known(end) })
}

// turning finds the turning point.
func (f *finale) turning(t turner, end int) {
	var found table.Turning
	look := func() error {
		found, _ = t.Turning()
		return nil
	}
	if f.env.Still {
		f.env.Reports.Report(guard.Try("the turning point", look))
		f.story.turning = found
		f.known(end)
		return
	}
	guard.Go("the turning point", look, func(err error) {
		f.env.Post(func() {
			f.env.Reports.Report(err)
			f.story.turning = found
			f.known(end)
		})
	})
}

// known opens the panel once nothing is waited for any more.
func (f *finale) known(end int) {
	if end != f.ends || !f.begun {
		return
	}
	if f.waits--; f.waits == 0 {
		f.open = true
		f.again()
	}
}

// tell says how a side has done against its opponents, and whether this one was won.
func (e *endStory) tell(s library.Score, side, opponents string, won bool) {
	if s.Won+s.Lost+s.Drawn == 0 {
		return
	}
	e.score = words.Say("over.score", "player", side, "opponents", opponents, "won", s.Won, "lost", s.Lost)
	if s.Drawn > 0 {
		e.score = words.Say("over.score_drawn", "player", side, "opponents", opponents, "won", s.Won, "lost", s.Lost, "drawn", s.Drawn)
	}
	if won && s.Won == 1 {
		e.warm = words.Say("over.first_win", "opponents", opponents)
	}
}

// turned says what decided the game.
func (e *endStory) turned() string {
	if e.turning.Turn == 0 {
		return ""
	}
	if e.turning.Line.Text == "" {
		return words.Say("over.decided", "turn", e.turning.Turn, "by", e.turning.By)
	}
	return words.Say("over.decided_by", "turn", e.turning.Turn, "line", e.turning.Line.Text, "by", e.turning.By)
}
