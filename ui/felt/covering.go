package felt

// coverUp hides the table while another person is to sit down, once the one who sits there
// has seen what was played, and shows it when the right one sits there.
func (t *Table) coverUp() {
	next, waits := t.session.Next()
	if !waits {
		t.panels.cover.Hide()
		return
	}
	if t.beats.busy && !t.panels.cover.Visible() {
		return
	}
	t.calm()
	t.putAway()
	t.panels.hide(next)
}

// calm ends what flies above the table.
func (t *Table) calm() {
	t.board.counting.end()
	t.animator.clearStamps()
	t.ribbon.end()
}

// putAway takes away all that lies over the table and belongs to the person
// who leaves it: a lifted card, a reason, a hint.
func (t *Table) putAway() {
	t.input.putAway()
	t.panels.keys.close()
	t.panels.side.inspector.forget()
	t.adviser.stop()
}

// sit uncovers the table for the person who decides.
func (t *Table) sit() {
	if t.panels.cover.locked {
		return
	}
	t.session.Sit()
	t.panels.cover.Hide()
	t.panels.side.inspector.forget()
	t.renew()
	t.changed()
}

// waive declines for the person who is to sit down: the table stays covered, and is so
// for the next one.
func (t *Table) waive() {
	if t.panels.cover.locked {
		return
	}
	t.panels.tell(t.session.Waive(), t.panels.promptAt())
	t.Pull()
}

// arrived is called when the picture has come to where the game is.
func (t *Table) arrived() {
	if _, waits := t.session.Next(); waits && !t.panels.cover.Visible() {
		t.coverUp()
		t.changed()
	}
	t.coach.moved()
}
