package rules

import "math"

// Proposal is a kind of event that something may happen instead of, or that is
// raised with its number: a draw, damage, a destroyed card, a production. What
// would happen is proposed (Propose, or Collect and Happen), the texts and
// marks that change it apply (replace.go), and what is left of it happens
// (together.go). A game lists its kinds in Game.Proposals; 0 is none.
type Proposal struct {
	Why uint8 // the cause that abilities wait for: "would draw"; 0: none does
	// Moves, Gains and Losses are the causes of what texts do that is an event of
	// this kind: of moves, of gains and losses of numbers and of counters. 0: none.
	Moves, Gains, Losses uint8
	// Draws says that such a move is a draw: it names no card, and takes what
	// lies on top when it happens.
	Draws bool
	// Whole says that such a draw is proposed with as many cards as the text says, however
	// few lie there: Before may see that some are missing.
	Whole bool
	// One says that more than one is one after the other: each is proposed when
	// the one before has happened.
	One bool
	// Shields are the kinds of marks that prevent the next N of it, on the card or
	// seat that it would happen to; PreventAll is all of it.
	Shields []uint8
	// Many is the cause that is raised once for all that has happened to a seat
	// at the same time, with the number: "whenever you draw one or more cards". 0: none.
	Many uint8
	// Holds reports whether the event can still happen. Nil: it can. A card that
	// has left its place is skipped.
	Holds func(m *Match, ev Coming) bool
	// Before handles an event that no replacement effect changes any more, before the first
	// of those that happen at the same time; it may set how it happens.
	Before func(m *Match, ev *Coming)
	// Do makes an event of the game's own happen (ActGame); it may call a procedure.
	Do func(m *Match, ev Coming)
}

// PreventAll as the N of a mark prevents whatever comes.
const PreventAll = math.MaxInt16

// Coming is an event that is about to happen. Fields that its Act does not
// name are the game's, or zero.
type Coming struct {
	Kind uint8 // place in Game.Proposals
	Act  Act
	Seat Seat   // who it happens to; of a card, who controls it (filled by Propose)
	Card CardID // what it happens to, 0 for a seat
	With CardID // another card that it is about
	N    int16  // how much; 1 for a card
	Num  uint8  // number of the seat, or kind of counter
	Loss bool   // the number goes down
	Why  uint8  // place in Game.Causes
	From ZoneID // of a draw; where the card lies (filled by Propose)
	To   ZoneID
	At   Place
	Face Face
	// Flags and Mark are put on a card that has come to To; Mark lasts until
	// Until of Whose.
	Flags uint16
	Mark  uint8
	Until Until
	Whose Seat   // of Until; of counters, whose they are
	By    Seat   // who does it, where the game notes that
	Src   CardID // the card whose doing it is
	// Text is the serial of the text that waits for it, and Reg the register of
	// that text which the cards go to that it happens to; -1 is none.
	Text ItemID
	Reg  int8
	Part bool // of something larger, which tells the number

	// What the engine keeps.
	Group  ItemID // names all that happen at the same time
	Serial ItemID // its own, once something was done about it
	Stage  Stage
	Lost   bool // the card has left its place
}

// Act is what an event does to its card or seat.
type Act uint8

// The acts.
const (
	ActGame     Act = iota // what Proposal.Do does
	ActMove                // Card goes To
	ActDraw                // the N cards on top of From go To
	ActNum                 // number Num of Seat goes up by N, or down
	ActCounters            // Card gets N counters of kind Num that are Whose, or loses them
)

// Stage is how far an event has come.
type Stage uint8

// The stages of an event.
const (
	StageOpen Stage = iota // nobody was asked yet
	StageNow               // what changes it is looked up
	StageSure              // nothing happens instead
	StageDone
)

// Propose lets ev happen, or what happens instead of it. It reports whether a
// procedure was called for that, as someone could change it: then the running
// step ends, and the next one finds it done.
func (m *Match) Propose(ev Coming) bool {
	ev.fill(m)
	if ev.changeable(m) {
		group := m.S.NewSerial()
		m.Collect(group, ev)
		m.Happen(group)
		return true
	}
	at, depth := len(m.S.Coming), len(m.S.Frames)
	m.S.Coming = append(m.S.Coming, ev) // hooks may have a pointer to it there
	sure := m.S.Coming[at].sure(m)
	if sure {
		m.S.Coming[at].before(m)
	}
	ev = m.S.Coming[at]
	m.S.Coming = m.S.Coming[:at]
	if sure {
		ev.many(m, ev.do(m))
	}
	return len(m.S.Frames) != depth
}

