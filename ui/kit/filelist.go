package kit

import (
	"cmp"
	"fmt"
	"strconv"
	"time"

	"feltstack/rules/names"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// fileLine is how high a line of a list of files is.
const fileLine = 34

// fileList is a list of files of any length.
type fileList struct {
	*Grid[*fileRow]
	files []File
	at    int // the chosen one, -1 for none
	pick  func(i int)
}

func newFileList(pick func(i int)) *fileList {
	l := &fileList{at: -1, pick: pick}
	l.Grid = NewGrid(GridShape{High: func(float32) float32 { return fileLine }}, func() (*fileRow, fyne.CanvasObject) {
		r := newFileRow(l)
		return r, r
	}, func(r *fileRow, i int) { r.set(i, l.files[i], i == l.at) })
	return l
}

// set lists files from the first one on.
func (l *fileList) set(files []File, at int) {
	l.files, l.at = files, at
	l.Set(len(files), true)
	l.Reveal(at)
}

// lead chooses a file and brings it into sight.
func (l *fileList) lead(at int) {
	l.at = min(at, len(l.files)-1)
	l.Fill()
	l.Reveal(l.at)
}

var (
	_ fyne.Tappable      = (*fileRow)(nil)
	_ desktop.Hoverable  = (*fileRow)(nil)
	_ desktop.Cursorable = (*fileRow)(nil)
)

// fileRow is a line of a list of files.
type fileRow struct {
	widget.BaseWidget
	list   *fileList
	i      int
	file   File
	chosen bool
	hover  bool
	words  *Sketch
}

func newFileRow(l *fileList) *fileRow {
	r := &fileRow{list: l, words: NewSketch()}
	r.ExtendBaseWidget(r)
	return r
}

func (r *fileRow) set(i int, f File, chosen bool) {
	if r.i != i || r.file != f || r.chosen != chosen {
		r.i, r.file, r.chosen = i, f, chosen
		r.draw(r.Size())
	}
}

func (r *fileRow) draw(s fyne.Size) {
	if s.IsZero() {
		return
	}
	now, k := look.Now(), r.words
	k.Begin()
	defer k.End()
	all := Box{0, 1, s.Width, s.Height - 2}
	switch {
	case r.chosen:
		k.Rounded(all, now.PromptMine, now.Gold, 2, 6)
	case r.hover:
		k.Rounded(all, now.Button, now.Button, 0, 6)
	}
	ink := now.Dimmed
	if r.file.Folder {
		ink = now.Gold
		k.Rounded(Box{14, 10, 9, 5}, ink, ink, 0, 2)
		k.Rounded(Box{14, 12, 20, 13}, ink, ink, 0, 2)
	} else {
		k.Rounded(Box{16, 8, 15, 19}, now.DeepFelt, ink, 1.5, 2)
		k.Line(fyne.NewPos(20, 15), fyne.NewPos(27, 15), ink, 1.5)
		k.Line(fyne.NewPos(20, 20), fyne.NewPos(27, 20), ink, 1.5)
	}
	right := s.Width - 10
	if !r.file.Folder {
		k.TextRight(Span{Text: words.Ago(r.file.Changed, time.Now()), Color: now.Dimmed}, 13, right, 8)
		k.TextRight(Span{Text: fileSize(r.file.Size), Color: now.Dimmed}, 13, s.Width-150, 8)
		right = s.Width - 220
	}
	k.Text(Span{Text: shortenMiddle(cmp.Or(names.Line(r.file.Name), strconv.Quote(r.file.Name)), look.Plain, 15, right-44), Color: now.Ivory}, 15, 44, 6)
}

// fileSize says how large a file is.
func fileSize(n int64) string {
	switch {
	case n < 1000:
		return words.Count("files.bytes", int(n))
	case n < 1000*1000:
		return fmt.Sprintf("%d KB", (n+500)/1000)
	case n < 1000*1000*1000:
		return fmt.Sprintf("%.1f MB", float64(n)/1e6)
	}
	return fmt.Sprintf("%.1f GB", float64(n)/1e9)
}

// shortenMiddle is a text no wider than width: without its middle where it would be,
// as the end of a file's name says what it is.
func shortenMiddle(text string, f look.Face, size, width float32) string {
	runes := []rune(text)
	wide := func(s string) float32 { return LineWidth([]Span{{Text: s, Face: f}}, size) }
	if len(runes) < 4000 && wide(text) <= width {
		return text
	}
	cut := func(n int) string {
		tail := min(n/2, 12)
		return string(runes[:n-tail]) + "…" + string(runes[len(runes)-tail:])
	}
	low, high := 0, min(len(runes)-1, 4000)
	for low < high {
		if mid := (low + high + 1) / 2; wide(cut(mid)) <= width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return cut(low)
}

func (r *fileRow) Tapped(*fyne.PointEvent)        { r.list.pick(r.i) }
func (r *fileRow) MouseIn(*desktop.MouseEvent)    { Steady(func() { r.hover = true; r.draw(r.Size()) }) }
func (r *fileRow) MouseMoved(*desktop.MouseEvent) {}
func (r *fileRow) MouseOut()                      { Steady(func() { r.hover = false; r.draw(r.Size()) }) }
func (r *fileRow) Cursor() desktop.Cursor         { return desktop.PointerCursor }
func (r *fileRow) MinSize() fyne.Size             { return fyne.NewSize(200, fileLine) }
func (r *fileRow) CreateRenderer() fyne.WidgetRenderer {
	return &drawnRenderer{r.words, r.draw, r.MinSize}
}

// drawnRenderer is that of a widget which is one drawing.
type drawnRenderer struct {
	words *Sketch
	draw  func(fyne.Size)
	min   func() fyne.Size
}

func (r *drawnRenderer) Layout(s fyne.Size)           { r.draw(s) }
func (r *drawnRenderer) MinSize() fyne.Size           { return r.min() }
func (r *drawnRenderer) Refresh()                     {}
func (r *drawnRenderer) Destroy()                     {}
func (r *drawnRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.words.Container} }
