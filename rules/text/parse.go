package text

import (
	"fmt"
	"slices"
	"strings"
)

// Parse reads a card's text. Words are read in any case, and much may be
// spelled in more than one way (spelling.go); the printer writes one of them.
// The error is an *Error, or Errors: the tree is then without
// the paragraphs that have a mistake.
func (l *Language) Parse(s string) (*Text, error) {
	return l.ParseAt(s, Pos{Line: 1, Col: 1})
}

// ParseAt is Parse for a text whose first line begins at a place of a file;
// the lines after it begin at column 1.
func (l *Language) ParseAt(s string, at Pos) (*Text, error) { return l.ParseOf("", s, at) }

// ParseOf is ParseAt for the text of a card with a name: it may stand for "this".
func (l *Language) ParseOf(name, s string, at Pos) (*Text, error) {
	if len(s) > maxText {
		return nil, &Error{Pos: at, What: fmt.Sprintf("a card has no room for more than %d letters", maxText)}
	}
	p := &parser{l: l, src: s, toks: lexAt(s, at), name: phrase(name)}
	t := &Text{}
	var wrong []*Error
	for p.peek().kind != end {
		para, ok := p.para()
		if ok && (p.peek().kind == end || p.is(newline)) {
			t.Paras = append(t.Paras, para)
		} else {
			wrong = p.recover(append(wrong, p.fault()))
		}
		p.take(newline)
	}
	return t, joined(wrong)
}

// parser reads tokens by recursive descent. Where several productions fit it
// tries each and keeps the longest; want holds what was expected at the
// farthest token that any attempt reached.
type parser struct {
	l    *Language
	src  string
	toks []token
	i    int
	far  int
	want []string
	why  string // what is wrong at the farthest token, where that is known
	most int    // the greatest number that would do at the farthest token, where the one there is too great

	name     []token  // of the card, which stands for "this"
	more     []Static // what a sentence that holds says besides its first power
	till     *Until   // "Until end of turn, ...": of the sentence's changes
	plays    bool     // plays are meant: "a spell" is one on the stack
	last     bool     // "instead" is still to come, at the end of a sentence
	whole    bool     // what happens instead: all of it does, without "unless" at its end
	who      Subject  // of the clause: whose "in hand" is
	vague    bool     // "in hand" could be anybody's
	they     Subject  // whom "they" means: who did something last, or whom an event is about
	plural   bool     // who did something last was named in the plural: "both players draw"
	many     *ForEach // what the last step had: what "that many" counts
	by       Subject  // who did it
	ended    int      // where it ends
	was      *ForEach // what the step before it had
	contrary bool     // the condition is one of "unless"
	asks     bool     // a condition is read
	each     *ForEach // what "equal to the roll" has already said of a clause
	chance   bool     // its cards are "random" ones
	sum      bool     // the clause's number follows: "gain life equal to ..."
}

func (p *parser) peek() *token { return &p.toks[p.i] }

func (p *parser) is(k kind) bool { return p.toks[p.i].kind == k }

// miss notes that phrase was expected here.
func (p *parser) miss(phrase string) bool {
	if p.i > p.far {
		p.far, p.want, p.most = p.i, nil, 0
	}
	if p.i == p.far && phrase != "" {
		p.want = append(p.want, phrase)
	}
	return false
}

