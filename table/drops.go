package table

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/wording"
)

// dropDepth is how many choices one gesture makes at most.
const dropDepth = 3

// Drops says what can be done with a card now, as places to drop it at, and why
// other things can't. card is a CardScene.ID.
func (c *PlayerView) Drops(card int) (drops []Drop, refusals []Refusal) {
	err := c.session.carry("looking what a card can do", func() error {
		drops, refusals = c.dropsOf(card)
		return nil
	})
	if err != nil {
		return nil, []Refusal{{Zone: -1, Text: upperFirst(err.Error()) + "."}}
	}
	return drops, refusals
}

func (c *PlayerView) dropsOf(card int) ([]Drop, []Refusal) {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	c.refresh()
	if err := s.ready(c.seat); err != nil {
		return nil, []Refusal{{Zone: -1, Text: upperFirst(err.Error()) + "."}}
	}
	id := slices.Index(c.ids, card)
	switch {
	case card == 0:
		return nil, []Refusal{{Zone: -1, Text: say("refuse.hidden")}}
	case id < 0:
		return nil, []Refusal{{Zone: -1, Text: say("refuse.elsewhere")}}
	}
	d := &dropper{c: c, card: rules.CardID(id)}
	// A determinization of the seat is followed instead of the match
	// itself, so that no label can tell what the seat does not know.
	rng := rules.Seeded(1)
	c.view.Determinize(c.seat, &rng, &d.sample)
	d.starts = s.starts(&d.sample)
	keys := d.sample.Words().Keys()
	for i := range d.sample.S.Options {
		o := &d.sample.S.Options[i]
		if slices.Contains(d.starts.with(o), d.card) {
			first := Drop{Keys: []string{keys[i]}}
			said := d.sample.Words().Option(i)
			if declares(d.sample.S.Decision.Kind) {
				first.Text = wholeOf(&d.sample, o)
			}
			first.Steps = stepsThen(nil, said, first.Text)
			d.follow(&d.sample, i, said, first, false)
		} else if slices.Contains(s.looks.Trades, o.Verb) {
			d.trade(i, keys[i])
		}
	}
	d.swap()
	d.resolving()
	return d.drops, d.refusals()
}

// dropper finds the drops of one card.
type dropper struct {
	c      *PlayerView
	card   rules.CardID
	sample rules.Match
	starts starts // of the sample's options
	drops  []Drop
}

// follow makes the drops that begin with option i of m, which is the last of
// the choices in drop so far; words say them all. alone: it makes itself, so that drop
// does without its key.
func (d *dropper) follow(m *rules.Match, i int, words wording.Choice, drop Drop, alone bool) {
	drop.Verb, drop.Kind = upperFirst(words.String()), words.Kind()
	o := m.S.Options[i]
	aimed := d.aim(m, &o, &drop, alone || len(drop.Keys) > 1)
	if partner := d.partner(m, &o); partner != 0 {
		drop.pair = d.c.ids[partner]
	}
	if alone && drop.Card == d.c.ids[d.card] {
		return // a card is not carried to itself
	}
	next := m.Copy()
	itself := false // what comes next is chosen by the rules, there being only one
	next.Alone = func(p rules.Seat, _ string) bool {
		itself = p == d.c.seat && next.S.Decision.Declaring
		return itself
	}
	more := !aimed && len(drop.Keys) < dropDepth && (alone || len(drop.Keys) > 1 || declares(m.S.Decision.Kind)) &&
		next.Choose(i) == nil && next.S.Decision.Declaring && next.S.Decision.Seat == d.c.seat && !next.Words().Pays() && !d.reveals(m, next)
	itself = itself && more && len(next.S.Options) == 1
	only := words
	if itself && next.S.Decision.Kind != rules.PickMode {
		only = words.Then(next.Words().Option(0))
		drop.Steps = stepsWith(drop.Steps, next.Words().Option(0))
	}
	if !more || itself || next.S.Decision.Kind != rules.PickMode { // else its modes stand at its place
		at := drop
		at.Verb = upperFirst(only.String()) // the only target is named wherever it is dropped
		at.Begins = more && !itself && !slices.ContainsFunc(next.S.Options, func(o rules.Option) bool { return next.Game.Verbs[o.Verb].Default })
		d.add(at)
		if len(drop.Keys) == 1 {
			d.picks(m, i, at)
		}
		if at.pair != 0 && at.Card == 0 && at.Item == 0 && at.Player == 0 { // dropping on it means the same
			at.Zone, at.Card = -1, at.pair
			d.add(at)
		}
		if p := faced(m, &o); p != rules.NoSeat {
			at.Zone, at.Player = -1, int(p)+1
			d.add(at)
		}
	}
	if !more {
		return
	}
	if itself {
		d.follow(next, 0, only, drop, true)
		return
	}
	keys := next.Words().Keys()
	for j := range next.S.Options {
		if next.Game.Verbs[next.S.Options[j].Verb].Default {
			continue // an end of picking isn't a gesture
		}
		then := Drop{Zone: drop.Zone, pair: drop.pair, Text: drop.Text, Keys: append(slices.Clip(drop.Keys), keys[j])}
		said, whole := next.Words().Option(j), wholeOf(next, &next.S.Options[j])
		switch {
		case next.S.Decision.Kind == rules.PickMode:
			then.Text = "" // the words of the mode say it
		case whole != "":
			then.Text = whole
		}
		then.Steps = stepsThen(drop.Steps, said, whole)
		d.follow(next, j, words.Then(said), then, false)
	}
}

