package text

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
)

//go:embed labels.txt
var labelTable string

//go:embed core.txt
var coreTable string

//go:embed holding.txt
var holdingTable string

//go:embed numbers.txt
var numbersTable string

//go:embed choosing.txt
var choosingTable string

// table is the productions of a game: those that every game has, and lines for
// its words. A production for a word of the game is found in words by its name.
type table struct {
	l     *Language
	b     strings.Builder
	words map[string]any
}

// line writes one production.
func (t *table) line(name, cat, text string) {
	fmt.Fprintf(&t.b, "%s: %s = %s\n", name, cat, text)
}

// word writes a production that stands for a word of the game.
func (t *table) word(kind, phrase, cat, text string, means any, also ...string) {
	name := kind + " " + phrase
	t.words[name] = means
	t.line(name, cat, text)
	for _, a := range also {
		t.line(name, cat, a)
	}
}

// ownWords begins the section of the table that is not the same in every game.
const ownWords = "words of "

// newGrammar makes the grammar of the language.
func (l *Language) newGrammar() (*grammar.Grammar, error) {
	t := &table{l: l, words: maps.Clone(meanings)}
	v := l.Vocab
	t.b.WriteString("## labels.txt\n" + labelTable)
	t.b.WriteString("## core.txt\n" + coreTable)
	t.b.WriteString("## choosing.txt\n" + choosingTable)
	if len(v.Numbers)+len(v.Powers) > 0 {
		t.b.WriteString("## holding.txt\n" + holdingTable)
		t.b.WriteString("## numbers.txt\n" + numbersTable)
	}
	if l.Game.Attached|l.Game.Under != 0 {
		t.b.WriteString("## hanging.txt\n" + hangingTable)
	}
	if l.Game.Grants != 0 {
		t.b.WriteString("## granting.txt\n" + grantingTable)
	}
	if len(v.Acts)+len(v.Befalls) > 0 {
		t.b.WriteString("## decree.txt\n" + decreeTable)
	}
	if len(v.Events) > 0 {
		t.b.WriteString("## waiting.txt\n" + v.ofRound(waitingTable))
	}
	t.b.WriteString("## " + ownWords + l.Game.Title + "\n")
	t.paras()
	t.nouns()
	t.properties()
	t.places()
	t.verbs()
	t.events()
	t.things()
	t.waiting()
	t.relations()
	t.choosables()
	t.grades()
	t.decrees()
	make := grammar.New
	if l.grammar != nil {
		make = l.grammar.Renew
	}
	g, err := make(t.b.String(), "Para", "Body Static+")
	if err != nil {
		return nil, fmt.Errorf("grammar: %w", err)
	}
	l.words = t.words
	l.plans.Clear()
	g.Rank(l.uses)
	return g, nil
}

// paras writes what paragraphs and sentences begin with, or are.
func (t *table) paras() {
	v := t.l.Vocab
	for i := range v.Labels {
		x := &v.Labels[i]
		t.word("label", x.Phrase, "Label", x.Phrase, x)
		if x.Bare {
			t.word("bare", x.Phrase, "BareLabel", x.Phrase, x)
		}
	}
	if v.Use != nil {
		t.line("use", "Para", "{Limit?} {cost:Act[many]+ and} : {Body}")
		t.line("uses", "Para", "{Times} : {Body}")
		t.line("uses", "Para", "{Times} , {Body}")
	}
	if v.Play != nil {
		t.line("plain", "Para", "{Body}")
	}
	for i := range v.Keywords {
		t.word("keyword", v.Keywords[i].Phrase, "Static", v.Keywords[i].Phrase+" .", &v.Keywords[i])
	}
	for i := range v.Cants {
		t.word("cant", v.Cants[i].Phrase, "Cant", v.Cants[i].Phrase, &v.Cants[i])
	}
	t.line("can't be", "Static", "this can't be {Cant} .")
	t.line("can't be any", "Static", "this can't be {Cant+,} or {last:Cant} .")
	for i := range v.Traits {
		t.word("trait", v.Traits[i].Phrase, "Sentence", v.Traits[i].Phrase+" .", &v.Traits[i])
	}
	for i := range v.Ignores {
		t.word("ignores", v.Ignores[i].Phrase, "Ignored", v.Ignores[i].Phrase, &v.Ignores[i])
	}
	for i := range v.Marks {
		t.word("mark", v.Marks[i].Phrase, "Mark", v.Marks[i].Phrase, &v.Marks[i])
	}
	t.line("marked", "Marked", ", {Mark} {Until}")
	t.line("next", "Next", v.Next)
	t.spans()
}

func (t *table) nouns() {
	v := t.l.Vocab
	for i := range v.Nouns {
		n := &v.Nouns[i]
		if n.Item {
			also := []string{}
			if n.Also != "" {
				also = append(also, inflected(n.Also, ""))
			}
			t.word("play", n.Phrase, "PlayNoun[n]", inflected(n.Phrase, n.Plural), n, also...)
			continue
		}
		t.word("noun", n.Phrase, "CardNoun[n]", inflected(n.Phrase, n.Plural), n)
		if n.Pred != "" {
			t.word("non", n.Phrase, "Non", "non-"+n.Phrase, n)
		}
	}
	if slices.ContainsFunc(v.Nouns, func(n Noun) bool { return n.Item }) {
		t.line("plays", "Plays[n]", "{Det[n]} {Other?} {Target?} {PlayKind[n]}")
		t.line("aimed play", "Plays[one]", "{Target} {PlayKind[one]} => a {Target} {PlayKind}")
		t.line("an opponent's play", "Plays[one]", "a opponent's {Target?} {PlayKind[one]}")
		t.line("one of side's plays", "Plays[one]", "one of {Side} {Target?} {PlayKind[many]}")
		t.line("playkind", "PlayKind[n]", "{PlayAdj*} {PlayNoun[n]+ or} {PlayWith*} {Ctrl?}")
		t.line("there is a play", "Cond", "there is/are {Plays[n]}")
	}
}

