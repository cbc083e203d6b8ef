package grammar

import (
	"runtime/debug"
	"strings"
	"sync"
	"testing"
)

// hostile are texts that are to take long, or much room.
func hostile() map[string]string {
	chain := func(before, again, after string, n int) string { return before + strings.Repeat(again, n) + after }
	return map[string]string{
		"a megabyte":  strings.Repeat("Draw a card. ", 80_000),
		"sentences":   chain("", "Draw a card. ", "", 769),
		"and":         chain("Destroy all Dragons", " and Beasts", ".", 900),
		"then":        chain("Draw a card", ", then draw a card", ".", 550),
		"costs":       chain("Discard a card", " and discard a card", ": draw a card.", 510),
		"with":        chain("Destroy all cards", " with STR 2 or more", ".", 520),
		"quotations":  chain("", `Your Spirits gain "`, "Draw a card."+strings.Repeat(`"`, 490), 490),
		"plus":        chain("Gain life equal to the number of cards", " plus 2", ".", 1400),
		"either":      chain("Destroy ", "either ", "this"+strings.Repeat(" or this", 600)+".", 600),
		"half":        chain("Gain life equal to ", "half of ", "your life"+strings.Repeat(", rounded up", 480)+".", 480),
		"nonsense":    chain("", "of the. ", "", 1240),
		"words":       chain("", "card ", "", 1990),
		"errors":      chain("", "Drow a card. ", "", 760),
		"late error":  chain("", "Draw a card. ", "Drow a card.", 765),
		"refused":     chain("", "Destroy it. ", "", 830),
		"letters":     strings.Repeat("a", 9999),
		"numbers":     "Draw " + strings.Repeat("9", 9900) + " cards.",
		"a quote":     strings.Repeat(`"`, 9999),
		"options":     chain("Choose one -", "\n- Draw a card.", "", 660),
		"bad options": chain("Choose one -", "\n- Drow a card.", "", 660),
		"nested":      chain("", "Choose one -\n- ", "Draw a card.", 600),
		"lines":       chain("", "Draw a card.\n", "", 760),
		"empty lines": chain("Draw a card", "\n- ", "", 3000),
		"newlines":    strings.Repeat("\n", 9999),
		"colons":      strings.Repeat(":\n", 4999),
		"bytes":       strings.Repeat("\xff\xc3“”", 1200),
		"brackets":    strings.Repeat("[", 9999),
		"names":       chain("", "old wolf ", "", 1100),
	}
}

// Whatever a text says, the stack does not overflow; how long it takes is BenchmarkHostile's.
func TestHostileTexts(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(8 << 20))
	g := lang(t)
	for name, text := range hostile() {
		_, errs, _ := g.ParseOf("Old Wolf", text, Pos{Line: 1, Col: 1})
		if len(errs) > maxErrors {
			t.Errorf("%s: %d errors are told", name, len(errs))
		}
		g.Complete("Old Wolf", text, len(text))
	}
}

func BenchmarkHostile(b *testing.B) {
	g := lang(b)
	for name, text := range hostile() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, _, _ = g.ParseOf("Old Wolf", text, Pos{Line: 1, Col: 1})
			}
		})
	}
}

// One grammar reads, prints and completes texts in several goroutines.
func TestSeveralAtOnce(t *testing.T) {
	g := lang(t)
	all := cards(t, "vainqueur-cards")
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			for _, c := range all {
				if got, _ := again(g, c.text); got != c.text {
					t.Errorf("%s is %s", c.text, got)
				}
				g.Complete("", c.text, len(c.text)/2)
				g.Rank(map[string]int{"this": 2})
			}
		})
	}
	wait.Wait()
}

func FuzzParse(f *testing.F) {
	g := lang(f)
	for _, c := range cards(f, "new-cards") {
		f.Add(c.name, c.text)
	}
	for name, text := range hostile() {
		f.Add(name, text[:min(len(text), 2000)])
	}
	f.Fuzz(func(t *testing.T, name, s string) {
		paras, errs, _ := g.ParseOf(name, s, Pos{Line: 1, Col: 1})
		for _, e := range errs {
			if e.Pos.Off < 0 || e.Pos.Off > len(s) || e.Pos.Line < 1 || e.Pos.Col < 1 || e.Error() == "" {
				t.Errorf("%q: %+v", s, e)
			}
		}
		for _, p := range paras {
			got := g.Print(p)
			twice, errs := again(g, got)
			if twice != got || len(errs) > 0 {
				t.Errorf("%q\nis %q\nthen %q %s", s, got, twice, told(errs))
			}
		}
	})
}

func FuzzComplete(f *testing.F) {
	g := lang(f)
	for _, c := range cards(f, "new-cards") {
		f.Add("Old Wolf", c.text, len(c.text)/2)
	}
	f.Fuzz(func(t *testing.T, name, s string, at int) {
		c := g.Complete(name, s, at)
		if c.From < 0 || c.From > len(s) || c.From > max(at, 0) {
			t.Errorf("what is replaced begins at %d of %d", c.From, len(s))
		}
	})
}
