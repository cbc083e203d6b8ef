package text

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Language is the grammar together with the vocabulary of one game.
type Language struct {
	Game  *rules.Game
	Vocab *Vocabulary

	verbs    []*form // clauses that begin with their verb
	subjects []*form // clauses that begin with a noun phrase
	phrases  map[string][]token
	having   map[*Word][]token // of clauses, up to the slot {n}
	after    map[*Word][]token // and after it
	pasts    []string
	natives  map[string]uint8
	preds    map[string]uint8
	prompts  map[string]uint16
	limits   map[string]int16
	tokens   []string // names of tokens that texts can make
}

// New checks a vocabulary against its game and makes the language. The game's
// Natives and Preds must be there; texts add to its Prompts.
func New(g *rules.Game, v *Vocabulary) (*Language, error) {
	l := &Language{
		Game: g, Vocab: v,
		phrases: map[string][]token{}, having: map[*Word][]token{}, after: map[*Word][]token{},
		natives: map[string]uint8{}, preds: map[string]uint8{}, prompts: map[string]uint16{}, limits: map[string]int16{},
	}
	for i, n := range g.Natives {
		l.natives[n.Name] = uint8(i)
	}
	for i, p := range g.Preds {
		l.preds[p.Name] = uint8(i)
	}
	if v.Next == "" {
		v.Next = "start"
	}
	if err := l.addVerbs(); err != nil {
		return nil, fmt.Errorf("vocabulary of %s: %w", g.Title, err)
	}
	if err := l.check(); err != nil {
		return nil, fmt.Errorf("vocabulary of %s: %w", g.Title, err)
	}
	for i := range v.Conds {
		before, after, _ := strings.Cut(v.Conds[i].Phrase, "{n}")
		l.having[&v.Conds[i]] = phrase(before)
		l.after[&v.Conds[i]] = phrase(after)
	}
	for i := range v.Clauses {
		before, after, _ := strings.Cut(v.Clauses[i].Phrase, "{n}")
		l.having[&v.Clauses[i]] = phrase(before)
		l.after[&v.Clauses[i]] = phrase(after)
	}
	return l, nil
}

// coreForms are the verbs that every game has.
var coreForms = []struct {
	text, past string
	core       coreVerb
}{
	{"show {cards}", "shown", coreShow},
	{"reveal {cards}", "revealed", coreReveal},
	{"look at {cards}", "seen", coreLook},
	{"choose {cards}", "chosen", coreChoose},
	{"keep {cards}", "kept", coreChoose},
	{"put {cards} {place}", "", corePut},
	{"put {cards} {place} in any order", "", corePutOrdered},
	{"return {cards} {place}", "returned", coreReturn},
	{"shuffle {cards} into {zone}", "shuffled", coreShuffleIn},
	{"shuffle {zone}", "", coreShuffle},
	{"raise {stat} by {n}", "", coreRaise},
	{"lower {stat} by {n}", "", coreLower},
}

func (l *Language) addVerbs() error {
	add := func(f *form, err error) error {
		if err != nil {
			return err
		}
		if f.verb < 0 || f.verb > 1 || f.verb == 1 && f.parts[0].slot != slotCards {
			return fmt.Errorf("the verb %q must begin with its verb, or with {cards} and its verb", f.text)
		}
		if f.verb == 0 {
			l.verbs = append(l.verbs, f)
		} else {
			l.subjects = append(l.subjects, f)
		}
		if f.past != "" && !slices.Contains(l.pasts, f.past) {
			l.pasts = append(l.pasts, f.past)
		}
		return nil
	}
	for _, c := range coreForms {
		f, err := newForm("verb: "+c.text, c.text)
		f.core, f.past = c.core, c.past
		if err := add(f, err); err != nil {
			return err
		}
	}
	for _, c := range l.moreForms() {
		if err := add(c, nil); err != nil {
			return err
		}
	}
	for i := range l.Vocab.Moves {
		mv := &l.Vocab.Moves[i]
		texts := []string{"{cards}", "down to {count:card}"}
		if mv.Top || mv.From == 0 {
			texts = texts[:1]
		}
		for j, t := range texts {
			t = mv.Verb + " " + t
			f, err := newForm("verb: "+t, t)
			if err != nil {
				return err
			}
			f.move, f.past, f.core = mv, mv.Past, coreMove+coreVerb(j)
			if err := add(f, nil); err != nil {
				return err
			}
		}
	}
	for i := range l.Vocab.Verbs {
		v := &l.Vocab.Verbs[i]
		f, err := newForm("verb: "+v.Form, v.Form)
		if err != nil {
			return err
		}
		f.own, f.past = v, v.Past
		if err := add(f, nil); err != nil {
			return err
		}
		for _, t := range v.Also {
			if err := add(l.other(f, t)); err != nil {
				return err
			}
		}
	}
	return nil
}

