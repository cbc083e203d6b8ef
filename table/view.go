package table

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// PlayerView is a game as one seat sees and plays it.
type PlayerView struct {
	session *Session
	seat    rules.Seat
	open    bool // it looks into every hand

	// The rest is guarded by the session's mu.
	view   rules.Match // what the seat sees, as of version
	scene  *Scene
	ids    []int    // CardScene.ID of each card of view
	swaps  []swap   // what can pay in place of what is proposed there
	looked uint64   // Session.moves when a scene was last asked for
	follow bool     // it is to see plays on the stack that are gone when it looks
	missed []*Scene // these plays, as they lay there
}

// Observer is a game that is only looked at, as seat p sees it; open shows the
// hidden cards of the others, too, but for what lies in piles.
func (s *Session) Observer(p int, open bool) *PlayerView {
	return &PlayerView{session: s, seat: rules.Seat(p), open: open}
}

// Seat is the place at the table.
func (c *PlayerView) Seat() int { return int(c.seat) }

// Scene is the game as it stands. It is not changed afterwards.
func (c *PlayerView) Scene() *Scene {
	s := c.session
	var scene *Scene
	err := guard.Try("a look at the table", func() error {
		s.mu.Lock()
		defer s.mu.Unlock()
		c.looked = s.moves
		scene = c.refresh()
		return nil
	})
	if err == nil {
		return scene
	}
	s.report(err)
	s.mu.Lock()
	defer s.mu.Unlock()
	if c.scene == nil {
		return &Scene{Me: int(c.seat), Version: s.version, Stopped: ErrHalted}
	}
	stale := *c.scene // the last one that could be made
	stale.Stopped = ErrHalted
	return &stale
}

// refresh builds the scene again if anything has changed.
func (c *PlayerView) refresh() *Scene {
	s := c.session
	if c.scene != nil && c.scene.Version == s.version {
		return c.scene
	}
	s.see(s.live, c.seat, c.open, &c.view)
	b := &builder{s: s, v: &c.view, me: c.seat, updates: s.updatesFor(c.seat, c.open)}
	c.scene, c.ids, c.swaps = b.build(), b.ids, b.swaps
	c.scene.Missed = c.missed
	return c.scene
}

// see makes view what seat p sees of m; open: with the hands of all.
func (s *Session) see(m *rules.Match, p rules.Seat, open bool, view *rules.Match) {
	if !open {
		m.View(p, view)
		return
	}
	view.CopyFrom(m)
	v := &view.S
	for i := 1; i < len(v.Cards); i++ {
		if s.opens(v.Cards[i].Zone) {
			v.Cards[i].Known |= rules.Of(p)
		}
		if !v.Cards[i].Known.Has(p) {
			v.Cards[i].Def = 0
		}
	}
}

// opens reports whether one who looks into all hands sees the cards of a zone.
func (s *Session) opens(z rules.ZoneID) bool {
	return !s.game.Zones[s.game.ZoneKind(z)].Pile
}

// Follow has scenes show, from now on, how plays lay on the stack that are gone when the
// scene is requested (Scene.Missed), or no longer.
func (c *PlayerView) Follow(on bool) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	c.follow = on
}

// Choose answers the pending decision with option i; -1 takes the declaration
// in progress back. It refers to the Scene that was asked for last: ErrMoved
// says that it is outdated.
func (c *PlayerView) Choose(i int) error {
	if i == -1 {
		return c.Cancel()
	}
	return c.session.carry("a choice", func() error { return c.choose(i) })
}

func (c *PlayerView) choose(i int) error {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.ready(c.seat); err != nil {
		return err
	}
	if c.looked != s.moves {
		return ErrMoved
	}
	ch := s.begin()
	if i < 0 || i >= len(ch.m.S.Options) {
		return fmt.Errorf("no option %d: %d are open: %w", i, len(ch.m.S.Options), ErrMoved)
	}
	if err := ch.choose(i); err != nil {
		return err
	}
	return s.chosen(ch)
}

// Do makes choices one after the other, by their keys: all or none. All must
// be this seat's.
func (c *PlayerView) Do(keys []string) error {
	return c.session.carry("a choice", func() error { return c.do(-1, keys) })
}

// DoAfter is Do where the line of play has made choices; ErrMoved says that it has
// another number of them by now.
func (c *PlayerView) DoAfter(made int, keys []string) error {
	return c.session.carry("a choice", func() error { return c.do(made, keys) })
}

// do makes choices; made is as for DoAfter, -1 for any number.
func (c *PlayerView) do(made int, keys []string) error {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.ready(c.seat); err != nil {
		return err
	}
	if made >= 0 && made != len(s.past) {
		return ErrMoved
	}
	ch := s.begin()
	keys, later := forLater(keys)
	s.later = laterChoice{seat: c.seat, key: later}
	for n, key := range keys {
		if ch.m.S.Over || ch.m.S.Decision.Seat != c.seat {
			return fmt.Errorf("choose %q: %w", key, ErrNotAsked)
		}
		i := slices.Index(ch.m.Words().Keys(), key)
		if i < 0 {
			return fmt.Errorf("choose %q: %w", key, ErrMoved)
		}
		if n == 0 {
			s.later.card = ch.m.S.Options[i].Card
		}
		if err := ch.choose(i); err != nil {
			return err
		}
	}
	if len(keys) == 0 {
		return nil
	}
	return s.chosen(ch)
}

// Cancel takes back the play that is being declared.
func (c *PlayerView) Cancel() error {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.ready(c.seat); err != nil {
		return err
	}
	n := s.back()
	if n < 0 {
		return ErrNoCancel
	}
	return s.takeBack(n)
}

// ReportTo has crashes of the game reported from now on.
func (c *PlayerView) ReportTo(r *guard.Reporter) { c.session.reportTo(r) }

// Watch calls f, on any goroutine, whenever Scene has changed, until stop.
func (c *PlayerView) Watch(f func()) (stop func()) { return c.session.Watch(f) }
