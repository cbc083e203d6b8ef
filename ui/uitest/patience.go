package uitest

import (
	"testing"
	"time"
)

// Patience is how long a test waits for what must come, with the race detector
// on a machine that is busy with other things.
const Patience = 5 * time.Minute

// A test gives up waiting after that time without a post, or after that many posts: a wrong
// condition fails in a minute. A game of the lab takes 10 seconds with the race detector.
const (
	quiet     = time.Minute
	mostPosts = 20_000
)

// failer is what Until needs of a test.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

var _ failer = (*testing.T)(nil)

// Until does what is posted to the UI goroutine until cond holds. If it can't come any more,
// the test fails with what is seen instead.
func Until(t failer, posts <-chan func(), what string, cond func() bool, seen func() string) {
	t.Helper()
	until(t, posts, what, cond, seen, quiet)
}

func until(t failer, posts <-chan func(), what string, cond func() bool, seen func() string, quiet time.Duration) {
	t.Helper()
	still := time.NewTimer(quiet)
	defer still.Stop()
	for n := 0; !cond(); n++ {
		if n == mostPosts {
			t.Fatalf("not after %d posts: %s; seen is %s", n, what, seen())
			return
		}
		still.Reset(quiet)
		select {
		case f := <-posts:
			f()
		case <-still.C:
			t.Fatalf("nothing comes any more: %s; after %d posts, seen is %s", what, n, seen())
			return
		}
	}
}
