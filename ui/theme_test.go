package ui

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestThemeIgnoresTheDesktopsVariant(t *testing.T) {
	test.NewTempApp(t) // the default theme asks it for the primary colour
	for _, name := range []fyne.ThemeColorName{theme.ColorNameBackground, theme.ColorNameForeground, theme.ColorNameScrollBar, theme.ColorNameShadow, theme.ColorNameWarning} {
		if l, d := (Theme{}).Color(name, theme.VariantLight), (Theme{}).Color(name, theme.VariantDark); l != d {
			t.Errorf("%s: %v on a light desktop, %v on a dark one", name, l, d)
		}
	}
}

// Text must reach the contrast of WCAG 2 level AA (4.5) on what it stands on.
func TestTextIsReadable(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct{ text, ground fyne.ThemeColorName }{
		{theme.ColorNameForeground, theme.ColorNameBackground},
		{theme.ColorNameForeground, theme.ColorNameButton},
		{theme.ColorNameForeground, theme.ColorNameMenuBackground},
		{theme.ColorNameForeground, theme.ColorNameInputBackground},
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary},
		{theme.ColorNamePlaceHolder, theme.ColorNameInputBackground},
	} {
		a, b := luminance(Theme{}.Color(c.text, 0)), luminance(Theme{}.Color(c.ground, 0))
		if ratio := (max(a, b) + 0.05) / (min(a, b) + 0.05); ratio < 4.5 {
			t.Errorf("%s on %s: contrast %.1f", c.text, c.ground, ratio)
		}
	}
}

// luminance is the relative luminance of WCAG 2, 0 to 1.
func luminance(c color.Color) float64 {
	linear := func(v uint32) float64 {
		f := float64(v) / 0xffff
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	r, g, b, _ := c.RGBA()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}
