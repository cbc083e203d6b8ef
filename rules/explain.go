package rules

import (
	"fmt"
	"strconv"
	"strings"

	"feltstack/rules/wording"
)

// Words puts a match into words: decisions and their options, in keys
// for files and in sentences for people, why not something else, what cards, plays
// and seats are called, and what has happened.
type Words struct{ m *Match }

// Words returns what puts the match into words.
func (m *Match) Words() Words { return Words{m} }

// Refusal is an option of the pending decision that is not allowed, and why.
type Refusal struct {
	Option Option
	No     No
	Key    string // as it would be if it were allowed
	Say    string
	Reason Reason
}

// Keys returns the stable name of every open option, in order. No two are
// equal. They are what the deciding seat may know, in the same words in the
// match, in the seat's view and in its determinizations.
func (w Words) Keys() []string {
	return w.keys(nil)
}

// Key returns the stable name of option i.
func (w Words) Key(i int) string { return w.Keys()[i] }

// keys returns the keys of the open options and of more that are not.
func (w Words) keys(more []Refusal) []string {
	m := w.m
	out := make([]string, 0, len(m.S.Options)+len(more))
	seen := make(map[string]int, cap(out))
	add := func(o *Option) {
		key := w.keyOf(o)
		seen[key]++
		if n := seen[key]; n > 1 {
			key += " #" + strconv.Itoa(n)
		}
		out = append(out, key)
	}
	for i := range m.S.Options {
		add(&m.S.Options[i])
	}
	for i := range more {
		add(&more[i].Option)
	}
	return out
}

// Find returns the option that has a key. It also takes other spellings:
// upper or lower case, more spaces, "3s" for "3♠".
func (w Words) Find(key string) (int, error) {
	keys := w.Keys()
	i, err := w.m.Game.find(key, keys)
	if err != nil {
		return 0, err
	}
	if i < 0 {
		return 0, noKey(key, keys)
	}
	return i, nil
}

// find is the place of a key, -1 if it is not there.
func (g *Game) find(key string, keys []string) (int, error) {
	i, err := find(key, keys)
	if other := g.turned(key); i < 0 && err == nil && other != "" {
		return find(other, keys)
	}
	return i, err
}

// turned is the key of a pair with its two cards in the other order, "" if it
// names no pair.
func (g *Game) turned(key string) string {
	words := strings.Fields(wording.Plain(key))
	if len(words) != 3 {
		return ""
	}
	for i := range g.Verbs {
		if g.Verbs[i].Pair && g.Verbs[i].Key == words[0]+" {card} {target}" {
			return words[0] + " " + words[2] + " " + words[1]
		}
	}
	return ""
}

// find is the place of a key as it is written.
func find(key string, keys []string) (int, error) {
	want := wording.Plain(key)
	at := -1
	for i, k := range keys {
		if k == key {
			return i, nil
		}
		if wording.Plain(k) != want {
			continue
		}
		if at >= 0 {
			return -1, fmt.Errorf("%q may mean %q or %q: write it as it stands there", key, keys[at], k)
		}
		at = i
	}
	return at, nil
}

// SameKey reports whether two spellings, as Find takes them, are of one key.
func SameKey(a, b string) bool { return wording.Plain(a) == wording.Plain(b) }

func noKey(key string, keys []string) error {
	if len(keys) == 0 {
		return fmt.Errorf("no decision is pending, so %q can't be chosen", key)
	}
	what := "open are"
	near := wording.Nearest(key, keys, 4)
	switch {
	case len(near) > 0:
		what = "the nearest are"
	case len(keys) > 8:
		near, what = keys[:8], "some that are open:"
	default:
		near = keys
	}
	return fmt.Errorf("no choice %q: %s %s", key, what, strings.Join(quoted(near), ", "))
}

