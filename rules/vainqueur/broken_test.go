package vainqueur

import (
	"strings"
	"testing"

	"feltstack/rules/text/goldentest"
)

// What the writer of a broken text is told says what to write.
func TestBrokenTexts(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	goldentest.Run(t, "testdata/broken.txt", func(in string) string {
		tree, err := p.Language.Parse(in)
		if err == nil {
			_, err = p.Language.Compile(tree)
		}
		if err != nil { // what cards say most often changes with the cards
			what, _, _ := strings.Cut(err.Error(), "; here can stand")
			return what
		}
		return "is: " + p.Language.Print(tree)
	})
}
