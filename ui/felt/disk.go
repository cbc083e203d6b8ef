package felt

import "feltstack/ui/trouble"

// disk is what was said of the disk last, and who wants to know.
type disk struct {
	said    string
	trouble func(why error)
}

// now passes on why choices don't get on the disk, nil if they do, once.
func (d *disk) now(why error) {
	said := ""
	if why != nil {
		said = trouble.Text(why)
	}
	if said == d.said {
		return
	}
	if d.said = said; d.trouble != nil {
		d.trouble(why)
	}
}
