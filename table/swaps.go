package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/wording"
)

// swap is a way for a card to pay in place of another source, where it can't pay besides what is proposed.
type swap struct {
	card  rules.CardID
	keys  []string
	words wording.Choice // of the last choice
}

// swaps finds for each card that no option puts into the pending proposal to pay what else it can take the place
// of, if that makes a difference: first of what no card shows.
func (st starts) swaps() []swap {
	if st.pay == nil {
		return nil
	}
	m := st.v
	known := st.pay.Pays()
	for i := range m.S.Options {
		if o := &m.S.Options[i]; o.Verb == rules.VerbWith {
			known = append(known, st.pay.Alike(o)...)
		}
	}
	keys := m.Words().Keys()
	var out []swap
	for _, i := range st.removable() {
		next := m.Copy()
		if next.Choose(i) != nil {
			continue
		}
		then := next.Words()
		pay := then.PayProposal()
		if pay == nil {
			continue
		}
		add := func(s swap) {
			for _, c := range st.pay.LikeCard(s.card) {
				if s.card = c; !slices.Contains(known, c) && !st.pay.Same(&m.S.Options[i], c) {
					known, out = append(known, c), append(out, s)
				}
			}
		}
		for _, c := range pay.Pays() {
			if !slices.Contains(st.pay.Pays(), c) {
				add(swap{c, keys[i : i+1], m.Words().Option(i)})
			}
		}
		more := then.Keys()
		for j := range next.S.Options {
			if o := &next.S.Options[j]; o.Verb == rules.VerbWith {
				add(swap{o.Card, []string{keys[i], more[j]}, then.Option(j)})
			}
		}
	}
	return out
}

// removable lists the options that take something out of the proposal, those about no card first.
func (st starts) removable() []int {
	var all []int
	for _, cardless := range [...]bool{true, false} {
		for i := range st.v.S.Options {
			if o := &st.v.S.Options[i]; o.Verb == rules.VerbWithout && (o.Card == 0) == cardless {
				all = append(all, i)
			}
		}
	}
	return all
}

// swap makes the drop of a card that pays in place of another source.
func (d *dropper) swap() {
	if len(d.drops) > 0 {
		return
	}
	for _, s := range d.c.swaps {
		if s.card == d.card {
			id := d.c.ids[s.card]
			d.add(Drop{Zone: -1, Card: id, Verb: s.words.String(), Kind: s.words.Kind(), Keys: s.keys, Steps: stepsThen(nil, s.words, "")})
			return
		}
	}
}
