package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// viewer is a Session that is only looked at, from any seat.
type viewer interface {
	// From looks from another seat, into all hands if open.
	From(seat int, open bool)
	// Names are the players, by seat.
	Names() []string
	// Open tells whether all hands are seen.
	Open() bool
}

// replay shows a game again: the prompt bar holds its buttons, the timeline is
// scrubbed.
type replay struct {
	viewer  viewer
	playing bool
	speed   int // place in replaySpeeds
	stop    func()
}

// replaySpeeds are how long a choice is shown while a replay plays.
var replaySpeeds = []struct {
	name string
	step time.Duration
}{
	{words.Later("Speed 1/2"), 1800 * time.Millisecond}, {words.Later("Speed 1"), 900 * time.Millisecond},
	{words.Later("Speed 2"), 450 * time.Millisecond}, {words.Later("Speed 4"), 225 * time.Millisecond}, {words.Later("Speed 16"), 60 * time.Millisecond},
}

// usualSpeed is the place of "Speed 1".
const usualSpeed = 1

// What the buttons of a replay do, as options of the prompt bar.
const (
	replayPlay = -10 - iota
	replayTurnBack
	replayBack
	replayOn
	replayTurnOn
	replaySpeed
	replaySeat
	replayHands
	replayBranch
)

// asking is the scene as the prompt bar shows it: a replay puts its own buttons there.
func (t *Table) asking() *table.Scene {
	if t.replay == nil {
		return t.sight.scene
	}
	s := *t.sight.scene
	line := t.session.Timeline()
	play := words.Tr("Play")
	if t.replay.playing {
		play = words.Tr("Pause")
	}
	hands := words.Tr("Open hands")
	if t.replay.viewer.Open() {
		hands = words.Tr("Close hands")
	}
	s.Over, s.Held = false, false
	s.Prompt = table.Prompt{Mine: true, Text: words.Trf("%d of %d", line.At, len(line.Steps))}
	for _, b := range []struct {
		option int
		text   string
	}{
		{replayPlay, play}, {replayTurnBack, words.Tr("Turn back")}, {replayBack, words.Tr("Back")}, {replayOn, words.Tr("Forward")}, {replayTurnOn, words.Tr("Turn on")},
		{replaySpeed, words.Tr(replaySpeeds[t.replay.speed].name)}, {replaySeat, words.Trf("Seen by %s", s.Seats[s.Me].Name)}, {replayHands, hands},
		{replayBranch, words.Tr("Play on from here")},
	} {
		if b.option == replayBranch && t.exits.Branch == nil {
			continue
		}
		s.Prompt.Buttons = append(s.Prompt.Buttons, table.Button{Option: b.option, Text: b.text, Default: b.option == replayPlay})
	}
	return &s
}

// pressReplay does what a button of a replay says. It tells whether it was one.
func (t *Table) pressReplay(option int) bool {
	if t.replay == nil || option > replayPlay {
		return false
	}
	line := t.session.Timeline()
	switch option {
	case replayPlay:
		t.playReplay(!t.replay.playing)
	case replayTurnBack:
		t.showMoment(turnBefore(line))
	case replayBack:
		t.showMoment(line.At - 1)
	case replayOn:
		t.showMoment(line.At + 1)
	case replayTurnOn:
		t.showMoment(turnAfter(line))
	case replaySpeed:
		t.replay.speed = (t.replay.speed + 1) % len(replaySpeeds)
	case replaySeat:
		t.lookFrom((t.sight.scene.Me+1)%len(t.replay.viewer.Names()), t.replay.viewer.Open())
	case replayHands:
		t.lookFrom(t.sight.scene.Me, !t.replay.viewer.Open())
	case replayBranch:
		t.playReplay(false)
		t.exits.Branch(line.At)
	}
	t.show()
	return true
}

// lookFrom shows the same moment from another seat.
func (t *Table) lookFrom(seat int, open bool) {
	t.replay.viewer.From(seat, open)
	t.sight.scene = t.session.Scene()
	t.show()
	t.place(nil)
}

// showMoment goes to a moment of the replay; nothing is asked.
func (t *Table) showMoment(n int) {
	line := t.session.Timeline()
	n = kit.Clamp(n, 0, len(line.Steps))
	if n != line.At {
		t.move(func() error { return t.session.Go(n) })
	}
}

// playReplay starts or stops the replay. From the end it begins anew.
func (t *Table) playReplay(play bool) {
	r := t.replay
	if r.stop != nil {
		r.stop()
		r.stop = nil
	}
	r.playing = play
	if !play {
		return
	}
	if line := t.session.Timeline(); line.At == len(line.Steps) {
		t.showMoment(0)
	}
	t.stepReplay()
}

// stepReplay shows the next choice after a while, and so on to the end.
func (t *Table) stepReplay() {
	r := t.replay
	r.stop = t.env.After(replaySpeeds[r.speed].step, func() {
		line := t.session.Timeline()
		t.showMoment(line.At + 1)
		if line.At+1 >= len(line.Steps) {
			r.playing = false
			t.show()
			return
		}
		t.stepReplay()
	})
}

// turnBefore is the beginning of the turn, or of the one before if it is shown.
func turnBefore(line table.Timeline) int {
	for n := line.At - 1; n > 0; n-- {
		if line.Steps[n].Turn != line.Steps[n-1].Turn {
			return n
		}
	}
	return 0
}

// turnAfter is the beginning of the next turn.
func turnAfter(line table.Timeline) int {
	for n := line.At + 1; n < len(line.Steps); n++ {
		if line.Steps[n].Turn != line.Steps[n-1].Turn {
			return n
		}
	}
	return len(line.Steps)
}

// replayKey handles the arrows of a replay: a choice, or with up and down a turn.
func (t *Table) replayKey(dx, dy float32) {
	line := t.session.Timeline()
	switch {
	case dx < 0:
		t.showMoment(line.At - 1)
	case dx > 0:
		t.showMoment(line.At + 1)
	case dy < 0:
		t.showMoment(turnBefore(line))
	default:
		t.showMoment(turnAfter(line))
	}
}

// startReplay makes the screen one that shows a game again, from its beginning.
func (t *Table) startReplay(v viewer) {
	t.replay = &replay{viewer: v, speed: usualSpeed}
	t.over.put = true
	t.side.undo.Hide()
	t.side.redo.Hide()
}
