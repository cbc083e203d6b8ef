package ui

import (
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// bin puts up the page of what was deleted, with a part of it. back leads to where one came from.
func (n *navigator) bin(tab binTab, back func()) {
	var s *binScreen
	s = newBinScreen(n.env, tab, binExits{
		Back:    back,
		Restore: func(all []library.Deleted) { n.bringBack(s, all) },
		Empty:   func(all []library.Deleted) { n.askPurge(s, all) },
	})
	n.show(s, s.Container)
	n.listBin(s)
}

// listBin fills the page of what was deleted.
func (n *navigator) listBin(s *binScreen) {
	var all []library.Deleted
	n.here(func() (err error) {
		all, err = n.library.Bin(n.ctx)
		return err
	}, func(err error) { s.set(all, err) })
}

// bringBack takes things out of the bin.
func (n *navigator) bringBack(s *binScreen, all []library.Deleted) {
	var changed []string
	n.away(func() (err error) {
		changed, err = n.library.Recover(n.ctx, all)
		return err
	}, func(err error) {
		if n.remembered.Forget(changed); len(changed) > 0 {
			n.setsChanged()
		}
		n.told("bin.not_back", err)
		if err == nil {
			said := words.Count("bin.restored", len(all))
			if len(all) == 1 {
				said = words.Say("bin.restored_one", "name", all[0].Name)
			}
			s.tell(said)
		}
		n.listBin(s)
	})
}

// askPurge asks whether to remove things for good.
func (n *navigator) askPurge(s *binScreen, all []library.Deleted) {
	n.query.sign = kit.SignQuestion
	n.query.open(words.Count("bin.sure", len(all)), words.Say("bin.sure_help"), nil, n.query.close,
		kit.NewPill(words.Say("common.cancel"), kit.Normal, n.query.close),
		kit.NewPill(words.Say("bin.for_good"), kit.Danger, func() {
			n.query.close()
			n.away(func() error { return n.library.Purge(n.ctx, all) }, func(err error) {
				if n.told("bin.not_emptied", err); err == nil {
					s.tell(words.Count("bin.emptied", len(all)))
				}
				n.listBin(s)
			})
		}))
}
