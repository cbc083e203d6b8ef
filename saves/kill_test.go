package saves

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"
)

// play is the child of TestKill9. It goes on with the latest game for ever and tells each thing before it asks for it
// ("try") and after it was acknowledged ("done"): a new game, a choice, a take-back. Printing goes straight to the pipe, so
// what the parent has read did happen.
func play(path string) {
	ctx := context.Background()
	check := func(err error) {
		if err != nil {
			fmt.Fprintln(os.Stderr, "child:", err)
			os.Exit(1)
		}
	}
	s, err := Open(ctx, path, Options{})
	check(err)
	games, err := s.ListGames(ctx, Filter{})
	check(err)
	if len(games) == 0 {
		fmt.Println("try game")
		_, err = s.CreateGame(ctx, Saved{GameKey: "whist", Setup: []byte(`{}`)})
		check(err)
		fmt.Println("done")
	}
	playing, err := s.ListGames(ctx, Filter{Status: Playing, Limit: 1})
	check(err)
	game := playing[0]
	w := s.StartWriter(ctx, game.ID, game.Choices, check)
	for n := game.Choices; ; {
		var ack *Ack
		if n > 5 && rand.IntN(20) == 0 {
			n -= rand.IntN(5)
			fmt.Println("try back", n)
			ack = w.Truncate(n)
		} else {
			c := Choice{N: n, Seat: n % 2, Turn: n / 4, Key: "effect 3♠", Hash: rand.Uint64()}
			fmt.Println("try choice", n, c.Hash)
			ack = w.Append(c)
			n++
		}
		<-ack.Done()
		check(ack.Err())
		fmt.Println("done")
	}
}

// known is what the parent has heard about one file.
type known struct {
	game   bool
	line   []uint64 // the hash of each choice
	before *known   // what was before the last thing that was tried and not acknowledged; nil when there is none
}

// try notes that the child is about to do something: from now on both states are possible.
func (k *known) try(words string) error {
	before := known{game: k.game, line: slices.Clone(k.line)}
	var n int
	var hash uint64
	switch {
	case words == "try game":
		k.game = true
	case scan(words, "try choice %d %d", &n, &hash) && n == len(k.line):
		k.line = append(k.line, hash)
	case scan(words, "try back %d", &n) && n <= len(k.line):
		k.line = k.line[:n]
	default:
		return fmt.Errorf("the child went on with %q after %d choices", words, len(k.line))
	}
	k.before = &before
	return nil
}

func scan(words, format string, to ...any) bool {
	n, err := fmt.Sscanf(words, format, to...)
	return err == nil && n == len(to)
}

// settle compares a file with what is known and takes over which of the two possible states it is in.
func (k *known) settle(path string) error {
	s, err := Open(context.Background(), path, Options{}) // with its check of integrity
	if err != nil {
		return err
	}
	defer s.Close()
	games, err := s.ListGames(context.Background(), Filter{})
	if err != nil || len(games) > 1 {
		return fmt.Errorf("%d games (%v)", len(games), err)
	}
	got := known{game: len(games) == 1}
	if got.game {
		choices, err := s.LoadChoices(context.Background(), games[0].ID)
		if err != nil || len(choices) != games[0].Choices {
			return fmt.Errorf("%d choices, the game says %d (%v)", len(choices), games[0].Choices, err)
		}
		for _, c := range choices {
			got.line = append(got.line, c.Hash)
		}
	}
	same := func(k *known) bool { return k.game == got.game && slices.Equal(k.line, got.line) }
	if !same(k) && (k.before == nil || !same(k.before)) {
		return fmt.Errorf("the file has game %v and %d choices; known are game %v and %d choices, the last in doubt: %v",
			got.game, len(got.line), k.game, len(k.line), k.before != nil)
	}
	*k = got
	return nil
}

// Killed at any moment, in the middle of opening, of writing or between, no acknowledged choice is lost, at most the one
// that was not yet acknowledged is there too, and the file opens.
func TestKill9(t *testing.T) {
	t.Parallel()
	const kills, players = 200, 4
	var all sync.WaitGroup
	var mu sync.Mutex
	choices, early := 0, 0
	start := time.Now()
	for player := range players {
		all.Go(func() {
			dir := t.TempDir()
			var path string
			var k known
			for round := range kills / players {
				if round%10 == 0 { // a new file, so that kills fall into making one too
					path, k = filepath.Join(dir, fmt.Sprintf("saves%d-%d.db", player, round)), known{}
				}
				told, err := killOnce(path, &k)
				if err == nil {
					err = k.settle(path)
				}
				if err != nil {
					t.Errorf("player %d, kill %d: %v", player, round, err)
					return
				}
				mu.Lock()
				choices += told
				if told == 0 {
					early++
				}
				mu.Unlock()
			}
		})
	}
	all.Wait()
	t.Logf("%d kills in %v: %d acknowledgements, %d kills before the first one", kills, time.Since(start), choices, early)
	if !t.Failed() && (choices < kills || early == kills) {
		t.Errorf("only %d acknowledgements over %d kills: the test did not reach play", choices, kills)
	}
}

// killOnce starts a child, kills it after a time or a number of acknowledgements, and returns how many it had told.
func killOnce(path string, k *known) (told int, err error) {
	cmd := child("", "play", path)
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	// By time it falls anywhere, also into opening; a slow child reaches play by the other way alone.
	enough := 1 + rand.IntN(40)
	if rand.IntN(2) == 0 {
		after := time.Duration(rand.Int64N(int64(250 * time.Millisecond)))
		killer := time.AfterFunc(after, func() { cmd.Process.Kill() })
		defer killer.Stop()
		enough = math.MaxInt
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if lines.Text() == "done" {
			k.before = nil
			if told++; told == enough {
				cmd.Process.Kill()
			}
		} else {
			err = errors.Join(err, k.try(lines.Text()))
		}
	}
	if ended := cmd.Wait(); ended == nil || cmd.ProcessState.ExitCode() != -1 {
		err = errors.Join(err, fmt.Errorf("the child ended by itself: %v", ended))
	}
	return told, err
}
