package saves

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/guard"
	"feltstack/rules/guard/guardtest"
)

// reports collects what a Writer reports.
type reports chan error

func newReports() reports { return make(reports, 100) }

func (r reports) to(err error) { r <- err }

func (r reports) next(t *testing.T) error {
	t.Helper()
	select {
	case err := <-r:
		return err
	case <-time.After(guardtest.Patience):
		t.Fatal("nothing is reported")
		return nil
	}
}

func (r reports) none(t *testing.T) {
	t.Helper()
	select {
	case err := <-r:
		t.Errorf("reported %v once more", err)
	default:
	}
}

func TestWriterKeepsOrder(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	w := s.StartWriter(ctx, id, 0, noTrouble(t))
	var acks []*Ack
	for _, c := range line(50) {
		acks = append(acks, w.Append(c))
	}
	acks = append(acks, w.Truncate(40), w.Append(line(41)[40]),
		w.Do(func(ctx context.Context) error { return s.SetSetting(ctx, "speed", 2) }),
		w.Finish(Outcome{Winners: []int{1}, Text: "bot wins"}))
	if err := w.Flush(ctx); err != nil {
		t.Fatal(err)
	}
	for i, a := range acks {
		select {
		case <-a.Done():
			if a.Err() != nil {
				t.Errorf("call %d: %v", i, a.Err())
			}
		default:
			t.Errorf("call %d is not decided after Flush", i)
		}
	}
	if err := w.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, line(41)) {
		t.Errorf("line of %d choices (%v), want 41", len(got), err)
	}
	g, err := s.Game(ctx, id)
	if err != nil || g.Status != Finished || g.Choices != 41 {
		t.Errorf("game %+v (%v)", g, err)
	}
	if err := wait(t, w.Append(line(42)[41])); !errors.Is(err, ErrUnsaved) {
		t.Errorf("append after Close: %v, want ErrUnsaved", err)
	}
}

// When an Ack is decided without error, another connection sees the choice: it was committed, not only queued.
func TestWriterAckMeansCommitted(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	other := mustOpen(t, s.Path(), Options{ReadOnly: true})
	w := s.StartWriter(ctx, id, 0, noTrouble(t))
	defer w.Close()
	for i, c := range line(30) {
		if err := wait(t, w.Append(c)); err != nil {
			t.Fatal(err)
		}
		if got, err := other.LoadChoices(ctx, id); err != nil || len(got) != i+1 {
			t.Fatalf("after choice %d was acknowledged: %d choices (%v)", i, len(got), err)
		}
	}
}

func TestWriterRefusesWhatDoesNotContinue(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	w := s.StartWriter(ctx, id, 0, noTrouble(t))
	defer w.Close()
	for _, a := range []*Ack{w.Append(line(2)[1]), w.Truncate(1), w.Truncate(-1)} {
		if err := wait(t, a); !errors.Is(err, ErrOutOfOrder) {
			t.Errorf("%v, want ErrOutOfOrder", err)
		}
	}
	if err := wait(t, w.Append(line(1)[0])); err != nil {
		t.Errorf("the right choice after wrong ones: %v", err)
	}
	// What is not part of the line may be refused without an end to the game.
	sorry := errors.New("sorry")
	if err := wait(t, w.Do(func(context.Context) error { return sorry })); !errors.Is(err, sorry) {
		t.Errorf("refused write: %v", err)
	}
	if err := wait(t, w.Append(line(2)[1])); err != nil {
		t.Errorf("append after a refused write: %v", err)
	}
}

// Two writers on one game are an error in the program: the second is stopped, and nothing of its line is mixed in.
func TestWriterFailsForGood(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	r := newReports()
	w := s.StartWriter(ctx, id, 0, r.to)
	if err := s.AppendChoices(ctx, id, line(3)...); err != nil {
		t.Fatal(err)
	}
	if err := wait(t, w.Append(line(1)[0])); !errors.Is(err, ErrOutOfOrder) || !errors.Is(err, ErrUnsaved) {
		t.Errorf("append: %v, want ErrOutOfOrder and ErrUnsaved", err)
	}
	if err := r.next(t); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("reported %v, want ErrOutOfOrder", err)
	}
	if err := wait(t, w.Append(line(2)[1])); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("second append: %v, want ErrOutOfOrder", err)
	}
	if err := w.Flush(ctx); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("flush: %v, want ErrOutOfOrder", err)
	}
	if err := w.Close(); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("close: %v, want ErrOutOfOrder", err)
	}
	r.none(t)
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, line(3)) {
		t.Errorf("line %v (%v)", got, err)
	}
}

