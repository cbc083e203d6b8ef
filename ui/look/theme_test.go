package look

import (
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
