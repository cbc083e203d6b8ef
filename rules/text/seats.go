package text

import "strings"

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

// players are what grammar rules stand for that are called by a role and a player: whose
// something is, who controls it, who does it.
var (
	roles   = []string{"Whose", "Side", "Ctrl", "Seat", "Doer", "Hit", "StepOf", "Player", "Spared"}
	players = map[string]Poss{
		"you": PossYour, "they": PossTheir, "your opponent": PossYourOpponent, "an opponent": PossAnOpponent, "a player": PossAny,
		"its owner": PossOwner, "its controller": PossController, "that player": PossThat, "the chosen player": PossChosen,
		"who did": PossDid, "who didn't": PossDidnt,
	}
)

// player is what a player is called, whatever the role.
func player(n node) string {
	if n == nil {
		return ""
	}
	return strings.TrimPrefix(n.Name(), n.Rule.Cat+" ")
}

// playing is a player in another role.
func (r *resolver) playing(role string, of node) node { return r.at(of, r.mk(role+" "+player(of))) }
