package table

import (
	"fmt"

	"feltstack/rules"
)

// narrator writes what happens in a change as lines of the log, as each seat may know it.
type narrator struct {
	s     *Session
	m     *rules.Match
	view  rules.Match
	lines [][]Line // by seat
	last  []said   // by seat: what its last line says

	follower *follower // of the same events; nil: nobody needs them but for the log
}

// narrate makes a narrator that listens to m from now on.
func (s *Session) narrate(m *rules.Match) *narrator {
	n := len(s.players)
	t := &narrator{s: s, m: m, lines: make([][]Line, n), last: make([]said, n)}
	m.Listen = func(ev *rules.Event) {
		for p := range rules.Seat(n) {
			t.hear(ev.For(p), p)
		}
		if t.follower != nil {
			t.follower.hear(ev)
		}
	}
	return t
}

// afresh begins the lines of the next change of the same match. What was heard is overwritten.
func (t *narrator) afresh() {
	for p := range t.lines {
		t.lines[p], t.last[p] = t.lines[p][:0], said{}
	}
}

// takenBack tells everyone how many choices of persons were taken back.
func (t *narrator) takenBack(by rules.Seat, choices, turn int) {
	what := " back a choice"
	if choices > 1 {
		what = fmt.Sprintf(" back %d choices", choices)
	}
	text, _ := t.s.write(rules.Sentence{rules.TellSeat(by), rules.TellWords(" "), rules.TellVerb("takes"), rules.TellWords(what)})
	for p := range t.lines {
		t.lines[p] = append(t.lines[p], Line{Turn: turn, Seat: int(by), Text: text, Back: true})
	}
}

// hear adds an event to the log of a seat, to its last line where that says the like.
func (t *narrator) hear(ev rules.Event, p rules.Seat) {
	now := said{times: 1, moves: ev.Kind == rules.EvMove}
	if now.who = t.lookers(ev); now.who != nil {
		now.seen = []rules.Piece{t.card(ev)}
	} else if now.text = t.words(ev, p); len(now.text) == 0 {
		return
	}
	log, last := &t.lines[p], &t.last[p]
	if len(*log) > 0 && last.join(now) {
		*log = (*log)[:len(*log)-1]
	} else {
		*last = now
	}
	line := Line{Turn: int(t.m.S.Turn), Seat: int(ev.Seat)}
	line.Text, line.Cards = t.s.write(last.sentence())
	*log = append(*log, line)
}

// card names the card of an event, which a seat sees or not.
func (t *narrator) card(ev rules.Event) rules.Piece { return t.s.game.TellCard(ev.Def) }

// words says what happened.
func (t *narrator) words(ev rules.Event, p rules.Seat) rules.Sentence {
	g, who := t.s.game, rules.TellSeat(ev.Seat)
	card := t.card(ev)
	switch ev.Kind {
	case rules.EvMove:
		return t.moveWords(ev, card)
	case rules.EvDeclared, rules.EvResolved, rules.EvCountered, rules.EvStolen, rules.EvFizzled:
		return t.itemWords(ev, p)
	case rules.EvTurn:
		return rules.Sentence{rules.TellWords(fmt.Sprintf("Turn %d: ", ev.N)), who}
	case rules.EvSkipped:
		return rules.Sentence{rules.TellWhose(ev.Seat), rules.TellWords(" turn is skipped")}
	case rules.EvShuffled:
		return append(t.s.zoneWords(ev.From), rules.TellWords(" is shuffled"))
	case rules.EvShown:
		if ev.Why == 0 {
			return rules.Sentence{card, rules.TellWords(" is shown to all")}
		}
	case rules.EvTurned:
		if t.s.looks.Area(g.ZoneKind(ev.To)).Row == RowHand {
			return nil // a state says it
		}
		if ev.Why == 0 {
			side := map[bool]string{true: "face-up", false: "face-down"}[rules.Face(ev.N) == rules.FaceUp]
			return rules.Sentence{card, rules.TellWords(" is turned " + side)}
		}
	case rules.EvFlag:
		how := map[bool]string{true: " is ", false: " is no longer "}[ev.N != 0]
		return rules.Sentence{card, rules.TellWords(how + flagName(g, ev.M))}
	case rules.EvMark:
		return t.markWords(ev, card, who)
	case rules.EvAttached:
		if ev.Why == 0 && ev.Target != 0 {
			how := " is attached to "
			if t.s.looks.Area(g.ZoneKind(ev.To)).Under {
				how = " is put under "
			}
			return rules.Sentence{card, rules.TellWords(how), g.TellCard(t.m.S.Cards[ev.Target].Def)}
		}
	case rules.EvGuise:
		return t.guiseWords(ev, card)
	case rules.EvOver:
		return t.s.account(t.m)
	}
	if ev.Why == 0 {
		return nil
	}
	return t.m.Words().Tell(ev)
}

