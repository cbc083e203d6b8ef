package vainqueur

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// looks is the table of Vainqueur: monsters face to face, Master and
// Battlefield behind them, deck and Cemetery at the side.
func looks() rules.Looks {
	return rules.Looks{
		Areas: []rules.Area{
			Hand:       {Row: rules.RowHand, Share: 1, Style: rules.StyleFan},
			Field:      {Row: rules.RowFront, Share: 9, Style: rules.StyleRow, Whole: true},
			MasterZone: {Row: rules.RowBack, Order: 1, Share: 2, Style: rules.StyleRow},
			Battlezone: {Row: rules.RowBack, Order: 2, Share: 2, Style: rules.StyleRow},
			Cem:        {Row: rules.RowMiddle, Order: 3, Share: 2, Style: rules.StylePile},
			Deck:       {Row: rules.RowMiddle, Order: 4, Share: 2, Style: rules.StylePile},
			OnStack:    {Row: rules.RowStack, Share: 1, Style: rules.StyleRow},
		},
		Levels:  measured(),
		Turned:  FlagDefending,
		Facts:   facts,
		Status:  status,
		Badges:  badges,
		Stats:   stats,
		Item:    itemLook,
		Prompt:  promptWords,
		Printed: printed,
		Say:     say,
		Result:  result,
		Ending:  ending,
		Windows: windows(),
		Window:  windowNow,
	}
}

// accents are the colours of frames: by subtype for monsters and Masters, by
// kind for the rest.
var accents = struct {
	types [len(subtypes)]uint32
	kinds [MasterToken + 1]uint32
}{
	types: [len(subtypes)]uint32{0xa0682f, 0x3f6c86, 0xb8902c, 0x7c3f86, 0xa23a2a, 0x5a7a3a},
	kinds: [MasterToken + 1]uint32{Monster: 0x6b6458, Master: 0x6b6458, Battlefield: 0x3f7a5c, Spell: 0x3d5a80, React: 0x8a3f5f, MonsterToken: 0x6b6458},
}

func accent(d *rules.Def) uint32 {
	for i, c := range accents.types {
		if d.Facts[FactTypes]>>i&1 == 1 {
			return c
		}
	}
	return accents.kinds[d.Facts[FactKind]]
}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) rules.Printed {
	p := rules.Printed{Accent: accent(d)}
	if r := d.Facts[FactRank]; r > 0 {
		p.Rank = rankWords[r]
	}
	switch d.Facts[FactKind] {
	case Monster, MonsterToken:
		p.Stats = []rules.Fact{{Name: "STR", Value: fmt.Sprint(d.Facts[FactSTR])}, {Name: "DEF", Value: fmt.Sprint(d.Facts[FactDEF])}}
	case Master, MasterToken:
		p.Stats = []rules.Fact{{Name: "HP", Value: fmt.Sprint(d.Facts[FactHP])}}
	}
	return p
}

func facts(m *rules.Match, p rules.Seat) []rules.Fact {
	return []rules.Fact{
		rules.NumberFact("Life", m.S.Seats[p].Nums[NumLife]),
		rules.NumberFact("Hand", m.In(Hand, p).N),
		rules.NumberFact("Deck", m.In(Deck, p).N),
		rules.NumberFact("Cemetery", m.In(Cem, p).N),
	}
}

func status(m *rules.Match) []rules.Fact {
	f := []rules.Fact{
		rules.NumberFact("Turn", m.S.Turn),
		{Name: "Step", Value: stepNames[m.S.Phase]},
	}
	if m.S.Phase == StepMain && m.S.Active != rules.NoSeat {
		n := m.S.Seats[m.S.Active].Nums[NumSummons]
		f = append(f, rules.StepsFact("Summons", n, summons, "made"))
	}
	return f
}

