package ui

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// savesExt is what names of saves files end with.
const savesExt = ".db"

// askPath asks for a file. browse opens a dialog that may fill in the field, and
// do gets what was filled in.
func (n *navigator) askPath(title, text, proposed, verb string, weight kit.Weight, browse func(*kit.Entry), do func(path string)) {
	field := kit.NewEntry()
	field.SetPlaceHolder(words.Say("backup.path"))
	field.SetText(proposed)
	field.CursorColumn = len([]rune(proposed))
	n.query.open(title, text, field, n.query.close,
		kit.NewPill(words.Say("backup.browse"), kit.Normal, func() { browse(field) }),
		kit.NewPill(words.Say("common.cancel"), kit.Normal, n.query.close),
		kit.NewPill(verb, weight, func() {
			path := strings.TrimSpace(field.Text)
			if path == "" {
				kit.TypeIn(field)
				return
			}
			n.query.close()
			do(path)
		}))
}

// inFolder has a folder chosen, and puts the file of the field there. A dialog
// for a file to write would empty the one that is chosen, and that may be the
// saves themselves.
func (n *navigator) inFolder(field *kit.Entry) {
	n.choose(kit.FileRequest{Task: kit.PickFolder, Title: words.Say("files.choose_folder"), Verb: words.Say("files.choose_this"), Done: func(folder string) {
		field.SetText(filepath.Join(folder, filepath.Base(field.Text)))
	}})
}

// balk says what came of a question: nothing.
func (n *navigator) balk(title words.ID, err error, remedies ...remedy) {
	n.logError(err)
	n.query.warn(words.Say(trouble.Title(err, title)), trouble.Text(err), remedies...)
}

// tellDone says what has been done.
func (n *navigator) tellDone(title, text string, then func()) {
	ok := func() {
		n.query.close()
		if then != nil {
			then()
		}
	}
	n.query.sign = kit.SignDone
	n.query.open(title, text, nil, ok, kit.NewPill(words.Say("common.ok"), kit.Leading, ok))
}

// proposal is where a copy of the saves is put unless the person says otherwise:
// in the home folder, under a name with the time.
func (n *navigator) proposal() string {
	name := saves.Dated(n.library.Place(), time.Now())
	if home, err := os.UserHomeDir(); err == nil {
		return filepath.Join(home, filepath.Base(name))
	}
	return name
}

// backUp asks where to, and copies everything that is saved there.
func (n *navigator) backUp() {
	title := words.Say("backup.copy")
	n.askPath(title, words.Say("backup.copy_help"),
		n.proposal(), title, kit.Leading, n.inFolder, func(path string) {
			var found saves.Contents
			n.here(func() (err error) {
				found, err = n.library.Backup(n.ctx, path)
				return err
			}, func(err error) {
				if err != nil {
					n.balk("backup.not_copied", err, remedy{"trouble.save_other", n.backUp})
					return
				}
				n.backup = path
				n.tellDone(words.Say("backup.copy_done"), words.Say("backup.copied", "games", countGames(found.Games), "decks", countDecks(found.Decks), "path", path), nil)
			})
		})
}

// restore asks for a backup, and puts it in the place of everything that is
// saved.
func (n *navigator) restore() {
	title := words.Say("backup.restore")
	n.askPath(title, words.Say("backup.restore_help"),
		n.backup, title, kit.Danger, n.aBackup, func(path string) {
			n.leave(func() { n.whenSaved(func() { n.putBack(path) }) })
		})
}

// aBackup has a backup chosen for the field.
func (n *navigator) aBackup(field *kit.Entry) {
	n.fromFile(words.Say("backup.choose"), []string{savesExt}, func(path string) { field.SetText(path) })
}

