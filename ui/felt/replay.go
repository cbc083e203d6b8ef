package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// viewer is a Session that is only looked at, from any seat.
type viewer interface {
	// From looks from another seat, into all hands if open.
	From(seat int, open bool)
	// Names are the players, by seat.
	Names() []string
	// Open reports whether all hands are seen.
	Open() bool
}

// replay shows a game again: the prompt bar holds its buttons, the timeline is
// scrubbed.
type replay struct {
	viewer  viewer // nil while the game is played
	env     *kit.Env
	session library.Session
	sight   *sight
	shower  shower
	move    func(how func() error) // goes back or forth in the game
	branch  func(n int)            // plays on from a moment; may be nil

	stepper Stepper // says what follows what; nil: choice follows choice
	playing bool
	speed   int // place in replaySpeeds
	stop    func()
}

// replaySpeeds are how long a choice is shown while a replay plays.
var replaySpeeds = []struct {
	times string
	step  time.Duration
}{
	{"×½", 1800 * time.Millisecond}, {"×1", 900 * time.Millisecond},
	{"×2", 450 * time.Millisecond}, {"×4", 225 * time.Millisecond}, {"×16", 60 * time.Millisecond},
}

// usualSpeed is the place of "×1".
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
	replayFirst
	replayLast
)

// replayControls are the buttons from left to right.
var replayControls = [...]int{
	replayFirst, replayTurnBack, replayBack, replayPlay, replayOn, replayTurnOn, replayLast, replaySpeed, replaySeat, replayHands, replayBranch,
}

// control is how a button is shown that has an icon.
type control struct {
	Icon  kit.Icon
	Short string // beside it; may be empty
	Off   bool   // it leads nowhere now
}

// replayKey is the key of a button of a replay, "" if it has none of its own.
func replayKey(option int) fyne.KeyName {
	switch option {
	case replayFirst:
		return fyne.KeyHome
	case replayTurnBack:
		return fyne.KeyUp
	case replayBack:
		return fyne.KeyLeft
	case replayOn:
		return fyne.KeyRight
	case replayTurnOn:
		return fyne.KeyDown
	case replayLast:
		return fyne.KeyEnd
	}
	return ""
}

// wideReplay is how wide a table is whose bar has room for what the last button says.
const wideReplay = 1200

// looks is how the buttons of a replay are shown, by their options.
func (r *replay) looks() map[int]control {
	if !r.on() {
		return nil
	}
	line := r.session.Timeline()
	begun, ended := line.At > 0, line.At < len(line.Steps)
	if r.stepper != nil { // who leads knows where the steps end
		begun, ended = true, true
	}
	play, eye := kit.IconPlay, kit.IconEye
	if r.playing {
		play = kit.IconPause
	}
	if r.viewer.Open() {
		eye = kit.IconEyeOff
	}
	s, branch := r.sight.scene, ""
	if r.sight.size.Width >= wideReplay { // else its tip says it
		branch = words.Say("replay.branch")
	}
	return map[int]control{
		replayFirst: {Icon: kit.IconFirst, Off: !begun}, replayTurnBack: {Icon: kit.IconTurnBack, Off: !begun}, replayBack: {Icon: kit.IconBack, Off: !begun},
		replayPlay: {Icon: play},
		replayOn:   {Icon: kit.IconOn, Off: !ended}, replayTurnOn: {Icon: kit.IconTurnOn, Off: !ended}, replayLast: {Icon: kit.IconLast, Off: !ended},
		replaySpeed: {Icon: kit.IconSpeed, Short: replaySpeeds[r.speed].times}, replayHands: {Icon: eye},
		replaySeat:   {Icon: kit.IconPerson, Short: kit.Shorten(s.Seats[s.Me].Name, look.Bold, 15, 110)},
		replayBranch: {Icon: kit.IconBranch, Short: branch},
	}
}

// on reports whether the game is shown again, not played.
func (r *replay) on() bool { return r.viewer != nil }

// heard reports whether what happens makes sounds.
func (r *replay) heard() bool { return !r.on() || r.playing }

// end stops it for good.
func (r *replay) end() {
	if r.on() {
		r.play(false)
	}
}

// note says beside the turn that this is a replay, or the usual note.
func (r *replay) note(usual string) string {
	if r.stepper != nil {
		return words.Say("rulebook.example")
	}
	if r.on() {
		return words.Say("replay.title")
	}
	return usual
}

