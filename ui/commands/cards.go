package commands

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/games"
	"feltstack/rules/names"
	"feltstack/rules/text"
	"feltstack/rules/text/manual"
	"feltstack/rules/wording"
)

func cardsCommand(built *games.Registry) Command {
	return Command{"cards", "check the texts of cards, show a card and its program, what texts can say, or all motifs", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("cards check [GAME|FILE...] | cards show [FILE] NAME | cards language GAME | cards motifs [FILE.svg...] [-o FILE.png]", "Compiles card texts. check does it for all cards of the games or files named (all games\n"+
			"if none is) and prints every error with its card and place, motifs that are not drawn and\n"+
			"words that a figure doesn't show among them, how many cards run, and for a game how many\n"+
			"of each set do and how many cards use each word. show prints a card with its syntax tree\n"+
			"and its program; NAME is its name or short name, as 3♠, and FILE holds cards of your own.\n"+
			"language prints all that card texts of a game can say, with examples. motifs lists what\n"+
			"the art window of a card can show and the words of figures by part, or checks motifs of\n"+
			"your own, and draws them all with -o.",
			"cards check "+anyGame())
		game := f.String("game", "", "the `GAME` whose language files are in, unless they say so with a key game")
		file := f.String("o", "", "the PNG `FILE` to draw all motifs into")
		to := f.Output()
		all := f.Bool("all", false, "list all grammar rules, too, and those that no card uses")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) > 0 && rest[0] == "motifs" {
			return motifs(rest[1:], *file, to, out, errOut)
		}
		pools, err := built.Pools()
		if err != nil {
			fmt.Fprintf(errOut, "feltstack: %v\n", err)
			return Failed
		}
		for i := range pools {
			pools[i] = pools[i].Fork() // files make tokens known to it
		}
		c := cardDesk{pools, *game, *all, out, errOut}
		switch {
		case len(rest) > 0 && rest[0] == "check":
			return c.check(ctx, f, rest[1:])
		case len(rest) > 1 && rest[0] == "show":
			return c.showOf(f, rest[1:])
		case len(rest) == 2 && rest[0] == "language":
			return c.language(f, rest[1])
		}
		return f.Misuse(errOut, "cards can check, show [FILE] NAME, print the language of a GAME, and list motifs")
	}}
}

// cardDesk does what the command cards does.
type cardDesk struct {
	pools       []*cardfile.Pool
	game        string
	all         bool
	out, errOut io.Writer
}

// of finds the pool of a game, nil if there is none.
func (c *cardDesk) of(game string) *cardfile.Pool {
	for _, s := range c.pools {
		if strings.EqualFold(s.Language.Game.Name, game) {
			return s
		}
	}
	return nil
}

// games lists the names of the games.
func (c *cardDesk) games() []string {
	var names []string
	for _, s := range c.pools {
		names = append(names, s.Language.Game.Name)
	}
	return names
}

func (c *cardDesk) check(ctx context.Context, f *Flags, of []string) int {
	if len(of) == 0 {
		of = c.games()
	}
	code := OK
	var whole []*cardfile.Pool
	for _, name := range of {
		pool := c.of(name)
		if pool != nil {
			code = max(code, c.report(pool.Language.Game.Title, pool, pool.Set, nil, true))
			whole = append(whole, pool)
			continue
		}
		data, err := readFile(name, rules.LongestOwn)
		if err != nil {
			return f.Misuse(c.errOut, fmt.Sprintf("%s is neither a game nor a file that can be read", name))
		}
		if pool, err = c.poolFor(name, data); err != nil {
			return f.Misuse(c.errOut, err.Error())
		}
		own, broken := ownMotifs(ctx, name)
		set := pool.Load(name, data)
		set.Errors = append(set.Errors, broken...)
		code = max(code, c.report(filepath.Base(name), pool, set, own, false))
	}
	if len(whole) == len(c.pools) {
		fmt.Fprintf(c.out, "All games: %s\n", shareOf(served(whole)))
	}
	return code
}

