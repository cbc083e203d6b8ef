package vainqueur

import (
	"slices"
	"strconv"

	"feltstack/rules"
)

// fitter finds texts that would never do anything on their card. It knows the
// names of the properties and verbs that programs refer to by number.
type fitter struct{ preds, verbs []string }

func newFitter() *fitter {
	t := &fitter{}
	for _, p := range preds() {
		t.preds = append(t.preds, p.Name)
	}
	for _, v := range natives() {
		t.verbs = append(t.verbs, v.Name)
	}
	return t
}

// fits says why a paragraph would never do anything on a card.
func (t *fitter) fits(d *rules.Def, a *rules.Ability) string {
	spell := (d.Facts[FactKind] == Spell || d.Facts[FactKind] == React) && (!attaches(d) || a != nil && a.Kind <= rules.AbilityUse)
	switch {
	case a == nil && spell: // a static ability
		return "a Spell is not there to go on holding: say until when, as in \"All your monsters get +3 STR until this turn ends\""
	case a == nil:
		return t.idle(d)
	case a.Limit.Refund:
		return "what was paid and used stays so (W-033): leave out \"unless countered\""
	case spell && !attaches(d) && t.onItself(a):
		return "a Spell is never in play: this would do nothing to \"this\""
	case a.Kind == rules.AbilityPlay && !spell: // of a Spell it is what it is used for
		return "this would never happen: begin with what it waits for (\"When this is summoned, ...\"), a cost (\"Discard a card: ...\") or \"Once per turn: ...\""
	case a.Kind == rules.AbilityUse && spell && a.Limit.N > 0:
		return "a Spell is used once: leave out how often per turn"
	case a.Kind == rules.AbilityTrigger && spell && !(a.When.This && (a.When.Why == WhyDiscarded || a.When.Why == WhyMilled)), a.Kind == rules.AbilityInstead && spell:
		return "a Spell is not in play to wait for this: of a Spell it can only be said \"When this is discarded\" and \"When this goes from its deck to a cemetery\""
	case a.When.This && a.When.Why != 0 && !befalls(d, a.When.Why):
		return "this never happens to such a card: " + befall(d)
	}
	if why := otherThan(a, spell); why != "" {
		return why
	}
	return t.never(d, a)
}

// attaches reports whether a card attaches itself to another, so that it stays in play (W-090).
func attaches(d *rules.Def) bool {
	for i := range d.Abilities {
		for j := range d.Abilities[i].Modes {
			code := d.Abilities[i].Modes[j].Code
			for k := range code {
				this := func(o rules.Instr) bool { return o.Op == rules.OpThis && o.Dst == code[k].Reg }
				if code[k].Op == rules.OpFasten && slices.ContainsFunc(code[:k], this) {
					return true
				}
			}
		}
	}
	return false
}

// otherThan says why "other" is not clear in an ability: of a Spell, as it is
// never among cards in play, and where an earlier step was about such cards, too.
func otherThan(a *rules.Ability, spell bool) string {
	const never = "a Spell is never in play: choose or keep the cards first that \"other\" is other than, or leave it out"
	if w := &a.When; spell && a.Kind == rules.AbilityDelayed && w.NotThis && (w.Card == nil || w.Card.Except == 0) {
		return never
	}
	for f := range a.Filters {
		on := !f.Items && f.Reg < 0 && !slices.ContainsFunc(f.From, func(s rules.Source) bool { return !inPlay(s.Zone) })
		switch {
		case !f.NotSrc || !on:
		case spell && f.Except == 0:
			return never
		case !spell && f.Except > 0:
			return "\"other\" could be other than this, or than what a step before is about: say that step later, or choose its cards first (\"Choose a monster.\")"
		}
	}
	return ""
}

// onItself reports whether an ability does something to its own card that only
// cards in play can have done to them.
func (t *fitter) onItself(a *rules.Ability) bool {
	for i := range a.Modes {
		code := a.Modes[i].Code
		for j := 1; j < len(code); j++ {
			in := &code[j]
			if this := &code[j-1]; this.Op == rules.OpThis && this.Dst == in.Reg {
				switch {
				case in.Op == rules.OpMark, in.Op == rules.OpCounters:
					return true
				case in.Op == rules.OpNative && in.Native != nativeSummon && in.Native != nativeFlip:
					return true
				}
			}
		}
	}
	return false
}

