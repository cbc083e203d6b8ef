package bot

import "math"

// spread says by how much rewards differ. Where a match is all but decided they
// hardly do, and a search that does not know it would see no difference between
// winning soon and letting everything rest.
type spread struct{ n, sum, squares float64 }

const (
	fewRewards  = 8     // from which on they are believed
	usualSpread = 0.15  // until then
	leastSpread = 0.002 // curiosity never ends
)

func (s *spread) add(x float64) { s.n++; s.sum += x; s.squares += x * x }

// deviation is the standard deviation of the rewards.
func (s *spread) deviation() float64 {
	if s.n < fewRewards {
		return usualSpread
	}
	mean := s.sum / s.n
	return max(math.Sqrt(max(s.squares/s.n-mean*mean, 0)), leastSpread)
}
