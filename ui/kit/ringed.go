package kit

// ringed is something that the ring of a page can be led to. The ring goes where the
// pointer uses one of them.
type ringed struct{ ring *Focus }

func (r *ringed) setRing(f *Focus) { r.ring = f }

// pointed takes the ring away.
func (r *ringed) pointed() {
	if r.ring != nil && r.ring.On {
		r.ring.Leave()
	}
}