// befalls reports whether an event can happen to a card like d itself.
func befalls(d *rules.Def, why uint8) bool {
	master := d.Facts[FactKind] == Master || d.Facts[FactKind] == MasterToken
	switch why {
	case WhySummoned, WhyBattled, WhyAttacks, WhyTributed, WhyHarms, WhyAttacksPlayer, WhyChanged, WhyDowned, WhyReadied:
		return fights(d)
	case WhyWound, WhyWouldWound:
		return master
	case WhyAttacked:
		return fights(d) || master
	case WhyUsed:
		return d.Facts[FactKind] == Spell || d.Facts[FactKind] == React
	case WhyDraw, WhyDiscarded, WhyMilled:
		return d.Facts[FactKind] < MonsterToken
	}
	return true
}

// befall is what a text can wait for of a card that is not a monster.
func befall(d *rules.Def) string {
	switch d.Facts[FactKind] {
	case MonsterToken:
		return "a token comes from nowhere, and is gone once it leaves the field"
	case Battlefield:
		return "a Battlefield does not attack, is not attacked, summoned or tributed: say \"When this enters the field\""
	}
	if fights(d) {
		return "a monster takes no damage: say \"When this is destroyed\""
	}
	return "a Master does not attack, and is not summoned or tributed: say \"When this enters the field\""
}

// asks reports whether a description demands a property.
func (t *fitter) asks(f *rules.Filter, name string) bool {
	return f != nil && slices.ContainsFunc(f.Tests, func(x rules.Test) bool {
		if x.Any == nil {
			return !x.Not && t.property(&x) == name
		}
		return !x.Not && !slices.ContainsFunc(x.Any, func(a rules.Test) bool { return a.Any != nil || a.Not || !momentary(t.preds[a.Pred]) }) &&
			slices.ContainsFunc(x.Any, func(a rules.Test) bool { return t.preds[a.Pred] == name })
	})
}

// momentary reports whether cards are so only while plays wait.
func momentary(pred string) bool { return pred == "attacking" || pred == "attacked" || pred == "fresh" }

// Powers that count only when an attack is declared, or a monster summoned.
const declared = KeyTwice | KeyNoAttack | KeyNoDefend

// idle says why a static ability of d never does anything.
func (t *fitter) idle(d *rules.Def) string {
	for i := range d.Statics {
		st := &d.Statics[i]
		if st.Powers != 0 && st.Powers&^declared == 0 {
			switch {
			case t.asks(st.Whom, "fresh"):
				return "a monster is just summoned only until the players have answered it, and nobody can attack or summon then: say until when, as in \"When this is summoned, ... until this turn ends\""
			case t.asks(st.Whom, "attacking"), t.asks(st.Whom, "attacked"):
				return "this counts only when an attack is declared, and then nothing is attacking yet"
			}
		}
		own := st.Whom == nil || st.Whom.Ctrl == rules.You
		if c := st.If; own && st.Powers != 0 && st.Powers&^declared == 0 && c != nil && c.Pred >= 0 && c.Not && t.preds[c.Pred] == "yourTurn" {
			return "monsters attack and are summoned only in their controller's turn: leave out whose turn it is"
		}
		if st.Whom == nil && !fights(d) && st.Powers&^(KeyNoEffectDeath|KeyNoTarget|KeyNoAttacked|KeyFaceDown) != 0 {
			return "only monsters attack and change position: this card can't have that"
		}
		if why := t.nowhere(st.Whom); why != "" {
			return why
		}
		if why := t.untrue(d, st.If); why != "" {
			return why
		}
	}
	return ""
}

// never says why an ability of d never does anything.
func (t *fitter) never(d *rules.Def, a *rules.Ability) string {
	for f := range a.Filters {
		if why := t.nowhere(f); why != "" {
			return why
		}
	}
	for c := range a.Conds {
		if why := t.untrue(d, c); why != "" {
			return why
		}
	}
	open := a.Kind == rules.AbilityPlay && d.Facts[FactKind] == Spell || a.Kind == rules.AbilityUse && (d.Facts[FactKind] == Spell || fights(d))
	if !open {
		return ""
	}
	instead := "make it a React Spell"
	if fights(d) {
		instead = "say when it happens (\"When this is attacked, ...\")"
	}
	for f := range a.Filters {
		switch {
		case f.Items:
			return "this is used in your Main Step with nothing waiting on the stack: " + instead
		case t.asks(f, "attacking"), t.asks(f, "attacked"):
			return "this is used in your Main Step, when nothing attacks: " + instead
		case t.asks(f, "fresh"):
			return "this is used in your Main Step, after a summon has been answered, so no monster is just summoned: " + instead
		}
	}
	for i := range a.Modes {
		for j := range a.Modes[i].Code {
			if in := &a.Modes[i].Code[j]; in.Op == rules.OpNative && t.verbs[in.Native] == "endAttack" {
				return "this is used in your Main Step, when nothing attacks: " + instead
			}
			if in := &a.Modes[i].Code[j]; (in.Op == rules.OpMark || in.Op == rules.OpDelay) && in.Until == UntilBattle {
				return "this is used in your Main Step, outside battles (W-095): " + instead
			}
		}
	}
	for c := range a.Conds {
		if c != nil && c.Pred >= 0 && t.preds[c.Pred] == "yourTurn" && c.Not {
			return "this is used in your Main Step, never in an opponent's turn: " + instead
		}
	}
	return ""
}

