package decks

import (
	"fmt"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/cardart/print"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// Choices are decks to choose from in a list: found by name, tags and cards. Decks of the same
// name are told apart by numbers. cover may be nil.
func Choices(all []library.SavedDeck, cover func(library.SavedDeck) (cardart.Face, bool)) []kit.Choice {
	var out []kit.Choice
	seen := map[string]int{}
	for _, d := range all {
		c := kit.Choice{Text: Title(d.Deck)}
		if seen[c.Text]++; seen[c.Text] > 1 {
			c.Text = fmt.Sprintf("%s (%d)", c.Text, seen[c.Text])
		}
		note := []string{words.Count("decks.cards", deckSizeOf(d))}
		if d.ID == 0 {
			note = append(note, words.Say("decks.given"))
		}
		if len(d.Deck.Tags) > 0 {
			note = append(note, strings.Join(d.Deck.Tags, ", "))
		}
		c.Note = strings.Join(note, "  ·  ")
		var cards []string
		for _, l := range d.Deck.Cards {
			cards = append(cards, l.Card)
		}
		c.Find = strings.Join(cards, " ")
		if cover != nil {
			c.Cover = func() (cardart.Face, bool) { return cover(d) }
		}
		out = append(out, c)
	}
	return out
}

// deckSizeOf is how many cards are played with.
func deckSizeOf(d library.SavedDeck) int {
	r := d.Deck.Rules()
	return r.Size()
}

// PrintItems are the cards of a deck that are played with, to be printed.
func PrintItems(x *decks.Index, d decks.Deck, own faces.Pictures) []print.Item {
	var items []print.Item
	shown := games.Looks(x.Game.Name)
	for _, l := range d.Cards {
		if id, ok := x.Lookup(l.Card); ok && l.Part != decks.Maybeboard {
			items = append(items, print.Item{Face: faces.Of(x.Game, shown, x.Def(id), own), N: l.N})
		}
	}
	return items
}