var counterWords = []string{"gear", "ember", "luck"}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []rules.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []rules.Badge
	d := m.Def(c)
	switch m.KindOf(c) {
	case Field:
		if str, def := m.Fact(c, FactSTR), m.Fact(c, FactDEF); str != d.Facts[FactSTR] || def != d.Facts[FactDEF] {
			b = append(b, rules.Badge{Text: fmt.Sprintf("now STR %d, DEF %d", str, def), N: int(str)})
		}
	case MasterZone:
		if hp := health(m, c); hp != d.Facts[FactHP] {
			b = append(b, rules.Badge{Text: fmt.Sprintf("%d of %d HP left", hp, d.Facts[FactHP]), N: int(hp)})
		}
	}
	for i, name := range counterWords {
		if n := m.Counters(c, uint8(i)); n > 0 {
			b = append(b, rules.Badge{Kind: "counter", Text: fmt.Sprintf("%d %s counters", n, name), N: int(n)})
		}
	}
	if m.S.Marked(c, MarkCancelled) {
		b = append(b, rules.Badge{Kind: "locked", Text: "Cancelled: its effects are negated until the turn ends"})
	}
	if k := m.S.MarkOn(c, MarkControl); k != nil {
		b = append(b, rules.Badge{Kind: "attached", Text: "Borrowed: it goes back to " + m.Words().Mentioned(k.Seat) + " when the turn ends"})
	}
	if m.S.Marked(c, MarkAgain) {
		b = append(b, rules.Badge{Kind: "counter", Text: "It may attack once more this turn"})
	}
	if attacking(m, c) {
		b = append(b, rules.Badge{Kind: "tapped", Text: "It attacks"})
	}
	return b
}

// stats are the numbers on c's face as they are now.
func stats(m *rules.Match, c rules.CardID) []rules.Stat {
	d := m.Def(c)
	var now, printed []int16
	switch m.KindOf(c) {
	case Field:
		now, printed = []int16{m.Fact(c, FactSTR), m.Fact(c, FactDEF)}, d.Facts[FactSTR:FactDEF+1]
	case MasterZone:
		now, printed = []int16{health(m, c)}, d.Facts[FactHP:FactHP+1]
	}
	if slices.Equal(now, printed) {
		return nil
	}
	var all []rules.Stat
	for i, n := range now {
		all = append(all, rules.Stat{Value: fmt.Sprint(n), Change: int8(cmp.Compare(n, printed[i]))})
	}
	return all
}

// itemLook names what is on the stack beside Spells: those are told from their
// cards.
func itemLook(m *rules.Match, i int) rules.ItemLook {
	it := &m.S.Stack[i]
	l := rules.ItemLook{Card: it.Def}
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
		what := "You would draw a card. "
		if ev.Kind == comesFall {
			what = m.Def(ev.Card).Short + " would be destroyed. "
		}
		return what + m.Game.Prompts[m.S.Decision.Prompt]
	}
	return ""
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
	return m.Game.Looks.Windows[windowNow(m)].Help
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
		if k.Serial == it.Serial && k.Is == rules.HeldCard && k.Card != it.Src && m.S.Cards[k.Card].Def != 0 {
			return "Answer " + name + " at " + m.Def(k.Card).Short + "?"
		}
	}
	return "Answer " + name + "?"
}

// attackWords says who attacks what: a monster or Master, else whom.
func attackWords(m *rules.Match, it *rules.Item, whom string) string {
	if t := m.S.FirstIn(it.Serial, regTarget); t != 0 {
		whom = m.Def(t).Short
	}
	return m.Game.Defs[it.Def].Short + " attacks " + whom
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
	case verbPlay, verbUse:
	case verbEnd:
		return rules.Wording{Text: onward(m)}
	default:
		return rules.Wording{}
	}
	a := &m.Def(o.Card).Abilities[o.Ability]
	var whole rules.Wording
	if a.Cost != nil {
		whole.Head = strings.ToUpper(a.Cost.Text[:1]) + a.Cost.Text[1:]
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
