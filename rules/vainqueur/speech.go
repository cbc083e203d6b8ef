package vainqueur

import (
	"embed"
	"math/bits"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/wording"
)

// speech is what Vainqueur says of a match.
func speech() rules.Speech {
	return rules.Speech{
		Messages: catalog, Less: map[uint8]message.ID{WhyLife: "log.life_less"}, Marks: marks(), Flags: flags(), Phases: steps(),
		Prompt: promptWords, Say: say, Item: itemWords, Result: result, Ending: ending, Gists: gists(), Clash: clash, Whole: inFull,
	}
}

//go:embed messages
var files embed.FS

// catalog is what Vainqueur says.
var catalog = message.New(files, rules.Messages())

// steps are what the steps of a turn are called.
func steps() []message.ID {
	return []message.ID{
		StepPreparation: "step.preparation", StepDraw: "step.draw", StepMain: "step.main",
		StepAttack: "step.attack", StepPostAttack: "step.post_attack", StepEnd: "step.end",
	}
}

// marks is what the log says of marks.
func marks() []rules.StateWords {
	given := powerMarks()
	return []rules.StateWords{
		MarkCanceled: {Begins: "state.canceled", Ends: "state.not_canceled"},
		MarkControl:  {Begins: "state.borrowed"},
		MarkAgain:    {Begins: "state.again"},
		MarkDecree:   {Begins: "state.decree", Ends: "state.no_decree"},
		MarkShield:   {Begins: "state.shield", Ends: "state.no_shield"},
		MarkParry:    {Begins: "state.parry", Ends: "state.no_parry"},
		MarkSTR:      {Begins: "state.str", Ends: "state.no_str"},
		MarkDEF:      {Begins: "state.def", Ends: "state.no_def"},
		MarkSetSTR:   {Begins: "state.str_is", Ends: "state.str_was"},
		MarkSetDEF:   {Begins: "state.def_is", Ends: "state.def_was"},
		MarkPower:    {Each: given},
		MarkUnable:   {Each: rules.Reversed(given)},
		MarkGained:   {Begins: "state.gained", Ends: "state.not_gained"},
		MarkMuted:    {Begins: "state.muted", Ends: "state.not_muted"},
		MarkSkip:     {Each: skipMarks()},
	}
}

// skipMarks is what the log says of what is skipped, by the numbers of MarkSkip.
func skipMarks() []rules.StateWords {
	return []rules.StateWords{
		skipTurn:                  {Begins: "state.skip_turn"},
		int16(StepDraw) + 1:       {Begins: "state.skip_draw"},
		int16(StepMain) + 1:       {Begins: "state.skip_main"},
		int16(StepAttack) + 1:     {Begins: "state.skip_attack"},
		int16(StepPostAttack) + 1: {Begins: "state.skip_post_attack"},
	}
}

// powerMarks is what the log says of each power that is given, in the order of powers.
func powerMarks() []rules.StateWords {
	return []rules.StateWords{
		{Begins: "state.twice", Ends: "state.no_twice"},
		{Begins: "state.stand", Ends: "state.no_stand"},
		{Begins: "state.pierce", Ends: "state.no_pierce"},
		{Begins: "state.first", Ends: "state.no_first"},
		{Begins: "state.battle_safe", Ends: "state.no_battle_safe"},
		{Begins: "state.effect_safe", Ends: "state.no_effect_safe"},
		{Begins: "state.cannot_attack", Ends: "state.may_attack"},
		{Begins: "state.cannot_defend", Ends: "state.may_defend"},
		{Begins: "state.cannot_change", Ends: "state.may_change"},
		{Begins: "state.untargeted", Ends: "state.targeted"},
		{Begins: "state.no_damage", Ends: "state.deals_damage"},
		{Begins: "state.no_tribute", Ends: "state.tribute"},
		{Begins: "state.unattacked", Ends: "state.attacked"},
		{Begins: "state.face_down", Ends: "state.face_up"},
	}
}

