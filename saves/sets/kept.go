package sets

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// kept is the file beside the pictures of a set that lists those which the program
// put there, a line each: what is in it, and its name. What a person has put there
// or changed is not the program's to remove.
const kept = ".kept"

// keptLine is the line of a picture.
func keptLine(file string, data []byte) string {
	return fmt.Sprintf("%x %s\n", sha256.Sum256(data), file)
}

// keep lists a picture that was put there.
func keep(root *os.Root, file string, data []byte) error {
	list, err := root.OpenFile(kept, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = list.WriteString(keptLine(file, data))
	if closed := list.Close(); err == nil {
		err = closed
	}
	return err
}

// drop removes those pictures of a set that it showed before and shows no more. One
// that can't be removed stays: it takes room and does no harm.
func (f *Folder) drop(before, now Set) {
	gone := map[string]bool{}
	for _, c := range before.Cards {
		gone[c.Picture.File] = goodPicture(c.Picture.File)
	}
	for _, c := range now.Cards {
		gone[c.Picture.File] = false
	}
	for file, is := range gone {
		if is {
			f.dropPicture(now.Name, file)
		}
	}
}

func (f *Folder) dropPicture(set, file string) {
	data, err := f.readPicture(set, file)
	if err != nil {
		return
	}
	root, err := f.openAlbum(set)
	if err != nil {
		return
	}
	defer root.Close() // nothing is written through it
	list, err := fs.ReadFile(root.FS(), kept)
	if err == nil && strings.Contains("\n"+string(list), "\n"+keptLine(file, data)) {
		if !f.keepsAll {
			f.binPicture(set, file) // it may be wanted again
		}
		_ = root.Remove(file)
		f.lookAt(set, file)
	}
}
