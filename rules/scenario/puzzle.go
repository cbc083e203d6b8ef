package scenario

import (
	"strings"

	"feltstack/rules"
)

// Puzzle is a position with a question, to be answered before the turn ends, or a later one.
// All hands lie open to the player, and so do the cards that the puzzle names.
type Puzzle struct {
	File    string
	Line    int
	Name    string
	Ask     string
	Hints   []string
	Learned string     // what is said when it is solved
	Turns   int16      // how many turns it goes on for, that in which it begins counted
	Seat    rules.Seat // the player's

	table  *Scenario
	solved []statement
}

// Game is what the puzzle belongs to.
func (z *Puzzle) Game() *rules.Game { return z.table.game }

// Table lays the position.
func (z *Puzzle) Table() (*rules.Match, error) {
	m, err := z.table.Play()
	if err != nil {
		return nil, err
	}
	z.open(m)
	return m, nil
}

// open shows the hands and the cards that are named to the player.
func (z *Puzzle) open(m *rules.Match) {
	if m.S.Over {
		return
	}
	me := m.S.Decision.Seat
	n := names{m.Game}
	for i := 1; i < len(m.S.Cards); i++ {
		if m.Game.Zones[m.KindOf(rules.CardID(i))].Sight == rules.SightOwner {
			m.S.Cards[i].Known |= rules.Of(me)
		}
	}
	for _, st := range z.table.given {
		where, list, ok := strings.Cut(st.text, ":")
		zone, isZone := n.zone(strings.TrimSpace(where), int(m.S.SeatCount))
		if !ok || !isZone {
			continue
		}
		cards, err := n.readCards(st, list)
		if err != nil {
			continue // said when the table was laid
		}
		for _, w := range cards {
			d, _ := n.def(w.name)
			for c := m.S.Zones[zone].First; c != 0; c = m.S.Cards[c].Next {
				if m.S.Cards[c].Def == d {
					m.S.Cards[c].Known |= rules.Of(me)
				}
			}
		}
	}
}

// prepare lays the position once and notes who plays.
func (z *Puzzle) prepare() error {
	complain := func(text string) error { return &Error{File: z.File, Line: z.Line, Text: text} }
	switch {
	case z.Ask == "":
		return complain("the puzzle asks nothing: a line such as \"ask Win this turn.\"")
	case len(z.solved) == 0:
		return complain("the puzzle does not say what solves it: lines under \"solved\", such as \"winner: A\"")
	case z.table.game == nil:
		return nil
	}
	m, err := z.Table()
	switch {
	case err != nil:
		return err
	case m.S.Over:
		return complain("the match is over before the puzzle begins")
	}
	z.Seat = m.S.Decision.Seat
	return nil
}

// State is how far an attempt at a puzzle has come.
type State int

// The states of an attempt.
const (
	Open State = iota
	Solved
	Missed
)

// State judges a match that began with the puzzle's table, whose turn was turn:
// when its turns or the match are over it is solved or missed.
func (z *Puzzle) State(m *rules.Match, turn int16) State {
	if !m.S.Over && m.S.Turn < turn+z.Turns {
		return Open
	}
	for _, st := range z.solved {
		if check(m, st) != nil {
			return Missed
		}
	}
	return Solved
}
