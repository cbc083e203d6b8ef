package learn

import (
	"errors"
	"fmt"
	"io"
	"testing"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// pupil is a person at a table with a coach; what is posted to the UI goroutine is
// done by the test.
type pupil struct {
	t     *testing.T
	game  *guided
	env   *kit.Env
	table *felt.Table
	trace *trace.Writer // what the table shows
	posts chan func()
}

func led(t *testing.T, open func() (library.OpenGame, error)) *pupil {
	t.Helper()
	test.NewTempApp(t)
	game, err := open()
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{t: t, game: game.Session.(*guided), posts: make(chan func(), 100), trace: trace.NewWriter(io.Discard)}
	e := &kit.Env{
		Pics: kit.NewPictures(kit.DrawPicture(cardart.Midnight), nil, nil), Post: func(f func()) { p.posts <- f },
		Scale: func() float32 { return 1 }, Trace: p.trace, Keys: kit.NewKeymap(), AutoPass: table.AutoPass{Theirs: true},
	}
	p.env = e
	p.table = felt.New(e, game.Session, felt.Exits{})
	w := test.NewWindow(p.table.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() {
		p.table.Close()
		if err := game.Close(); err != nil {
			t.Error(err)
		}
		w.Close()
	})
	return p
}

// until does what is posted until cond holds.
func (p *pupil) until(what string, cond func() bool) {
	p.t.Helper()
	uitest.Until(p.t, p.posts, what, cond, func() string { return fmt.Sprintf("the prompt %q", p.scene().Prompt.Text) })
}

func (p *pupil) scene() *table.Scene { return p.game.Scene() }

func (p *pupil) says() felt.Lead { return p.game.leader.Lead() }

// mine reports whether the person is asked, and the table shows it: what leads
// follows the table.
func (p *pupil) mine() bool {
	return p.shown() == p.scene().Version && p.scene().Prompt.Mine && !p.scene().Over
}

func (p *pupil) shown() uint64 { return p.trace.Last().Decision }

// do makes choices as the table does when a card is dropped.
func (p *pupil) do(keys ...string) {
	p.t.Helper()
	if err := p.game.Do(keys); err != nil && !errors.Is(err, felt.ErrLed) {
		p.t.Fatal(err)
	}
	p.table.Pull()
}

// press presses a button of the prompt once it is there.
func (p *pupil) press(text string) {
	p.t.Helper()
	option := -1
	p.until("button "+text, func() bool {
		for _, b := range p.scene().Prompt.Buttons {
			if b.Text == text {
				option = b.Option
				return true
			}
		}
		return false
	})
	if err := p.game.Choose(option); err != nil {
		p.t.Fatal(err)
	}
	p.table.Pull()
}

// coach presses a button of the coach.
func (p *pupil) coach(text string) {
	p.t.Helper()
	var do func()
	p.until("the coach's button "+text, func() bool {
		for _, b := range p.says().Buttons {
			if b.Text == text {
				do = b.Do
			}
		}
		return do != nil
	})
	do()
}

func (p *pupil) step(name string) {
	p.t.Helper()
	p.until("step "+name, func() bool { return p.says().Title == name })
}

func (p *pupil) hand() int {
	for _, z := range p.scene().Zones {
		if z.Name == "Your hand" {
			return z.Count
		}
	}
	return -1
}

// lies reports whether a card is in a zone, by its short name.
func (p *pupil) lies(card, zone string) bool {
	s := p.scene()
	for _, c := range s.Cards {
		for _, z := range s.Zones {
			if c.Name == card && c.Zone == z.ID && z.Short == zone {
				return true
			}
		}
	}
	return false
}
