package saves

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// numbered is the deck as it stands after n changes.
func numbered(n int) Deck {
	return Deck{GameKey: "vibes", Name: fmt.Sprint(n), Cards: fmt.Appendf(nil, `[%d]`, n)}
}

// What is handed over last is what is kept, and an Ack means that another
// connection sees that deck or a later one.
func TestDeckWriterKeepsTheLatest(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id, beside := newDeck(t, s), newDeck(t, s)
	other := mustOpen(t, s.Path(), Options{ReadOnly: true})
	w := s.StartDeckWriter(ctx, id, noTrouble(t))
	for n := range 300 {
		ack := w.Save(numbered(n))
		if n%50 != 0 {
			continue
		}
		if err := wait(t, ack); err != nil {
			t.Fatal(err)
		}
		var got int
		if d, err := other.Deck(ctx, id); err != nil || !scan(string(d.Cards), "[%d]", &got) || got < n {
			t.Fatalf("after deck %d was acknowledged: %s (%v)", n, d.Cards, err)
		}
	}
	if err := errors.Join(w.Flush(ctx), w.Flush(ctx), w.Close()); err != nil {
		t.Fatal(err)
	}
	if d, err := s.Deck(ctx, id); err != nil || d.Name != "299" || string(d.Cards) != "[299]" {
		t.Errorf("%+v, %v", d, err)
	}
	if d, err := s.Deck(ctx, beside); err != nil || d.Name != "Penguins" {
		t.Errorf("the deck beside it: %+v, %v", d, err)
	}
	if err := wait(t, w.Save(numbered(1))); !errors.Is(err, ErrUnsaved) {
		t.Errorf("save after Close: %v, want ErrUnsaved", err)
	}
	if err := w.Flush(ctx); !errors.Is(err, ErrUnsaved) {
		t.Errorf("flush after Close: %v, want ErrUnsaved", err)
	}
}

// A tool that holds the file for a while: told once, nothing lost, written as
// soon as it lets go; closed before that, the loss is said.
func TestDeckWriterLockedFile(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	s := mustOpen(t, path, Options{})
	id := newDeck(t, s)
	if _, err := s.rw.Exec("PRAGMA busy_timeout = 20"); err != nil {
		t.Fatal(err)
	}
	tool, err := sql.Open("sqlite3", path+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer tool.Close()
	held, err := tool.Begin()
	if err != nil {
		t.Fatal(err)
	}
	r := newReports()
	w := s.StartDeckWriter(ctx, id, r.to)
	first := w.Save(numbered(1))
	if err := r.next(t); !errors.Is(err, ErrLocked) {
		t.Fatalf("reported %v, want ErrLocked", err)
	}
	second := w.Save(numbered(2))
	soon, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
	defer cancel()
	if err := w.Flush(soon); !errors.Is(err, ErrUnsaved) || !errors.Is(err, ErrLocked) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("flush: %v, want ErrUnsaved, ErrLocked and the deadline", err)
	}
	r.none(t)
	held.Rollback()
	w.Retry()
	if err := errors.Join(wait(t, first), wait(t, second)); err != nil {
		t.Errorf("after the tool let go: %v", err)
	}
	if err := r.next(t); err != nil {
		t.Errorf("reported %v, want the end of the trouble", err)
	}
	if d, err := s.Deck(ctx, id); err != nil || d.Name != "2" {
		t.Errorf("%+v, %v", d, err)
	}
	if held, err = tool.Begin(); err != nil {
		t.Fatal(err)
	}
	lost := w.Save(numbered(3))
	if err := r.next(t); !errors.Is(err, ErrLocked) {
		t.Fatalf("reported %v, want ErrLocked", err)
	}
	if err := w.Close(); !errors.Is(err, ErrUnsaved) || !errors.Is(err, ErrLocked) || !strings.Contains(err.Error(), fmt.Sprint("deck ", id)) {
		t.Errorf("close: %v, want ErrUnsaved, ErrLocked and the deck", err)
	}
	if err := wait(t, lost); !errors.Is(err, ErrUnsaved) {
		t.Errorf("lost deck: %v, want ErrUnsaved", err)
	}
	held.Rollback()
}

