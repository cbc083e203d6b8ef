package vibes

import (
	"slices"

	"feltstack/rules"
)

// This file is what moves do: drawing, icing, entering and leaving play.

// The zones of cards in play: unworn of those that can be flopped to produce or for [ACT], played of all.
var (
	unworn = [...]rules.ZoneKind{Rods, Huddle, Relics}
	played = [...]rules.ZoneKind{Rods, Huddle, Relics, Worn}
)

func inPlay(k rules.ZoneKind) bool { return slices.Contains(played[:], k) }

// The kinds of events that something can happen instead of, places in Game.Proposals.
const (
	comesIce uint8 = iota + 1
	comesDraw
	comesCounters
	comesFish
)

func proposals() []rules.Proposal {
	return []rules.Proposal{
		comesIce:  {Why: WhyWouldIce, Holds: mayIce, Before: beforeIce},
		comesDraw: {Why: WhyWouldDraw, Moves: WhyDraw, Draws: true, One: true, Whole: true, Before: beforeDraw, Many: WhyDraws},

		comesCounters: {Why: WhyWouldPut, Gains: WhyVibe},
		comesFish:     {Why: WhyWouldFish, Gains: WhyFishsicle, Many: WhyFished},
	}
}

// icing is c being iced from play by a player, NoSeat: by the rules.
func icing(m *rules.Match, c rules.CardID, by rules.Seat) rules.Coming {
	return rules.Coming{
		Kind: comesIce, Act: rules.ActMove, Card: c, Why: WhyIced, To: m.Game.Zone(Ice, m.S.Cards[c].Owner), At: rules.Top, Reg: -1, By: by,
	}
}

// iceAtOnce lets a player ice c from play, as a step of its own.
func iceAtOnce(m *rules.Match, c rules.CardID, by rules.Seat) {
	group := m.S.NewSerial()
	m.Collect(group, icing(m, c, by))
	m.Happen(group)
}

// mayIce reports whether nothing keeps a card from being iced (B-059).
func mayIce(m *rules.Match, ev rules.Coming) bool {
	return inPlay(m.KindOf(ev.Card)) && !m.Power(ev.Card, KeyNoIce)
}

// beforeIce tells that a card is iced, before it leaves (Vibes, To Ice/ Iced; B-040).
func beforeIce(m *rules.Match, ev *rules.Coming) {
	m.RaiseLeaving(WhyIced, ev.Card, m.S.Cards[ev.Card].Ctrl, 0)
	if ev.By != rules.NoSeat {
		m.RaiseLeaving(WhyIces, ev.Card, ev.By, 0)
	}
}

// beforeDraw takes away draws that are skipped, and ends the match for who draws from an
// empty deck (B-061; Vibes, Win/Loss Conditions).
func beforeDraw(m *rules.Match, ev *rules.Coming) {
	for ; ev.N > 0 && m.S.Seats[ev.Seat].Nums[NumSkips] > 0; ev.N-- {
		m.AddNum(ev.Seat, NumSkips, -1, WhySkipped)
	}
	if m.S.Zones[ev.From].N < ev.N {
		ev.N = 0
		m.Lose(rules.Of(ev.Seat))
	}
}

// instead makes cards go to their owner's hand, deck and ice, whoever's a text says (Vibes,
// Owner).
func instead(m *rules.Match, mv *rules.Move) {
	switch to := m.Game.ZoneKind(mv.To); to {
	case Deck, Hand, Ice:
		if p := m.S.Cards[mv.Card].Owner; p != rules.NoSeat {
			mv.To = m.Game.Zone(to, p)
		}
		if to == Ice && m.S.Marked(mv.Card, MarkSunk) {
			mv.To, mv.At = m.Game.Zone(Deck, m.S.Cards[mv.Card].Owner), rules.Bottom
		}
	}
	openly(m, mv)
}

// leaves reports a card that is about to leave play.
func leaves(m *rules.Match, mv rules.Move) { unhuddled(m, mv.Card) }

