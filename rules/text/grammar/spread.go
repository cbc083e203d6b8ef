package grammar

import (
	"fmt"
	"strings"
)

// Spread writes out the alternatives of a line of a table, "(a|b)": a line for each. Groups
// of its name, category and long form go with those of what it says, in their order.
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
	var out []string
	var choose func(said, rest, head, long string) error
	choose = func(said, rest, head, long string) error {
		before, all, after, ok := group(rest)
		if !ok {
			if strings.Contains(head+long, "(") {
				return fmt.Errorf("%q: what it says has fewer alternatives than its name or its long form", line)
			}
			out = append(out, strings.Join(strings.Fields(head+" = "+said+rest+long), " ")+note)
			return nil
		}
		for i, way := range all {
			h, okHead := pick(head, i, len(all))
			l, okLong := pick(long, i, len(all))
			if !okHead || !okLong {
				return fmt.Errorf("%q: its name or its long form has another number of alternatives for (%s)", line, strings.Join(all, "|"))
			}
			if err := choose(said+before+way, after, h, l); err != nil {
				return err
			}
		}
		return nil
	}
	return out, choose("", body, head, long)
}

// group finds the first "(a|b)".
func group(s string) (before string, all []string, after string, ok bool) {
	open := strings.IndexByte(s, '(')
	if open < 0 {
		return s, nil, "", false
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
	return s[:open], append(all, s[from:min(end, len(s))]), s[min(end+1, len(s)):], true
}

// pick says one of the alternatives of the first group, if there is one. It reports whether
// there are so many of them.
func pick(s string, i, n int) (string, bool) {
	before, all, after, ok := group(s)
	if !ok {
		return s, true
	}
	if len(all) != n {
		return s, false
	}
	return before + all[i] + after, true
}
