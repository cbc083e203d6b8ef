package cardart

import (
	"slices"
	"testing"
)

// TestScenes: every motif has a family, a place and a light that can be looked for, and no
// family, place or light is empty.
func TestScenes(t *testing.T) {
	seen := map[string]int{}
	for _, m := range slices.Concat(Motifs(), FigureMotifs()) {
		s := SceneOf(m)
		if !slices.Contains(Families(), s.Family) || !slices.Contains(Places(), s.Place) || !slices.Contains(Lights(), s.Light) {
			t.Errorf("%s stands in %+v", m, s)
		}
		seen[s.Family]++
		seen[s.Place]++
		seen[s.Light]++
	}
	for _, word := range slices.Concat(Families(), Places(), Lights()) {
		if seen[word] == 0 {
			t.Errorf("no motif is found by %q", word)
		}
	}
	if s := SceneOf("nothing like it"); s != (Scene{}) {
		t.Errorf("a motif that isn't one stands in %+v", s)
	}
}
