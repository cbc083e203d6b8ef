package scenario

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// check checks one line under "then".
func check(m *rules.Match, st statement) error {
	c := &checker{m: m, st: st, names: names{m.Game}}
	for _, try := range []func(text string) (bool, error){
		c.winner, c.turn, c.asked, c.may, c.sees, c.number, c.zone, c.card,
	} {
		if mine, err := try(st.text); mine {
			return err
		}
	}
	if name, _, isState := strings.Cut(st.text, " is "); isState {
		return st.errorf("%q is not a card of %s", strings.TrimSpace(name), m.Game.Title)
	}
	return st.errorf("this says nothing that can be checked: see the forms under \"then\" in FORMAT.md")
}

type checker struct {
	m     *rules.Match
	st    statement
	names names
}

func (c checker) seat(word string) (rules.Seat, bool) {
	return c.names.seat(strings.TrimSpace(word), int(c.m.S.SeatCount))
}

// winner checks "winner: A", "winner: A and C", "winner: nobody" and "not over".
func (c checker) winner(text string) (bool, error) {
	s := &c.m.S
	if text == "not over" {
		if s.Over {
			return true, c.st.errorf("the match is over, won by %s", winners(c.m))
		}
		return true, nil
	}
	who, ok := strings.CutPrefix(text, "winner:")
	if !ok {
		return false, nil
	}
	want := rules.SeatSet(0)
	if who = strings.TrimSpace(who); who != "nobody" {
		for name := range strings.SplitSeq(who, " and ") {
			p, ok := c.seat(name)
			if !ok {
				return true, c.st.errorf("%q is not a seat", name)
			}
			want |= rules.Of(p)
		}
	}
	switch {
	case !s.Over:
		return true, c.st.errorf("the match is not over: %s must choose %q", rules.SeatName(s.Decision.Seat), c.m.Words().Prompt())
	case s.Winners != want:
		return true, c.st.errorf("the match was won by %s", winners(c.m))
	}
	return true, nil
}

func winners(m *rules.Match) string {
	var who []string
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Winners.Has(p) {
			who = append(who, rules.SeatName(p))
		}
	}
	if len(who) == 0 {
		return "nobody"
	}
	return strings.Join(who, " and ")
}

// turn checks "turn: A" and "phase: Action".
func (c checker) turn(text string) (bool, error) {
	if name, ok := strings.CutPrefix(text, "phase:"); ok {
		got := c.m.Game.Phases[c.m.S.Phase]
		if !strings.EqualFold(strings.TrimSpace(name), got) {
			return true, c.st.errorf("the phase is %s", got)
		}
		return true, nil
	}
	who, ok := strings.CutPrefix(text, "turn:")
	if !ok {
		return false, nil
	}
	p, ok := c.seat(who)
	switch {
	case !ok:
		return true, c.st.errorf("%q is not a seat", who)
	case c.m.S.Active != p:
		return true, c.st.errorf("it is %s's turn", rules.SeatName(c.m.S.Active))
	}
	return true, nil
}

// asked checks "asked: B".
func (c checker) asked(text string) (bool, error) {
	who, ok := strings.CutPrefix(text, "asked:")
	if !ok {
		return false, nil
	}
	p, ok := c.seat(who)
	switch {
	case !ok:
		return true, c.st.errorf("%q is not a seat", who)
	case c.m.S.Decision.Seat != p:
		return true, c.st.errorf("%s must choose %q", rules.SeatName(c.m.S.Decision.Seat), c.m.Words().Prompt())
	}
	return true, nil
}

