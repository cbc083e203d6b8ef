package kit

import (
	"bytes"
	"embed"
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
)

// Icon is a small picture of one colour, as buttons show it.
type Icon string

// The icons: files in the folder icons, drawn in the colour of a button's text.
const (
	IconFirst    Icon = "first"
	IconTurnBack Icon = "turn-back"
	IconBack     Icon = "back"
	IconPlay     Icon = "play"
	IconPause    Icon = "pause"
	IconOn       Icon = "on"
	IconTurnOn   Icon = "turn-on"
	IconLast     Icon = "last"
	IconSpeed    Icon = "speed"
	IconPerson   Icon = "person"
	IconEye      Icon = "eye"
	IconEyeOff   Icon = "eye-off"
	IconBranch   Icon = "branch"
	IconWarning  Icon = "warning"
	IconQuestion Icon = "question"
	IconDone     Icon = "done"
	IconMore     Icon = "more"
)

// Icons lists them all.
func Icons() []Icon {
	return []Icon{IconFirst, IconTurnBack, IconBack, IconPlay, IconPause, IconOn, IconTurnOn, IconLast, IconSpeed, IconPerson, IconEye, IconEyeOff, IconBranch, IconWarning, IconQuestion, IconDone, IconMore}
}

//go:embed icons
var iconFiles embed.FS

// in returns the icon in a colour.
func (i Icon) in(c color.NRGBA) fyne.Resource {
	data, err := iconFiles.ReadFile("icons/" + string(i) + ".svg")
	if err != nil {
		panic(err) // its file is part of the program, and tested
	}
	code := fmt.Sprintf("%02x%02x%02x", c.R, c.G, c.B)
	return fyne.NewStaticResource(string(i)+"-"+code+".svg", bytes.ReplaceAll(data, []byte("currentColor"), []byte("#"+code)))
}
