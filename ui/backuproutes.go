package ui

import (
	"context"
	"time"

	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// The automatic backup waits until the window has come to rest, and a window that stays open looks
// again after a while whether a new day has begun.
const (
	dailyAfter = 10 * time.Second
	dailyAgain = time.Hour
)

// backups shows the backups.
func (n *navigator) backups() {
	s := newBackupsScreen(n.env, backupsExits{
		Now: n.backUp, FromFile: n.restore, Restore: func(path string) { n.lookInto(path, n.restore) }, Back: n.saved,
	})
	n.show(s, s.Container)
	var all []saves.Automatic
	n.here(func() (err error) {
		all, err = n.library.AutomaticBackups(n.ctx)
		return err
	}, func(err error) { s.set(all, err) })
}

// backUpDaily has the automatic backup of each day made, off the UI goroutine, until the window
// closes. That one can't be made is said once.
func (n *navigator) backUpDaily() {
	if n.unbackup != nil {
		return
	}
	ctx, cancel := context.WithCancel(n.ctx)
	done := make(chan struct{})
	n.unbackup = func() {
		cancel()
		<-done
	}
	lib, wait := n.library, n.dailyAfter
	guard.Go("making automatic backups", func() error {
		said := false
		for ; ; wait = dailyAgain {
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(wait):
			}
			if err := lib.BackupToday(ctx); err != nil && ctx.Err() == nil {
				n.log.Error("no automatic backup", "error", guard.Plain(err))
				if !said {
					said = true
					n.env.Post(func() { n.sayNotDaily(err) })
				}
			}
		}
	}, func(err error) {
		_ = n.env.Reported(err)
		close(done)
	})
}

// sayNotDaily says why there's no automatic backup: not in a game or over a question, but with the next
// page that is shown.
func (n *navigator) sayNotDaily(err error) {
	if n.unsaid = err; n.gone || err == nil || n.game.Session != nil || n.note.isOpen() || n.query.isOpen() || n.files.IsOpen() {
		return
	}
	n.unsaid = nil
	n.note.warn(words.Say("backup.not_daily"), trouble.Text(err))
}
