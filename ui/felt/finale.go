package felt

import (
	"context"
	"time"

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
	halt    func() // ends what is found out; nil if nothing ever was
}

// stop ends what is found out about the end.
func (f *finale) stop() {
	if f.halt != nil {
		f.halt()
	}
}

// endStory is the account of a game that is over.
type endStory struct {
	turning table.Turning // no Round if nothing stands out, or that isn't known yet
	score   string        // against these opponents
	warm    string        // to someone who has won against them for the first time
}

// turner is a session that knows what decided the game.
type turner interface {
	Turning(ctx context.Context) (table.Turning, bool)
}

// see begins the end when the game is over; the last play rests for so long.
func (f *finale) see(s *table.Scene, rest time.Duration) {
	if !s.Over {
		f.begun, f.open, f.story = false, false, endStory{}
		f.stop()
		return
	}
	if f.begun {
		return
	}
	f.begun, f.waits = true, 1
	f.ends++
	end := f.ends
	if t, ok := f.session.(turner); ok {
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

// turning finds out what decided the game, which takes some seconds: the panel opens meanwhile, and
// says it then.
func (f *finale) turning(t turner, end int) {
	f.stop()
	ctx, stop := context.WithCancel(context.Background())
	f.halt = stop
	var found table.Turning
	f.env.Paint("the turning point", func() error {
		found, _ = t.Turning(ctx)
		return nil
	}, func(err error) {
		stop()
		if end != f.ends || !f.begun {
			return
		}
		f.story.turning = found
		if f.open && found.Round != "" {
			f.again()
		}
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

// turned says what decided the game, and what else could have been played.
func (e *endStory) turned() string {
	t := e.turning
	if t.Round == "" {
		return ""
	}
	return words.Say("over.decided", "round", t.Round, "line", t.Line.Text, "other", t.Other, "share", words.Percent(t.Win), "else", words.Percent(t.Else))
}