// poolFor is the pool of the game that a card file is for.
func (c *cardDesk) poolFor(name string, data []byte) (*cardfile.Pool, error) {
	game := c.game
	if own := cardfile.GameOf(data); own != "" {
		game = own
	}
	if game == "" && len(c.pools) == 1 {
		game = c.pools[0].Language.Game.Name
	}
	pool := c.of(game)
	switch {
	case pool == nil && game != "":
		return nil, fmt.Errorf("%s is for a game %q that there is not: there are %s", name, names.Brief(game), strings.Join(c.games(), ", "))
	case pool == nil:
		return nil, fmt.Errorf("%s does not say which game it is for: add a line like game = %q, or use --game", name, c.pools[0].Language.Game.Name)
	}
	return pool, nil
}

// report prints what a check found: the errors by their cards, and how many cards use each word
// if words says so. own are motifs of the person's own.
func (c *cardDesk) report(title string, pool *cardfile.Pool, set *cardfile.Set, own []string, words bool) int {
	abilities := 0
	for i := range set.Cards {
		abilities += len(set.Cards[i].Def.Abilities)
	}
	wrong := append(set.Errors[:len(set.Errors):len(set.Errors)], faces.Wrong(set.Cards, own)...)
	slices.SortStableFunc(wrong, func(a, b *text.Error) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col))
	})
	card := ""
	for _, e := range wrong[:min(len(wrong), mostPrinted)] {
		if e.Card != card && e.Card != "" {
			fmt.Fprintf(c.errOut, "%s\n", names.Brief(e.Card))
		}
		card = e.Card
		fmt.Fprintf(c.errOut, "%v\n", e)
	}
	if n := len(wrong) - mostPrinted; n > 0 {
		fmt.Fprintf(c.errOut, "and %s more\n", number(n, "error"))
	}
	fmt.Fprintf(c.out, "%s: %d cards run, with %d abilities; errors: %d\n", title, len(set.Cards), abilities, len(wrong))
	if words {
		c.words(pool)
	}
	if c.all {
		c.phrases(pool, set)
	}
	switch {
	case len(wrong) > 0:
		return Failed
	case len(set.Cards) == 0:
		return fail(c.errOut, fmt.Errorf("%s: no cards: a card begins with a line [[card]]", title))
	}
	return OK
}

// words lists how many cards of a game each set has, and how many use each word that
// any of them uses.
func (c *cardDesk) words(pool *cardfile.Pool) {
	if sets := setsOf(pool); sets != "" {
		fmt.Fprintf(c.out, "By set: %s\n", sets)
	}
	cards := served([]*cardfile.Pool{pool})
	maps.DeleteFunc(cards, func(_ string, by map[string]bool) bool { return len(by) == 0 })
	fmt.Fprintln(c.out, shareOf(cards))
	names := slices.Sorted(maps.Keys(cards))
	slices.SortStableFunc(names, func(a, b string) int { return len(cards[b]) - len(cards[a]) })
	for _, name := range names {
		fmt.Fprintf(c.out, "%5d cards  %s\n", len(cards[name]), name)
	}
}

// phrases lists how many of some cards use each phrase of their language, and how often.
func (c *cardDesk) phrases(pool *cardfile.Pool, set *cardfile.Set) {
	uses := pool.Uses(set.Cards)
	names := manual.Phrases(pool.Language.Language)
	used := 0
	for _, name := range names {
		if uses[name].Cards > 0 {
			used++
		}
	}
	fmt.Fprintf(c.out, "%d of %d grammar rules are used:\n", used, len(names))
	slices.SortStableFunc(names, func(a, b string) int { return uses[b].Cards - uses[a].Cards })
	for _, name := range names {
		if u := uses[name]; u.Cards > 0 || c.all {
			fmt.Fprintf(c.out, "%5d cards %5d times  %s\n", u.Cards, u.Times, name)
		}
	}
}