// A disk without room: told once, everything kept, written in order when there is room again.
func TestWriterFullDisk(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	// No page more than now, and nothing that a checkpoint could free: SQLite answers as if the disk were full.
	if _, err := s.rw.Exec("PRAGMA max_page_count = 1"); err != nil {
		t.Fatal(err)
	}
	r := newReports()
	w := s.StartWriter(ctx, id, 0, r.to)
	all := line(400)
	for _, c := range all {
		w.Append(c)
	}
	err := r.next(t)
	if !errors.Is(err, ErrDiskFull) || !strings.Contains(err.Error(), "make room") {
		t.Fatalf("reported %v, want ErrDiskFull", err)
	}
	soon, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
	defer cancel()
	err = w.Flush(soon)
	if !errors.Is(err, ErrUnsaved) || !errors.Is(err, ErrDiskFull) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("flush: %v, want ErrUnsaved, ErrDiskFull and the deadline", err)
	}
	r.none(t)
	if _, err := s.rw.Exec("PRAGMA max_page_count = 1000000"); err != nil {
		t.Fatal(err)
	}
	w.Retry()
	if err := w.Flush(ctx); err != nil {
		t.Fatalf("flush with room: %v", err)
	}
	if err := r.next(t); err != nil {
		t.Errorf("reported %v, want the end of the trouble", err)
	}
	if err := w.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
	r.none(t)
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, all) {
		t.Errorf("%d choices (%v), want 400", len(got), err)
	}
}

// A tool that holds the file for a while: nobody waits but the Writer, and nothing is lost.
func TestWriterLockedFile(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	s := mustOpen(t, path, Options{})
	id := newGame(t, s)
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
	w := s.StartWriter(ctx, id, 0, r.to)
	ack := w.Append(line(1)[0])
	if err := r.next(t); !errors.Is(err, ErrLocked) {
		t.Fatalf("reported %v, want ErrLocked", err)
	}
	held.Rollback()
	if err := wait(t, ack); err != nil { // by itself, without Retry
		t.Errorf("after the tool let go: %v", err)
	}
	if err := r.next(t); err != nil {
		t.Errorf("reported %v, want the end of the trouble", err)
	}

	if held, err = tool.Begin(); err != nil {
		t.Fatal(err)
	}
	lost := w.Append(line(2)[1])
	if err := r.next(t); !errors.Is(err, ErrLocked) {
		t.Fatalf("reported %v, want ErrLocked", err)
	}
	err = w.Close()
	if !errors.Is(err, ErrUnsaved) || !errors.Is(err, ErrLocked) || !strings.Contains(err.Error(), "(1)") {
		t.Errorf("close: %v, want ErrUnsaved, ErrLocked and the number of changes", err)
	}
	if err := wait(t, lost); !errors.Is(err, ErrUnsaved) {
		t.Errorf("lost choice: %v, want ErrUnsaved", err)
	}
	held.Rollback()
}

func TestWriterEndsWithItsContext(t *testing.T) {
	s := newStore(t)
	ctx, cancel := context.WithCancel(context.Background())
	w := s.StartWriter(ctx, newGame(t, s), 0, noTrouble(t))
	if err := wait(t, w.Append(line(1)[0])); err != nil {
		t.Fatal(err)
	}
	cancel()
	<-w.done
	if err := wait(t, w.Append(line(2)[1])); !errors.Is(err, ErrUnsaved) {
		t.Errorf("append after the end: %v, want ErrUnsaved", err)
	}
	if err := w.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
}

// A crash while a choice is written is reported and tried again; one of something
// beside the line of play is only told to who asked for it.
func TestWriterCrash(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	heard := newReports()
	w := s.StartWriter(ctx, id, 0, heard.to)
	crashes := 2
	w.mu.Lock()
	again := w.enqueue(job{do: func(context.Context) error {
		if crashes--; crashes >= 0 {
			panic("injected")
		}
		return nil
	}})
	w.mu.Unlock()
	ack := w.Append(line(1)[0])
	aside := w.Do(func(context.Context) error { panic("injected") })
	last := w.Append(line(2)[1])
	if err := heard.next(t); guard.Find(err) == nil {
		t.Errorf("reported %v", err)
	}
	if err := heard.next(t); err != nil {
		t.Errorf("reported %v, want that all is well", err)
	}
	if err := errors.Join(wait(t, again), wait(t, ack), wait(t, last)); err != nil {
		t.Error(err)
	}
	if err := wait(t, aside); guard.Find(err) == nil {
		t.Errorf("the crash aside: %v", err)
	}
	if err := w.Close(); err != nil {
		t.Error(err)
	}
	heard.none(t)
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, line(2)) {
		t.Errorf("%d choices, %v", len(got), err)
	}
}