// stepsThen is steps with one more choice.
func stepsThen(steps []DropStep, said wording.Choice, text string) []DropStep {
	return append(stepsWith(steps, said), DropStep{Verb: said.String(), Rest: said.String(), Text: text, rest: said})
}

// stepsWith is steps after which comes what makes itself.
func stepsWith(steps []DropStep, said wording.Choice) []DropStep {
	out := slices.Clone(steps)
	for i := range out {
		out[i].rest = out[i].rest.Then(said)
		out[i].Rest = out[i].rest.String()
	}
	return out
}

// trade makes the drops of the card on one that option i takes, where it can be given for it.
func (d *dropper) trade(i int, key string) {
	next := d.sample.Copy()
	if next.Choose(i) != nil || next.S.Decision.Seat != d.c.seat {
		return
	}
	taken := d.sample.S.Options[i].Card
	for j := range next.S.Options {
		o := &next.S.Options[j]
		if !picksCard(next, o) || pickedCard(next, o) != d.card {
			continue
		}
		words := d.sample.Words().Option(i).Then(next.Words().Option(j))
		drop := Drop{Zone: -1, Card: d.c.ids[taken], Verb: words.String(), Kind: words.Kind(), Keys: []string{key, next.Words().Keys()[j]}}
		d.add(drop)
		drop.Zone, drop.Card = int(d.sample.S.Cards[taken].Zone), 0
		d.add(drop)
	}
}

// reveals reports whether a choice, which led from m to next, brought something to light or
// left something to chance: what comes then is made up, like the determinization it is in.
func (d *dropper) reveals(m, next *rules.Match) bool {
	if m.S.RNG != next.S.RNG {
		return true
	}
	for i := range next.S.Cards {
		c := rules.CardID(i)
		if next.Knows(d.c.seat, c) && (i >= len(m.S.Cards) || !m.Knows(d.c.seat, c)) {
			return true
		}
	}
	return false
}

// aim sets the place of a drop whose last choice is o, later: which is not its first. It
// is true if that is a target, which ends the gesture.
func (d *dropper) aim(m *rules.Match, o *rules.Option, drop *Drop, later bool) bool {
	switch {
	case o.Item != 0:
		drop.Zone, drop.Item = -1, int(o.Item)
		return true
	case o.Verb == rules.VerbSeat:
		drop.Zone, drop.Player = -1, int(o.N)+1
		return true
	case later && picksCard(m, o):
		drop.Zone, drop.Card = -1, d.c.ids[pickedCard(m, o)]
		return true
	case later:
		return false // the place of the first choice
	}
	drop.Zone = d.zone(m, o)
	if drop.Zone < 0 {
		at := pickedCard(m, o)
		if at != 0 {
			drop.Card = d.c.ids[at]
		}
		return declares(m.S.Decision.Kind) && at != o.Card
	}
	return false
}