// guiseWords says what a card counts as; it is named to who knows it.
func (t *narrator) guiseWords(ev rules.Event, as rules.Piece) rules.Sentence {
	card := t.s.game.TellCard(0)
	if ev.Card != 0 {
		card = t.s.game.TellCard(t.m.S.Own(ev.Card))
	}
	if ev.N == 0 {
		return rules.Sentence{card, rules.TellWords(" no longer counts as another card")}
	}
	return rules.Sentence{card, rules.TellWords(" counts as "), as, rules.TellWords(" now")}
}

// moveWords says where a card went and why. What comes on the stack and what
// leaves it for a pile is said where the play is declared and resolves.
func (t *narrator) moveWords(ev rules.Event, card rules.Piece) rules.Sentence {
	g := t.s.game
	from, to := t.s.looks.Area(g.ZoneKind(ev.From)), t.s.looks.Area(g.ZoneKind(ev.To))
	if to.Row == RowStack || from.Row == RowStack && to.Style == StylePile && !to.Apart {
		return nil
	}
	if ev.Seat == rules.NoSeat {
		ev.Seat = t.actor()
	}
	switch {
	case ev.Why == 0:
		return nil
	case ev.Seat == rules.NoSeat:
		return append(rules.Sentence{card, rules.TellWords(" goes to ")}, g.Place(ev.To)...)
	}
	return t.m.Words().Tell(ev)
}

// actor is whose card text runs now, if any does.
func (t *narrator) actor() rules.Seat {
	f := t.m.S.Frames
	if n := len(f); n > 0 && f[n-1].Src != 0 {
		return f[n-1].Ctrl
	}
	return rules.NoSeat
}

func (t *narrator) markWords(ev rules.Event, card, who rules.Piece) rules.Sentence {
	if ev.Card == 0 && !ev.Veiled {
		card = who
	}
	name := ""
	if int(ev.N) < len(t.s.game.Marks) {
		name = t.s.game.Marks[ev.N]
	}
	switch {
	case name == "":
		return nil
	case ev.M == 0:
		return rules.Sentence{card, rules.TellWords(": no longer " + name)}
	}
	return rules.Sentence{card, rules.TellWords(": " + name)}
}

func flagName(g *rules.Game, bit int16) string {
	for i, name := range g.Flags {
		if uint16(bit) == 1<<i {
			return name
		}
	}
	return "changed"
}

// name is what a seat is called.
func (s *Session) name(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.players) {
		return "the game"
	}
	return s.players[p].Name
}

// zoneWords names a zone as a sentence begins: "The draw pile", "Ann's hand".
func (s *Session) zoneWords(z rules.ZoneID) rules.Sentence {
	name := s.game.Zones[s.game.ZoneKind(z)].Name
	if p := s.game.ZoneSeat(z); p != rules.NoSeat {
		return rules.Sentence{rules.TellWhose(p), rules.TellWords(" " + name)}
	}
	return rules.Sentence{rules.TellWords("the " + name)}
}