// unhuddled tells that a card is about to leave the huddle, which is that of both players.
func unhuddled(m *rules.Match, c rules.CardID) {
	if m.KindOf(c) == Huddle {
		m.RaiseLeaving(WhyUnhuddled, c, m.S.Cards[c].Ctrl, 0)
	}
}

// falls says where what lay on a card goes that leaves play: a card under it goes where it
// goes, to its own owner's zone (Vibes, Card under another card), or back to its owner's huddle
// where the other says so; a Fit stays, to be iced once its own text has seen its wearer go.
func falls(m *rules.Match, c rules.CardID, mv *rules.Move) rules.ZoneID {
	owner := m.S.Cards[c].Owner
	if m.KindOf(c) == Worn {
		return m.S.Cards[c].Zone
	}
	if m.KindOf(c) == Under {
		if m.Def(m.S.Cards[c].Host).Keywords&KeyGivesBack != 0 {
			return m.Game.Zone(Huddle, owner)
		}
		if k := m.Game.ZoneKind(mv.To); m.Game.Zones[k].PerSeat {
			return m.Game.Zone(k, owner)
		}
	}
	return m.Game.Zone(Ice, owner)
}

// adrift reports whether a Fit may lie there without a wearer: until the game looks, and as long as texts of
// its own wait (settle).
func adrift(m *rules.Match, c rules.CardID) bool {
	if m.KindOf(c) != Worn || m.S.Over {
		return m.KindOf(c) == Worn
	}
	switch m.S.Frames[len(m.S.Frames)-1].Proc {
	case procMatch, procTurn, procAction, procCheck: // they go on once all has settled
		return false
	case procSettle:
		return waits(m, c)
	}
	return true
}

// heard tells Penguins that they are outfitted, and Fits that they are put on (B-076). What becomes a copy as it enters enters as that.
func heard(m *rules.Match, ev *rules.Event) {
	if ev.Kind == rules.EvGuise && ev.N == 1 && m.KindOf(ev.Card) == Huddle {
		copies(m, ev.Card)
		return
	}
	if ev.Kind == rules.EvAttached && ev.Target != 0 && m.KindOf(ev.Card) == Worn {
		m.Raise(WhyOutfit, ev.Target, m.S.Cards[ev.Target].Ctrl, 0)
		m.Raise(WhyWorn, ev.Card, m.S.Cards[ev.Card].Ctrl, 0)
	}
}

// copies lets c, which has become a copy of another card, enter as that if it is just entering: flopped, and with
// what its new text says of entering. Others have heard it enter as what it was (B-046).
func copies(m *rules.Match, c rules.CardID) {
	f := running(m)
	if f == nil || f.Src != c || m.AbilityOf(f).When.Why != WhyEntering {
		return
	}
	if m.Power(c, KeyFlopped) {
		m.SetFlag(c, FlagFlopped, true)
	}
	for _, why := range [...]uint8{WhyEntering, WhyArrives, WhyEnters, WhyJoins} {
		m.RaiseOwn(why, c, m.S.Cards[c].Ctrl)
	}
}

// moved ends what a card loses when it leaves play, and tells what the move was.
func moved(m *rules.Match, mv *rules.Move) {
	from, to := m.Game.ZoneKind(mv.From), m.Game.ZoneKind(mv.To)
	c := mv.Card
	card := &m.S.Cards[c]
	switch {
	case inPlay(from) && !inPlay(to):
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
		card.Flags = 0
	case inPlay(to) && !inPlay(from):
		enters(m, mv)
	case card.Face == rules.FaceDown && to == Rods && from != Rods:
		hide(m, c)
	case from == Huddle && to == Huddle && mv.Why != WhySwapped:
		m.Raise(WhyJoins, c, card.Ctrl, 0) // B-044
	}
	switch {
	case from == Ice:
		dropMarks(m, c, MarkPlayable)
	case from == OnStack:
		dropMarks(m, c, MarkSunk)
	}
	switch {
	case mv.Why == WhyDraw:
		m.Raise(WhyDraw, c, card.Owner, 0)
	case from == Deck && to == Ice:
		m.Raise(WhyMilled, c, card.Owner, 0)
	case from == Hand && to == Ice:
		m.Raise(WhyHandIced, c, card.Owner, 0)
	}
	if to == Ice {
		m.Raise(WhyInIce, c, card.Owner, 0)
	}
	showTops(m)
}

