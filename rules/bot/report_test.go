package bot

import (
	"math"
	"reflect"
	"testing"

	"feltstack/rules"
)

func think(t *testing.T, m *rules.Match, b Budget) Report {
	t.Helper()
	var view rules.Match
	seat := m.S.Decision.Seat
	m.View(seat, &view)
	rng := rules.Seeded(3)
	r := NewSearch().Think(t.Context(), &view, seat, b, &rng)
	r.Took = 0
	return r
}

func TestReport(t *testing.T) {
	r := think(t, start(t, nim(6, false), 2, 1), Budget{Iterations: 3000})
	visits, share := 0, 0.0
	for i, l := range r.Lines {
		visits += l.Visits
		share += l.Share
		if i > 0 && l.Visits > r.Lines[i-1].Visits || l.Win < 0 || l.Win > 1 {
			t.Errorf("line %d: %+v", i, l)
		}
	}
	if r.Why != Searched || len(r.Lines) != 3 || r.Lines[0].Option != r.Choice || visits != r.Iterations || math.Abs(share-1) > 1e-9 {
		t.Errorf("%+v", r)
	}
	// Taking two of six leaves a multiple of four: that wins, the others lose.
	if r.Lines[0].Win < 0.8 || r.Lines[2].Win > 0.5 {
		t.Errorf("how likely it wins: %+v", r.Lines)
	}
}

// Several cores come to the same in every run, as long as iterations are counted.
func TestCoresAgree(t *testing.T) {
	m := start(t, vast(t), 2, 1)
	one := think(t, m, Budget{Iterations: 200, Cores: 2})
	if two := think(t, m, Budget{Iterations: 200, Cores: 2}); !reflect.DeepEqual(one, two) {
		t.Errorf("one seed, two reports:\n%+v\n%+v", one, two)
	}
	if one.Iterations < 100 || one.Iterations > 200 {
		t.Errorf("ran %d iterations", one.Iterations)
	}
}
