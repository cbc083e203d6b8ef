package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
)

// What a crash of the rules or of a bot comes to. Each is an error with the crash in it.
var (
	// ErrCrashed: a choice or a look that crashed has changed nothing.
	ErrCrashed = errors.New("the rules crashed, so nothing was done: choose something else, or undo")
	// ErrHalted: the rules crashed while nobody was to choose. The game goes on from an earlier moment.
	ErrHalted = errors.New("the rules crashed here: undo your last choice to go on; the game is saved")
	// ErrNoHint: the bot that was to give a hint crashed.
	ErrNoHint = errors.New("the bot crashed, so there's no hint; the game goes on")
)

// crashed is a crash in words for people.
type crashed struct{ says, crash error }

func (c *crashed) Error() string   { return c.says.Error() }
func (c *crashed) Unwrap() []error { return []error{c.says, c.crash} }

// reported is how many lines of the log a report holds.
const reported = 40

// carry runs what a view asks for. A crash is reported and becomes ErrCrashed. It
// is called without mu; f lets go of mu however it ends.
func (s *Session) carry(what string, f func() error) error {
	err := guard.Try(what, f)
	if guard.Find(err) == nil {
		return err
	}
	s.report(err)
	return &crashed{ErrCrashed, err}
}

// halt stops the game where it crashed. It is called without mu.
func (s *Session) halt(err error) {
	s.report(err)
	s.mu.Lock()
	s.next, s.slow = nil, false
	s.stopped = &crashed{ErrHalted, err}
	s.wind()
	s.version++
	s.mu.Unlock()
	s.notify()
}

// report writes a crash down with the game so far. It is called without mu.
func (s *Session) report(err error) {
	if guard.Find(err) == nil {
		return
	}
	s.mu.Lock()
	to := s.reports
	var notes []guard.Note
	if to != nil {
		notes = s.notes()
	}
	s.mu.Unlock()
	to.Report(err, notes...)
}

func (s *Session) reportTo(r *guard.Reporter) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.reports = r
}

// notes describes the game for a report: it can be dealt and played again.
func (s *Session) notes() []guard.Note {
	setup, err := json.Marshal(s.setup)
	if err != nil {
		setup = []byte(err.Error())
	}
	players, err := json.Marshal(s.players)
	if err != nil {
		players = []byte(err.Error())
	}
	var choices, log strings.Builder
	for i := range s.past {
		c := &s.past[i].choice
		fmt.Fprintf(&choices, "%d. turn %d, seat %d: %s\n", c.N+1, c.Turn, c.Seat+1, c.Key)
	}
	for p, lines := range s.logs {
		if s.players[p].Bot != "" && p > 0 {
			continue // the log of one seat will do; humans' are offered to them
		}
		fmt.Fprintf(&log, "As %s sees it:\n", s.players[p].Name)
		for _, l := range lines[max(len(lines)-reported, 0):] {
			fmt.Fprintf(&log, "  turn %d: %s\n", l.Turn, l.Text)
		}
	}
	return []guard.Note{
		{Title: "Game", Text: fmt.Sprintf("%s, rules %s, seed %d\nplayers: %s\nsetup: %s", s.game.Name, s.game.Version, s.setup.Seed, players, setup)},
		{Title: "Choices", Text: choices.String()},
		{Title: "End of the log", Text: log.String()},
	}
}

// demote seats the next simpler bot for one that crashed and says so in the log.
// It reports whether there is one.
func (s *Session) demote(p rules.Seat) bool {
	failed := s.players[p].Bot
	next, ok := bot.Simpler(failed)
	if !ok {
		return false
	}
	player, err := s.makeBot(next)
	if err != nil {
		return false
	}
	s.mu.Lock()
	s.log.Warn("a bot was replaced", "level", failed, "by", next)
	s.bots[p] = player
	s.players[p].Bot = next
	text := say("log.crashed", "player", s.players[p].Name, "level", bot.Title(failed), "simpler", bot.Title(next))
	for seat := range s.logs {
		s.logs[seat] = append(s.logs[seat], s.line(s.live.S.Turn, rules.NoSeat, text))
	}
	s.version++
	s.mu.Unlock()
	s.notify()
	return true
}

// halted reports whether a game stands still at a crash.
func halted(stopped error) bool { return errors.Is(stopped, ErrHalted) }
