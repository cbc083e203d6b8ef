package rules

import (
	"math/bits"
	"slices"
)

// This file puts the options of a payment in words.

// pending is the bill of the payment to decide, nil if none is.
func (w Words) pending() *Bill {
	m := w.m
	f := &m.S.Asked
	if m.Game.Pay == 0 || f.Proc != m.Game.Pay || m.S.Decision.Kind == None {
		return nil
	}
	paid := paying(f)
	return f.bill(m, &paid)
}

// Pays reports whether the decision is a proposal to pay that its payer may change.
func (w Words) Pays() bool { return w.m.S.Decision.Kind == PickPay && w.pending() != nil }

// PayProposal is a pending proposal to pay, solved: which sources pay, and which come to the same.
type PayProposal struct {
	sources []Supply
	lots    []int // of each source: those of one come to the same
	used    []int16
}

// PayProposal solves the pending proposal to pay; nil where none is pending.
func (w Words) PayProposal() *PayProposal {
	if w.m.S.Decision.Kind != PickPay {
		return nil
	}
	b := w.pending()
	if b == nil || !b.propose(w.m.S.Asked.Serial) {
		return nil
	}
	return &PayProposal{slices.Clone(b.sources), slices.Clone(b.sheet.Lots()), slices.Clone(b.sheet.Used())} // the bill is used again
}

// source is the place of the source that an option puts in or takes out, -1 if it does neither.
func (p *PayProposal) source(o *Option) int {
	if o.Verb != VerbWith && o.Verb != VerbWithout {
		return -1
	}
	return slices.IndexFunc(p.sources, func(s Supply) bool { return s.Card == o.Card && s.Way == o.Ability })
}

// Alike lists the cards that may stand for that of an option which changes the proposal: they
// come to the same, and pay or don't as it does.
func (p *PayProposal) Alike(o *Option) []CardID {
	if at := p.source(o); at >= 0 {
		return p.alike(at)
	}
	return nil
}

// LikeCard is Alike for an option about card c.
func (p *PayProposal) LikeCard(c CardID) []CardID {
	if at := slices.IndexFunc(p.sources, func(s Supply) bool { return s.Card == c }); at >= 0 {
		return p.alike(at)
	}
	return nil
}

func (p *PayProposal) alike(at int) []CardID {
	var all []CardID
	for i := range p.sources {
		if c := p.sources[i].Card; c != 0 && p.lots[i] == p.lots[at] && (p.used[i] > 0) == (p.used[at] > 0) {
			all = append(all, c)
		}
	}
	return all
}

// Same reports whether c comes to the same as what an option puts in or takes out.
func (p *PayProposal) Same(o *Option, c CardID) bool {
	at := p.source(o)
	for i := range p.sources {
		if at >= 0 && p.sources[i].Card == c && p.lots[i] == p.lots[at] {
			return true
		}
	}
	return false
}

// Pays lists the cards that pay as is proposed.
func (p *PayProposal) Pays() []CardID {
	var all []CardID
	for i := range p.sources {
		if c := p.sources[i].Card; c != 0 && p.used[i] > 0 {
			all = append(all, c)
		}
	}
	return all
}

// payText is a field of an option of a payment.
func (w Words) payText(field string, o *Option) string {
	if field == "fee" {
		return w.feeText(o)
	}
	return w.supplyText(o)
}

// feeText is the way of a price that an option stands for.
func (w Words) feeText(o *Option) string {
	m := w.m
	f := &m.S.Asked
	if w.pending() == nil {
		return ""
	}
	p := f.price(m)
	if o.N < 0 || int(o.N) >= len(p.Ways) {
		return ""
	}
	return m.Game.Say(p.Ways[o.N].Text)
}

// supplyText says what an option puts in or takes out, where its card doesn't
// say it: "floating R", "pool", "discard R".
func (w Words) supplyText(o *Option) string {
	m := w.m
	if o.Card == 0 && int(o.Ability) < len(m.Game.Resources) {
		return "floating " + m.Game.Resources[o.Ability].Short
	}
	b := w.pending()
	if b == nil {
		return ""
	}
	at := b.source(o.Card, o.Ability)
	if at < 0 {
		return ""
	}
	s := &b.sources[at]
	by := m.Game.Means[s.By].Name
	if s.Card == 0 {
		return by
	}
	for i := range b.sources {
		if i != at && b.sources[i].Card == s.Card {
			return by + " " + m.Game.goodsWords(&s.Gives)
		}
	}
	return ""
}

// priceText is what the pending payment wants: "2 Fish and 1 Red Pudge".
func (w Words) priceText() string {
	b := w.pending()
	if b == nil {
		return ""
	}
	var all []Sentence
	for _, want := range b.sheet.Due() {
		if want.Of.Len() > 1 {
			all = append(all, Composer{engine}.Compose("pay.any", "n", want.N))
			continue
		}
		kind := &w.m.Game.Resources[bits.TrailingZeros16(uint16(want.Of))]
		all = append(all, Composer{engine}.Compose("pay.some", "n", want.N, "resource", kind.Name))
	}
	return ListOf(all).Text(w.Called)
}

// cardless are what the pending proposal to pay uses and no card shows: "Fishsicle ×2".
func (w Words) cardless() []Sentence {
	var all []Sentence
	w.m.PaysWith(func(s Supply, uses int16) {
		switch {
		case s.Card != 0:
		case s.floats:
			all = append(all, Composer{engine}.Compose("pay.floating", "n", uses, "resource", w.m.Game.Resources[s.Way].Name))
		default:
			all = append(all, Composer{engine}.ComposeCount("pay.uses", int(uses), "source", w.m.Game.Means[s.By].Name))
		}
	})
	return all
}
