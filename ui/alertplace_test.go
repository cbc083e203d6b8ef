package ui

import (
	"fmt"
	"testing"

	"feltstack/rules/guard"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The strip that says that something crashed lies over no heading and no button of a page, in
// windows of all sizes.
func TestTheStripLeavesHeadingsFree(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, size := range append([]fyne.Size{{Width: 1024, Height: 700}}, kittest.Windows...) {
		for _, screen := range ShotScreens() {
			page := pageOf(t, Shot{Screen: screen, Look: library.UsualSettings(), Games: gamesOf(t, gameOn(t, screen)), Seed: 7, Choices: 60})
			n := newNavigator(t.Context(), kittest.Env(), func(fyne.CanvasObject) {})
			all := n.alert.over(page)
			n.alert.tell(guard.Report{What: "a bot", Text: "report"}, func() {})
			all.Resize(size)
			strip := kit.NewBox(n.alert.Objects[0].Position().X, n.alert.Objects[0].Position().Y, n.alert.Objects[0].Size().Width, n.alert.Objects[0].Size().Height)
			what := fmt.Sprintf("%s, %v", screen, size)
			if strip.Empty() || strip.Within(kit.NewBox(0, 0, size.Width, size.Height)) != strip {
				t.Fatalf("%s: the strip lies at %v", what, strip)
			}
			for _, s := range shownOn(page) {
				if s.counts >= countsButton && s.Meets(strip) {
					t.Errorf("%s: the strip at %v lies over what is at %v and counts %v", what, strip, s.Box, s.counts)
				}
			}
			if err := n.end(); err != nil {
				t.Error(err)
			}
		}
	}
}
