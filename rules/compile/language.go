package compile

import (
	"maps"
	"slices"
	"strings"

	"feltstack/rules/message"
	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// Language is a language whose texts become programs of its game.
type Language struct {
	*text.Language

	natives map[string]uint8
	preds   map[string]uint8
	prompts map[string]uint16
	limits  map[string]int16
	tokens  []string // names of tokens that texts can make
}

// New makes a language one that compiles. Texts add to the game's Prompts, Memories
// and Decrees.
func New(l *text.Language) *Language {
	out := &Language{
		Language: l,
		natives:  map[string]uint8{}, preds: map[string]uint8{}, prompts: map[string]uint16{}, limits: map[string]int16{},
	}
	for i, n := range l.Game.Natives {
		out.natives[n.Name] = uint8(i)
	}
	for i, p := range l.Game.Preds {
		out.preds[p.Name] = uint8(i)
	}
	return out
}

// Fork is a language that goes on from this one: what it names and compiles from now on, this
// one doesn't know.
func (l *Language) Fork() *Language {
	g := *l.Game
	g.Prompts, g.Memories, g.Decrees = slices.Clip(g.Prompts), slices.Clip(g.Memories), slices.Clip(g.Decrees)
	out := *l
	out.Language = l.Language.For(&g)
	out.prompts, out.limits, out.tokens = maps.Clone(l.prompts), maps.Clone(l.limits), slices.Clip(l.tokens)
	return &out
}

// MostTokens is how many tokens a program can tell apart.
const MostTokens = 256

// NameToken lets texts make tokens of a name. It reports whether there is room for them.
func (l *Language) NameToken(name string) bool {
	if slices.Contains(l.tokens, name) {
		return true
	}
	if len(l.tokens) == MostTokens {
		return false
	}
	l.tokens = append(l.tokens, name)
	l.Language.NameToken(name)
	return true
}

// TokenAt is where a text names a token.
type TokenAt struct {
	Token string
	Pos   text.Pos
}

// TokensIn is the tokens that a text names.
func TokensIn(t *text.Text) (all []TokenAt) {
	var look func(n *grammar.Node)
	look = func(n *grammar.Node) {
		if n == nil {
			return
		}
		if name, ok := strings.CutPrefix(n.Name(), "token "); ok {
			all = append(all, TokenAt{name, n.Pos})
		} else if name, ok := strings.CutPrefix(n.Name(), "named "); ok {
			all = append(all, TokenAt{strings.TrimSuffix(name, " token"), n.Pos})
		}
		for _, k := range n.Kids {
			look(k)
		}
	}
	for i := range t.Paras {
		look(t.Paras[i].Node)
	}
	return all
}

// Tokens are the names of the tokens that texts can make, in the order of
// Game.Tokens.
func (l *Language) Tokens() []string { return l.tokens }

// prompt is the place of a prompt among the game's.
func (l *Language) prompt(s string) uint16 {
	n, ok := l.prompts[s]
	if !ok {
		n = uint16(len(l.Game.Prompts))
		l.Game.Prompts = append(l.Game.Prompts, message.ID(s))
		l.prompts[s] = n
	}
	return n
}

// limit is the key that abilities of one text share.
func (l *Language) limit(s string) int16 {
	n, ok := l.limits[s]
	if !ok {
		n = int16(len(l.limits) + 1)
		l.limits[s] = n
	}
	return n
}
