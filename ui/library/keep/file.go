package keep

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/message"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/words"
)

// A game file is a saved game to be mailed: lines of JSON, the first about the
// game, each other one a choice. The first says how many there are, so that a file
// that was cut off isn't a shorter game. It is save, replay and bug report.

// FileExt is what names of game files end with.
const FileExt = ".felt"

// fileFormat is the newest form of game files that this program reads.
const fileFormat = 1

// The bounds of a game file that is read.
const (
	LongestFile = 64 << 20 // bytes
	MostChoices = 200_000
	longKey     = 400      // bytes of the key of a choice
	longLine    = 4 << 10  // bytes of a choice
	longHead    = 16 << 20 // bytes of the first line: it holds the card sets that are played with
	mostOwnSets = 100

	mostDeckLines = 1000 // different cards of a deck
)

// File is a game file.
type File struct {
	Format  int            `json:"feltstack"` // 1
	Game    string         `json:"game"`
	Rules   string         `json:"rules"` // version of the rules it was played with
	Cards   string         `json:"cards"` // CardsHash of its cards
	Name    string         `json:"name,omitempty"`
	Note    string         `json:"note,omitempty"`
	Setup   rules.Setup    `json:"setup"`
	Players []table.Player `json:"players"`
	Clock   time.Duration  `json:"clock,omitempty"`   // a person's time for a choice
	Choices *int           `json:"choices,omitempty"` // how many lines follow; nil in files of earlier programs
	Written time.Time      `json:"written"`

	Line   []table.Choice `json:"-"` // the line of play
	Undone []table.Choice `json:"-"` // what was taken back and can be done again
}

// fileChoice is a line of a game file after the first.
type fileChoice struct {
	N      int    `json:"n"`
	Seat   int    `json:"seat"`
	Turn   int    `json:"turn"`
	Key    string `json:"key"`
	Hash   string `json:"hash"` // of the state that followed, hexadecimal
	Undone bool   `json:"undone,omitempty"`
	Late   bool   `json:"late,omitempty"` // the player's time was over
}

// Export writes a saved game as a game file. With anonymous the players have
// no names but their seats', and the note stays out.
func Export(ctx context.Context, st *saves.Store, id int64, find func(string) (*rules.Game, error), anonymous bool, to io.Writer) error {
	g, err := st.Game(ctx, id)
	if err != nil {
		return err
	}
	how, err := Read(g, find)
	if err != nil {
		return err
	}
	log, err := st.Log(ctx, id)
	if err != nil {
		return err
	}
	live, redo := saves.Line(log)
	f := File{
		Format: fileFormat, Game: g.GameKey, Rules: g.RulesVersion, Cards: g.CardsHash, Name: g.Name, Note: g.Note,
		Setup: how.Setup, Players: how.Players, Clock: how.Clock, Written: time.Now().UTC().Truncate(time.Second), Line: choices(live), Undone: choices(redo),
	}
	if anonymous {
		f.Name, f.Note = "", ""
		for i := range f.Players {
			f.Players[i].Name = seatTitle(i)
		}
	}
	return f.Write(to)
}

// Write writes a game file.
func (f *File) Write(to io.Writer) error {
	head := *f
	count := f.count()
	head.Choices = &count
	w := bufio.NewWriter(to)
	lines := json.NewEncoder(w)
	lines.SetEscapeHTML(false)
	err := lines.Encode(head)
	for i, part := range [][]table.Choice{f.Line, f.Undone} {
		for _, c := range part {
			err = errors.Join(err, lines.Encode(fileChoice{c.N, c.Seat, c.Turn, c.Key, strconv.FormatUint(c.Hash, 16), i == 1, c.Late}))
		}
	}
	if err = errors.Join(err, w.Flush()); err != nil {
		return fmt.Errorf("write the game file: %w", err)
	}
	return nil
}

// ReadFile reads a game file. Errors name the line that is wrong; whether the
// choices fit the rules shows when it is played. Names in it are as a person could
// have typed them here.
func ReadFile(from io.Reader) (*File, error) {
	limited := &io.LimitedReader{R: from, N: LongestFile + 1}
	in := bufio.NewScanner(limited)
	in.Buffer(make([]byte, 64<<10), longHead)
	f := &File{}
	line := 0
	for in.Scan() {
		text := bytes.TrimSpace(in.Bytes())
		if line++; len(text) == 0 {
			continue
		}
		if err := f.take(text); err != nil {
			return nil, inLine(line, err)
		}
	}
	switch {
	case limited.N == 0:
		return nil, words.Problem("gamefile.bytes", "n", LongestFile>>20)
	case errors.Is(in.Err(), bufio.ErrTooLong):
		return nil, inLine(line+1, words.Problem("gamefile.long_line"))
	case in.Err() != nil:
		return nil, fmt.Errorf("read the game file: %w", in.Err())
	case f.Format == 0:
		return nil, words.Problem("gamefile.empty")
	case f.Choices != nil && f.count() < *f.Choices:
		return nil, words.Problem("gamefile.cut", "n", f.count(), "all", *f.Choices)
	}
	return f, nil
}

func inLine(n int, err error) error { return words.Problem("gamefile.line", "n", n, "what", err) }

// take reads the next line.
func (f *File) take(text []byte) error {
	switch {
	case f.Format == 0:
		return f.head(text)
	case len(text) > longLine:
		return words.Problem("gamefile.long_line")
	case f.count() == MostChoices:
		return words.Problem("gamefile.many", "n", message.Number(MostChoices))
	case f.Choices != nil && f.count() == *f.Choices:
		return words.Problem("gamefile.more", "n", *f.Choices)
	}
	return f.add(text)
}

