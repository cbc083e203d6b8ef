package rules

// This file counts cards that are alike.

// kinds counts one of the cards that f means and the game allows that are alike in what it
// says. A face-down card isn't counted.
func (q *Query) kinds(f *Filter) (n int) {
	for it := q.Cards(f); ; {
		c := it.Next()
		if c == 0 {
			return n
		}
		first := q.m.S.Cards[c].Face != FaceDown
		for other := q.Cards(f); first; {
			o := other.Next()
			if o == c {
				n++
				break
			}
			first = !q.m.alike(f.Apart, o, c)
		}
	}
}

// most counts, of the cards that f means and the game allows, those that are alike in what it says of which there
// are most. A face-down card is like none.
func (q *Query) most(f *Filter) (n int) {
	for it := q.Cards(f); ; {
		c := it.Next()
		if c == 0 {
			return n
		}
		like := 0
		for other := q.Cards(f); ; {
			o := other.Next()
			if o == 0 {
				break
			}
			if o == c || q.m.alike(f.Alike, o, c) {
				like++
			}
		}
		n = max(n, like)
	}
}
