package ui

import (
	"errors"
	"io"

	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// toFile asks where to, writes a file off the UI goroutine, and says what there
// is to say of it; said may be nil.
func (n *navigator) toFile(name string, write func(to io.Writer) error, said func(path string) string) {
	if n.window == nil {
		return
	}
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil || to == nil {
			n.told(err)
			return
		}
		n.away(func() error { return errors.Join(write(to), to.Close()) }, func(err error) {
			if err == nil && said != nil {
				err = errors.New(said(to.URI().Path()))
			}
			n.told(err)
		})
	}, n.window)
	d.SetFileName(name)
	n.showDialog(d)
}

// fromFile asks for a file of certain kinds and hands it on.
func (n *navigator) fromFile(kinds []string, take func(from fyne.URIReadCloser)) {
	if n.window == nil {
		return
	}
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			n.told(err)
			return
		}
		take(from)
	}, n.window)
	d.SetFilter(storage.NewExtensionFileFilter(kinds))
	n.showDialog(d)
}

func (n *navigator) showDialog(d *dialog.FileDialog) {
	size, below := n.window.Canvas().Size(), n.env.Trace.Last()
	write := n.env.Trace.Write
	if n.query.isOpen() { // the page below it is not what comes back
		write = n.env.Trace.Cover
	}
	d.SetOnClosed(func() { write(below) })
	n.ask(d)
	d.Resize(fyne.NewSize(min(size.Width*0.85, 1000), min(size.Height*0.85, 720)))
	write(trace.Line{Screen: "file", Width: size.Width, Height: size.Height, Scale: n.env.Scale()})
}

// ask shows a dialog over the page.
func (n *navigator) ask(d dialog.Dialog) {
	n.dialog = d
	d.Show()
}

// asking reports whether a dialog has the keys, which the page must not have then.
// Escape closes it, as its Cancel does.
func (n *navigator) asking(k *fyne.KeyEvent) bool {
	if n.window == nil || n.window.Canvas().Overlays().Top() == nil {
		return false
	}
	if k.Name == fyne.KeyEscape && n.dialog != nil {
		n.dialog.Hide()
	}
	return true
}
