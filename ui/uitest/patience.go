package uitest

import (
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
)

// mostPosts is after how many posts a test gives up waiting, so that a wrong condition
// fails soon.
const mostPosts = 20_000

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
	until(t, posts, what, cond, seen, guardtest.Patience)
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