// putBack restores a backup and shows what is saved then.
func (n *navigator) putBack(path string) {
	wait := newNotice(n.env, words.Say("backup.restoring"), words.Say("backup.restoring_help"), kit.SignNone, nil)
	n.show(wait, wait.Container) // no other page reads what changes
	n.busy = true
	var done saves.Restored
	likes := n.settings
	n.away(func() (err error) {
		if done, err = n.library.Restore(n.ctx, path); err == nil {
			likes, err = n.library.Settings(n.ctx)
		}
		return err
	}, func(err error) {
		n.busy = false
		n.apply(likes)
		n.saved()
		if err != nil {
			n.balk("backup.not_restored", err, remedy{"trouble.choose_other", n.restore})
			return
		}
		text := words.Say("backup.restored", "games", countGames(done.Games), "decks", countDecks(done.Decks), "path", path)
		if done.Kept != "" {
			text += " " + words.Say("backup.kept", "path", done.Kept)
		}
		if done.Notice != nil {
			text += " " + trouble.Text(done.Notice)
		}
		n.tellDone(words.Say("backup.restore_done"), text, nil)
	})
}

// whenSaved goes on once decks and sets that are on their way are on the disk.
func (n *navigator) whenSaved(then func()) {
	if n.saving == 0 {
		then()
		return
	}
	n.whenKept = func() {
		n.whenKept = nil
		then()
	}
}

func countGames(n int) string { return words.Count("backup.games", n) }
func countDecks(n int) string { return words.Count("backup.decks", n) }

// moveSaves asks for another file, goes on there with everything that is saved,
// and then does what could not be done.
func (n *navigator) moveSaves(then func()) {
	title := words.Say("backup.move")
	n.askPath(title, words.Say("backup.move_help"),
		n.proposal(), words.Say("backup.move_here"), kit.Leading, n.inFolder, func(path string) {
			remembered := false
			n.away(func() error {
				err := n.library.Move(n.ctx, path)
				if err == nil && n.remember != nil {
					failed := n.remember(n.library.Place())
					if remembered = failed == nil; !remembered {
						n.log.Error("can't remember where the saves are", "error", failed)
					}
				}
				return err
			}, func(err error) {
				switch {
				case err != nil:
					n.balk("backup.not_moved", err, remedy{"trouble.save_other", func() { n.moveSaves(then) }})
				case remembered:
					n.tellDone(words.Say("backup.move_done"), words.Say("backup.moved", "path", n.library.Place()), then)
				default:
					n.tellDone(words.Say("backup.move_done"), words.Say("backup.moved_once", "path", n.library.Place()), then)
				}
			})
		})
}

// toDefault opens the saves at the default place, now and from now on.
func (n *navigator) toDefault() {
	n.away(func() error { return n.remember("") }, func(err error) {
		if err != nil {
			n.tell(err)
			return
		}
		n.begin(n.opener)
	})
}

// unsaved says that choices don't get on the disk, and what can be done. then
// goes on once they are there; nil for nothing.
func (n *navigator) unsaved(err error, then func()) {
	again := func() {
		n.query.close()
		n.away(n.flush(), func(err error) {
			switch {
			case err != nil:
				n.unsaved(err, then)
			case then != nil:
				then()
			}
		})
	}
	n.query.sign = kit.SignWarning
	n.query.open(words.Say("backup.unsaved"), words.Say("backup.unsaved_quit", "reason", trouble.Text(err)), nil, again,
		kit.NewPill(words.Say("common.quit"), kit.Danger, n.exit),
		kit.NewPill(words.Say("common.save_elsewhere"), kit.Normal, func() { n.moveSaves(again) }),
		kit.NewPill(words.Say("common.retry"), kit.Leading, again))
	n.query.trouble = true
}

// flush is a function that waits for what the game at the table has not on the
// disk yet.
func (n *navigator) flush() func() error {
	if n.game.Flush == nil {
		return func() error { return nil }
	}
	return n.game.Flush
}

// atTrouble is called by the table with why choices don't get on the disk, nil when they
// do again.
func (n *navigator) atTrouble(why error) {
	switch {
	case why == nil && n.query.trouble:
		n.query.close()
	case why != nil && !n.query.isOpen():
		n.unsaved(why, nil)
	}
}
