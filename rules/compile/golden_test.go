package compile

import (
	"errors"
	"path"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/goldentest"
	"feltstack/rules/text/toytest"
)

// The files that hold texts of a toy game, and what must come of each text.
func TestGolden(t *testing.T) {
	for _, x := range []struct {
		file string
		toy  func() (*rules.Game, *text.Vocabulary)
		told func(t *testing.T, l *Language, in string) string
	}{
		{"../text/testdata/texts", toytest.Plain, canonical},
		{"testdata/errors", toytest.Plain, wrong},
		{"testdata/several", toytest.Plain, wrong},
		{"testdata/idle", toytest.Plain, wrong},
		{"testdata/numbers-errors", toytest.Plain, wrong},
		{"testdata/waiting-errors", toytest.Plain, wrong},
		{"testdata/choosing-errors", toytest.Forum, wrong},
		{"testdata/decrees", playBazaar, program},
		{"testdata/hanging", func() (*rules.Game, *text.Vocabulary) { return labeled(toytest.Smithy(toytest.Plain())) }, program},
		{"testdata/listing", func() (*rules.Game, *text.Vocabulary) { return labeled(toytest.Smithy(toytest.Forum())) }, program},
		{"testdata/runs", toytest.Plain, run},
		{"testdata/numbers", toytest.Plain, run},
		{"testdata/choosing", toytest.Forum, run},
	} {
		t.Run(path.Base(x.file), func(t *testing.T) {
			goldentest.Run(t, x.file+".txt", func(in string) string {
				return x.told(t, New(toytest.Make(t, x.toy)), in)
			})
		})
	}
}

// canonical is nothing for a text that comes back letter for letter, and compiles.
func canonical(_ *testing.T, l *Language, in string) string {
	tree, err := l.Parse(in)
	if err != nil {
		return err.Error()
	}
	if got := l.Print(tree); got != in {
		return "comes back as " + got
	}
	prog, err := l.Compile(tree)
	if err != nil {
		return err.Error()
	}
	listed(l, prog)
	return ""
}

// wrong is all that is wrong with a text.
func wrong(_ *testing.T, l *Language, in string) string {
	tree, err := l.Parse(in)
	if tree != nil {
		if _, more := l.Compile(tree); more != nil {
			err = errors.Join(err, more)
		}
	}
	if err == nil {
		return "no error"
	}
	return err.Error()
}

// program is what a text is printed as, if it is another one, and its program, or why it is refused.
func program(t *testing.T, l *Language, in string) string {
	tree, err := l.Parse(in)
	if err != nil {
		return err.Error()
	}
	prog, err := l.Compile(tree)
	if err != nil {
		return err.Error()
	}
	toytest.Again(t, l.Language, tree)
	printed := ""
	if s := l.Print(tree); s != in {
		printed = "is: " + s + "\n"
	}
	return strings.TrimSuffix(printed+listed(l, prog), "\n")
}

// playBazaar is the bazaar where a text without a heading is what its card does when it is played.
func playBazaar() (*rules.Game, *text.Vocabulary) {
	g, v := labeled(toytest.Bazaar(toytest.Plain()))
	v.Play = &text.Label{Label: 1}
	return g, v
}

// labeled is a game whose abilities have headings in listings.
func labeled(g *rules.Game, v *text.Vocabulary) (*rules.Game, *text.Vocabulary) {
	g.Labels = slices.Repeat([]string{"play"}, 8)
	return g, v
}
