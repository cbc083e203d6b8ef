package ui

import (
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// scales are the sizes that everything can have; 0: as suits the window.
var scales = [...]float64{0, 0.8, 0.9, 1, 1.25, 1.5, 1.75, 2}

// scaleName is what a size is called.
func scaleName(scale float64) string {
	if scale == 0 {
		return words.Say("settings.fit")
	}
	return words.Percent(scale)
}

// zoomKeys has the window listen to the keys that change the size of everything, on every page;
// see kit.Zooms. The plus needs Shift on many keyboards.
func (n *navigator) zoomKeys(c fyne.Canvas) {
	for key, by := range map[fyne.KeyName]int{fyne.KeyMinus: -1, fyne.Key0: 0, fyne.KeyPlus: 1, fyne.KeyEqual: 1} {
		for _, held := range []fyne.KeyModifier{fyne.KeyModifierControl, fyne.KeyModifierControl | fyne.KeyModifierShift} {
			c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: held}, func(fyne.Shortcut) {
				n.env.Safely("a key", func() { n.zoom(by) })
			})
		}
	}
}

// zoom makes everything larger by a number of steps, as far as it fits; 0: as suits the window.
func (n *navigator) zoom(by int) {
	if n.sized == nil || n.library == nil {
		return
	}
	was, next := n.settings.Scale, 0.0
	if by != 0 {
		most := n.sized.most()
		next = was
		if was == 0 || was > n.sized.now {
			next = n.sized.now
		}
		steps := scales[1:]
		if by < 0 {
			steps = slices.Clone(steps)
			slices.Reverse(steps)
		}
		i := slices.IndexFunc(steps, func(s float64) bool {
			return by > 0 && s > next+0.01 && (most == 0 || s <= most) || by < 0 && s < next-0.01
		})
		if i < 0 {
			return
		}
		next = steps[i]
	}
	s := n.settings
	s.Scale = next
	n.apply(s)
	n.storeSettings()
	if p, ok := n.page.(*settingsScreen); ok {
		n.prefer(p.form.Offset.Y)
	}
}

// keepTime is how many seconds a person has to say that a new size is good.
const keepTime = 15

// askSize asks whether the size that the settings have got is to stay. Unless it is, all has the
// size from before again: it may be one at which nothing can be read or reached.
func (n *navigator) askSize(was float64) {
	var stop func()
	end := func(scale float64) {
		stop()
		n.query.close()
		s := n.settings
		s.Scale = scale
		n.apply(s)
		n.storeSettings()
		if p, ok := n.page.(*settingsScreen); ok {
			n.prefer(p.form.Offset.Y)
		}
	}
	back, now := func() { end(was) }, n.settings.Scale
	left := keepTime
	said := func() string { return words.Count("settings.size_back", left) }
	n.query.open(words.Say("settings.size_keep"), said(), nil, back,
		kit.NewPill(words.Say("settings.size_undo"), kit.Normal, back), kit.NewPill(words.Say("settings.size_stay"), kit.Leading, func() { end(now) }))
	var tick func()
	tick = func() {
		if left--; left == 0 {
			back()
			return
		}
		n.query.say(said())
		stop = n.env.After(n.second, tick)
	}
	stop = n.env.After(n.second, tick)
}