// flags is what the log says of card flags, by their bits.
func flags() []rules.StateWords {
	all := make([]rules.StateWords, bits.Len16(FlagDefending))
	all[bits.TrailingZeros16(FlagDefending)] = rules.StateWords{Begins: "state.defending", Ends: "state.ready"}
	return all
}

// itemWords names what is on the stack beside Spells: those are told from their
// cards.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	l := rules.ItemWords{Card: it.Def, Resolving: resolving(m, it)}
	switch it.Class {
	case ClassUse:
		l.Title = m.Game.Compose("play.effect", "card", m.Game.CardPiece(it.Def).Of(it.Src))
		l.Declared = "play.uses"
	case ClassTrigger:
		l.Title = m.Game.Compose("play.effect", "card", m.Game.CardPiece(it.Def).Of(it.Src))
		l.Declared = "play.triggers"
	case ClassAttack:
		l.Declared, l.Opponent = "play.attacks_player", true
		if m.S.FirstIn(it.Serial, regTarget) != 0 {
			l.Declared, l.Opponent = "play.attacks", false
		}
		l.Title = m.Game.Compose("play.attack", "card", m.Game.CardPiece(it.Def).Of(it.Src))
		l.Text = m.Game.Say("play.attack_player_text", "card", m.Game.Defs[it.Def].Said())
		if t := m.S.FirstIn(it.Serial, regTarget); t != 0 {
			l.Text = m.Game.Say("play.attack_text", "card", m.Game.Defs[it.Def].Said(), "target", m.Def(t).Said())
		}
	}
	switch {
	case it.Flags&ItemEnded != 0:
		l.Answers = m.Game.Say("answer.ended")
	case it.Flags&ItemCanceled != 0:
		l.Answers = m.Game.Say("answer.canceled")
	}
	return l
}

// promptWords says what is to be answered, and what there may be a reaction to.
func promptWords(m *rules.Match) string {
	switch m.S.Decision.Prompt {
	case promptAnswer:
		if i := len(m.S.Stack) - 1; i >= 0 {
			return answerWords(m, &m.S.Stack[i])
		}
	case promptWindow:
		if fresh := summoned(m); fresh != "" {
			return fresh
		}
		return happened(m)
	}
	if ev := m.Proposed(); ev != nil && m.S.Decision.Kind == rules.PickYes {
		return m.Game.Say("ask.proposed", "event", proposedWords(m, ev), "prompt", m.Game.Say(m.Game.Prompts[m.S.Decision.Prompt]))
	}
	return ""
}

// proposedWords says what is about to happen.
func proposedWords(m *rules.Match, ev *rules.Coming) string {
	id := func(yours, theirs message.ID) message.ID {
		if ev.Seat == m.S.Decision.Seat {
			return yours
		}
		return theirs
	}
	switch ev.Kind {
	case comesFall, comesLoss:
		return m.Game.Say("coming.destroyed", "card", m.Def(ev.Card).Said())
	case comesLife:
		return m.Game.Say(id("coming.your_life", "coming.their_life"), "n", ev.N)
	case comesHarm:
		return m.Game.Say(id("coming.your_damage", "coming.their_damage"), "n", ev.N)
	case comesWound:
		return m.Game.Say("coming.wound", "card", m.Def(ev.Card).Said(), "n", ev.N)
	case comesBattle:
		return m.Game.Say(id("coming.your_battle", "coming.their_battle"), "n", ev.N)
	case comesToken:
		return m.Game.Say(id("coming.your_tokens", "coming.their_tokens"), "card", m.Game.Defs[m.Game.Tokens[ev.Num]].Said(), "n", ev.N)
	}
	return m.Game.Say(id("coming.your_draw", "coming.their_draw"))
}

// happened says what has opened a window in which nothing waits.
func happened(m *rules.Match) string {
	at := &m.S.Asked
	switch uint8(at.R[chainCause]) {
	case WhyEnters:
		return m.Game.Say("ask.played", "card", m.Def(at.Src).Said())
	case WhyChanged:
		return m.Game.Say("ask.changes_position", "card", m.Def(at.Src).Said())
	case WhyAttackBegins:
		return m.Game.Say("ask.attack_begins")
	}
	return m.Game.Say("ask.now", "what", m.Game.Say(m.Game.Windows[windowNow(m)].Help))
}

