// Package listing writes the programs of cards in words, for people who look for
// why a card does what it does.
package listing

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// Words are what a game's language calls what the game itself has no names for:
// the causes of events, kinds of Game.Proposals, the steps of a player until which effects
// last, keyword bits, what cards are, and the tokens that the natives of Makes create.
type Words struct {
	Causes, Comes map[uint8]string
	Untils        map[rules.Until]string
	Powers        []Power
	Are           map[Is]string
	Tokens        []string
	Makes         []uint8
}

// Is is a place in Game.Preds with its number.
type Is struct {
	Pred uint8
	N    int16
}

// Power is a keyword.
type Power struct {
	Phrase string
	Bit    uint64
}

// Of writes the program of a card.
func Of(g *rules.Game, w Words, d *rules.Def) string {
	l := &lister{game: g, words: w}
	l.add("<Keywords?keywords ${powers Keywords}\n>", d)
	for i := range d.Statics {
		l.static("holds", &d.Statics[i])
	}
	for i := range d.Self {
		l.static("of itself", &d.Self[i])
	}
	for i := range d.Lent {
		l.static(fmt.Sprintf("lent %d", i+1), &d.Lent[i])
	}
	l.price("", d.Price)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		for j := range a.Modes {
			m := &a.Modes[j]
			fmt.Fprintf(&l.out, "ability %d %s, mode %d%s%s\n", i+1, l.head(a), j+1, l.say("<Traits?, traits $Traits>", m), l.say("<N?, limit $N ${scope Scope}>", &a.Limit))
			l.add("<When?  when $When\n>", a)
			if a.Kind == rules.AbilityInstead || a.As == rules.AbilityInstead {
				l.add("  <Ask?may: >$Alter\n", a)
			}
			l.add("<If?  only if $If\n>", a)
			l.add("<If?  only if $If\n>", m)
			l.price("  ", a.Price)
			l.price("  ", m.Price)
			for k := range m.Payers {
				l.add("  paid for with $Filter -> ${r As}\n", &m.Payers[k])
			}
			l.mode("  cost ", a.Cost)
			for k := range a.Keeps {
				l.add("  cost's ${r Reg} -> ${r As}\n", &a.Keeps[k])
			}
			l.mode("  ", m)
		}
	}
	return l.out.String()
}

// lister writes one program.
type lister struct {
	out   strings.Builder
	game  *rules.Game
	words Words
}

// add writes what a template says of a struct.
func (l *lister) add(template string, of any) { l.out.WriteString(l.say(template, of)) }

// head names the kind of an ability.
func (l *lister) head(a *rules.Ability) string {
	switch {
	case a.Kind == rules.AbilityGranted:
		return l.say("given, ${kind As}", a)
	case a.Kind <= rules.AbilityUse && int(a.Label) < len(l.game.Labels) && l.game.Labels[a.Label] != "":
		return l.game.Labels[a.Label]
	}
	return l.say("${kind Kind}", a)
}

// mode writes the targets and instructions of a mode, if there is one.
func (l *lister) mode(head string, m *rules.Mode) {
	if m == nil {
		return
	}
	for i := range m.Targets {
		if m.Targets[i].Seat {
			l.add(head+"target ${r Reg} = seat of $Whose\n", &m.Targets[i])
			continue
		}
		l.add(head+"target ${r Reg} = $Min to $Max of $Filter\n", &m.Targets[i])
	}
	for k := range m.Code {
		fmt.Fprintf(&l.out, "%s%2d %s\n", head, k, l.word(m.Code[k]))
	}
}

// static writes a text that holds: who it changes and how, each in a line.
func (l *lister) static(head string, st *rules.Static) {
	while := l.say("<If?, while $If>\n", st)
	for line := range strings.SplitSeq(l.say(staticText, st), "\n") {
		if line != "" {
			l.out.WriteString(head + ": " + l.say("<Whom?$Whom|this> ", st) + line + while)
		}
	}
	for i := range st.Decrees {
		l.out.WriteString(head + ": " + l.word(st.Decrees[i]) + while)
	}
}

// price writes what a card or a play costs.
func (l *lister) price(head string, p *rules.Price) {
	if p == nil {
		return
	}
	fee := func(what string, f *rules.Fee) {
		if f.Code != nil || len(f.Wants) > 0 {
			l.add(head+what+": $Text<Wants? ($Wants)><If?, if $If>\n", f)
			l.mode(head+"  ", f.Code)
		}
	}
	for i := range p.Ways {
		fee("or pays", &p.Ways[i])
	}
	for i := range p.Extras {
		fee("<Ask?may pay|also pays>", &p.Extras[i])
	}
}
