package kit

import (
	"strings"
	"testing"

	"feltstack/ui/look"

	"fyne.io/fyne/v2/test"
)

// A word that no line has room for, such as the name of a file, goes on in the next line and
// loses no letter.
func TestLongWordsGoOn(t *testing.T) {
	test.NewTempApp(t)
	long := strings.Repeat("abcdefghij", 30)
	words, high := Flow([]Span{{Text: "Can't save "}, {Text: long, Face: look.Bold}, {Text: ": the name is too long."}}, 16, 400)
	said := ""
	for _, w := range words {
		if w.Right() > 400.5 || w.Bottom() > high+1 {
			t.Errorf("%q ends at %v, %v", w.Text, w.Right(), w.Bottom())
		}
		said += w.Text
	}
	if want := "Can'tsave" + long + ":thenameistoolong."; said != want {
		t.Errorf("it says %q", said)
	}
}

// Words of a line that look alike are one text object, which is as wide as they were, and
// another look begins another one.
func TestRunsOfWords(t *testing.T) {
	test.NewTempApp(t)
	words, _ := Flow([]Span{{Text: "Draw a card, then"}, {Text: " discard", Face: look.Bold}, {Text: " a King of♠ now and\nend"}}, 15, 1000)
	var said []string
	for _, run := range runs(words, 15) {
		said = append(said, run.Text)
		if wide := measure(run.Text, run.Face, 15).Width; Abs(wide-run.W) > 0.5 {
			t.Errorf("%q is %v wide and has a box of %v", run.Text, wide, run.W)
		}
	}
	if want := "Draw a card, then|discard|a King of|♠|now and|end"; strings.Join(said, "|") != want {
		t.Errorf("texts are %q", said)
	}
}