// Keyed reports whether an option of the game could have this key, as far as its
// first words and the card that they name go: what none could have is a slip.
func (g *Game) Keyed(key string) bool {
	key = wording.Plain(key)
	for i := range g.Verbs {
		head, rest, open := strings.Cut(g.Verbs[i].Key, "{")
		head = wording.Plain(head)
		words, begins := strings.CutPrefix(key, head+" ")
		switch {
		case !open && key == head, open && head == "":
			return true
		case !open || !begins:
		case !strings.HasPrefix(rest, "card}") && !strings.HasPrefix(rest, "target}") || g.namesCard(words):
			return true
		}
	}
	return false
}

// namesCard reports whether words begin with the name of a card, or name a place.
func (g *Game) namesCard(words string) bool {
	for i := 1; i < len(g.Defs); i++ {
		if short := wording.Plain(g.Defs[i].Short); short != "" && (words == short || strings.HasPrefix(words, short+" ")) {
			return true
		}
	}
	for i := 1; i < len(g.Zones); i++ {
		if short := wording.Plain(g.Zones[i].Short); short != "" && strings.Contains(" "+words, " "+short) {
			return true
		}
	}
	return false
}

func quoted(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return out
}

// Say is option i in words, for a button. In it "…" stands for the
// target chosen next.
func (w Words) Say(i int) string { return w.Option(i).String() }

// Option is option i in words that can go on with those of the next choice.
func (w Words) Option(i int) wording.Choice { return w.option(&w.m.S.Options[i]) }

func (w Words) option(o *Option) wording.Choice {
	m := w.m
	if m.Game.Speech.Say != nil {
		if words := m.Game.Speech.Say(m, *o); words != (wording.Choice{}) {
			return words
		}
	}
	spec := &m.Game.Verbs[o.Verb]
	says := m.Game.says()
	return wording.Choice{Head: says.Say(spec.Head), Text: says.Phrase(spec.Say).Fill(w.fields(o, true))}
}

// Prompt is the text of the pending decision, "" if there is none. Its
// template may use {card} (whose text or play asks), {n} (the pick that comes,
// from 1), {of} and {seat}. Of several picks it says which one this is.
func (w Words) Prompt() string {
	words := w.prompt()
	if w.m.S.Decision.Kind == PickYes && !strings.HasSuffix(words, "?") {
		return engine.Say("ask.whether", "text", strings.TrimSuffix(words, ".")) // a printed text
	}
	if d := &w.m.S.Decision; d.Of > 1 && (d.Kind == PickCard || d.Kind == PickItem) && words != "" {
		return engine.Say("ask.one_of", "text", words, "n", d.Done+1, "of", d.Of)
	}
	if sources := w.cardless(); len(sources) > 0 && words != "" {
		return engine.Say("ask.pay_with", "text", words, "sources", ListOf(sources).Text(w.Called))
	}
	return words
}

func (w Words) prompt() string {
	m := w.m
	d := &m.S.Decision
	if d.Kind == None || int(d.Prompt) >= len(m.Game.Prompts) {
		return ""
	}
	if m.Game.Speech.Prompt != nil {
		if words := m.Game.Speech.Prompt(m); words != "" {
			return words
		}
	}
	return m.Game.says().Phrase(m.Game.Prompts[d.Prompt]).Fill(func(field string) string {
		switch field {
		case "card":
			if d.Src == 0 && m.S.Asked.Lost {
				return m.Game.Defs[m.S.Asked.Def].Said()
			}
			return w.cardWords(d.Src, d.Seat)
		case "n":
			return strconv.Itoa(int(d.Done) + 1)
		case "of":
			return strconv.Itoa(int(d.Of))
		case "seat":
			return w.Called(d.Seat)
		case "price":
			return w.priceText()
		}
		return ""
	})
}

// keyOf is the key of an option, apart from others that are the same.
func (w Words) keyOf(o *Option) string {
	return wording.Expand(w.m.Game.Verbs[o.Verb].Key, w.fields(o, false))
}

