package felt

import (
	"math"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// breathTime is how long the halos of cards that can be chosen breathe as a choice begins:
// once, for at rest nothing is to be painted.
const breathTime = 1400 * time.Millisecond

// breathes reports whether a choice begins with a scene: it is your own, and another one
// than before.
func breathes(old, now *table.Scene) bool {
	p, was := &now.Prompt, &old.Prompt
	return p.Mine && !now.Over && (!was.Mine || len(p.Cards)+len(p.Items) > 0 && p.Text != was.Text)
}

// breathe has the halos breathe once.
func (a *animator) breathe() {
	a.exhale()
	var all []*cardView
	for _, v := range a.views {
		if v.glow == canGlow || v.glow == askGlow {
			all = append(all, v)
		}
	}
	if len(all) == 0 || !moves(a.env) {
		return
	}
	a.breathing = all
	a.breath = fyne.NewAnimation(paced(a.env, breathTime), kit.Tick(func(k float32) {
		a.breathed(k)
		if k == 1 {
			a.exhale()
		}
	}))
	a.breath.Curve = fyne.AnimationLinear
	a.breath.Start()
}

// breathed shows the halos at a part of their breath.
func (a *animator) breathed(k float32) {
	sin := math.Sin(math.Pi * float64(k))
	for _, v := range a.breathing {
		v.brighten(sin * sin)
	}
	kit.Repaint()
}

// exhale ends the breath.
func (a *animator) exhale() {
	if a.breath != nil {
		a.breath.Stop()
	}
	for _, v := range a.breathing {
		v.brighten(0)
	}
	a.breath, a.breathing = nil, nil
}

// brighten has the card's halo shine brighter, from 0 to 1: its picture lies once more
// beneath, of which only the halo is seen.
func (c *cardView) brighten(by float64) {
	if by *= 1 - c.veil; c.glow != canGlow && c.glow != askGlow || c.held != nil || c.plain == nil {
		by = 0
	}
	if by > 0 && c.echo.Image != c.pic.Image {
		c.echo.Image = c.pic.Image
		c.echo.Refresh()
	}
	c.echo.Translucency, c.echo.Hidden = 1-by, by == 0
	c.resound()
}

// resound puts the picture beneath where the card is drawn.
func (c *cardView) resound() {
	if c.echo.Visible() {
		c.echo.ScaleMode = c.pic.ScaleMode
		c.echo.Resize(c.pic.Size())
		c.echo.Move(c.pic.Position())
	}
}
