package rules_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestAttic(t *testing.T) {
	laws.TestGame(t, attic(), laws.Trial{Games: 15}, laws.Trial{Games: 3, Seed: 500, AskAll: true})
	laws.CheckSignature(t, attic(), 100, filepath.Join("testdata", "attic.signature"))
}

func TestAskAll(t *testing.T) { laws.TestAskAll(t, attic(), 40) }

// verdict is a TB that keeps what it is told.
type verdict struct{ said string }

type gaveUp struct{}

func (v *verdict) Helper()                      {}
func (v *verdict) Logf(string, ...any)          {}
func (v *verdict) Errorf(f string, args ...any) { v.said += fmt.Sprintf(f, args...) }
func (v *verdict) Fatalf(f string, args ...any) {
	v.Errorf(f, args...)
	panic(gaveUp{})
}

// TestGameFindsBugs breaks Attic in one way at a time: the harness must say so.
func TestGameFindsBugs(t *testing.T) {
	// before runs break ahead of a step of a procedure.
	before := func(g *rules.Game, p rules.ProcID, step int, do rules.Step) {
		steps := append([]rules.Step(nil), g.Procs[p].Steps...)
		was := steps[step]
		steps[step] = func(m *rules.Match, f *rules.Frame) { do(m, f); was(m, f) }
		g.Procs[p].Steps = steps
	}
	after := func(g *rules.Game, p rules.ProcID, step int, do rules.Step) {
		steps := append([]rules.Step(nil), g.Procs[p].Steps...)
		was := steps[step]
		steps[step] = func(m *rules.Match, f *rules.Frame) { was(m, f); do(m, f) }
		g.Procs[p].Steps = steps
	}
	var leak []byte
	turns := 0
	for _, c := range []struct {
		name, says string
		harm       func(g *rules.Game)
	}{
		{"a card in no zone", "in no zone", func(g *rules.Game) {
			before(g, pTurn, 0, func(m *rules.Match, _ *rules.Frame) {
				if m.S.Turn == 3 {
					z := m.In(zDeck, 0)
					z.Last = m.S.Cards[z.Last].Prev
					m.S.Cards[z.Last].Next = 0
					z.N--
				}
			})
		}},
		{"an item's serial as a card", "not there", func(g *rules.Game) {
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) { f.Tgt = 1234 })
		}},
		{"an asking step that adds", "asking again", func(g *rules.Game) {
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) {
				if m.S.Decision.Kind != rules.None {
					m.S.Nums[5]++
				}
			})
		}},
		{"legality that depends on a secret", "doesn't know", func(g *rules.Game) {
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) {
				if m.S.Decision.Kind != rules.None && m.S.Cards[m.In(zDeck, 0).Last].Def == coin2 {
					m.Offer(rules.Option{Verb: vNo}, 0)
				}
			})
		}},
		{"refused and open", "is open, and refused", func(g *rules.Game) {
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) {
				if m.S.Decision.Kind != rules.None {
					m.Offer(rules.Option{Verb: vPass}, noOwn)
				}
			})
		}},
		{"a refusal without words", "without words", func(g *rules.Game) { g.Reasons[noCat].Text = "" }},
		{"an option without words", "has no words", func(g *rules.Game) { g.Verbs[vYes].Say = "" }},
		{"a seat that is out is asked", "is out", func(g *rules.Game) {
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) {
				m.S.Seats[f.Ctrl].Out = m.S.Turn > 4
			})
		}},
		{"no end", "does not end", func(g *rules.Game) {
			g.Procs[pTurn].Steps = append([]rules.Step(nil), g.Procs[pTurn].Steps...)
			g.Procs[pTurn].Steps[2] = func(m *rules.Match, f *rules.Frame) { f.Goto(1) }
		}},
		{"a loop without a choice", "without a choice, in turn 2: match > turn", func(g *rules.Game) {
			before(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) { m.S.Turn = min(m.S.Turn, 2) })
			after(g, pTurn, 1, func(m *rules.Match, f *rules.Frame) {
				if m.S.Turn == 2 {
					m.Unask()
					f.Again()
				}
			})
		}},
		{"memory that is not in the state", "hash", func(g *rules.Game) {
			turns = 0
			before(g, pTurn, 0, func(m *rules.Match, f *rules.Frame) {
				turns++
				m.S.Nums[7] = int16(turns)
			})
		}},
		{"a step that takes memory", "take memory", func(g *rules.Game) {
			before(g, pTurn, 0, func(m *rules.Match, f *rules.Frame) { leak = make([]byte, 100+m.S.Turn) })
		}},
		{"an event that is not true", "said to be", func(g *rules.Game) {
			before(g, pTurn, 0, func(m *rules.Match, f *rules.Frame) {
				m.Emit(rules.Event{Kind: rules.EvMove, Card: 1, To: 40})
			})
		}},
		{"a token nobody sees", "was not dealt", func(g *rules.Game) {
			before(g, pTurn, 0, func(m *rules.Match, f *rules.Frame) {
				if m.S.Turn == 1 {
					m.NewCard(coin1, 3, rules.NoSeat, m.Game.Zone(zDeck, 0))
				}
			})
		}},
		{"a winner who is not there", "winners", func(g *rules.Game) {
			before(g, pMain, 1, func(m *rules.Match, f *rules.Frame) {
				if m.S.Turn == 2 {
					m.S.Turn = 60
				}
			})
			after(g, pMain, 1, func(m *rules.Match, f *rules.Frame) { m.S.Winners |= 1 << 6 })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := attic()
			c.harm(g)
			var v verdict
			func() {
				defer func() {
					if r := recover(); r != nil && r != (gaveUp{}) {
						panic(r)
					}
				}()
				laws.TestGame(&v, g, laws.Trial{Games: 5, Choices: 500})
			}()
			if !strings.Contains(v.said, c.says) {
				t.Errorf("the harness says %q, nothing about %q", v.said, c.says)
			}
		})
	}
	_ = leak
}

// TestChoices draws seats, seed and every choice, so that a failure shrinks to
// the shortest game that shows it.
func TestChoices(t *testing.T) {
	g := attic()
	rapid.Check(t, func(t *rapid.T) {
		su := rules.Setup{Seats: rapid.IntRange(2, 5).Draw(t, "seats"), Seed: rapid.Uint64Range(0, 99).Draw(t, "seed")}
		m, err := rules.New(g, su)
		if err != nil {
			t.Fatal(err)
		}
		var v, w, again rules.Match
		for range rapid.IntRange(0, 60).Draw(t, "choices") {
			if m.S.Over {
				break
			}
			i := rapid.IntRange(0, len(m.S.Options)-1).Draw(t, "choice")
			if at, err := m.Words().Find(strings.ToUpper(m.Words().Key(i))); err != nil || at != i {
				t.Fatalf("%q finds %d, %v", m.Words().Key(i), at, err)
			}
			if err := m.Choose(i); err != nil {
				t.Fatal(err)
			}
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
			n := int16(0)
			for z := range m.S.Zones {
				n += m.S.Zones[z].N
			}
			if n != 54 {
				t.Fatalf("%d cards", n)
			}
			p := rules.Seat(rapid.IntRange(0, su.Seats-1).Draw(t, "viewer"))
			rng := rules.Seeded(rapid.Uint64().Draw(t, "determinization"))
			m.View(p, &v)
			m.Determinize(p, &rng, &w)
			w.View(p, &again)
			if v.S.Hash() != again.S.Hash() {
				t.Fatalf("the view of seat %d differs in a determinization", p)
			}
		}
	})
}
