package ui

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/guard/guardtest"
	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// The most that ten games may leave behind.
const (
	mostHeap       = 8 << 20
	gamesInARow    = 10
	choicesInAGame = 60
)

// Ten games are opened, played, looked at again and closed: afterwards the
// program has the goroutines and the memory it had before. That runs in a
// process of its own, whose Fyne forgets at once what is not shown: usually it
// keeps that for a minute.
func TestTenGamesLeaveNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	const child = "FELTSTACK_LEAK_CHILD"
	if os.Getenv(child) == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestTenGamesLeaveNothing$", "-test.v")
		cmd.Env = append(os.Environ(), child+"=1", "FYNE_CACHE=100ms")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	w := walk(t)
	w.env.Still, w.env.Glide = false, time.Millisecond
	rng := rules.Seeded(5)
	w.oneGame(0, &rng) // makes what is made once
	goroutines, heap := left()
	for i := range gamesInARow {
		w.oneGame(i, &rng)
	}
	w.env.Pics.Redraw(kit.DrawPicture(cardart.Midnight))             // what it keeps has a bound
	kit.Snapshot(kit.NewSketch().Container, fyne.NewSize(10, 10), 1) // has Fyne forget
	late := time.Now().Add(guardtest.Patience)
	for {
		g, h := left()
		if g <= goroutines && h <= heap+mostHeap {
			return
		}
		if time.Now().After(late) {
			stacks := make([]byte, 1<<20)
			t.Fatalf("goroutines: %d before, %d after; heap: %d KB before, %d KB after\n%s", goroutines, g, heap>>10, h>>10, stacks[:runtime.Stack(stacks, true)])
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// left is how many goroutines there are and how much memory is in use.
func left() (goroutines int, heap uint64) {
	runtime.GC()
	runtime.GC() // what finalizers let go
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return runtime.NumGoroutine(), m.HeapInuse
}

// oneGame starts a game of two persons, or of one against a bot, plays it for a
// while, takes something back, looks at it again and goes home.
func (w *walker) oneGame(n int, rng *rules.RNG) {
	w.t.Helper()
	infos := w.library.Games()
	g := library.NewGame{Game: infos[n%len(infos)].Key, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}, Seed: uint64(n + 1)}
	if n%3 == 2 {
		g.Seats[1].Bot = infos[0].Bots[0].Key
	}
	before := w.page
	w.start(g)
	w.until("the table", func() bool { _, ok := w.page.(*felt.Table); return ok && w.page != before })
	t := w.page.(*felt.Table)
	for made := 0; made < choicesInAGame && !w.game.Session.Scene().Over; made++ {
		w.until("a person is asked", func() bool {
			if t.Covered() {
				t.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
			}
			s := w.game.Session.Scene()
			return s.Over || s.Prompt.Mine
		})
		if w.game.Session.Scene().Over || g.Seats[1].Bot != "" && made > 10 {
			break
		}
		w.anyChoice(rng)
	}
	w.settled(func() error { return w.game.Session.Undo() })
	w.watch(w.game.ID, 0)
	w.until("the replay", func() bool { n, ok := w.page.(*felt.Table); return ok && n.Replaying() })
	w.settled(func() error { return w.game.Session.Go(5) })
	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
}

// anyChoice presses a button or drops a card somewhere. What is open then may be
// open no more a moment later, when the table goes on by itself: it looks again.
func (w *walker) anyChoice(rng *rules.RNG) {
	session := w.game.Session
	before := session.Scene().Version
	made := false
	w.until("a choice is made", func() bool {
		scene := session.Scene()
		if scene.Over || scene.Version != before {
			return true
		}
		var ways []func() error
		for _, b := range scene.Prompt.Buttons {
			if b.Option >= 0 {
				ways = append(ways, func() error { return session.Choose(b.Option) })
			}
		}
		for _, c := range scene.Cards {
			drops, _ := session.Drops(c.ID)
			for _, d := range drops {
				ways = append(ways, func() error { return session.Do(d.Keys) })
			}
		}
		made = len(ways) > 0 && ways[rng.IntN(len(ways))]() == nil
		return made || len(ways) == 0
	})
	w.until("the choice is made", func() bool { return !made || session.Scene().Version != before })
}

// settled does something once the choice before is on the disk.
func (w *walker) settled(do func() error) {
	w.t.Helper()
	var err error
	w.until("the choice before is on the disk", func() bool {
		err = do()
		return !errors.Is(err, table.ErrBusy)
	})
	if err != nil {
		w.t.Error(err)
	}
}
