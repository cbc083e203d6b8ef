package ui

import (
	"image/png"
	"os"
	"testing"

	"feltstack/cardart"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func stillEnv() *env {
	return &env{pics: newPictures(drawPicture(cardart.Midnight), nil), post: func(f func()) { f() }, scale: func() float32 { return 1 }, still: true, trace: newTracer(nil)}
}

func TestLook(t *testing.T) {
	dir := os.Getenv("LOOK")
	if dir == "" {
		t.Skip()
	}
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(Theme{})
	for name, m := range map[string]*sceneMaker{"mid": midGame(), "stack": stackGame()} {
		for size, s := range map[string]fyne.Size{"1280": fyne.NewSize(1280, 800), "1920": fyne.NewSize(1920, 1080)} {
			ts := newTableScreen(stillEnv(), m.session(), tableExits{})
			img := snapshot(ts.Container, s)
			f, _ := os.Create(dir + "/" + name + size + ".png")
			png.Encode(f, img)
			f.Close()
		}
	}
}