// dropMarks takes the marks of a kind off card c.
func dropMarks(m *rules.Match, c rules.CardID, kind uint8) {
	m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && k.Kind == kind })
}

// enters is c coming into play: unflopped, unless it says otherwise (Vibes, Flopping).
// What a table is laid with came before, for no cause.
func enters(m *rules.Match, mv *rules.Move) {
	c, to := mv.Card, m.Game.ZoneKind(mv.To)
	card := &m.S.Cards[c]
	if card.Face == rules.FaceDown {
		hide(m, c)
		return
	}
	if mv.Why != WhyNone && m.Power(c, KeyFlopped) {
		m.SetFlag(c, FlagFlopped, true)
	}
	m.Raise(WhyEntering, c, card.Ctrl, 0)
	m.Raise(WhyArrives, c, card.Ctrl, 0)
	if to == Huddle {
		n := len(m.S.Queue)
		m.Raise(WhyEnters, c, card.Ctrl, 0)
		m.Raise(WhyJoins, c, card.Ctrl, 0)
		if inForce(m, KeyTwice) {
			for _, t := range slices.Clone(m.S.Queue[n:]) {
				if t.Serial == 0 { // no text that waits: those aren't abilities of cards in play
					m.S.Queue = append(m.S.Queue, t)
				}
			}
		}
	}
}

// inForce reports whether a card in play says what a keyword means.
func inForce(m *rules.Match, bit uint64) bool {
	if !m.Stated(bit) {
		return false
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if inForceFor(m, p, bit) {
			return true
		}
	}
	return false
}

// inForceFor reports whether a card in play that seat p controls says what a keyword means.
func inForceFor(m *rules.Match, p rules.Seat, bit uint64) bool {
	if !m.Stated(bit) {
		return false
	}
	for _, z := range [...]rules.ZoneKind{Relics, Huddle} {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			if m.Def(c).Keywords&bit != 0 && !m.Silent(c) {
				return true
			}
		}
	}
	return false
}

// showTops shows the cards that texts let players look at: the top cards of decks.
func showTops(m *rules.Match) {
	type shown struct {
		card rules.CardID
		to   rules.SeatSet
	}
	var room [8]shown
	news := room[:0] // a card is shown once, to all who may see it
	for p := range rules.Seat(m.S.SeatCount) {
		m.Shown(p, func(c rules.CardID) {
			if i := slices.IndexFunc(news, func(s shown) bool { return s.card == c }); i >= 0 {
				news[i].to |= rules.Of(p)
			} else if !m.S.Cards[c].Known.Has(p) {
				news = append(news, shown{c, rules.Of(p)})
			}
		})
	}
	for _, s := range news {
		m.Show(s.card, s.to)
	}
}

// flop flops c, which tells those who wait for it, if it isn't flopped.
func flop(m *rules.Match, c rules.CardID) {
	if inPlay(m.KindOf(c)) && !m.S.Has(c, FlagFlopped) {
		m.SetFlag(c, FlagFlopped, true)
		m.Raise(WhyFlops, c, m.S.Cards[c].Ctrl, 0)
	}
}

func unflop(m *rules.Match, c rules.CardID) {
	if inPlay(m.KindOf(c)) && m.S.Has(c, FlagFlopped) {
		m.SetFlag(c, FlagFlopped, false)
		m.Raise(WhyUnflops, c, m.S.Cards[c].Ctrl, 0)
	}
}