// fault is the error about the farthest token reached.
func (p *parser) fault() *Error {
	t := p.toks[p.far]
	e := &Error{Pos: t.pos, What: p.why}
	if p.most > 0 {
		e.What = fmt.Sprintf("a number here is at most %d", p.most)
	}
	n := p.far
	for n < len(p.toks) && n < p.far+6 && p.toks[n].kind != end && p.toks[n].kind != newline {
		n++
		if p.toks[n-1].kind == mark && n-1 > p.far {
			n--
			break
		}
	}
	if n > p.far {
		last := p.toks[n-1]
		e.Words = p.src[t.pos.Off : last.pos.Off+len(last.text)]
	}
	if e.What != "" {
		return e
	}
	if t.low == ":" && p.far > 0 && t.pos.Line == p.toks[0].pos.Line && len(p.l.Vocab.Numbers) > 0 && p.toks[0].low != "only" {
		e.What = "what is paid before a colon begins a line of its own"
		return e
	}
	if next := p.toks[min(p.far+1, len(p.toks)-1)].low; t.low == "that" && (next == "many" || next == "much") {
		e.What = "no step right before this says how many that is: name the cards (\"choose any number of ...\"), and say \"a card for each chosen card\""
		return e
	}
	at := p.far
	for i := max(p.far-3, 0); i < p.far; i++ { // "if it is your turn" is understood, "if it is a Dragon" is not
		if next := p.toks[i+1].low; p.toks[i].low == "it" && (next == "is" || next == "was") {
			at = i
		}
	}
	if p.pronoun(at) {
		e.Pos, e.What = p.toks[at].pos, "a text has no \""+p.toks[at].low+"\": say "+p.instance(at)
		return e
	}
	if said := p.foreign(); said != "" {
		e.Near = []string{said}
		return e
	}
	if e.Near = nearest(e.Words, p.want); e.Words == "" && slices.Contains(p.want, ".") {
		e.Near = []string{"."}
	}
	return e
}

// instance is what a text says instead of the pronoun for cards at token i.
func (p *parser) instance(i int) string {
	made := p.many
	if i > p.ended && i <= p.ended+2 && p.toks[p.ended].kind == word {
		made = p.was // "look at the top 2 cards of your deck and take a card from them"
	}
	if made == nil || made.Past == "" {
		return "\"this\", or what was done to the cards: \"the chosen card\""
	}
	return "\"the " + made.Past + " " + p.l.anyCard().phrase(p.toks[i].low != "it") + "\""
}

// foreign is what stands here for the words at the farthest token, if they are
// those of another game, or a number in letters.
func (p *parser) foreign() string {
	for i := range p.l.Vocab.Foreign {
		f := &p.l.Vocab.Foreign[i]
		if f.Where != "" && !slices.Contains(p.want, f.Where) {
			continue
		}
		says := p.l.words(f.Says)
		first := p.far
		if f.Where != "" { // some of the words may have been understood
			first = max(p.far-len(says)+1, 0)
		}
		for at := first; at <= p.far; at++ {
			if p.stands(says, at) {
				return f.Means
			}
		}
	}
	return ""
}

// stands reports whether some words stand at a token.
func (p *parser) stands(words []token, at int) bool {
	for i, w := range words {
		if p.toks[min(at+i, len(p.toks)-1)].low != w.low {
			return false
		}
	}
	return true
}

func (p *parser) take(k kind) bool {
	if p.is(k) {
		p.i++
		return true
	}
	return false
}

// lit takes the words of a fixed phrase, all or none.
func (p *parser) lit(s string) bool {
	from := p.i
	words := p.l.words(s)
	if p.named(words) && p.this() {
		words = words[1:]
	} else {
		p.i = from
	}
	for _, w := range words {
		t := p.peek()
		if t.kind == end || t.kind == newline || t.low != w.low {
			p.missAt(from, s)
			p.i = from
			return false
		}
		p.i++
	}
	return true
}

// missAt notes that phrase s was expected at token from, of which the words
// up to the present one were there.
func (p *parser) missAt(from int, s string) {
	at := p.i
	p.i = from
	p.miss(s)
	p.i = at
	if at > from {
		words := p.l.words(s)
		var rest []string
		for _, w := range words[at-from:] {
			rest = append(rest, w.text)
		}
		p.miss(strings.Join(rest, " "))
	}
}

// longest runs every attempt from the same token and keeps the one that reads
// most.
func longest[T any](p *parser, attempts int, try func(i int) (T, bool)) (best T, ok bool) {
	from, to := p.i, -1
	for i := range attempts {
		p.i = from
		if v, fits := try(i); fits && p.i > to {
			best, to, ok = v, p.i, true
		}
	}
	p.i = from
	if ok {
		p.i = to
	}
	return best, ok
}

// oneOf takes the longest of a vocabulary's phrases that fits.
func oneOf[T any](p *parser, list []T, text func(*T) string) *T {
	v, _ := longest(p, len(list), func(i int) (*T, bool) { return &list[i], p.lit(text(&list[i])) })
	return v
}
