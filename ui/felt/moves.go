package felt

import (
	"image"
	"strconv"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// stood is how a card was drawn before the scene changed.
type stood struct {
	zone   int
	size   fyne.Size
	shows  kit.Picture
	plain  *image.RGBA
	badges string
	was    bool // it was on the table at all
}

// remember notes how a card is drawn now.
func (v *cardView) remember() stood {
	return stood{zone: v.place.Card.Zone, size: v.Size(), shows: v.shows, plain: v.plain, badges: badgesOf(v.place.Card), was: v.Visible()}
}

// badgesOf is what a card's badges say, to be compared.
func badgesOf(c table.CardScene) string {
	var b strings.Builder
	for _, x := range c.Badges {
		b.WriteString(x.Kind)
		b.WriteString(strconv.Itoa(x.N))
		b.WriteByte(' ')
	}
	return b.String()
}

// stepOf is what a card does to get from how it stood to how it is to stand.
// dealt counts the cards that leave piles: they go one after the other.
func (t *Table) stepOf(v *cardView, before stood, to fyne.Position, dealt *int) (step, bool) {
	s := step{card: v, from: v.Position(), to: to}
	if !before.was {
		return s, v.Position() != to
	}
	if before.shows.Turned != v.wants.Turned {
		s.was = before.size
	}
	if before.shows.Kind != v.wants.Kind && before.plain != nil {
		s.over = before.plain
	}
	if before.zone != v.place.Card.Zone && t.isPile(before.zone) {
		s.wait = *dealt
		*dealt++
	}
	s.pulse = before.zone == v.place.Card.Zone && before.badges != badgesOf(v.place.Card)
	return s, s.from != s.to || !s.was.IsZero() || s.over != nil || s.pulse
}

// isPile tells whether cards of a zone lie on each other.
func (t *Table) isPile(zone int) bool {
	z := t.arr.Zones[zone]
	return z != nil && z.Scene.Area.Style == table.StylePile
}

// riseTime is how long it shows what a number changed by, at the usual speed.
const riseTime = 1100 * time.Millisecond

// change is what the big number of a seat changed by.
type change struct {
	seat int
	text string // "+7"
	more bool
}

// changes lists what the big numbers of the seats changed by.
func changes(old, now *table.Scene) []change {
	var out []change
	for i, s := range now.Seats {
		if i >= len(old.Seats) || old.Seats[i].Seat != s.Seat || len(s.Facts) == 0 || len(old.Seats[i].Facts) == 0 {
			continue
		}
		now, was := s.Facts[0], old.Seats[i].Facts[0]
		n, before := now.N, was.N
		switch {
		case now.Shape != rules.FactNumber || was.Shape != rules.FactNumber || n == before:
		case n > before:
			out = append(out, change{s.Seat, "+" + strconv.Itoa(n-before), true})
		default:
			out = append(out, change{s.Seat, "−" + strconv.Itoa(before-n), false})
		}
	}
	return out
}

// riseNumbers shows at every seat what its big number changed by.
func (t *Table) riseNumbers(old *table.Scene) {
	if t.env.Still || t.motion.time == 0 {
		return
	}
	for _, c := range changes(old, t.scene) {
		if b, shown := t.arr.Plates[c.seat]; shown {
			at := fyne.NewPos(b.X+b.W*0.62, b.Y+min(b.H*0.35, 40))
			rise(t.ghost.Container, c.text, at, c.more, t.motion.time*riseTime/library.MotionSpeeds["normal"])
		}
	}
}
