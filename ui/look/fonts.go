package look

import (
	"feltstack/cardart"

	"fyne.io/fyne/v2"
)

// The cards' own fonts, so that table and cards look of one piece. They never
// change.
var (
	fontText   = fyne.NewStaticResource("Cabin-Regular.otf", cardart.FontText())
	fontBold   = fyne.NewStaticResource("Cabin-Bold.otf", cardart.FontTextBold())
	fontItalic = fyne.NewStaticResource("Cabin-Italic.otf", cardart.FontTextItalic())
	fontTitle  = fyne.NewStaticResource("LinLibertine_RB.otf", cardart.FontTitle())
)

// Face is which of the fonts a text is set in.
type Face int

const (
	Plain Face = iota
	Bold
	Italic
	Title
)

// Resource is the font of the face, as Fyne takes it.
func (f Face) Resource() fyne.Resource {
	return [...]fyne.Resource{fontText, fontBold, fontItalic, fontTitle}[f]
}
