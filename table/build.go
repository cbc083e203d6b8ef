package table

import (
	"errors"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
)

// builder makes a Scene from what a seat sees.
type builder struct {
	s       *Session
	v       *rules.Match // the seat's view
	me      rules.Seat
	scene   *Scene
	updates []Update
	ids     []int                 // CardScene.ID of each card
	starts  starts                // of the options, where they are the person's
	can     map[rules.CardID]bool // some option begins with the card
	own     map[rules.CardID]bool // one does what no other card would do
	dim     map[rules.CardID]bool // committed to a declaration
	pays    map[rules.CardID]bool // proposed to pay
	swaps   []swap                // what can pay in place of what is proposed
}

// build is called with the session's mu held.
func (b *builder) build() *Scene {
	s, v := b.s, b.v
	b.scene = &Scene{
		Game: s.game.Title, Ground: s.looks.Ground, Me: int(b.me), Log: s.logs[b.me], Moves: s.moves, Updates: b.updates, Over: v.S.Over,
		Version: s.version, Busy: s.slow,
	}
	b.scene.Undo, b.scene.Redo = s.undoTo() >= 0, len(s.ahead) > 0
	b.scene.Held, b.scene.Full, b.scene.Yield = s.held, s.passing[b.me].Full, s.passing[b.me].yield(s.live.S.Turn)
	b.scene.Standing = s.passing[b.me].standings()
	if s.stopped != nil && !errors.Is(s.stopped, ErrStill) {
		b.scene.Stopped = s.stopped
	}
	if s.trouble != nil {
		b.scene.Trouble = s.trouble
	}
	if v.S.Over {
		b.scene.Result = s.result(v)
		b.scene.Won = v.S.Winners.Has(b.me)
	}
	if s.looks.Status != nil {
		b.scene.Status = s.looks.Status(v)
	}
	b.name()
	b.begins()
	b.seats()
	b.zones()
	b.stack()
	b.prompt()
	b.windows()
	return b.scene
}

// playing reports whether a person plays the seat that is looked from. Where only
// bots play, one looks from a bot's.
func (b *builder) playing() bool { return b.s.players[b.me].Bot == "" }

// hiddenID is the name of a card that the seat does not know: where it lies.
func hiddenID(z rules.ZoneID, place int) int { return -(int(z)*1000 + place + 1) }

// lostID is the name of what shows the source of a play that has left its place.
func lostID(serial rules.ItemID) int { return -(400_000 + int(serial)) }

// name gives every card its id.
func (b *builder) name() {
	b.ids = make([]int, len(b.v.S.Cards))
	for z := range b.v.S.Zones {
		place := 0
		for c := b.v.S.Zones[z].First; c != 0; c = b.v.S.Cards[c].Next {
			b.ids[c] = int(c)
			if !b.v.Knows(b.me, c) {
				b.ids[c] = hiddenID(rules.ZoneID(z), place)
			}
			place++
		}
	}
}

// begins notes the cards that options begin with and those that a
// declaration already holds, or proposes to pay with.
func (b *builder) begins() {
	b.can, b.own, b.dim, b.pays = map[rules.CardID]bool{}, map[rules.CardID]bool{}, map[rules.CardID]bool{}, map[rules.CardID]bool{}
	s := &b.v.S
	if s.Decision.Seat != b.me || !b.playing() {
		return
	}
	b.starts = b.s.starts(b.v)
	for i := range s.Options {
		for _, c := range b.starts.with(&s.Options[i]) {
			b.can[c] = true
			b.own[c] = b.own[c] || !b.s.game.Verbs[s.Options[i].Verb].StandsIn
		}
	}
	if s.Decision.Declaring {
		for _, c := range []rules.CardID{s.Decision.Src, s.Asked.Src, s.Asked.Tgt} {
			b.dim[c] = true
		}
	}
	b.swaps = b.starts.swaps()
	for _, s := range b.swaps {
		b.can[s.card], b.own[s.card] = true, true
	}
	if b.starts.pay != nil {
		for _, c := range b.starts.pay.Pays() {
			b.pays[c] = true
		}
	}
}

func (b *builder) seats() {
	s, v := b.s, b.v
	active := v.S.Active
	if s.looks.Turn != nil {
		active = s.looks.Turn(v)
	}
	for i, p := range s.players {
		seat := rules.Seat(i)
		asked := s.asked() == seat
		scene := SeatScene{
			Seat: i, Name: p.Name, Bot: p.Bot != "", Active: active == seat && !v.S.Over,
			Asked: asked, Responds: asked && v.S.Decision.Kind == rules.PickAnswer, Thinking: asked && p.Bot != "" && !s.held,
		}
		scene.Ally = seat != b.me && v.S.Side(b.me).Has(seat)
		scene.Chooser = v.S.Seats[i].Chooser
		scene.Won = v.S.Over && v.S.Winners.Has(seat)
		if s.looks.Facts != nil && !scene.Chooser {
			scene.Facts = s.looks.Facts(v, seat)
		}
		if s.looks.Score != nil && v.S.Over && !scene.Chooser {
			scene.Score = s.looks.Score(v, seat)
		}
		if s.looks.SeatMarks != nil {
			scene.Marks, scene.Good = s.looks.SeatMarks(v, seat)
		}
		if s.looks.Relation != nil {
			if to := s.looks.Relation(v, b.me, seat); to != "" {
				scene.Marks, scene.Good = append([]string{to}, scene.Marks...), scene.Good+1
			}
		}
		if s.looks.Token != nil {
			scene.Token = s.looks.Token(v, seat)
		}
		b.scene.Seats = append(b.scene.Seats, scene)
	}
}