// A deck that somebody deleted meanwhile is not made again.
func TestDeckWriterOfADeletedDeck(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newDeck(t, s)
	r := newReports()
	w := s.StartDeckWriter(ctx, id, r.to)
	if err := s.DeleteDeck(ctx, id); err != nil {
		t.Fatal(err)
	}
	if err := wait(t, w.Save(numbered(1))); !errors.Is(err, ErrNoDeck) || !errors.Is(err, ErrUnsaved) {
		t.Errorf("save: %v, want ErrNoDeck and ErrUnsaved", err)
	}
	if err := r.next(t); !errors.Is(err, ErrNoDeck) {
		t.Errorf("reported %v, want ErrNoDeck", err)
	}
	for name, err := range map[string]error{"save again": wait(t, w.Save(numbered(2))), "flush": w.Flush(ctx), "close": w.Close()} {
		if !errors.Is(err, ErrNoDeck) {
			t.Errorf("%s: %v, want ErrNoDeck", name, err)
		}
	}
	r.none(t)
	if all, err := s.ListDecks(ctx, DeckFilter{}); err != nil || len(all) > 0 {
		t.Errorf("%v, %v", all, err)
	}
}

func TestDeckWriterEndsWithItsContext(t *testing.T) {
	s := newStore(t)
	ctx, cancel := context.WithCancel(context.Background())
	w := s.StartDeckWriter(ctx, newDeck(t, s), noTrouble(t))
	if err := wait(t, w.Save(numbered(1))); err != nil {
		t.Fatal(err)
	}
	cancel()
	<-w.done
	if err := w.Close(); err != nil {
		t.Errorf("close with nothing lost: %v", err)
	}
}

// build is the child of TestKill9Deck: it changes the newest deck for ever and
// tells the number of changes when they are acknowledged.
func build(path string) {
	ctx := context.Background()
	check := func(err error) {
		if err != nil {
			fmt.Fprintln(os.Stderr, "child:", err)
			os.Exit(1)
		}
	}
	s, err := Open(ctx, path, Options{})
	check(err)
	all, err := s.ListDecks(ctx, DeckFilter{})
	check(err)
	n := 0
	scan(string(all[0].Cards), "[%d]", &n)
	w := s.StartDeckWriter(ctx, all[0].ID, check)
	for {
		n++
		ack := w.Save(numbered(n))
		if rand.IntN(4) == 0 {
			<-ack.Done()
			check(ack.Err())
			fmt.Println(n)
		}
	}
}

// Killed at any moment, a deck is as it was at its last acknowledged change,
// or as at one made since.
func TestKill9Deck(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "saves.db")
	s := mustOpen(t, path, Options{})
	id := newDeck(t, s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	told := 0
	for range 15 {
		cmd := child("", "build", path)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		killer := time.AfterFunc(time.Duration(rand.Int64N(int64(200*time.Millisecond))), func() { cmd.Process.Kill() })
		for lines := bufio.NewScanner(out); lines.Scan(); {
			scan(lines.Text(), "%d", &told)
		}
		if ended := cmd.Wait(); ended == nil || cmd.ProcessState.ExitCode() != -1 {
			t.Fatalf("the child ended by itself: %v", ended)
		}
		killer.Stop()
		s, err := Open(t.Context(), path, Options{})
		if err != nil {
			t.Fatal(err)
		}
		d, err := s.Deck(t.Context(), id)
		n := 0
		if scan(string(d.Cards), "[%d]", &n); err != nil || n < told {
			t.Errorf("deck %s (%v) after change %d was acknowledged", d.Cards, err, told)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if told < 15 {
		t.Errorf("only %d changes over all kills", told)
	}
}
