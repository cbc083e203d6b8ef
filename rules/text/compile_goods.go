package text

import "feltstack/rules"

// Goods is a resource that costs are paid with: "Green Pudge".
type Goods struct {
	Phrase string
	Of     rules.ResourceSet // any of these pays for it
}

// addGoods adds the verbs by which costs are paid with resources.
func (l *Language) addGoods(add func(form)) {
	for i := range l.Vocab.Goods {
		g := &l.Vocab.Goods[i]
		add(form{text: "pay {n} " + g.Phrase, core: corePay, goods: g})
	}
}

// payGoods compiles a part of a cost that is paid with resources.
func (c *compiler) payGoods(k *Clause) {
	n, g := k.Args[0].(*Count), k.Form.goods
	switch {
	case !c.costs || k.Subject != SubjectYou:
		fail(k.Pos, "%s is paid as a cost: say it before a colon", g.Phrase)
	case n.Kind != CountN:
		fail(k.Pos, "say how much: \"pay 2 %s\"", g.Phrase)
	}
	c.wants = append(c.wants, rules.Want{Of: g.Of, N: rules.Amount{N: int16(n.N)}})
}

// pays gives an ability its cost: resources, and what else is paid.
func pays(out *rules.Ability, cost *compiler) {
	if len(cost.wants) > 0 {
		out.Price = &rules.Price{Ways: []rules.Fee{{Text: upper(cost.out.Text), Wants: cost.wants}}}
	}
	if len(cost.out.Code) > 0 {
		out.Cost = &cost.out
	}
}
