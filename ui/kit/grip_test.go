package kit_test

import (
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// A button that is held down is not pressed where another window gets the keyboard or another
// button goes down meanwhile, with a pointer that rests and with one that has moved a little.
func TestButtonIsNotPressedUnasked(t *testing.T) {
	test.NewTempApp(t)
	for _, moves := range []bool{false, true} {
		for what, c := range map[string]struct {
			how  func(m *kittest.Mouse, e *kit.Env)
			want int
		}{
			"nothing":        {func(*kittest.Mouse, *kit.Env) {}, 1},
			"another window": {func(_ *kittest.Mouse, e *kit.Env) { e.Grip.Lose(e) }, 0},
			"the other button": {func(m *kittest.Mouse, _ *kit.Env) {
				m.Down(desktop.MouseButtonSecondary)
				m.Up(desktop.MouseButtonSecondary)
			}, 0},
		} {
			e := kittest.Env()
			e.Still, e.Post, e.Grip = false, func(func()) {}, kit.NewGrip()
			pressed := 0
			p := kit.NewPill("Pass", kit.Normal, func() { pressed++ })
			w := test.NewWindow(container.NewStack(p, e.Grip))
			w.SetPadded(false)
			w.Resize(fyne.NewSize(200, 60))
			m := &kittest.Mouse{Canvas: w.Canvas()}
			m.Move(fyne.NewPos(50, 20))
			m.Down(desktop.MouseButtonPrimary)
			if moves {
				m.Move(fyne.NewPos(54, 20))
			}
			c.how(m, e)
			m.Up(desktop.MouseButtonPrimary)
			if pressed != c.want {
				t.Errorf("%s, moved: %v: the button is pressed %d times, want %d", what, moves, pressed, c.want)
			}
			w.Close()
		}
	}
}

// A menu that a click has opened takes no second click of it, and none closes it; a click of a
// pointer that has moved since, once the menu can be seen, is taken.
func TestMenuTakesNoSecondClick(t *testing.T) {
	test.NewTempApp(t)
	m := &kittest.Mouse{}
	e := kittest.Env()
	posts := make(chan func(), 10)
	e.Still, e.Post, e.Pointer, e.Unseen = false, func(f func()) { posts <- f }, m.Pointer, kit.Unseen/10
	menu := kit.NewMenu(e)
	done := 0
	frame := kit.NewBox(0, 0, 600, 400)
	open := kit.NewPill("More", kit.Normal, func() {
		menu.OpenBelow("Menu", []kit.MenuLine{{Text: "Burn it", Do: func() { done++ }}, {Text: "Keep it", Do: func() {}}}, kit.NewBox(100, 60, 100, 40), frame)
	})
	page := &fyne.Container{Objects: []fyne.CanvasObject{open, menu.Container}}
	w := test.NewWindow(page)
	defer w.Close()
	w.SetPadded(false)
	w.Resize(fyne.NewSize(600, 400))
	m.Canvas = w.Canvas()
	kit.NewBox(100, 60, 100, 40).Put(open)
	frame.Put(menu.Container)
	at := fyne.NewPos(150, 80)
	m.Click(at)
	if m.Click(at); !menu.Visible() {
		t.Fatal("the second click closes the menu")
	}
	line := kit.BoxOf(menu.Pills[0]).Centre()
	if m.Click(line); done != 0 {
		t.Error("a line that can't have been seen is pressed")
	}
	(<-posts)() // it can be seen now
	if m.Click(line.AddXY(8, 0)); done != 1 {
		t.Errorf("a line that can be seen is pressed %d times", done)
	}
}
