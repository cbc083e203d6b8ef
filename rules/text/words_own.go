package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
)

// own is what words.txt speaks of: the vocabulary of a game, and what follows from it.
type own struct {
	*Vocabulary
	Game          *rules.Game
	Round         string
	Holds         bool
	Spans         []rules.Span
	Able          []Keyword
	Verbs         []Verb // with their terms
	Tokens, Pasts []string
	Named         []Noun   // what tokens are called by their names
	Counted       []string // of which verbs say how many
	Measured      []*Befall
	Related       []lines
	RelatedOne    []lines
	Alters, Done  []lines
}

// lines are grammar rules that stand for something else than a word of the vocabulary.
type lines struct {
	Phrase string
	Also   []string
	Means  any
}

// own collects what a game adds to the table.
func (l *Language) own() *own {
	v := l.Vocab
	o := &own{Vocabulary: v, Game: l.Game, Round: cmp.Or(v.Round, "turn"), Spans: l.Game.Spans, Able: l.able(), Verbs: v.AllVerbs(), Tokens: l.named}
	o.Holds = len(v.Numbers)+len(v.Powers) > 0
	for _, name := range l.named {
		if v.TokenPred != "" {
			o.Named = append(o.Named, Noun{Phrase: name + " token", Like: "token", Token: name, Pred: v.TokenPred})
		}
	}
	if slices.ContainsFunc(v.Moves, func(m Move) bool { return !m.Top && m.From != 0 }) {
		o.Counted = []string{"card"} // "discard down to 2 cards"
	}
	for _, verb := range o.Verbs {
		for _, noun := range countedIn(append([]string{verb.Form}, verb.Also...)) {
			if !slices.Contains(o.Counted, noun) {
				o.Counted = append(o.Counted, noun)
			}
		}
	}
	for _, e := range v.Events {
		o.past(e.Past)
		if !slices.ContainsFunc(v.Adjs, func(a Word) bool { return a.Phrase == e.Own }) {
			o.past(e.Own)
		}
	}
	for i, r := range v.Relations {
		also := append([]string{r.Phrase}, r.Also...)
		o.Related = append(o.Related, lines{Phrase: r.Phrase, Also: also, Means: SubjectRelated + Subject(i)})
		if r.One {
			o.RelatedOne = append(o.RelatedOne, lines{Phrase: r.Phrase, Also: also, Means: PossRelated + Poss(i)})
		}
	}
	for i := range v.Befalls {
		b := &v.Befalls[i]
		if b.Why != 0 {
			o.Alters = append(o.Alters, lines{Phrase: b.Phrase, Also: b.Also, Means: &Event{Phrase: "would " + b.Phrase, Why: b.Why, Would: true, Unseen: true, Comes: b.Comes}})
		}
		if b.Done != 0 {
			o.Done = append(o.Done, lines{Phrase: b.Phrase, Also: []string{b.Did}, Means: &Event{Phrase: b.Phrase, Why: b.Done, OfPlayer: true}})
		}
		if b.Why != 0 && !slices.ContainsFunc(v.Befalls[:i], b.likewise) { // "take that much" is of damage and of battle damage
			o.Measured = append(o.Measured, b)
		}
	}
	return o
}

// likewise reports whether "that much" is said of both in the same words.
func (b *Befall) likewise(o Befall) bool {
	verb, _, _ := strings.Cut(b.Phrase, " ")
	return b.Many == o.Many && strings.HasPrefix(o.Phrase, verb+" ")
}

// able is the powers of a game, and their opposites where texts can take them away.
func (l *Language) able() []Keyword {
	out := slices.Clone(l.Vocab.Powers)
	for i, k := range l.Vocab.Powers {
		out[i].tails = l.Vocab.tails(k.Phrase)
		can, ok := strings.CutPrefix(k.Phrase, "can ")
		if !ok || l.Game.Loses == 0 || strings.Contains(can, " while ") {
			continue
		}
		no := Keyword{Phrase: "can't " + can, Bit: k.Bit, Of: k.Of, Also: []string{"can no longer " + can, "lose the ability to " + can}, Lost: true}
		if slices.ContainsFunc(l.Vocab.Powers, func(o Keyword) bool { return o.Phrase == no.Phrase }) {
			continue // what keeps cards from it is a power of its own
		}
		for _, a := range k.Also {
			no.Also = append(no.Also, "can't "+strings.TrimPrefix(a, "can "))
		}
		out = append(out, no)
	}
	return out
}

// tails is how a power may be said after one that begins like it: "change
// position" after "can't attack or". Of what is lost, the resolver knows.
func (v *Vocabulary) tails(phrase string) (out []string) {
	said := strings.Fields(phrase)
	for n := 1; n < len(said); n++ {
		head := strings.Join(said[:n], " ") + " "
		if slices.ContainsFunc(v.Powers, func(o Keyword) bool { return o.Phrase != phrase && strings.HasPrefix(o.Phrase, head) }) {
			out = append(out, strings.Join(said[n:], " "))
		}
	}
	return out
}

// past adds what cards are called by what was done to them.
func (o *own) past(s string) {
	if s != "" && !slices.Contains(o.Pasts, s) {
		o.Pasts = append(o.Pasts, s)
	}
}

// endOfRound ends what lasts until the time does in which texts count.
func (l *Language) endOfRound() rules.Until {
	for i := range l.Game.Spans {
		if sp := &l.Game.Spans[i]; sp.Name == l.Vocab.Round {
			return sp.Until
		}
	}
	return rules.UntilEnd
}
