package ui

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// mostNews is how many lines are said at once: a small window holds them.
const mostNews = 10

// changesSince is what a list of changes (CHANGELOG.md, newest version first) says of the
// versions after the one that was used before, up to the present one: a line each. Of one
// that the list doesn't know, it is what the present version changed.
func changesSince(changes, before, version string) []string {
	var all []string
	within := false
	for line := range strings.Lines(changes) {
		line = strings.TrimSpace(line)
		if heading, is := strings.CutPrefix(line, "## "); is {
			if heading == before {
				return all
			}
			within = within && strings.Contains(changes, "\n## "+before+"\n") || heading == version
			continue
		}
		if text, is := strings.CutPrefix(line, "- "); is && within {
			all = append(all, strings.ReplaceAll(text, "`", ""))
		}
	}
	return all
}

// whatsNew says once, on the home page, what an update has changed. A first start has
// nothing to compare with.
func (n *navigator) whatsNew() {
	before := n.settings.Version
	if n.version == "" || before == n.version {
		return
	}
	n.keep(func(s *library.Settings) { s.Version = n.version })
	lines := changesSince(n.changes, before, n.version)
	if before == "" || len(lines) == 0 {
		return
	}
	lines = lines[:min(len(lines), mostNews)]
	n.note.sign = kit.SignDone
	n.note.open(words.Say("home.news", "version", n.version), "• "+strings.Join(lines, "\n• "), nil, n.note.close,
		kit.NewPill(words.Say("common.ok"), kit.Leading, n.note.close))
}
