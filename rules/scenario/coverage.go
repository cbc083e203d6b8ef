package scenario

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Coverage lists which scenarios show which rules.
type Coverage map[string][]*Scenario

// Cover collects the coverage of files.
func Cover(files []*File) Coverage {
	cover := Coverage{}
	for _, f := range files {
		for _, s := range f.Scenarios {
			for _, r := range s.Rules {
				cover[r] = append(cover[r], s)
			}
		}
	}
	return cover
}

// Rules lists the rules that are shown, in natural order: 2.1 before 10.
func (c Coverage) Rules() []string {
	var all []string
	for r := range c {
		all = append(all, r)
	}
	slices.SortFunc(all, natural)
	return all
}

// Write prints a line for each rule with its scenarios.
func (c Coverage) Write(w io.Writer) {
	for _, r := range c.Rules() {
		fmt.Fprintf(w, "%s\n", r)
		for _, s := range c[r] {
			fmt.Fprintf(w, "    %s:%d %s\n", s.File, s.Line, s.Name)
		}
	}
}

// natural compares texts with the numbers in them as numbers.
func natural(a, b string) int {
	for a != "" && b != "" {
		na, ra := number(a)
		nb, rb := number(b)
		if na >= 0 && nb >= 0 {
			if na != nb {
				return na - nb
			}
			a, b = ra, rb
			continue
		}
		if a[0] != b[0] {
			return strings.Compare(a, b)
		}
		a, b = a[1:], b[1:]
	}
	return len(a) - len(b)
}

// number splits a number off the front of s, -1 if there is none.
func number(s string) (n int, rest string) {
	i := 0
	for i < len(s) && i < 9 && s[i] >= '0' && s[i] <= '9' {
		n = n*10 + int(s[i]-'0')
		i++
	}
	if i == 0 {
		return -1, s
	}
	return n, s[i:]
}
