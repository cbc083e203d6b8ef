package uitest

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// failing notes how a test fails.
type failing struct{ text string }

func (f *failing) Helper()                           {}
func (f *failing) Fatalf(format string, args ...any) { f.text = fmt.Sprintf(format, args...) }

// What is posted is done until it is enough; what can't come fails with what is seen, also
// where something else is posted without end.
func TestUntil(t *testing.T) {
	for _, c := range []struct {
		name          string
		posts, enough int
		fails         string
	}{
		{"it comes", 5, 3, ""}, {"nothing comes", 2, 3, "after 2 posts, seen is 2 done"},
		{"it never comes", mostPosts + 1, mostPosts + 1, "not after 20000 posts: it comes; seen is 20000 done"},
	} {
		done := 0
		posts := make(chan func(), c.posts)
		for range c.posts {
			posts <- func() { done++ }
		}
		var f failing
		until(&f, posts, "it comes", func() bool { return done >= c.enough }, func() string { return fmt.Sprint(done, " done") }, 100*time.Millisecond)
		if c.fails == "" && (f.text != "" || done != c.enough) || !strings.Contains(f.text, c.fails) {
			t.Errorf("%s: %q, %d done", c.name, f.text, done)
		}
	}
}
