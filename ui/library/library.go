// Package library is what the window asks for and keeps: the games that can be
// played and those that are open or saved, decks, sets of cards, lessons and
// puzzles, and what the person likes. It draws nothing.
package library

import (
	"context"
	"io"
	"maps"
	"slices"
	"time"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks"
	"feltstack/rules/decks/form"
	"feltstack/rules/scenario"
	"feltstack/rules/text"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/ui/library/cards"
)

// Library is the games one can play and those that are saved. Its methods may
// wait for the disk and are called off the UI goroutine.
type Library interface {
	// Games lists what can be played.
	Games() []GameInfo
	// Guides are the lessons and puzzles of the games.
	Guides() ([]Guide, error)
	// Rulebooks are the rules of the games. Example is a scenario that shows one.
	Rulebooks() ([]Rulebook, error)
	Example(game string, e scenario.Entry) (*scenario.Scenario, error)
	// Saved lists the saved games, the one played last first.
	Saved(ctx context.Context) ([]SavedGame, error)
	// Record says how many of the finished games the players have won, a line
	// for each game; "" before the first is finished.
	Record(ctx context.Context) (string, error)
	// Versus says how a player has done in finished games of one kind against just these
	// others.
	Versus(ctx context.Context, game, player string, others []string) (Score, error)
	// Start begins a new game and saves it.
	Start(ctx context.Context, g NewGame) (OpenGame, error)
	// Open goes on with a saved game.
	Open(ctx context.Context, id int64) (OpenGame, error)
	// Watch opens a saved game to look at it again, from its beginning.
	Watch(ctx context.Context, id int64) (OpenGame, error)
	// Glance looks at a saved game as it is, with nobody at the table.
	Glance(ctx context.Context, id int64) (Glance, error)
	// Branch opens a game that begins as a copy of another one up to choice n. It is saved once it is
	// played on.
	Branch(ctx context.Context, id int64, n int) (OpenGame, error)
	// SetNote keeps words of the person's with a game, SetPicture a small
	// picture of the table, PNG.
	SetNote(ctx context.Context, id int64, note string) error
	SetPicture(ctx context.Context, id int64, picture []byte) error
	// Duplicate saves a game a second time.
	Duplicate(ctx context.Context, id int64) error
	// Export writes a game to a file of its own; Import reads one. It returns
	// what is to be said of it, "" if all is well. told hears how far it is. A game that is
	// saved already, and maybe has gone on, isn't imported again: it is had, else 0.
	Export(ctx context.Context, id int64, to io.Writer) error
	Import(ctx context.Context, from io.Reader, told func(done, of int)) (had int64, note string, err error)
	// Place is the file in which games and decks are kept. Backup writes everything that
	// the person has made to a new file, Look says what is in a backup and when it was made,
	// Restore brings it back, and Move goes on in a new file. No game may be open while
	// something is restored.
	Place() string
	Backup(ctx context.Context, to string, told saves.Progress) (saves.Backed, error)
	Look(ctx context.Context, from string) (saves.Contents, time.Time, error)
	Restore(ctx context.Context, from string) (saves.Restored, error)
	// BackupToday makes the automatic backup of this day, if something has changed, and
	// AutomaticBackups lists those that there are.
	BackupToday(ctx context.Context) error
	AutomaticBackups(ctx context.Context) ([]saves.Automatic, error)
	Move(ctx context.Context, to string) error
	// Settings are what the person likes; SetSettings keeps them.
	Settings(ctx context.Context) (Settings, error)
	SetSettings(ctx context.Context, s Settings) error
	// Cards are the cards of a game for building decks, nil if it is played without.
	Cards(game string) *decks.Index
	// Decks lists the person's decks, the one changed last first, and then
	// those that come with the games.
	Decks(ctx context.Context) ([]SavedDeck, error)
	// SaveDeck keeps a deck, as a new one if its ID is 0, and returns its ID.
	SaveDeck(ctx context.Context, d SavedDeck) (int64, error)
	// TagDecks gives decks other tags, by their numbers, all or none. It doesn't count as a
	// change of theirs.
	TagDecks(ctx context.Context, tags map[int64][]string) error
	// DecksOf are the decks that a saved game is played with.
	DecksOf(ctx context.Context, id int64) ([]decks.Deck, error)
	// Sets are the card sets that the person makes. SaveSet writes one, under
	// its name; Reload compiles what changed in their folder, which takes as long as there are
	// cards and ends with ctx, and reports whether anything is new; WatchSets calls
	// changed, on any goroutine, when something did.
	Sets(ctx context.Context) ([]sets.Set, error)
	SaveSet(ctx context.Context, s sets.Set) error
	RenameSet(ctx context.Context, from, to string) error
	DeleteSet(ctx context.Context, name string) error // it lies in the bin then
	MergeSets(ctx context.Context, from, into string) error
	FreeSet(name string) string
	// DiscardCards puts cards of a set into the bin, and WithdrawCards takes them out again where
	// that is undone.
	DiscardCards(ctx context.Context, s sets.Set, gone []sets.Card) error
	WithdrawCards(ctx context.Context, set string, back []sets.Card) error
	// KeepSets keeps how sets are, and ReturnSets brings that back. PruneSets removes what can't
	// be wanted any more, before anything is undone.
	KeepSets(ctx context.Context, names ...string) (sets.Before, error)
	ReturnSets(ctx context.Context, b sets.Before) (now sets.Before, err error)
	PruneSets(ctx context.Context) error
	// SavePack saves a set that comes with pictures; ExportSet packs one with its own.
	SavePack(ctx context.Context, p sets.Pack) error
	ExportSet(ctx context.Context, s sets.Set, to io.Writer) error
	// Picture is what a card of a set shows in place of a motif of the program, as
	// sets.Folder.Shown finds it; nil if there is nothing, and quick. Motifs names those of
	// the person's own, and is quick. AddPicture puts a picture among those of a set and
	// returns its name there, and Notes says which pictures and motifs can't be shown.
	Picture(d *rules.Def) cardart.Picture
	Motifs() []string
	AddPicture(ctx context.Context, set, name string, from io.Reader) (file string, err error)
	Notes(ctx context.Context, s sets.Set) []sets.Note
	Reload(ctx context.Context) (news bool, err error)
	WatchSets(changed func()) (stop func(), err error)
	// Check compiles the cards of a set.
	Check(ctx context.Context, s sets.Set) ([]cards.Card, error)
	// Complete is what a card's text may go on with; it is quick.
	Complete(game, name, text string, at int) text.Completion
	// Types are those that a game's own cards have.
	Types(game string) []string
	// Prints are the keys of those facts that cards of a type have.
	Prints(game, typ string) []string
	// Facts are the numbers and words that are printed on cards of a game.
	Facts(game string) []cardfile.Fact
	// Experiment is a plan for bots to play many games.
	Experiment(s LabSetup) (lab.Plan, error)
	// Runs lists what the lab has played and kept, the newest first. KeepRun keeps a new run and
	// returns its number.
	Runs(ctx context.Context) ([]LabRun, error)
	KeepRun(ctx context.Context, r LabRun) (int64, error)
	RenameRun(ctx context.Context, id int64, name string) error
	// DeckRecord is how a deck of a game has done, by its name.
	DeckRecord(ctx context.Context, d SavedDeck) (DeckRecord, error)
	// Try lays a table on which a card of a set is tried.
	Try(ctx context.Context, s sets.Set, card string) (OpenGame, error)
	Rename(ctx context.Context, id int64, name string) error
	// Delete puts saved games, decks or runs of the lab into the bin, all or none, and returns those that
	// weren't there already. Undelete takes them out where that is undone.
	Delete(ctx context.Context, k saves.Kind, ids ...int64) (gone []int64, err error)
	Undelete(ctx context.Context, k saves.Kind, ids ...int64) error
	// Bin lists everything that was deleted, the last first. Recover brings some of it back, and returns the names
	// of card sets that were changed by that; Purge removes it for good, and ExpireBin does so with what has been there for BinDays.
	Bin(ctx context.Context) ([]Deleted, error)
	Recover(ctx context.Context, all []Deleted) (changed []string, err error)
	Purge(ctx context.Context, all []Deleted) error
	ExpireBin(ctx context.Context) error
}

