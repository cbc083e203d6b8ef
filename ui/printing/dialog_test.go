package printing

import (
	"strings"
	"testing"

	"feltstack/cardart/print"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// tapped presses a button by its name on the ring.
func tapped(t *testing.T, d *Dialog, key string) {
	t.Helper()
	for _, s := range d.Keys.Stops() {
		if s.Key == key || s.Text == key {
			s.Press()
			return
		}
	}
	t.Fatalf("there is no %q", key)
}

// What is chosen in the dialog is what is printed, and kept for the next time.
func TestChoices(t *testing.T) {
	test.NewTempApp(t)
	var kept library.Sheets
	var job *print.Job
	d := New(kittest.Env(), nil, func() {})
	w := test.NewWindow(d.Container)
	defer w.Close()
	w.Resize(fyne.NewSize(1024, 700))
	d.Open(Request{Title: "My cards", Items: some(3), Keep: func(s library.Sheets) { kept = s }, Save: func(j print.Job) { job = &j }})
	tapped(t, d, "None")
	if d.job.Cards() != 0 || !d.save.Off || !strings.Contains(d.sheet.Note, "Nothing") {
		t.Errorf("after None, %d cards are printed: %s", d.job.Cards(), d.sheet.Note)
	}
	if d.done(); job != nil {
		t.Fatal("nothing is printed")
	}
	tapped(t, d, "+ B wolf")
	tapped(t, d, "+ B wolf")
	tapped(t, d, "more copies")
	tapped(t, d, "Letter")
	tapped(t, d, "Both sides")
	tapped(t, d, "3") // of bleed: the only button called so
	d.Key(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	if d.page != 1 || !d.isBack() || d.pages() != 2 {
		t.Errorf("page %d of %d", d.page, d.pages())
	}
	tapped(t, d, "Save PDF…")
	if job == nil || d.IsOpen() {
		t.Fatal("nothing is saved")
	}
	want := library.Sheets{Paper: "letter", Bleed: 3, Backs: print.Mirrored}
	if kept != want {
		t.Errorf("kept is %+v", kept)
	}
	if job.Cards() != 4 || job.Items[1].N != 2 || job.Paper.Name != "letter" || job.Bleed != 3 || job.Backs != print.Mirrored {
		t.Errorf("printed is %+v", job)
	}
	d.Open(Request{Title: "My cards", Items: some(3), Sheets: kept, Keep: func(library.Sheets) {}})
	if d.job.Paper.Name != "letter" || d.choices[0].Chosen() != "Letter" {
		t.Error("the next time begins otherwise")
	}
}

// Of 300 cards only those in sight have lines; a search finds the others, and None and Reset
// are for those that are found.
func TestManyCards(t *testing.T) {
	test.NewTempApp(t)
	d := opened(kittest.Env(), 300, library.Sheets{})
	if n := len(d.list.lines); n < 5 || n > 40 {
		t.Errorf("%d lines for 300 cards", n)
	}
	all := d.job.Cards()
	d.find.SetText("z wo")
	if len(d.list.found) != 11 {
		t.Errorf("%d cards are found", len(d.list.found))
	}
	d.none.OnTap()
	if left := d.job.Cards(); left >= all || left < all/2 {
		t.Errorf("%d of %d cards are left", left, all)
	}
	d.reset.OnTap()
	if d.job.Cards() != all {
		t.Error("Reset doesn't bring them back")
	}
}
