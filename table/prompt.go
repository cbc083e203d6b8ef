package table

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/message"
)

// declares reports whether a decision is of the kind that a card is picked up
// for: a play or an answer, rather than a choice within one.
func declares(k rules.Kind) bool { return k == rules.PickPlay || k == rules.PickAnswer }

// starts says which cards the options of a decision can be begun with by picking one up.
type starts struct {
	s   *Session
	v   *rules.Match
	pay *rules.PayProposal // where a proposal to pay may be changed, else nil
}

func (s *Session) starts(v *rules.Match) starts { return starts{s, v, v.Words().PayProposal()} }

// with lists the cards that an option can be begun with.
func (st starts) with(o *rules.Option) []rules.CardID {
	v := st.v
	var cards []rules.CardID
	target := o.Target != 0
	switch k := v.S.Decision.Kind; {
	case o.Verb == rules.VerbSeat:
		if src := v.S.Decision.Src; src != 0 && v.S.Decision.Declaring {
			cards = append(cards, src) // the card that is being declared names a player
		}
	case k == rules.PickItem && v.S.Decision.Declaring && o.Item != 0:
		if src := v.S.Decision.Src; src != 0 {
			cards = append(cards, src) // the card that is being declared is aimed at a play
		}
	case st.pay != nil:
		cards = st.pay.Alike(o)
	case !declares(k):
		if picksCard(v, o) {
			cards = append(cards, pickedCard(v, o))
		}
	case o.Card != 0:
		cards = append(cards, o.Card)
		if target && v.S.Cards[o.Target].Zone == v.S.Cards[o.Card].Zone {
			cards = append(cards, o.Target) // two cards played together
		}
	default:
		if pile := st.s.looks.Begins[o.Verb]; pile != 0 {
			if top := v.In(pile, v.S.Decision.Seat).Last; top != 0 {
				cards = append(cards, top)
			}
		}
	}
	return cards
}

// wholeOf is all that an option does, as printed; "" where its wording says it.
func wholeOf(v *rules.Match, o *rules.Option) string {
	if v.Game.Speech.Whole == nil {
		return ""
	}
	return v.Game.Speech.Whole(v, *o)
}

// picksCard reports whether an option of a choice among cards stands for one.
func picksCard(v *rules.Match, o *rules.Option) bool {
	switch v.S.Decision.Kind {
	case rules.PickCard, rules.PickOrder, rules.PickPay:
		return pickedCard(v, o) != 0
	}
	return false
}

func pickedCard(v *rules.Match, o *rules.Option) rules.CardID {
	if o.Target != 0 {
		return o.Target
	}
	return o.Card
}

// likeness is what options have in common whose cards are alike.
type likeness struct {
	def  rules.DefID
	verb rules.Verb
	n    int16
}

// payText is the text of a proposal to pay, with what it changes beside what the table shows.
func (s *Session) payText(v *rules.Match, text string) string {
	flag := s.game.Speech.Gists.Flag
	if flag == nil {
		return text
	}
	changes := map[message.ID][]rules.DefID{}
	var all []string
	var order []message.ID
	v.PaysWith(func(src rules.Supply, _ int16) {
		bit := s.game.Means[src.By].Flag
		if src.Card == 0 || bit == 0 {
			return
		}
		ev := rules.Event{Kind: rules.EvFlag, Seat: v.S.Cards[src.Card].Ctrl, Card: src.Card, N: 1, M: int16(bit)}
		if id, told := flag(v, ev); told {
			if changes[id] == nil {
				order = append(order, id)
			}
			changes[id] = append(changes[id], v.S.Cards[src.Card].Def)
		}
	})
	for _, id := range order {
		all = append(all, s.clause(v.Words().Gist(id, rules.Event{Kind: rules.EvFlag, N: 1}, changes[id])))
	}
	if len(all) == 0 {
		return text
	}
	return say("prompt.pay_changes", "text", text, "changes", message.List(all))
}

func (b *builder) prompt() {
	s, v := b.s, b.v
	p := &b.scene.Prompt
	p.Seat = int(s.asked())
	p.Mine = s.asked() == b.me && b.playing()
	if !p.Mine {
		return
	}
	d := v.S.Decision
	p.Text = v.Words().Prompt()
	p.About = b.ids[d.Src]
	if p.Paying = v.Words().Pays(); p.Paying {
		p.Text = s.payText(v, p.Text)
	}
	keys := v.Words().Keys()
	rest, alike := false, map[likeness]bool{}
	for i := range v.S.Options {
		o := &v.S.Options[i]
		handed := declares(d.Kind) && o.Card != 0 && o.Card == d.Src
		if declares(d.Kind) && o.Card != 0 && !handed {
			continue
		}
		spec := &s.game.Verbs[o.Verb]
		button := Button{Option: i, Key: keys[i], Text: upperFirst(v.Words().Say(i)), Default: spec.Default && !rest}
		button.Pays = p.Paying && o.Verb == rules.VerbPay
		if declares(d.Kind) {
			button.Whole = wholeOf(v, o)
		}
		if always, ok := s.always(v, keys[i]); ok {
			p.Always = append(p.Always, Button{Option: i, Key: keys[i], Text: always.text})
		}
		if spec.Default && s.looks.Leaves != nil {
			button.Leaves = s.looks.Leaves(v, *o)
		}
		rest = rest || spec.Default
		if handed {
			// A card to be played at once may lie where it can't be dragged.
			if !slices.Contains(p.Cards, b.ids[o.Card]) {
				p.Cards = append(p.Cards, b.ids[o.Card])
				b.tray(o.Card)
			}
		} else if picksCard(v, o) {
			c := pickedCard(v, o)
			button.Card = b.ids[c]
			if d.Kind == rules.PickCard && v.S.Cards[c].Def != 0 {
				button.Text = v.Def(c).Said() // the question has said what for
			}
			if !slices.Contains(p.Cards, b.ids[c]) {
				p.Cards = append(p.Cards, b.ids[c])
				what := likeness{v.S.Cards[c].Def, o.Verb, o.N}
				if tray := b.tray(c); tray && what.def != 0 && alike[what] {
					continue // one of several like it in a pile: the tray has them all
				}
				alike[what] = true
			}
		}
		if b.starts.pay != nil {
			for _, c := range b.starts.pay.Alike(o) {
				if !slices.Contains(p.Cards, b.ids[c]) {
					p.Cards = append(p.Cards, b.ids[c])
				}
			}
		}
		if o.Item != 0 {
			button.Item = int(o.Item)
			p.Items = append(p.Items, button.Item)
		}
		if o.Verb == rules.VerbSeat {
			button.Player = int(o.N) + 1
			p.Players = append(p.Players, int(o.N))
		}
		p.Buttons = append(p.Buttons, button)
	}
	for _, s := range b.swaps {
		p.Cards = append(p.Cards, b.ids[s.card])
	}
	if s.back() >= 0 {
		p.Declaring = true
		p.Buttons = append(p.Buttons, Button{Option: -1, Key: "cancel", Text: say("prompt.cancel")})
	}
}

// tray puts a card to choose from into the tray if it lies in a pile or is not
// shown at all, and reports whether it is there.
func (b *builder) tray(c rules.CardID) bool {
	area := b.s.looks.Area(b.v.KindOf(c))
	if area.Row != RowNone && area.Style != StylePile {
		return false
	}
	b.scene.Prompt.Tray = append(b.scene.Prompt.Tray, b.card(c, len(b.scene.Prompt.Tray)))
	return true
}
