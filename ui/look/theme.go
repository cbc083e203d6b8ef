// Package look is the colours and fonts of the window: themes, the palette of
// the one in force, and what keeps texts readable on all of its grounds.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Theme is the table's look. The zero Theme is the usual one, on green felt;
// the desktop's own preference for light or dark has no say: felt and cards keep
// the colours the person has chosen.
type Theme struct{ colors *Palette }

// New is the look on a felt (a key of felts), on the light side or with the
// strongest contrast, with texts to read of a size (a key of TextSizes).
func New(felt string, light, contrast bool, text string) Theme {
	p := newPalette(felt, light, contrast)
	p.Reading = TextSizes[text]
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
		return p.Felt
	case theme.ColorNameForeground:
		return p.Ivory
	case theme.ColorNamePrimary, theme.ColorNameFocus, theme.ColorNameHyperlink:
		return p.Brass
	case theme.ColorNameForegroundOnPrimary:
		return Ink
	case theme.ColorNameSelection:
		return selection
	case theme.ColorNameButton:
		return p.Button
	case theme.ColorNameDisabledButton, theme.ColorNameInputBackground:
		return p.DeepFelt
	case theme.ColorNameDisabled, theme.ColorNamePlaceHolder:
		return p.Dimmed
	case theme.ColorNameHover, theme.ColorNamePressed:
		return touch
	case theme.ColorNameInputBorder, theme.ColorNameSeparator:
		return p.Edge
	case theme.ColorNameHeaderBackground, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground:
		return p.Panel
	case theme.ColorNameScrollBar:
		return p.Edge
	case theme.ColorNameShadow:
		return scrollShade
	case theme.ColorNameError:
		return p.Alarm
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
