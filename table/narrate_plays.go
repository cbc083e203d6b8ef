package table

import "feltstack/rules"

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
		name = append(name, rules.TellWords(" is countered"))
		if ev.Target != 0 && v.S.Cards[ev.Target].Def != 0 {
			name = append(name, rules.TellWords(" by "), v.Game.TellCard(v.S.Cards[ev.Target].Def))
		}
		return name
	case rules.EvStolen:
		return append(rules.Sentence{rules.TellSeat(ev.Seat), rules.TellWords(" "), rules.TellVerb("takes"), rules.TellWords(" over ")}, name...)
	case rules.EvFizzled:
		return append(name, rules.TellWords(" has no legal target left"))
	}
	return append(name, rules.TellWords(" resolves"))
}

// declared says that the play at place i of the stack begins, and what at.
func declared(v *rules.Match, i int, name rules.Sentence) rules.Sentence {
	it := &v.S.Stack[i]
	aims, how := aimsOf(v, it), " at "
	text := append(rules.Sentence{rules.TellSeat(it.Ctrl), rules.TellWords(" "), rules.TellVerb("plays"), rules.TellWords(" ")}, name...)
	saysOther := false
	if look := lookOf(v, i); look.Declared != "" {
		how = ", aimed at "
		text = rules.Tell(look.Declared, func(field string) rules.Sentence {
			switch field {
			case "who":
				return rules.Sentence{rules.TellSeat(it.Ctrl)}
			case "other":
				saysOther = true
				return rules.Sentence{rules.TellSeat(opponentOf(v, it))}
			case "card":
				return rules.Sentence{v.Game.TellCard(look.Card)}
			}
			how = ""
			return aims
		})
	}
	if len(aims) > 0 && how != "" {
		text = append(append(text, rules.TellWords(how)), aims...)
	}
	if opp := namedBy(v, it); opp != rules.NoSeat && !saysOther {
		text = append(text, rules.TellWords(" against "), rules.TellSeat(opp))
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
		return rules.Sentence{rules.TellWords("the copy of "), v.Game.TellCard(it.Def)}
	}
	var all []rules.Sentence
	for _, c := range it.Cards {
		if c != 0 {
			d := v.S.Cards[c].Def
			if it.Lost && c == it.Src {
				d = it.Def
			}
			all = append(all, rules.Sentence{v.Game.TellCard(d)})
		}
	}
	cards := rules.TellAll(all)
	if look := lookOf(v, i); look.Title != "" {
		named := false
		title := rules.Tell(look.Title, func(string) rules.Sentence {
			named = true
			return rules.Sentence{v.Game.TellCard(look.Card)}
		})
		if named || len(cards) == 0 {
			return title
		}
		return bracketed(title, cards)
	}
	if label := labelOf(v, it); label != "" {
		return bracketed(cards, rules.Sentence{rules.TellWords(label)})
	}
	return cards
}

// bracketed adds something in brackets.
func bracketed(s, in rules.Sentence) rules.Sentence {
	s = append(s, rules.TellWords(" ("))
	return append(append(s, in...), rules.TellWords(")"))
}

// aimsOf names what a play is aimed at, beside the card whose play it is.
func aimsOf(v *rules.Match, it *rules.Item) rules.Sentence {
	var all []rules.Sentence
	for _, k := range v.S.Picks {
		switch {
		case k.Serial != it.Serial:
		case k.Is == rules.HeldItem:
			if i := v.S.ItemAt(uint16(k.Card)); i >= 0 {
				all = append(all, playName(v, i))
			}
		case k.Is == rules.HeldCard && k.Card != it.Src && !v.Kept(it, k.Reg):
			all = append(all, rules.Sentence{v.Game.TellCard(v.S.Cards[k.Card].Def)})
		}
	}
	return rules.TellAll(all)
}
