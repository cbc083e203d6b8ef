package saves

import "time"

// Status reports whether a game can go on.
type Status string

const (
	// Playing games take further choices.
	Playing Status = "playing"
	// Finished games have a result; taking back a choice makes them Playing again.
	Finished Status = "finished"
	// Broken games do not replay under the present rules. Nothing changes their log until they are repaired.
	Broken Status = "broken"
)

// Saved is one saved game without its choices.
type Saved struct {
	ID      int64  // given by CreateGame, never used twice
	Name    string // what the person calls it; may be empty, need not be unique
	GameKey string // which rules, e.g. "whist"
	Setup   []byte // JSON, made and read by the table only
	Seed    uint64

	RulesVersion string // of the program that started the game
	CardsHash    string // of the cards it started with

	Seats   []string // who sits where, in words, for lists
	Status  Status
	Result  string // how it ended, or why it is broken; empty while Playing
	Choices int    // choices in the line of play, those taken back not counted
	Turn    int    // turn of the last choice in the line, 0 without one
	Note    string // the person's own words

	Created time.Time
	Updated time.Time // when the line of play last changed
}

// Choice is one answer to one decision.
type Choice struct {
	N    int    // place in the line of play, from 0
	Seat int    // who chose
	Turn int    // turn number in which it was chosen
	Key  string // the stable key of the chosen option
	Hash uint64 // hash of the state after it, to notice rules that changed
	Late bool   // made because the player's time was over
}

// EntryKind says what an Entry of a game's log records.
type EntryKind int

const (
	// Chosen records a choice.
	Chosen EntryKind = iota
	// TakenBack records that the line of play was cut to its first N choices.
	TakenBack
)

// Entry is one row of a game's log. Entries are never changed nor removed while the game exists.
type Entry struct {
	Seq  int // place in the log, from 0
	At   time.Time
	Kind EntryKind
	Choice
}

// Line reads a log: live is the line of play as it stands, redo the choices that were taken back and would follow, next
// one first. Choosing again what was taken back keeps the rest of redo; choosing something else empties it.
func Line(log []Entry) (live, redo []Choice) {
	for _, e := range log {
		switch e.Kind {
		case TakenBack:
			undone := append([]Choice(nil), live[e.N:]...)
			redo = append(undone, redo...)
			live = live[:e.N]
		case Chosen:
			live = append(live, e.Choice)
			if len(redo) > 0 && redo[0].Key == e.Key && redo[0].Hash == e.Hash {
				redo = redo[1:]
			} else {
				redo = nil
			}
		}
	}
	return live, redo
}

// Outcome is how a game ended.
type Outcome struct {
	Winners []int     // seats; empty for a draw
	Points  []float64 // by seat, as the game scores them; empty where nobody has said
	Text    string    // for people, e.g. "Ann wins 21 to 17"
	Decks   []string  // by seat, the names of what they played with; empty in a game without
}

// Result is a finished game in the list of results. It stays when the game is deleted.
type Result struct {
	GameID  int64 // 0 when the game was deleted
	Name    string
	GameKey string
	Seats   []string
	Outcome
	DeckIDs  []int64 // by seat, which of the person's decks that was; 0 for none of these. A seat beyond isn't known
	Choices  int
	Turn     int
	Finished time.Time
}

// Filter selects games; its zero value selects all.
type Filter struct {
	GameKey string // empty: every game
	Status  Status // empty: every status
	Limit   int    // the most that are listed, 0: no limit
}
