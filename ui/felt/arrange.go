package felt

import (
	"cmp"
	"image/color"
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// arrangement says where everything of a scene lies in a window of a given
// size. It is worked out again for each scene and size; the widgets are moved to
// fit it.
type arrangement struct {
	measures
	seats    []table.SeatScene
	All      kit.Box  // the whole screen
	Board    kit.Box  // everything but the side
	Lane     kit.Box  // where the stack may lie, over the right end of the rows
	Open     kit.Box  // what it takes of that now; where it would open if it is empty
	Windows  kit.Box  // the windows of the game and its stops
	Side     kit.Box  // inspector and log
	Prompt   kit.Box  // its first line
	Asked    float32  // how high it is with all its lines
	Question question // what it says and offers
	Status   kit.Box
	Plates   map[int]kit.Box      // by seat
	Folds    map[int]fold         // by seat, where there are several others
	Counted  map[int][]table.Fact // by seat: what is not laid out
	Zones    map[int]*zonePlace
	Cards    []cardPlace // in paint order
	Card     fyne.Size   // of a card on the table
	Hand     fyne.Size   // of a card in the own hand
	Far      fyne.Size   // of a card in another hand
	Items    []itemPlace // as Scene.Stack
}

// zonePlace is where a zone lies.
type zonePlace struct {
	kit.Box
	Scene  table.ZoneScene
	Called string      // its name, as it is to stand on it
	Far    bool        // another seat's: mirrored
	Room   kit.Box     // for its cards
	Limit  float32     // how far right they may reach: up to the stack that lies there
	Most   int         // of a grid: for how many cards it has room
	Card   fyne.Size   // of one of them
	Owner  color.NRGBA // of the seat it belongs to, where its place does not tell; clear otherwise
}

// cardPlace is where one card lies.
type cardPlace struct {
	kit.Box
	Card  table.CardScene
	Seat  int   // whose zone it lies in, -1 for shared ones
	Hand  bool  // in the own hand: rises under the pointer
	Tilt  int16 // how far it is turned about its middle, in tenths of a degree clockwise
	Tight bool  // mostly hidden beneath its neighbour
	Item  int   // the play on the stack that it belongs to, 0 if none
	Named bool  // the caption of its zone stands over its middle
}

// itemPlace is where an item of the stack lies.
type itemPlace struct {
	kit.Box         // cards and words
	Words   kit.Box // title, owner, what it does
	Shown   bool    // words are not covered by the next item
	First   int     // place of its first card in Cards
}

// arrange lays a scene out in a window of the given size.
//
// q is what the prompt bar holds. With stops, the bar of them lies at the right of the rows.
// Seats that are opened do not fold.
func arrange(s *table.Scene, size fyne.Size, q question, stops bool, opened map[int]bool) *arrangement {
	bar := float32(0)
	if stops {
		bar = windowsHeight(s)
	}
	a := newArrangement(windowMeasures, size, s.Seats)
	a.strips(s, q, bar, opened)
	a.fill(s)
	return a
}

// newArrangement is an empty table of a size.
func newArrangement(m measures, size fyne.Size, seats []table.SeatScene) *arrangement {
	return &arrangement{
		measures: m, seats: seats, All: kit.NewBox(0, 0, size.Width, size.Height),
		Plates: map[int]kit.Box{}, Folds: map[int]fold{}, Counted: map[int][]table.Fact{}, Zones: map[int]*zonePlace{},
	}
}

// strips divides the window. From the far side to the near one: other hands,
// other seats' rows, the middle, own rows, prompt bar, own hand. Bar is how high
// that of the stops is.
func (a *arrangement) strips(s *table.Scene, q question, bar float32, opened map[int]bool) {
	w, h := a.All.W, a.All.H
	side := kit.Clamp(w*0.235, a.leastSide, a.mostSide)
	lane := kit.Clamp(w*0.13, 156, 250)
	a.Side = kit.NewBox(w-side, kit.Gap, side-kit.Gap, h-2*kit.Gap)
	left, right := float32(kit.Gap), a.Side.X-kit.Gap
	a.Board = kit.NewBox(0, 0, right, h)
	if bar > 0 {
		a.Windows = kit.NewBox(right-lane, a.Side.Bottom()-bar, lane, bar)
		right -= lane + kit.Gap
	}
	width := right - left                     // of the rows beside the stops
	across := func(y, high float32) kit.Box { // a strip of the board, as wide as the stops leave it
		b := kit.NewBox(left, y, a.Side.X-kit.Gap-left, high)
		if bar > 0 && b.Bottom() > a.Windows.Y-kit.Gap {
			b.W = width
		}
		return b
	}
	more := float32(0)
	if a.prompt > 0 {
		a.Question = q.fitting(width, s)
		_, a.Asked = a.Question.lay(width)
		more = a.Asked - a.prompt
	}

	others, pools := otherSeats(s), poolsOf(s)
	crowded := len(others) > 1 && len(pools) == 0
	far := kit.Clamp(h*0.1, 76, 116)
	strips, least := float32(3), float32(70) // of cards, beside the own hand; and how high these are at least
	if crowded {
		strips, least = 2, 50
	}
	// What is left after the fixed parts is shared by the strips of cards and by
	// the own hand, whose cards are larger.
	card := func(above float32) float32 {
		if crowded {
			far = kit.Clamp((h-above)*crowdPart((across(0, far).W-seatGap)/float32(len(others))), 200, 420)
		}
		return max((h-far-a.prompt-above-strips*a.zoneEdges()-6*kit.Gap-fanRoom)/(strips+handSize), least)
	}
	// A long prompt hangs over the own hand, which makes way downwards; what that can't
	// give all cards do.
	hands := card(0) * handSize
	below := kit.Clamp(hands+fanRoom-lowPlate, 0, min(more, hands*sunken))
	above := more - below
	strip := card(above)
	a.Card = kit.CardSize(strip)
	a.Hand = kit.CardSize(strip * handSize)
	a.Far = kit.CardSize(far - 14)
	strip += a.zoneEdges()

	edge := across(kit.Gap, far-kit.Gap)
	rows := across(kit.Gap+far, strip)
	middle := rows
	if !crowded {
		middle = across(rows.Bottom()+kit.Gap, strip)
	}
	own := kit.NewBox(left, middle.Bottom()+kit.Gap, width, strip)
	a.Prompt = kit.NewBox(left, own.Bottom()+kit.Gap, width, a.prompt)
	a.Lane = kit.NewBox(right-lane, kit.Gap, lane, own.Bottom()-kit.Gap)
	if bar > 0 { // the column is there
		a.Lane.X, a.Lane.H = a.Windows.X, min(a.Lane.H, a.Windows.Y-2*kit.Gap)
	}
	middle.W = min(middle.W, a.Lane.X-kit.Gap-left)
	a.openStack(s, middle)

	hand := kit.NewBox(left, a.Prompt.Bottom()+above+below+kit.Gap, width, 0)
	hand.H = h - hand.Y
	switch {
	case len(pools) > 0:
		a.pools(s, pools, others, edge, a.aside(kit.NewBox(left, rows.Y, width, own.Bottom()-rows.Y)), hand)
		return
	case len(others) > 1:
		a.crowd(s, others, opened, a.aside(edge))
	case len(others) == 1:
		a.seat(s, others[0], true, edge, rows)
	}
	a.seat(s, s.Me, false, hand, own)
	a.middle(s, middle)
}

// aside is the part of a box that the open stack leaves free.
func (a *arrangement) aside(b kit.Box) kit.Box {
	if len(a.Items) > 0 && a.Open.Meets(b) {
		b.W = min(b.W, a.Open.X-kit.Gap-b.X)
	}
	return b
}

// otherSeats lists the seats that do not look, in playing order from the next one.
func otherSeats(s *table.Scene) []int {
	var others []int
	for i := 1; i < len(s.Seats); i++ {
		others = append(others, s.Seats[(s.Me+i)%len(s.Seats)].Seat)
	}
	return others
}

// seat lays out what belongs to one player: plate and hand along the edge, the
// rows side by side before them.
func (a *arrangement) seat(s *table.Scene, seat int, far bool, edge, rows kit.Box) {
	a.edge(s, seat, far, edge)
	lying := append(zonesOf(s, seat, table.RowFront), zonesOf(s, seat, table.RowBack)...)
	byOrder(lying)
	a.row(lying, rows, far, a.Card)
}

// edge lays out the plate and hand of one player along the edge of the table.
func (a *arrangement) edge(s *table.Scene, seat int, far bool, edge kit.Box) {
	part, most := float32(0.31), a.ownPlate
	if far {
		part, most = 0.34, a.farPlate // lower, with the face beside the words
	}
	plate := kit.Clamp(edge.W*part, min(a.leastPlate, edge.W*0.42), most)
	a.Plates[seat] = kit.NewBox(edge.X, edge.Y, plate, edge.H)
	if !far {
		a.Plates[seat] = kit.NewBox(edge.X, edge.Y, plate, edge.H-kit.Gap)
	}
	edge = kit.NewBox(edge.X+plate+kit.Gap, edge.Y, edge.W-plate-kit.Gap, edge.H)

	hand := a.Far
	if !far {
		hand = a.Hand
	}
	a.row(zonesOf(s, seat, table.RowHand), edge, far, hand)
}

// zonesOf lists the zones of a seat in a row, from left to right.
func zonesOf(s *table.Scene, seat int, row table.Row) []table.ZoneScene {
	var zones []table.ZoneScene
	for _, z := range s.Zones {
		if z.Seat == seat && z.Area.Row == row {
			zones = append(zones, z)
		}
	}
	byOrder(zones)
	return zones
}

// row lays zones with cards of a size side by side, each as wide as its share.
// Where there is no more than a pile to show, that is all the room it gets. Cards
// are smaller where not even one for each zone finds room.
func (a *arrangement) row(zones []table.ZoneScene, b kit.Box, far bool, card fyne.Size) {
	if len(zones) == 0 {
		return
	}
	n := float32(len(zones))
	if over := (card.Width+pileEdges)*n + kit.Gap*(n-1) - b.W; over > 0 {
		card = kit.CardSize(max(card.Width-over/n, leastCard) * 7 / 5)
	}
	r, card, wide := a.named(zones, b.W, card)
	pile := card.Width + pileEdges
	// The open stack lies over the last zone. Where too little is left of that, all move.
	if free := a.aside(b); free.W < b.W && wide[len(wide)-1]-(b.W-free.W) < 2*pile {
		a.row(zones, free, far, card)
		return
	}
	x := b.X
	for i, z := range zones {
		a.zone(z, kit.NewBox(x, b.Y, wide[i], b.H), far, card)
		a.Zones[z.ID].Called = r.names[i]
		x += wide[i] + kit.Gap
	}
}

// middle lays out the shared zones, as wide as they need, after the status
// panel; then what others have there, if there is only one, and then what is
// your own.
func (a *arrangement) middle(s *table.Scene, b kit.Box) {
	var zones []table.ZoneScene
	for _, z := range s.Zones {
		if z.Area.Row == table.RowMiddle && (z.Seat < 0 || z.Seat == s.Me || len(s.Seats) <= 2) {
			zones = append(zones, z)
		}
	}
	byOrder(zones)
	slices.SortStableFunc(zones, func(x, y table.ZoneScene) int { return cmp.Compare(nearness(s, x.Seat), nearness(s, y.Seat)) })
	need := float32(0)
	for _, z := range zones {
		if z.Area.Style == table.StylePile {
			need += a.pileWidth(z, z.Name, a.Card) + kit.Gap
			continue
		}
		need += max(float32(z.Area.Share), 3)*(a.Card.Width+6) + 12 + kit.Gap
	}
	status := kit.Clamp(b.W-need, a.leastStatus, a.mostStatus)
	a.Status = kit.NewBox(b.X, b.Y, status, b.H)
	a.row(zones, kit.NewBox(b.X+status+kit.Gap, b.Y, b.W-status-kit.Gap, b.H), false, a.Card)
	for _, z := range zones {
		if z.Seat >= 0 {
			a.Zones[z.ID].Owner = seatColor(z.Seat, s.Me, len(s.Seats))
		}
	}
}

// pileEdges is how much wider a zone of one pile is than a card, leastCard how
// narrow a card may become.
const pileEdges, leastCard = 18, 14

// nearness is the greater the more a zone of the middle belongs to the one who looks.
func nearness(s *table.Scene, seat int) int {
	if seat < 0 {
		return -1
	}
	return (seat - s.Me - 1 + len(s.Seats)) % len(s.Seats)
}

func (a *arrangement) zone(z table.ZoneScene, b kit.Box, far bool, card fyne.Size) {
	p := &zonePlace{Box: b, Scene: z, Called: z.Name, Far: far, Card: card, Room: kit.NewBox(b.X+6, b.Y+a.label+2, b.W-12, b.H-a.label-8)}
	if z.Area.Row == table.RowHand {
		p.Room = b
	}
	p.Limit = a.aside(p.Room).Right()
	a.Zones[z.ID] = p
}

func byOrder(zones []table.ZoneScene) {
	slices.SortStableFunc(zones, func(x, y table.ZoneScene) int { return cmp.Compare(x.Area.Order, y.Area.Order) })
}