// GameInfo is a game one can play.
type GameInfo struct {
	Key      string
	Title    string
	About    string // a sentence or two
	MinSeats int
	MaxSeats int
	Bots     []Named      // levels of bots, the weakest first: that is proposed
	Decks    bool         // players bring decks
	Blanks   []form.Blank // what a card of your own begins with; none where there can't be any
	Options  []GameOption // what can be set before the first card
	Observer *GameOption  // a seat that only chooses; nil where the game has none
	Presets  []Preset     // formats to choose at once
	// Refused is why a game can't begin like this, in a sentence, "" if it can.
	Refused func(n NewGame) string
	Cards   []cardart.Face // a few, to show the game with
	Teams   map[int][]int  // by how many play: the team of each seat; none where everyone plays for themselves
}

// Named is a key with the word for it.
type Named struct{ Key, Name, Help string }

// GameOption is a rule that can be set; its first value is the default.
type GameOption struct {
	Name   string // by which the rules know it
	Title  string // for people; Name in words if empty
	Help   string
	Values []string
	Named  []string // what people read for the values; nil: the values in words
	Module bool     // it adds rules, rather than settling what others leave open
	Needs  string   // the option without which it means nothing, "" for none
	In     []string // the values of that one with which it does; nil: any but its first
	Seats  int      // with fewer players it means nothing
}

