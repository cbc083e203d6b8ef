package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
)

func read(text string) (*scenario.File, error) {
	return scenario.Read(gamestest.Games.Find, "test.txt", strings.NewReader(text))
}

// TestFormatExample runs the examples in FORMAT.md.
func TestFormatExample(t *testing.T) {
	doc, err := os.ReadFile("FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	var examples []string
	for line := range strings.Lines(string(doc)) {
		if strings.HasPrefix(line, "    game ") || strings.HasPrefix(line, "    # ") {
			examples = append(examples, "")
		}
		if n := len(examples); n > 0 && strings.HasPrefix(line, "    ") {
			examples[n-1] += line
		}
	}
	examples[1] = examples[0] + examples[1] // a comment stands before its game
	if len(examples) != 3 {
		t.Fatalf("%d examples were found", len(examples))
	}
	for _, text := range examples[1:] {
		f, err := read(text)
		if err != nil {
			t.Fatal(err)
		}
		if len(f.Scenarios) != 1 {
			t.Fatalf("the example has %d scenarios", len(f.Scenarios))
		}
		if err := f.Scenarios[0].Run(); err != nil {
			t.Error(err)
		}
	}
}

const start = "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: 7♦ 2♣\n  B PR: 3♦\n"

// TestErrors: every error is told with its line and what would be right.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"no game", "scenario One\nthen\n  not over\n", "test.txt:1: name the game before the first scenario"},
		{"unknown game", "game chess\n", "test.txt:1: unknown game \"chess\""},
		{"nothing checked", start, "test.txt:2: the scenario checks nothing"},
		{"unknown zone", start + "  B pocket: 4♦\nthen\n  not over\n", "test.txt:7: \"B pocket\" is not a zone: choose from DP (draw pile), A Hand"},
		{"unknown card", start + "  B hand: 14♦\nthen\n  not over\n", "test.txt:7: \"14♦\" is not a card of VASTRIX"},
		{"a letter shorter in lower case", start + "  B hand: 7\u2126\nthen\n  not over\n", "test.txt:7: \"7\u2126\" is not a card of VASTRIX"},
		{"a card twice", start + "  B hand: 7♦\nthen\n  not over\n", "test.txt:7: 7♦ lies somewhere else already"},
		{"unknown state", start + "  B hand: 4♦ (asleep)\nthen\n  not over\n", "test.txt:7: a card can't be \"asleep\""},
		{"unknown number", start + "  A luck = 3\nthen\n  not over\n", "test.txt:7: a seat has no number \"luck\""},
		{"unknown phase", "game vastrix\nscenario One\ngiven\n  turn A noon\nthen\n  not over\n", "test.txt:4: unknown phase \"noon\""},
		{"wrong switch", start + "  option lock = never\nthen\n  not over\n", "test.txt:7: option lock cannot be \"never\""},
		{"too many seats", start + "  seats 9\nthen\n  not over\n", "test.txt:7: VASTRIX is for 2"},
		{"too far", start + "  A goal = 99999\nthen\n  not over\n", "test.txt:7: 99999 is too far from zero"},
		{"a seat for a number", start + "  A goal = B\nthen\n  not over\n", "test.txt:7: B is a seat, and \"A goal\" is a number: say it in digits"},
		{"no such turn", start + "  turn = 0\nthen\n  not over\n", "test.txt:7: turns are counted from 1"},
		{"a new game with cards", "game vastrix\nscenario One\ngiven\n  new game\n  A hand: 7♦\nthen\n  not over\n", "test.txt:5: a new game is dealt"},
		{"on itself", start + "  A ER: J♣ (on J♣)\nthen\n  not over\n", "test.txt:7: J♣ can't be attached to J♣"},
		{"on each other", start + "  A ER: J♣ (on J♦) J♦ (on J♣)\nthen\n  not over\n", "test.txt:7: J♦ can't be attached to J♣"},
		{"attached to nothing", "game vainqueur\nscenario One\ngiven\n  turn A\n  A att: Meteor\nthen\n  not over\n", "test.txt:5: Meteor is attached to nothing: say to which card, as in \"Meteor (on CARD)\""},
		{"attached where cards lie alone", "game vainqueur\nscenario One\ngiven\n  turn A\n  A field: Ash Drake, Meteor (on Ash Drake)\nthen\n  not over\n", "test.txt:5: Meteor is attached to no card where it is: put it into attached cards or cards under others"},
		{"an ability without a giver", "game vainqueur\nscenario One\ngiven\n  turn A\n  A field: Ash Drake (has an ability)\nthen\n  not over\n", "test.txt:5: a card is \"has an ability\" by the text of another one"},
		{"empty", "", "test.txt:1: the file names no game"},
		{"a name twice", start + "then\n  not over\nscenario One\nthen\n  not over\n", "test.txt:9: there is a scenario \"One\" in this file already"},
		{"a card with an error", "game vainqueur\ncards\n[[card]]\nname = \"Zebra\"\ntype = \"Beast Monster\"\nrank = \"α\"\ntext = \"Fly.\"\nend\nscenario One\nthen\n  not over\n", "test.txt:7: column 9: not understood: \"Fly"},
		{"an own card with the name of another", "game vainqueur\ncards\n[[card]]\nname = \"Meteor\"\ntype = \"Spell\"\ntext = \"Draw a card.\"\nend\nscenario One\nthen\n  not over\n", "test.txt:3: column 1: there is a card called \"Meteor\" already"},
		{"cards without an end", "game vainqueur\ncards\n[[card]]\n", "test.txt:2: the cards that begin here have no end"},
		{"cards of no game", "cards\nend\n", "test.txt:2: name the game before its cards"},
		{"cards of a game without", "game vastrix\ncards\nend\nscenario One\nthen\n  not over\n", "test.txt:3: VASTRIX is played with its own cards only"},
		{"a set that can't be named", "game vainqueur\nset zoo.toml\n", "test.txt:2: a card file can be named only in a scenario file"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := read(c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestFailures: what is not so is told with what is.
func TestFailures(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"zone", "then\n  B PR: 4♦\n", "test.txt:8: it holds 3♦"},
		{"has", "then\n  A hand has 9♦\n", "test.txt:8: it holds 7♦ 2♣"},
		{"count", "then\n  DP has 2 cards\n", "test.txt:8: DP has 51"},
		{"number", "then\n  B points = 4\n", "test.txt:8: it is 3"},
		{"may", "then\n  A may: scuttle 2♣ 3♦\n", "test.txt:8: not allowed (VASTRIX 7"},
		{"may not", "then\n  A may not: draw\n", "test.txt:8: A may: draw"},
		{"because", "then\n  A may not: scuttle 2♣ 3♦ because VASTRIX 1.4\n", "test.txt:8: it is forbidden by VASTRIX 7"},
		{"sees", "then\n  B sees A hand: 7♦ 2♣\n", "test.txt:8: it holds ? ?"},
		{"asked", "then\n  asked: B\n", "test.txt:8: A must choose"},
		{"winner", "then\n  winner: A\n", "test.txt:8: the match is not over"},
		{"state", "then\n  3♦ is tapped\n", "test.txt:8: it is not tapped"},
		{"wrong key", "when\n  A: fly\nthen\n  not over\n", "test.txt:8: "},
		{"wrong seat", "when\n  B: draw\nthen\n  not over\n", "test.txt:8: B can't choose \"draw\""},
		{"forbidden key", "when\n  A: scuttle 2♣ 3♦\nthen\n  not over\n", "is not allowed (VASTRIX 7"},
		{"number's name", "then\n  A luck = 4\n", "test.txt:8: no number is called \"A luck\": a seat has points, anchors, goal,"},
		{"seat for a number", "then\n  exhausted = A\n", "test.txt:8: A is a seat, and \"exhausted\" is a number: say it in digits"},
		{"no number", "then\n  activator = Q\n", "test.txt:8: \"Q\" is not a number"},
		{"a play that waits", "when\n  A: score 7♦\nthen\n  A hand: 7♦\n", "it holds 2♣ (A is still asked \"7♦: Reveal the top 2"},
		{"a target that is none", "then\n  A may: scuttle 7♦ 3♦; target 3♦\n", "B decides now, not A"},
		{"no such choice", "then\n  A may not: fly\n", "test.txt:8: no choice could be called \"fly\""},
		{"a misspelt choice", "then\n  A may not: efect 7♦ base\n", "test.txt:8: no choice could be called"},
		{"a choice without such a card", "then\n  A may not: score 17♦\n", "test.txt:8: no choice could be called"},
		{"because of what", "then\n  A may not: draw because\n", "test.txt:8: after \"because\" stands a rule"},
		{"no such card", "then\n  17♦ is tapped\n", "test.txt:8: \"17♦\" is not a card of VASTRIX"},
		{"nonsense", "then\n  what a blue sky\n", "test.txt:8: this says nothing that can be checked"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := read(start + c.text)
			if err != nil {
				t.Fatal(err)
			}
			err = f.Scenarios[0].Run()
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

const zoo = "[[card]]\nname = \"Zebra\"\ntype = \"Beast Monster\"\nrank = \"α\"\ntext = \"When this is summoned, gain 5 life.\"\n"

// TestOwnCards: a scenario file names a card file beside it, for all its
// scenarios or for one.
func TestOwnCards(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("zoo.toml", zoo)
	one := "scenario One\ngiven\n  turn A\n  A hand: Zebra\nwhen\n  A: summon Zebra\n  all pass\nthen\n  A life = 255\n"
	write("all.txt", "game vainqueur\nset zoo.toml\n"+one)
	write("given.txt", "game vainqueur\n"+strings.Replace(one, "given\n", "given\n  set zoo.toml\n", 1))
	write("without.txt", "game vainqueur\n"+one)
	write("nowhere.txt", "game vainqueur\nset zo.toml\n"+one)
	for _, name := range []string{"all.txt", "given.txt"} {
		f, err := scenario.ReadFile(gamestest.Games.Find, filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		m, err := f.Scenarios[0].Play()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(m.Setup.Own) != 1 || m.Setup.Own[0].Set != "zoo" {
			t.Errorf("%s: the match is set up with %d own sets", name, len(m.Setup.Own))
		}
	}
	for name, want := range map[string]string{"without.txt": "\"Zebra\" is not a card", "nowhere.txt": "nowhere.txt:2: read the card set"} {
		if _, err := scenario.ReadFile(gamestest.Games.Find, filepath.Join(dir, name)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", name, err, want)
		}
	}
}

// TestForms: what a person may write as well.
func TestForms(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"a byte order mark", "\ufeffgame vastrix\nscenario One\nthen\n  not over\n"},
		{"carriage returns", "game vastrix\r\nscenario One\r\nthen\r\n  not over\r\n"},
		{"an empty draw pile", "game vastrix\nscenario One\ngiven\n  turn A start\n  DP: nothing\n  A hand: 7♦\nthen\n  DP has 0 cards\n  exhausted = 3\n  A may not: draw because VASTRIX 10\n"},
		{"a draw pile of one card", "game vastrix\nscenario One\ngiven\n  turn A\n  DP: 2♣, nothing else\n  A hand: 7♦\nthen\n  DP: 2♣\n  A may: draw\n"},
		{"an end that nobody is asked for", "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: 3♣\nwhen\n  A: score 3♣\n  B: pass\n  A: end\nthen\n  turn: B\n"},
		{"the number of a turn", start + "  turn = 7\nthen\n  turn = 7\n"},
		{"the only choice", "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: 9♥ 2♣\n  B PR: 7♦ 4♦\nwhen\n  A: effect 9♥ instant; target 7♦\n  all pass\nthen\n  7♦ is tapped\n"},
		{"a pair turned round", "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: Q♠ K♠ 4♣ 4♦\nthen\n  A may: marriage Q♠ K♠\n  A may: marriage K♠ Q♠\n  A may: super 4d 4c\n  A may not: super 4♦ Q♠\n"},
		{"cards that have to go", "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: 3♥ K♥\n  B hand: 5♦ 6♦\nwhen\n  A: effect 3♥ base; mode 2\n  B: pick 6♦; pick 5♦\nthen\n  B hand: nothing\n"},
		{"a new game", "game vastrix\nscenario One\ngiven\n  new game\n  seed 4\nthen\n  A hand has 5 cards\n"},
		{"a reason's paragraph", "game vastrix\nscenario One\ngiven\n  turn A\n  A hand: 9♥ 2♣\n  B PR: 7♦ 4♦\nthen\n  A may: effect 9♥ instant; target 7♦\n  A may not: effect 9♥ instant; target 4♦ because VASTRIX 13\n  A may not: effect 9♥ instant; target 4♦ because VASTRIX 13 Four\n  A hand: 9♥ 2♣\n"},
		{"a seat for a number", start + "  sudden death = 1\n  activator = B\nwhen\n  A: score 2♣\nthen\n  activator = B\n  winner: B\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := read(c.text)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Scenarios[0].Run(); err != nil {
				t.Error(err)
			}
		})
	}
}

// FuzzRead: no text makes the reader or a scenario panic.
func FuzzRead(f *testing.F) {
	f.Add(start + "when\n  A: scuttle 7♦ 3♦; draw\n  all pass\nthen\n  B PR: nothing\n  A may not: draw because VASTRIX 10\n")
	f.Add("game vastrix\nscenario x\ngiven\n seats 9\n A hand: (\nthen\n A sees B hand: ?\n")
	f.Add(lesson + "step Two\n say x\n look A PR, 7♦\n do A: anything\n do A: score 7♦; no\n wrong y\n play all pass\n check A points = 7\n")
	f.Add(puzzle + "when\n A: draw\nsolved\n winner: A\n")
	g := gamestest.Find(f, "vastrix")
	find := func(string) (*rules.Game, error) { return g, nil }
	f.Fuzz(func(t *testing.T, text string) {
		file, err := scenario.Read(find, "fuzz.txt", strings.NewReader(text))
		if err != nil {
			return
		}
		for _, s := range file.Scenarios {
			_ = s.Run()
		}
		for _, l := range file.Lessons {
			_ = l.Check()
		}
		for _, z := range file.Puzzles {
			_, _ = z.Table()
		}
	})
}