// inflected is a noun phrase for one and for many.
func inflected(one, many string) string {
	at := strings.LastIndexByte(one, ' ') + 1
	if many == "" {
		many = plural(one)
	}
	return one[:at] + one[at:] + "/" + many[min(at, len(many)):]
}

// agreeing is a phrase that begins with its verb, for one and for many.
func agreeing(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	if third := conjugate(verb); third != verb {
		verb = third + "/" + verb
	}
	if more {
		return verb + " " + rest
	}
	return verb
}

// gaps puts fields in the place of slots.
func gaps(phrase string) string {
	return strings.NewReplacer("{n}", "{Num}").Replace(phrase)
}

// properties writes adjectives, clauses and conditions.
func (t *table) properties() {
	v := t.l.Vocab
	for i := range v.Adjs {
		w := &v.Adjs[i]
		if w.Item {
			t.word("adjective", w.Phrase, "PlayAdj", w.Phrase, w)
			continue
		}
		t.word("adjective", w.Phrase, "Adj", w.Phrase, w)
		for _, a := range w.Also {
			t.word("after", w.Phrase, "AdjAfter", a+" -- aside", w)
		}
	}
	if len(v.Numbers) > 0 {
		t.line("is after", "Cond", "this is {AdjAfter} -- aside")
		t.line("being after", "Being", "{AdjAfter} -- aside")
	}
	for i := range v.Clauses {
		w := &v.Clauses[i]
		cat := "With"
		if w.Item {
			cat = "PlayWith"
		}
		t.word("clause", w.Phrase, cat, gaps(w.Phrase), w, gapped(w.Also)...)
	}
	for i := range v.Conds {
		w := &v.Conds[i]
		t.word("condition", w.Phrase, "Cond", gaps(w.Phrase), w, gapped(w.Also)...)
		if w.During != "" {
			t.word("during", w.Phrase, "During", w.During+" -- aside", w)
		}
		if w.Sides != 0 {
			for _, a := range gapped(w.Also) {
				t.word("throw", w.Phrase, "Throw", a+" -- aside", w, "a "+a)
			}
		}
	}
	if len(v.Powers) > 0 {
		for _, join := range []string{"and ", "or ", ", or ", ", and ", ", "} {
			t.line("and power", "AndPower[n]", join+"{Power[n]}")
		}
	}
	powers := t.l.able()
	for i := range powers {
		k := &powers[i]
		also, and := []string{}, []string{}
		for _, a := range k.Also {
			also = append(also, agreeing(a))
		}
		t.word("power", k.Phrase, "Power[n]", agreeing(k.Phrase), k, also...)
		for _, a := range t.tails(k) {
			for _, join := range []string{"and ", "or ", ", or ", ", and ", ", "} {
				and = append(and, join+a)
			}
		}
		if len(and) > 0 {
			t.word("and then", k.Phrase, "AndPower[n]", and[0]+" -- aside", k, and[1:]...)
		}
	}
	for _, w := range v.Target {
		t.word("target", w, "Target", w, w)
	}
}

// able is the powers of a game, and their opposites where texts can take them away.
func (l *Language) able() []Keyword {
	out := slices.Clone(l.Vocab.Powers)
	for _, k := range l.Vocab.Powers {
		can, ok := strings.CutPrefix(k.Phrase, "can ")
		if !ok || l.Game.Loses == 0 || strings.Contains(can, " while ") {
			continue
		}
		no := Keyword{Phrase: "can't " + can, Bit: k.Bit, Of: k.Of, Also: []string{"can no longer " + can, "lose the ability to " + can}, Lost: true}
		for _, a := range k.Also {
			no.Also = append(no.Also, "can't "+strings.TrimPrefix(a, "can "))
		}
		out = append(out, no)
	}
	return out
}

// tails is how a power may be said after one that begins like it: "change
// position" after "can't attack or".
func (t *table) tails(k *Keyword) []string {
	said := strings.Fields(k.Phrase)
	var out []string
	if k.Lost {
		return nil // "can't pierce or attack twice": the resolver knows which
	}
	for n := 1; n < len(said); n++ {
		head := strings.Join(said[:n], " ") + " "
		if slices.ContainsFunc(t.l.Vocab.Powers, func(o Keyword) bool { return o.Phrase != k.Phrase && strings.HasPrefix(o.Phrase, head) }) {
			out = append(out, strings.Join(said[n:], " "))
		}
	}
	return out
}

func gapped(list []string) []string {
	var out []string
	for _, s := range list {
		out = append(out, gaps(s))
	}
	return out
}

// places writes zones.
func (t *table) places() {
	v := t.l.Vocab
	for i := range v.Zones {
		z := &v.Zones[i]
		switch {
		case t.l.Game.Zones[z.Kind].PerSeat:
			t.word("zone", z.Phrase, "SeatZone", z.Phrase, z)
			t.word("zones", z.Phrase, "SeatZones", plural(z.Phrase), z)
		case z.Bare:
			t.word("zone", z.Phrase, "BareZone", z.Phrase, z)
		default:
			t.word("zone", z.Phrase, "SharedZone", z.Phrase, z)
		}
	}
	if v.Table != "" {
		t.line("on the table", "Where", "on "+v.Table)
		if v.InPlay {
			t.line("on the table", "Where", "in play")
		}
	}
	for i := range v.Stats {
		t.word("stat", v.Stats[i].Phrase, "StatWord", v.Stats[i].Phrase, &v.Stats[i])
	}
	t.line("stat of", "StatOf", "{Whose} {StatWord}")
}
