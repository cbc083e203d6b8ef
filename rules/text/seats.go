package text

// This file names players: those that every game knows, and as a game names them.

// More subjects: SubjectRelated, plus a place, is a relation of the game.
const (
	SubjectEachOther Subject = iota + 32
	SubjectChosen            // the chosen player
	SubjectEachChosen
	SubjectOfChoice // a player of your choice
	SubjectRivalOfChoice
	SubjectWhoDid // each player who did
	SubjectWhoDidnt
	SubjectFor // each player who voted for it
	SubjectAgainst
	SubjectBearers // the bearer's controller
	SubjectRelated
)

// More possessors: PossRelated, plus a place, is a relation of the game.
const (
	PossChosen Poss = iota + 32
	PossThat        // who an event was about
	PossDid         // each player who did
	PossDidnt
	PossRelated
)

// multiple reports whether someone may be several players, or a player that is
// chosen each time that they are named.
func (l *Language) multiple(who node) bool {
	switch s := word[Subject](l, who); s {
	case SubjectEachPlayer, SubjectEachOpponent, SubjectEachOther, SubjectEachChosen, SubjectWhoDid, SubjectWhoDidnt, SubjectFor, SubjectAgainst:
		return true
	default:
		return s >= SubjectRelated && !l.Vocab.Relations[s-SubjectRelated].One
	}
}

// String says who does something.
func (s Subject) String() string {
	for phrase, x := range meanings {
		if x == s {
			return phrase
		}
	}
	return ""
}

// whose is the player that an event names by a possessor, nil if it is none that
// "they" may stand for.
func (r *resolver) whose(p Poss) node {
	switch {
	case p == PossNone, p == PossAny:
		return r.mk("that player")
	case p == PossYourOpponent:
		return r.mk("your opponent")
	case p >= PossRelated:
		return r.mk("relation " + r.l.Vocab.Relations[p-PossRelated].Phrase)
	}
	return nil
}
