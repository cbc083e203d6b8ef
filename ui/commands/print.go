package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"feltstack/cardart/faces"
	"feltstack/cardart/print"
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/wording"
	"feltstack/saves/sets"
	"feltstack/ui/library/cards"
)

func printCommand(built *games.Registry) Command {
	return Command{"print", "put cards on paper: sheets as PDF, one card as PNG", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("print GAME -o FILE", "Writes all cards of a game, or a deck, as sheets of cards at their real size with\n"+
			"cut marks (PDF), or a single card as a picture (PNG).", "print "+anyGame()+" --backs -o cards.pdf")
		p := printDesk{ctx: ctx, built: built, errOut: errOut}
		f.StringVar(&p.deck, "deck", "", "a deck: a text `FILE`, or the name of a starter deck")
		f.StringVar(&p.card, "card", "", "only the card `NAME`; into a .png file as a picture")
		f.StringVar(&p.set, "set", "", "your own cards: the `FILE` of a card set, with its pictures beside it; alone, prints the whole set")
		f.StringVar(&p.paper, "paper", print.Papers()[0].Name, "`SIZE` of the paper: a4, letter")
		f.IntVar(&p.dpi, "dpi", 300, "`DOTS` per inch, 72 to 600")
		f.Float64Var(&p.gap, "gap", 0, "`MM` between cards")
		f.Float64Var(&p.bleed, "bleed", 0, "`MM` that cards go on beyond their edges, so that a cut needn't be exact")
		f.BoolVar(&p.backs, "backs", false, "add a page of backs after every page, for double-sided printing")
		f.StringVar(&p.to, "o", "", "the `FILE` to write, .pdf or .png")
		p.output = f.Output()
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		switch {
		case len(rest) != 1:
			return f.Misuse(errOut, "name one game")
		case p.to == "":
			return f.Misuse(errOut, "name the file to write with -o")
		case p.dpi < 72 || p.dpi > 600:
			return f.Misuse(errOut, fmt.Sprintf("%d dots per inch: it is 72 to 600", p.dpi))
		case p.gap < 0 || p.gap > print.MostGap:
			return f.Misuse(errOut, fmt.Sprintf("%g mm between cards: it is 0 to %g", p.gap, print.MostGap))
		case p.bleed < 0 || p.bleed > print.MostBleed:
			return f.Misuse(errOut, fmt.Sprintf("%g mm of bleed: it is 0 to %g", p.bleed, print.MostBleed))
		case !slices.Contains([]string{".pdf", ".png"}, strings.ToLower(filepath.Ext(p.to))):
			return f.Misuse(errOut, fmt.Sprintf("%s ends neither in .pdf nor in .png", p.to))
		case p.deck != "" && p.card != "":
			return f.Misuse(errOut, "print a deck or a card, not both")
		case !slices.ContainsFunc(print.Papers(), func(o print.Paper) bool { return strings.EqualFold(o.Name, p.paper) }):
			return f.Misuse(errOut, fmt.Sprintf("unknown paper %q: choose a4 or letter", p.paper))
		}
		g, err := built.Find(rest[0])
		if err != nil {
			return f.Misuse(errOut, err.Error())
		}
		if err := p.output.Free(p.to); err != nil {
			return fail(errOut, err)
		}
		if p.set != "" {
			if g, err = p.extend(g); err != nil {
				return fail(errOut, err)
			}
		}
		said, err := p.print(g)
		if err != nil {
			return fail(errOut, err)
		}
		for _, n := range p.notes {
			what := "picture"
			if n.Motif {
				what = "motif"
			}
			fmt.Fprintf(errOut, "feltstack: %s is printed without its %s %s: %v\n", n.Card, what, n.File, n.Why)
		}
		fmt.Fprintln(out, said)
		return OK
	}}
}

// printDesk does what the command print does.
type printDesk struct {
	ctx                   context.Context
	built                 *games.Registry
	deck, card, paper, to string
	set                   string // the file of one
	output                output
	dpi                   int
	gap, bleed            float64
	backs                 bool

	own   faces.Pictures
	notes []sets.Note

	errOut io.Writer
}

