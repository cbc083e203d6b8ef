package table

import (
	"fmt"
	"math/bits"

	"feltstack/rules"
	"feltstack/rules/message"
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
			t.record(ev.For(p), p)
		}
		if t.follower != nil {
			t.follower.record(ev)
		}
	}
	return t
}

// reset begins the lines of the next change of the same match. What was heard is overwritten.
func (t *narrator) reset() {
	for p := range t.lines {
		t.lines[p], t.last[p] = t.lines[p][:0], said{}
	}
}

// undo logs for everyone how many choices of humans were undone.
func (t *narrator) undo(by rules.Seat, choices int, turn int16) {
	text, _ := t.s.write(composer.ComposeCount("log.undo", choices, "seat", rules.SeatPiece(by)))
	for p := range t.lines {
		line := t.s.line(turn, by, text)
		line.Back = true
		t.lines[p] = append(t.lines[p], line)
	}
}

// record adds an event to the log of a seat, to its last line where that says the like.
func (t *narrator) record(ev rules.Event, p rules.Seat) {
	if t.s.looks.Untold != nil && t.s.looks.Untold(t.m, ev) {
		return
	}
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
	line := t.s.line(t.m.S.Turn, ev.Seat, "")
	line.Plays = t.plays(ev)
	told := last.sentence()
	line.Says = told.Messages()
	line.Text, line.Cards = t.s.write(told)
	for _, again := range last.again {
		_, also := t.s.write(again)
		line.Cards = append(line.Cards, also...)
	}
	*log = append(*log, line)
}

// card names the card of an event, which a seat sees or not.
func (t *narrator) card(ev rules.Event) rules.Piece { return t.s.game.CardPiece(ev.Def).Of(ev.Card) }

// plays is the card of an event that is played: a play is declared with it, or it goes from
// a hand to where it lies; 0 if none is.
func (t *narrator) plays(ev rules.Event) int {
	row := func(z rules.ZoneID) Row { return t.s.looks.Area(t.s.game.ZoneKind(z)).Row }
	switch ev.Kind {
	case rules.EvDeclared:
		if i := t.m.S.ItemAt(ev.Item); i >= 0 {
			if c := t.m.S.Stack[i].Cards[0]; c != 0 && row(t.m.S.Cards[c].Zone) == RowStack {
				return int(c)
			}
		}
	case rules.EvMove:
		if to := row(ev.To); ev.From != 0 && row(ev.From) == RowHand && (to == RowFront || to == RowBack || to == RowHost) {
			return int(ev.Card)
		}
	}
	return 0
}

// words says what happened.
func (t *narrator) words(ev rules.Event, p rules.Seat) rules.Sentence {
	g, who := t.s.game, rules.SeatPiece(ev.Seat)
	card := t.card(ev)
	switch ev.Kind {
	case rules.EvMove:
		return t.moveWords(ev, card)
	case rules.EvDeclared, rules.EvResolved, rules.EvCountered, rules.EvStolen, rules.EvFizzled:
		return t.itemWords(ev, p)
	case rules.EvTurn:
		return composer.Compose("log.turn", "round", t.s.round(int(ev.N)), "seat", who)
	case rules.EvSkipped:
		return composer.Compose("log.skipped", "whose", rules.WhosePiece(ev.Seat))
	case rules.EvShuffled:
		return composer.Compose("log.shuffled", "place", g.Place(ev.From))
	case rules.EvShown:
		if ev.Why == 0 {
			return composer.Compose("log.shown", "card", card)
		}
	case rules.EvTurned:
		if t.s.looks.Area(g.ZoneKind(ev.To)).Row == RowHand {
			return nil // a state says it
		}
		switch {
		case ev.Why != 0:
		case rules.Face(ev.N) == rules.FaceUp:
			return composer.Compose("log.face_up", "card", card)
		default:
			return composer.Compose("log.face_down", "card", card)
		}
	case rules.EvFlag:
		return stateWords(g, g.Speech.Flags, bits.TrailingZeros16(uint16(ev.M)), ev.N != 0, card)
	case rules.EvMark:
		return t.markWords(ev, card, who)
	case rules.EvAttached:
		if ev.Why == 0 && ev.Target != 0 {
			how := message.ID("log.attached")
			if t.s.looks.Area(g.ZoneKind(ev.To)).Under {
				how = "log.put_under"
			}
			return composer.Compose(how, "card", card, "host", g.CardPiece(t.m.S.Cards[ev.Target].Def).Of(ev.Target))
		}
	case rules.EvGuise:
		return t.guiseWords(ev, card)
	case rules.EvOver:
		return t.s.account(t.m)
	}
	if ev.Why == 0 {
		return nil
	}
	return t.m.Words().Narrate(ev)
}

// guiseWords says what a card counts as; it is named to who knows it.
func (t *narrator) guiseWords(ev rules.Event, as rules.Piece) rules.Sentence {
	card := t.s.game.CardPiece(0)
	if ev.Card != 0 {
		card = t.s.game.CardPiece(t.m.S.Own(ev.Card)).Of(ev.Card)
	}
	if ev.N == 0 {
		return composer.Compose("log.guise_over", "card", card)
	}
	return composer.Compose("log.guise", "card", card, "other", as)
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
		return composer.Compose("log.moves", "card", card, "place", g.Place(ev.To))
	}
	return t.m.Words().Narrate(ev)
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
	g, kind := t.s.game, int(ev.N)
	marks := g.Speech.Marks
	if kind < len(marks) && ev.By >= 0 && int(ev.By) < len(marks[kind].Each) {
		return stateWords(g, marks[kind].Each, int(ev.By), ev.M != 0, card)
	}
	text := ""
	switch {
	case kind == int(g.Decreed) && int(ev.By) < len(g.Decrees):
		text = g.Decrees[ev.By].Text
	case ev.Grants != 0:
		text = g.Granted(ev.Grants, ev.By)
	}
	return stateWords(g, marks, kind, ev.M != 0, card, "n", ev.By, "by", fmt.Sprintf("%+d", ev.By), "text", text)
}

// stateWords says that a state of a card or player begins or ends, with more arguments;
// nothing of what the game has no words for.
func stateWords(g *rules.Game, all []rules.StateWords, i int, begins bool, what rules.Piece, more ...any) rules.Sentence {
	if i >= len(all) {
		return nil
	}
	id := all[i].Ends
	if begins {
		id = all[i].Begins
	}
	if id == "" {
		return nil
	}
	return g.Compose(id, append([]any{"what", what}, more...)...)
}

// name is what a seat is called.
func (s *Session) name(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.players) {
		return say("log.game")
	}
	return s.players[p].Name
}
