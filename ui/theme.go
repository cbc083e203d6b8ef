package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Felt is the colour of the table. It is the theme's background, so that the
// window is cleared to it instead of painting a rectangle over the whole of it
// in every frame.
var Felt = color.NRGBA{R: 0x1c, G: 0x5f, B: 0x43, A: 0xff}

// The rest of the palette, dark wood and brass on green.
var (
	brass     = color.NRGBA{R: 0xe3, G: 0xb3, B: 0x4b, A: 0xff}
	ivory     = color.NRGBA{R: 0xf6, G: 0xf3, B: 0xe8, A: 0xff}
	deepFelt  = color.NRGBA{R: 0x12, G: 0x43, B: 0x2f, A: 0xff}
	panel     = color.NRGBA{R: 0x14, G: 0x30, B: 0x25, A: 0xff}
	button    = color.NRGBA{R: 0x28, G: 0x78, B: 0x57, A: 0xff}
	dimmed    = color.NRGBA{R: 0xa9, G: 0xbd, B: 0xb1, A: 0xff}
	edge      = color.NRGBA{R: 0x3f, G: 0x8a, B: 0x6a, A: 0xff}
	ink       = color.NRGBA{R: 0x1d, G: 0x1a, B: 0x12, A: 0xff}
	alarm     = color.NRGBA{R: 0xe0, G: 0x62, B: 0x50, A: 0xff}
	selection = color.NRGBA{R: 0xe3, G: 0xb3, B: 0x4b, A: 0x59}
	touch     = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0x1f}

	bubblePaper = color.NRGBA{R: 0xfb, G: 0xf3, B: 0xdf, A: 0xff}
	bubbleRule  = color.NRGBA{R: 0x9a, G: 0x3a, B: 0x2c, A: 0xff}
)

var palette = map[fyne.ThemeColorName]color.Color{
	theme.ColorNameBackground:          Felt,
	theme.ColorNameForeground:          ivory,
	theme.ColorNamePrimary:             brass,
	theme.ColorNameForegroundOnPrimary: ink,
	theme.ColorNameFocus:               brass,
	theme.ColorNameSelection:           selection,
	theme.ColorNameButton:              button,
	theme.ColorNameDisabledButton:      deepFelt,
	theme.ColorNameDisabled:            dimmed,
	theme.ColorNamePlaceHolder:         dimmed,
	theme.ColorNameHover:               touch,
	theme.ColorNamePressed:             touch,
	theme.ColorNameInputBackground:     deepFelt,
	theme.ColorNameInputBorder:         edge,
	theme.ColorNameSeparator:           edge,
	theme.ColorNameHeaderBackground:    panel,
	theme.ColorNameMenuBackground:      panel,
	theme.ColorNameOverlayBackground:   panel,
	theme.ColorNameError:               alarm,
	theme.ColorNameHyperlink:           brass,
}

// Theme is the table's look. It is always dark, whatever the desktop prefers:
// felt and cards keep their colours.
type Theme struct{}

// Color implements fyne.Theme.
func (Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if c, ok := palette[name]; ok {
		return c
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
