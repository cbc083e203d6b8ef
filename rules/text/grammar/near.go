package grammar

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules/wording"
)

// most is how many phrases an error tells.
const most = 3

// nearest picks phrases: those most like the beginning of what was written, up to a limit.
func (g *Grammar) nearest(written string, offers []offer, limit int) (out []string) {
	low := strings.Fields(strings.ToLower(written))
	wrong := map[string]int{} // letters of 100
	for _, o := range offers {
		wrong[o.phrase] = unlike(o.words, low)
		if isMark(o.phrase) && isMark(written) { // one for another
			wrong[o.phrase] = far
		}
	}
	offers = slices.Clone(offers)
	slices.SortStableFunc(offers, func(a, b offer) int { return cmp.Compare(wrong[a.phrase], wrong[b.phrase]) })
	for _, o := range offers {
		if len(out) == most || wrong[o.phrase] > limit {
			break
		}
		if s := g.sample(o.p, o.dot); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// stops reports whether a full stop is missing before what was written: nothing, or what
// begins a sentence.
func stops(written string, offers []offer) bool {
	r, _ := utf8.DecodeRuneInString(written)
	return (written == "" || unicode.IsUpper(r)) && slices.ContainsFunc(offers, func(o offer) bool { return o.phrase == "." })
}

func isMark(s string) bool { return s != "" && strings.IndexByte(".,:", s[0]) >= 0 }

// How many letters of 100 of a phrase can be wrong. All phrases beyond far count
// as equally far.
const (
	misspelt = 40
	far      = 55
	begun    = 30 // of a phrase that begins with the first letters of what was written
	within   = 45 // of one with a word that does, or with its telling words
)

// unlike is how many letters of 100 of the words of a phrase's beginning differ from what was
// written. What begins like it is near, too, and what has its telling words, in any order.
func unlike(words, written []string) int {
	if len(words) == 0 || len(written) == 0 {
		return far + 1
	}
	same := strings.Join(written[:min(len(written), len(words))], " ")
	key := strings.Join(words, " ")
	d := min(far+1, 100*wording.Distance(key, same)/max(len(key), len(same)), 100-shared(words, written)*(100-within)/100)
	for i, w := range words {
		if first := written[0]; len(w) > 2 && len(first) > 2 && (strings.HasPrefix(w, first) || strings.HasPrefix(first, w) && len(first) < len(w)+3) {
			d = min(d, []int{begun, within}[min(i, 1)])
		}
	}
	return d
}

// shared is how many of a phrase's telling words, of 100, are among as many that were
// written, and two more.
func shared(words, written []string) int {
	all, have := 0, 0
	for _, w := range words {
		if len(w) < 4 || w == "your" || len(words) > 1 && (w == "card" || w == "cards") {
			continue
		}
		all++
		if slices.Contains(written[:min(len(written), len(words)+2)], w) {
			have++
		}
	}
	return 100 * have / max(all, 1)
}

// shortWord is how long words are that are left out, or taken for another: "a", "the", "into".
const shortWord = 4

// farIn is how many words a paragraph may have before one that is repaired: all of them are
// read again with each repair.
const farIn = 100

// typing reports whether token n is the last word: someone may be in the middle of it.
func typing(toks []token, n int) bool { return n+2 >= len(toks) && !isMark(toks[n].key) }

// maxTries is how many words are tried in place of, or before, one that is wrong: those that
// cards use most.
const maxTries = 100

// repairs are phrases with which what was written goes on at token n: those that are
// spelled like it, short words that are missing before it, and others in its place. If any
// are spelled like it, the rest is only looked for with all.
func (r *reader) repairs(written string, toks []token, start sym, n int, bad bool, offers []offer, all bool) (spelled, missing, other []string) {
	t, low := &toks[n], strings.Fields(strings.ToLower(written))
	if n > farIn || isMark(t.key) || typing(toks, n) {
		return nil, nil, nil
	}
	if next := n + 4; next < len(toks) { // what comes later does not count
		toks = append(slices.Clone(toks[:next]), toks[len(toks)-1])
	}
	tries := 0
	fits := func(toks []token) bool {
		tries++
		got, done := r.c.read(toks, start, -1, bad)
		return done >= 0 || got > n+2
	}
	add := func(to *[]string, s string) {
		if !slices.Contains(*to, s) {
			*to = append(*to, s)
		}
	}
	word := func(o *offer) token {
		s := o.p.rhs[o.dot]
		return token{text: o.p.lit[o.dot], key: r.g.termText[s], pos: t.pos, word: s, name: -1}
	}
	replaced := func(w token) []token { return slices.Concat(toks[:n], []token{w}, toks[n+1:]) }
	r.c.spend(len(offers) * offerSteps)
	alike := make([]bool, len(offers))
	for i := range offers {
		if o := &offers[i]; tries < maxTries && (all || len(spelled) < most) && unlike(o.words, low) <= misspelt && fits(replaced(word(o))) {
			alike[i] = true
			add(&spelled, r.g.sample(o.p, o.dot))
		}
	}
	if len(spelled) > 0 && !all {
		return spelled, nil, nil
	}
	tries = 0
	for i := range offers {
		o := &offers[i]
		w := word(o)
		if alike[i] || tries >= maxTries || r.g.isNumber(w.word) || len(w.key) > shortWord || !unicode.IsLetter(rune(w.key[0])) || o.p.other {
			continue
		}
		if fits(slices.Insert(slices.Clone(toks), n, w)) {
			add(&missing, join([]string{w.text, t.text}, false))
		} else if t.word >= 0 && len(t.key) <= shortWord && fits(replaced(w)) {
			add(&other, w.text)
		}
	}
	return spelled, missing, other
}
