package commands

import (
	"context"
	"fmt"
	"io"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/ui/library/keep"
)

// list prints the saved decks.
func (d *deckDesk) list(ctx context.Context, args []string) int {
	if len(args) > 0 {
		return d.f.Misuse(d.errOut, "decks list takes no arguments")
	}
	st, err := openGames(ctx, d.db)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	all, err := st.ListDecks(ctx, saves.DeckFilter{GameKey: strings.ToLower(d.game)})
	if err != nil {
		return fail(d.errOut, err)
	}
	for _, saved := range all {
		deck, err := keep.Unpack(saved)
		if err != nil {
			return fail(d.errOut, err)
		}
		verdict, needs := "for a game that is not here", ""
		if x, err := d.index(deck.Game); err == nil {
			r := x.Check(x.Tidy(deck))
			for _, a := range r.Absent {
				needs += fmt.Sprintf("      %s\n", a)
			}
			verdict = counts(r) + ", not legal"
			if r.Legal {
				verdict = counts(r) + ", legal"
			}
		}
		tags := ""
		if len(deck.Tags) > 0 {
			tags = " [" + strings.Join(deck.Tags, ", ") + "]"
		}
		fmt.Fprintf(d.out, "%4d  %s, %s%s\n%s", saved.ID, called(deck), verdict, tags, needs)
	}
	return OK
}

// importDecks saves decks from files.
func (d *deckDesk) importDecks(ctx context.Context, names []string) int {
	if len(names) == 0 {
		return d.f.Misuse(d.errOut, "decks import needs a file")
	}
	st, err := openToWrite(ctx, d.db, d.errOut)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	code := OK
	for _, name := range names {
		x, deck, unread, err := d.read(name)
		if err != nil {
			code = fail(d.errOut, err)
			continue
		}
		id, err := twinOf(ctx, st, deck)
		already := " already"
		if id == 0 && err == nil {
			already = ""
			id, err = keep.NewDeck(ctx, st, deck)
		}
		if err != nil {
			code = fail(d.errOut, fmt.Errorf("%s: %w", name, err))
			continue
		}
		r := x.Check(deck)
		fmt.Fprintf(d.out, "%s is deck %d%s: %s, %s\n", name, id, already, called(deck), counts(r))
		for _, a := range r.Absent {
			fmt.Fprintf(d.errOut, "%s: %s\n", name, a)
		}
		if d.complain(name, unread); len(unread) > 0 {
			code = Failed
		}
	}
	return code
}

// twinOf is the number of the saved deck with this name and these cards, 0 if none is.
func twinOf(ctx context.Context, st *saves.Store, deck decks.Deck) (int64, error) {
	all, err := st.ListDecks(ctx, saves.DeckFilter{GameKey: deck.Game})
	if err != nil {
		return 0, err
	}
	for _, saved := range all {
		if one, err := keep.Unpack(saved); err == nil && one.Twin(deck) {
			return saved.ID, nil
		}
	}
	return 0, nil
}

// export prints a saved deck, or writes it to a file.
func (d *deckDesk) export(ctx context.Context, args []string) int {
	if len(args) != 1 {
		return d.f.Misuse(d.errOut, "decks export needs the number or the name of one saved deck")
	}
	st, err := openGames(ctx, d.db)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	saved, err := savedDeck(ctx, st, args[0])
	if err != nil {
		return fail(d.errOut, err)
	}
	deck, err := keep.Unpack(saved)
	if err != nil {
		return fail(d.errOut, err)
	}
	x, err := d.index(deck.Game)
	if err != nil {
		return fail(d.errOut, err)
	}
	text := x.Write(deck)
	if d.to == "" {
		fmt.Fprint(d.out, text)
		return OK
	}
	if err := d.output.Write(d.to, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
		return fail(d.errOut, fmt.Errorf("write the deck: %w", err))
	}
	fmt.Fprintf(d.out, "%s: %s, %s\n", d.to, called(deck), counts(x.Check(x.Tidy(deck))))
	return OK
}

// of prints the decks that a saved game is played with.
func (d *deckDesk) of(ctx context.Context, args []string) int {
	if len(args) != 1 {
		return d.f.Misuse(d.errOut, "decks of needs the number or the name of one saved game")
	}
	st, err := openGames(ctx, d.db)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	saved, err := savedGame(ctx, st, args[0])
	if err != nil {
		return fail(d.errOut, err)
	}
	all, err := keep.DecksOf(ctx, st, saved.ID, d.built.Find)
	if err != nil {
		return fail(d.errOut, err)
	}
	printed := 0
	for _, b := range all {
		seat := rules.SeatName(b.Seat)
		if d.seat != "" && !strings.EqualFold(d.seat, seat) {
			continue
		}
		x := decks.NewIndex(b.Game, games.Form(b.Game.Name))
		how := "brought"
		if b.Dealt {
			how = "dealt by chance"
		}
		if printed > 0 {
			fmt.Fprintln(d.out)
		}
		fmt.Fprintf(d.out, "# seat %s, %s: %s\n%s", seat, b.Player, how, x.Write(b.Deck))
		printed++
	}
	if printed == 0 {
		return fail(d.errOut, fmt.Errorf("nobody brought a deck to %q, or not to that seat", saved.Name))
	}
	return OK
}
