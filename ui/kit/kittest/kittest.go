// Package kittest is what tests of screens share.
package kittest

import (
	"testing"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Env is that of a screen at its usual size on which nothing moves.
func Env() *kit.Env {
	return kit.NewStillEnv(cardart.Midnight, 1, func(f func()) { f() })
}

// Golden compares screens on their cloth, dark and light, with golden pictures.
func Golden(t *testing.T, screens map[string]func() fyne.CanvasObject) {
	t.Helper()
	for _, theme := range []struct {
		name  string
		light bool
	}{{"dark", false}, {"light", true}} {
		fyne.CurrentApp().Settings().SetTheme(look.New("green", theme.light, false, "normal"))
		for name, make := range screens {
			t.Run(name+" "+theme.name, func(t *testing.T) {
				uitest.Golden(t, name+"-"+theme.name, kit.Snapshot(container.NewStack(kit.NewCloth(Env()).Container, make()), fyne.NewSize(1280, 800), 1))
			})
		}
	}
}
