package ui

import (
	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// points draws what a game comes to on average: for each player, each kind of bot that
// sits at several places, and each seat. A game without points of its own has none.
func (s *labScreen) points(r *lab.Report, y, width float32) float32 {
	if !r.Scored {
		return y
	}
	most, sum := 0.0, 0.0
	for _, a := range r.Points {
		most = max(most, a.High)
		sum += a.Mean
	}
	for _, p := range r.Places {
		most = max(most, p.Points.High)
	}
	if most == 0 {
		return y
	}
	line := func(name string, a lab.Average) {
		v := [3]float64{}
		for i, x := range [...]float64{a.Low, a.Mean, a.High} {
			v[i] = kit.Clamp(x/most, 0, 1)
		}
		y = s.meter(name, a.String(), v, kit.Clamp(sum/float64(len(r.Points))/most, 0, 1), y, width)
	}
	y = s.head(words.Say("lab.points"), y+8)
	for i, name := range r.Seats {
		line(words.Say("lab.place", "n", i+1, "player", s.called(name)), r.Points[i])
	}
	for _, kind := range r.Kinds {
		line(words.Say("lab.every", "player", s.called(kind.Name)), kind.Points)
	}
	for i, place := range r.Places {
		line(words.Say("common.seat", "n", i+1), place.Points)
	}
	return y
}
