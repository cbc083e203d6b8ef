package rules

import (
	"fmt"
	"reflect"
	"testing"
)

// TestMoveOrder: each of the nine steps of Match.Move finds what those before it have done, and
// nothing of those after it. An ox that is a chief in truth, and bears a token, leaves the field
// while a text of it waits. The game sends it to the hand of seat 1, from where a Net sends oxen
// to the deck.
func TestMoveOrder(t *testing.T) {
	var steps []string
	var ox, token CardID
	hung := arenaDeck + 1
	m := decreed(t, func(g *Game) {
		g.Zones = append(g.Zones, ZoneSpec{Name: "hung", Short: "A", PerSeat: true, Ordered: true, Table: true})
		g.Zones[arenaDeck].Sight = SightOwner
		g.Attached = hung
	})
	how := func() string {
		c := &m.S.Cards[ox]
		past, lists := "", 0
		for i := range m.S.Past {
			past += fmt.Sprintf(", was a %s worth %d that bore %d", m.Game.Defs[m.S.Past[i].Def].Name, PastID(i + 1).nums(m)[0], m.S.Past[i].Attached)
		}
		for _, s := range m.S.speakers {
			if s == ox {
				lists++
			}
		}
		return fmt.Sprintf("a %s in %s of %d, known to %b, listed %d times, lost %v%s", m.Def(ox).Name,
			m.Game.ZoneName(m.KindOf(ox)), c.Ctrl, c.Known, lists, m.S.Queue[0].Lost, past)
	}
	note := func(step string, c CardID, to ZoneID) {
		if c == token {
			step += " of the token"
		}
		steps = append(steps, fmt.Sprintf("%s to %s, known to %b: %s", step, m.Game.ZoneName(m.Game.ZoneKind(to)), m.S.Cards[c].Known, how()))
	}
	m.Game.Instead = func(_ *Match, mv *Move) {
		if note("instead", mv.Card, mv.To); mv.Card == ox {
			mv.To, mv.Face = m.Game.Zone(arenaHand, 1), FaceUp
		}
	}
	m.Game.Leaves = func(_ *Match, mv Move) { note("leaves", mv.Card, mv.To) }
	m.Game.Stays = func(_ *Match, mv *Move) bool { note("stays", mv.Card, mv.To); return false }
	m.Game.Falls = func(_ *Match, c CardID, mv *Move) ZoneID {
		note("falls", c, mv.To)
		return m.Game.Zone(arenaHand, 0)
	}
	m.Listen = func(ev *Event) {
		if ev.Kind == EvMove {
			note("told", ev.Card, ev.To)
		}
	}
	m.Game.Moved = func(_ *Match, mv *Move) { note("moved", mv.Card, mv.To) }

	m.put(defNet, arenaField, 1)
	m.put(defChief, arenaField, 0)
	ox = m.put(defChief, arenaField, 0)
	m.CountAs(ox, defOx)
	token = m.put(defToken, hung, 0)
	m.Attach(token, ox)
	m.S.Cards[ox].Known, m.S.Cards[token].Known = Of(0), 0
	m.S.Queue = append(m.S.Queue, Trigger{Src: ox, Def: defOx})

	m.MoveCard(ox, m.Game.Zone(arenaHand, 0), Top, 0)
	const before, past = "a Ox in field of 0, known to 1, listed 0 times, lost false", ", was a Ox worth 10 that bore 1"
	const after = "a Chief in deck of 1, known to 11, listed 0 times, lost true" + past
	want := []string{
		"instead to hand, known to 1: " + before,
		"leaves to deck, known to 1: " + before,
		"stays to deck, known to 1: a Ox in field of 0, known to 1, listed 0 times, lost true" + past,
		"falls of the token to deck, known to 0: " + after,
		"instead of the token to hand, known to 0: " + after,
		"leaves of the token to hand, known to 0: " + after,
		"told of the token to hand, known to 1: " + after,
		"moved of the token to hand, known to 1: " + after,
		"told to deck, known to 11: " + after,
		"moved to deck, known to 11: " + after,
	}
	if !reflect.DeepEqual(steps, want) {
		for i := range max(len(steps), len(want)) {
			t.Errorf("step %d:\n%s\nwant\n%s", i, append(steps, make([]string, 20)...)[i], append(want, make([]string, 20)...)[i])
		}
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}