// showOf shows a card of the games, or of a file that is named before it.
func (c *cardDesk) showOf(f *Flags, args []string) int {
	file := strings.EqualFold(filepath.Ext(args[0]), ".toml")
	data, err := readFile(args[0], rules.LongestOwn)
	switch {
	case !file && (err != nil || len(args) == 1):
		return c.show(strings.Join(args, " "))
	case err != nil:
		return fail(c.errOut, fmt.Errorf("read the card file: %w", err))
	case len(args) == 1:
		return f.Misuse(c.errOut, fmt.Sprintf("name a card of %s after it", args[0]))
	}
	pool, err := c.poolFor(args[0], data)
	if err != nil {
		return f.Misuse(c.errOut, err.Error())
	}
	own := *pool
	own.Set = pool.Load(args[0], data)
	name := strings.Join(args[1:], " ")
	wrong := own.Set.Of(name)
	code := Failed
	if len(wrong) > 0 {
		fmt.Fprintf(c.errOut, "feltstack: the card %q is kept out of games until this is fixed:\n", names.Brief(wrong[0].Card))
	} else if code = c.showFrom([]*cardfile.Pool{&own}, name); code != OK {
		wrong = own.Set.Errors
	}
	for _, e := range wrong[:min(len(wrong), mostPrinted)] {
		fmt.Fprintln(c.errOut, e)
	}
	if n := len(wrong) - mostPrinted; n > 0 {
		fmt.Fprintf(c.errOut, "and %s more\n", number(n, "error"))
	}
	return code
}

// show prints a card of the games as its text, tree and program.
func (c *cardDesk) show(name string) int {
	pools := c.pools
	if c.game != "" {
		pools = slices.DeleteFunc(slices.Clone(pools), func(s *cardfile.Pool) bool { return s != c.of(c.game) })
	}
	return c.showFrom(pools, name)
}

// showFrom prints the cards with a name as their texts, trees and programs.
func (c *cardDesk) showFrom(pools []*cardfile.Pool, name string) int {
	found := false
	for _, s := range pools {
		for i := range s.Set.Cards {
			card := &s.Set.Cards[i]
			if !strings.EqualFold(card.Def.Short, name) && !strings.EqualFold(card.Def.Name, name) {
				continue
			}
			found = true
			called := card.Def.Name
			if card.Def.Short != "" && card.Def.Short != called {
				called += " (" + card.Def.Short + ")"
			}
			fmt.Fprintf(c.out, "%s, %s, %s:%d\n", called, s.Language.Game.Title, card.File, card.Line)
			for j, fact := range s.Facts {
				if fact.Key != "" {
					fmt.Fprintf(c.out, "%s %d\n", fact.Key, card.Def.Facts[j])
				}
			}
			fmt.Fprintf(c.out, "\n%s\n\ntree\n", card.Def.Text)
			for j := range card.Tree.Paras {
				fmt.Fprint(c.out, card.Tree.Paras[j].Node.Outline())
			}
			fmt.Fprintf(c.out, "\nprogram\n%s", s.Language.Listing(&card.Def))
		}
	}
	if !found {
		fmt.Fprintf(c.errOut, "feltstack: no card is called %q: %s\n", name, nearestCard(pools, name))
		return Failed
	}
	return OK
}

// language prints all that card texts of a game can say.
func (c *cardDesk) language(f *Flags, game string) int {
	s := c.of(game)
	if s == nil {
		return f.Misuse(c.errOut, fmt.Sprintf("unknown game %q: choose from %s", game, strings.Join(c.games(), ", ")))
	}
	fmt.Fprint(c.out, s.Manual())
	return OK
}

// nearestCard says which of some cards is called something like it.
func nearestCard(pools []*cardfile.Pool, name string) string {
	var names []string
	for _, s := range pools {
		for i := range s.Set.Cards {
			names = append(names, s.Set.Cards[i].Def.Name, s.Set.Cards[i].Def.Short)
		}
		for _, e := range s.Set.Errors {
			names = append(names, e.Card)
		}
	}
	near := wording.Nearest(name, names, 1)
	if len(near) == 0 {
		return "no card has a name like it"
	}
	return fmt.Sprintf("the nearest is %q", near[0])
}