// may checks "A may: draw" and "A may not: draw because Whist 10".
func (c *checker) may(text string) (bool, error) {
	head, key, found := strings.Cut(text, ":")
	words := strings.Fields(head)
	if !found || len(words) < 2 || words[1] != "may" || len(words) > 2 && words[2] != "not" {
		return false, nil
	}
	p, ok := c.seat(words[0])
	if !ok {
		return false, nil
	}
	key, rule, because := strings.Cut(strings.TrimSpace(key), " because ")
	if first := strings.LastIndexByte(key, ';'); first >= 0 {
		if err := c.goOn(words[0], key[:first]); err != nil {
			return true, err
		}
		key = strings.TrimSpace(key[first+1:])
	}
	if c.m.S.Decision.Seat != p {
		return true, c.st.errorf("%s decides now, not %s: what a seat may do shows only when it decides", rules.SeatName(c.m.S.Decision.Seat), words[0])
	}
	i, err := c.m.Words().Find(key)
	switch {
	case because && strings.TrimSpace(rule) == "" || strings.HasSuffix(key, " because"):
		return true, c.st.errorf("after \"because\" stands a rule, as in \"A may not: draw because RULE\"")
	case err != nil && !c.m.Game.Keyed(key):
		return true, c.st.errorf("no choice could be called %q; %s may choose %s", key, words[0], strings.Join(c.m.Words().Keys(), "; "))
	case len(words) == 2 && err != nil:
		if why, known := c.m.Words().WhyNot(key); known == nil && why.Text != "" {
			return true, c.st.errorf("not allowed (%s: %s); %s may choose %s", why.Rule, why.Text, words[0], strings.Join(c.m.Words().Keys(), "; "))
		}
		return true, c.st.errorf("not among what %s may choose: %s", words[0], strings.Join(c.m.Words().Keys(), "; "))
	case len(words) == 2:
		return true, nil
	case err == nil:
		return true, c.st.errorf("%s may: %s", words[0], c.m.Words().Key(i))
	case !because:
		return true, nil
	}
	why, err := c.m.Words().WhyNot(key)
	switch {
	case err != nil:
		return true, c.st.errorf("no reason is given for it: %v", err)
	case !within(why.Rule, rule):
		return true, c.st.errorf("it is forbidden by %s (%s)", why.Rule, why.Text)
	}
	return true, nil
}

// goOn makes a seat's choices on a copy of the table that is then checked: what
// it may choose after them. What could make itself there becomes a decision.
func (c *checker) goOn(who, keys string) error {
	c.m = c.m.Copy()
	made := chooserOf(c.m, func(int) {})
	all := strings.Split(keys, ";")
	for i, key := range all {
		made.ask = i == len(all)-1
		st := c.st
		st.text = who + ":" + key
		if err := made.line(st); err != nil {
			return err
		}
	}
	c.m.Alone = nil
	return nil
}

// within reports whether a reason stands under a rule: "Whist 13, Ten" under
// itself and under "Whist 13", "Whist 6.3" under "Whist 6". Commas don't count.
func within(reason, rule string) bool {
	clean := func(s string) string {
		return strings.ToLower(strings.Join(strings.Fields(strings.ReplaceAll(s, ",", " ")), " "))
	}
	rest, ok := strings.CutPrefix(clean(reason), clean(rule))
	return ok && (rest == "" || rest[0] == ' ' || rest[0] == '.')
}

// sees checks "B sees A hand: ? 2♣": what a seat knows of a zone, in any order
// where the zone has none for it.
func (c checker) sees(text string) (bool, error) {
	head, list, found := strings.Cut(text, ":")
	who, where, ok := strings.Cut(head, " sees ")
	if !found || !ok {
		return false, nil
	}
	p, ok := c.seat(who)
	z, isZone := c.names.zone(strings.TrimSpace(where), int(c.m.S.SeatCount))
	if !ok || !isZone {
		return true, c.st.errorf("expected a seat that sees a zone, as in \"B sees A hand: ? 2♣\"")
	}
	var want []string
	words := strings.Fields(strings.ReplaceAll(list, ",", " "))
	if c.m.Game.Decks != nil {
		words = strings.Split(list, ",")
	}
	for _, w := range words {
		w = strings.TrimSpace(w)
		switch d, ok := c.names.def(w); {
		case w == "nothing", w == "":
		case w == "?":
			want = append(want, w)
		case ok:
			want = append(want, c.m.Game.Defs[d].Short)
		default:
			return true, c.st.errorf("%q is not a card", w)
		}
	}
	var view rules.Match
	c.m.View(p, &view)
	got := c.list(&view, z)
	if !c.m.Game.Zones[c.m.Game.ZoneKind(z)].Ordered {
		slices.Sort(want)
		slices.Sort(got)
	}
	return true, c.same(got, want)
}

