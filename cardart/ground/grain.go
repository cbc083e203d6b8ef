package ground

import (
	"sync"
)

// grain is a square of brightnesses around 1 that repeats without a seam.
type grain struct {
	side int
	k    []float32
}

// row is the line of the square that lies at y.
func (g *grain) row(y int) []float32 {
	y %= g.side
	return g.k[y*g.side : (y+1)*g.side]
}

// plain is one that changes nothing.
var plain = &grain{1, []float32{1}}

func newGrain(side int, of func(x, y int) float64) *grain {
	g := &grain{side, make([]float32, side*side)}
	for y := range side {
		for x := range side {
			g.k[y*side+x] = float32(of(x, y))
		}
	}
	return g
}

// grainSide and wearSide have no common part, so that what they make together
// does not seem to repeat.
const grainSide, wearSide = 512, 390

// cloth is threads in two directions, and a fine grain that hides the steps of the light.
var cloth = sync.OnceValue(func() *grain {
	across, along := newNoise(460, 46), newNoise(46, 460)
	return newGrain(grainSide, func(x, y int) float64 {
		threads := (across.at(x, y, grainSide) + along.at(x, y, grainSide)) / 2
		return 1 + (threads-0.5)*0.17 + (hash(x, y)-0.5)*0.045
	})
})

// stone is speckled and rough.
var stone = sync.OnceValue(func() *grain {
	fine, rough := newNoise(256, 256), newNoise(64, 64)
	return newGrain(grainSide, func(x, y int) float64 {
		return 1 + (fine.at(x, y, grainSide)-0.5)*0.11 + (rough.at(x, y, grainSide)-0.5)*0.09 + (hash(x, y)-0.5)*0.06
	})
})

// ice is smooth, with frost on it in places.
var ice = sync.OnceValue(func() *grain {
	frost, fine := newNoise(5, 4), newNoise(170, 170)
	return newGrain(grainSide, func(x, y int) float64 {
		white := smooth(0.45, 0.9, frost.at(x, y, grainSide))
		return 1 + white*0.12 + (fine.at(x, y, grainSide)-0.5)*(0.03+0.10*white) + (hash(x, y)-0.5)*0.03
	})
})

// glass is polished, with the faintest of strokes.
var glass = sync.OnceValue(func() *grain {
	along := newNoise(6, 200)
	return newGrain(grainSide, func(x, y int) float64 {
		return 1 + (along.at(x, y, grainSide)-0.5)*0.05 + (hash(x, y)-0.5)*0.035
	})
})

// wearing is the blotches of a table that has been played on.
var wearing = sync.OnceValue(func() *grain {
	wide, small := newNoise(3, 3), newNoise(9, 9)
	return newGrain(wearSide, func(x, y int) float64 {
		return 1 + (wide.at(x, y, wearSide)*0.6+small.at(x, y, wearSide)*0.4-0.5)*0.11
	})
})

// noise is smooth between random points, with a given number of them in each direction.
type noise struct{ nx, ny int }

func newNoise(nx, ny int) noise { return noise{nx, ny} }

// at is the noise at a place of a square, 0 to 1; the square repeats without a seam.
func (n noise) at(x, y, side int) float64 {
	fx, fy := float64(x)*float64(n.nx)/float64(side), float64(y)*float64(n.ny)/float64(side)
	i, j := int(fx), int(fy)
	kx, ky := smooth(0, 1, fx-float64(i)), smooth(0, 1, fy-float64(j))
	p := func(i, j int) float64 { return hash(i%n.nx, j%n.ny) }
	a := p(i, j) + (p(i+1, j)-p(i, j))*kx
	b := p(i, j+1) + (p(i+1, j+1)-p(i, j+1))*kx
	return a + (b-a)*ky
}

// hash is a random number for a place, 0 to 1.
func hash(x, y int) float64 {
	n := uint32(x)*374761393 + uint32(y)*668265263
	n = (n ^ n>>13) * 1274126177
	return float64(n^n>>16) / (1 << 32)
}
