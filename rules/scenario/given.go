package scenario

import (
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// Table lays the table that the scenario gives and runs to its first decision.
func (s *Scenario) Table() (*rules.Match, error) {
	su := s.setup()
	for _, st := range s.given {
		if err := s.readSetup(&su, st); err != nil {
			return nil, err
		}
	}
	if len(s.game.Decks) > 0 {
		su.Decks = slices.Repeat([]rules.Deck{s.game.Decks[0]}, su.Seats)
	}
	if slices.ContainsFunc(s.given, isNewGame) {
		return s.newGame(su)
	}
	m, err := rules.Prepare(s.game, su)
	if err != nil {
		return nil, s.setupError(err)
	}
	l := layer{m: m, names: names{s.game}, seats: su.Seats, placed: map[rules.CardID]bool{}, phase: "action"}
	for _, st := range s.given {
		if err := l.turn(st); err != nil {
			return nil, err
		}
	}
	if s.game.Begin == nil {
		return nil, &Error{File: s.File, Line: s.Line, Text: s.game.Title + " can't begin at a given table"}
	}
	if err := s.game.Begin(m, l.active, l.phase); err != nil {
		return nil, &Error{File: s.File, Line: max(l.turnLine, s.Line), Text: err.Error()}
	}
	for _, st := range s.given {
		if err := l.lay(st); err != nil {
			return nil, err
		}
	}
	if err := l.attach(); err != nil {
		return nil, err
	}
	for _, z := range l.bare {
		l.empty(z)
	}
	if len(s.game.Decks) > 0 {
		m.Redealt()
	}
	m.S.Queue = m.S.Queue[:0] // laying a table triggers nothing,
	m.S.Uses = m.S.Uses[:0]   // and nothing has happened yet
	if err := m.Run(); err != nil {
		return nil, &Error{File: s.File, Line: s.Line, Text: err.Error()}
	}
	return m, nil
}

func isNewGame(st statement) bool { return st.text == "new game" }

// newGame is the match as it begins: shuffled and dealt by its seed.
func (s *Scenario) newGame(su rules.Setup) (*rules.Match, error) {
	for _, st := range s.given {
		if word, _, _ := strings.Cut(st.text, " "); !isNewGame(st) && !slices.Contains(setupWords(), word) {
			return nil, st.errorf("a new game is dealt: beside it stand only lines with %s", quoted(setupWords()))
		}
	}
	m, err := rules.New(s.game, su)
	if err != nil {
		return nil, s.setupError(err)
	}
	return m, nil
}

// counterNames are counters as a card is given them: "gear 2".
func (l *layer) counterNames() []string {
	var all []string
	for _, k := range l.m.Game.Counters {
		all = append(all, k.Name+" 2")
	}
	return all
}

// setupError says on which line of what is given the match can't be set up so.
func (s *Scenario) setupError(err error) *Error {
	for _, st := range s.given {
		su := s.setup()
		if s.readSetup(&su, st) != nil {
			continue
		}
		if len(s.game.Decks) > 0 {
			su.Decks = slices.Repeat([]rules.Deck{s.game.Decks[0]}, su.Seats)
		}
		if _, err := rules.Prepare(s.game, su); err != nil {
			return st.errorf("%v", err)
		}
	}
	return &Error{File: s.File, Line: s.Line, Text: err.Error()}
}

// layer lays a table.
type layer struct {
	m      *rules.Match
	names  names
	seats  int
	active rules.Seat
	phase  string
	placed map[rules.CardID]bool
	hosts  []hanging
	bare   []rules.ZoneID // that lines say nothing lies in

	turnLine int
}

type hanging struct {
	st   statement
	card rules.CardID
	host rules.DefID
}

// turn reads "turn A" and "turn A start".
func (l *layer) turn(st statement) error {
	words := strings.Fields(st.text)
	if words[0] != "turn" || strings.Contains(st.text, "=") {
		return nil
	}
	if len(words) < 2 || len(words) > 3 {
		return st.errorf("whose turn it is: \"turn A\" or \"turn A start\"")
	}
	p, ok := l.names.seat(words[1], l.seats)
	if !ok {
		return st.errorf("%q is not a seat: they are A to %s", words[1], rules.SeatName(rules.Seat(l.seats-1)))
	}
	l.active = p
	l.turnLine = st.line
	if len(words) == 3 {
		l.phase = words[2]
	}
	return nil
}

// lay reads a line of numbers or cards.
func (l *layer) lay(st statement) error {
	word, _, _ := strings.Cut(st.text, " ")
	if slices.Contains(setupWords(), word) {
		return nil
	}
	if name, value, ok := strings.Cut(st.text, "="); ok && !strings.Contains(name, ":") {
		return l.number(st, strings.TrimSpace(name), strings.TrimSpace(value))
	}
	if word == "turn" {
		return nil
	}
	where, list, ok := strings.Cut(st.text, ":")
	if !ok {
		return st.errorf("expected cards in a zone (\"A hand: 3♠ 7♥\"), a number (\"A goal = 24\"), \"turn\", \"new game\" or %s", quoted(setupWords()))
	}
	z, ok := l.names.zone(strings.TrimSpace(where), l.seats)
	if !ok {
		return st.errorf("%q is not a zone: choose from %s", strings.TrimSpace(where), l.names.zoneNames())
	}
	list, alone := strings.CutSuffix(strings.TrimSpace(list), "nothing else")
	cards, err := l.names.readCards(st, strings.TrimSuffix(strings.TrimSpace(list), ","))
	if err != nil {
		return err
	}
	if len(cards) == 0 || alone {
		l.bare = append(l.bare, z)
	}
	if l.names.pile(z) {
		for i, j := 0, len(cards)-1; i < j; i, j = i+1, j-1 {
			cards[i], cards[j] = cards[j], cards[i]
		}
	}
	for _, c := range cards {
		if err := l.card(st, z, c); err != nil {
			return err
		}
	}
	return nil
}

// empty takes what no line has placed out of a zone and the game: "nothing" is
// said of a deck or a draw pile, too.
func (l *layer) empty(z rules.ZoneID) {
	for c := l.m.S.Zones[z].First; c != 0; {
		next := l.m.S.Cards[c].Next
		if !l.placed[c] {
			l.m.Move(rules.Move{Card: c})
		}
		c = next
	}
}

// number sets "A goal = 24", "exhausted = 2" or "turn = 1".
func (l *layer) number(st statement, name, value string) error {
	n, err := l.names.numeral(st, name, value, l.seats)
	if err != nil {
		return err
	}
	if first, rest, found := strings.Cut(name, " "); found {
		if p, isSeat := l.names.seat(first, l.seats); isSeat {
			i := index(l.m.Game.SeatNums, strings.TrimSpace(rest))
			if i < 0 {
				return st.errorf("a seat has no number %q: it has %s", rest, strings.Join(named(l.m.Game.SeatNums), ", "))
			}
			l.m.S.Seats[p].Nums[i] = n
			return nil
		}
	}
	if name == "turn" {
		if n < 1 {
			return st.errorf("turns are counted from 1")
		}
		l.m.S.Turn = n
		return nil
	}
	i := index(l.m.Game.Nums, name)
	if i < 0 {
		return st.errorf("the match has no number %q: it has %s", name, strings.Join(l.m.Game.Nums, ", "))
	}
	l.m.S.Nums[i] = n
	return nil
}

// card puts one card into its zone and gives it its states.
func (l *layer) card(st statement, z rules.ZoneID, w written) error {
	d, ok := l.names.def(w.name)
	if !ok {
		return st.errorf("%q is not a card of %s", w.name, l.m.Game.Title)
	}
	c := l.free(d, l.m.Game.ZoneSeat(z))
	if c == 0 {
		return st.errorf("%s lies somewhere else already", l.m.Game.Defs[d].Short)
	}
	l.placed[c] = true
	mv := rules.Move{Card: c, To: z}
	for _, state := range w.states {
		switch state {
		case "up", "revealed":
			mv.Face = rules.FaceUp
		case "down":
			mv.Face = rules.FaceDown
		}
	}
	l.m.Move(mv)
	l.m.S.Cards[c].Flags = 0 // it lies as the line says, however such cards enter
	if err := l.hangs(st, d, z, w); err != nil {
		return err
	}
	for _, state := range w.states {
		if err := l.state(st, c, state); err != nil {
			return err
		}
	}
	return nil
}

// free is a card of a face that no line has placed yet, of seat p's where
// everyone has a deck; where decks differ it is made if need be.
func (l *layer) free(d rules.DefID, p rules.Seat) rules.CardID {
	m := l.m
	decks := len(m.Game.Decks) > 0
	for c := range m.S.Cards {
		card := &m.S.Cards[c]
		if id := rules.CardID(c); card.Def == d && !l.placed[id] && (!decks || p == rules.NoSeat || card.Owner == p) {
			return id
		}
	}
	if !decks {
		return 0
	}
	p = max(p, 0)
	for c := range m.S.Cards {
		if c > 0 && m.S.Cards[c].Owner == p {
			like := m.S.Cards[c]
			return m.NewCard(d, like.Group, p, like.Zone)
		}
	}
	return 0
}

// state reads one state of a card: "tapped", "Aegis", "Aegis until B",
// "revealed", "up", "down", "owner B", "on 10♦".
func (l *layer) state(st statement, c rules.CardID, state string) error {
	g := l.m.Game
	card := &l.m.S.Cards[c]
	word, rest, _ := strings.Cut(state, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "up", "down":
		return nil
	case "on":
		host, ok := l.names.def(rest)
		if !ok {
			return st.errorf("no card %q to attach to", rest)
		}
		l.hosts = append(l.hosts, hanging{st, c, host})
		return nil
	case "owner", "known":
		p, ok := l.names.seat(strings.TrimPrefix(rest, "to "), l.seats)
		if !ok {
			return st.errorf("%q is not a seat", rest)
		}
		if word == "owner" {
			card.Owner = p
		} else {
			card.Known |= rules.Of(p)
		}
		return nil
	}
	if i := slices.IndexFunc(g.Counters, func(k rules.CounterSpec) bool { return k.Name == word }); i >= 0 {
		n, err := strconv.ParseInt(rest, 10, 16)
		if err != nil || n < 0 {
			return st.errorf("how many %s counters: \"%s 2\"", word, word)
		}
		l.m.AddCounters(c, uint8(i), card.Ctrl, int16(n), 0)
		return nil
	}
	if i := index(g.Flags, state); i >= 0 {
		card.Flags |= 1 << i
		return nil
	}
	name, whose, until := strings.Cut(state, " until ")
	i := index(g.Marks, name)
	if i < 0 {
		return st.errorf("a card can't be %q: it can be up, down, known to A, owner A, on CARD, %s", state, strings.Join(slices.Concat(l.counterNames(), g.Flags, g.Marks[1:]), ", "))
	}
	if i > 0 && (uint8(i) == g.Grants || uint8(i) == g.Decreed) {
		return st.errorf("a card is %q by the text of another one: let a choice bring it about", name)
	}
	seat := card.Ctrl
	if until {
		p, ok := l.names.seat(strings.TrimSpace(whose), l.seats)
		if !ok {
			return st.errorf("%q is not a seat: a mark ends at a seat's Start, as in \"Aegis until B\"", whose)
		}
		seat = p
	}
	k := rules.Mark{Kind: uint8(i), Card: c, Seat: seat, Until: rules.UntilStart}
	if g.Given != nil {
		g.Given(l.m, &k)
	}
	l.m.AddMark(k)
	return nil
}