func (b *builder) zones() {
	g := b.s.game
	filled, pools := b.filled()
	for k := 1; k < len(g.Zones); k++ {
		kind := rules.ZoneKind(k)
		area := b.s.looks.Area(kind)
		if area.Row == RowNone || !filled[kind] && unneeded(area, pools) {
			continue
		}
		if !g.Zones[k].PerSeat {
			b.zone(kind, rules.NoSeat)
			continue
		}
		for p := range b.s.players {
			if !b.v.S.Seats[p].Chooser && (rules.Seat(p) == b.me || !area.Own) {
				b.zone(kind, rules.Seat(p))
			}
		}
	}
}

// filled is the kinds of zones in which cards lie, and whether any of these are pools.
func (b *builder) filled() (kinds map[rules.ZoneKind]bool, pools bool) {
	kinds = map[rules.ZoneKind]bool{}
	for z := range b.v.S.Zones {
		if kind := b.s.game.ZoneKind(rules.ZoneID(z)); b.v.S.Zones[z].N > 0 && kind != 0 {
			kinds[kind] = true
			pools = pools || b.s.looks.Area(kind).Row == RowPool
		}
	}
	return kinds, pools
}

// unneeded reports whether zones without cards have no place on the table now: pools, and others
// that need none without them; and as long as cards lie in pools the rows that these take the place of.
func unneeded(area Area, pools bool) bool {
	if pools && area.Row != RowPool {
		return area.Row == RowFront || area.Row == RowBack || area.Row == RowStack || area.Row == RowMiddle && (area.Style != StylePile || area.Apart)
	}
	return area.Row == RowPool || area.Needed
}

// zone shows a zone and its cards. Of what lies hidden in a pile only the top
// card is shown; cards on the stack are shown with their plays.
func (b *builder) zone(kind rules.ZoneKind, p rules.Seat) {
	g, v := b.s.game, b.v
	id := g.Zone(kind, p)
	zone := &v.S.Zones[id]
	scene := ZoneScene{
		ID: int(id), Name: b.zoneName(kind, p), Kind: upperFirst(g.ZoneBrief(kind)), Short: g.Zones[kind].Short, Seat: int(p), Area: b.s.looks.Area(kind), Count: int(zone.N),
	}
	place := 0
	for c := zone.First; c != 0; c = v.S.Cards[c].Next {
		known := v.Sees(b.me, c)
		if !known {
			scene.Hidden++
		}
		buried := scene.Area.Style == StylePile && !known && c != zone.Last
		if scene.Area.Row != RowStack && !buried {
			b.scene.Cards = append(b.scene.Cards, b.card(c, place))
		}
		place++
	}
	b.scene.Zones = append(b.scene.Zones, scene)
}

func (b *builder) zoneName(kind rules.ZoneKind, p rules.Seat) string {
	name := b.s.game.ZoneName(kind)
	switch p {
	case rules.NoSeat:
		return upperFirst(name)
	case b.me:
		if b.playing() {
			return say("zone.yours", "zone", name)
		}
	}
	return say("zone.of", "player", b.s.name(p), "zone", name)
}

func (b *builder) card(c rules.CardID, place int) CardScene {
	card := &b.v.S.Cards[c]
	scene := CardScene{
		ID: b.ids[c], Zone: int(card.Zone), Index: place, Turned: card.Flags&b.s.looks.Turned != 0,
		Host: b.ids[card.Host], Can: b.can[c], StandsIn: b.can[c] && !b.own[c], Dim: b.dim[c] && !b.pays[c], Pays: b.pays[c],
	}
	if b.v.Sees(b.me, c) {
		scene.Def, scene.Name = int(card.Def), b.v.Def(c).Said()
	}
	if scene.Pays {
		scene.Badges = append(scene.Badges, Badge{Text: say("badge.pays")})
	}
	if own := b.v.S.Own(c); own != card.Def && own != 0 {
		scene.Own = Face{int(own), b.s.game.Defs[own].Said()}
		scene.Badges = append(scene.Badges, Badge{Text: say("badge.own", "card", scene.Own.Name)})
	}
	if b.s.looks.Badges != nil {
		scene.Badges = append(scene.Badges, b.s.looks.Badges(b.v, c)...)
	}
	if b.s.looks.Stats != nil && scene.Def != 0 {
		scene.Stats = b.s.looks.Stats(b.v, c)
	}
	return scene
}

func upperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
