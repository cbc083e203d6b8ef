package rules

import (
	"math/bits"
	"strconv"
	"strings"
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

// payText is a field of an option of a payment.
func (w Words) payText(field string, o *Option) string {
	switch field {
	case "fee":
		return w.feeText(o)
	case "price":
		return w.priceText()
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
	p := m.AbilityOf(f).priced(f.Mode)
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

// priceText is what the pending payment wants: "RRG2".
func (w Words) priceText() string {
	b := w.pending()
	if b == nil {
		return ""
	}
	var text strings.Builder
	for _, want := range b.wants {
		if bits.OnesCount16(uint16(want.of)) > 1 {
			text.WriteString(strconv.Itoa(int(want.n)))
			continue
		}
		text.WriteString(strings.Repeat(w.m.Game.Resources[bits.TrailingZeros16(uint16(want.of))].Short, int(want.n)))
	}
	return text.String()
}
