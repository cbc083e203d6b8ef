package cardart

import (
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"
)

// TestTextFits: whatever the text and the room, all letters are set, inside it.
func TestTextFits(t *testing.T) {
	alphabet := []rune("abcdefgh  \n  MWij.,:-[]()'♠♥♦♣⭐★α≥0123456789\u4e2d")
	long, shrunk := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		// The length is drawn by itself, of few: left to it, rapid hardly ever
		// draws texts long enough to be made smaller.
		n := rapid.SampledFrom([]int{900, 420, 250, 90, 14, 1, 0}).Draw(t, "length")
		text := rapid.StringOfN(rapid.SampledFrom(alphabet), n, n, -1).Draw(t, "text")
		w := rapid.Float64Range(4, 400).Draw(t, "w")
		h := rapid.Float64Range(4, 400).Draw(t, "h")
		b := fitText(text, w, h, 20)
		const eps = 1e-6
		if b.size > 20 || b.height > h+eps {
			t.Fatalf("size %v, height %v in a room of %v", b.size, b.height, h)
		}
		if n > 200 {
			long++
		}
		if b.size < 19 {
			shrunk++
		}
		letters := 0
		for _, p := range b.pieces {
			first, last := p.glyphs[0], p.glyphs[len(p.glyphs)-1]
			x0, x1 := p.x+first.x*b.size, p.x+(last.x+last.w)*b.size
			if x0 < -eps || x1 > w+eps {
				t.Fatalf("piece from %v to %v in a room of %v", x0, x1, w)
			}
			if p.y-ascent*b.size < -eps || p.y+descent*b.size > h+eps {
				t.Fatalf("line at %v, size %v, in a room of %v", p.y, b.size, h)
			}
			letters += len(p.glyphs)
		}
		if want := lettersIn(text); letters != want {
			t.Fatalf("%d letters set of %d", letters, want)
		}
	})
	if long == 0 || shrunk == 0 {
		t.Errorf("the texts tried were too easy: %d long, %d made smaller", long, shrunk)
	}
}

// lettersIn counts what is printed: no spaces and no bullet marks.
func lettersIn(text string) int {
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "- "); ok {
			line = rest
		}
		for _, r := range line {
			if !unicode.IsSpace(r) {
				n++
			}
		}
	}
	return n
}

func TestParseText(t *testing.T) {
	show := func(text string) string {
		var b strings.Builder
		for _, p := range parseText(text) {
			if p.gap {
				b.WriteString("~ ")
			}
			if p.bullet {
				b.WriteString("* ")
			}
			for _, w := range p.words {
				for _, s := range w {
					if s.bold {
						b.WriteString("<" + s.text + ">")
					} else {
						b.WriteString(s.text)
					}
				}
				b.WriteString(" ")
			}
			b.WriteString("/")
		}
		return b.String()
	}
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"Draw 1.", "Draw 1. /"},
		{"Instant: Counter it.", "<Instant:> Counter it. /"},
		{"3♠ Base: Take 1.", "<3♠> <Base:> Take 1. /"},
		{"⭐3: Take 2.", "<⭐3:> Take 2. /"},
		{"Once per turn, discard a card: deal 20.", "Once per turn, discard a card: deal 20. /"},
		{"Choose one -\n- Draw 1.\n\n- Stop.", "Choose one - /* Draw 1. /~ * Stop. /"},
		{"[ACT] Flop this", "<[ACT]> Flop this /"},
		{"gain [1 pool].", "gain <[1> <pool]>. /"},
	} {
		if got := show(c.text); got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// TestTextIsLargestThatFits: a short text gets the full size, a long one less.
func TestTextIsLargestThatFits(t *testing.T) {
	if b := fitText("Draw 1.", 200, 100, 17); b.size != 17 {
		t.Errorf("short text set at %v", b.size)
	}
	long := fitText(strings.Repeat(raidText+"\n", 3), 200, 100, 17)
	if long.size >= 17 || long.height < 70 {
		t.Errorf("long text set at %v, %v high of 100", long.size, long.height)
	}
}

// TestFontsHaveTheLetters: the letters games need are drawn, not left out.
func TestFontsHaveTheLetters(t *testing.T) {
	var l letters
	for _, face := range []*typeface{fonts().text, fonts().bold, fonts().italic, fonts().title} {
		for _, r := range "AZaz09αβγ≥≤+−–—“”’…éüßñ×½&" {
			glyphs, _ := l.set(face, string(r))
			if len(glyphs) != 1 || glyphs[0].id == 0 {
				t.Errorf("%c is in no font", r)
				continue
			}
			if len(l.outline(glyphs[0])) == 0 {
				t.Errorf("%c has no shape", r)
			}
		}
	}
	if n := len(FontText()) + len(FontTextBold()) + len(FontTextItalic()) + len(FontTitle()); n > 1_500_000 {
		t.Errorf("fonts take %d bytes", n)
	}
	if !strings.Contains(FontLicence(), "SIL OPEN FONT LICENSE") {
		t.Error("the fonts' licence is missing")
	}
}
