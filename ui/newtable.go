package ui

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// mostSeconds is the longest time for a choice that can be set.
const mostSeconds = 3600

// tableRows are the rows for what belongs to the table rather than to the rules.
func (n *newGameScreen) tableRows() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		kit.FormRow(words.Say("new.clock"), words.Say("new.clock_help"),
			kit.FixedWidth{Object: n.clock, Width: 200}.Wrap()),
		kit.FormRow(words.Say("new.respond"), words.Say("new.respond_help"),
			onOff(n.askAll, func(on bool) { n.askAll = on })),
	}
}

// seconds is the time for a choice that is typed, 0 for any.
func (n *newGameScreen) seconds() (int, error) {
	text := strings.TrimSpace(n.clock.Text)
	if text == "" {
		return 0, nil
	}
	seconds, err := strconv.Atoi(text)
	if err != nil || seconds < 0 || seconds > mostSeconds {
		return 0, errors.New(words.Say("new.clock_wrong"))
	}
	return seconds, nil
}

// setTable puts what is chosen in these rows into a new game.
func (n *newGameScreen) setTable(g *library.NewGame) error {
	seconds, err := n.seconds()
	if err != nil {
		return err
	}
	g.Clock = time.Duration(seconds) * time.Second
	people := 0
	for _, s := range g.Seats {
		if s.Bot == "" {
			people++
		}
	}
	g.AskAll = n.askAll && people > 1
	return nil
}

// onOff is a choice between off and on.
func onOff(on bool, set func(on bool)) fyne.CanvasObject {
	chosen := 0
	if on {
		chosen = 1
	}
	return kit.NewSegments([]string{words.Say("common.off"), words.Say("common.on")}, chosen, func(i int) { set(i == 1) }).Container
}
