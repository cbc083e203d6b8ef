package ui

import (
	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// remedy is what can be done about something that went wrong.
type remedy struct {
	text words.ID
	do   func()
}

// told says over the page what went wrong; nothing if nothing did. failed is the title, where
// the error isn't of a kind that has one. The last remedy is the one that helps most.
func (n *navigator) told(failed words.ID, err error, remedies ...remedy) {
	if err == nil {
		return
	}
	n.logError(err)
	if len(remedies) == 0 && saves.Passing(err) && n.library != nil {
		remedies = []remedy{{"common.save_elsewhere", func() { n.moveSaves(nil) }}}
	}
	n.note.warn(words.Say(trouble.Title(err, failed)), trouble.Text(err), remedies...)
}

// warn says that something went wrong. With remedies, OK is what leaves it at that.
func (a *ask) warn(title, text string, remedies ...remedy) {
	var pills []*kit.Pill
	for i, r := range append([]remedy{{"common.ok", func() {}}}, remedies...) {
		weight := kit.Normal
		if i == len(remedies) {
			weight = kit.Leading
		}
		pills = append(pills, kit.NewPill(words.Say(r.text), weight, func() { a.close(); r.do() }))
	}
	a.sign = kit.SignWarning
	a.open(title, text, nil, a.close, pills...)
}
