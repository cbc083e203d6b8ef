package table

import "feltstack/rules"

// mostPicks is how many choices in a row are looked at for where a picked card goes.
const mostPicks = 12

// picks makes the drop of the card where it goes if option i picks it for what resolves:
// a card to be discarded is dropped onto the graveyard.
func (d *dropper) picks(m *rules.Match, i int, drop Drop) {
	o := &m.S.Options[i]
	if !picksCard(m, o) || pickedCard(m, o) != d.card || m.S.Decision.Declaring {
		return
	}
	next := m.Copy()
	moved := rules.Event{}
	next.Listen = func(ev *rules.Event) {
		if ev.Kind == rules.EvMove && ev.Card == d.card && moved.Card == 0 {
			moved = *ev
		}
	}
	at := next.S.Decision
	if next.Choose(i) != nil {
		return
	}
	for range mostPicks { // several may be picked before they go
		now := &next.S.Decision
		if moved.Card != 0 || next.S.Over || now.Seat != at.Seat || now.Kind != at.Kind || now.Src != at.Src || now.Declaring {
			break
		}
		if next.Choose(0) != nil {
			return
		}
	}
	if moved.Card == 0 {
		return
	}
	drop.Zone, drop.Card = int(moved.To), 0
	if causes := m.Game.Speech.Gists.Causes; int(moved.Why) < len(causes) && causes[moved.Why] != "" {
		drop.Verb = upperFirst(d.c.session.clause(m.Words().Gist(causes[moved.Why], moved, []rules.DefID{m.S.Cards[d.card].Def})))
		drop.Kind = drop.Verb
	}
	d.add(drop)
}
