package text

import "testing"

// Texts that speak of numbers, at work. The blocks are as in runs.txt.
func TestNumbers(t *testing.T) {
	golden(t, "testdata/numbers.txt", func(in string) string { return runText(t, in) })
}

// What no number can be taken from is refused with what to say.
func TestNumberErrors(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/numbers-errors.txt", func(s string) string {
		tree, err := l.Parse(s)
		if err == nil {
			_, err = l.Compile(tree)
		}
		if err == nil {
			return "no error"
		}
		return err.Error()
	})
}
