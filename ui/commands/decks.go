package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/ui/library/cards"
)

func decksCommand(built *games.Registry) Command {
	return Command{"decks", "check decks, look for cards, odds of drawing them", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("decks check|find|fields|odds|list|import|export|of|rename|copy|note|tag|delete|restore ... [flags]",
			"Works with decks as plain text, and with those that were saved.\n\n"+
				"  check FILE...        is each deck legal? Every line that is not understood is told with its number\n"+
				"  find GAME QUERY      cards of a game, as name, type and numbers; after -- a QUERY may begin with -\n"+
				"  fields [GAME]        what queries can compare\n"+
				"  odds FILE            the chance, by turn, of having drawn one of the cards that --want means\n"+
				"  list                 the saved decks\n"+
				"  import FILE...       save decks that aren't saved yet; what is not understood is told and kept in their notes\n"+
				"  export DECK          print a saved deck, by its number or name, or write it with -o\n"+
				"  of SAVE              print the decks that a saved game is played with\n"+
				"  rename DECK NAME     give a saved deck another name\n"+
				"  copy DECK NAME       save it once more under another name\n"+
				"  note DECK TEXT       give it a note in place of the one it has\n"+
				"  tag DECK TAG...      give it tags in place of those it has\n"+
				"  delete DECK          put it into the bin; games that are played with it keep theirs\n"+
				"  restore DECK         take it out of the bin\n\n"+
				"FILE is a text with lines like \"4 Wandering Ox\", or the name of a deck that comes with a game.",
			"decks find "+deckGame()+" text:draw")
		d := deckDesk{f: f, built: built, out: out, errOut: errOut}
		f.StringVar(&d.game, "game", "", "the `GAME` of the decks, if neither they nor their cards say")
		f.StringVar(&d.db, "db", "", "`FILE` with saved decks and games, instead of the one in the data folder")
		f.StringVar(&d.to, "o", "", "export: write to `FILE`")
		d.output = f.Output()
		f.StringVar(&d.sort.By, "sort", "", "find: order by `FIELD`: name, type, or one of fields")
		f.BoolVar(&d.sort.Down, "down", false, "find: greatest first")
		f.IntVar(&d.most, "most", 0, "find: print at most `N` cards")
		f.StringVar(&d.want, "want", "", "odds: the wanted cards, as a `QUERY`")
		f.IntVar(&d.least, "least", 1, "odds: at least `N` of them")
		f.IntVar(&d.turns, "turns", 8, "odds: up to your turn `N`")
		f.StringVar(&d.part, "part", "", "odds: drawn from this `SECTION` of the deck (default: the main one)")
		f.StringVar(&d.seat, "seat", "", "of: only the deck of seat `A`, B, ...")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) == 0 {
			return f.Misuse(errOut, "say what to do with decks: "+strings.Join(slices.Sorted(maps.Keys(d.commands())), ", "))
		}
		do, known := d.commands()[rest[0]]
		if !known {
			return f.Misuse(errOut, fmt.Sprintf("decks can't %q", rest[0]))
		}
		if err := d.open(ctx); err != nil {
			return fail(errOut, err)
		}
		return do(ctx, rest[1:])
	}}
}

// deckDesk does what the command decks does.
type deckDesk struct {
	f                  *Flags
	built              *games.Registry
	out, errOut        io.Writer
	game, db, to, want string
	part, seat         string
	output             output
	sort               decks.Sort
	most, least, turns int
	all                []*decks.Index // of the games that decks are built for
	titles             []string       // names of these games
	folder             *sets.Folder   // of the person's own cards, nil if there's no place for one
}

// commands are what can be done, by the word that follows decks.
func (d *deckDesk) commands() map[string]func(ctx context.Context, args []string) int {
	return map[string]func(context.Context, []string) int{
		"check": d.check, "find": d.find, "fields": d.fields, "odds": d.odds,
		"list": d.list, "import": d.importDecks, "export": d.export, "of": d.of,
		"rename": d.rename, "copy": d.copyDeck, "note": d.note, "tag": d.tag, "delete": d.remove, "restore": d.restore,
	}
}

