package text

// Place is where cards are put: one of Spots.
type Place struct {
	Spots []Spot `of:"Spot"`
}

// Spot is one place to put a card.
type Spot struct {
	Kind SpotKind
	Zone ZoneRef `of:"Zone"`
}

// SpotKind is a way to put a card into a zone.
type SpotKind uint8

// The kinds of spots.
const (
	SpotTop    SpotKind = iota // on top of
	SpotBottom                 // on the bottom of
	SpotEither                 // on the top or the bottom of
	SpotSecond                 // second from the top of
	SpotInto                   // into
	SpotTo                     // to
)
