package text

import (
	"strings"
	"testing"

	"feltstack/rules/guard"
)

// Every tree that the table can make is read as some text that is a fixed point of
// printing, or refused with a reason; compiling it ends with a program or a clear error.
func TestEveryTree(t *testing.T) {
	for _, l := range []*Language{toy(t), pageLanguage(t)} {
		read, n := 0, 0
		for written := range l.RandomTexts(1) {
			if n++; n > 8000 {
				break
			}
			tree, err := l.Parse(written)
			if err != nil {
				if strings.Contains(err.Error(), "can mean two things") || guard.Find(err) != nil {
					t.Errorf("%s\n%v", written, err)
				}
				continue
			}
			read++
			again(t, l, tree)
			compiled(t, l, tree)
		}
		if read < 1000 {
			t.Errorf("only %d texts were read", read)
		}
	}
}