// asking is the scene as the prompt bar shows it: a replay puts its own buttons there.
func (r *replay) asking() *table.Scene {
	if !r.on() {
		return r.sight.scene
	}
	if r.stepper != nil {
		return r.stepping()
	}
	s := *r.sight.scene
	line := r.session.Timeline()
	play := words.Say("replay.play")
	if r.playing {
		play = words.Say("replay.pause")
	}
	s.Over, s.Held = false, false
	s.Prompt = table.Prompt{Mine: true, Text: words.Say("replay.at", "n", words.Number(line.At), "all", words.Number(len(line.Steps)))}
	texts := map[int]string{
		replayFirst: words.Say("replay.first"), replayTurnBack: words.Say("replay.turn_back"), replayBack: words.Say("replay.back"), replayPlay: play,
		replayOn: words.Say("replay.forward"), replayTurnOn: words.Say("replay.turn_on"), replayLast: words.Say("replay.last"),
		replaySpeed: words.Say("replay.speed", "times", replaySpeeds[r.speed].times), replaySeat: words.Say("replay.view", "player", s.Seats[s.Me].Name),
		replayHands: r.hands(), replayBranch: words.Say("replay.branch"),
	}
	for _, option := range replayControls {
		if option != replayBranch || r.branch != nil {
			s.Prompt.Buttons = append(s.Prompt.Buttons, table.Button{Option: option, Text: texts[option], Default: option == replayPlay})
		}
	}
	return &s
}

// hands says what the button for the hands does.
func (r *replay) hands() string {
	if r.viewer.Open() {
		return words.Say("replay.hide_hands")
	}
	return words.Say("replay.show_hands")
}

// stepping is asking where a leader shows the game step by step.
func (r *replay) stepping() *table.Scene {
	s := *r.sight.scene
	s.Over, s.Held = false, false
	s.Prompt = table.Prompt{Mine: true, Text: words.Say("replay.example_help"), Buttons: []table.Button{
		{Option: replayOn, Text: words.Say("replay.forward"), Default: true}, {Option: replayBack, Text: words.Say("replay.back")},
		{Option: replaySeat, Text: words.Say("replay.view", "player", s.Seats[s.Me].Name)}, {Option: replayHands, Text: r.hands()},
	}}
	return &s
}

// press does what a button of a replay says. It reports whether it was one.
func (r *replay) press(option int) bool {
	if !r.on() || option > replayPlay {
		return false
	}
	line := r.session.Timeline()
	switch {
	case r.stepper == nil:
	case option == replayBack:
		r.stepper.Step(-1)
		return true
	case option == replayOn:
		r.stepper.Step(1)
		return true
	}
	switch option {
	case replayPlay:
		r.play(!r.playing)
	case replayFirst:
		r.pick(0)
	case replayLast:
		r.pick(len(line.Steps))
	case replayTurnBack:
		r.showMoment(turnBefore(line))
	case replayBack:
		r.showMoment(line.At - 1)
	case replayOn:
		r.showMoment(line.At + 1)
	case replayTurnOn:
		r.showMoment(turnAfter(line))
	case replaySpeed:
		r.speed = (r.speed + 1) % len(replaySpeeds)
	case replaySeat:
		r.lookFrom((r.sight.scene.Me+1)%len(r.viewer.Names()), r.viewer.Open())
	case replayHands:
		r.lookFrom(r.sight.scene.Me, !r.viewer.Open())
	case replayBranch:
		r.play(false)
		r.branch(line.At)
	}
	r.shower.show()
	return true
}

// lookFrom shows the same moment from another seat.
func (r *replay) lookFrom(seat int, open bool) {
	r.viewer.From(seat, open)
	r.shower.renew()
}

// pick goes to a moment of the timeline, where no leader says what follows what.
func (r *replay) pick(n int) {
	if r.stepper != nil {
		return
	}
	r.play(false)
	r.showMoment(n)
}

// showMoment goes to a moment of the replay; nothing is to be chosen.
func (r *replay) showMoment(n int) {
	line := r.session.Timeline()
	n = kit.Clamp(n, 0, len(line.Steps))
	if n != line.At {
		r.move(func() error { return r.session.Go(n) })
	}
}

// play starts or stops the replay. From the end it begins again.
func (r *replay) play(play bool) {
	if r.stop != nil {
		r.stop()
		r.stop = nil
	}
	r.playing = play
	if !play {
		return
	}
	if line := r.session.Timeline(); line.At == len(line.Steps) {
		r.showMoment(0)
	}
	r.step()
}

// step shows the next choice after a while, and so on to the end.
func (r *replay) step() {
	r.stop = r.env.After(replaySpeeds[r.speed].step, func() {
		line := r.session.Timeline()
		r.showMoment(line.At + 1)
		if line.At+1 >= len(line.Steps) {
			r.playing = false
			r.shower.show()
			return
		}
		r.step()
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

// key handles the arrows of a replay: a choice, or with up and down a turn.
func (r *replay) key(dx, dy float32) {
	if r.stepper != nil {
		r.stepper.Step(int(dx + dy))
		return
	}
	line := r.session.Timeline()
	switch {
	case dx < 0:
		r.showMoment(line.At - 1)
	case dx > 0:
		r.showMoment(line.At + 1)
	case dy < 0:
		r.showMoment(turnBefore(line))
	default:
		r.showMoment(turnAfter(line))
	}
}
