package ui

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/studio"
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

// atHome is where a copy is put unless the person says otherwise: in the home folder.
func atHome(path string) string {
	if home, err := os.UserHomeDir(); err == nil {
		return filepath.Join(home, filepath.Base(path))
	}
	return path
}

// backUp asks where to, and writes everything that the person has made there.
func (n *navigator) backUp() {
	title := words.Say("backup.copy")
	n.askPath(title, words.Say("backup.copy_help"),
		atHome(saves.DatedBackup(n.library.Place(), time.Now())), title, kit.Leading, n.inFolder, func(path string) {
			var made saves.Backed
			done := false
			n.whenSaved(func() {
				n.working(words.Say("backup.copying"), func(ctx context.Context, told func(done, of int)) (err error) {
					made, err = n.library.Backup(ctx, path, told)
					done = err == nil
					return err
				}, func(err error) {
					switch {
					case err != nil:
						n.balk("backup.not_copied", err, remedy{"trouble.save_other", n.backUp})
					case done: // and not canceled
						n.backup = path
						text := words.Say("backup.copied", "contents", listContents(made.Contents), "path", path)
						if len(made.Left) > 0 {
							text += " " + words.Say("backup.left", "files", words.List(firstOf(made.Left, mostSaid)))
						}
						n.tellDone(words.Say("backup.copy_done"), text, nil)
					}
				})
			})
		})
}

// firstOf is the first few names of a list, and how many more there are.
func firstOf(list []string, most int) []string {
	if len(list) <= most {
		return list
	}
	return append(slices.Clone(list[:most]), words.Count("backup.more", len(list)-most))
}

// restore asks for a backup, says what is in it, and puts it in the place of everything.
func (n *navigator) restore() {
	n.askPath(words.Say("backup.restore"), words.Say("backup.restore_help"),
		n.backup, words.Say("backup.look"), kit.Leading, n.aBackup, func(path string) { n.lookInto(path, n.restore) })
}

// aBackup has a backup chosen for the field.
func (n *navigator) aBackup(field *kit.Entry) {
	n.fromFile(words.Say("backup.choose"), []string{saves.BackupExt, savesExt}, func(path string) { field.SetText(path) })
}

// lookInto says what is in a backup, and asks whether it's to be restored. other is what is offered
// where it can't be.
func (n *navigator) lookInto(path string, other func()) {
	var found saves.Contents
	var made time.Time
	done := false
	n.working(words.Say("backup.looking"), func(ctx context.Context, _ func(done, of int)) (err error) {
		found, made, err = n.library.Look(ctx, path)
		done = err == nil
		return err
	}, func(err error) {
		switch {
		case err != nil:
			n.balk("backup.not_restored", err, remedy{"trouble.choose_other", other})
		case done: // and not canceled
			n.askRestore(path, found, made)
		}
	})
}

// askRestore asks whether a backup is to be restored.
func (n *navigator) askRestore(path string, found saves.Contents, made time.Time) {
	n.query.sign = kit.SignQuestion
	n.query.open(words.Say("backup.restore"), insideText(found, made, path), nil, n.query.close,
		kit.NewPill(words.Say("common.cancel"), kit.Normal, n.query.close),
		kit.NewPill(words.Say("backup.restore"), kit.Danger, func() {
			n.query.close()
			n.leave(func() { n.whenSaved(func() { n.putBack(path) }) })
		}))
}

// insideText says what is in a backup, and what becomes of what there is.
func insideText(found saves.Contents, made time.Time, path string) string {
	text := words.Say("backup.inside", "contents", listContents(found), "path", path)
	if !made.IsZero() {
		text = words.Say("backup.inside_of", "contents", listContents(found), "path", path, "date", words.Date(made.Local()))
	}
	if found.Parts&saves.HasSets == 0 {
		return text + " " + words.Say("backup.replaces_part")
	}
	return text + " " + words.Say("backup.replaces")
}

// putBack restores a backup and shows what is saved then.
func (n *navigator) putBack(path string) {
	wait := newNotice(n.env, words.Say("backup.restoring"), words.Say("backup.restoring_help"), kit.SignNone, nil)
	n.show(wait, wait.Container) // no other page reads what changes
	n.busy = true
	var done saves.Restored
	likes := n.settings
	unwatch := n.unwatch // some systems replace no folder that is watched
	n.unwatch = nil
	n.away(func() (err error) {
		if unwatch != nil {
			unwatch()
		}
		if done, err = n.library.Restore(n.ctx, path); err == nil {
			likes, err = n.library.Settings(n.ctx)
		}
		return err
	}, func(err error) {
		n.busy = false
		n.watchSets()
		n.remembered = studio.NewMemory() // of sets that are others now
		n.apply(likes)
		n.saved()
		if err != nil {
			n.balk("backup.not_restored", err, remedy{"trouble.choose_other", n.restore})
			return
		}
		text := words.Say("backup.restored", "contents", listContents(done.Contents), "path", path)
		if len(done.Kept) > 0 {
			text += " " + words.Say("backup.kept", "path", words.List(done.Kept))
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

// listContents says how much of each kind there is.
func listContents(c saves.Contents) string {
	var all []string
	for _, kind := range []struct {
		n  int
		id words.ID
	}{
		{c.Games, "backup.games"}, {c.Decks, "backup.decks"}, {c.Sets, "backup.sets"}, {c.Pictures, "backup.pictures"},
		{c.Motifs, "backup.motifs"}, {c.Sounds, "backup.sounds"}, {c.Runs, "backup.runs"},
	} {
		if kind.n > 0 {
			all = append(all, words.Count(kind.id, kind.n))
		}
	}
	return words.List(append(all, words.Say("backup.settings")))
}

// moveSaves asks for another file, goes on there with everything that is saved,
// and then does what could not be done.
func (n *navigator) moveSaves(then func()) {
	title := words.Say("backup.move")
	n.askPath(title, words.Say("backup.move_help"),
		atHome(saves.Dated(n.library.Place(), time.Now())), words.Say("backup.move_here"), kit.Leading, n.inFolder, func(path string) {
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
