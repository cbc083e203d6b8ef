package table

import (
	"fmt"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
)

// tale is what happened in a change, as each seat may know it.
type tale struct {
	s     *Session
	m     *rules.Match
	view  rules.Match
	lines [][]Line // by seat
	plain []string // the text of each seat's last line, without a count
	times []int    // how often it was said in a row
	looks []looks  // by seat

	follower *follower // of the same events; nil: nobody needs them but for the log
}

// tell makes a tale of what happens to m from now on.
func (s *Session) tell(m *rules.Match) *tale {
	n := len(s.players)
	t := &tale{s: s, m: m, lines: make([][]Line, n), plain: make([]string, n), times: make([]int, n), looks: make([]looks, n)}
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

// afresh begins the next tale of the same match. What was heard is overwritten.
func (t *tale) afresh() {
	for p := range t.lines {
		t.lines[p], t.plain[p], t.times[p], t.looks[p] = t.lines[p][:0], "", 0, looks{}
	}
}

// takenBack tells everyone that so many choices of persons were taken back.
func (t *tale) takenBack(by rules.Seat, choices, turn int) {
	text := t.s.name(by) + " takes back a choice"
	if choices > 1 {
		text = fmt.Sprintf("%s takes back %d choices", t.s.name(by), choices)
	}
	for p := range t.lines {
		t.lines[p] = append(t.lines[p], Line{Turn: turn, Seat: int(by), Text: upperFirst(secondPerson(text)), Back: true})
	}
}

// hear adds an event to the log of a seat.
func (t *tale) hear(ev rules.Event, p rules.Seat) {
	text, defs := t.words(ev, p)
	text = secondPerson(text)
	if text == "" {
		return
	}
	if names := namesIn(text, t.s.game, defs); len(names) == 0 || names[0].From > 0 {
		text = upperFirst(text)
	}
	line := Line{Turn: int(t.m.S.Turn), Seat: int(ev.Seat), Text: text}
	log := &t.lines[p]
	if l, more := t.look(ev, p, text, defs); more {
		(*log)[l.line].Text = l.words()
		(*log)[l.line].Cards = namesIn(l.words(), t.s.game, l.defs)
		return
	}
	if n := len(*log); n > 0 && t.plain[p] == text {
		t.times[p]++
		line.Text = fmt.Sprintf("%s (%d times)", text, t.times[p])
		*log = (*log)[:n-1]
	} else {
		t.plain[p], t.times[p] = text, 1
	}
	line.Cards = namesIn(line.Text, t.s.game, defs)
	*log = append(*log, line)
}

// words says what happened, and which cards the words may name.
func (t *tale) words(ev rules.Event, p rules.Seat) (string, []rules.DefID) {
	m, g := t.m, t.s.game
	defs := []rules.DefID{ev.Def}
	if ev.Target != 0 {
		defs = append(defs, m.S.Cards[ev.Target].Def)
	}
	card, who := aCard, t.s.name(ev.Seat)
	if ev.Card != 0 {
		card = g.Defs[ev.Def].Short
	}
	switch ev.Kind {
	case rules.EvMove:
		return t.moveWords(ev, card), defs
	case rules.EvDeclared, rules.EvResolved, rules.EvCountered, rules.EvStolen, rules.EvFizzled:
		return t.itemWords(ev, p)
	case rules.EvTurn:
		return fmt.Sprintf("Turn %d: %s", ev.N, who), nil
	case rules.EvSkipped:
		return who + "'s turn is skipped", nil
	case rules.EvShuffled:
		zone := t.s.zoneWords(ev.From)
		if g.ZoneSeat(ev.From) == rules.NoSeat {
			zone = "The " + zone
		}
		return zone + " is shuffled", nil
	case rules.EvShown:
		if ev.Why == 0 {
			return t.shownWords(ev, card), defs
		}
	case rules.EvTurned:
		if g.Area(g.ZoneKind(ev.To)).Row == RowHand {
			return "", nil // a state says it
		}
		if ev.Why == 0 {
			return card + " is turned " + map[bool]string{true: "face-up", false: "face-down"}[rules.Face(ev.N) == rules.FaceUp], defs
		}
	case rules.EvFlag:
		return card + " is " + map[bool]string{true: "", false: "no longer "}[ev.N != 0] + flagName(g, ev.M), defs
	case rules.EvMark:
		return t.markWords(ev, card, who), defs
	case rules.EvAttached:
		if ev.Why == 0 && ev.Target != 0 {
			return card + " is attached to " + m.Def(ev.Target).Short, defs
		}
	case rules.EvOver:
		return t.s.result(m), nil
	}
	if ev.Why == 0 {
		return "", nil
	}
	return m.Words(ev, t.s.name), defs
}

// moveWords says where a card went and why. What comes on the stack and what
// leaves it for a pile is said where the play is declared and resolves.
func (t *tale) moveWords(ev rules.Event, card string) string {
	g := t.s.game
	from, to := g.Area(g.ZoneKind(ev.From)), g.Area(g.ZoneKind(ev.To))
	if to.Row == RowStack || from.Row == RowStack && to.Style == StylePile && !to.Apart {
		return ""
	}
	if ev.Seat == rules.NoSeat {
		ev.Seat = t.actor()
	}
	switch {
	case ev.Why == 0:
		return ""
	case ev.Seat == rules.NoSeat:
		return card + " goes to " + g.PlaceWords(ev.To, t.s.name)
	}
	return t.m.Words(ev, t.s.name)
}

// actor is whose card text runs now, if any does.
func (t *tale) actor() rules.Seat {
	f := t.m.S.Frames
	if n := len(f); n > 0 && f[n-1].Src != 0 {
		return f[n-1].Ctrl
	}
	return rules.NoSeat
}

func (t *tale) markWords(ev rules.Event, card, who string) string {
	if ev.Card == 0 && !ev.Veiled {
		card = who
	}
	name := ""
	if int(ev.N) < len(t.s.game.Marks) {
		name = t.s.game.Marks[ev.N]
	}
	switch {
	case name == "":
		return ""
	case ev.M == 0:
		return card + ": no longer " + name
	}
	return card + ": " + name
}

// itemWords says what became of a play on the stack.
func (t *tale) itemWords(ev rules.Event, p rules.Seat) (string, []rules.DefID) {
	t.m.View(p, &t.view)
	v := &t.view
	i := v.S.ItemAt(ev.Item)
	if i < 0 {
		return "", nil
	}
	it := &v.S.Stack[i]
	name, defs := playName(v, i)
	who := t.s.name(ev.Seat)
	switch ev.Kind {
	case rules.EvDeclared:
		aims, at := aimsOf(v, it)
		return t.declared(v, i, name, aims), append(defs, at...)
	case rules.EvCountered:
		if ev.Target != 0 && v.S.Cards[ev.Target].Def != 0 {
			d := v.S.Cards[ev.Target].Def
			return name + " is countered by " + v.Game.Defs[d].Short, append(defs, d)
		}
		return name + " is countered", defs
	case rules.EvStolen:
		return who + " takes over " + name, defs
	case rules.EvFizzled:
		return name + " has no legal target left", defs
	}
	return name + " resolves", defs
}

// declared says that the play at place i of the stack begins, and what at.
func (t *tale) declared(v *rules.Match, i int, name, aims string) string {
	it := &v.S.Stack[i]
	text, how := t.s.name(it.Ctrl)+" plays "+name, " at "
	saysOther := false
	if words := lookOf(v, i).Declared; words != "" {
		how = ", aimed at "
		text = rules.Expand(words, func(field string) string {
			switch field {
			case "who":
				return t.s.name(it.Ctrl)
			case "other":
				saysOther = true
				return t.s.name(opponentOf(v, it))
			}
			how = ""
			return aims
		})
	}
	if aims != "" && how != "" {
		text += how + aims
	}
	if opp := namedBy(v, it); opp != rules.NoSeat && !saysOther {
		text += " against " + t.s.name(opp)
	}
	return text
}

// opponentOf is the opponent that a play names, or the only one, or who comes next.
func opponentOf(v *rules.Match, it *rules.Item) rules.Seat {
	switch rival := v.S.Rival(it.Ctrl); {
	case rival != rules.NoSeat:
		return rival
	case v.S.Opponents(it.Ctrl).Has(it.Opp):
		return it.Opp
	}
	return v.S.NextSeat(it.Ctrl)
}

// playName is what a play at place i of the stack is called in the log.
func playName(v *rules.Match, i int) (string, []rules.DefID) {
	it := &v.S.Stack[i]
	var shorts []string
	var defs []rules.DefID
	for _, c := range it.Cards {
		if c != 0 {
			d := v.S.Cards[c].Def
			if it.Lost && c == it.Src {
				d = it.Def
			}
			shorts = append(shorts, cardWord(v.Game, d))
			defs = append(defs, d)
		}
	}
	cards := listed(shorts)
	if look := lookOf(v, i); look.Title != "" {
		if cards == "" || strings.Contains(look.Title, cards) {
			return look.Title, defs
		}
		return look.Title + " (" + cards + ")", defs
	}
	if label := labelOf(v, it); label != "" {
		return cards + " (" + label + ")", defs
	}
	return cards, defs
}

// aimsOf names what a play is aimed at, beside the card whose play it is.
func aimsOf(v *rules.Match, it *rules.Item) (string, []rules.DefID) {
	var names []string
	var defs []rules.DefID
	for _, k := range v.S.Picks {
		if k.Serial != it.Serial || k.Is > rules.HeldItem || k.Is == rules.HeldCard && k.Card == it.Src {
			continue
		}
		if k.Is == rules.HeldItem {
			if i := v.S.ItemAt(uint16(k.Card)); i >= 0 {
				name, more := playName(v, i)
				names, defs = append(names, name), append(defs, more...)
			}
			continue
		}
		d := v.S.Cards[k.Card].Def
		names, defs = append(names, cardWord(v.Game, d)), append(defs, d)
	}
	return listed(names), defs
}

// listed writes "a, b and c".
func listed(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}

func cardWord(g *rules.Game, d rules.DefID) string {
	if d == 0 {
		return aCard
	}
	return g.Defs[d].Short
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

// zoneWords names a zone: "draw pile", "Ann's hand".
func (s *Session) zoneWords(z rules.ZoneID) string {
	name := s.game.Zones[s.game.ZoneKind(z)].Name
	if p := s.game.ZoneSeat(z); p != rules.NoSeat {
		return s.name(p) + "'s " + name
	}
	return name
}

// namesIn finds where a text names cards.
func namesIn(text string, g *rules.Game, defs []rules.DefID) []NamedCard {
	var found []NamedCard
	free := func(from, to int) bool {
		for _, f := range found {
			if from < f.To && f.From < to {
				return false
			}
		}
		return true
	}
	for _, d := range defs {
		if d == 0 {
			continue
		}
		for _, name := range []string{g.Defs[d].Name, g.Defs[d].Short} {
			for at := 0; name != ""; {
				i := strings.Index(text[at:], name)
				if i < 0 {
					break
				}
				from, to := at+i, at+i+len(name)
				if free(from, to) && apart(text, from, to) {
					found = append(found, NamedCard{From: from, To: to, Def: int(d)})
				}
				at = to
			}
		}
	}
	sort.Slice(found, func(i, j int) bool { return found[i].From < found[j].From })
	return found
}

// apart tells whether text[from:to] is no part of a longer word.
func apart(text string, from, to int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, _ := utf8.DecodeRuneInString(text[to:])
	word := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	return !word(before) && !word(after)
}
