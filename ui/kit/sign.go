package kit

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Sign is what stands before something told: its shape says at a glance what kind it is.
type Sign uint8

// The signs.
const (
	SignNone Sign = iota
	SignWarning
	SignQuestion
	SignDone
)

// SignSize is how wide a sign is in a sheet.
const SignSize = 44

// shape is the icon on a sign, and the colours of its disc and of the icon.
func (s Sign) shape() (icon Icon, disc, ink color.NRGBA) {
	switch s {
	case SignWarning:
		return IconWarning, look.Now().Alarm, look.Now().OnAlarm()
	case SignQuestion:
		return IconQuestion, look.Now().Brass, look.Ink
	}
	return IconDone, look.Now().Button, look.Now().Ivory
}

// Seal shows a sign: a disc with a picture.
type Seal struct {
	*fyne.Container
	disc *canvas.Circle
	pic  *canvas.Image
}

// NewSeal makes one that shows none.
func NewSeal() *Seal {
	s := &Seal{disc: canvas.NewCircle(color.Transparent), pic: &canvas.Image{FillMode: canvas.ImageFillContain}}
	s.Container = &fyne.Container{Objects: []fyne.CanvasObject{s.disc, s.pic}}
	s.Hide()
	return s
}

// Set shows a sign at a place.
func (s *Seal) Set(sign Sign, at Box) {
	if sign == SignNone {
		s.Hide()
		return
	}
	icon, disc, ink := sign.shape()
	s.disc.FillColor, s.disc.StrokeColor, s.disc.StrokeWidth = disc, look.Now().Gold, 1.5
	at.Put(s.disc)
	at.Inset(at.W * 0.24).Put(s.pic)
	if now := icon.in(ink); s.pic.Resource == nil || s.pic.Resource.Name() != now.Name() {
		s.pic.Resource = now
		s.pic.Refresh()
	}
	s.Show()
	s.disc.Refresh()
}
