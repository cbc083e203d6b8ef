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
		{Say("common.back"), "Back"},
		{Say("common.player", "n", 3), "Player 3"},
		{Say("saves.branch", "name", "Ann's game", "move", 12), "Ann's game, from move 12"},
		{Say("common.player"), "Player {n}"},
		{Say("nothing.such"), "nothing.such"},
		{Count("saves.where", 1, "round", "Turn 2"), "Turn 2, 1 move"},
		{Count("saves.where", 0, "round", "Turn 1"), "Turn 1, 0 moves"},
		{Count("decks.cards", 40), "40 cards"},
		{List([]string{"Ann", "Ben", "Cara", "Dan"}), "Ann, Ben, Cara and Dan"},
		{List([]string{"Ann", "Ben"}), "Ann and Ben"},
		{List([]string{"Ann"}), "Ann"},
		{List(nil), ""},
		{Either([]string{"Draw", "Discard"}), "Draw or Discard"},
		{Against([]string{"Ann", "Ben", "Cara"}), "Ann against Ben against Cara"},
		{Percent(0.554), "55%"},
		{Tenths(2.25), "2.2"},
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
	Reword(func(text string) string { return strings.ReplaceAll(text, "a", "aa") })
	if got := Count("decks.cards", 2) + ", " + Say("common.back"); got != "2 caards, Baack" {
		t.Errorf("in other words it says %q", got)
	}
	Reword(nil)
	if got := Say("common.back"); got != "Back" {
		t.Errorf("as written it says %q", got)
	}
}

// The window says some hundred texts in each of 60 frames a second.
func TestSayingAllocatesNothingWithoutArguments(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { Say("common.back") }); n > 0 {
		t.Errorf("saying a message without arguments allocates %.0f times", n)
	}
}

func BenchmarkSay(b *testing.B) {
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			Say("common.back")
		}
	})
	b.Run("arguments", func(b *testing.B) {
		for b.Loop() {
			Say("table.waiting", "player", "Rook")
		}
	})
	b.Run("count", func(b *testing.B) {
		for b.Loop() {
			Count("decks.cards", 40)
		}
	})
}
