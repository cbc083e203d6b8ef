package text

// Alike is in what targets are alike that are chosen together, each two of them: "that share a
// color". Pred asks of one from the other.
type Alike struct {
	Phrase string
	Pred   string
	N      int16
}
