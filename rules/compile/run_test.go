package compile

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/text/toytest"
)

var toyPlaces = []struct {
	name string
	kind rules.ZoneKind
	seat rules.Seat
}{
	{"you hand", toytest.Hand, 0}, {"you deck", toytest.Deck, 0}, {"you field", toytest.Field, 0},
	{"opp hand", toytest.Hand, 1}, {"opp deck", toytest.Deck, 1}, {"opp field", toytest.Field, 1},
	{"third hand", toytest.Hand, 2}, {"third deck", toytest.Deck, 2},
	{"pile", toytest.Pile, 0}, {"limbo", toytest.Vault, 0}, {"third field", toytest.Field, 2},
}

// run lays out cards, has a text done, and says what is asked and where everything lies in the end.
// The text is followed by a line "with" that lays out cards ("you hand a b"), and a line "choose" with
// the answers. Cards a to j are beasts, k to t fairies, with power 1 to 10. Card z bears the text.
func run(_ *testing.T, l *Language, in string) string {
	g, v := l.Game, l.Vocab
	lines := strings.Split(in, "\n")
	n := slices.IndexFunc(lines, func(s string) bool { return strings.HasPrefix(s, "with ") })
	layout := strings.TrimPrefix(lines[n], "with ")
	var answers []string
	if len(lines) > n+1 {
		answers = strings.Split(strings.TrimPrefix(lines[n+1], "choose "), ", ")
	}
	tree, err := l.Parse(strings.Join(lines[:n], "\n"))
	if err != nil {
		return err.Error()
	}
	if got := l.Print(tree); v.Grades != nil && got != strings.Join(lines[:n], "\n") {
		return "comes back as " + got
	}
	prog, err := l.Compile(tree)
	if err != nil {
		return err.Error()
	}
	listed(l, prog)
	for c := 'a'; c <= 'z'; c++ {
		d := rules.Def{Name: string(c), Short: string(c), Facts: []int16{1, 1 + int16(c-'a')}}
		if c >= 'k' {
			d.Facts = []int16{2, 1 + int16(c-'k')}
		}
		d.Abilities = prog.Abilities
		if c == 'z' {
			d.Statics = prog.Statics
		}
		g.Defs = append(g.Defs, d)
	}
	g.Deal = func(m *rules.Match) {
		m.NewCard(26, 1, 0, g.Zone(toytest.Hand, 0))
		for part := range strings.SplitSeq(layout, ", ") {
			for p, name := range []string{"you", "opp", "third"} {
				if n, ok := strings.CutPrefix(part, name+" coins "); ok {
					m.S.Seats[p].Nums[1] = int16(n[0] - '0')
				}
			}
			for _, pl := range toyPlaces {
				cards, ok := strings.CutPrefix(part, pl.name+" ")
				if !ok {
					continue
				}
				for c := range strings.FieldsSeq(cards) {
					id := m.NewCard(rules.DefID(c[0]-'a'+1), 1, pl.seat, g.Zone(pl.kind, pl.seat))
					if strings.HasSuffix(c, "*") {
						m.AddMark(rules.Mark{Kind: toytest.Shield, Card: id})
					}
					m.SetFlag(id, toytest.Tapped, strings.HasSuffix(c, "'"))
				}
			}
		}
	}
	seats := 2
	if strings.Contains(layout, "third") {
		seats = 3
	}
	if _, err := g.Build(); err != nil {
		return err.Error()
	}
	m, err := rules.Prepare(g, rules.Setup{Seats: seats})
	if err != nil {
		return err.Error()
	}
	q := m.Query(0, m.S.Rival(0), 1, 0, 0)
	use := 0
	for use+1 < len(prog.Abilities) && q.CanDeclare(&prog.Abilities[use]) != 0 {
		use++
	}
	if no := q.CanDeclare(&prog.Abilities[use]); no != 0 {
		return "can't be declared: " + g.Reason(no).Text
	}
	m.Call(2, rules.Frame{Ctrl: 0, Opp: m.S.Rival(0), Src: 1, Def: 26, Ability: uint8(use), Mode: -1, Serial: m.S.NewSerial()})
	var out strings.Builder
	for {
		if err := m.Run(); err != nil {
			return err.Error()
		}
		if m.S.Over {
			break
		}
		var offered []string
		for _, o := range m.S.Options {
			offered = append(offered, optionName(m, o))
		}
		d := &m.S.Decision
		who := toyPlaces[d.Seat*3].name
		fmt.Fprintf(&out, "%s, %q %d/%d: %s", who[:strings.Index(who, " ")], g.Prompts[d.Prompt], d.Done, d.Of, strings.Join(offered, " | "))
		if len(answers) == 0 {
			return out.String() + "\nno answer is left"
		}
		i := slices.Index(offered, answers[0])
		if i < 0 {
			return out.String() + "\nnot offered: " + answers[0]
		}
		fmt.Fprintf(&out, " > %s\n", answers[0])
		answers = answers[1:]
		if err := m.Choose(i); err != nil {
			return err.Error()
		}
	}
	if len(m.S.Picks) > 0 {
		fmt.Fprintf(&out, "registers left: %v\n", m.S.Picks)
	}
	return out.String() + final(m)
}

