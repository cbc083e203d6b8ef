package text

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Tree writes a syntax tree, one production a line, for people who look for why a
// text means what it means.
func (l *Language) Tree(t *Text) string {
	var b strings.Builder
	for i := range t.Paras {
		tree(&b, t.Paras[i].node, "", 0)
	}
	return b.String()
}

// tree writes a node and its parts. A list is written as its parts.
func tree(b *strings.Builder, n node, part string, depth int) {
	if n == nil {
		return
	}
	if n.Rule == nil {
		for _, k := range n.Kids {
			tree(b, k, part, depth)
		}
		return
	}
	fmt.Fprintf(b, "%s%s%s", strings.Repeat("  ", depth), part, n.Rule.Name)
	if n.N != 0 {
		fmt.Fprintf(b, " %d", n.N)
	}
	b.WriteByte('\n')
	for i, k := range n.Kids {
		tree(b, k, strings.ToLower(n.Rule.Fields[i].Name)+": ", depth+1)
	}
}

// Listing writes the program of a card.
func (l *Language) Listing(d *rules.Def) string {
	return lister{l, l.nameLists()}.program(d)
}

// program writes the program of a card.
func (l lister) program(d *rules.Def) string {
	var b strings.Builder
	if d.Keywords != 0 {
		fmt.Fprintf(&b, "keywords %s\n", l.powers(d.Keywords))
	}
	for i := range d.Statics {
		l.static(&b, "holds", &d.Statics[i])
	}
	for i := range d.Self {
		l.static(&b, "of itself", &d.Self[i])
	}
	for i := range d.Lent {
		l.static(&b, fmt.Sprintf("lent %d", i+1), &d.Lent[i])
	}
	l.price(&b, "", d.Price)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		for j := range a.Modes {
			m := &a.Modes[j]
			fmt.Fprintf(&b, "ability %d %s, mode %d%s\n", i+1, l.head(a), j+1, strings.Join(append(l.parts(m, "Traits", ", traits $Traits"),
				l.parts(&a.Limit, "N", ", limit $N ${scope Scope}")...), ""))
			if a.When != (rules.When{}) {
				fmt.Fprintf(&b, "  when %s\n", l.when(&a.When))
			}
			if a.Kind == rules.AbilityInstead {
				fmt.Fprintf(&b, "  %s\n", l.alter(&a.Alter))
			}
			b.WriteString(strings.Join(append(l.parts(a, "If", "  only if $If\n"), l.parts(m, "If", "  only if $If\n")...), ""))
			l.price(&b, "  ", a.Price)
			l.price(&b, "  ", m.Price)
			l.mode(&b, "  cost ", a.Cost)
			for _, k := range a.Keeps {
				fmt.Fprintf(&b, "  cost's r%d -> r%d\n", k.Reg, k.As)
			}
			l.mode(&b, "  ", m)
		}
	}
	return b.String()
}

// lister writes programs in words.
type lister struct {
	*Language
	names map[string][]string // by kind
}

// mode writes the targets and instructions of a mode, if there is one.
func (l lister) mode(b *strings.Builder, head string, m *rules.Mode) {
	if m == nil {
		return
	}
	for i := range m.Targets {
		fmt.Fprintf(b, "%s%s\n", head, l.say("target ${r Reg} = $Min to $Max of $Filter", &m.Targets[i]))
	}
	for k := range m.Code {
		fmt.Fprintf(b, "%s%2d %s\n", head, k, l.instr(&m.Code[k]))
	}
}

// head names the kind of an ability.
func (l lister) head(a *rules.Ability) string {
	switch {
	case a.Kind == rules.AbilityGranted:
		return "given, " + l.say("${kind As}", a)
	case a.Kind <= rules.AbilityUse && int(a.Label) < len(l.Game.Labels) && l.Game.Labels[a.Label] != "":
		return l.Game.Labels[a.Label]
	}
	return l.say("${kind Kind}", a)
}

// when writes what an ability waits for.
func (l lister) when(w *rules.When) string {
	return strings.Join(l.parts(w, "Why", "${cause Why}", "This", "this", "Card", "$Card", "NotThis", "not this", "Who", "($Who)",
		"Nth", "time $Nth of ${memory Recall}", "Many", "together"), " ")
}

// alter writes how an ability changes what is about to happen.
func (l lister) alter(a *rules.Alter) string {
	if !a.Keeps {
		return "instead of it"
	}
	return "changes it:" + l.more(a, "Times", " times $Times", "Half", "${half Half}", "Plus", " and $Plus more", "To", " -> $To")
}

// powers names keyword bits.
func (l lister) powers(bits uint64) string {
	var s []string
	for _, k := range slices.Concat(l.Vocab.Powers, l.Vocab.Keywords, l.Vocab.Cants) {
		if k.Bit != 0 && bits&k.Bit == k.Bit {
			s = append(s, k.Phrase)
			bits &^= k.Bit
		}
	}
	if bits != 0 {
		s = append(s, fmt.Sprintf("%#b", bits))
	}
	return strings.Join(s, ", ")
}

// static writes a text that holds: whom it changes, and how.
func (l lister) static(b *strings.Builder, head string, st *rules.Static) {
	whom := "this"
	if st.Whom != nil {
		whom = l.filter(st.Whom)
	}
	say := func(what ...string) {
		fmt.Fprintf(b, "%s: %s%s\n", head, strings.Join(what, " "), l.more(st, "If", ", while $If"))
	}
	for i := range st.Changes {
		ch := &st.Changes[i]
		if ch.Set {
			say(whom, l.say("has $N ${fact Fact}", ch))
		} else {
			say(whom, "gets", l.signed(1, &ch.N), l.say("${fact Fact}", ch))
		}
	}
	if st.Powers != 0 {
		say(whom, "has", l.powers(st.Powers))
	}
	if st.Loses != 0 {
		say(whom, "loses", l.powers(st.Loses))
	}
	for _, k := range st.Gives {
		say(whom, "has ability", fmt.Sprint(k+1))
	}
	if st.Mutes {
		say(whom, "has no abilities")
	}
	for i := range st.Decrees {
		say(l.decree(&st.Decrees[i]))
	}
}

// price writes what a card or a play costs.
func (l lister) price(b *strings.Builder, head string, p *rules.Price) {
	if p == nil {
		return
	}
	fee := func(what string, f *rules.Fee) {
		if f.Code != nil || len(f.Wants) > 0 {
			fmt.Fprintf(b, "%s%s: %s%s\n", head, what, f.Text, l.more(f, "Wants", " ($Wants)", "If", ", if $If"))
			l.mode(b, head+"  ", f.Code)
		}
	}
	for i := range p.Ways {
		fee("or pays", &p.Ways[i])
	}
	for i := range p.Extras {
		fee(l.name("fee", int(min(p.Extras[i].Ask, 1))), &p.Extras[i])
	}
}
