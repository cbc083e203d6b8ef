package words

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func TestSaying(t *testing.T) {
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct{ got, want string }{
		{Trf("%s of %d", "one", 3), "one of 3"},
		{Count(1, "1 choice", "%d choices"), "1 choice"},
		{Count(3, "1 choice", "%d choices"), "3 choices"},
		{List([]string{"Ann", "Ben", "Cara"}), "Ann, Ben and Cara"},
		{List([]string{"Ann"}), "Ann"},
		{List(nil), ""},
		{Sentence(errors.New("open saves: the disk is full")), "Open saves: the disk is full."},
		{Sentence(errors.New("Really?")), "Really?"},
		{Ago(time.Time{}, now), ""},
		{Ago(now.Add(-30*time.Second), now), "just now"},
		{Ago(now.Add(-time.Minute), now), "1 minute ago"},
		{Ago(now.Add(-5*time.Hour), now), "5 hours ago"},
		{Ago(now.Add(-72*time.Hour), now), "3 days ago"},
		{Ago(now.Add(-720*time.Hour), now), "24 October 2026"},
	} {
		if c.got != c.want {
			t.Errorf("it says %q, want %q", c.got, c.want)
		}
	}
}

func TestReword(t *testing.T) {
	t.Cleanup(func() { Reword(nil) })
	Reword(strings.ToUpper)
	if got := Count(2, "1 card", "%d cards") + Tr(" and ") + Tr("a deck"); strings.Contains(got, "cards") || !strings.Contains(got, "A DECK") {
		t.Errorf("in other words it says %q", got)
	}
	Reword(nil)
	if got := Tr("a deck"); got != "a deck" {
		t.Errorf("as it is written it says %q", got)
	}
}
