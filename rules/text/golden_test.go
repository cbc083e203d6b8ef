package text

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/text/goldentest"
)

// The files of testdata that hold texts of a toy game, and what must come of each text.
func TestGolden(t *testing.T) {
	for _, x := range []struct {
		file string
		toy  func() (*rules.Game, *Vocabulary)
		told func(t *testing.T, l *Language, in string) string
	}{
		{"texts", plainToy, canonical},
		{"errors", plainToy, wrong},
		{"several", plainToy, wrong},
		{"idle", plainToy, wrong},
		{"numbers-errors", plainToy, wrong},
		{"waiting-errors", plainToy, wrong},
		{"choosing-errors", forum, wrong},
		{"decrees", playBazaar, program},
		{"hanging", func() (*rules.Game, *Vocabulary) { return labeled(smithy(plainToy())) }, program},
		{"listing", func() (*rules.Game, *Vocabulary) { return labeled(smithy(forum())) }, program},
		{"runs", plainToy, run},
		{"numbers", plainToy, run},
		{"choosing", forum, run},
	} {
		t.Run(x.file, func(t *testing.T) {
			goldentest.Run(t, "testdata/"+x.file+".txt", func(in string) string {
				return x.told(t, makeToy(t, x.toy), in)
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
	again(t, l, tree)
	printed := ""
	if s := l.Print(tree); s != in {
		printed = "is: " + s + "\n"
	}
	return strings.TrimSuffix(printed+listed(l, prog), "\n")
}

// playBazaar is the bazaar where a text without a heading is what its card does when it is played.
func playBazaar() (*rules.Game, *Vocabulary) {
	g, v := labeled(bazaar(plainToy()))
	v.Play = &Label{Label: 1}
	return g, v
}

// labeled is a game whose abilities have headings in listings.
func labeled(g *rules.Game, v *Vocabulary) (*rules.Game, *Vocabulary) {
	g.Labels = slices.Repeat([]string{"play"}, 8)
	return g, v
}
