// Package wording handles words that know nothing of games and matches: templates with
// fields, how the words of choices follow each other, and what people may have meant by what they have typed.
package wording

import (
	"slices"
	"strings"
)

// Nearest returns up to n of the words most like typed, best first; words
// that have little in common with it are left out.
func Nearest(typed string, words []string, n int) []string {
	type near struct {
		word string
		off  int
	}
	want := Plain(typed)
	var found []near
	for _, w := range words {
		have := Plain(w)
		if apart := len(want) - len(have); 2*max(apart, -apart) > max(len(want), 4) && !strings.HasPrefix(have, want) {
			continue // at least this many letters differ
		}
		off := Distance(want, have)
		if want != "" && strings.HasPrefix(have, want) {
			off = 0
		}
		if 2*off <= max(len(want), 4) {
			found = append(found, near{w, off})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.off - b.off })
	var out []string
	for _, f := range found[:min(n, len(found))] {
		out = append(out, f.word)
	}
	return out
}

// Distance counts the letters to insert, remove or replace to turn a into b.
func Distance(a, b string) int {
	row := make([]int, len(b)+1) // row[j]: from the part of a read so far to b[:j]
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			keep := diagonal
			if a[i] != b[j] {
				keep++
			}
			diagonal = row[j+1]
			row[j+1] = min(keep, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}

// signs are written as letters wherever people type.
var signs = strings.NewReplacer("♠", "s", "♥", "h", "♦", "d", "♣", "c", "\ufe0f", "", "★", "*")

// Plain is how two spellings of the same key compare equal: lower case, suits
// as letters, single spaces.
func Plain(s string) string {
	return strings.Join(strings.Fields(signs.Replace(strings.ToLower(s))), " ")
}
