package grammar

import (
	"fmt"
	"slices"
	"strings"
)

// Spread writes out the alternatives of a line of a table, "(a|b)": a line for each. Those of
// its name, category and long form go with what it says where that has "(=a|b)": with the
// only such group of it, or with several in their order.
func Spread(line string) ([]string, error) {
	s, note, noted := strings.Cut(line, " -- ")
	head, body, ok := strings.Cut(s, " = ")
	if !ok || s[0] == '@' || !strings.Contains(s, "(") {
		return []string{line}, nil
	}
	if noted {
		note = " -- " + note
	}
	body, long, short := strings.Cut(body, " => ")
	if short {
		long = " => " + long
	}
	deciding := strings.Count(body, "(=")
	if deciding == 0 && strings.Contains(head+long, "(") {
		return nil, fmt.Errorf("%q: nothing decides which alternative of its name or its long form is meant: mark it as in \"(=a|b)\"", line)
	}
	var out []string
	var choose func(said, rest, head, long string) error
	choose = func(said, rest, head, long string) error {
		before, all, after := group(rest)
		if all == nil {
			if strings.Contains(head+long, "(") {
				return fmt.Errorf("%q: its name or its long form has more alternatives than what it says", line)
			}
			out = append(out, strings.Join(strings.Fields(head+" = "+said+rest+long), " ")+note)
			return nil
		}
		first, decides := strings.CutPrefix(all[0], "=")
		all[0] = first
		for i, way := range all {
			h, l, ok := head, long, true
			if decides {
				var okLong bool
				h, ok = pick(head, i, len(all), deciding == 1)
				l, okLong = pick(long, i, len(all), deciding == 1)
				ok = ok && okLong
			}
			if !ok {
				return fmt.Errorf("%q: its name or its long form has another number of alternatives than (%s)", line, strings.Join(all, "|"))
			}
			if err := choose(said+before+way, after, h, l); err != nil {
				return err
			}
		}
		return nil
	}
	return out, choose("", body, head, long)
}

// group finds the first "(a|b)", nil if there is none.
func group(s string) (before string, all []string, after string) {
	open := strings.IndexByte(s, '(')
	if open < 0 {
		return s, nil, ""
	}
	end, depth, from := open+1, 0, open+1
	for ; end < len(s) && (s[end] != ')' || depth > 0); end++ {
		switch s[end] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth == 0 {
				all, from = append(all, s[from:end]), end+1
			}
		}
	}
	return s[:open], append(slices.Clip(all), s[from:min(end, len(s))]), s[min(end+1, len(s)):]
}

// pick says one of the alternatives of the first group, or of all. It reports whether they
// have that many.
func pick(s string, i, n int, every bool) (string, bool) {
	before, all, after := group(s)
	ok := all == nil || len(all) == n
	if all == nil || !ok {
		return s, ok
	}
	if every {
		after, ok = pick(after, i, n, true)
	}
	return before + all[i] + after, ok
}