// other is another way to say f.
func (l *Language) other(f *form, text string) (*form, error) {
	o, err := newForm(f.name, text)
	if err != nil {
		return o, err
	}
	o.of = f
	return o, nil
}

// moreForms are the verbs of games that have what they are about.
func (l *Language) moreForms() []*form {
	var out []*form
	add := func(core coreVerb, text, past string, also ...string) *form {
		f, _ := newForm("verb: "+text, text)
		f.core, f.past = core, past
		out = append(out, f)
		for _, t := range also {
			o, _ := l.other(f, t)
			out = append(out, o)
		}
		return f
	}
	v := l.Vocab
	for i := range v.Stats {
		if s := &v.Stats[i]; s.Spent {
			add(coreGain, "gain {n} "+s.Phrase, "").stat = s
			add(coreLose, "lose {n} "+s.Phrase, "", "pay {n} "+s.Phrase).stat = s
		}
	}
	if len(v.Numbers) > 0 {
		add(coreSearch, "search your {zone} for {cards}", "found")
	}
	if len(v.Counters) > 0 {
		add(coreCounterOn, "put {counters} on {cards}", "")
		add(coreCounterOff, "remove {counters} from {cards}", "")
	}
	if len(v.Numbers) > 0 {
		add(coreGet, "{cards} get {changes}", "", "{cards} have {changes}", "{cards} gain {changes}", "{cards} lose {changes}")
		add(coreHave, "{cards} have {values}", "")
	}
	for i := range v.Powers {
		var also []string
		for _, t := range v.Powers[i].Also {
			also = append(also, "{cards} "+t)
		}
		f := add(corePower, "{cards} "+v.Powers[i].Phrase, "", also...)
		f.power, f.name = &v.Powers[i], "power: "+v.Powers[i].Phrase
	}
	if v.CoinWhy != 0 {
		add(coreCoin, "toss a coin", "", "flip a coin")
	}
	if v.DieWhy != 0 {
		add(coreDie, "roll a die", "", "roll one die", "roll 1 die")
		add(coreDice, "roll {n} dice", "")
	}
	return out
}

// AddToken lets texts make tokens of a name.
func (l *Language) AddToken(name string) {
	if !slices.Contains(l.tokens, name) {
		l.tokens = append(l.tokens, name)
	}
}

// Tokens are the names of the tokens that texts can make, in the order of
// Game.Tokens.
func (l *Language) Tokens() []string { return l.tokens }

// check makes sure that every name in the vocabulary is one of the game's.
func (l *Language) check() error {
	v := l.Vocab
	native := func(name, phrase string) error {
		if _, ok := l.natives[name]; !ok && name != "" {
			return fmt.Errorf("%q: the game has no native %q", phrase, name)
		}
		return nil
	}
	pred := func(name, phrase string) error {
		if _, ok := l.preds[name]; !ok && name != "" {
			return fmt.Errorf("%q: the game has no predicate %q", phrase, name)
		}
		return nil
	}
	for _, x := range v.Verbs {
		if err := native(x.Native, x.Form); err != nil {
			return err
		}
	}
	for _, x := range v.Labels {
		if err := native(x.Native, x.Phrase); err != nil {
			return err
		}
	}
	for _, x := range v.Nouns {
		if err := pred(x.Pred, x.Phrase); err != nil {
			return err
		}
	}
	for _, x := range v.Events {
		if x.Past != "" && !slices.Contains(l.pasts, x.Past) {
			l.pasts = append(l.pasts, x.Past)
		}
	}
	for _, words := range [][]Word{v.Adjs, v.Clauses, v.Conds} {
		for _, x := range words {
			if err := pred(x.Pred, x.Phrase); err != nil {
				return err
			}
		}
	}
	return nil
}

// phrase is the tokens of a fixed phrase, without the end.
func phrase(s string) []token {
	t := lex(s)
	return t[:len(t)-1]
}

// words is the tokens of a phrase of the vocabulary, made once.
func (l *Language) words(s string) []token {
	t, ok := l.phrases[s]
	if !ok {
		t = phrase(s)
		l.phrases[s] = t
	}
	return t
}

// prompt is the place of a prompt among the game's.
func (l *Language) prompt(s string) uint16 {
	n, ok := l.prompts[s]
	if !ok {
		n = uint16(len(l.Game.Prompts))
		l.Game.Prompts = append(l.Game.Prompts, s)
		l.prompts[s] = n
	}
	return n
}

// limit is the key that abilities of one text share.
func (l *Language) limit(s string) int16 {
	n, ok := l.limits[s]
	if !ok {
		n = int16(len(l.limits) + 1)
		l.limits[s] = n
	}
	return n
}
