package table

import (
	"context"
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
)

// second is how long it takes for the tests' clocks to show another number.
const second = time.Second

// timed plays a game of the toy with 10 seconds for a choice, in a time of its own.
func timed(t *testing.T, seed uint64, players []Player, f func(s *Session, store *memory)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		store := &memory{}
		s, err := New(Config{
			Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: seed}, Players: players, Store: store, Clock: 10 * second, Think: time.Hour,
			Bots: func(string) (bot.Player, error) { return slow{}, nil },
		})
		if err != nil {
			t.Fatal(err)
		}
		s.View(0).Attend(true)
		f(s, store)
		s.Close()
	})
}

// slow is a bot that thinks as long as it may, and then takes the first option.
type slow struct{}

func (slow) Choose(ctx context.Context, _ *rules.Match, _ rules.Seat, _ bot.Budget, _ *rules.RNG) int {
	<-ctx.Done()
	return 0
}

// pass lets so much time go by.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// lineOf counts the lines of a log with a text.
func lineOf(sc *Scene, text string) (n int) {
	for _, l := range sc.Log {
		if l.Text == text {
			n++
		}
	}
	return n
}

func TestTimeRunsOut(t *testing.T) {
	timed(t, 1, []Player{ann, ben}, func(s *Session, store *memory) {
		pass(9 * second)
		if c := s.View(0).Clock(); c != (Clock{Per: 10 * second, Left: second, Runs: true}) || len(s.Line()) > 0 {
			t.Errorf("after 9 s: %+v, %v", c, s.Line())
		}
		pass(second)
		line := s.Line()
		if len(line) != 1 || line[0].Key != "draw" || !line[0].Late || s.Asked() != 1 {
			t.Fatalf("after 10 s: %+v", line)
		}
		if !reflect.DeepEqual(line, store.line()) {
			t.Errorf("kept: %+v", store.line())
		}
		if n := lineOf(s.View(1).Scene(), "Ann runs out of time"); n != 1 {
			t.Errorf("told %d times: %+v", n, s.View(1).Scene().Log)
		}
		if c := s.View(1).Clock(); c.Left != 10*second || !c.Runs {
			t.Errorf("Ben's time: %+v", c)
		}
		// It is undone as any other choice; nothing is timed before somebody acts.
		if err := s.View(1).Undo(); err != nil {
			t.Fatal(err)
		}
		pass(time.Hour)
		if s.Asked() != 0 || len(s.Line()) != 0 || s.View(0).Clock().Runs || lineOf(s.View(0).Scene(), "Ann runs out of time") > 0 {
			t.Fatalf("after Undo: asked %d, %v, %+v", s.Asked(), s.Line(), s.View(0).Clock())
		}
		if err := s.View(0).Redo(); err != nil {
			t.Fatal(err)
		}
		pass(0)
		if again := s.Line(); !reflect.DeepEqual(again, line) || lineOf(s.View(0).Scene(), "Ann runs out of time") != 1 {
			t.Errorf("done again: %+v", again)
		}
	})
}

func TestClockStands(t *testing.T) {
	timed(t, 1, []Player{ann, ben}, func(s *Session, store *memory) {
		pass(4 * second)
		s.View(0).Attend(false)
		pass(time.Hour)
		if c := s.View(0).Clock(); c.Left != 6*second || c.Runs || len(s.Line()) > 0 {
			t.Errorf("nobody attends: %+v", c)
		}
		s.View(0).Attend(true)
		pass(second)
		s.Trouble(context.DeadlineExceeded)
		pass(time.Hour)
		s.Trouble(nil)
		if c := s.View(0).Clock(); c.Left != 5*second || !c.Runs {
			t.Errorf("the disk was away: %+v", c)
		}
		store.holding(true)
		if err := s.View(0).Do([]string{"draw"}); err != nil {
			t.Fatal(err)
		}
		pass(time.Hour)
		if s.View(0).Clock().Runs {
			t.Error("it runs while a choice is written")
		}
		store.holding(false)
		pass(0)
		if c := s.View(1).Clock(); c.Left != 10*second || !c.Runs {
			t.Errorf("the next choice: %+v", c)
		}
	})
}

