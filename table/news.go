package table

import "feltstack/rules"

// News is one thing that happened, for animation and sound.
type News struct {
	Kind NewsKind
	Seat int    // whose doing, -1 for the game's
	Card int    // CardScene.ID, 0 if the one who looks does not know the card
	Def  int    // what it is, 0 if unseen
	From int    // ZoneScene.ID
	To   int    // ZoneScene.ID
	Item int    // ItemScene.ID
	N    int    // of NewsTurn: its number
	Text string // in words, "" if there is nothing to say
}

// Became is what News says became of an item of the stack: NewsCountered,
// NewsFizzled, NewsResolved or NewsStolen, "" if nothing did.
func (s *Scene) Became(item int) NewsKind {
	for _, n := range s.News {
		if n.Item != item || item == 0 {
			continue
		}
		switch n.Kind {
		case NewsCountered, NewsFizzled, NewsResolved, NewsStolen:
			return n.Kind
		}
	}
	return ""
}

// NewsKind is a kind of News.
type NewsKind string

// The kinds.
const (
	NewsMoved     NewsKind = "moved"     // Card went From To
	NewsTurned    NewsKind = "turned"    // Card was turned up or down
	NewsShown     NewsKind = "shown"     // Card was shown
	NewsShuffled  NewsKind = "shuffled"  // the zone From
	NewsMarked    NewsKind = "marked"    // Card or Seat got or lost a state
	NewsNumber    NewsKind = "number"    // a number of Seat changed
	NewsAttached  NewsKind = "attached"  // Card hangs on another one, or no longer
	NewsDeclared  NewsKind = "declared"  // Item came on the stack
	NewsResolved  NewsKind = "resolved"  // Item resolves
	NewsCountered NewsKind = "countered" // Item was countered
	NewsStolen    NewsKind = "stolen"    // Item is now Seat's
	NewsFizzled   NewsKind = "fizzled"   // Item has no legal target any more
	NewsTurn      NewsKind = "turn"      // turn N began, Seat is active
	NewsPassed    NewsKind = "passed"    // Seat passed
	NewsSkipped   NewsKind = "skipped"   // a turn of Seat was skipped
	NewsOver      NewsKind = "over"      // the match ended
	NewsOther     NewsKind = "other"
)

func kindOf(k rules.EventKind) NewsKind {
	switch k {
	case rules.EvMove:
		return NewsMoved
	case rules.EvTurned:
		return NewsTurned
	case rules.EvShown:
		return NewsShown
	case rules.EvShuffled:
		return NewsShuffled
	case rules.EvFlag, rules.EvMark:
		return NewsMarked
	case rules.EvSeatNum, rules.EvNum:
		return NewsNumber
	case rules.EvAttached:
		return NewsAttached
	case rules.EvDeclared:
		return NewsDeclared
	case rules.EvResolved:
		return NewsResolved
	case rules.EvCountered:
		return NewsCountered
	case rules.EvStolen:
		return NewsStolen
	case rules.EvFizzled:
		return NewsFizzled
	case rules.EvTurn:
		return NewsTurn
	case rules.EvPassed:
		return NewsPassed
	case rules.EvSkipped:
		return NewsSkipped
	case rules.EvOver:
		return NewsOver
	}
	return NewsOther
}
