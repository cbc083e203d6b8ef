package kit

import (
	"os"
	"path/filepath"
	"time"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// FileTask is what a file or folder is chosen for.
type FileTask uint8

const (
	OpenFile FileTask = iota
	SaveFile
	PickFolder
)

// FileRequest is the requested file.
type FileRequest struct {
	Task   FileTask
	Title  string
	Verb   string   // on the button
	Kinds  []string // what names of files end with; any if empty
	Folder string   // where to begin; the home folder if it is empty or gone
	Name   string   // proposed, to save
	Done   func(path string)
}

// Chooser lies over a page and has a file or folder chosen, by mouse or by typing its name
// and arrow keys. Folders are read off the UI goroutine.
type Chooser struct {
	*fyne.Container
	env     *Env
	sheet   *Sheet
	request FileRequest
	Keys    *PageKeys
	canvas  fyne.Canvas // of the window; may be nil
	closed  func()      // what follows when it goes away

	body    *fyne.Container
	said    *Sketch
	list    *fileList
	folder  *Entry // where we are, or want to go
	name    *Entry // to save; to open what to look for, or a path
	up      *Pill
	places  []*Pill
	folders []string // those of places
	act     *Pill
	all     []File // in the folder
	at      string // the folder that is shown
	reading string // the one that is read, "" if none is
	problem string
	sure    string    // the file that is there and may be replaced
	clicked bool      // the folder that is shown was opened by a click
	arrived time.Time // when it was shown
	size    fyne.Size
}

// doubled is how long after a folder has opened a click is one too many: half of a double click.
const doubled = 400 * time.Millisecond

// NewChooser makes one that is closed, for a window's canvas.
func NewChooser(e *Env, canvas fyne.Canvas, closed func()) *Chooser {
	c := &Chooser{env: e, canvas: canvas, sheet: NewSheet(e), closed: closed, said: NewSketch()}
	c.Container = &fyne.Container{Layout: PageLayout(c.place), Objects: []fyne.CanvasObject{c.sheet.Container}}
	c.Hide()
	return c
}

// Open asks for a file or folder.
func (c *Chooser) Open(w FileRequest) {
	c.request, c.all, c.at, c.reading, c.problem, c.sure = w, nil, "", "", "", ""
	c.list = newFileList(c.pick)
	c.folder, c.name = NewEntry(), NewEntry()
	c.folder.SetPlaceHolder(words.Say("files.folder"))
	c.name.SetPlaceHolder(words.Say("files.search"))
	if w.Task == SaveFile {
		c.name.SetPlaceHolder(words.Say("files.name"))
		c.name.SetText(w.Name)
		c.name.CursorColumn = len([]rune(w.Name))
	}
	c.folder.OnEscape, c.name.OnEscape = c.Cancel, c.Cancel
	c.folder.OnSubmitted = func(text string) {
		c.typeName()
		c.follow(inFolder(c.at, text))
	}
	c.name.OnSubmitted = func(string) { c.enter() }
	c.name.OnChanged = func(string) { c.typed() }
	c.name.OnKey = c.listKey
	c.up = NewPill(words.Say("files.up"), Normal, c.goUp)
	c.act = NewPill(w.Verb, Leading, c.press)
	c.body = &fyne.Container{Layout: (*chooserLayout)(c)}
	c.setPlaces(nil)
	c.sheet.Open(w.Title, c.body, chooserWide, chooserTall, NewPill(words.Say("common.cancel"), Normal, c.Cancel), c.act)
	c.Objects = []fyne.CanvasObject{c.sheet.Container}
	c.Keys = NewPageKeys(c.Container, c.env.Trace)
	c.Show()
	c.place(c.size)
	c.Refresh()
	c.typeName()
	if w.Task == SaveFile {
		c.name.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	var places []Place
	c.env.Go("looking for folders", func() error { places = Places(); return nil }, func(error) {
		if c.IsOpen() {
			c.setPlaces(places)
			c.place(c.size)
		}
	})
	c.read(w.Folder, true)
}

// typeName has the field of the name hear the keyboard.
func (c *Chooser) typeName() {
	switch {
	case c.canvas == nil:
	case c.request.Task == PickFolder:
		c.canvas.Unfocus()
	default:
		c.canvas.Focus(c.name)
	}
}

// IsOpen reports whether it asks.
func (c *Chooser) IsOpen() bool { return c.sheet.IsOpen() }

// Cancel closes it without an answer.
func (c *Chooser) Cancel() {
	if !c.IsOpen() {
		return
	}
	c.sheet.Close()
	c.Hide()
	c.env.Trace.Focus("")
	c.env.Trace.Uncover()
	c.closed()
}

// done closes it with an answer.
func (c *Chooser) done(path string) {
	then := c.request.Done
	c.Cancel()
	then(path)
}

// read shows a folder; elsewhere goes to the home folder if it can't be read.
func (c *Chooser) read(folder string, elsewhere bool) {
	c.reading = folder
	if folder == "" {
		c.reading = "~"
	}
	want := c.reading
	folder = inFolder("", want)
	kinds := c.request.Kinds
	var all []File
	c.env.Go("reading a folder", func() (err error) {
		all, err = ReadFolder(folder, kinds)
		return err
	}, func(err error) {
		if !c.IsOpen() || c.reading != want {
			return
		}
		if err != nil && len(all) == 0 && elsewhere && want != "~" {
			c.read("~", true)
			return
		}
		c.reading = ""
		c.at, c.all, c.arrived = folder, all, time.Now()
		c.folder.SetText(folder)
		c.folder.CursorColumn = len([]rune(folder))
		if c.request.Task == OpenFile {
			c.name.SetText("")
		}
		if c.problem, c.sure = "", ""; err != nil {
			c.problem = whyNot(folder, err)
		}
		c.show()
	})
}

// show lists what matches what is typed.
func (c *Chooser) show() {
	text, at := "", -1
	if c.request.Task == OpenFile && !isPath(c.name.Text) {
		text = c.name.Text
	}
	found := matching(c.all, text)
	if c.request.Task == PickFolder {
		for i, f := range found {
			if !f.Folder {
				found = found[:i]
				break
			}
		}
	}
	if text != "" && len(found) > 0 {
		at = 0
	}
	c.list.set(found, at)
	c.tell()
}

// typed hears what is written in the field of the name.
func (c *Chooser) typed() {
	c.problem, c.sure = "", ""
	if c.request.Task == OpenFile {
		c.show()
		return
	}
	c.list.lead(-1)
	c.tell()
}

// pick is a click on a line.
func (c *Chooser) pick(i int) {
	if c.reading != "" || c.clicked && time.Since(c.arrived) < doubled {
		return
	}
	f := c.list.files[i]
	c.clicked = f.Folder
	again := c.list.at == i
	c.take(i)
	switch {
	case f.Folder, again && c.request.Task == OpenFile:
		c.enter()
	default:
		c.typeName()
	}
}

// take chooses a line.
func (c *Chooser) take(i int) {
	c.list.lead(i)
	if i < 0 || c.list.files[i].Folder || c.request.Task != SaveFile {
		return
	}
	heard := c.name.OnChanged
	c.name.OnChanged = nil
	c.name.SetText(c.list.files[i].Name)
	c.name.OnChanged = heard
	c.problem, c.sure = "", ""
	c.tell()
}

// enter opens the chosen folder, or else does what the button does.
func (c *Chooser) enter() {
	if i := c.list.at; c.reading == "" && i >= 0 && c.list.files[i].Folder {
		c.read(filepath.Join(c.at, c.list.files[i].Name), false)
		return
	}
	c.press()
}

// goUp shows the folder that this one is in.
func (c *Chooser) goUp() { c.read(filepath.Dir(c.at), false) }

// press is the button: it answers with what is chosen or typed.
func (c *Chooser) press() {
	if c.reading != "" {
		return
	}
	switch i := c.list.at; {
	case c.request.Task == PickFolder:
		c.done(c.at)
	case c.request.Task == SaveFile:
		c.save()
	case i >= 0:
		c.follow(filepath.Join(c.at, c.list.files[i].Name))
	case c.name.Text != "":
		c.follow(inFolder(c.at, c.name.Text))
	default:
		c.problem = words.Say("files.none_chosen")
		c.tell()
	}
}

// save answers with the file of the name that is typed, once it is sure that none is lost.
func (c *Chooser) save() {
	if c.name.Text == "" {
		c.problem = words.Say("files.no_name")
		c.tell()
		c.typeName()
		return
	}
	path := inFolder(c.at, c.name.Text)
	if path == c.sure {
		c.done(path)
		return
	}
	c.look(path, func(info os.FileInfo, err error) {
		switch {
		case err == nil && info.IsDir():
			c.read(path, false)
		case err == nil && !info.Mode().IsRegular():
			c.problem = words.Say("files.no_file", "name", filepath.Base(path))
			c.tell()
		case err == nil:
			c.sure = path
			c.tell()
		case os.IsNotExist(err):
			c.done(path)
		default:
			c.problem = whyNot(path, err)
			c.tell()
		}
	})
}

// follow goes to a folder, or answers with a file, if it is there.
func (c *Chooser) follow(path string) {
	c.look(path, func(info os.FileInfo, err error) {
		switch {
		case err == nil && info.IsDir():
			c.read(path, false)
		case err == nil && info.Mode().IsRegular() && c.request.Task == OpenFile:
			c.done(path)
		case err != nil:
			c.problem = whyNot(path, err)
			c.tell()
		default:
			c.problem = words.Say("files.no_folder", "name", filepath.Base(path))
			c.tell()
		}
	})
}

// look asks the disk about a path, off the UI goroutine.
func (c *Chooser) look(path string, then func(os.FileInfo, error)) {
	var info os.FileInfo
	c.reading = path
	c.env.Go("looking for a file", func() (err error) {
		info, err = os.Stat(path)
		return err
	}, func(err error) {
		if c.IsOpen() && c.reading == path {
			c.reading = ""
			then(info, err)
		}
	})
}

// listKey is a key that leads through the list, whatever is typed beside it.
func (c *Chooser) listKey(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyBackspace && c.name.Text == "" {
		c.goUp()
		return true
	}
	at, ok := c.list.Step(k.Name, c.list.at)
	if ok && len(c.list.files) > 0 {
		c.take(at)
	}
	return ok
}

// Key takes a key that no field has taken.
func (c *Chooser) Key(k *fyne.KeyEvent) {
	_, _, arrow := Arrow(k.Name)
	switch {
	case !c.Keys.Focus.On && (arrow || k.Name != fyne.KeyTab) && c.listKey(k):
	case c.Keys.Key(k):
	case k.Name == fyne.KeyEscape:
		c.Cancel()
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		c.enter()
	}
}
