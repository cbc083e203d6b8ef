package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Theme is the table's look. The zero Theme is the usual one, on green felt;
// the desktop's own preference for light or dark has no say: felt and cards keep
// the colours the person has chosen.
type Theme struct{ colors *palette }

// newTheme is the look that settings ask for.
func newTheme(s Settings) Theme {
	p := newPalette(s.Felt, s.Light, s.Contrast)
	p.reading = textSizes[s.Text]
	return Theme{&p}
}

// Color implements fyne.Theme.
func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	p := t.colors
	if p == nil {
		usual := green()
		p = &usual
	}
	switch name {
	case theme.ColorNameBackground:
		return p.felt
	case theme.ColorNameForeground:
		return p.ivory
	case theme.ColorNamePrimary, theme.ColorNameFocus, theme.ColorNameHyperlink:
		return p.brass
	case theme.ColorNameForegroundOnPrimary:
		return ink
	case theme.ColorNameSelection:
		return selection
	case theme.ColorNameButton:
		return p.button
	case theme.ColorNameDisabledButton, theme.ColorNameInputBackground:
		return p.deepFelt
	case theme.ColorNameDisabled, theme.ColorNamePlaceHolder:
		return p.dimmed
	case theme.ColorNameHover, theme.ColorNamePressed:
		return touch
	case theme.ColorNameInputBorder, theme.ColorNameSeparator:
		return p.edge
	case theme.ColorNameHeaderBackground, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground:
		return p.panel
	case theme.ColorNameError:
		return p.alarm
	}
	return theme.DefaultTheme().Color(name, theme.VariantDark)
}

// Font implements fyne.Theme.
func (Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace, style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Bold:
		return fontBold
	case style.Italic:
		return fontItalic
	}
	return fontText
}

// Icon implements fyne.Theme.
func (Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

// Size implements fyne.Theme.
func (Theme) Size(name fyne.ThemeSizeName) float32 { return theme.DefaultTheme().Size(name) }
