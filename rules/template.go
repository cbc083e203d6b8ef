package rules

import (
	"strconv"

	"feltstack/rules/message"
)

// SeatName is the letter of a seat in keys and scenarios: A, B and so on.
func SeatName(p Seat) string {
	if p < 0 {
		return "nobody"
	}
	return string(rune('A' + p))
}

// Called is what seat p is called in words: its name, or its letter where the match
// knows no names.
func (w Words) Called(p Seat) string {
	m := w.m
	if p >= 0 && int(p) < len(m.Names) {
		return m.Names[p]
	}
	return SeatName(p)
}

// Addressed is the name of a player who is spoken to in words: "your hand" instead of
// "You's hand".
const Addressed = "You"

// Mentioned is what seat p is called within a sentence: "Ben", or "you".
func (w Words) Mentioned(p Seat) string {
	if name := w.Called(p); name != Addressed {
		return name
	}
	return engine.Say("person.you")
}

// Whose says within a sentence that something is seat p's: "Ben's", or "your".
func (w Words) Whose(p Seat) string {
	if name := w.Called(p); name != Addressed {
		return engine.Say("person.whose", "player", name)
	}
	return engine.Say("person.your")
}

// CardName is what seat p calls card c in a key: its short name if p knows it,
// else its place, as in "SB 1" or, on the side of another seat, "B Hand 2".
// Places count from the bottom.
func (w Words) CardName(c CardID, p Seat) string {
	m := w.m
	if c == 0 {
		return ""
	}
	if m.Knows(p, c) {
		return m.Def(c).Short
	}
	place := m.Game.Zones[m.KindOf(c)].Short
	if q := m.Game.ZoneSeat(m.S.Cards[c].Zone); q != NoSeat && q != p {
		place = SeatName(q) + " " + place
	}
	return place + " " + strconv.Itoa(w.nthOf(c, p))
}

// faceName is what seat p calls the face that card c has itself, where it counts as another.
func (w Words) faceName(c CardID, p Seat) string {
	if w.m.S.Guised(c) && w.m.Knows(p, c) && w.m.S.Own(c) != 0 {
		return w.m.Game.Defs[w.m.S.Own(c)].Short
	}
	return w.CardName(c, p)
}

// cardWords is CardName for people to read.
func (w Words) cardWords(c CardID, p Seat) string {
	m := w.m
	if c == 0 {
		return ""
	}
	if m.Sees(p, c) {
		return m.Def(c).Said()
	}
	z := m.S.Cards[c].Zone
	place := m.Game.ZoneName(m.KindOf(c))
	switch q := m.Game.ZoneSeat(z); q {
	case NoSeat:
		place = engine.Say("place.shared", "zone", place)
	case p:
		place = engine.Say("place.of", "whose", engine.Say("person.your"), "zone", place)
	default:
		place = engine.Say("place.of", "whose", w.Whose(q), "zone", place)
	}
	return engine.Say("place.nth", "place", place, "n", w.nthOf(c, p))
}

// nthOf is the place of c in its zone, from the bottom and 1, as seat p tells it.
func (w Words) nthOf(c CardID, p Seat) int {
	m := w.m
	z := m.S.Cards[c].Zone
	at := 1
	if v := m.sight(p); v.mixed(z) {
		v.noteNamed()
		v.order(z)
		for _, o := range m.scratch.order {
			if o == c {
				break
			}
			at++
		}
	} else {
		for o := m.S.Cards[c].Prev; o != 0; o = m.S.Cards[o].Prev {
			at++
		}
	}
	return at
}

// ItemName is what seat p calls a play on the stack: by its first card, or
// "play 2", counted from the bottom. A second play of the same name is "7♦ (2)".
func (w Words) ItemName(serial ItemID, p Seat) string {
	at := w.m.S.ItemAt(serial)
	if at < 0 {
		return ""
	}
	name, count := w.itemName(at, p), 1
	for i := range at {
		if w.itemName(i, p) == name {
			count++
		}
	}
	if count > 1 {
		name += " (" + strconv.Itoa(count) + ")"
	}
	return name
}

func (w Words) itemName(i int, p Seat) string {
	m := w.m
	it := &m.S.Stack[i]
	if it.Copy {
		return "copy of " + m.Game.Defs[it.Def].Short
	}
	if it.Lost && it.Cards[0] == it.Src {
		return m.Game.Defs[it.Def].Short
	}
	c := it.Cards[0]
	if c == 0 {
		c = it.Src
	}
	if c != 0 && m.Knows(p, c) {
		return m.Def(c).Short
	}
	return "play " + strconv.Itoa(i+1)
}

