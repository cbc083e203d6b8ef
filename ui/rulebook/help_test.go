package rulebook

import (
	"strings"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// help is the help, with Undo on a key of its own.
func help(t *testing.T) library.Rulebook {
	t.Helper()
	keys := kit.NewKeymap()
	if err := keys.Change(kit.ActionUndo, "F11"); err != nil {
		t.Fatal(err)
	}
	b, err := Help(keys)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The help names every key as it is set, and all that it leads to is there.
func TestHelp(t *testing.T) {
	b := help(t)
	listed := b.Book.Find("Help: Keys").Text
	for _, a := range kit.Actions() {
		if does := words.Say(a.Text); !strings.Contains(listed, does[1:]) {
			t.Errorf("the keys don't have %q", does)
		}
	}
	if !strings.Contains(listed, "*F11*: undo.") || strings.Contains(listed, "Ctrl+Z*: undo") {
		t.Errorf("a key that was changed isn't listed: %s", listed)
	}
	for _, c := range b.Book.Chapters {
		for _, p := range c.Paragraphs {
			if p.Text == "" || strings.ContainsAny(p.Text, "{}") {
				t.Errorf("%s says %q", p.ID, p.Text)
			}
			for _, id := range p.See {
				if b.Book.Find(id) == nil {
					t.Errorf("%s leads to %s, which isn't there", p.ID, id)
				}
			}
		}
	}
}

// The help is read as the rules are, without a glossary.
func TestHelpIsRead(t *testing.T) {
	test.NewTempApp(t)
	b := help(t)
	p := New(kittest.Env(), []library.Rulebook{b}, Place{Game: helpKey}, Exits{})
	w := test.NewWindow(p.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(w.Close)
	if n := len(p.list.Content.(*fyne.Container).Objects); n != len(b.Book.Chapters) {
		t.Errorf("%d chapters are listed, want %d", n, len(b.Book.Chapters))
	}
	bold := lit("Choose *Card studio*, then *Try*.", []string{"studio"})
	if len(bold) != 6 || bold[1].Text != "Card" || bold[1].Face != look.Bold || bold[2].Text != " studio" || bold[2].Color != look.Now().Gold || bold[4].Text != "Try" {
		t.Errorf("names of buttons are written %+v", bold)
	}
	p.look("timeline undo")
	if len(p.reader.rows) < 2 || p.reader.rows[1].id != "Help: Timeline" {
		t.Errorf("the search finds %d rows", len(p.reader.rows))
	}
}
