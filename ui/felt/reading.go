package felt

// openLog lets the arrows lead through the log, from its last line upwards.
func (t *Table) openLog() {
	if t.reading {
		t.closeLog()
		return
	}
	t.reading = true
	t.focus.Leave()
	t.readLog(0)
}

// readLog marks the next line and shows the first card it names.
func (t *Table) readLog(d int) {
	line, ok := t.side.log.read(d)
	if !ok {
		t.reading = false
		return
	}
	def := 0
	if len(line.Cards) > 0 {
		def = line.Cards[0].Def
	}
	t.side.inspector.hover(shownCard{Def: def})
}

func (t *Table) closeLog() {
	t.reading = false
	t.side.log.leave()
}
