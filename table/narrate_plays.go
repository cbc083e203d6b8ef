package table

import (
	"slices"

	"feltstack/rules"
)

// itemWords says what became of a play on the stack.
func (t *narrator) itemWords(ev rules.Event, p rules.Seat) rules.Sentence {
	t.m.View(p, &t.view)
	v := &t.view
	i := v.S.ItemAt(ev.Item)
	if i < 0 {
		return nil
	}
	name := playName(v, i)
	switch ev.Kind {
	case rules.EvDeclared:
		return declared(v, i, name)
	case rules.EvCountered:
		if ev.Target != 0 && v.S.Cards[ev.Target].Def != 0 {
			return composer.Compose("log.countered_by", "play", name, "card", v.Game.CardPiece(v.S.Cards[ev.Target].Def).Of(ev.Target))
		}
		return composer.Compose("log.countered", "play", name)
	case rules.EvStolen:
		return composer.Compose("log.takes_over", "seat", rules.SeatPiece(ev.Seat), "play", name)
	case rules.EvFizzled:
		switch ev.N {
		case rules.FizzleEnded:
			return composer.Compose("log.ended", "play", name)
		case rules.FizzleNegated:
			return composer.Compose("log.negated", "play", name)
		}
		return composer.Compose("log.fizzles", "play", name)
	}
	return composer.Compose("log.resolves", "play", name)
}

// declared says that the play at place i of the stack begins, and what at.
func declared(v *rules.Match, i int, name rules.Sentence) rules.Sentence {
	it := &v.S.Stack[i]
	aims, opp := aimsOf(v, it, lookOf(v, i).Text != ""), namedBy(v, it)
	text := composer.Compose("log.plays", "seat", rules.SeatPiece(it.Ctrl), "play", name)
	if look := lookOf(v, i); look.Declared != "" {
		text = v.Game.Compose(look.Declared, "seat", rules.SeatPiece(it.Ctrl), "other", rules.SeatPiece(opponentOf(v, it)),
			"card", v.Game.CardPiece(look.Card).Of(it.Src), "target", aims)
		if v.Game.Names(look.Declared, "target") {
			aims = nil
		}
		if v.Game.Names(look.Declared, "other") {
			opp = rules.NoSeat
		}
	}
	if len(aims) > 0 {
		text = composer.Compose("log.aimed", "line", text, "aims", aims)
	}
	if opp != rules.NoSeat {
		text = composer.Compose("log.against", "line", text, "other", rules.SeatPiece(opp))
	}
	return text
}

// opponentOf is the opponent that a play names, or the only one, or who comes next.
func opponentOf(v *rules.Match, it *rules.Item) rules.Seat {
	switch rival := v.S.Rival(it.Ctrl); {
	case rival != rules.NoSeat:
		return rival
	case v.S.Opponents(it.Ctrl).Has(it.Opp):
		return it.Opp
	}
	return v.S.NextSeat(it.Ctrl)
}

// playName is what a play at place i of the stack is called in the log.
func playName(v *rules.Match, i int) rules.Sentence {
	it := &v.S.Stack[i]
	if it.Copy {
		return composer.Compose("log.copy", "card", v.Game.CardPiece(it.Def))
	}
	var all []rules.Sentence
	for _, c := range it.Cards {
		if c != 0 {
			d := v.S.Cards[c].Def
			if it.Lost && c == it.Src {
				d = it.Def
			}
			all = append(all, rules.Sentence{v.Game.CardPiece(d).Of(c)})
		}
	}
	cards := rules.ListOf(all)
	if title := lookOf(v, i).Title; len(title) > 0 {
		if len(cards) == 0 || slices.ContainsFunc(title, func(p rules.Piece) bool { return p.Is == rules.PieceCard }) {
			return title
		}
		return composer.Compose("log.in_brackets", "play", title, "more", cards)
	}
	if label := labelOf(v, it); label != "" {
		return composer.Compose("log.in_brackets", "play", cards, "more", label)
	}
	return cards
}

// aimsOf names what a play is aimed at, beside the card whose play it is: its targets, and
// of a play that the game itself aims all that it is about.
func aimsOf(v *rules.Match, it *rules.Item, byGame bool) rules.Sentence {
	var all []rules.Sentence
	for _, k := range v.S.Picks {
		switch {
		case k.Serial != it.Serial:
		case k.Is == rules.HeldItem:
			if i := v.S.ItemAt(k.Item()); i >= 0 {
				all = append(all, playName(v, i))
			}
		case k.Is == rules.HeldCard && k.Card != it.Src && !v.Kept(it, k.Reg) && (byGame || aimedBy(v, it, k.Reg)):
			all = append(all, rules.Sentence{v.Game.CardPiece(v.S.Cards[k.Card].Def).Of(k.Card)})
		}
	}
	return rules.ListOf(all)
}
