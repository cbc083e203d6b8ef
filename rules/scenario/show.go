package scenario

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Shown is a scenario to be looked at: a table, what is chosen there, and what
// is to be said at each step.
type Shown struct {
	Name  string
	Table *rules.Match // as it is given
	Picks []Pick
	Steps []ShownStep
}

// ShownStep is one thing to look at.
type ShownStep struct {
	At     int      // the number of choices made: all of a line
	Say    []string // one thing a line
	Proves bool     // it says what is true now, not what someone does
}

// Game is what the scenario is played with, own cards included.
func (s *Scenario) Game() *rules.Game { return s.game }

// Show plays the scenario and says in words what happens. The names are those of
// the seats; there must be enough.
func (s *Scenario) Show(names []string) (*Shown, error) {
	start, err := s.Table()
	if err != nil {
		return nil, err
	}
	m := start.Copy()
	m.Names = names[:m.S.SeatCount]
	out := &Shown{Name: s.Name, Table: start}
	out.Steps = append(out.Steps, ShownStep{Say: []string{fmt.Sprintf("It is %s's turn (%s).", m.Names[m.S.Active], m.Game.Phases[m.S.Phase])}})
	t := &teller{shown: out, m: m}
	c := chooserOf(m, t.note)
	defer func() { m.Alone = nil }()
	for _, st := range s.play {
		if t.line = st; st.then {
			t.proves()
			continue
		}
		t.said = ""
		if err := c.line(st); err != nil {
			return nil, err
		}
		if t.said != "" {
			t.says(ShownStep{At: len(out.Picks), Say: []string{t.said}})
		}
	}
	return out, nil
}

// teller says in words what a scenario does.
type teller struct {
	shown *Shown
	m     *rules.Match
	line  statement
	said  string // of what the line has chosen
}

// note tells of a choice that is about to be made.
func (t *teller) note(option int) {
	w := t.m.Words()
	seat := t.m.S.Decision.Seat
	t.shown.Picks = append(t.shown.Picks, Pick{seat, w.Key(option)})
	t.said = t.m.Names[seat] + ": " + ended(w.Say(option))
	if t.line.text == "all pass" {
		t.said = "Everyone passes."
	}
}

func (t *teller) says(step ShownStep) { t.shown.Steps = append(t.shown.Steps, step) }

// proves tells of a line under "then", together with those before it.
func (t *teller) proves() {
	say := t.fact()
	if last := &t.shown.Steps[len(t.shown.Steps)-1]; last.Proves {
		last.Say = append(last.Say, say)
		return
	}
	t.says(ShownStep{At: len(t.shown.Picks), Say: []string{say}, Proves: true})
}

// fact is a line under "then" in words.
func (t *teller) fact() string {
	c := &checker{m: t.m, st: t.line, names: names{t.m.Game}}
	text := t.line.text
	head, rest, colon := strings.Cut(text, ":")
	rest = strings.TrimSpace(rest)
	words := strings.Fields(head)
	switch {
	case colon && len(words) > 1 && words[1] == "may":
		return t.choice(c, words, rest)
	case text == "not over":
		return "The game goes on."
	case colon && head == "winner" && rest == "nobody":
		return "The game is a draw."
	case colon && head == "winner":
		return "The game is won by " + t.seats(rest) + "."
	case colon && head == "asked":
		return t.seats(rest) + " is to choose."
	case colon && head == "turn":
		return "It is " + t.seats(rest) + "'s turn."
	case colon && head == "phase":
		return "Phase: " + rest + "."
	}
	if who, where, ok := strings.Cut(head, " sees "); ok && colon {
		zone := t.zone(where)
		if !strings.Contains(zone, "'s ") { // everyone's
			zone = "the " + lowerFirst(zone)
		}
		return t.seats(who) + " sees " + zone + ": " + rest + "."
	}
	for _, form := range []string{":", " has ", " lacks "} {
		if where, list, ok := strings.Cut(text, form); ok && t.zone(where) != "" {
			if form == ":" {
				form = ": "
			}
			return t.zone(where) + strings.TrimRight(form, " ") + " " + strings.TrimSpace(list) + "."
		}
	}
	if name, value, ok := strings.Cut(text, "="); ok {
		return t.number(strings.TrimSpace(name)) + ": " + t.seats(strings.TrimSpace(value)) + "."
	}
	text = strings.NewReplacer(" is up", " is face up", " is down", " is face down", " is Aegis", " has Aegis", " is not Aegis", " has no Aegis").Replace(text)
	return strings.ReplaceAll(text, " is on ", " lies on ") + "."
}

// named writes names for the letters of seats that stand in a key: "against Cara".
func (t *teller) named(key string) string {
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = t.seats(w)
	}
	return strings.Join(words, " ")
}

// ended writes a full stop after what has none.
func ended(text string) string {
	if strings.HasSuffix(text, "…") {
		return text
	}
	return strings.TrimSuffix(text, ".") + "."
}

// seats names seats that are given as letters: "A and C".
func (t *teller) seats(letters string) string {
	all := strings.Split(letters, " and ")
	for i, l := range all {
		if p, ok := (names{t.m.Game}).seat(strings.TrimSpace(l), len(t.m.Names)); ok {
			all[i] = t.m.Names[p]
		}
	}
	return strings.Join(all, " and ")
}

// zone names a zone: "Ann's point row", "" for what is none.
func (t *teller) zone(where string) string {
	where = strings.TrimSpace(where)
	z, ok := names{t.m.Game}.zone(where, len(t.m.Names))
	if !ok {
		return ""
	}
	name := t.m.Game.ZoneName(t.m.Game.ZoneKind(z))
	if p := t.m.Game.ZoneSeat(z); p != rules.NoSeat {
		return t.m.Names[p] + "'s " + lowerFirst(name)
	}
	return upperFirst(name)
}

// number names a number: "Ann's points".
func (t *teller) number(name string) string {
	if first, rest, found := strings.Cut(name, " "); found {
		if p, ok := (names{t.m.Game}).seat(first, len(t.m.Names)); ok {
			return t.m.Names[p] + "'s " + strings.TrimSpace(rest)
		}
	}
	return upperFirst(name)
}

// choice tells what may or may not be chosen, and why not.
func (t *teller) choice(c *checker, words []string, key string) string {
	who := t.seats(words[0])
	key, _, _ = strings.Cut(key, " because ")
	if at := strings.LastIndexByte(key, ';'); at >= 0 {
		if c.goOn(words[0], key[:at]) != nil {
			return t.line.text
		}
		key = strings.TrimSpace(key[at+1:])
	}
	w := c.m.Words()
	if i, err := w.Find(key); err == nil {
		return who + " can choose: " + ended(w.Say(i))
	}
	said := t.named(key)
	if i := slices.IndexFunc(w.Refused(), func(r rules.Refusal) bool { return rules.SameKey(r.Key, key) }); i >= 0 {
		said = w.Refused()[i].Say
	}
	said = who + " can't choose: " + ended(said)
	if why, err := w.WhyNot(key); err == nil && why.Text != "" {
		said += " " + upperFirst(ended(why.Text))
		if why.Rule != "" {
			said += " (" + why.Rule + ")"
		}
	}
	return said
}

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
func lowerFirst(s string) string { return strings.ToLower(s[:1]) + s[1:] }