func optionName(m *rules.Match, o rules.Option) string {
	short := func(c rules.CardID) string { return m.Def(c).Short }
	switch o.Verb {
	case rules.VerbPick, rules.VerbNext:
		return short(o.Card)
	case rules.VerbTarget:
		return "at " + short(o.Target)
	case rules.VerbMode:
		return fmt.Sprint("mode ", o.N+1)
	case rules.VerbNumber:
		return fmt.Sprint(o.N)
	case rules.VerbSeat:
		return "against " + []string{"you", "opp", "third"}[o.N]
	case rules.VerbSay:
		return m.Words().Say(slices.Index(m.S.Options, o))
	case rules.VerbInto:
		return "into " + m.Game.ZoneName(rules.ZoneKind(o.N))
	}
	return m.Game.Say(m.Game.Verbs[o.Verb].Say)
}

// final is where everything lies and what has changed.
func final(m *rules.Match) string {
	var parts []string
	for _, pl := range toyPlaces {
		if int(pl.seat) >= len(m.S.Seats) {
			continue
		}
		s := ""
		for c := m.In(pl.kind, pl.seat).First; c != 0; c = m.S.Cards[c].Next {
			if c == 1 {
				continue
			}
			s += " " + m.Def(c).Short
			if m.S.Cards[c].Face == rules.FaceUp {
				s += "^"
			}
			if m.S.Marked(c, toytest.Shield) {
				s += "*"
			}
			for i := range m.Game.Counters {
				if n := m.Counters(c, uint8(i)); n > 0 {
					s += fmt.Sprintf("+%d%c", n, "lf"[i])
				}
			}
			if n := m.Fact(c, 1); n != m.Def(c).Facts[1] {
				s += fmt.Sprintf("=%d", n)
			}
			if m.Power(c, 16) {
				s += "~"
			}
			for p, name := range []string{"you", "opp"} {
				if pl.kind != toytest.Field && pl.kind != toytest.Pile && pl.kind != toytest.Vault && int(pl.seat) != p && m.Knows(rules.Seat(p), c) {
					s += "(" + name + ")"
				}
			}
		}
		if s != "" {
			parts = append(parts, pl.name+s)
		}
	}
	for p, s := range m.S.Seats {
		for n, name := range []string{"life", "coins"} {
			if s.Nums[n] != 0 {
				parts = append(parts, fmt.Sprintf("%s %s %+d", []string{"you", "opp", "third"}[p], name, s.Nums[n]))
			}
		}
	}
	return "= " + strings.Join(parts, ", ")
}
