package rulebook

import (
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// contents lays out the list of chapters.
type contents struct{}

// chapterLine is how high a line of it is, and chapterIn how far it stands in.
const chapterLine, chapterIn = 35, 4

// Layout implements fyne.Layout.
func (contents) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		kit.NewBox(chapterIn, chapterIn+float32(i)*chapterLine, size.Width-2*chapterIn, chapterLine-1).Put(o)
	}
}

// MinSize implements fyne.Layout.
func (contents) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, float32(len(objects))*chapterLine+2*chapterIn)
}
