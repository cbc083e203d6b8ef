package felt

import "math"

// spring is a value on its way: where it was when it was last pushed, how fast, and where
// it comes to rest.
type spring struct {
	tension
	x, v, to float64
}

// tension is how stiff a spring is and how much it is damped.
type tension struct{ stiff, damp float64 }

// firm is the tension of most springs: they come to rest with a hint of overshoot.
func firm() tension { return tension{420, 0.74} }

// springRun is after how many seconds springs rest.
const springRun = 0.42

// after is where the value is and how fast it moves at a time, in seconds, after the push.
func (s spring) after(t float64) (x, v float64) {
	if t >= springRun {
		return s.to, 0
	}
	own := math.Sqrt(s.stiff)
	fall, turn := s.damp*own, own*math.Sqrt(1-s.damp*s.damp)
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

// part is how far a spring of a tension is on its way at a part of its time, from 0 to 1.
func (n tension) part(k float32) float32 {
	x, _ := spring{tension: n, to: 1}.after(float64(k) * springRun)
	return float32(x)
}

// chase follows a value for some seconds.
func (s *spring) chase(to, dt float64) {
	s.to = to
	s.v += (s.stiff*(to-s.x) - 2*s.damp*math.Sqrt(s.stiff)*s.v) * dt
	s.x += s.v * dt
}
