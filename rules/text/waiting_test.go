package text

import "testing"

// What could never be waited for, or remembered, is refused with what to say instead.
func TestWaitingErrors(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/waiting-errors.txt", func(s string) string {
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
