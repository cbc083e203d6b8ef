package keep

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"feltstack/rules"
	"feltstack/saves"
	"feltstack/table"
)

// A game file is a saved game to be mailed: lines of JSON, the first about the
// game, each other one a choice. The first says how many there are, so that a file
// that was cut off is no shorter game. It is save, replay and bug report.

// FileExt is what names of game files end with.
const FileExt = ".felt"

// fileFormat is the newest form of game files that this program reads.
const fileFormat = 1

// The bounds of a game file that is read.
const (
	mostLines = 200_000
	longLine  = 1 << 20  // bytes
	longHead  = 16 << 20 // bytes of the first line: it holds the card sets that are played with
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
}

// Export writes a saved game as a game file. With anonymous the players have
// no names but their seats', and the note stays out.
func Export(ctx context.Context, st *saves.Store, id int64, find func(string) (*rules.Game, error), anonymous bool, to io.Writer) error {
	g, err := st.Game(ctx, id)
	if err != nil {
		return err
	}
	_, setup, players, err := Read(g, find)
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
		Setup: setup, Players: players, Written: time.Now().UTC().Truncate(time.Second), Line: choices(live), Undone: choices(redo),
	}
	if anonymous {
		f.Name, f.Note = "", ""
		for i := range f.Players {
			f.Players[i].Name = "Seat " + rules.SeatName(rules.Seat(i))
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
			err = errors.Join(err, lines.Encode(fileChoice{c.N, c.Seat, c.Turn, c.Key, strconv.FormatUint(c.Hash, 16), i == 1}))
		}
	}
	if err = errors.Join(err, w.Flush()); err != nil {
		return fmt.Errorf("write the game file: %w", err)
	}
	return nil
}

// ReadFile reads a game file. Errors name the line that is wrong; whether the
// choices fit the rules shows when it is played.
func ReadFile(from io.Reader) (*File, error) {
	in := bufio.NewScanner(from)
	in.Buffer(make([]byte, 64<<10), longHead)
	wrong := func(line int, why string, args ...any) error {
		return fmt.Errorf("line %d of the game file: %s", line, fmt.Sprintf(why, args...))
	}
	f := &File{}
	line := 0
	for in.Scan() {
		text := bytes.TrimSpace(in.Bytes())
		if line++; len(text) == 0 {
			continue
		}
		switch {
		case f.Format != 0 && len(text) > longLine:
			return nil, wrong(line, "it is too long to be a choice")
		case line > mostLines:
			return nil, wrong(line, "a game has no more than %d choices", mostLines)
		case f.Format == 0:
			if err := json.Unmarshal(text, f); err != nil || f.Format < 1 {
				return nil, wrong(line, "this is no game of Feltstack")
			}
			if f.Format > fileFormat {
				return nil, wrong(line, "it was written by a newer Feltstack: get that one to open it")
			}
			if f.Game == "" || len(f.Players) == 0 || len(f.Players) > rules.MaxSeats {
				return nil, wrong(line, "it does not say which game it is and who plays")
			}
			if f.Choices != nil && *f.Choices < 0 {
				return nil, wrong(line, "no game has %d choices", *f.Choices)
			}
		case f.Choices != nil && f.count() == *f.Choices:
			return nil, wrong(line, "it has more choices than the %d of its first line", *f.Choices)
		default:
			if err := f.add(text); err != nil {
				return nil, wrong(line, "%s", err)
			}
		}
	}
	switch {
	case errors.Is(in.Err(), bufio.ErrTooLong):
		return nil, wrong(line+1, "it is too long to be read")
	case in.Err() != nil:
		return nil, fmt.Errorf("read the game file: %w", in.Err())
	case f.Format == 0:
		return nil, errors.New("the game file is empty")
	case f.Choices != nil && f.count() < *f.Choices:
		return nil, fmt.Errorf("the game file ends after %d of its %d choices: it was cut off, so get it anew", f.count(), *f.Choices)
	}
	return f, nil
}

// count is how many choices it has.
func (f *File) count() int { return len(f.Line) + len(f.Undone) }

// add takes a line with a choice.
func (f *File) add(text []byte) error {
	var c fileChoice
	if err := json.Unmarshal(text, &c); err != nil {
		return errors.New("it is not written as a choice: was the file cut off?")
	}
	hash, err := strconv.ParseUint(c.Hash, 16, 64)
	switch {
	case err != nil:
		return fmt.Errorf("%q is no hash of a choice", c.Hash)
	case c.Key == "":
		return errors.New("the choice has no key")
	case c.Seat < 0 || c.Seat >= len(f.Players):
		return fmt.Errorf("there is no seat %d", c.Seat)
	case c.N != f.count():
		return fmt.Errorf("choice %d stands where choice %d belongs", c.N, f.count())
	case len(f.Undone) > 0 && !c.Undone:
		return errors.New("a choice follows those that were taken back")
	}
	choice := table.Choice{N: c.N, Seat: c.Seat, Turn: c.Turn, Key: c.Key, Hash: hash}
	if c.Undone {
		f.Undone = append(f.Undone, choice)
	} else {
		f.Line = append(f.Line, choice)
	}
	return nil
}

// Session plays a game file, to be looked at. Where its choices do not fit
// today's rules, Stopped tells.
func (f *File) Session(find func(string) (*rules.Game, error)) (*table.Session, error) {
	g, err := find(f.Game)
	if err != nil {
		return nil, err
	}
	if g, err = g.For(f.Setup); err != nil {
		return nil, fmt.Errorf("read the cards that came with the game: %w", err)
	}
	return table.Resume(table.Config{Game: g, Setup: f.Setup, Players: f.Players, Still: true, Ahead: f.Undone}, f.Line)
}

// Import saves a game file as a game of its own and returns its number. A game
// whose choices do not all fit today's rules is kept whole, too: differs says
// where it stops.
func Import(ctx context.Context, st *saves.Store, f *File, find func(string) (*rules.Game, error)) (id int64, differs error, err error) {
	s, err := f.Session(find)
	if err != nil {
		return 0, nil, fmt.Errorf("this game can't be played: %w", err)
	}
	differs = s.Stopped()
	if errors.Is(differs, table.ErrStill) {
		differs = nil
	}
	outcome, over := s.Outcome()
	s.Close()
	how, err := json.Marshal(setup{f.Setup, f.Players})
	if err != nil {
		return 0, nil, fmt.Errorf("import a game: %w", err)
	}
	var seats []string
	for _, p := range f.Players {
		seats = append(seats, p.Name)
	}
	id, err = st.CreateGame(ctx, saves.Game{
		Name: f.Name, Note: f.Note, GameKey: f.Game, Setup: how, Seed: f.Setup.Seed, RulesVersion: f.Rules, CardsHash: f.Cards, Seats: seats,
	})
	if err != nil {
		return 0, nil, err
	}
	for _, c := range append(f.Line[:len(f.Line):len(f.Line)], f.Undone...) {
		if err = st.AppendChoices(ctx, id, saves.Choice(c)); err != nil {
			return 0, nil, errors.Join(err, st.Delete(ctx, id))
		}
	}
	switch {
	case len(f.Undone) > 0:
		err = st.Truncate(ctx, id, len(f.Line))
	case differs != nil:
		err = st.MarkBroken(ctx, id, differs.Error())
	case over:
		err = st.Finish(ctx, id, saves.Outcome(outcome))
	}
	return id, differs, err
}
