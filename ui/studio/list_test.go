package studio

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"feltstack/ui/kit"
)

// A large set is searched; a new card is in sight.
func TestFindCards(t *testing.T) {
	a := many(t, 60)
	window := test.NewTempWindow(t, a.Container)
	window.Resize(fyne.NewSize(1280, 800))
	listed := func() []string {
		var all []string
		for _, o := range a.rows.Objects[1:] {
			all = append(all, o.(*kit.Pill).Text)
		}
		return all
	}
	if got := listed(); len(got) != 60 {
		t.Fatalf("%d cards are listed", len(got))
	}
	a.find.SetText("wolf 17")
	if got := listed(); len(got) != 1 || !strings.HasSuffix(got[0], " Wolf 17") {
		t.Fatalf("found: %q", got)
	}
	a.rows.Objects[1].(*kit.Pill).Tapped(nil)
	if a.name.Text != "Wolf 17" {
		t.Errorf("chosen is %q", a.name.Text)
	}
	a.find.SetText("BEAST draw")
	if got := listed(); len(got) != 60 {
		t.Errorf("%d cards have these words", len(got))
	}
	a.find.SetText("owl")
	if got := listed(); len(got) != 1 || !strings.HasSuffix(got[0], "Show all cards") {
		t.Fatalf("nothing is found, and listed is %q", got)
	}
	if a.rows.Objects[1].(*kit.Pill).Tapped(nil); a.find.Text != "" || len(listed()) != 60 {
		t.Errorf("all are shown: %d, searched is %q", len(listed()), a.find.Text)
	}
	a.find.SetText("wolf 3")
	a.press("Copy")
	if a.find.Text != "" || len(listed()) != 61 {
		t.Errorf("a new card is listed among %d of %q", len(listed()), a.find.Text)
	}
	if at := kit.BoxOf(a.rows.Objects[61]); at.Bottom() > a.list.Offset.Y+a.list.Size().Height+1 || at.Y < a.list.Offset.Y {
		t.Errorf("the new card lies at %v, in sight is %v", at, a.list.Offset)
	}
}
