package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// foreign answers words of other games with this game's.
func (l *Language) foreign(e *Error, s string) {
	if e.What != "" {
		return
	}
	off := min(e.Pos.Off, len(s))
	for line := range strings.Lines(l.Vocab.Foreign) {
		head, means, ok := strings.Cut(strings.TrimSpace(line), " = ")
		says, where, only := strings.Cut(strings.TrimSuffix(head, "]"), " [")
		if !ok || line[0] == '#' || only && !slices.ContainsFunc(e.Here, func(p string) bool { return strings.HasPrefix(p, where) }) {
			continue
		}
		for n := range len(says) + 1 { // some of the words may have been understood
			if n > 0 && n < len(says) && says[n-1] != ' ' || n == len(says) && only {
				continue
			}
			lead := off
			if n > 0 {
				lead = len(strings.TrimRight(s[:off], " ")) - len(strings.TrimSpace(says[:n]))
			}
			end := lead + len(says)
			if lead < 0 || end > len(s) || !strings.EqualFold(s[lead:end], says) || letters(s[:lead], s[end:]) {
				continue
			}
			if e.Near, e.Any = []string{means}, false; !only {
				e.Words = s[lead:end]
				e.Pos.Col -= utf8.RuneCountInString(s[lead:off])
				e.Pos.Off = lead
			}
			return
		}
	}
}

// letters reports whether a letter stands at the end of before or at the beginning of after.
func letters(before, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	return unicode.IsLetter(last) || unicode.IsLetter(next)
}
