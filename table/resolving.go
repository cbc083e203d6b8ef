package table

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// A card that attaches itself to another one as it resolves is dropped on that one, too: the
// choice is made in advance, and again only if it can't be made then.

// inAdvance begins the key of a choice that is made as the play of a drop resolves.
const inAdvance = "later:"

// laterChoice is a choice that a seat has made in advance, for the time when a play of a card
// resolves; without a key: none.
type laterChoice struct {
	seat rules.Seat
	card rules.CardID
	key  string
}

// advanced is the option of a decision that was chosen in advance, -1 if none was.
func (s *Session) advanced(m *rules.Match) int {
	a, d := s.later, &m.S.Decision
	if a.key == "" || d.Seat != a.seat || d.Src != a.card || d.Declaring {
		return -1
	}
	return slices.Index(m.Words().Keys(), a.key)
}

// resolving makes the drops of plays on the cards to which the dragged one attaches itself as
// they resolve.
func (d *dropper) resolving() {
	for _, play := range slices.Clone(d.drops) {
		if play.Begins || play.Zone < 0 || play.Card != 0 || play.Item != 0 || play.Player != 0 {
			continue
		}
		m := d.sample.Copy()
		m.Alone = func(rules.Seat, string) bool { return false }
		if !choose(m, play.Keys) || !d.asksAsItResolves(m) {
			continue
		}
		for i := range m.S.Options {
			if !picksCard(m, &m.S.Options[i]) {
				continue
			}
			next, host := m.Copy(), pickedCard(m, &m.S.Options[i])
			if next.Choose(i) != nil || next.S.Cards[d.card].Host != host {
				continue
			}
			d.add(Drop{
				Zone: -1, Card: d.c.ids[host], Verb: say("drop.attach", "card", m.Def(host).Said()), Kind: play.Kind, Text: play.Text,
				Keys: append(slices.Clip(play.Keys), inAdvance+m.Words().Key(i)), Steps: play.Steps,
			})
		}
	}
}

// asksAsItResolves has everybody let a play of the card happen. It reports whether the seat is
// then asked by the card, and has learned nothing.
func (d *dropper) asksAsItResolves(m *rules.Match) bool {
	for range mostPasses {
		if m.S.Over || m.S.Decision.Declaring {
			return false
		}
		rest := defaultOf(m)
		if m.S.Decision.Kind != rules.PickAnswer || rest < 0 {
			break
		}
		if m.Choose(rest) != nil {
			return false
		}
	}
	return m.S.Decision.Seat == d.c.seat && m.S.Decision.Src == d.card && !d.reveals(&d.sample, m)
}

// choose makes choices by their keys. It reports whether all can be made.
func choose(m *rules.Match, keys []string) bool {
	for _, key := range keys {
		i := slices.Index(m.Words().Keys(), key)
		if i < 0 || m.Choose(i) != nil {
			return false
		}
	}
	return true
}

// forLater parts the keys of a drop: those of choices that are made now, and that of one in
// advance, "" if there is none.
func forLater(keys []string) (now []string, later string) {
	if n := len(keys) - 1; n > 0 {
		if key, ok := strings.CutPrefix(keys[n], inAdvance); ok {
			return keys[:n], key
		}
	}
	return keys, ""
}