// zone checks "GY: 7♥ 7♦" (exactly these), "B hand has 3♠ 4♥" and "GY lacks 7♥".
func (c checker) zone(text string) (bool, error) {
	for _, form := range []string{":", " has ", " lacks "} {
		where, list, ok := strings.Cut(text, form)
		if !ok {
			continue
		}
		z, isZone := c.names.zone(strings.TrimSpace(where), int(c.m.S.SeatCount))
		if !isZone {
			continue
		}
		cards, err := c.names.readCards(c.st, list)
		if err != nil {
			return true, err
		}
		var want []string
		for _, w := range cards {
			d, ok := c.names.def(w.name)
			if !ok {
				return true, c.st.errorf("%q is not a card", w.name)
			}
			want = append(want, c.m.Game.Defs[d].Short)
		}
		got := c.list(c.m, z)
		if form == ":" {
			if !c.names.pile(z) {
				slices.Sort(got)
				slices.Sort(want)
			}
			return true, c.same(got, want)
		}
		for _, w := range want {
			if slices.Contains(got, w) != (form == " has ") {
				return true, c.st.errorf("it holds %s", listed(got))
			}
		}
		return true, nil
	}
	return false, nil
}

// list names the cards of a zone as scenarios do: piles from the top.
func (c checker) list(m *rules.Match, z rules.ZoneID) []string {
	var got []string
	for id := m.S.Zones[z].First; id != 0; id = m.S.Cards[id].Next {
		name := "?"
		if d := m.S.Cards[id].Def; d != 0 {
			name = m.Game.Defs[d].Short
		}
		got = append(got, name)
	}
	if c.names.pile(z) {
		slices.Reverse(got)
	}
	return got
}

func (c checker) same(got, want []string) error {
	if slices.Equal(got, want) {
		return nil
	}
	return c.st.errorf("it holds %s", listed(got))
}

func listed(cards []string) string {
	if len(cards) == 0 {
		return "nothing"
	}
	for _, name := range cards {
		if strings.Contains(name, " ") {
			return strings.Join(cards, ", ")
		}
	}
	return strings.Join(cards, " ")
}

// card checks "10♦ is tapped", "10♦ is not Aegis", "J♣ is on 10♦", "7♦ is up".
func (c checker) card(text string) (bool, error) {
	name, state, ok := strings.Cut(text, " is ")
	d, isCard := c.names.def(strings.TrimSpace(name))
	if !ok || !isCard {
		return false, nil
	}
	id := c.inPlay(d)
	card := &c.m.S.Cards[id]
	state, negated := strings.CutPrefix(strings.TrimSpace(state), "not ")
	var holds bool
	g := c.m.Game
	switch flag, mark := index(g.Flags, state), index(g.Marks, state); {
	case flag >= 0:
		holds = card.Flags>>flag&1 == 1
	case mark >= 0:
		holds = c.m.S.Marked(id, uint8(mark))
	case state == "up", state == "down":
		holds = c.up(id) == (state == "up")
	case strings.HasPrefix(state, "on "):
		host, ok := c.names.def(strings.TrimPrefix(state, "on "))
		if !ok {
			return true, c.st.errorf("%q is not a card", state)
		}
		holds = card.Host == find(c.m, host)
	default:
		return true, c.st.errorf("a card can't be %q: it can be up, down, on CARD, %s, %s", state, strings.Join(g.Flags, ", "), strings.Join(g.Marks[1:], ", "))
	}
	if holds == negated {
		return true, c.st.errorf("it is %s", map[bool]string{true: state, false: "not " + state}[holds])
	}
	return true, nil
}