// fill completes an event as things lie.
func (ev *Coming) fill(m *Match) {
	if ev.Card == 0 {
		return
	}
	card := &m.S.Cards[ev.Card]
	ev.From = card.Zone
	if ev.Seat = card.Ctrl; ev.Seat == NoSeat {
		ev.Seat = card.Owner
	}
	if ev.Act == ActMove {
		ev.N = 1
	}
}

// changeable reports whether anything in play could change ev. It is called for
// every event, so it asks for no more than the cause.
func (ev *Coming) changeable(m *Match) bool {
	pr := &m.Game.Proposals[ev.Kind]
	return pr.Why != 0 && m.S.heardBy(m.Game, pr.Why, ev.Card) || ev.shield(m, 0) >= 0
}

// sure reports whether ev can still happen.
func (ev *Coming) sure(m *Match) bool {
	holds := m.Game.Proposals[ev.Kind].Holds
	return !ev.Lost && ev.N > 0 && (holds == nil || holds(m, *ev))
}

// before lets the game handle an event before it happens.
func (ev *Coming) before(m *Match) {
	if before := m.Game.Proposals[ev.Kind].Before; before != nil {
		before(m, ev)
	}
	if ev.Act == ActMove {
		Move{Card: ev.Card, From: ev.From, To: ev.To, At: ev.At, Face: ev.Face, Why: ev.Why}.beforeLeaving(m)
	}
}

// beforeLeaving lets the game handle a card that is about to leave the table.
func (mv Move) beforeLeaving(m *Match) {
	if m.Game.Leaves != nil && m.Game.onTable(mv.From) && !m.Game.onTable(mv.To) {
		m.Game.Leaves(m, mv)
	}
}

// do makes an event happen, and returns how much of it did.
func (ev *Coming) do(m *Match) int16 {
	by := ev.N
	if ev.Loss {
		by = -by
	}
	switch ev.Act {
	case ActGame:
		ev.noteDone(&m.S, ev.Card)
		m.Game.Proposals[ev.Kind].Do(m, *ev)
	case ActMove:
		ev.come(m, ev.Card)
	case ActDraw:
		return ev.drawTop(m)
	case ActNum:
		m.AddNum(ev.Seat, ev.Num, by, ev.Why)
	case ActCounters:
		ev.noteDone(&m.S, ev.Card)
		m.AddCounters(ev.Card, ev.Num, ev.Whose, by, ev.Why)
	}
	return ev.N
}

// drawTop moves the cards on top of a zone, as many as there are. Those that a
// waiting text has taken out stay.
func (ev *Coming) drawTop(m *Match) int16 {
	n := int16(0)
	for c := m.S.Zones[ev.From].Last; c != 0 && n < ev.N; {
		next := m.S.Cards[c].Prev
		if !(texts{m}).aside(c, ev.Text) {
			ev.come(m, c)
			n++
		}
		c = next
	}
	return n
}

// come moves a card to where its event takes it.
func (ev *Coming) come(m *Match, c CardID) {
	ev.noteDone(&m.S, c)
	m.Move(Move{Card: c, To: ev.To, At: ev.At, Face: ev.Face, Why: ev.Why, Told: true})
	if m.S.Cards[c].Zone != ev.To {
		return
	}
	for bits := ev.Flags; bits != 0; bits &= bits - 1 {
		m.SetFlag(c, bits&-bits, true)
	}
	if ev.Mark > 0 {
		m.AddMark(Mark{Kind: ev.Mark, Until: ev.Until, Seat: ev.Whose, Card: c, Src: ev.Src})
	}
}

// noteDone tells the text that waits for an event which card it happens to.
func (ev *Coming) noteDone(s *State, c CardID) {
	if ev.Text != 0 && ev.Reg >= 0 && c != 0 {
		s.Put(ev.Text, uint8(ev.Reg), c)
	}
}

// many raises what is told once, with the number, of an event that happened alone.
func (ev *Coming) many(m *Match, n int16) {
	if why := m.Game.Proposals[ev.Kind].Many; why != 0 && !ev.Part && n > 0 {
		m.RaiseMany(why, ev.Seat, n)
	}
}