// summoned says what has just been summoned, "" for nothing.
func summoned(m *rules.Match) string {
	var names []string
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Has(c, FlagFresh) && m.S.Cards[c].Def != 0 {
				names = append(names, m.Def(c).Said())
			}
		}
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return m.Game.Say("ask.summoned", "card", names[0])
	case 2:
		return m.Game.Say("ask.summoned_two", "card", names[0], "other", names[1])
	}
	return m.Game.Say("ask.summoned_more", "card", names[0], "n", len(names)-1)
}

// answerWords asks for an answer to a play on the stack.
func answerWords(m *rules.Match, it *rules.Item) string {
	name, say := m.Game.Defs[it.Def].Said(), m.Game.Say
	if it.Class == ClassAttack {
		mine := it.Ctrl == m.S.Decision.Seat
		switch t := m.S.FirstIn(it.Serial, regTarget); {
		case t == 0 && mine:
			return say("ask.your_attack_player", "card", name)
		case t == 0:
			return say("ask.attack_you", "card", name)
		case mine:
			return say("ask.your_attack", "card", name, "target", m.Def(t).Said())
		default:
			return say("ask.attack_card", "card", name, "target", m.Def(t).Said())
		}
	}
	plain, aimed := message.ID("ask.answer"), message.ID("ask.answer_at")
	if it.Class > ClassReact {
		plain, aimed = "ask.answer_effect", "ask.answer_effect_at"
	}
	for _, k := range m.S.Picks {
		if k.Serial == it.Serial && k.Is == rules.HeldCard && k.Card != it.Src && m.S.Cards[k.Card].Def != 0 && !m.Kept(it, k.Reg) {
			return say(aimed, "card", name, "target", m.Def(k.Card).Said())
		}
	}
	return say(plain, "card", name)
}

// inFull is all that an option does, as printed.
func inFull(m *rules.Match, o rules.Option) string {
	switch o.Verb {
	case verbPlay, verbUse, verbGained:
		return abilityOf(m, o).Text
	}
	return ""
}

// onward says where the button that ends a step leads.
func onward(m *rules.Match) string {
	switch {
	case m.S.Phase == StepAttack:
		return m.Game.Say("do.no_attacks")
	case firstWithout(m):
		return m.Game.Say("do.end_main")
	}
	return m.Game.Say("do.to_attack")
}

// say words an option that uses a text or ends a step: all that it does.
func say(m *rules.Match, o rules.Option) wording.Choice {
	switch o.Verb {
	case verbPlay, verbUse, verbGained:
	case verbEnd:
		return wording.Choice{Text: onward(m)}
	case rules.VerbPrevent:
		if o.Card != 0 {
			return wording.Choice{}
		}
		return wording.Choice{Text: prevents(m, m.S.Marks[o.N-1].N)}
	default:
		return wording.Choice{}
	}
	return abilityOf(m, o).Printed()
}

// prevents says how much damage something prevents whose card has gone.
func prevents(m *rules.Match, n int16) string {
	if n == rules.PreventAll {
		return m.Game.Say("do.prevent_all")
	}
	return m.Game.Say("do.prevent", "n", n)
}

// The ways in which a match ends.
const (
	endLife message.ID = "over.life"
	endDeck message.ID = "over.deck"
)

func ending(m *rules.Match) string { return m.Game.Say(endOf(m)) }

func endOf(m *rules.Match) message.ID {
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Seats[p].Nums[NumLife] == 0 {
			return endLife
		}
	}
	return endDeck
}

// results says how a match ended for a seat, by the way it ended.
var results = map[message.ID]message.ID{endLife: "over.life_result", endDeck: "over.deck_result"}

func result(m *rules.Match, p rules.Seat) string {
	return m.Game.Say(results[endOf(m)], "life", m.S.Seats[p].Nums[NumLife], "other", m.S.Seats[m.S.NextSeat(p)].Nums[NumLife])
}
