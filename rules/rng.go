package rules

import "math/bits"

// RNG is a PCG generator (128 bit state, DXSM output) whose whole state is
// plain data in the match's state, so that a copy of a state has the same
// future and a save needs nothing else.
type RNG struct{ Hi, Lo uint64 }

// Seeded returns the generator for a seed.
func Seeded(seed uint64) RNG {
	r := RNG{seed, seed ^ 0x9e3779b97f4a7c15}
	r.Uint64()
	r.Uint64()
	return r
}

// Uint64 returns the next 64 random bits.
func (r *RNG) Uint64() uint64 {
	const (
		mulHi, mulLo = 2549297995355413924, 4865540595714422341
		incHi, incLo = 6364136223846793005, 1442695040888963407
		cheapMul     = 0xda942042e4dd58b5
	)
	hi, lo := bits.Mul64(r.Lo, mulLo)
	hi += r.Hi*mulLo + r.Lo*mulHi
	lo, c := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, c)
	r.Hi, r.Lo = hi, lo
	hi ^= hi >> 32
	hi *= cheapMul
	hi ^= hi >> 48
	return hi * (lo | 1)
}

// IntN returns a number from 0 to n-1, each as likely as the other. n > 0.
func (r *RNG) IntN(n int) int {
	hi, lo := bits.Mul64(r.Uint64(), uint64(n))
	if lo < uint64(n) {
		for floor := -uint64(n) % uint64(n); lo < floor; {
			hi, lo = bits.Mul64(r.Uint64(), uint64(n))
		}
	}
	return int(hi)
}

// Float64 returns a number from 0 to 1, 1 excluded.
func (r *RNG) Float64() float64 { return float64(r.Uint64()>>11) / (1 << 53) }
