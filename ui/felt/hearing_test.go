package felt

import (
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/sound"
)

func TestSounds(t *testing.T) {
	told := func(quiet bool, kinds ...table.EventKind) story {
		u := table.Update{Quiet: quiet}
		for _, k := range kinds {
			u.Events = append(u.Events, table.Event{Kind: k})
		}
		return tell([]table.Update{u})
	}
	plain, asked, won := &table.Scene{}, &table.Scene{}, &table.Scene{Over: true, Won: true}
	asked.Prompt.Mine = true
	for _, c := range []struct {
		now  *table.Scene
		told story
		want []sound.Effect
	}{
		{plain, told(false), nil},
		{plain, told(false, table.EventMoved, table.EventMoved), []sound.Effect{sound.Card}},
		{plain, told(true, table.EventMoved), nil},
		{plain, told(false, table.EventMoved, table.EventCountered, table.EventMarked), []sound.Effect{sound.Counter, sound.Card}},
		{asked, told(false, table.EventMoved), []sound.Effect{sound.Card, sound.Turn}},
		{won, told(false, table.EventMoved), []sound.Effect{sound.Win}},
	} {
		if got := heardOf(&table.Scene{}, c.now, c.told); !slices.Equal(got, c.want) {
			t.Errorf("%v sounds like %v, want %v", c.told.updates, got, c.want)
		}
	}
}

// Cards are heard as they touch the table: after a stamp, if there is one; a turn as its ribbon
// comes. The end is heard when all has been seen. Where nothing moves all is heard at once.
func TestSoundsFollowTheBeats(t *testing.T) {
	e := kittest.Env()
	e.Still, e.Glide = false, 300*time.Millisecond
	told := story{wait: time.Second, moves: map[int]travel{5: {}}}
	old, now, turn := &midGame().Scene, &midGame().Scene, &midGame().Scene
	now.Moves, turn.Moves = 1, 1
	turn.Seats[0].Active, turn.Seats[1].Active = false, true
	seen := told.wait + e.Glide + afterMove
	for _, c := range []struct {
		sound sound.Effect
		now   *table.Scene
		want  time.Duration
	}{
		{sound.Resolve, now, 0}, {sound.Counter, now, 0}, {sound.Card, now, 1300 * time.Millisecond}, {sound.Stack, now, 1450 * time.Millisecond},
		{sound.Turn, now, time.Second}, {sound.Turn, turn, seen}, {sound.Win, now, seen}, {sound.Lose, now, seen},
	} {
		if got := heardAfter(e, c.sound, old, c.now, told); got != c.want {
			t.Errorf("%v is heard after %v, want %v", c.sound, got, c.want)
		}
	}
	e.Glide = 0
	if got := heardAfter(e, sound.Win, old, now, told); got != 0 {
		t.Errorf("without motion the end is heard after %v", got)
	}
}

// Sounds come with the picture, not with the game: what waits to be seen is not heard yet, who
// hurries hears at once what is seen at once, and nothing is heard of a table that is left.
func TestSoundsComeWithThePicture(t *testing.T) {
	heard := func(glide time.Duration) (*Table, *[]sound.Effect) {
		ts, _, _, _, _ := played(t, glide)
		var all []sound.Effect
		ts.env.Play = func(s sound.Effect) { all = append(all, s) }
		ts.Pull()
		return ts, &all
	}
	ts, all := heard(time.Hour)
	if len(*all) != 0 || len(ts.hearing.next) != 1 || ts.hearing.next[0].sound != sound.Stack {
		t.Fatalf("as the play flies to the stack %v is heard, %d sounds are to come", *all, len(ts.hearing.next))
	}
	want := []sound.Effect{sound.Stack, sound.Counter}
	if ts.hasten(); !slices.Equal(*all, want) {
		t.Errorf("hurried, %v is heard", *all)
	}
	if ts.hasten(); !slices.Equal(*all, append(want, sound.Turn)) || len(ts.hearing.next) != 0 {
		t.Errorf("hurried once more, %v is heard, %d sounds are to come", *all, len(ts.hearing.next))
	}
	ts, all = heard(time.Hour)
	if ts.Close(); len(*all) != 0 || len(ts.hearing.next) != 0 {
		t.Errorf("of a table that is left %v is heard, %d sounds are to come", *all, len(ts.hearing.next))
	}
	if _, all = heard(0); !slices.Equal(*all, []sound.Effect{sound.Counter, sound.Stack}) {
		t.Errorf("without motion %v is heard", *all)
	}
}