// untrue says why a condition that asks about the card itself makes no sense of d.
func (t *fitter) untrue(d *rules.Def, c *rules.Cond) string {
	switch {
	case c == nil || c.Of > 0 || fights(d):
		return ""
	case c.Count.Kind == rules.PerDoneThis:
		return "only monsters attack, change position and are summoned: this is never so of this card"
	case c.Pred < 0:
		return ""
	}
	master := d.Facts[FactKind] == Master || d.Facts[FactKind] == MasterToken
	switch name := t.preds[c.Pred]; name {
	case "attacked":
		if master {
			return ""
		}
		fallthrough
	case "defending", "ready", "attacking", "fresh", "harmed":
		return "only monsters attack, change position and are summoned: this is never so of this card"
	}
	return ""
}

// nowhere says why no card is ever what a description says.
func (t *fitter) nowhere(f *rules.Filter) string {
	if f == nil {
		return ""
	}
	if why := t.elsewhere(f); why != "" {
		return why
	}
	for i := range f.Tests {
		x := &f.Tests[i]
		if x.Any != nil {
			continue
		}
		if f.Best != 0 && !x.Not && t.property(x) == "faceDown" {
			return faceless
		}
		for j := range f.Tests[:i] {
			if why := t.clash(&f.Tests[j], x); why != "" {
				return why
			}
		}
	}
	return ""
}

const faceless = "a face-down card has neither name nor type nor number (W-036): say \"a face-down card\""

// property is what a test asks about: a name of preds(), or a number.
func (t *fitter) property(x *rules.Test) string {
	switch {
	case x.Than != nil:
		return "number"
	case x.Did > 0:
		return "did " + strconv.Itoa(int(x.Did))
	}
	return t.preds[x.Pred]
}

// elsewhere says why no card is what a description of cards that are not in play says.
func (t *fitter) elsewhere(f *rules.Filter) string {
	if f.Items || len(f.From) == 0 || slices.ContainsFunc(f.From, func(s rules.Source) bool { return inPlay(s.Zone) }) {
		return ""
	}
	switch {
	case f.Least > 0:
		return "cards bear counters only while they are in play"
	case t.asks(f, "token"):
		return "a token that leaves play is gone (W-040): it never lies there"
	case t.asks(f, "defending"), t.asks(f, "ready"), t.asks(f, "attacking"), t.asks(f, "attacked"), t.asks(f, "fresh"):
		return "a card is that only while it is in play"
	}
	return ""
}

// between reports whether tests want a number to be no more than one, and no less than a greater one.
func between(a, b *rules.Test) bool {
	fixed := func(t *rules.Test) bool { return t.Than != nil && *t.Than == rules.Amount{} }
	return fixed(a) && fixed(b) && a.Fact == b.Fact && a.Cmp == rules.AtMost && b.Cmp == rules.AtLeast && a.N < b.N
}

// clash says why no card passes two tests.
func (t *fitter) clash(a, b *rules.Test) string {
	if a.Any != nil {
		return ""
	}
	x, y := t.property(a), t.property(b)
	both := !a.Not && !b.Not
	switch {
	case x == y && a.N == b.N && a.Not != b.Not:
		return "nothing is and is not the same at once"
	case both && (x == "faceDown" || y == "faceDown") && x != y:
		return faceless
	case both && (x == "defending" && y == "ready" || x == "ready" && y == "defending"):
		return "no monster is defending and battle-ready at once: join them by \"or\""
	case both && x == "rank" && y == "rank" && a.N != b.N:
		return "a card has one rank: join them by \"or\""
	case both && (between(a, b) || between(b, a)):
		return "no number is so low and so high at once"
	}
	return ""
}
