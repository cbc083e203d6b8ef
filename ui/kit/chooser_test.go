package kit

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// chosen is a chooser in a window, and what it answers.
type chosen struct {
	*Chooser
	t      *testing.T
	posted chan func()
	got    string
	gone   int // how often it went away
}

// choose asks for a file in a folder.
func choose(t *testing.T, w FileRequest) *chosen {
	t.Helper()
	test.NewTempApp(t)
	e, posted := bench()
	win := test.NewWindow(nil)
	t.Cleanup(win.Close)
	c := &chosen{t: t, posted: posted}
	c.Chooser = NewChooser(e, win.Canvas(), func() { c.gone++ })
	win.SetPadded(false)
	win.SetContent(c.Container)
	win.Resize(fyne.NewSize(1024, 700))
	w.Verb, w.Done = "Do it", func(path string) { c.got = path }
	c.Open(w)
	for len(c.places) == 0 {
		next(t, posted)
	}
	c.wait()
	return c
}

// wait waits until a folder is shown, or a path is looked up.
func (c *chosen) wait() {
	c.t.Helper()
	for c.IsOpen() && c.reading != "" || len(c.posted) > 0 {
		next(c.t, c.posted)
	}
}

// key presses keys in the field of the name.
func (c *chosen) key(names ...fyne.KeyName) {
	c.t.Helper()
	for _, k := range names {
		if e := (&fyne.KeyEvent{Name: k}); c.request.Task == PickFolder {
			c.Key(e) // no field has the keyboard
		} else {
			c.name.KeyDown(e)
			c.name.TypedKey(e)
		}
		c.wait()
	}
}

func (c *chosen) names() []string {
	var all []string
	for _, f := range c.list.files {
		all = append(all, f.Name)
	}
	return all
}

// told is what the line below the list says.
func (c *chosen) told() string { text, _ := c.note(); return text }