// fields returns the arguments of a verb for an option: in words for people, else for a key.
func (w Words) fields(o *Option, words bool) func(name string) string {
	m := w.m
	p := m.S.Decision.Seat
	card := w.CardName
	if words {
		card = w.cardWords
	}
	return func(field string) string {
		switch field {
		case "card":
			return card(o.Card, p)
		case "face":
			return w.faceName(o.Card, p)
		case "target":
			return card(o.Target, p)
		case "item":
			return w.ItemName(o.Item, p)
		case "ability":
			if words {
				return w.abilityName(o, p)
			}
			return strings.ToLower(w.abilityName(o, p))
		case "giver":
			if o.N > 0 && int(o.N) < len(m.Game.Defs) {
				return m.Game.Defs[o.N].Said()
			}
			return ""
		case "trigger":
			if words {
				return w.triggerWords(o)
			}
			return w.triggerName(o)
		case "mode":
			return w.modeText(o)
		case "word":
			return w.word(o.N)
		case "fee", "source":
			return w.payText(field, o)
		case "n":
			return strconv.Itoa(int(o.N))
		case "seat":
			if words {
				return w.Called(Seat(o.N))
			}
			return SeatName(Seat(o.N))
		case "zone":
			if o.N < 0 || int(o.N) >= len(m.Game.Zones) {
				return ""
			}
			if words {
				return m.Game.ZoneName(ZoneKind(o.N))
			}
			return m.Game.Zones[o.N].Short
		}
		return ""
	}
}

// Refused returns what the deciding seat can't choose now, and why: the
// asking step run again on a copy, with its refusals collected.
func (w Words) Refused() []Refusal {
	m := w.m
	c := m.Copy()
	c.seeking = true
	if !c.Reask() {
		return nil
	}
	var out []Refusal
	seen := make(map[Option]bool, len(c.refused))
	for _, r := range c.refused {
		if !seen[r.Option] {
			seen[r.Option] = true
			out = append(out, r)
		}
	}
	keys := w.keys(out)[len(m.S.Options):]
	for i := range out {
		r := &out[i]
		r.Key = keys[i]
		r.Say = w.option(&r.Option).String()
		if m.Game.Because != nil {
			r.Reason = m.Game.Because(m, r.Option, r.No)
		} else {
			r.Reason = m.Game.Reason(r.No)
		}
	}
	return out
}

// WhyNot returns why the option of a key can't be chosen now. The reason is
// blank if it can. Keys are spelled as for Find; an error means that the key
// is nothing the seat could say at this decision.
func (w Words) WhyNot(key string) (Reason, error) {
	keys := w.Keys()
	open := len(keys)
	refused := w.Refused()
	for _, r := range refused {
		keys = append(keys, r.Key)
	}
	i, err := w.m.Game.find(key, keys)
	switch {
	case err != nil:
		return Reason{}, err
	case i < 0:
		return Reason{}, noKey(key, keys)
	case i < open:
		return Reason{}, nil
	}
	return refused[i-open].Reason, nil
}

// Printed is the words of an option that uses an ability: its cost and all that it does, open
// where it names its target. What can be chosen of a list comes in a prompt of its own.
func (a *Ability) Printed() wording.Choice {
	whole := wording.Choice{Head: a.CostWords()}
	line, _, _ := strings.Cut(a.Text, "\n- ")
	whole.Text = strings.TrimSuffix(strings.ReplaceAll(line, "\n", " "), ".")
	if len(a.Modes) != 1 || len(a.Modes[0].Targets) == 0 || a.Modes[0].Targets[0].Seat {
		return whole
	}
	words, ok := wording.Opened(whole.Head, whole.Text, a.Modes[0].Targets[0].Filter.Text)
	if !ok || words.After == "" && strings.HasSuffix(words.Text, "Choose") {
		return whole
	}
	return words
}

// CostWords is what the ability costs, as a button says it; "" for nothing.
func (a *Ability) CostWords() string {
	if a.Cost == nil {
		return ""
	}
	return strings.ToUpper(a.Cost.Text[:1]) + a.Cost.Text[1:]
}
