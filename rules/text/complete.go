package text

import (
	"slices"
	"strings"
)

// Completion is what may be written at a place of a text.
type Completion struct {
	From    int      // where what it replaces begins, in bytes; it ends at the cursor
	Phrases []string // in alphabetical order; {cards} and the like stand for more to write
}

// Complete lists what a text may go on with at a place, in bytes, where a
// person is writing: phrases that begin with what already stands there. What
// comes after the place does not count. Nothing is listed if what stands
// before it is not understood.
func (l *Language) Complete(s string, at int) Completion { return l.CompleteOf("", s, at) }

// CompleteOf is Complete for the text of a card with a name, which may stand
// for "this".
func (l *Language) CompleteOf(name, s string, at int) Completion {
	at = max(min(at, len(s)), 0)
	c, ok := l.complete(name, s[:at], 0)
	if line := strings.LastIndexByte(s[:at], '\n') + 1; !ok && line > 0 {
		// A mistake further up is no reason to leave this line alone.
		c, _ = l.complete(name, s[line:at], line)
	}
	return c
}

// complete is Complete at the end of a text that begins at an offset. ok is
// false if the text has a mistake before its end.
func (l *Language) complete(name, s string, offset int) (c Completion, ok bool) {
	if len(s) > maxText {
		return c, false
	}
	p := &parser{l: l, src: s, toks: lex(s), name: phrase(name)}
	fits := true
	for fits && p.peek().kind != end {
		_, fits = p.para()
		fits = fits && (p.peek().kind == end || p.is(newline))
		p.take(newline)
	}
	if last := len(p.toks) - 1; fits && p.i == last { // all is understood: what may come next?
		p.para()
		p.i = last
		p.sentence()
	}
	c.From = offset + len(s)
	typed := ""
	if t := p.toks[p.far]; t.kind != end {
		typed = strings.ToLower(s[t.pos.Off:])
		c.From = offset + t.pos.Off
	}
	typed = strings.Join(strings.Fields(typed), " ")
	seen := map[string]bool{}
	for _, phrase := range p.want {
		if rest, this := strings.CutPrefix(phrase, "this"); this && name != "" && typed != "" && p.named(p.l.words("this"+rest+" .")) {
			p.want = append(p.want, name+rest)
		}
	}
	for _, phrase := range p.want {
		low := strings.ToLower(phrase)
		if seen[phrase] || !strings.HasPrefix(low, typed) || low == typed {
			continue
		}
		seen[phrase] = true
		c.Phrases = append(c.Phrases, phrase)
	}
	slices.SortFunc(c.Phrases, func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) })
	return c, typed == "" || len(c.Phrases) > 0
}
