package table

import (
	"context"
	"fmt"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
	"feltstack/rules/message"
)

// hintTime is how long a hint is thought about.
const hintTime = 900 * time.Millisecond

// Hint is what a bot would do in a person's place, knowing no more than the
// person does.
type Hint struct {
	Move string // "7♦: Play for points"
	Card int    // CardScene.ID of the card it begins with, 0 if none
	Why  string // in a sentence
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
	if s.moves != moves {
		s.mu.Unlock()
		return
	}
	s.logs[c.seat] = append(s.logs[c.seat], s.line(s.live.S.Turn, rules.NoSeat, say("hint.line", "move", h.Move, "why", h.Why)))
	s.version++
	s.mu.Unlock()
	s.notify()
}

// explain puts a report into words.
func (s *Session) explain(view *rules.Match, ids []int, r bot.Report) Hint {
	h := Hint{Move: s.move(view, r.Choice), Why: reason(r)}
	if cards := s.starts(view).with(&view.S.Options[r.Choice]); len(cards) > 0 && view.S.Cards[cards[0]].Def != 0 {
		h.Card = ids[cards[0]]
	}
	return h
}

// move is an option in words, with the card that it begins with.
func (s *Session) move(view *rules.Match, option int) string {
	o, text := &view.S.Options[option], view.Words().Say(option)
	if cards := s.starts(view).with(o); declares(view.S.Decision.Kind) && len(cards) > 0 && view.S.Cards[cards[0]].Def != 0 {
		if name := view.Def(cards[0]).Said(); !strings.Contains(text, name) {
			return say("hint.card", "card", name, "move", text)
		}
	}
	return text
}

const (
	// near is by how much chances must differ to be worth a word.
	near = 0.02
	// hopeless is how likely a match is lost, and secure how likely it is won, if no move changes it.
	hopeless, secure = 0.05, 0.95
)

// reason says why a bot chooses as it does.
func reason(r bot.Report) string {
	switch r.Why {
	case bot.Forced:
		return say("hint.forced")
	case bot.Sure:
		return say("hint.sure")
	case bot.Obvious:
		return say("hint.obvious")
	case bot.Idle:
		return say("hint.idle")
	case bot.Hurried:
		return say("hint.hurried")
	case bot.Mixed:
		return say("hint.mixed")
	}
	mine, best := 0.0, -1.0
	for _, l := range r.Lines {
		if l.Option == r.Choice {
			mine = l.Win
		} else {
			best = max(best, l.Win)
		}
	}
	switch share := message.Percent(mine); {
	case best < 0:
		return say("hint.alone", "share", share)
	case mine-best >= near:
		return say("hint.better", "share", share, "next", message.Percent(best))
	case max(mine, best) < hopeless:
		return say("hint.hopeless")
	case min(mine, best) > secure:
		return say("hint.secure")
	default:
		return say("hint.close")
	}
}
