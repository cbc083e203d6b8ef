package ui

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"feltstack/saves/whole"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// toFile asks where to, writes a file off the UI goroutine, and says what was saved.
func (n *navigator) toFile(title, name string, write func(to io.Writer) error, said func(path string) string) {
	n.choose(kit.FileRequest{
		Task: kit.SaveFile, Title: title, Verb: words.Say("files.save"), Kinds: []string{filepath.Ext(name)}, Name: name,
		Done: func(path string) {
			n.away(func() error { return writeFile(path, write) }, func(err error) {
				n.told("trouble.unsaved_file", err, remedy{"trouble.save_other", func() { n.toFile(title, name, write, said) }})
				if err == nil {
					n.note.tell(words.Say("common.saved"), said(path))
				}
			})
		},
	})
}

// writeFile writes a file. What was there before stays until all is written.
func writeFile(path string, write func(to io.Writer) error) error {
	err := whole.Write(path, write)
	if at := (*fs.PathError)(nil); errors.As(err, &at) && at.Path == path {
		return errors.New(words.Say("files.cant_save", "file", filepath.Base(path), "reason", at.Err))
	}
	return err
}

// fromFile asks for a file of certain kinds and hands it on.
func (n *navigator) fromFile(title string, kinds []string, take func(path string)) {
	n.choose(kit.FileRequest{Task: kit.OpenFile, Title: title, Verb: words.Say("common.open"), Kinds: kinds, Done: take})
}

// reading hands a file that was chosen to who reads it, or says why it can't be opened.
func (n *navigator) reading(path string, take func(from io.ReadCloser)) {
	var from io.ReadCloser
	n.away(func() (err error) {
		from, err = os.Open(path)
		return err
	}, func(err error) {
		if err != nil {
			n.told("trouble.unopened", err)
			return
		}
		take(from)
	})
}

// choose asks for a file or folder, beginning where the last one was.
func (n *navigator) choose(w kit.FileRequest) {
	w.Folder = n.settings.Folder
	done := w.Done
	w.Done = func(path string) {
		folder := filepath.Dir(path)
		if w.Task == kit.PickFolder {
			folder = path
		}
		if folder != n.settings.Folder {
			n.keep(func(s *library.Settings) { s.Folder = folder })
		}
		done(path)
	}
	n.files.Open(w)
}

// savedTo says where a file was saved.
func savedTo(path string) string {
	return words.Say("files.saved", "file", filepath.Base(path), "folder", filepath.Dir(path))
}
