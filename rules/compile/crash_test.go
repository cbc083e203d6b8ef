package compile

import (
	"errors"
	"strings"
	"testing"

	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/rules/text/toytest"
)

// A bug that crashes the compiler is an error of the text, as one that crashes the reader.
func TestCrash(t *testing.T) {
	const bad = "Play: Take a card from the pile."
	l := New(toytest.New(t))
	tree, err := l.Parse(bad)
	if err != nil {
		t.Fatal(err)
	}
	tree.Paras[0].Body.Sentences[0].Clauses[0].Form.Move = nil
	_, err = l.Compile(tree)
	var e *text.Error
	if !errors.As(err, &e) || guard.Find(err) == nil || !strings.Contains(err.Error(), "please report it with this text: \""+bad+"\"") {
		t.Error(err)
	}
}
