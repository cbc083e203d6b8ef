//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"image"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"feltstack/ui/look"
	"feltstack/ui/trace"
)

// A desk is trusted to click and drag; this proves that it does, on a window
// that writes down what reaches it. The window is this test's own binary, run
// again.

func TestHandReachesTheWindow(t *testing.T) {
	d := newDesk(t)
	d.as("probe")
	d.start()
	d.window()
	board := d.place("board")
	from, to := image.Pt(200, 150), image.Pt(500, 420)

	d.move(board)
	d.place(fmt.Sprintf("over %d,%d", board.X, board.Y))
	d.click(from)
	d.place("tap 200,150")
	d.rightClick(to)
	d.place("second tap 500,420")
	d.key("F2", "space")
	d.place("key F2")
	d.place("key Space")
	d.hold(from, to)
	d.place("drag 500,420")
	if _, ok := d.item("drop 500,420"); ok {
		t.Error("hold let go of what it held")
	}
	d.drop()
	d.place("drop 500,420")
	d.drag(to, from)
	d.place("drop 200,150")
	d.close()
}

// probe fills its window and writes a trace with an item for each event.
type probe struct {
	widget.BaseWidget
	trace *os.File
	line  trace.Line
	last  fyne.Position // of the drag
}

// runProbe is the probe's main function.
func runProbe() int {
	file, err := os.Create(os.Args[slices.Index(os.Args, "--trace")+1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer file.Close()
	w := app.NewWithID("org.feltstack.probe").NewWindow("Feltstack")
	p := &probe{trace: file, line: trace.Line{Screen: "probe", Scale: 1}}
	p.ExtendBaseWidget(p)
	w.SetPadded(false)
	w.SetContent(p)
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { p.note("key " + string(e.Name)) })
	w.Resize(fyne.NewSize(800, 600))
	p.line.Items = append(p.line.Items, trace.Item{Key: "board", Width: 800, Height: 600})
	p.write()
	w.ShowAndRun()
	return 0
}

func (p *probe) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Felt))
}

func (p *probe) note(key string) {
	p.line.Items = append(p.line.Items, trace.Item{Key: key})
	p.write()
}

func (p *probe) noteAt(what string, at fyne.Position) {
	p.note(fmt.Sprintf("%s %.0f,%.0f", what, at.X, at.Y))
}

func (p *probe) write() {
	text, err := json.Marshal(p.line)
	if err == nil {
		_, err = p.trace.Write(append(text, '\n'))
	}
	if err != nil {
		panic(err)
	}
}

func (p *probe) Tapped(e *fyne.PointEvent)          { p.noteAt("tap", e.Position) }
func (p *probe) TappedSecondary(e *fyne.PointEvent) { p.noteAt("second tap", e.Position) }
func (p *probe) Dragged(e *fyne.DragEvent)          { p.last = e.Position; p.noteAt("drag", e.Position) }
func (p *probe) DragEnd()                           { p.noteAt("drop", p.last) }
func (p *probe) MouseIn(e *desktop.MouseEvent)      { p.noteAt("over", e.Position) }
func (p *probe) MouseMoved(e *desktop.MouseEvent)   { p.noteAt("over", e.Position) }
func (p *probe) MouseOut()                          {}