// Offered reports whether an option means anything with this many seats and beside the
// values chosen for others.
func (o *GameOption) Offered(all []GameOption, picked []int, seats int) bool {
	if seats < o.Seats {
		return false
	}
	for i, other := range all {
		if other.Name == o.Needs {
			return slices.Contains(o.In, other.Values[picked[i]]) || o.In == nil && picked[i] > 0
		}
	}
	return true
}

// Format is what a game is played with, whoever sits where.
type Format struct {
	Seats   int               `json:"seats"`
	Seconds int               `json:"seconds,omitempty"` // a person's time for a choice; 0 for any
	Options map[string]string `json:"options,omitempty"` // by name, those that differ from the default
	Sitting []Sitting         `json:"sitting,omitempty"` // who sat there last; no part of the game
}

// Sitting is who sat at a seat of the last game, with which deck.
type Sitting struct {
	Name  string `json:"name,omitempty"`  // as it was typed
	Bot   string `json:"bot,omitempty"`   // key of its level, empty for a person
	Own   int64  `json:"own,omitempty"`   // the ID of a deck of the person's
	Given string `json:"given,omitempty"` // the name of one that comes with the game
}

// Equal reports whether a game is the same by both, whoever sits there.
func (f Format) Equal(o Format) bool {
	return f.Seats == o.Seats && f.Seconds == o.Seconds && maps.Equal(f.Options, o.Options)
}

// Preset is a format by name, with a sentence about it.
type Preset struct {
	Title, About string
	Format       Format
}

// NewGame says how a game begins.
type NewGame struct {
	Game    string
	Seats   []NewSeat
	Options map[string]string // by name, those that differ from the default
	Seed    uint64            // 0: any
	First   bool              // the first of the seats begins; else the seed draws who does
	Clock   time.Duration     // a person's time for a choice, 0 for any
	AskAll  bool              // the game stops for people even if they can only pass

	Observer bool // the last of the seats only chooses
}

// NewSeat is who sits at a seat.
type NewSeat struct {
	Name string
	Bot  string     // key of its level, empty for a person
	Deck rules.Deck // without cards: any of the game's own
	Own  int64      // the ID of that deck among the person's, 0 for none
}

// SavedGame is a saved game as lists show it.
type SavedGame struct {
	ID      int64
	Name    string
	Game    string // title
	Seats   []string
	Where   string // "Turn 7, 43 choices"
	Over    bool
	Broken  string // why it can only be looked at
	Note    string // the person's own words
	Picture []byte // of the table as it was left, PNG; may be empty
	Updated time.Time
}

// OpenGame is a game at the table.
type OpenGame struct {
	ID      int64
	Session Session
	Setup   NewGame      // to play the same again
	Same    NewGame      // to play the same deal again, each at the same seat
	Flush   func() error // waits for the disk, a few seconds; the error says what is not saved yet. It may be nil
	Close   func() error // ends it and waits for the disk; the error says what is not saved
	Back    *WayBack     // to where it was opened from, other than home; nil if there is none
	Seen    bool         // it has been on a table of the window
}

// WayBack is a button that leads from the table.
type WayBack struct {
	Text string
	Do   func()
}