// Narrate says why an event happened, in the words of Game.Causes; nothing for a cause
// without words. A card that the event, as For gave it, does not name is "a card". Beside
// cards, seats and zones a message may use
//
//	{actor}        who does it: whose text it is, else {seat}
//	{place}        where a card went: "Ben's hand", "the draw pile"
//	{where}        the same, to be put there: "on top of the draw pile"
//	{source}       where it came from
//	{openly}       "from the graveyard" where all see what lies there, else nothing
//	{n}, {m}       the numbers of the event
//	{word}         the word that was chosen, when it is told
//	{by}           by how much a number has changed
func (w Words) Narrate(ev Event) Sentence {
	g := w.m.Game
	if int(ev.Why) >= len(g.Causes) {
		return nil
	}
	id := g.Causes[ev.Why]
	if less := g.Speech.Less[ev.Why]; ev.By < 0 && less != "" {
		id = less
	}
	if id == "" {
		return nil
	}
	return compose(id, g.says().Counted(id, int(ev.N)), func(field string) (Sentence, bool) { return w.field(ev, field), false })
}

// field is an argument of a cause.
func (w Words) field(ev Event, field string) Sentence {
	m := w.m
	switch field {
	case "card":
		return Sentence{m.Game.CardPiece(seenDef(ev.Card, ev.Def)).Of(ev.Card)}
	case "target":
		return Sentence{m.Game.CardPiece(seenDef(ev.Target, m.S.Cards[ev.Target].Def)).Of(ev.Target)}
	case "actor":
		if ev.Actor == NoSeat {
			return Sentence{SeatPiece(ev.Seat)}
		}
		return Sentence{SeatPiece(ev.Actor)}
	case "seat":
		return Sentence{SeatPiece(ev.Seat)}
	case "whose":
		return Sentence{WhosePiece(ev.Seat)}
	case "place":
		return m.Game.Place(ev.To)
	case "where":
		return m.Game.where(ev)
	case "source":
		return m.Game.Place(ev.From)
	case "openly":
		if m.Game.Zones[m.Game.ZoneKind(ev.From)].Sight != SightAll {
			return nil
		}
		return m.Game.Compose("place.from", "place", m.Game.Place(ev.From))
	}
	return Sentence{WordsPiece(w.eventWords(ev, field))}
}

// eventWords is an argument of a cause that names neither players nor cards.
func (w Words) eventWords(ev Event, field string) string {
	m := w.m
	switch field {
	case "n":
		return strconv.Itoa(int(ev.N))
	case "by":
		return strconv.Itoa(int(max(ev.By, -ev.By)))
	case "m":
		return strconv.Itoa(int(ev.M))
	case "zone":
		return m.Game.ZoneName(m.Game.ZoneKind(ev.To))
	case "from":
		return m.Game.ZoneName(m.Game.ZoneKind(ev.From))
	case "word":
		return w.word(ev.N)
	case "item":
		return w.ItemName(ev.Item, NoSeat)
	}
	return ""
}

// seenDef is what a card is, 0 where an event does not name it.
func seenDef(c CardID, d DefID) DefID {
	if c == 0 {
		return 0
	}
	return d
}

// Place names a zone in a sentence: "Ben's hand", "the draw pile", "exile".
func (g *Game) Place(z ZoneID) Sentence {
	k := g.ZoneKind(z)
	name := g.ZoneName(k)
	switch p := g.ZoneSeat(z); {
	case p != NoSeat:
		return g.Compose("place.of", "whose", WhosePiece(p), "zone", name)
	case g.Zones[k].Bare:
		return Sentence{WordsPiece(name)}
	}
	return g.Compose("place.shared", "zone", name)
}

// where says where a move puts a card. Only in a pile that is drawn from it
// matters at which end.
func (g *Game) where(ev Event) Sentence {
	how := message.ID("place.top")
	spec := &g.Zones[g.ZoneKind(ev.To)]
	switch pile := spec.Ordered && !spec.Table && spec.Sight == SightNobody; {
	case !pile && ev.At == Top:
		how = "place.into"
	case ev.At == Bottom:
		how = "place.bottom"
	case ev.At == Second:
		how = "place.second"
	}
	return g.Compose(how, "place", g.Place(ev.To))
}
