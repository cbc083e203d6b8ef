package compile

import (
	"strings"
	"testing"

	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/rules/text/toytest"
)

// Every tree that the table can make is read as some text that is a fixed point of
// printing, or refused with a reason; compiling it ends with a program or a clear error.
func TestEveryTree(t *testing.T) {
	for _, l := range []*Language{New(toytest.New(t)), New(toytest.Page(t))} {
		read, n := 0, 0
		for written := range l.Grammar().RandomTexts(1) {
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
			toytest.Again(t, l.Language, tree)
			compiled(t, l, tree)
		}
		if read < 1000 {
			t.Errorf("only %d texts were read", read)
		}
	}
}

// compiled compiles and lists a text, which may have an error, and crashes nothing.
func compiled(t *testing.T, l *Language, tree *text.Text) {
	t.Helper()
	if prog, err := l.Compile(tree); err == nil {
		listed(l, prog)
	} else if guard.Find(err) != nil {
		t.Error(err)
	}
}
