package lab

import "math"

// sigma95 is how many standard deviations hold 95 % of a normal distribution.
const sigma95 = 1.959964

// Share is a part of a whole, with its 95 % Wilson interval.
type Share struct {
	N    int     `json:"n"`
	Of   int     `json:"of"`
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// NewShare returns the share n is of a number, with its 95 % interval.
func NewShare(n, of int) Share {
	s := Share{N: n, Of: of, High: 1}
	if of == 0 {
		return s
	}
	p, m, z := float64(n)/float64(of), float64(of), sigma95
	mid := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	s.Rate, s.Low, s.High = round(p), round(max(mid-half, 0)), round(min(mid+half, 1))
	return s
}

// round keeps four places: more would be noise.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// mean is the mean and variance of numbers that come one by one.
type mean struct {
	n   int
	sum float64
	sq  float64
}

func (m *mean) add(x float64) {
	m.n++
	m.sum += x
	m.sq += x * x
}

func (m *mean) value() float64 { return m.sum / float64(max(m.n, 1)) }

func (m *mean) variance() float64 {
	if m.n < 2 {
		return 0
	}
	v := m.value()
	return max(m.sq/float64(m.n)-v*v, 0) * float64(m.n) / float64(m.n-1)
}

// half is half of the 95 % interval of the mean.
func (m *mean) half() float64 {
	return sigma95 * math.Sqrt(m.variance()/float64(max(m.n, 1)))
}