// extend adds the cards of the set that work to a game.
func (p *printDesk) extend(g *rules.Game) (*rules.Game, error) {
	folder := sets.In(filepath.Dir(p.set))
	name, ok := strings.CutSuffix(filepath.Base(p.set), ".toml")
	if !ok {
		return nil, fmt.Errorf("%s is not a card set: one ends in .toml", p.set)
	}
	set := folder.Read(name)
	switch {
	case set.Problem != "":
		return nil, fmt.Errorf("read the card set %s: %s", p.set, set.Problem)
	case set.Game != g.Name:
		return nil, fmt.Errorf("the card set %s is for the game %q", p.set, set.Game)
	}
	working, err := cards.NewChecker(p.built.Pool).Working(p.ctx, g.Name, []sets.Set{set})
	if err != nil {
		return nil, err
	}
	if len(working) == 0 {
		return nil, fmt.Errorf("no card of %s works: feltstack cards check %s says why", p.set, p.set)
	}
	p.own = folder.Shown
	p.notes = folder.Notes(p.ctx, set)
	return g.For(rules.Setup{Own: working})
}

// print writes the file and returns what is to be said of it.
func (p *printDesk) print(g *rules.Game) (string, error) {
	items, title, err := p.items(g)
	if err != nil {
		return "", err
	}
	if strings.EqualFold(filepath.Ext(p.to), ".png") {
		if p.card == "" {
			return "", errors.New("a picture is of one card: name it with --card, or write a .pdf")
		}
		err := p.output.Write(p.to, func(w io.Writer) error { return print.PNG(w, items[0].Face, p.dpi) })
		return fmt.Sprintf("%s is in %s", title, p.to), err
	}
	job := print.Job{Items: items, DPI: p.dpi, Gap: p.gap, Bleed: p.bleed, Title: title}
	for _, paper := range print.Papers() {
		if strings.EqualFold(paper.Name, p.paper) {
			job.Paper = paper
		}
	}
	if p.backs {
		job.Backs = print.Mirrored
	}
	err = p.output.Write(p.to, func(w io.Writer) error { return job.PDF(p.ctx, w, nil) })
	return fmt.Sprintf("%s on %s in %s", number(job.Cards(), "card"), number(job.Pages(), "page"), p.to), err
}

// items are the cards that are wanted, and what they are called together.
func (p *printDesk) items(g *rules.Game) ([]print.Item, string, error) {
	item := func(d *rules.Def, n int) print.Item {
		return print.Item{Face: faces.Of(g, games.Looks(g.Name), d, p.own), N: n}
	}
	find := func(name string) *rules.Def {
		for i := 1; i < len(g.Defs); i++ {
			if d := &g.Defs[i]; strings.EqualFold(d.Name, name) || strings.EqualFold(d.Short, name) {
				return d
			}
		}
		return nil
	}
	switch {
	case p.card != "":
		d := find(p.card)
		if d == nil {
			var names []string
			for i := 1; i < len(g.Defs); i++ {
				names = append(names, g.Defs[i].Name)
			}
			near := ""
			if all := wording.Nearest(p.card, names, 3); len(all) > 0 {
				near = "; nearest: " + strings.Join(all, ", ")
			}
			return nil, "", fmt.Errorf("%s has no card %q%s", g.Title, p.card, near)
		}
		return []print.Item{item(d, 1)}, d.Name, nil
	case p.deck != "":
		desk := deckDesk{built: p.built, game: g.Name, errOut: p.errOut}
		if err := desk.open(p.ctx); err != nil {
			return nil, "", err
		}
		x, deck, _, err := desk.read(p.deck)
		if err != nil {
			return nil, "", err
		}
		if p.set == "" { // the person's own cards are known
			if g = x.Game; desk.folder != nil {
				p.own = desk.folder.Shown
			}
		}
		var items []print.Item
		for _, l := range deck.Cards {
			if l.Part == decks.Maybeboard {
				continue
			}
			d := find(l.Card)
			if d == nil {
				return nil, "", fmt.Errorf("%s: %s has no card %q", p.deck, g.Title, l.Card)
			}
			items = append(items, item(d, l.N))
		}
		return items, deck.Name, nil
	}
	var items []print.Item
	title := g.Title
	for i := 1; i < len(g.Defs)-g.Extras; i++ {
		if d := &g.Defs[i]; d.Name != "" && (p.set == "" || d.Set != "") {
			items = append(items, item(d, 1))
		}
	}
	if p.set != "" {
		title = strings.TrimSuffix(filepath.Base(p.set), ".toml")
	}
	return items, title, nil
}

// number counts things.
func number(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
