package text

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/fill"
	"feltstack/rules/text/grammar"
)

// Language is the grammar together with the vocabulary of one game.
type Language struct {
	Game  *rules.Game
	Vocab *Vocabulary

	grammar *grammar.Grammar
	words   map[string]any // what the grammar rules stand for, by name: words of the game, and meanings
	filler  *fill.Filler   // makes the tree, by words
	named   []string       // names of tokens that texts can speak of
	stale   bool           // the grammar does not know all of them
	uses    map[string]int // how often cards use each grammar rule
}

// New makes the language of a game. Its Natives and Preds must be there.
func New(g *rules.Game, v *Vocabulary) (*Language, error) {
	l := Begin(g, v)
	return l, l.renew()
}

// Begin is New without the grammar, which is made when the first text is read: files may
// name tokens before that.
func Begin(g *rules.Game, v *Vocabulary) *Language {
	v.Next = cmp.Or(v.Next, "start")
	for i := range v.Zones {
		v.Zones[i].shared = !g.Zones[v.Zones[i].Kind].PerSeat
	}
	return &Language{Game: g, Vocab: v, stale: true}
}

// For is the language of another game whose tables are the same. Either can name tokens of its own.
func (l *Language) For(g *rules.Game) *Language {
	out := *l
	out.Game, out.named = g, slices.Clip(l.named)
	return &out
}

// Grammar is what texts are read and printed by.
func (l *Language) Grammar() *grammar.Grammar { return l.grammar }

// renew makes the grammar where there is none that knows all words.
func (l *Language) renew() (err error) {
	if l.stale {
		l.grammar, err = l.newGrammar()
		if l.stale = err != nil; l.stale {
			err = fmt.Errorf("vocabulary of %s: %w", l.Game.Title, err)
		}
	}
	return err
}

// Rank says how many cards use each grammar rule: what they say most often is
// offered first.
func (l *Language) Rank(uses map[string]int) error {
	l.uses = uses
	if err := l.renew(); err != nil {
		return err
	}
	l.grammar.Rank(uses)
	return nil
}

// NameToken makes the name of a token a word of the language.
// Texts can't speak of one with signs that mean something in a table.
func (l *Language) NameToken(name string) {
	if !slices.Contains(l.named, name) && !strings.ContainsAny(name, "{}()|$/^#±=¶“”") && !strings.Contains(name, "--") {
		l.named = append(l.named, name)
		l.stale = true
	}
}

// Noun is the noun with a phrase, nil if there is none.
func (l *Language) Noun(phrase string) *Noun {
	n, _ := l.words["noun "+phrase].(*Noun)
	return n
}

// Adj is the adjective with a phrase, nil if there is none.
func (l *Language) Adj(phrase string) *Word {
	a, _ := l.words["adjective "+phrase].(*Word)
	return a
}

// anyCard is the noun for whatever card.
func (l *Language) anyCard() *Noun {
	for i := range l.Vocab.Nouns {
		if n := &l.Vocab.Nouns[i]; !n.Item && n.Pred == "" {
			return n
		}
	}
	return &l.Vocab.Nouns[0]
}

// sided reports whether a phrase says whose its cards are before it names them.
func (t *Thing) sided() bool { return t.Poss == PossYour || t.Poss == PossYourOpponent }
