package vainqueur

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

// TestUnseenCardsKeepTheLaws plays decks of the cards that people wrote, by chance, and
// proves the laws of the engine at every choice. FELTSTACK_GAMES plays as many games with
// each set, FELTSTACK_SEED others.
func TestUnseenCardsKeepTheLaws(t *testing.T) {
	files, err := filepath.Glob("testdata/unseen/*-written.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no sets: %v", err)
	}
	games, err := strconv.Atoi(os.Getenv("FELTSTACK_GAMES"))
	if err != nil {
		games = 1
	}
	seed, _ := strconv.ParseUint(os.Getenv("FELTSTACK_SEED"), 10, 64)
	g, decks := unseen(t, files)
	laws.TestGame(t, g, laws.Trial{Games: games, Seed: seed, Decks: decks, Choices: 20_000})
}

// unseen is the game with all cards of some files that compile, and a match-up for each
// file: half of its cards against the other half.
func unseen(t *testing.T, files []string) (*rules.Game, [][]rules.Deck) {
	pool, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	taken := map[string]bool{}
	for _, d := range g.Defs {
		taken[rules.NameKey(d.Name)] = true
	}
	var own []rules.OwnCards
	var matchUps [][]rules.Deck
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := string(data)
		for _, c := range pool.Load(file, data).Cards {
			if name := c.Def.Name; taken[rules.NameKey(name)] { // of another set
				words = strings.ReplaceAll(words, name, name+" "+strconv.Itoa(len(own)))
			}
		}
		kept := map[string]bool{}
		var names []string
		for _, c := range pool.Load(file, []byte(words)).Cards {
			kept[c.Def.Name], taken[rules.NameKey(c.Def.Name)] = true, true
			if c.Def.Facts[FactKind] < MonsterToken {
				names = append(names, c.Def.Name)
			}
		}
		own = append(own, rules.OwnCards{Set: filepath.Base(file), Cards: only(words, kept)})
		half := len(names) / 2
		matchUps = append(matchUps, []rules.Deck{deckOf(names[:half]), deckOf(names[half:])})
	}
	more, err := g.For(rules.Setup{Own: own})
	if err != nil {
		t.Fatal(err)
	}
	return more, matchUps
}

// only is a card file without the cards that are not kept.
func only(words string, kept map[string]bool) string {
	const begins = "[[card]]"
	parts := strings.Split(words, begins)
	out := parts[0]
	for _, p := range parts[1:] {
		_, name, _ := strings.Cut(p, `name = "`)
		if name, _, _ = strings.Cut(name, `"`); kept[name] {
			out += begins + p
		}
	}
	return out
}

// deckOf is a deck of cards, each as often as it takes to be big enough.
func deckOf(names []string) rules.Deck {
	var d rules.Deck
	for _, name := range names {
		d.Cards = append(d.Cards, rules.DeckLine{N: (50 + len(names) - 1) / len(names), Card: name})
	}
	return d
}