// open prepares the cards of all games that decks are built for, the person's
// own among them.
func (d *deckDesk) open(ctx context.Context) error {
	all, err := d.built.All()
	if err != nil {
		return err
	}
	var own []sets.Set
	if folder, err := saves.Beside(d.db, sets.Home); err == nil { // without a home there are none
		d.folder = sets.In(folder)
		if own, err = d.folder.Load(); err != nil {
			fmt.Fprintf(d.errOut, "feltstack: %v: no card of yours is known\n", err)
		}
	}
	checker := cards.NewChecker(d.built.Pool)
	for _, g := range all {
		if !g.BuildsDecks() {
			continue
		}
		x, _, err := checker.Index(ctx, g, own)
		if err != nil {
			return err
		}
		d.all = append(d.all, x)
		d.titles = append(d.titles, g.Name)
	}
	return nil
}

// index finds the cards of a game.
func (d *deckDesk) index(game string) (*decks.Index, error) {
	for _, x := range d.all {
		if strings.EqualFold(x.Game.Name, game) || strings.EqualFold(x.Game.Title, game) {
			return x, nil
		}
	}
	return nil, fmt.Errorf("decks are not built for %q, but for %s", game, strings.Join(d.titles, ", "))
}

// read reads a deck from a file, or takes one that comes with a game.
func (d *deckDesk) read(name string) (x *decks.Index, deck decks.Deck, unread []decks.Unread, err error) {
	text, err := readFile(name, decks.LongestText)
	if err != nil {
		for _, x := range d.all {
			i := slices.IndexFunc(x.Game.Decks, func(own rules.Deck) bool { return strings.EqualFold(own.Name, name) })
			if i >= 0 && (d.game == "" || strings.EqualFold(d.game, x.Game.Name)) {
				return x, decks.From(x.Game, x.Game.Decks[i]), nil, nil
			}
		}
		return nil, deck, nil, fmt.Errorf("read the deck: %w", err)
	}
	if d.game != "" {
		x, err = d.index(d.game)
	} else if x = decks.Guess(d.all, string(text)); x == nil {
		if _, _, err = d.all[0].Read(string(text)); err != nil { // no game has such a deck
			return nil, deck, nil, fmt.Errorf("%s: %w", name, err)
		}
		err = fmt.Errorf("%s does not say which game it is for: add a line like \"game: %s\", or use --game", name, d.titles[0])
	}
	if err != nil {
		return nil, deck, nil, err
	}
	deck, unread, err = x.Read(string(text))
	if err != nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return x, deck, unread, err
}

// complain says what was not understood in a file.
func (d *deckDesk) complain(name string, unread []decks.Unread) {
	if n := len(unread) - mostPrinted; n > 0 {
		unread = unread[:mostPrinted]
		defer fmt.Fprintf(d.errOut, "%s: and %s more like these\n", name, number(n, "line"))
	}
	for _, u := range unread {
		near := ""
		if len(u.Near) > 0 {
			near = "; did you mean " + strings.Join(u.Near, ", ") + "?"
		}
		fmt.Fprintf(d.errOut, "%s:%d: %s%s\n", name, u.Line, u.What, near)
	}
}

