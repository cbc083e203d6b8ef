package felt

import (
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// brightness is how well an arrow is to be seen: the one of the play that is pointed at, or
// else of the one that resolves next, better than others.
func (a *arrows) brightness(w *arrow) float64 {
	switch {
	case a.at == w.from || a.at == 0 && !w.faint:
		return 1
	case a.at != 0:
		return dimArrow
	}
	return waitingArrow
}

// point lights the arrows of a play on the stack and dims the others; 0: as they were.
func (a *arrows) point(item int) {
	if a.at != item {
		a.at = item
		a.fade()
	}
}

// fade has all arrows come to their brightness, and those that have left go out.
func (a *arrows) fade() {
	a.halt()
	fades := len(a.left) > 0
	for _, w := range a.shown {
		w.fades = [2]float64{w.seen, a.brightness(w)}
		fades = fades || w.fades[0] != w.fades[1]
	}
	for _, w := range a.left {
		w.fades = [2]float64{w.seen, 0}
	}
	switch {
	case !fades:
	case !moves(a.env):
		a.faded(1)
	default:
		a.fading = fyne.NewAnimation(paced(a.env, fadeTime), kit.Tick(a.faded))
		a.fading.Curve = fyne.AnimationLinear
		a.fading.Start()
	}
}

// faded shows the arrows at a part of the time that they fade.
func (a *arrows) faded(k float32) {
	for _, all := range [][]*arrow{a.shown, a.left} {
		for _, w := range all {
			w.seen = w.fades[0] + (w.fades[1]-w.fades[0])*float64(k)
			w.light()
		}
	}
	if k == 1 {
		for _, w := range a.left {
			w.free()
		}
		a.left, a.fading, a.Objects = nil, nil, a.Objects[:min(len(a.shown), len(a.Objects))]
	}
	kit.Repaint()
}

// halt leaves the arrows as they are seen now.
func (a *arrows) halt() {
	if a.fading != nil {
		a.fading.Stop()
		a.fading = nil
	}
}
