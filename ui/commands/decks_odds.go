package commands

import (
	"context"
	"fmt"
	"strings"
)

// mostTurns is how far odds are counted.
const mostTurns = 100

// odds prints the chance of having drawn what is wanted.
func (d *deckDesk) odds(_ context.Context, args []string) int {
	if len(args) != 1 || d.want == "" || d.least < 1 || d.turns < 0 || d.turns > mostTurns {
		return d.f.Misuse(d.errOut, fmt.Sprintf("decks odds needs one deck, --want QUERY, at least 1 card and at most %d turns", mostTurns))
	}
	x, deck, unread, err := d.read(args[0])
	if err != nil {
		return fail(d.errOut, err)
	}
	d.complain(args[0], unread)
	q, err := x.Parse(d.want)
	if err != nil {
		return fail(d.errOut, fmt.Errorf("the query is not understood %w", err))
	}
	part := x.Form.Parts[0]
	var titles []string
	found := d.part == ""
	for _, p := range x.Form.Parts {
		titles = append(titles, p.Title)
		if !found && (strings.EqualFold(p.Title, d.part) || strings.EqualFold(p.Name, d.part)) {
			part, found = p, true
		}
	}
	if !found {
		return d.f.Misuse(d.errOut, fmt.Sprintf("decks have no section %q: there is %s", d.part, strings.Join(titles, ", ")))
	}
	wanted := x.Wanted(q)
	var names []string
	for _, l := range deck.Cards {
		if l.Part == part.Name && wanted(l.Card) {
			names = append(names, fmt.Sprintf("%d %s", l.N, l.Card))
		}
	}
	if len(names) == 0 {
		return fail(d.errOut, fmt.Errorf("the deck has no card like %s", d.want))
	}
	fmt.Fprintf(d.out, "at least %d of %s, in %d cards\n", d.least, strings.Join(names, ", "), deck.Size(part.Name))
	for _, o := range x.Odds(deck, part.Name, wanted, d.least, d.turns) {
		when := "opening hand"
		if o.Turn > 0 {
			when = fmt.Sprintf("turn %d", o.Turn)
		}
		fmt.Fprintf(d.out, "%-13s %3d drawn  %5.1f %%\n", when, o.Drawn, 100*o.Chance)
	}
	return OK
}
