package table

import (
	"slices"

	"feltstack/rules"
)

// stack shows the plays that wait, the next one to resolve first.
func (b *builder) stack() {
	v := b.v
	for i := len(v.S.Stack) - 1; i >= 0; i-- {
		it := &v.S.Stack[i]
		item := ItemScene{
			ID: int(it.Serial), By: b.s.name(it.Ctrl), Seat: int(it.Ctrl), Mine: it.Ctrl == b.me, Next: i == len(v.S.Stack)-1,
		}
		look := lookOf(v, i)
		item.Title, item.Text, item.Answers, item.Does = look.Title.Text(b.s.name), look.Text, look.Answers, look.Resolving
		if item.Title == "" {
			item.Title = titleOf(v, it)
		}
		if item.Text == "" {
			item.Text = textOf(v, it)
		}
		if it.Copy {
			item.Title = say("stack.copy", "play", item.Title)
			item.Cards = []CardScene{{ID: lostID(it.Serial), Def: int(it.Def), Name: v.Game.Defs[it.Def].Said()}}
		}
		for j, c := range it.Cards {
			switch {
			case c == 0 || it.Copy:
			case it.Lost && c == it.Src:
				item.Cards = append(item.Cards, CardScene{ID: lostID(it.Serial), Def: int(it.Def), Name: v.Game.Defs[it.Def].Said()})
			default:
				item.Cards = append(item.Cards, b.card(c, j))
			}
		}
		for _, k := range v.S.Picks {
			switch {
			case k.Serial != it.Serial:
			case k.Is == rules.HeldItem:
				item.ItemOf = int(k.Item())
			case k.Is != rules.HeldCard || v.Kept(it, k.Reg) || slices.Contains(item.Targets, b.ids[k.Card]):
			case (b.inHand(k.Card) || b.offered(k.Card)) && !aimedBy(v, it, k.Reg): // it has come there by the play itself, or is to be chosen
			default:
				item.Targets = append(item.Targets, b.ids[k.Card])
				if look.Text != "" || aimedBy(v, it, k.Reg) { // the game itself words it and has aimed it
					item.Aimed = append(item.Aimed, b.ids[k.Card])
				}
			}
		}
		opp := namedBy(v, it)
		if look.Opponent {
			opp = it.Opp
		}
		if opp != rules.NoSeat {
			item.Against = append(item.Against, int(opp))
		}
		b.scene.Stack = append(b.scene.Stack, item)
	}
}

// inHand reports whether a card lies in a hand.
func (b *builder) inHand(c rules.CardID) bool { return b.s.looks.Area(b.v.KindOf(c)).Row == RowHand }

// offered reports whether a card is one of those that the pending decision chooses from.
func (b *builder) offered(c rules.CardID) bool {
	return b.v.S.Decision.Kind != rules.PickPlay && slices.ContainsFunc(b.v.S.Options, func(o rules.Option) bool { return o.Card == c })
}

// aimedBy reports whether a register of a play holds what was chosen as its target when
// it was declared.
func aimedBy(v *rules.Match, it *rules.Item, reg uint8) bool {
	a := abilityOf(v, it)
	if a == nil {
		return true // the game itself has aimed it
	}
	return slices.ContainsFunc(a.Modes, func(m rules.Mode) bool {
		return slices.ContainsFunc(m.Targets, func(t rules.Target) bool { return t.Reg == reg })
	})
}

// namedBy is the opponent who a play names, NoSeat where there is only one, or
// where a card that the play is aimed at says who it is.
func namedBy(v *rules.Match, it *rules.Item) rules.Seat {
	if it.Opp == rules.NoSeat || v.S.Rival(it.Ctrl) != rules.NoSeat || !v.S.Opponents(it.Ctrl).Has(it.Opp) {
		return rules.NoSeat
	}
	for _, k := range v.S.Picks {
		if k.Serial == it.Serial && k.Is == rules.HeldCard && v.S.Cards[k.Card].Ctrl == it.Opp && !v.Kept(it, k.Reg) {
			return rules.NoSeat
		}
	}
	return it.Opp
}

func lookOf(v *rules.Match, i int) rules.ItemWords {
	if v.Game.Speech.Item == nil {
		return rules.ItemWords{}
	}
	return v.Game.Speech.Item(v, i)
}

// abilityOf is the ability that an item was declared for, nil if it is none.
func abilityOf(v *rules.Match, it *rules.Item) *rules.Ability {
	all := v.Game.Defs[it.Def].Abilities
	if int(it.Ability) >= len(all) {
		return nil
	}
	return &all[it.Ability]
}

func labelOf(v *rules.Match, it *rules.Item) string {
	a := abilityOf(v, it)
	if a == nil || int(a.Label) >= len(v.Game.Labels) {
		return ""
	}
	return v.Game.Labels[a.Label]
}

// titleOf is "Three of Spades - Base".
func titleOf(v *rules.Match, it *rules.Item) string {
	title, label := v.Game.Defs[it.Def].Name, labelOf(v, it)
	switch {
	case title == "" && int(it.Class) < len(v.Game.Classes):
		return v.Game.Say(v.Game.Classes[it.Class])
	case label != "":
		return say("stack.labeled", "card", title, "label", label)
	}
	return title
}

// textOf is what a play will do, as it is printed.
func textOf(v *rules.Match, it *rules.Item) string {
	a := abilityOf(v, it)
	switch {
	case a == nil:
		return ""
	case len(a.Modes) > 1 && it.Mode >= 0 && int(it.Mode) < len(a.Modes):
		return a.Modes[it.Mode].Text
	}
	return a.Text
}
