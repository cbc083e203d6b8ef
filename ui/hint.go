package ui

func (t *tableScreen) hint() {}
