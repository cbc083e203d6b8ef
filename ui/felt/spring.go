package felt

import "math"

// spring is a value on its way: where it was when it was last pushed, how fast, and where
// it comes to rest.
type spring struct{ x, v, to float64 }

// The stiffness and damping of springs: they come to rest with a hint of overshoot.
const (
	stiffness = 420
	damping   = 0.74
	springRun = 0.42 // seconds until they rest
)

// after is where the value is and how fast it moves at a time, in seconds, after the push.
func (s spring) after(t float64) (x, v float64) {
	if t >= springRun {
		return s.to, 0
	}
	own := math.Sqrt(stiffness)
	fall, turn := damping*own, own*math.Sqrt(1-damping*damping)
	a := s.x - s.to
	b := (s.v + fall*a) / turn
	sin, cos := math.Sincos(turn * t)
	e := math.Exp(-fall * t)
	return s.to + e*(a*cos+b*sin), e * ((b*turn-fall*a)*cos - (a*turn+fall*b)*sin)
}

// push sends the value elsewhere, t seconds after it was last pushed.
func (s *spring) push(t, to float64) {
	s.x, s.v = s.after(t)
	s.to = to
}
