package text

import (
	"slices"

	"feltstack/rules"
)

// Choosable is a list of the game's words of which a text lets a player choose one: "choose a
// subtype", and then "monsters of the chosen subtype".
type Choosable struct {
	Phrase string   // "subtype"; of names "card name"
	Nouns  []string // phrases of nouns: what it can be
	Adjs   []string // or of adjectives
	Names  bool     // it is the name of a card: "cards with the chosen name"
}

// said is a word that was chosen: the register that holds it.
type said struct {
	of  *Choosable
	reg int8
}

// with is how cards of the chosen word are told.
func (s *Choosable) with() string {
	if s.Names {
		return "with the chosen name"
	}
	return "of the chosen " + s.Phrase
}

// addChoices adds the verbs of what players choose beside cards.
func (l *Language) addChoices(add func(form)) {
	for i := range l.Vocab.Choosables {
		s := &l.Vocab.Choosables[i]
		add(form{text: "choose a " + s.Phrase, core: coreSay, says: s})
	}
	if l.Vocab.Votes {
		add(form{text: "vote", core: coreVote})
	}
	if l.Game.Copy != 0 && slices.ContainsFunc(l.Vocab.Nouns, func(n Noun) bool { return n.Item }) {
		add(form{text: "copy {plays}", core: coreCopy, past: "copied"})
		if slices.ContainsFunc(l.Vocab.Events, func(e Event) bool { return e.Play }) {
			add(form{text: "copy {played}", core: coreCopy, past: "copied"})
		}
	}
}

// say compiles the choice of a word. The card keeps it where other paragraphs speak of it.
func (c *compiler) say(k *Clause) {
	s := k.Form.says
	in := rules.Instr{Op: rules.OpSay, Who: c.who, Dst: c.reg(k.Pos), Why: c.l.Vocab.SayWhy, Prompt: c.prompt}
	if !s.Names {
		in.Texts = slices.Concat(s.Nouns, s.Adjs)
	}
	if c.kept[s] {
		if c.l.Vocab.SayMark == 0 {
			fail(k.Pos, "what is chosen is known to this paragraph only")
		}
		in.Mark = c.l.Vocab.SayMark
	}
	c.emit(in)
	c.words = append(c.words, said{s, in.Dst})
}

// chosen compiles that cards are of the word that was chosen: before in the same
// paragraph, or for this card.
func (c *compiler) chosen(at Pos, s *Choosable) rules.Test {
	out := rules.Test{Any: []rules.Test{}}
	for _, w := range s.Nouns {
		i := slices.IndexFunc(c.l.Vocab.Nouns, func(n Noun) bool { return n.Phrase == w })
		n := &c.l.Vocab.Nouns[i]
		out.Any = append(out.Any, rules.Test{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not})
	}
	for _, w := range s.Adjs {
		i := slices.IndexFunc(c.l.Vocab.Adjs, func(n Word) bool { return n.Phrase == w })
		n := &c.l.Vocab.Adjs[i]
		out.Any = append(out.Any, rules.Test{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not})
	}
	for i := len(c.words) - 1; i >= 0; i-- {
		if c.words[i].of == s {
			out.Said = c.words[i].reg + 1
			return out
		}
	}
	if !c.kept[s] {
		missing(at, "nothing before this chooses it: say \"choose a %s\"", s.Phrase)
	}
	out.Kept = c.l.Vocab.SayMark
	return out
}

// kept is the words that the paragraphs of a text choose, and other paragraphs
// speak of.
func (l *Language) kept(t *Text) map[*Choosable]bool {
	var out map[*Choosable]bool
	for i := range l.Vocab.Choosables {
		s := &l.Vocab.Choosables[i]
		says, asks := false, false
		for j := range t.Paras {
			n := t.Paras[j].node
			here := speaksOf(n, "verb choose a "+s.Phrase)
			says = says || here
			asks = asks || !here && speaksOf(n, "chosen "+s.Phrase)
		}
		if says && asks {
			if out == nil {
				out = map[*Choosable]bool{}
			}
			out[s] = true
		}
	}
	return out
}
