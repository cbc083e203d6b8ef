package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules/text/refuse"
)

// This file finds what "it", "its" and "them" mean: the one card, or the one set of
// cards, that a paragraph has spoken of, or this. Where two could be meant, a text is refused.

// sight is what a paragraph has spoken of: a card, or several.
type sight struct {
	said   node   // the words
	past   string // what was done to it, or an adjective: "" if no step can name it
	many   bool
	off    bool // it isn't on the table then
	gone   bool // since that step
	maybe  bool // the step may not have been done
	unsure bool // or it may have been done to it, and nobody knows
}

// pronouns are what they are printed as: of what a step was about, and of this.
var pronouns = map[string][2]string{
	"it": {"that", "this"}, "them": {"those"}, "them noun": {"those"}, "known it": {"known that", "known this"}, "laden it": {"laden that", "laden"}, "laden them": {"laden those"},
	"it is": {"named is"}, "it isn't": {"named isn't"}, "it is adj": {"named is", "is"}, "it isn't adj": {"named isn't", "isn't"},
	"it holds": {"", "itself"}, "it happens": {"", "this event"}, "next time it": {"next time that", "next time this"}, "it next would": {"that next would", "this next would"}, "it would": {"that would", "this would"}, "host it": {"host named", "host this"},
}

// speaks reports whether a node speaks of cards that nothing before it has named.
func speaks(n node) bool {
	switch n.Rule.Cat {
	case "Cards":
		return !slices.Contains([]string{"this", "this in", "it", "that", "that nth", "nth bare", "that noun", "each of"}, n.Name()) &&
			(n.Name() != "set" || n.Get("Set").Name() == "rest") && n.Get("Det").Name() != "no" && (n.Get("Det").Name() != "the" || best(n.Get("Kind")))
	case "Holder":
		return n.Name() != "itself" && n.Name() != "it holds"
	case "Whom":
		return n.Name() == "whom bare"
	case "Pointed":
		return n.Get("Past") == nil
	}
	return slices.Contains([]string{"Plays", "Tokens"}, n.Rule.Cat)
}

// picks reports whether some part of a node speaks of such cards.
func picks(n node) (found bool) {
	n.Walk(func(k node) { found = found || speaks(k) })
	return found
}

// best reports whether cards are "the" ones by their numbers.
func best(kind node) bool {
	return slices.ContainsFunc(list(kind.Get("With")), func(w node) bool { return w.Name() == "best number" })
}

// several reports whether words mean more than one card.
func several(n node) bool {
	num := n.Get("Num")
	if s := n.Get("Some"); s != nil {
		num = s.Get("Num")
		return s.Name() == "some range" || num.Name() != "one"
	}
	if d := n.Get("Det"); d != nil {
		switch d.Name() {
		case "a", "the", "another", "random", "up to one":
			return false
		case "up to":
			return d.Get("Num").Name() != "one"
		}
		return true
	}
	switch n.Name() {
	case "one of", "one of side", "one of side's plays", "end", "aimed", "aimed play", "an opponent's card", "an opponent's play", "a token",
		"pointed one", "best holder", "best holder of", "bearer holds":
		return false
	case "pointed up to":
		return num.Name() != "one"
	}
	return true
}

// see notes the cards that a part of a paragraph speaks of. Targets are chosen where
// no step chooses.
func (r *resolver) see(n node) {
	if only := r.only(n); only != "" && r.named(only) == 0 {
		r.sights = append(slices.Clip(r.sights), sight{said: n, past: only})
		return
	}
	switch {
	case speaks(n):
		s := sight{said: n, many: several(n) || r.l.multiple(r.who), maybe: r.maybe}
		if n.Get("Target") != nil && r.named("chosen") == 0 {
			s.past = "chosen"
		}
		r.sights = append(slices.Clip(r.sights), s)
	case n.Name() == "this", n.Name() == "itself", n.Name() == "known this",
		n.Rule.Cat == "Cond" && (strings.HasPrefix(n.Rule.Text, "this ") || strings.HasSuffix(n.Rule.Text, " on this")):
		r.here = n.Pos.Off
	}
}

// only is the adjective by which words mean the one card that is so, "" if they don't:
// "the attacking monster".
func (r *resolver) only(n node) string {
	adj := n.Get("Adj") // "the attacking monster's STR"
	if n.Name() == "cards" && n.Get("Det").Name() == "the" && n.Get("Kind").Get("Quals").Name() == "quals" {
		adj = n.Get("Kind").Get("Quals").Kids[0].Kids[0]
	} else if n.Name() != "known one" {
		return ""
	}
	if w := word[*Word](r.l, adj); w != nil && w.Only {
		return w.Phrase
	}
	return ""
}

// named counts what was called by a participle.
func (r *resolver) named(past string) (n int) {
	for _, s := range r.sights {
		if s.past == past {
			n++
		}
	}
	return n
}

