package text

import "testing"

// Every tree that the table can make is read as some text that is a fixed point of
// printing, or refused with a reason; compiling it ends with a program or a clear error.
func TestEveryTree(t *testing.T) {
	l := toy(t)
	g := l.grammar.NewGrower(1)
	read := 0
	for range 20_000 {
		written := l.grammar.Print(g.Grow("Para", 9))
		tree, err := l.Parse(written)
		if err != nil {
			continue
		}
		read++
		again(t, l, tree)
		_, _ = l.Compile(tree)
	}
	if read < 2000 {
		t.Errorf("only %d texts were read", read)
	}
}
