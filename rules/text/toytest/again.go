package toytest

import (
	"slices"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// Again prints a tree and reads it: the same tree must come back.
func Again(t interface{ Fatalf(string, ...any) }, l *text.Language, tree *text.Text) {
	printed := l.Print(tree)
	back, err := l.Parse(printed)
	if err != nil {
		t.Fatalf("printed\n%s\nwhich is not understood: %v", printed, err)
	}
	if second := l.Print(back); second != printed {
		t.Fatalf("printed\n%s\nand then\n%s", printed, second)
	}
	same := func(a, b text.Para) bool { return grammar.Equal(a.Node, b.Node) }
	if !slices.EqualFunc(tree.Paras, back.Paras, same) {
		t.Fatalf("%s\nis another tree when read again", printed)
	}
}
