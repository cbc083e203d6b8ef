package ui

import (
	"maps"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// apply makes settings hold: for what is shown from now on, and for the page
// that is shown if it says so itself.
func (n *navigator) apply(s library.Settings) {
	old := n.settings
	n.settings = s
	e := n.env
	e.Keys.Take(s.Keys)
	e.AutoPass, e.Glide = s.AutoPass, library.MotionSpeeds[s.Motion]
	if n.shortcuts != nil {
		n.shortcuts()
	}
	if n.player != nil {
		n.player.Set(s.Sound)
	}
	if s.Back != old.Back {
		e.Pics.Redraw(kit.DrawPicture(s.Back))
	}
	if restyles(old, s) {
		n.restyle(s)
	}
}

// restyles reports whether pages look different with other settings.
func restyles(old, s library.Settings) bool {
	return s.Felt != old.Felt || s.Light != old.Light || s.Contrast != old.Contrast || s.Scale != old.Scale || s.Text != old.Text
}

// preferences puts up the settings page. It leads back where it came from: to
// the game at the table, if there is one.
func (n *navigator) preferences() {
	if n.library == nil {
		n.pending = n.preferences
		return
	}
	n.prefer(0)
}

// prefer shows the page scrolled down so far.
func (n *navigator) prefer(offset float32) {
	back := n.home
	if n.game.Session != nil {
		back = func() { n.sitDown(n.game) }
	}
	var p *settingsScreen
	p = newSettingsScreen(n.env, n.settings, settingsExits{
		Back: back,
		Change: func(s library.Settings) {
			before := n.settings
			if n.apply(s); before.Scale != s.Scale {
				n.askSize(before.Scale)
				return
			}
			n.storeSettings()
			if before.Felt != s.Felt || before.Light != s.Light || before.Contrast != s.Contrast {
				n.prefer(p.form.Offset.Y) // the page itself in its new colours
			}
		},
		Fits: func() string {
			if n.sized == nil || n.sized.now >= n.settings.Scale {
				return ""
			}
			return words.Say("settings.size_most", "size", words.Percent(n.sized.now))
		},
		Sound: func() string {
			if n.player == nil {
				return ""
			}
			return n.player.Status()
		},
	})
	n.show(p, p.Container)
	p.form.Offset.Y = offset
	p.form.Refresh()
}

// keepStops keeps the stops of a game with the settings.
func (n *navigator) keepStops(game string, s table.Stops) {
	n.keep(func(all *library.Settings) {
		kept := maps.Clone(all.Stops)
		if kept == nil {
			kept = map[string]table.Stops{}
		}
		if kept[game] = s; len(s) == 0 {
			delete(kept, game)
		}
		all.Stops = kept
	})
}
