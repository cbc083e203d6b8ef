package felt

// trouble is what was told of the disk last, and who wants to know.
type trouble struct {
	told string
	tell func(why string)
}

// now tells what the trouble is if that is news.
func (t *trouble) now(why string) {
	if why != t.told {
		t.told = why
		if t.tell != nil {
			t.tell(why)
		}
	}
}
