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
