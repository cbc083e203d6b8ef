package felt

import "feltstack/ui/kit"

// reader leads the arrows through the log.
type reader struct {
	side  *sidePanel
	focus *kit.Focus
	on    bool
}

// open begins with the last line, or ends it.
func (r *reader) open() {
	if r.on {
		r.close()
		return
	}
	r.on = true
	r.focus.Leave()
	r.read(0)
}

// read marks the line d lines on and shows the first card it names.
func (r *reader) read(d int) {
	line, ok := r.side.log.read(d)
	if !ok {
		r.on = false
		return
	}
	var shown shownCard
	if len(line.Cards) > 0 {
		shown = named(line.Cards[0].Def, line.Cards[0].Card)
	}
	r.side.inspector.hover(r.side.inspector.now(shown))
}

// rule opens the rulebook at the rule of the line that is read, if one is. It reports whether it does.
func (r *reader) rule() bool { return r.on && r.side.log.toRule(r.side.log.at) }

func (r *reader) close() {
	r.on = false
	r.side.log.leave()
}
