package grammar

import (
	"slices"
	"strings"
	"unicode"
)

// Completion is what may be written at a place of a text.
type Completion struct {
	From    int      // where what it replaces begins, in bytes; it ends at the place
	Phrases []string // those that cards use most first; {cards} and the like stand for more to write
}

// Complete lists what a text may go on with at a place, in bytes: phrases that begin with
// what is typed there. What comes after the place does not count. The name of the card may
// stand for "this".
func (g *Grammar) Complete(name, text string, at int) Completion {
	at = max(min(at, len(text)), 0)
	out := Completion{From: at}
	if at > maxText {
		return out
	}
	w := &writer{g: g, c: g.chart(), text: text[:at], name: lexName(name)}
	defer g.free(w.c)
	w.toks = g.tokens(w.text, Pos{}, w.name)
	for i := len(w.toks) - 1; i >= 0; i-- {
		if w.toks[i].key == lineKey {
			w.toks = w.toks[i+1:]
			break
		}
	}
	last := len(w.toks) - 1
	if w.newline() {
		offers := w.offers(last)
		w.toks = w.toks[last:]
		out.Phrases = append(fitting(offers, "-"), fitting(w.offers(0), "")...)
		return out
	}
	if last > 0 && strings.TrimRightFunc(w.text, unicode.IsSpace) == w.text {
		last--
		out.From = w.toks[last].pos.Off
	}
	out.Phrases = fitting(w.offers(last), w.text[out.From:])
	if from := w.begun(name); from >= 0 && from != out.From {
		return Completion{from, []string{name}}
	} else if from >= 0 {
		out.Phrases = append(out.Phrases, name)
	}
	return out
}

// writer is a paragraph that is being written.
type writer struct {
	g    *Grammar
	c    *chart
	text string
	name []token
	toks []token
}

// newline reports whether the text ends with a line that is finished.
func (w *writer) newline() bool {
	if len(w.toks) < 2 {
		return false
	}
	last := w.toks[len(w.toks)-2]
	return last.key != "," && last.key != ":" && strings.Contains(w.text[last.pos.Off+len(last.text):], "\n")
}

// offers are the phrases that can stand after some tokens. An error in an
// earlier sentence or option isn't a reason to leave this one alone.
func (w *writer) offers(n int) []offer {
	toks := append(slices.Clone(w.toks[:n]), token{key: endKey, word: tEnd, name: -1})
	for _, toks := range [][]token{w.g.named(toks, w.name, w.text), toks} {
		if toks == nil {
			continue
		}
		if got, ok := w.reaches(toks, w.g.start); ok {
			return got
		}
	}
	for i := n - 1; i > 0; i-- {
		if k := toks[i].key; k == "." || k == "-" && toks[i-1].key == optionAt {
			got, _ := w.reaches(toks[i+1:], w.g.restart)
			return got
		}
	}
	return nil
}

// reaches reads tokens, and lists what can follow if all of them are
// understood.
func (w *writer) reaches(toks []token, start sym) ([]offer, bool) {
	n := len(toks) - 1
	if got, _ := w.c.read(toks, start, n, false); got < n || w.c.left <= 0 {
		return nil, false
	}
	return w.c.offers(n), true
}

// begun is where the card's name begins if some of it is typed at the end, where
// it can stand for "this"; else -1.
func (w *writer) begun(name string) int {
	for n := min(len(w.name), len(w.toks)-1); n > 0; n-- {
		from := len(w.toks) - 1 - n
		typed := strings.ToLower(w.text[w.toks[from].pos.Off:])
		if low := strings.ToLower(name); typed == low || !strings.HasPrefix(low, typed) {
			continue
		}
		for _, o := range w.offers(from) {
			if o.phrase == "this" || strings.HasPrefix(o.phrase, "this ") {
				return w.toks[from].pos.Off
			}
		}
	}
	return -1
}

// fitting are the phrases that begin with what is typed, and say more.
func fitting(offers []offer, typed string) (out []string) {
	typed = strings.ToLower(strings.ReplaceAll(typed, "’", "'"))
	for _, o := range offers {
		low := o.low
		words, _, _ := strings.Cut(low, "{")
		if strings.HasPrefix(low, typed) && (typed == "" || strings.TrimSpace(words) != typed || typed == "-") {
			out = append(out, o.phrase)
		}
	}
	return out
}
