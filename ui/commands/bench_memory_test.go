package commands

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"
)

// Memory that grows after it had time to settle fails the measuring; what it takes
// while it settles does not.
func TestBenchMemory(t *testing.T) {
	var kept [][]byte
	for _, c := range []struct {
		name string
		want int
		demo func(ctx context.Context, told func(int)) error
	}{
		{"flat", OK, func(ctx context.Context, told func(int)) error { told(3); <-ctx.Done(); return nil }},
		{"grows", Failed, func(ctx context.Context, told func(int)) error {
			for ctx.Err() == nil {
				more := make([]byte, 4<<20)
				for i := range more {
					more[i] = 1
				}
				kept = append(kept, more)
				time.Sleep(20 * time.Millisecond)
			}
			return nil
		}},
		{"breaks off", Failed, func(context.Context, func(int)) error { return errors.New("no screen") }},
	} {
		var out, errOut bytes.Buffer
		if code := benchMemory(t.Context(), Window{Demo: c.demo}, 1500*time.Millisecond, &out, &errOut); code != c.want {
			t.Errorf("%s: exit code %d\n%s%s", c.name, code, &out, &errOut)
		}
		if c.name == "flat" && !strings.Contains(out.String(), "3 games; memory") {
			t.Errorf("%s", &out)
		}
		kept = nil
	}
}
