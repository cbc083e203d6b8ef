package rules

import "feltstack/rules/message"

// Game is one game's rules: what it has (zones, definitions, words) and what
// it does (procedures and hooks). It is built once and never changes, so any
// number of matches may share it.
type Game struct {
	Cover
	Tables
	Code
	Course
	Legality
	Stock
	Worth
	Speech Speech

	// Filled by Build.
	grants bool // texts give abilities to cards
	mutes  bool // texts take all abilities away
	zoneOf [256]zonePlace
	zones  [256]zoneRow
	inPlay [MaxSeats + 1][]ZoneID  // by the number of seats: those whose cards are in play
	veiled [MaxSeats + 1][256]bool // of seat p at p+1: the zones whose cards' order p can't tell
	// The kinds of events that moves, gains and losses of texts are, by cause.
	proposals [3][256]uint8
	selfFrom  []ZoneKind         // where cards lie that say of themselves what may be done with them
	decreed   [decreeKinds]bool  // which kinds of decrees its texts have
	recalls   byteSet            // causes that are counted, as Memories says
	named     map[string][]DefID // the definitions of each name
	takes     bool               // some ability takes numbers from cards that it has named
	afar      byteSet            // causes that cards wait for which are not in play
	posts     []ZoneKind         // where those lie
	heeds     uint64             // the kinds of events that Heard is told, a bit each
}

// Cover is what a game is called and for how many it is.
type Cover struct {
	Name     string     // "whist": in commands, saves and folders
	Title    string     // "Whist"
	About    message.ID // a sentence or two for whoever chooses a game
	Version  string     // of these rules; a save names it
	MinSeats int
	MaxSeats int
	Choosers int        // how many more seats there may be that only choose
	Chooser  RuleOption // how such a seat is offered: its title, help and needs
	Presets  []Preset   // ways to begin that people choose at once, in the order in which they are shown
	Extras   int        // how many of its definitions, the last ones, only modules deal
}

// Code is the procedures of a game and what its texts call.
type Code struct {
	Procs   []Proc
	Main    ProcID // the procedure that is the whole match
	Text    ProcID // the procedure that runs a Program
	Pay     ProcID // the procedure that pays a Price; 0: the game has none
	Copy    ProcID // the procedure of CopyProc; 0: plays can't be copied
	Natives []Native
	Preds   []Pred
	// Relations are the seats that words can name beside those of Who.
	Relations []Relation
	Poll      Poll // how votes are counted
	// Proposals are the kinds of events that something may happen instead of, from
	// place 1 on, and Happen is the procedure of HappenProc.
	Proposals []Proposal
	Happen    ProcID
}

// Setup is how a match begins. With the choices made it is the whole match.
type Setup struct {
	Game        string            `json:"game"`
	Seats       int               `json:"seats"`
	Choosers    int               `json:"choosers,omitempty"` // seats beyond those, which only choose
	Seed        uint64            `json:"seed"`
	RuleOptions map[string]string `json:"switches,omitempty"`
	Decks       []Deck            `json:"decks,omitempty"` // by seat; who brings none gets one of the game's
	Own         []OwnCards        `json:"own,omitempty"`   // people's own cards that the decks need: see Game.For
	// AskAll has every seat asked for an answer wherever one is possible, even if
	// all it can do is pass, so that who is not asked gives nothing away. It changes
	// nothing else.
	AskAll bool `json:"askAll,omitempty"`
}

// ProcID is a place in Game.Procs.
type ProcID uint8

// Proc is a procedure: its steps run in order, each may jump, call or ask.
type Proc struct {
	Name  string
	Steps []Step
}

// Step is one step of a procedure. f.Step already names the next one.
type Step func(m *Match, f *Frame)