// head reads the first line.
func (f *File) head(text []byte) error {
	if err := json.Unmarshal(text, f); err != nil || f.Format < 1 {
		f.Format = 0
		return words.Problem("gamefile.no_game")
	}
	switch {
	case f.Format > fileFormat:
		return words.Problem("gamefile.newer")
	case f.Game == "" || len(f.Players) == 0 || len(f.Players) > rules.MaxSeats:
		return words.Problem("gamefile.no_players")
	case f.Choices != nil && (*f.Choices < 0 || *f.Choices > MostChoices):
		return words.Problem("gamefile.count", "most", message.Number(MostChoices), "n", *f.Choices)
	case len(f.Setup.Own) > mostOwnSets:
		return words.Problem("gamefile.sets", "n", len(f.Setup.Own), "most", mostOwnSets)
	}
	return f.clean()
}

// clean makes the names in the first line ones that a person could have typed, and
// refuses those that are too long.
func (f *File) clean() error {
	f.Name, f.Note = names.Line(f.Name), names.Text(f.Note)
	err := errors.Join(names.CheckName(words.Say("gamefile.name"), f.Name), names.CheckNote(words.Say("gamefile.note"), f.Note))
	for i := range f.Players {
		p := &f.Players[i]
		p.Name = cmp.Or(names.Line(p.Name), seatTitle(i))
		err = errors.Join(err, names.CheckName(words.Say("gamefile.player", "n", i+1), p.Name), names.CheckName(words.Say("gamefile.level"), p.Bot))
	}
	for i := range f.Setup.Decks {
		d := &f.Setup.Decks[i]
		d.Name = names.Line(d.Name)
		err = errors.Join(err, names.CheckName(words.Say("gamefile.deck_name", "n", i+1), d.Name))
		if len(d.Cards) > mostDeckLines {
			return words.Problem("gamefile.deck_cards", "n", i+1, "most", message.Number(mostDeckLines))
		}
		for k := range d.Cards {
			l := &d.Cards[k]
			l.Card = names.Line(l.Card)
			if err := errors.Join(names.CheckName(words.Say("gamefile.deck_card", "n", i+1), l.Card), names.CheckName(words.Say("gamefile.deck_part", "n", i+1), l.Part)); err != nil {
				return err
			}
		}
	}
	for name, value := range f.Setup.RuleOptions {
		if err := errors.Join(names.CheckName(words.Say("gamefile.option"), name), names.CheckName(words.Say("gamefile.value"), value)); err != nil {
			return err
		}
	}
	for _, o := range f.Setup.Own {
		if names.Unclean(o.Set) {
			err = errors.Join(err, words.Problem("gamefile.hidden", "name", names.Name(o.Set)))
		}
		err = errors.Join(err, names.CheckName(words.Say("gamefile.set"), o.Set))
	}
	for _, word := range []struct {
		what words.ID
		s    string
	}{{"gamefile.rules", f.Game}, {"gamefile.version", f.Rules}, {"gamefile.cards", f.Cards}} {
		err = errors.Join(err, names.CheckName(words.Say(word.what), word.s))
	}
	return err
}

// seatTitle is what a player without a name is called.
func seatTitle(i int) string { return words.Say("common.seat", "n", rules.SeatName(rules.Seat(i))) }

// count is how many choices it has.
func (f *File) count() int { return len(f.Line) + len(f.Undone) }

// add takes a line with a choice.
func (f *File) add(text []byte) error {
	var c fileChoice
	if err := json.Unmarshal(text, &c); err != nil {
		return words.Problem("gamefile.no_move")
	}
	hash, err := strconv.ParseUint(c.Hash, 16, 64)
	switch {
	case err != nil:
		return words.Problem("gamefile.hash")
	case c.Key == "" || len(c.Key) > longKey:
		return words.Problem("gamefile.key", "most", longKey, "n", len(c.Key))
	case c.Seat < 0 || c.Seat >= len(f.Players):
		return words.Problem("gamefile.seat", "n", c.Seat)
	case c.N != f.count():
		return words.Problem("gamefile.order", "n", c.N, "want", f.count())
	case len(f.Undone) > 0 && !c.Undone:
		return words.Problem("gamefile.undone")
	}
	choice := table.Choice{N: c.N, Seat: c.Seat, Turn: c.Turn, Key: c.Key, Hash: hash, Late: c.Late}
	if c.Undone {
		f.Undone = append(f.Undone, choice)
	} else {
		f.Line = append(f.Line, choice)
	}
	return nil
}

// Session plays a game file, to be looked at. Where its choices do not fit
// today's rules, Stopped says so.
func (f *File) Session(find func(string) (*rules.Game, error)) (*table.Session, error) {
	cfg, err := f.config(find)
	if err != nil {
		return nil, err
	}
	return table.Resume(cfg, f.Line)
}

// config is the game to be looked at.
func (f *File) config(find func(string) (*rules.Game, error)) (table.Config, error) {
	g, err := find(f.Game)
	if err != nil {
		return table.Config{}, err
	}
	if g, err = g.For(f.Setup); err != nil {
		return table.Config{}, fmt.Errorf("read the cards that came with the game: %w", err)
	}
	return table.Config{Game: g, Looks: games.Looks(g.Name), Setup: f.Setup, Players: f.Players, Still: true, Ahead: f.Undone}, nil
}
