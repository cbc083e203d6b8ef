package scenario

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/message"
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
	out.Steps = append(out.Steps, ShownStep{Say: []string{catalog.Say("shown.turn_phase", "player", m.Names[m.S.Active], "phase", m.Game.Phases[m.S.Phase])}})
	d := &demonstrator{shown: out, m: m}
	c := chooserOf(m, d.note)
	defer func() { m.Alone = nil }()
	for _, st := range s.play {
		if d.line = st; st.then {
			d.proves()
			continue
		}
		d.said = ""
		if err := c.line(st); err != nil {
			return nil, err
		}
		if d.said != "" {
			d.says(ShownStep{At: len(out.Picks), Say: []string{d.said}})
		}
	}
	return out, nil
}

// demonstrator says in words what a scenario does.
type demonstrator struct {
	shown *Shown
	m     *rules.Match
	line  statement
	said  string // of what the line has chosen
}

// note reports a choice that is about to be made.
func (d *demonstrator) note(option int) {
	w := d.m.Words()
	seat := d.m.S.Decision.Seat
	d.shown.Picks = append(d.shown.Picks, Pick{seat, w.Key(option)})
	d.said = catalog.Say("shown.chooses", "player", d.m.Names[seat], "play", ended(w.Say(option)))
	if d.line.text == "all pass" {
		d.said = catalog.Say("shown.all_pass")
	}
}

func (d *demonstrator) says(step ShownStep) { d.shown.Steps = append(d.shown.Steps, step) }

// proves reports a line under "then", together with those before it.
func (d *demonstrator) proves() {
	say := d.fact()
	if last := &d.shown.Steps[len(d.shown.Steps)-1]; last.Proves {
		last.Say = append(last.Say, say)
		return
	}
	d.says(ShownStep{At: len(d.shown.Picks), Say: []string{say}, Proves: true})
}

// fact is a line under "then" in words.
func (d *demonstrator) fact() string {
	c := &checker{m: d.m, st: d.line, names: names{d.m.Game}}
	text := d.line.text
	head, rest, colon := strings.Cut(text, ":")
	rest = strings.TrimSpace(rest)
	words := strings.Fields(head)
	switch {
	case colon && len(words) > 1 && words[1] == "may":
		return d.choice(c, words, rest)
	case text == "not over":
		return catalog.Say("shown.goes_on")
	case colon && head == "winner" && rest == "nobody":
		return catalog.Say("shown.draw")
	case colon && head == "winner":
		return catalog.Say("shown.won", "players", d.seats(rest))
	case colon && head == "asked":
		return catalog.Say("shown.asked", "player", d.seats(rest))
	case colon && head == "turn":
		return catalog.Say("shown.turn", "player", d.seats(rest))
	case colon && head == "phase":
		return catalog.Say("shown.phase", "phase", rest)
	}
	if who, where, ok := strings.Cut(head, " sees "); ok && colon {
		zone, own := d.zone(where)
		if !own {
			zone = catalog.Say("shown.everyones", "zone", lowerFirst(zone))
		}
		return catalog.Say("shown.sees", "player", d.seats(who), "zone", zone, "cards", rest)
	}
	for _, form := range []saying{{":", "shown.lies"}, {" has ", "shown.has"}, {" lacks ", "shown.lacks"}} {
		if where, list, ok := strings.Cut(text, form.written); ok {
			if zone, _ := d.zone(where); zone != "" {
				return catalog.Say(form.said, "zone", zone, "cards", strings.TrimSpace(list))
			}
		}
	}
	if name, value, ok := strings.Cut(text, "="); ok {
		return catalog.Say("shown.number", "number", d.number(strings.TrimSpace(name)), "value", d.seats(strings.TrimSpace(value)))
	}
	if said := d.mark(text); said != "" {
		return said
	}
	for _, state := range []saying{
		{" is up", "shown.up"}, {" is down", "shown.down"}, {" is on ", "shown.lies_on"},
	} {
		if card, more, ok := strings.Cut(text, state.written); ok {
			return catalog.Say(state.said, "card", card, "more", more)
		}
	}
	return ended(text)
}

// mark says what a card's mark is, as its game says it; "" for what is none, or goes without words.
func (d *demonstrator) mark(text string) string {
	card, state, ok := strings.Cut(text, " is ")
	if !ok {
		return ""
	}
	state, lacks := strings.CutPrefix(state, "not ")
	g := d.m.Game
	for i, words := range g.Speech.Marks {
		more, is := strings.CutPrefix(state, g.Marks[i])
		say := words.Has
		if lacks {
			say = words.Lacks
		}
		if is && say != "" {
			return ended(g.Say(say, "what", card) + more)
		}
	}
	return ""
}

// saying is how something is written in a scenario, and the message that says it.
type saying struct {
	written string
	said    message.ID
}

// named writes names for the letters of seats that stand in a key: "against Cara".
func (d *demonstrator) named(key string) string {
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = d.seats(w)
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
func (d *demonstrator) seats(letters string) string {
	all := strings.Split(letters, " and ")
	for i, l := range all {
		if p, ok := (names{d.m.Game}).seat(strings.TrimSpace(l), len(d.m.Names)); ok {
			all[i] = d.m.Names[p]
		}
	}
	return message.List(all)
}

// zone names a zone: "Ann's point row", "" for what is none; own: it is a player's.
func (d *demonstrator) zone(where string) (name string, own bool) {
	where = strings.TrimSpace(where)
	z, ok := names{d.m.Game}.zone(where, len(d.m.Names))
	if !ok {
		return "", false
	}
	name = d.m.Game.ZoneName(d.m.Game.ZoneKind(z))
	if p := d.m.Game.ZoneSeat(z); p != rules.NoSeat {
		return catalog.Say("shown.owned", "player", d.m.Names[p], "what", lowerFirst(name)), true
	}
	return upperFirst(name), false
}

// number names a number: "Ann's points".
func (d *demonstrator) number(name string) string {
	if first, rest, found := strings.Cut(name, " "); found {
		if p, ok := (names{d.m.Game}).seat(first, len(d.m.Names)); ok {
			return catalog.Say("shown.owned", "player", d.m.Names[p], "what", strings.TrimSpace(rest))
		}
	}
	return upperFirst(name)
}

// choice says what may or may not be chosen, and why not.
func (d *demonstrator) choice(c *checker, words []string, key string) string {
	who := d.seats(words[0])
	key, _, _ = strings.Cut(key, " because ")
	if at := strings.LastIndexByte(key, ';'); at >= 0 {
		if c.goOn(words[0], key[:at]) != nil {
			return d.line.text
		}
		key = strings.TrimSpace(key[at+1:])
	}
	w := c.m.Words()
	if i, err := w.Find(key); err == nil {
		return catalog.Say("shown.can", "player", who, "play", ended(w.Say(i)))
	}
	said := d.named(key)
	if i := slices.IndexFunc(w.Refused(), func(r rules.Refusal) bool { return rules.SameKey(r.Key, key) }); i >= 0 {
		said = w.Refused()[i].Say
	}
	said = ended(said)
	why, err := w.WhyNot(key)
	reason := upperFirst(ended(why.Text))
	switch {
	case err != nil || why.Text == "":
		return catalog.Say("shown.cant", "player", who, "play", said)
	case why.Rule == "":
		return catalog.Say("shown.cant_why", "player", who, "play", said, "why", reason)
	}
	return catalog.Say("shown.cant_because", "player", who, "play", said, "why", reason, "rule", why.Rule)
}

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
func lowerFirst(s string) string { return strings.ToLower(s[:1]) + s[1:] }