// call names what a step was about, which is cards of its own or those of an earlier step.
func (r *resolver) call(v node, f *Form, each bool) {
	past := f.Past
	i := slices.IndexFunc(v.Kids, func(k node) bool {
		return k != nil && k.Rule != nil && slices.Contains([]string{"Cards", "Plays", "Tokens"}, k.Rule.Cat)
	})
	if i < 0 {
		return
	}
	k := v.Kids[i]
	if last := len(r.sights) - 1; k.Name() == "this" && last >= 0 && r.sights[last].said.Pos.Off > k.Pos.Off {
		r.here = r.sights[last].said.Pos.Off + 1 // "attach this to a monster" speaks of both
	}
	if past == "" || f.keeps() {
		return
	}
	r.others = r.butThese(k, f)
	r.sights = slices.Clone(r.sights)
	of := k
	if s := k.Get("Set"); s != nil {
		of = s
	}
	was := strings.TrimPrefix(of.Get("Past").Name(), "past ")
	for i := range r.sights {
		switch s := &r.sights[i]; {
		case s.said == k:
			s.past, s.many = past, s.many || each
		case was != "" && s.past == was && !speaks(k):
			if s.unsure = s.unsure || r.maybe; !r.maybe {
				s.past = past
			}
		case was != "" && s.past == was:
			s.unsure = true // some of them were taken: "the rest" is others
		}
		if s := &r.sights[i]; s.past == past {
			s.gone = r.l.away(past)
			s.off = s.gone || f.Core == CoreShow || f.Core == CoreReveal || f.Core == CoreLook || f.Core == CoreSearch
		}
	}
}

// butThese is all other cards than those that a step chooses from among some on the
// table, nil where it takes them from elsewhere.
func (r *resolver) butThese(k node, f *Form) node {
	kind := k.Get("Kind")
	if f.Core != CoreChoose || k.Name() != "cards" || kind.Get("Where") != nil && kind.Get("Where").Name() != "on the table" {
		return nil
	}
	rest := r.mk("kind", nil, nil, kind.Get("Nouns"), kind.Get("Where"))
	if ctrl := kind.Get("Ctrl"); !r.l.multiple(r.who) && ctrl != nil {
		of := resolver{l: r.l, they: r.who}
		rest.Set("Ctrl", of.parts(ctrl))
	}
	return r.mk("cards", r.mk("all"), r.mk("other"), nil, rest)
}

// keeps reports whether cards stay called what they were when this is done to them.
func (f *Form) keeps() bool { return f.Own != nil && f.Own.Keeps }

// away reports whether cards of which something was done are not where they were.
func (l *Language) away(past string) bool {
	return slices.ContainsFunc(l.Vocab.Events, func(e Event) bool { return e.Away && cmp.Or(e.Own, e.Past) == past }) ||
		slices.ContainsFunc(l.Vocab.Moves, func(m Move) bool { return m.Past == past && !l.Game.Zones[m.To].Table })
}

// meant finds what a pronoun stands for, nil for this.
func (r *resolver) meant(n node) *sight {
	many := strings.Contains(n.Name(), "them")
	word, one := map[bool]string{false: "it", true: "them"}[many], map[bool]string{false: "card", true: "cards"}[many]
	var could []string
	var found *sight
	clear := !r.open
	for i, s := range r.sights {
		if s.said.Pos.Off >= n.Pos.Off || s.many != many {
			clear = clear && (many || s.many || s.said.Pos.Off < n.Pos.Off)
			continue
		}
		clear = clear && found == nil && s.past != "" && !s.unsure && !(s.maybe && r.turned) && r.named(s.past) == 1 && s.said.Pos.Off >= r.here &&
			!(s.off && (n == r.it || n.Name() == "laden it")) && !(s.gone && n.Name() == "it" && (r.this || r.here > 0))
		found = &r.sights[i]
		if phrase := "\"the " + s.past + " " + one + "\""; s.past != "" && !slices.Contains(could, phrase) {
			could = append(could, phrase)
		}
	}
	if clear && found == nil && many && len(r.sights) == len(r.roles) && len(r.roles) > 1 && r.named(r.role) == len(r.roles) {
		found = &r.sights[0] // "a monster and a Spell"
	}
	if r.rival != "" && (found == nil && n != r.it && (r.pair || n.Name() == "it") || found != nil && r.pair && found.said.Get("Waited") != nil) {
		clear, could = false, append(could, "\"the "+r.rival+" card\"")
	}
	if found != nil && many { // "if there is a Dragon among the revealed cards, discard them" could be of the Dragons
		clear = clear && !slices.ContainsFunc(r.sights, func(s sight) bool {
			w := s.said.Get("Kind").Get("Where")
			return s.said.Pos.Off < n.Pos.Off && w != nil && strings.TrimPrefix(w.Get("among").Name(), "past ") == found.past && s.past == ""
		})
	}
	if clear && (found != nil || !many && len(r.sights) == 0) {
		return found
	}
	if !many {
		could = append(could, "\"this\"")
	}
	if len(could) == 0 || found != nil && found.past == "" || found == nil && r.rival == "" {
		could = append(could, "\"the chosen "+one+"\", after a step that chooses "+word)
	}
	refuse.At(n.Pos, "what is \"%s\" here? Say %s", word, strings.Join(could, " or "))
	return nil
}

