package verbs

import "strings"

// nearest returns the verb whose name is most like the typed one; ok is false
// if none is like it.
func nearest(typed string, all []Verb) (name string, ok bool) {
	typed = strings.ToLower(typed)
	best := len(typed)/2 + 1 // more than half of it wrong is no likeness
	for _, v := range all {
		d := distance(typed, v.Name)
		if typed != "" && strings.HasPrefix(v.Name, typed) {
			d = 0
		}
		if d < best {
			name, best, ok = v.Name, d, true
		}
	}
	return name, ok
}

// distance counts the letters to insert, remove or replace to turn a into b.
func distance(a, b string) int {
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
