package felt

import (
	"errors"
	"fmt"
	"testing"

	"feltstack/table"
)

func TestProblem(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{fmt.Errorf("choose %q: %w", "draw", table.ErrBusy), "Still saving your last move. Try again."},
		{table.ErrNothingBack, "There's nothing to undo."},
		{errors.New("the bot is asleep"), "The bot is asleep."},
	} {
		if got := Problem(c.err); got != c.want {
			t.Errorf("of %v it says %q, want %q", c.err, got, c.want)
		}
	}
}
