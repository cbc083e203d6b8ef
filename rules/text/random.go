package text

import "iter"

// RandomTexts yields texts of the language without end, to test it with: all
// that its grammar has, whether it makes sense or not. Those of a seed are the same.
func (l *Language) RandomTexts(seed uint64) iter.Seq[string] {
	return func(yield func(string) bool) {
		w := l.grammar.NewGrower(seed)
		for depth := 0; ; depth = (depth + 1) % 10 {
			if !yield(l.grammar.Print(w.Grow("Para", 5+depth))) {
				return
			}
		}
	}
}
