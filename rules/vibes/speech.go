package vibes

import (
	"embed"
	"math/bits"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/wording"
)

// speech is what Vibes says of a match.
func speech() rules.Speech {
	return rules.Speech{
		Messages: catalog, Marks: marks(), Flags: flags(), Phases: phases(),
		Less:   map[uint8]message.ID{WhyVibe: "log.vibe_less", WhyFishsicle: "log.fishsicle_less"},
		Prompt: promptWords, Say: say, Item: itemWords, Result: result, Ending: ending, Gists: gists(), Whole: inFull,
	}
}

//go:embed messages
var files embed.FS

// catalog is what Vibes says.
var catalog = message.New(files, rules.Messages())

// phases are what the phases of a Cycle are called.
func phases() []message.ID {
	return []message.ID{
		PhaseStart: "phase.start", PhaseDraw: "phase.draw", PhasePlay: "phase.play",
		PhaseAction: "phase.action", PhaseCheck: "phase.check", PhaseUnflop: "phase.unflop",
	}
}

// marks is what the log says of marks.
func marks() []rules.StateWords {
	given := powerMarks()
	return []rules.StateWords{
		MarkVibe:    {Begins: "state.vibe", Ends: "state.no_vibe"},
		MarkSetVibe: {Begins: "state.vibe_is", Ends: "state.vibe_was"},
		MarkPower:   {Each: given},
		MarkUnable:  {Each: rules.Reversed(given)},
		MarkGained:  {Begins: "state.gained", Ends: "state.not_gained"},
		MarkMuted:   {Begins: "state.muted", Ends: "state.not_muted"},
		MarkDecree:  {Begins: "state.decree", Ends: "state.no_decree"},
	}
}

// powerMarks is what the log says of each power that is given, in the order of the bits.
func powerMarks() []rules.StateWords {
	return []rules.StateWords{
		{},
		{Begins: "state.no_check", Ends: "state.check"},
		{Begins: "state.no_ice", Ends: "state.ice"},
		{Begins: "state.untargeted", Ends: "state.targeted"},
		{Begins: "state.no_unflop", Ends: "state.unflops"},
		{Begins: "state.no_win", Ends: "state.wins"},
	}
}

// flags is what the log says of card flags, by their bits.
func flags() []rules.StateWords {
	all := make([]rules.StateWords, bits.Len16(FlagFlopped))
	all[bits.TrailingZeros16(FlagFlopped)] = rules.StateWords{Begins: "state.flopped", Ends: "state.unflopped"}
	return all
}

// itemWords names what is on the stack beside Actions: those are told from their cards.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	l := rules.ItemWords{Card: it.Def}
	for j := range m.S.Frames {
		l.Resolving = l.Resolving || m.S.Frames[j].Proc == procResolve && m.S.Frames[j].Item(0) == it.Serial
	}
	if it.Class == ClassAct {
		l.Title = m.Game.Compose("play.act", "card", m.Game.CardPiece(it.Def).Of(it.Src))
		l.Declared = "play.acts"
	}
	return l
}

// promptWords says what is to be responded to.
func promptWords(m *rules.Match) string {
	switch d := &m.S.Decision; d.Prompt {
	case promptAnswer:
		it := m.S.Top()
		if it == nil {
			return ""
		}
		name := m.Game.Defs[it.Def].Said()
		for _, k := range m.S.Picks {
			if k.Serial == it.Serial && k.Is == rules.HeldCard && k.Card != it.Src && m.S.Cards[k.Card].Def != 0 && !m.Kept(it, k.Reg) {
				return m.Game.Say("ask.answer_at", "card", name, "target", m.Def(k.Card).Said())
			}
		}
		return m.Game.Say("ask.answer", "card", name)
	case promptBottom:
		return m.Game.Say("ask.bottom", "all", d.Of)
	}
	return ""
}

// inFull is all that an option does, as printed.
func inFull(m *rules.Match, o rules.Option) string {
	if a := abilityOf(m, o); a != nil {
		return a.Text
	}
	return ""
}

