package studio

// inBin does something to the bin once what was begun before is done.
func (s *Page) inBin(do func(then func(error)), then func(error)) {
	s.binning = append(s.binning, func() {
		do(func(err error) {
			then(err)
			s.binning = s.binning[1:]
			if len(s.binning) > 0 {
				s.binning[0]()
			}
		})
	})
	if len(s.binning) == 1 {
		s.binning[0]()
	}
}

// openBin shows what was deleted, once all is saved.
func (s *Page) openBin() {
	s.save()
	set, card := "", ""
	if now := s.current(); now != nil {
		if set = now.Name; s.card >= 0 {
			card = now.Cards[s.card].Name
		}
	}
	s.exits.Bin(set, card)
}
