package felt

import (
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// handled is a table in a window with a mouse, where what has just come takes no click for a
// while.
type handled struct {
	*seat
	mouse *kittest.Mouse
	env   *kit.Env
	fake  *fakeSession
}

func handle(t *testing.T, f *fakeSession) *handled {
	t.Helper()
	test.NewTempApp(t)
	h := &handled{seat: &seat{t: t, posts: make(chan func(), 100)}, mouse: &kittest.Mouse{}, env: kittest.Plain(), fake: f}
	h.env.Still, h.env.Post = false, func(f func()) { h.posts <- f }
	h.env.Unseen, h.env.Pointer, h.env.Grip = 60*time.Millisecond, h.mouse.Pointer, kit.NewGrip()
	h.table = New(h.env, f, Exits{})
	w := test.NewWindow(container.NewStack(h.table.Container, h.env.Grip))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	h.mouse.Canvas = w.Canvas()
	t.Cleanup(func() { putAway(h.table); w.Close() })
	h.until("all there is has been seen", func() bool { return !h.resting() })
	return h
}

// resting reports whether a click of a pointer that rests isn't taken.
func (h *handled) resting() bool { return h.table.input.asked.Resting() }

// asks shows another prompt.
func (h *handled) asks(text string, buttons ...table.Button) {
	next := *h.fake.scene
	next.Version, next.Moves = next.Version+1, next.Moves+1
	next.Prompt = table.Prompt{Mine: true, Text: text, Buttons: buttons}
	h.fake.scene = &next
	h.table.Pull()
}

// button is the middle of a button of the prompt.
func (h *handled) button(text string) fyne.Position {
	h.t.Helper()
	for _, s := range h.table.panels.prompt.spots() {
		if s.button.Text == text {
			return s.box.Centre()
		}
	}
	h.t.Fatalf("there is no button %q", text)
	return fyne.Position{}
}

// The second click of a double one isn't the answer to the next prompt, however slow it is: only
// where the pointer has moved, the button was let go of over it, or it means the same.
func TestSecondClickIsNotTheNextAnswer(t *testing.T) {
	pass, discard := table.Button{Option: 0, Key: "pass", Text: "Pass", Default: true}, table.Button{Option: 1, Key: "discard K♥", Text: "Discard K♥"}
	seen := func(h *handled) {
		h.until("the prompt has been seen", func() bool { return !h.table.input.asked.Early() })
		h.until("the bar has been seen", func() bool { return !h.table.panels.prompt.guard.Early() })
	}
	begin := func() (*handled, fyne.Position) {
		h := handle(t, midGame().session())
		h.asks("Respond?", pass)
		h.until("it takes clicks", func() bool { return !h.resting() })
		at := h.button("Pass")
		if h.mouse.Click(at); !slices.Equal(h.fake.done, []string{"choose 0"}) {
			t.Fatalf("a click on Pass: %q", h.fake.done)
		}
		h.fake.done = nil
		return h, at
	}

	h, at := begin()
	h.asks("Discard a card", discard)
	if h.mouse.Click(at); len(h.fake.done) > 0 {
		t.Errorf("a click at once: %q", h.fake.done)
	}

	h, at = begin()
	h.asks("Discard a card", discard)
	seen(h)
	if h.mouse.Click(at); len(h.fake.done) > 0 && h.resting() {
		t.Errorf("a slow second click: %q", h.fake.done)
	}
	if h.mouse.Click(at); !slices.Equal(h.fake.done, []string{"choose 1"}) {
		t.Errorf("a click after one that was let go of over the button: %q", h.fake.done)
	}

	h, at = begin()
	h.asks("Discard a card", discard)
	h.mouse.Move(at.AddXY(-20, 0))
	h.mouse.Move(at)
	h.mouse.Move(at.AddXY(-12, 0))
	if h.mouse.Click(at.AddXY(-12, 0)); len(h.fake.done) > 0 {
		t.Errorf("a click on what can't have been seen: %q", h.fake.done)
	}
	seen(h)
	if h.mouse.Click(at.AddXY(-12, 0)); !slices.Equal(h.fake.done, []string{"choose 1"}) {
		t.Errorf("a click of a pointer that has moved: %q", h.fake.done)
	}

	h, at = begin()
	h.asks("Respond again?", pass)
	seen(h)
	if h.mouse.Click(at); !slices.Equal(h.fake.done, []string{"choose 0"}) {
		t.Errorf("a click on what means the same: %q", h.fake.done)
	}
}

// Where cards are asked for one after the other, quick clicks on one and another are all taken,
// but not a second click on what has come to lie where the first one was.
func TestQuickClicksOnCards(t *testing.T) {
	f := handOf(6).session()
	for i := range f.scene.Cards {
		if c := f.scene.Cards[i]; c.ID > 0 {
			f.drops[c.ID] = []table.Drop{{Zone: zGrave, Verb: "Discard", Keys: []string{"discard " + c.Name}}}
		}
	}
	h := handle(t, f)
	hand := h.table.input.ownHand()
	asks := func(n string) {
		next := *f.scene
		next.Version, next.Moves = next.Version+1, next.Moves+1
		next.Prompt = table.Prompt{Mine: true, Text: "Choose 2 cards to discard (" + n + "/2)"}
		for _, v := range hand {
			next.Prompt.Cards = append(next.Prompt.Cards, v.id())
		}
		f.scene = &next
		h.table.Pull()
	}
	at := func(i int) fyne.Position { return h.table.sight.uncovered(h.table.input.ownHand()[i].place).Centre() }
	asks("0")
	h.until("it takes clicks", func() bool { return !h.resting() })
	h.mouse.Click(at(1))
	if len(f.done) != 1 {
		t.Fatalf("a click on a card: %q", f.done)
	}
	asks("1")
	if h.mouse.Click(at(1)); len(f.done) != 1 {
		t.Errorf("a second click at the same place: %q", f.done)
	}
	if h.mouse.Click(at(4)); len(f.done) != 2 {
		t.Errorf("a quick click on another card: %q", f.done)
	}
}

// A double click on a card opens what it can do, once.
func TestDoubleClickOpensOnce(t *testing.T) {
	f := handOf(6).session()
	for i := range f.scene.Cards {
		f.drops[f.scene.Cards[i].ID] = []table.Drop{{Zone: zPR, Verb: "Play for points", Keys: []string{"points"}}, {Zone: zGrave, Verb: "Discard", Keys: []string{"discard"}}}
	}
	h := handle(t, f)
	at := h.table.sight.uncovered(h.table.input.ownHand()[2].place).Centre()
	h.mouse.Click(at)
	h.mouse.Click(at)
	h.foretold()
	if h.table.input.offer == nil {
		t.Error("a double click puts the card back")
	}
	h.until("it has been seen", func() bool { return !h.table.input.opened.Resting() })
	if h.mouse.Click(at); h.table.input.offer != nil {
		t.Error("a click later doesn't put it back")
	}
}

// A drag is taken back by another button, by Esc and by a window that loses the keyboard: the
// card stays in the hand, whatever the pointer does until its button is up. After that it is
// dragged as ever.
func TestDragIsTakenBack(t *testing.T) {
	for name, how := range map[string]func(h *handled){
		"right button": func(h *handled) {
			h.mouse.Down(desktop.MouseButtonSecondary)
			h.mouse.Up(desktop.MouseButtonSecondary)
		},
		"right button let go last": func(h *handled) {
			h.mouse.Down(desktop.MouseButtonSecondary)
			h.mouse.Up(desktop.MouseButtonPrimary)
			h.mouse.Up(desktop.MouseButtonSecondary)
		},
		"Esc": func(h *handled) { h.env.Grip.TakeBack() },
		"another window": func(h *handled) {
			h.env.Grip.Lose(h.env)
			h.mouse.Up(desktop.MouseButtonPrimary)
		},
	} {
		t.Run(name, func(t *testing.T) {
			f := handOf(6).session()
			for i := range f.scene.Cards {
				f.drops[f.scene.Cards[i].ID] = []table.Drop{{Zone: zPR, Verb: "Play for points", Keys: []string{"points"}}}
			}
			h := handle(t, f)
			drag := func() (to fyne.Position) {
				at := h.table.sight.uncovered(h.table.input.ownHand()[2].place).Centre()
				to = h.zone("Your point row").Centre()
				h.mouse.Move(at)
				h.mouse.Down(desktop.MouseButtonPrimary)
				for i := float32(1); i <= 4; i++ {
					h.mouse.Move(fyne.NewPos(at.X+(to.X-at.X)*i/4, at.Y+(to.Y-at.Y)*i/4))
				}
				return to
			}
			to := drag()
			if h.table.input.drag.card == nil {
				t.Fatal("nothing is dragged")
			}
			if how(h); len(f.done) > 0 || h.table.input.drag.card != nil || h.table.input.offer != nil {
				t.Fatalf("done: %q, the card is held: %v", f.done, h.table.input.drag.card != nil)
			}
			h.mouse.Move(to.AddXY(9, 9))
			h.mouse.Move(h.table.sight.uncovered(h.table.input.ownHand()[4].place).Centre())
			h.mouse.Move(to)
			if h.mouse.Up(desktop.MouseButtonPrimary); len(f.done) > 0 {
				t.Fatalf("the rest of the way has done: %q", f.done)
			}
			drag()
			h.foretold()
			if h.mouse.Up(desktop.MouseButtonPrimary); len(f.done) != 1 {
				t.Errorf("the next drag does: %q", f.done)
			}
		})
	}
}
