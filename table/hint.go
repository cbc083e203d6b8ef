package table

import (
	"context"
	"fmt"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
	"feltstack/rules/message"
)

// hintTime is how long a hint is thought about.
const hintTime = 900 * time.Millisecond

// hinted is how many options a hint names.
const hinted = 3

// Hint is what a bot would do in a person's place, knowing no more than the
// person does.
type Hint struct {
	Lines []HintLine // the best first
	Why   string     // in a sentence
}

// HintLine is one option as the bot sees it.
type HintLine struct {
	Text  string  // "7♦: Play for points"
	Card  int     // CardScene.ID of the card it begins with, 0 if none
	Share float64 // how much of the thinking went into it, 0 to 1
	Win   float64 // how likely it wins, 0 to 1; -1 if that was not looked at
}

// Hint thinks about the pending decision of this seat, for about a second; it
// ends early with ctx. It must not be called on the UI goroutine. ErrMoved says
// that the table has moved on meanwhile.
func (c *PlayerView) Hint(ctx context.Context) (h Hint, err error) {
	err = guard.Try("a hint", func() (err error) {
		h, err = c.think(ctx)
		return err
	})
	if guard.Find(err) != nil {
		c.session.report(err)
		return Hint{}, &crashed{ErrNoHint, err}
	}
	return h, err
}

// position is what a hint is about: what the seat sees, the IDs of
// its cards, and how often the game had changed.
func (c *PlayerView) position() (view *rules.Match, ids []int, moves uint64, err error) {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.ready(c.seat); err != nil {
		return nil, nil, 0, err
	}
	view = &rules.Match{}
	s.live.View(c.seat, view)
	c.refresh()
	return view, c.ids, s.moves, nil
}

// thinker is a bot that gives reasons.
type thinker interface {
	Think(ctx context.Context, view *rules.Match, p rules.Seat, b bot.Budget, rng *rules.RNG) bot.Report
}

func (c *PlayerView) think(ctx context.Context) (Hint, error) {
	s := c.session
	view, ids, moves, err := c.position()
	if err != nil {
		return Hint{}, err
	}
	level, err := bot.Find("strong")
	if err != nil {
		return Hint{}, err
	}
	player, err := s.makeBot(level.Name)
	if err != nil {
		return Hint{}, err
	}
	search, ok := player.(thinker)
	if !ok {
		return Hint{}, fmt.Errorf("the bot %q does not explain itself", level.Name)
	}
	rng := luck()
	report := search.Think(ctx, view, c.seat, bot.Budget{Time: hintTime, Cores: 1}, &rng)
	s.mu.Lock()
	moved := s.moves != moves
	s.mu.Unlock()
	switch {
	case ctx.Err() != nil:
		return Hint{}, ctx.Err()
	case moved:
		return Hint{}, ErrMoved
	}
	h := c.session.explain(view, ids, report)
	c.note(h, moves)
	return h, nil
}

// note writes a hint into the log of who asked for it, unless the table has
// moved on. Taking choices back takes it back, too.
func (c *PlayerView) note(h Hint, moves uint64) {
	s := c.session
	s.mu.Lock()
	if s.moves != moves || len(h.Lines) == 0 {
		s.mu.Unlock()
		return
	}
	var all []string
	for _, l := range h.Lines {
		text := l.Text
		if l.Win >= 0 {
			text = say("hint.move", "move", text, "share", message.Percent(l.Win))
		}
		all = append(all, text)
	}
	text := say("hint.line", "moves", message.Either(all), "why", h.Why)
	s.logs[c.seat] = append(s.logs[c.seat], s.line(s.live.S.Turn, rules.NoSeat, text))
	s.version++
	s.mu.Unlock()
	s.notify()
}

// explain puts a report into words.
func (s *Session) explain(view *rules.Match, ids []int, r bot.Report) Hint {
	var h Hint
	switch r.Why {
	case bot.Searched:
		h.Why = compare(r)
	case bot.Forced:
		h.Why = say("hint.forced")
	case bot.Sure:
		h.Why = say("hint.sure")
	case bot.Obvious:
		h.Why = say("hint.obvious")
	case bot.Idle:
		h.Why = say("hint.idle")
	case bot.Hurried:
		h.Why = say("hint.hurried")
	case bot.Mixed:
		h.Why = say("hint.mixed")
	}
	begin := s.starts(view)
	seen := map[int]bool{}
	add := func(option int, share, win float64) {
		if option < 0 || option >= len(view.S.Options) || seen[option] || len(h.Lines) == hinted {
			return
		}
		seen[option] = true
		o := &view.S.Options[option]
		line := HintLine{Text: view.Words().Say(option), Share: share, Win: win}
		if cards := begin.with(o); len(cards) > 0 && view.S.Cards[cards[0]].Def != 0 {
			line.Card = ids[cards[0]]
			if name := view.Def(cards[0]).Said(); declares(view.S.Decision.Kind) {
				line.Text = say("hint.card", "card", name, "move", line.Text)
			}
		}
		h.Lines = append(h.Lines, line)
	}
	share, win := 0.0, -1.0
	for _, l := range r.Lines {
		if l.Option == r.Choice {
			share, win = l.Share, l.Win
		}
	}
	add(r.Choice, share, win)
	for _, l := range r.Lines {
		add(l.Option, l.Share, l.Win)
	}
	return h
}

// near is by how much chances must differ to be worth a word.
const near = 0.02

// compare says what the chosen option has over the next.
func compare(r bot.Report) string {
	mine, next := 0.0, -1.0
	for _, l := range r.Lines {
		switch {
		case l.Option == r.Choice:
			mine = l.Win
		case next < 0:
			next = l.Win
		}
	}
	switch {
	case next < 0:
		return say("hint.best", "n", message.Number(r.Iterations))
	case mine-next < near:
		return say("hint.close", "share", message.Percent(mine), "n", message.Number(r.Iterations))
	default:
		return say("hint.better", "share", message.Percent(mine), "n", message.Number(r.Iterations), "next", message.Percent(next))
	}
}
