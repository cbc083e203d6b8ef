package vainqueur

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// speech is what Vainqueur says of a match.
func speech() rules.Speech {
	return rules.Speech{Prompt: promptWords, Say: say, Item: itemWords, Result: result, Ending: ending, Gists: gists(), Clash: clash, Whole: inFull}
}

// itemWords names what is on the stack beside Spells: those are told from their
// cards.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	l := rules.ItemWords{Card: it.Def}
	switch it.Class {
	case ClassUse:
		l.Title = "Effect of {card}"
		l.Declared = "{who} uses the effect of {card}"
	case ClassTrigger:
		l.Title = "Effect of {card}"
		l.Declared = "The effect of {card} triggers"
	case ClassAttack:
		l.Declared = "{card} attacks {other}"
		if m.S.FirstIn(it.Serial, regTarget) != 0 {
			l.Declared = "{card} attacks {target}"
		}
		l.Title = "Attack by {card}"
		l.Text = attackWords(m, it, "the player") + "."
	}
	switch {
	case it.Flags&ItemEnded != 0:
		l.Answers = "The attack has ended."
	case it.Flags&ItemCancelled != 0:
		l.Answers = "It is cancelled and does nothing."
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
			return fresh + ": do you react?"
		}
		return happened(m) + ": do you react?"
	}
	if ev := m.Proposed(); ev != nil && m.S.Decision.Kind == rules.PickYes {
		return proposedWords(m, ev) + " " + m.Game.Prompts[m.S.Decision.Prompt]
	}
	return ""
}

// proposedWords says what is about to happen.
func proposedWords(m *rules.Match, ev *rules.Coming) string {
	who := "You would"
	if ev.Seat != m.S.Decision.Seat {
		who = "Your opponent would"
	}
	switch ev.Kind {
	case comesFall, comesLoss:
		return m.Def(ev.Card).Short + " would be destroyed."
	case comesLife:
		return fmt.Sprintf("%s gain %d life.", who, ev.N)
	case comesHarm:
		return fmt.Sprintf("%s take %d damage.", who, ev.N)
	case comesWound:
		return fmt.Sprintf("%s would take %d damage.", m.Def(ev.Card).Short, ev.N)
	case comesBattle:
		return fmt.Sprintf("%s take %d battle damage.", who, ev.N)
	case comesToken:
		return fmt.Sprintf("%s create %s (%d).", who, m.Game.Defs[m.Game.Tokens[ev.Num]].Short, ev.N)
	}
	return who + " draw a card."
}

// happened says what has opened a window in which nothing waits.
func happened(m *rules.Match) string {
	at := &m.S.Asked
	switch uint8(at.R[chainCause]) {
	case WhyEnters:
		return m.Def(at.Src).Short + " is played"
	case WhyChanged:
		return m.Def(at.Src).Short + " changes position"
	case WhyAttackBegins:
		return "The Attack Step begins"
	}
	return m.Game.Windows[windowNow(m)].Help
}

// summoned says what has just been summoned, "" for nothing.
func summoned(m *rules.Match) string {
	var names []string
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Has(c, FlagFresh) && m.S.Cards[c].Def != 0 {
				names = append(names, m.Def(c).Short)
			}
		}
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0] + " is summoned"
	case 2:
		return names[0] + " and " + names[1] + " are summoned"
	}
	return fmt.Sprintf("%s and %d more are summoned", names[0], len(names)-1)
}

// answerWords asks for an answer to a play on the stack.
func answerWords(m *rules.Match, it *rules.Item) string {
	name := m.Game.Defs[it.Def].Short
	switch {
	case it.Class == ClassAttack && it.Ctrl == m.S.Decision.Seat:
		return "Your " + attackWords(m, it, "the player") + ": do you add to it?"
	case it.Class == ClassAttack:
		return attackWords(m, it, "you") + ": your answer?"
	case it.Class > ClassReact:
		name = "the effect of " + name
	}
	for _, k := range m.S.Picks {
		if k.Serial == it.Serial && k.Is == rules.HeldCard && k.Card != it.Src && m.S.Cards[k.Card].Def != 0 && !m.Kept(it, k.Reg) {
			return "Answer " + name + " at " + m.Def(k.Card).Short + "?"
		}
	}
	return "Answer " + name + "?"
}

// attackWords says who attacks what: a monster or Master, else who.
func attackWords(m *rules.Match, it *rules.Item, whom string) string {
	if t := m.S.FirstIn(it.Serial, regTarget); t != 0 {
		whom = m.Def(t).Short
	}
	return m.Game.Defs[it.Def].Short + " attacks " + whom
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
		return "No more attacks"
	case firstWithout(m):
		return "End the Main Step"
	}
	return "To the Attack Step"
}

// say words an option that uses a text or ends a step: all that it does.
func say(m *rules.Match, o rules.Option) rules.Wording {
	switch o.Verb {
	case verbPlay, verbUse, verbGained:
	case verbEnd:
		return rules.Wording{Text: onward(m)}
	case rules.VerbPrevent:
		if o.Card != 0 {
			return rules.Wording{}
		}
		return rules.Wording{Text: prevents(m.S.Marks[o.N-1].N)}
	default:
		return rules.Wording{}
	}
	a := abilityOf(m, o)
	var whole rules.Wording
	if a.Cost != nil {
		whole.Head = costWords(a)
	}
	line, _, _ := strings.Cut(a.Text, "\n- ") // what can be chosen is asked then
	whole.Text = strings.TrimSuffix(strings.ReplaceAll(line, "\n", " "), ".")
	if len(a.Modes) == 1 && len(a.Modes[0].Targets) > 0 {
		words, ok := rules.Opened(whole.Head, whole.Text, a.Modes[0].Targets[0].Filter.Text)
		if ok && (words.After != "" || !strings.HasSuffix(words.Text, "Choose")) {
			return words
		}
	}
	return whole
}

// prevents says how much damage something prevents whose card has gone.
func prevents(n int16) string {
	if n == rules.PreventAll {
		return "Prevent all of it"
	}
	return fmt.Sprintf("Prevent the next %d damage", n)
}

// The ways in which a match ends.
const (
	endLife = "Life gone"
	endDeck = "deck empty"
)

func ending(m *rules.Match) string {
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Seats[p].Nums[NumLife] == 0 {
			return endLife
		}
	}
	return endDeck
}

func result(m *rules.Match, p rules.Seat) string {
	how := ""
	if ending(m) == endDeck {
		how = ", the deck of one ran out"
	}
	return fmt.Sprintf("%d life to %d%s", m.S.Seats[p].Nums[NumLife], m.S.Seats[m.S.NextSeat(p)].Nums[NumLife], how)
}