// check reports whether decks are legal.
func (d *deckDesk) check(_ context.Context, names []string) int {
	if len(names) == 0 {
		return d.f.Misuse(d.errOut, "decks check needs a file")
	}
	code := OK
	for _, name := range names {
		x, deck, unread, err := d.read(name)
		if err != nil {
			code = fail(d.errOut, err)
			continue
		}
		r := x.Check(deck)
		verdict := "legal"
		if !r.Legal {
			verdict = "not legal"
		}
		fmt.Fprintf(d.out, "%s: %s, %s, %s\n", name, called(deck), counts(r), verdict)
		d.complain(name, unread)
		for _, a := range r.Absent {
			fmt.Fprintf(d.errOut, "%s: %s\n", name, a)
		}
		for _, why := range r.Reasons {
			fmt.Fprintf(d.errOut, "%s: %s (%s)\n", name, why.Text, why.Rule)
		}
		if !r.Legal || len(unread) > 0 {
			code = Failed
		}
	}
	return code
}

func called(d decks.Deck) string {
	if d.Name == "" {
		return "a deck for " + d.Game
	}
	return fmt.Sprintf("%s (%s)", d.Name, d.Game)
}

// counts is how many cards are in each part.
func counts(r *decks.Report) string {
	var all []string
	for _, p := range r.Parts {
		what := "cards"
		if len(r.Parts) > 1 {
			what = "in " + p.Title
		}
		all = append(all, fmt.Sprintf("%d %s", p.N, what))
	}
	if r.Maybeboard > 0 {
		all = append(all, fmt.Sprintf("%d in the maybeboard", r.Maybeboard))
	}
	return strings.Join(all, ", ")
}

// find prints the cards that a query means.
func (d *deckDesk) find(_ context.Context, args []string) int {
	if len(args) < 1 || d.most < 0 {
		return d.f.Misuse(d.errOut, "decks find needs a game, and a query in quotes")
	}
	x, err := d.index(args[0])
	if err != nil {
		return fail(d.errOut, err)
	}
	if !slices.Contains(x.Sorts(), d.sort.By) {
		return d.f.Misuse(d.errOut, fmt.Sprintf("can't sort by %q: choose from %s", d.sort.By, strings.Join(x.Sorts()[1:], ", ")))
	}
	text := strings.Join(args[1:], " ")
	q, err := x.Parse(text)
	if err != nil {
		var e *decks.QueryError
		if errors.As(err, &e) {
			length := max(utf8.RuneCountInString(text[e.From:e.To]), 1)
			fmt.Fprintf(d.errOut, "%s\n%s%s\n", text, strings.Repeat(" ", e.Char-1), strings.Repeat("^", length))
		}
		return fail(d.errOut, fmt.Errorf("the query is not understood %w", err))
	}
	found := x.Find(q, d.sort)
	if len(found) == 0 {
		return fail(d.errOut, errors.New("no card is like that"))
	}
	if d.most > 0 {
		found = found[:min(d.most, len(found))]
	}
	for _, id := range found {
		def := x.Def(id)
		fmt.Fprintf(d.out, "%-28s %-24s %s\n", def.Name, def.Type, numbers(x, def))
	}
	return OK
}

// numbers writes what queries can compare of a card, but its kind.
func numbers(x *decks.Index, def *rules.Def) string {
	var all []string
	for i := range x.Form.Fields {
		f := &x.Form.Fields[i]
		n, ok := f.Of(def)
		switch {
		case !ok:
		case n >= 0 && n < len(f.Words) && len(f.Words[n]) > 0:
			all = append(all, f.Name+" "+f.Words[n][0])
		default:
			all = append(all, fmt.Sprintf("%s %d", f.Name, n))
		}
	}
	return strings.Join(all, ", ")
}

// fields prints what queries can compare.
func (d *deckDesk) fields(_ context.Context, args []string) int {
	all := d.all
	if len(args) > 0 {
		x, err := d.index(args[0])
		if err != nil {
			return fail(d.errOut, err)
		}
		all = []*decks.Index{x}
	}
	for _, x := range all {
		fmt.Fprintf(d.out, "%s, %d cards\n", x.Game.Title, x.Len())
		for _, name := range x.FieldNames() {
			fmt.Fprintf(d.out, "  %-8s %s\n", name, strings.Join(x.Values(name), ", "))
		}
	}
	return OK
}