func touch(t *testing.T, dir string, names ...string) {
	t.Helper()
	for _, n := range names {
		path := filepath.Join(dir, n)
		err := os.MkdirAll(filepath.Dir(path), 0o700)
		if strings.HasSuffix(n, "/") {
			err = os.MkdirAll(path, 0o700)
		} else if err == nil {
			err = os.WriteFile(path, []byte("x"), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A file is found by keys alone: folders first, only files of its kind, nothing hidden.
func TestFileIsOpenedByKeys(t *testing.T) {
	dir := t.TempDir()
	touch(t, dir, "b.felt", "A.FELT", "notes.txt", ".secret.felt", "zeta/inner.felt", "empty/")
	if err := os.Symlink(filepath.Join(dir, "nowhere"), filepath.Join(dir, "lost.felt")); err != nil {
		t.Logf("without a link that leads nowhere: %v", err)
	}
	c := choose(t, FileRequest{Kinds: []string{".felt"}, Folder: dir})
	if got := c.names(); !slices.Equal(got, []string{"empty", "zeta", "A.FELT", "b.felt"}) || c.told() != "2 folders, 2 files" {
		t.Fatalf("it lists %q and says %q", got, c.told())
	}
	c.key(fyne.KeyDown, fyne.KeyReturn)
	if len(c.names()) > 0 || c.told() != "No .felt files here" {
		t.Errorf("of an empty folder it lists %q and says %q", c.names(), c.told())
	}
	c.key(fyne.KeyBackspace)
	test.Type(c.name, "ZE")
	if got := c.names(); !slices.Equal(got, []string{"zeta"}) {
		t.Errorf("what is typed finds %q", got)
	}
	c.key(fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn)
	if want := filepath.Join(dir, "zeta", "inner.felt"); c.got != want || c.IsOpen() || c.gone != 1 {
		t.Errorf("the answer is %q, want %q; open %v, went away %d times", c.got, want, c.IsOpen(), c.gone)
	}
}

// By mouse, a click opens a folder, the second half of a double click there does nothing,
// and two clicks open a file. A path may be typed as well.
func TestFileIsOpenedByMouse(t *testing.T) {
	dir := t.TempDir()
	touch(t, dir, "in/first.felt", "in/deeper/x.felt")
	c := choose(t, FileRequest{Folder: dir})
	row := func(i int) *fileRow { return c.list.Cells()[i] }
	row(0).Tapped(nil)
	c.wait()
	row(0).Tapped(nil)
	c.wait()
	if c.at != filepath.Join(dir, "in") {
		t.Fatalf("a double click leads to %s", c.at)
	}
	c.arrived = c.arrived.Add(-doubled)
	row(1).Tapped(nil)
	if c.got != "" || c.list.at != 1 {
		t.Errorf("one click chooses line %d and answers %q", c.list.at, c.got)
	}
	row(1).Tapped(nil)
	c.wait()
	if c.got != filepath.Join(dir, "in", "first.felt") {
		t.Errorf("two clicks answer %q", c.got)
	}
	c = choose(t, FileRequest{Folder: dir})
	c.name.SetText("in/deeper/x.felt")
	c.name.OnSubmitted("")
	c.wait()
	if c.got != filepath.Join(dir, "in", "deeper", "x.felt") {
		t.Errorf("a path answers %q and says %q", c.got, c.told())
	}
	c = choose(t, FileRequest{Folder: dir})
	c.name.SetText("in/none.felt")
	c.name.OnSubmitted("")
	c.wait()
	if c.told() != "none.felt doesn't exist." || !c.IsOpen() {
		t.Errorf("of a file that isn't there it says %q", c.told())
	}
	c.name.OnEscape()
	if c.IsOpen() || c.got != "" || c.gone != 1 {
		t.Errorf("Esc answers %q", c.got)
	}
}

// A file that is there is replaced only by who presses twice.
func TestFileIsSaved(t *testing.T) {
	dir := t.TempDir()
	touch(t, dir, "old.felt", "in/")
	c := choose(t, FileRequest{Task: SaveFile, Kinds: []string{".felt"}, Folder: dir, Name: "new.felt"})
	c.key(fyne.KeyReturn)
	if c.got != filepath.Join(dir, "new.felt") {
		t.Errorf("the name that is proposed answers %q", c.got)
	}
	c = choose(t, FileRequest{Task: SaveFile, Kinds: []string{".felt"}, Folder: dir, Name: "new.felt"})
	c.key(fyne.KeyDown, fyne.KeyDown)
	if c.name.Text != "old.felt" {
		t.Fatalf("the arrows lead to %q", c.name.Text)
	}
	c.key(fyne.KeyReturn)
	if c.got != "" || c.act.Text != "Replace" || c.act.Weight != Danger || !strings.Contains(c.told(), "already exists") {
		t.Fatalf("it answers %q, says %q on %q", c.got, c.told(), c.act.Text)
	}
	test.Type(c.name, "x")
	if c.act.Text != "Do it" {
		t.Errorf("of another name it asks, too: %q", c.act.Text)
	}
	c.name.SetText("old.felt")
	c.key(fyne.KeyReturn, fyne.KeyReturn)
	if c.got != filepath.Join(dir, "old.felt") {
		t.Errorf("it answers %q", c.got)
	}
	c = choose(t, FileRequest{Task: SaveFile, Folder: dir})
	if c.key(fyne.KeyReturn); c.got != "" || c.told() != "Type a name first." {
		t.Errorf("without a name it answers %q and says %q", c.got, c.told())
	}
	c.name.SetText("in")
	if c.key(fyne.KeyReturn); c.got != "" || c.at != filepath.Join(dir, "in") {
		t.Errorf("the name of a folder answers %q and leads to %q", c.got, c.at)
	}
}

// A folder that is gone or can't be read says so; asked for at first, the home folder is
// shown instead.
func TestFoldersThatCantBeRead(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	touch(t, home, "mine/", "Desktop/")
	c := choose(t, FileRequest{Task: PickFolder, Folder: filepath.Join(home, "gone")})
	if c.at != home || !slices.Equal(c.names(), []string{"Desktop", "mine"}) {
		t.Errorf("it shows %s, with %q", c.at, c.names())
	}
	if len(c.places) != 3 || c.places[1].Text != "Desktop" {
		t.Errorf("its places are %d", len(c.places))
	}
	if err := os.Remove(filepath.Join(home, "mine")); err != nil {
		t.Fatal(err)
	}
	c.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if c.told() != "mine doesn't exist." {
		t.Errorf("of a folder that has gone it says %q", c.told())
	}
	c.goUp()
	c.wait()
	c.press()
	if c.got != home {
		t.Errorf("the button answers %q", c.got)
	}
	if why := whyNot("/a/b", &os.PathError{Err: os.ErrPermission}); why != "You don't have permission to open b." {
		t.Errorf("it says %q", why)
	}
}

// Of thousands of files only the lines in sight are made, and the arrows reach the last.
func TestManyFiles(t *testing.T) {
	dir := t.TempDir()
	var all []string
	for i := range 3000 {
		all = append(all, "file"+strconv.Itoa(10000+i)+".felt")
	}
	touch(t, dir, all...)
	c := choose(t, FileRequest{Folder: dir})
	if n := len(c.list.Cells()); n > 30 {
		t.Errorf("%d lines are made", n)
	}
	for c.list.at < 2999 {
		was := c.list.at
		if c.key(fyne.KeyPageDown); c.list.at == was {
			t.Fatalf("Page Down stays at %d", was)
		}
	}
	last := slices.IndexFunc(c.list.Cells(), func(r *fileRow) bool { return r.i == 2999 })
	if last < 0 || !c.list.Cells()[last].chosen {
		t.Fatal("the last line is not in sight")
	}
	if y := c.list.Cells()[last].Position().Y - c.list.Offset.Y; y < 0 || y+fileLine > c.list.Size().Height+1 {
		t.Errorf("the last line is at %v of %v", y, c.list.Size().Height)
	}
}

// Long names lose their middle and keep their ends.
func TestShortenMiddle(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"short.felt", strings.Repeat("long ", 50) + "end.felt", strings.Repeat("w", 9000)} {
		got := shortenMiddle(text, look.Plain, 15, 300)
		if w := LineWidth([]Span{{Text: got}}, 15); w > 300 {
			t.Errorf("%.20q… is %v wide", text, w)
		}
		if short := len(text) < 20; short != (got == text) || !strings.HasSuffix(text, got[len(got)-4:]) {
			t.Errorf("%.20q… becomes %q", text, got)
		}
	}
}
