package library

import (
	"slices"

	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/table"
)

// Seated is a game as the people at this window see it: from the seat of the
// person who plays, or who played last.
type Seated struct {
	*table.PlayerView // of the person at the window
	game              *rules.Game
	session           *table.Session
	people            []int
	private           bool // persons who share the window do not see each other's hands
	sat               bool // someone has taken the seat
	left              bool // and another person has been at the window since
	looked            []int
	own               faces.Pictures // of cards of people's own; may be nil
}

// NewSeated seats the people of a session before the window, one after the other;
// private covers the table between them.
func NewSeated(g *rules.Game, session *table.Session, own faces.Pictures, private bool) *Seated {
	s := &Seated{game: g, session: session, people: session.People(), own: own, private: private}
	s.looked = make([]int, len(session.Players()))
	s.PlayerView = session.View(0)
	if len(s.people) > 0 {
		s.PlayerView = session.View(s.people[0])
	}
	s.Next()
	return s
}

// SeatAt seats the person at one seat of a session, for good.
func SeatAt(g *rules.Game, s *table.Session, seat int) *Seated {
	return &Seated{PlayerView: s.View(seat), game: g, session: s, people: []int{seat}, sat: true, looked: make([]int, len(s.Players()))}
}

// Shared implements Session: the table is covered when the window changes hands.
func (s *Seated) Shared() bool { return s.private && len(s.people) > 1 }

// next is the person who is to sit before the window, -1 if the right one does.
func (s *Seated) next() int {
	asked := s.session.Asked()
	if s.left {
		if !slices.Contains(s.people, asked) {
			return s.Seat()
		}
		return asked
	}
	if !slices.Contains(s.people, asked) {
		if s.sat || len(s.people) == 0 {
			return -1 // a bot decides: the person there may stay
		}
		asked = s.people[0]
	}
	if s.sat && asked == s.Seat() {
		return -1
	}
	return asked
}

// Next implements Session.
func (s *Seated) Next() (Handover, bool) {
	next := s.next()
	switch {
	case next < 0:
		return Handover{}, false
	case !s.Shared():
		s.Sit()
		return Handover{}, false
	}
	return Handover{Name: s.session.Players()[next].Name, Seat: next, Unseen: s.unseen(next), Waives: s.session.View(next).Waives()}, true
}

// unseen is what happened since the next person looked last, as far as every
// person at the window may know it: others still see the cover.
func (s *Seated) unseen(next int) []table.Line {
	log := s.session.View(next).Scene().Log
	since := log[min(s.looked[next], len(log)):]
	for _, other := range s.people {
		if other == next {
			continue
		}
		known := map[string]bool{}
		for _, l := range s.session.View(other).Scene().Log {
			known[l.Text] = true
		}
		since = slices.DeleteFunc(slices.Clone(since), func(l table.Line) bool { return !known[l.Text] })
	}
	return since
}

// Sit implements Session.
func (s *Seated) Sit() {
	if next := s.next(); next >= 0 {
		s.PlayerView, s.sat, s.left = s.session.View(next), true, false
	}
}

// Waive implements Session. The seat must be taken again afterwards, even by who had it:
// others are at the window.
func (s *Seated) Waive() error {
	next := s.next()
	if next < 0 {
		return table.ErrNotAsked
	}
	err := s.session.View(next).Waive()
	s.left = s.left || err == nil
	return err
}

// Scene implements Session.
func (s *Seated) Scene() *table.Scene {
	s.Next()
	scene := s.PlayerView.Scene()
	if s.sat && s.session.Asked() == s.Seat() {
		s.looked[s.Seat()] = max(len(scene.Log), 1)
	}
	return scene
}

// Shows implements Session. A person who plays both sides openly learns nothing new.
func (s *Seated) Shows(n int) []string {
	if !s.Shared() {
		return nil
	}
	return s.PlayerView.Shows(n)
}