// pronoun makes what a pronoun means of a node with one.
func (r *resolver) pronoun(n node) node {
	into, ok := pronouns[n.Name()]
	if !ok {
		return n
	}
	s := r.meant(n)
	switch {
	case s == nil && n.Name() == "laden it":
		return r.at(n, r.mk("laden", r.mk("itself")))
	case s == nil:
		refuse.If(n.Pos, into[1] == "", "this is what its card says: ask about another card")
		r.here = n.Pos.Off
		this := r.as(n, into[1])
		if n == r.it {
			r.it = this
		}
		return this
	}
	refuse.If(n.Pos, into[0] == "", "this can be said of \"this\", not of \"the %s card\"", s.past)
	noun, said := r.any(), s.said
	if w := said.Get("Waited"); w != nil {
		said = w
	}
	all := list(said.Get("Kind").Get("Nouns").Get("CardNoun"))
	if n := said.Get("CardNoun"); n != nil {
		all = []node{n}
	}
	if len(all) == 1 && r.l.grammar.Rule("past "+s.past) == nil {
		noun = all[0] // "the attacking monster"
	}
	return r.calledSo(n, into[0], s.past, noun)
}

// calledSo says a node of the cards that a participle or an adjective means.
func (r *resolver) calledSo(n node, into, past string, noun node) node {
	if r.l.grammar.Rule("past "+past) != nil {
		n = r.as(n, into)
		n.Set("Past", r.mk("past "+past))
		n.Set("CardNoun", noun)
		return n
	}
	adj := r.at(n, r.mk("adjective "+past)) // "that monster" is the attacking one
	switch into {
	case "that":
		return r.at(n, r.mk("cards", r.mk("the"), nil, nil, r.kind(noun, adj)))
	case "known that":
		return r.at(n, r.mk("known one", adj, noun))
	case "named is", "named isn't":
		n = r.as(n, strings.Replace(into, "named", "one", 1))
		n.Set("Adj", adj)
		n.Set("CardNoun", noun)
		return n
	}
	refuse.At(n.Pos, "say which card: \"the %s card\"", past)
	return nil
}

// thatNoun is "that monster": the card of the event, or of the step before.
func (r *resolver) thatNoun(n node) node {
	past := r.thatPast(n, n.Kids[0])
	return r.calledSo(n, map[string]string{"that noun": "that", "known noun": "known that", "that played noun": "that played"}[n.Name()], past, n.Kids[0])
}

// thatPast is what the card was called that "that" and a noun mean.
func (r *resolver) thatPast(n, noun node) string {
	past := r.past
	if m := r.many; m != nil && m.past != "" && (past == "" || !r.unlike(m.past, noun)) {
		past = m.past
	}
	if past == "" {
		past = r.onlyNamed()
	}
	refuse.If(n.Pos, past == "", "which one? say what was done to it: \"the chosen card\"")
	return past
}

// onlyNamed is what the only card was called that a step before has named, "" if there
// are several.
func (r *resolver) onlyNamed() (past string) {
	for _, s := range r.sights {
		switch {
		case s.past == "":
		case past != "" || s.many || s.unsure:
			return ""
		default:
			past = s.past
		}
	}
	return past
}

// ofNoun is what the only card was called that was spoken of by a noun, "" if there is none.
func (r *resolver) ofNoun(noun node) (past string) {
	for _, s := range r.sights {
		if all := list(s.said.Get("Kind").Get("Nouns").Get("CardNoun")); len(all) == 1 && all[0].Name() == noun.Name() {
			if past != "" || s.past == "" || s.many || s.unsure || s.maybe {
				return ""
			}
			past = s.past
		}
	}
	return past
}

// unlike reports whether what a step made was said to be only some cards, where a noun is of
// a kind of them: "whenever a Dragon attacks, draw a card. That monster ..."
func (r *resolver) unlike(past string, noun node) bool {
	if r.l.words[noun.Name()] == r.l.anyCard() {
		return false
	}
	for _, s := range r.sights {
		if s.past == past && s.said.Pos.Off < noun.Pos.Off {
			all := list(s.said.Get("Kind").Get("Nouns").Get("CardNoun"))
			return len(all) == 1 && r.l.words[all[0].Name()] == r.l.anyCard()
		}
	}
	return false
}

// nth is "the first" or "the other monster" of two that a step has chosen one by one.
func (r *resolver) nth(n, w node) node {
	which := r.l.words[w.Name()].(int)
	refuse.If(n.Pos, which > len(r.roles), "which one? choose them one by one: \"choose a ... and another ...\", and say what was done to it: \"the first chosen ...\"")
	noun := n.Get("CardNoun")
	if noun == nil {
		noun = r.any()
		if all := list(r.roles[which-1].Get("Kind").Get("Nouns").Get("CardNoun")); len(all) == 1 {
			noun = all[0]
		}
	}
	into := map[bool]string{true: "known nth", false: "that nth"}[strings.HasPrefix(n.Name(), "known")]
	return r.at(n, r.mk(into, w, r.mk("past "+r.role), noun))
}
