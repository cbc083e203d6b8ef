package table

import (
	"context"
	"errors"
	"strings"
	"testing"
)

func TestHint(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	h, err := s.Chair(0).Hint(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(h.Lines) == 0 || h.Why == "" {
		t.Fatalf("the hint says nothing: %+v", h)
	}
	for _, l := range h.Lines {
		if l.Text == "" || strings.Contains(l.Text, "c0") {
			t.Errorf("the hint says %q", l.Text)
		}
	}
	if _, err := s.Chair(1).Hint(t.Context()); !errors.Is(err, ErrNotAsked) {
		t.Errorf("a hint for who is not asked: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Chair(0).Hint(ctx); err == nil {
		t.Error("a hint that was given up comes all the same")
	}
}