// UndoShows implements Session.
func (s *Seated) UndoShows() []string {
	if !s.Shared() {
		return nil
	}
	return s.PlayerView.UndoShows()
}

// Takes implements Session.
func (s *Seated) Takes(n int) []table.Taken {
	if !s.Shared() {
		return nil
	}
	return s.PlayerView.Takes(n)
}

// UndoTakes implements Session.
func (s *Seated) UndoTakes() []table.Taken {
	if !s.Shared() {
		return nil
	}
	return s.PlayerView.UndoTakes()
}

// SetAutoPass implements Session: every human at the window has the same settings.
func (s *Seated) SetAutoPass(p table.AutoPass) {
	for _, seat := range s.people {
		s.session.View(seat).SetAutoPass(p)
	}
}

// Follow implements Session: every person at the window sees the same motion, or whoever watches
// bots.
func (s *Seated) Follow(on bool) {
	if len(s.people) == 0 {
		s.PlayerView.Follow(on)
	}
	for _, seat := range s.people {
		s.session.View(seat).Follow(on)
	}
}

// Timeline implements Session.
func (s *Seated) Timeline() table.Timeline { return s.session.Timeline() }

// About implements Session.
func (s *Seated) About(def int) CardInfo { return AboutCard(s.game, def, s.own) }

// Watched is a game that is only looked at, from any seat.
type Watched struct {
	*table.PlayerView
	game    *rules.Game
	session *table.Session
	open    bool
	own     faces.Pictures // of cards of people's own; may be nil
}

// NewWatched shows a session again, from its beginning.
func NewWatched(g *rules.Game, session *table.Session, own faces.Pictures) *Watched {
	w := &Watched{game: g, session: session, own: own}
	seat := 0
	if people := session.People(); len(people) > 0 {
		seat = people[0]
	}
	w.From(seat, false)
	return w
}

// From looks from another seat, into all hands if open.
func (w *Watched) From(seat int, open bool) {
	w.PlayerView, w.open = w.session.Observer(seat, open), open
}

// Names are the players, by seat.
func (w *Watched) Names() []string {
	var names []string
	for _, p := range w.session.Players() {
		names = append(names, p.Name)
	}
	return names
}

// Open reports whether all hands are seen.
func (w *Watched) Open() bool { return w.open }

// Next implements Session: nobody plays.
func (w *Watched) Next() (Handover, bool) { return Handover{}, false }

// Sit implements Session.
func (w *Watched) Sit() {}

// Waive implements Session.
func (w *Watched) Waive() error { return table.ErrStill }

// Takes implements Session: a game that is only looked at takes nothing back.
func (w *Watched) Takes(int) []table.Taken { return nil }

// UndoTakes implements Session.
func (w *Watched) UndoTakes() []table.Taken { return nil }

// Shared implements Session: no person sits at a game that is only looked at.
func (w *Watched) Shared() bool { return false }

// Scene implements Session: spectators get no prompts.
func (w *Watched) Scene() *table.Scene {
	s := *w.PlayerView.Scene()
	s.Windows = nil
	return &s
}

// SetAutoPass implements Session.
func (w *Watched) SetAutoPass(table.AutoPass) {}

// Timeline implements Session.
func (w *Watched) Timeline() table.Timeline { return w.session.Timeline() }

// About implements Session.
func (w *Watched) About(def int) CardInfo { return AboutCard(w.game, def, w.own) }

// AboutCard is what is printed on a card of a game, by its place in the definitions.
func AboutCard(g *rules.Game, def int, own faces.Pictures) CardInfo {
	if def <= 0 || def >= len(g.Defs) {
		return CardInfo{}
	}
	d := &g.Defs[def]
	look := games.Looks(g.Name)
	info := CardInfo{Name: d.Name, Type: d.Type, Text: d.Text, Face: faces.Of(g, look, d, own)}
	if look != nil {
		info.Terms = look.Glossary(g)
	}
	return info
}