// abilityOf is the ability that an option uses, nil if none.
func abilityOf(m *rules.Match, o rules.Option) *rules.Ability {
	d := m.S.Own(o.Card)
	switch o.Verb {
	case verbAction, verbSaucy, verbAct:
	case verbGained:
		d = rules.DefID(o.N)
	default:
		return nil
	}
	if list := m.Game.Defs[d].Abilities; int(o.Ability) < len(list) {
		return &list[o.Ability]
	}
	return nil
}

// fishWords say that a Fishsicle pays, and that it doesn't, by the verb.
var fishWords = map[rules.Verb]message.ID{rules.VerbWith: "do.fishsicle", rules.VerbWithout: "do.keep_fishsicle"}

// say words an option that uses a text: all that it does. A Fishsicle that pays or doesn't is
// spoken of as one. Of an opening hand of which nothing went to the bottom, no rest is kept.
func say(m *rules.Match, o rules.Option) wording.Choice {
	if id := fishWords[o.Verb]; id != "" && o.Card == 0 && o.Ability == rules.WayPlayer {
		return wording.Choice{Text: m.Game.Say(id)}
	}
	if o.Verb == verbKeep && m.S.Decision.Done == 0 {
		return wording.Choice{Text: m.Game.Say("do.keep_all")}
	}
	a := abilityOf(m, o)
	if a == nil || a.Text == "" {
		return wording.Choice{}
	}
	return a.Printed()
}

// gists say what a play would bring about.
func gists() rules.Gists {
	return rules.Gists{
		Less: map[uint8]message.ID{WhyVibe: "gist.vibe_less"},
		Causes: []message.ID{
			WhyIced:      "gist.iced",
			WhyDraw:      "gist.draw",
			WhyMilled:    "gist.milled",
			WhyHandIced:  "gist.hand_iced",
			WhySent:      "gist.sent",
			WhySwapped:   "gist.sent",
			WhyBack:      "gist.back",
			WhyTaken:     "gist.taken",
			WhyTurned:    "gist.turned",
			WhyVibe:      "gist.vibe",
			WhyFishsicle: "gist.fishsicle",
			WhySpentFish: "gist.fishsicle",
			WhyFallen:    "gist.fallen",
		},
		Marks: []message.ID{MarkMuted: "gist.muted"},
		Flag:  flagGist,
	}
}

// flagGist says that a card flops, and whether it misses Vibe Check then, or unflops.
func flagGist(m *rules.Match, ev rules.Event) (id message.ID, told bool) {
	switch {
	case ev.N == 0:
		return "gist.unflops", false
	case m.KindOf(ev.Card) != Huddle || m.S.Phase >= PhaseCheck || m.Fact(ev.Card, FactVibe) <= 0 || m.Power(ev.Card, KeyNoCheck|KeyNoWin|KeyCheck):
		return "gist.flops", false
	}
	return "gist.sits_out", true
}

// The ways in which a match ends.
const (
	endBaron message.ID = "over.baron"
	endDeck  message.ID = "over.deck"
	endCard  message.ID = "over.card"
)

func ending(m *rules.Match) string { return m.Game.Say(endOf(m)) }

// endOf is how a match ended: by the Baron, an empty deck or a card.
func endOf(m *rules.Match) message.ID {
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Winners.Has(p) && baron(m) == p && m.S.Active == p && m.S.Phase == PhaseStart && cardsInPlay(m, p) >= winCards {
			return endBaron
		}
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if !m.S.Winners.Has(p) && m.In(Deck, p).N == 0 {
			return endDeck
		}
	}
	return endCard
}

// results says how a match ended for a seat, by the way it ended.
var results = map[message.ID]message.ID{endBaron: "over.baron_result", endDeck: "over.deck_result", endCard: "over.card_result"}

func result(m *rules.Match, p rules.Seat) string {
	return m.Game.Say(results[endOf(m)], "n", cardsInPlay(m, p), "other", cardsInPlay(m, m.S.NextSeat(p)))
}