// A play that is declared and canceled is one choice: nobody gets more time by it.
func TestTimeOfAPlay(t *testing.T) {
	timed(t, 3, []Player{ann, ben}, func(s *Session, _ *memory) {
		choose := func(seat int, key string) {
			if err := s.View(seat).Do([]string{key}); err != nil {
				t.Fatal(err)
			}
			pass(0)
		}
		choose(0, "draw")
		choose(1, "lay "+cardsIn(s.View(1).Scene(), "Your hand")[0].Name)
		strike := "strike " + cardsIn(s.View(0).Scene(), "Your hand")[0].Name
		pass(3 * second)
		choose(0, strike)
		pass(3 * second)
		if err := s.View(0).Cancel(); err != nil {
			t.Fatal(err)
		}
		pass(0)
		if c := s.View(0).Clock(); c.Left != 4*second || !c.Runs {
			t.Errorf("after a play was canceled: %+v", c)
		}
		choose(0, strike)
		pass(4 * second)
		line := s.Line()
		if len(line) != 3 || line[2].Key != "draw" || !line[2].Late || line[2].Seat != 0 {
			t.Errorf("in the middle of a play: %+v", line)
		}
		if n := lineOf(s.View(1).Scene(), "Ann runs out of time"); n != 1 {
			t.Errorf("told %d times", n)
		}
	})
}

func TestTimeToAnswer(t *testing.T) {
	timed(t, 3, []Player{ann, ben}, func(s *Session, _ *memory) {
		for _, keys := range [][]string{{"draw"}, {"lay " + cardsIn(s.View(1).Scene(), "Your hand")[0].Name}} {
			if err := s.View(s.Asked()).Do(keys); err != nil {
				t.Fatal(err)
			}
			pass(0)
		}
		for _, c := range cardsIn(s.View(0).Scene(), "Your hand") {
			if len(blocks(s, c.Def)) == 0 {
				continue
			}
			if err := s.View(0).Do([]string{"strike " + c.Name, "target " + cardsIn(s.View(0).Scene(), "Ben's row")[0].Name}); err != nil {
				t.Fatal(err)
			}
			break
		}
		pass(10 * second)
		line := s.Line()
		if last := line[len(line)-1]; last.Key != "pass" || !last.Late || last.Seat != 1 {
			t.Errorf("Ben may block: %+v", line)
		}
		if n := lineOf(s.View(0).Scene(), "Ben runs out of time and passes"); n != 1 {
			t.Errorf("told %d times: %+v", n, s.View(0).Scene().Log)
		}
	})
}

// A bot thinks no longer than the clock lets it, and people's clocks don't run meanwhile.
func TestBotsObeyTheClock(t *testing.T) {
	timed(t, 1, []Player{{"Rae", "expert"}, ben}, func(s *Session, _ *memory) {
		s.View(1).Attend(true)
		pass(9 * second)
		if len(s.Line()) > 0 || s.View(1).Clock().Runs {
			t.Errorf("while the bot thinks: %+v", s.View(1).Clock())
		}
		pass(second)
		if line := s.Line(); len(line) != 1 || line[0].Late || s.View(1).Clock().Left != 10*second {
			t.Errorf("after 10 s: %+v, %+v", line, s.View(1).Clock())
		}
	})
}

// A resumed game tells of the same things, and its clock is full.
func TestClockOfAResumedGame(t *testing.T) {
	timed(t, 1, []Player{ann, ben}, func(s *Session, _ *memory) {
		pass(14 * second)
		r, err := Resume(Config{Game: s.Game(), Looks: looksOf(s.Game()), Setup: s.Setup(), Players: s.Players(), Clock: 10 * second}, s.Line())
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		if c := r.View(1).Clock(); c.Left != 10*second || c.Runs {
			t.Errorf("its clock: %+v", c)
		}
		if was, is := s.View(1).Scene().Log, r.View(1).Scene().Log; !reflect.DeepEqual(was, is) || lineOf(r.View(1).Scene(), "Ann runs out of time") != 1 {
			t.Errorf("its log: %+v, not %+v", is, was)
		}
	})
}

// A clock of the game's own stands for the table's, and who is late gets a choice at random.
func TestClockOfTheGame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := *toy()
		g.Clock = func(m *rules.Match) int { return 3 }
		store := &memory{}
		s, err := New(Config{Game: &g, Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, ben}, Store: store, Luck: 1})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		c := s.View(s.Asked())
		c.Attend(true)
		if got := c.Clock(); got.Per != 3*second || !got.Runs {
			t.Fatalf("the clock is %+v, want 3 seconds", got)
		}
		pass(2 * second)
		if n := len(store.line()); n != 0 {
			t.Fatalf("%d choices before the time is over", n)
		}
		pass(2 * second)
		if n := len(store.line()); n == 0 {
			t.Fatal("nothing is chosen when the time is over")
		}
	})
}
