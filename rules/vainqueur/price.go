package vainqueur

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/message"
)

// This file is what cards cost: how else a Spell or a monster is paid for, and
// what is paid besides (W-112).

// finishPrice gives what a card's text says of its price to what it is played for.
func finishPrice(d *rules.Def) error {
	if d.Price == nil {
		return nil
	}
	alpha := d.Facts[FactRank] == 1
	switch d.Facts[FactKind] {
	case Spell, React:
		for i := range d.Abilities {
			if a := &d.Abilities[i]; a.Kind <= rules.AbilityUse {
				if len(d.Price.Ways) > 1 && a.Cost == nil {
					return fmt.Errorf("this costs nothing: say what is paid (\"Discard a card: draw 2 cards\") before what may be paid instead")
				}
				p := *d.Price
				if p.Ways = slices.Clone(p.Ways); len(p.Ways) > 1 {
					p.Ways[0].Text = message.ID(a.CostWords())
				}
				a.Also(&p)
			}
		}
		return nil
	case Monster:
		for i := range d.Price.Extras {
			if d.Price.Extras[i].Ask != 0 {
				return fmt.Errorf("nobody knows later whether more was paid for a monster: leave out \"you may\"")
			}
		}
		if len(d.Price.Ways) > 1 && alpha {
			return fmt.Errorf("an α monster is summoned for nothing: there is nothing to pay otherwise")
		}
		d.Abilities = append(d.Abilities, rules.Ability{Kind: rules.AbilityPlay, Modes: []rules.Mode{{}}, Price: summonPrice(d)})
		return nil
	}
	return fmt.Errorf("only Spells and monsters have a cost")
}

// chargeSpells lets Spells cost the life that texts charge for their use, if any text
// of a game does.
func chargeSpells(g *rules.Game) {
	charges := func(d rules.Decree) bool { return d.Kind == rules.Charges && d.Act == ActUse }
	says := func(list []rules.Static) bool {
		return slices.ContainsFunc(list, func(s rules.Static) bool { return slices.ContainsFunc(s.Decrees, charges) })
	}
	if !slices.ContainsFunc(g.Decrees, charges) && !slices.ContainsFunc(g.Defs, func(d rules.Def) bool { return says(d.Statics) || says(d.Self) }) {
		return
	}
	due := rules.Amount{Kind: rules.Cost, Reg: ActUse}
	fee := rules.Fee{
		If:   &rules.Cond{Pred: -1, Count: due, N: 1},
		Code: &rules.Mode{Code: []rules.Instr{{Op: rules.OpNum, Num: NumLife, N: -1, Max: due, Why: WhyLife}}},
	}
	for i := range g.Defs[1:] {
		d := &g.Defs[i+1]
		if k := d.Facts[FactKind]; k != Spell && k != React {
			continue
		}
		for j := range d.Abilities {
			if a := &d.Abilities[j]; a.Kind <= rules.AbilityUse {
				a.Also(&rules.Price{Extras: []rules.Fee{fee}}) // last: "the additional cost" is the text's own, the first
			}
		}
	}
}

// summonPrice is the price of a Regular Summon: tributes or other ways, which
// need space (W-015), and what comes besides.
func summonPrice(d *rules.Def) *rules.Price {
	rank := d.Facts[FactRank]
	need := rules.Amount{Kind: rules.Cost, N: rank - 1, Reg: ActSummon}
	tribute := rules.Fee{Text: "do.tribute_one", If: roomFor(&need), Code: &rules.Mode{Code: []rules.Instr{
		{
			Op: rules.OpPick, Min: need, Max: need, Prompt: promptPayment,
			Filter: &rules.Filter{
				Reg: -1, Ctrl: rules.Each, From: []rules.Source{{Zone: Field}},
				Tests: []rules.Test{{Pred: uint8(slices.IndexFunc(preds(), func(p rules.Pred) bool { return p.Name == predTributable }))}},
			},
		},
		{Op: rules.OpNative, Native: nativeTribute, Dst: -1},
	}}}
	if rank > 2 {
		tribute.Text = "do.tribute_two"
	}
	p := &rules.Price{Ways: []rules.Fee{tribute}, Extras: d.Price.Extras}
	for i := 1; i < len(d.Price.Ways); i++ {
		way := d.Price.Ways[i]
		way.If = roomFor(nil)
		p.Ways = append(p.Ways, way)
	}
	return p
}

// roomFor is the condition that there is space for a monster once that many are tributed.
func roomFor(tributed *rules.Amount) *rules.Cond {
	mine := &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{{Zone: Field}}}
	return &rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.CountAll, Filter: mine}, Cmp: rules.AtMost, N: fieldSize - 1, Than: tributed}
}