// zone is where on the table an option is dropped, -1 if that is a card.
func (d *dropper) zone(m *rules.Match, o *rules.Option) int {
	spec := &m.Game.Verbs[o.Verb]
	if spec.Across {
		return int(m.Game.Zone(spec.Drop, across(m, o)))
	}
	kind := spec.Drop
	if place := d.c.session.looks.Place; place != nil {
		if k := place(m, *o); k != 0 {
			kind = k
		}
	}
	if kind == 0 {
		return -1
	}
	return int(m.Game.Zone(kind, d.c.seat))
}

// across is the seat at whose place an option is dropped: the one that its key
// names, or whose card it is aimed at, or the only opponent.
func across(m *rules.Match, o *rules.Option) rules.Seat {
	p, spec := m.S.Decision.Seat, &m.Game.Verbs[o.Verb]
	switch rival := m.S.Rival(p); {
	case strings.Contains(spec.Key, "{seat}"):
		return rules.Seat(o.N)
	case o.Target != 0:
		return m.S.Cards[o.Target].Ctrl
	case rival != rules.NoSeat:
		return rival
	}
	return m.S.NextSeat(p)
}

// faced is the seat that an option is about as a whole: what it is dropped on as at its
// place. NoSeat: it is about none.
func faced(m *rules.Match, o *rules.Option) rules.Seat {
	if !m.Game.Verbs[o.Verb].Across || o.Target != 0 || o.Item != 0 {
		return rules.NoSeat
	}
	return across(m, o)
}

// partner is the card that the dragged one is played together with.
func (d *dropper) partner(m *rules.Match, o *rules.Option) rules.CardID {
	if m.S.Decision.Declaring {
		return 0
	}
	cards := d.c.session.starts(m).with(o)
	if len(cards) != 2 {
		return 0
	}
	if cards[0] == d.card {
		return cards[1]
	}
	return cards[0]
}

// add keeps a drop unless it means the same at the same place as another.
func (d *dropper) add(drop Drop) {
	if strings.Contains(drop.Verb, strings.TrimSuffix(drop.Text, ".")) {
		drop.Text = ""
	}
	for _, o := range d.drops {
		if o.Zone == drop.Zone && o.Card == drop.Card && o.Item == drop.Item && o.Player == drop.Player && slices.Equal(o.Keys, drop.Keys) {
			return
		}
	}
	d.drops = append(d.drops, drop)
}

// refusals says why the card can't be used otherwise.
func (d *dropper) refusals() []Refusal {
	var out []Refusal
	m := &d.sample
	for _, r := range m.Words().Refused() {
		if !slices.Contains(d.starts.with(&r.Option), d.card) {
			continue
		}
		var at Drop
		at.Keys = []string{r.Key}
		d.aim(m, &r.Option, &at, false)
		no := Refusal{Zone: at.Zone, Card: at.Card, Item: at.Item, Player: at.Player, Verb: r.Say, Rule: r.Reason.Rule, Text: r.Reason.Text}
		if !slices.Contains(out, no) {
			out = append(out, no)
		}
		if p := faced(m, &r.Option); p != rules.NoSeat {
			no.Zone, no.Player = -1, int(p)+1
			out = append(out, no)
		}
	}
	return d.closed(out)
}

// closed adds why the card is not dropped in any zone, or on any player, of which
// neither a drop nor a refusal speaks.
func (d *dropper) closed(out []Refusal) []Refusal {
	m, looks := &d.sample, d.c.session.looks
	if looks.Closed == nil {
		return out
	}
	zones, players := map[int]bool{}, map[int]bool{}
	for _, p := range d.drops {
		players[p.Player] = true
		zones[p.Zone] = zones[p.Zone] || p.Card == 0
	}
	for _, r := range out {
		players[r.Player] = true
		zones[r.Zone] = zones[r.Zone] || r.Card == 0
	}
	for _, z := range d.c.scene.Zones {
		if !zones[z.ID] {
			why := looks.Closed(m, d.card, rules.ZoneID(z.ID))
			out = append(out, Refusal{Zone: z.ID, Rule: why.Rule, Text: why.Text, Closed: true})
		}
	}
	for p := range int(m.S.SeatCount) {
		if !players[p+1] {
			why := looks.Closed(m, d.card, 0)
			out = append(out, Refusal{Zone: -1, Player: p + 1, Rule: why.Rule, Text: why.Text, Closed: true})
		}
	}
	return out
}
