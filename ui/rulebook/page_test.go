package rulebook

import (
	"testing"

	"feltstack/rules/book"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/message"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// open shows the rulebooks of all games at a place.
func open(t testing.TB, at Place, exits Exits) *Page {
	t.Helper()
	test.NewTempApp(t)
	all := gamestest.All(t)
	books, err := library.New(all, nil, "", nil).Rulebooks()
	if err != nil {
		t.Fatal(err)
	}
	p := New(kittest.Env(), books, at, exits)
	w := test.NewWindow(p.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(w.Close)
	return p
}

// pill is a button in sight.
func (p *Page) pill(t *testing.T, text string) *kit.Pill {
	t.Helper()
	for _, k := range p.reader.pills {
		if k.Visible() && k.Text == text {
			return k
		}
	}
	t.Fatalf("there is no button %q", text)
	return nil
}

// The page opens at a rule, which is in sight; links lead on, and back to the same place.
func TestLinks(t *testing.T) {
	p := open(t, Place{}, Exits{})
	p.turn(Find(p.book(), book.Ref{Rule: "VASTRIX 13, Ten"}))
	top, shown := p.reader.place("VASTRIX 13 Ten")
	if y := top - p.reader.Offset.Y; !shown || y < 0 || y > 100 {
		t.Fatalf("the rule lies at %v (%v)", y, shown)
	}
	at := p.At()
	test.Tap(p.pill(t, "→ V-055 What the Shield covers"))
	if now := p.At(); now.Rule != "V-055" || now.Chapter == at.Chapter {
		t.Fatalf("the link leads to %+v", now)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	if now := p.At(); now != at {
		t.Errorf("the way back leads to %+v, not %+v", now, at)
	}
	p.turn(Find(p.book(), book.Ref{Log: []message.ID{"log.aimed", "log.score"}}))
	if at := p.At(); at.Rule != "VASTRIX 3.2" {
		t.Errorf("the line of a log leads to %+v", at)
	}
	p.turn(Find(p.book(), book.Ref{Term: "Royal Shield"}))
	if at := p.At(); at.Rule != "VASTRIX 5.3" {
		t.Errorf("the term leads to %+v", at)
	}
}

// A search leads on to the other books that have something, and back.
func TestSearchElsewhere(t *testing.T) {
	p := open(t, Place{}, Exits{})
	p.look("huddle")
	if p.game() != 0 || len(p.reader.rows) != 2 || len(p.reader.rows[1].links) != 1 {
		t.Fatalf("VASTRIX has %d rows for a word of Vibes", len(p.reader.rows))
	}
	p.reader.rows[1].links[0].do()
	if at := p.At(); at.Game != "vibes" || at.Query != "huddle" || p.search.Text != "huddle" || len(p.reader.rows) < 5 {
		t.Errorf("the link leads to %+v with %d rows", at, len(p.reader.rows))
	}
	if last := p.reader.rows[len(p.reader.rows)-1]; last.id == "elsewhere" {
		t.Errorf("no other book has a huddle, but it leads to %q", last.links[0].text)
	}
}

// Typing searches, Esc gives the chapter back, and then leaves.
func TestSearch(t *testing.T) {
	left := false
	p := open(t, Place{}, Exits{Back: func() { left = true }})
	p.Key(&fyne.KeyEvent{Name: fyne.KeySlash})
	test.Type(p.search, "royal marriage")
	if n := len(p.reader.rows); n < 4 || p.reader.rows[1].id != "term Royal Marriage" {
		t.Fatalf("%d rows, the first is %q", n, p.reader.rows[1].id)
	}
	keys := kit.NewPageKeys(p.Container, trace.NewWriter(nil))
	p.LedBy(keys)
	kittest.Press(p.search, fyne.KeyReturn)
	if at := keys.Focus.At; !keys.Focus.On || at.Text != "→ 13 King: hard counter" {
		t.Errorf("Enter leads to %q", at.Text)
	}
	test.Type(p.search, "xyz")
	if n := len(p.reader.rows); n != 1 {
		t.Errorf("%d rows for what isn't there", n)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.At().Query != "" || left || len(p.reader.rows) < 5 {
		t.Fatalf("after Esc the page is at %+v", p.At())
	}
	if p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape}); !left {
		t.Error("Esc doesn't leave")
	}
}

// Each key in the search looks through the rulebook.
func BenchmarkSearch(b *testing.B) {
	p := open(b, Place{}, Exits{})
	for b.Loop() {
		for _, query := range []string{"c", "a", "an", "the", "ca", "car", "card", "cards"} {
			p.look(query)
		}
	}
}

// Every chapter of every book can be read to its end: no row lies over another, no word
// or button leaves the column.
func TestChaptersFit(t *testing.T) {
	p := open(t, Place{}, Exits{})
	for _, b := range p.books {
		for i := range len(b.Book.Chapters) + 1 {
			p.turn(Place{Game: b.Game.Key, Chapter: i})
			bottom := float32(0)
			for n, r := range p.reader.rows {
				if p.reader.tops[n] < bottom {
					t.Errorf("%s lies over the row before it", r.id)
				}
				bottom = p.reader.tops[n] + r.height
				for _, l := range r.lines {
					for _, w := range l.words {
						if w.Right() > p.wide+1 || l.y+w.Bottom() > r.height+1 {
							t.Errorf("%q of %s is outside", w.Text, r.id)
						}
					}
				}
				for _, l := range r.links {
					if l.box.Right() > p.wide+1 || l.box.Bottom() > r.height+1 {
						t.Errorf("%q of %s is outside", l.text, r.id)
					}
				}
			}
			p.Key(&fyne.KeyEvent{Name: fyne.KeyEnd})
			if end := p.reader.Offset.Y + p.reader.Size().Height; end < bottom {
				t.Errorf("chapter %d can be read to %v of %v", i, end, bottom)
			}
		}
	}
}
