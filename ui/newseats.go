package ui

import (
	"cmp"
	"strconv"

	"feltstack/rules/names"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// playerRows are the rows for how many play and who sits where, and in a game of teams the
// line that says which seats make a team.
func (n *newGameScreen) playerRows() []fyne.CanvasObject {
	g := n.games[n.game]
	n.pickers, n.choosers = nil, nil
	rows := []fyne.CanvasObject{kit.Heading(words.Say("new.players"))}
	if g.MaxSeats > g.MinSeats {
		var counts []string
		for c := g.MinSeats; c <= g.MaxSeats; c++ {
			counts = append(counts, strconv.Itoa(c))
		}
		count := kit.NewSegments(counts, n.seats-g.MinSeats, func(i int) {
			n.seats = g.MinSeats + i
			n.fillForm()
			n.remember()
		})
		n.choosers = append(n.choosers, count)
		rows = append(rows, kit.FormRow(words.Say("new.count"), "", count.Container))
	}
	teams := &teamRow{kit.NewSketch(), n.teams}
	against := &fyne.Container{Layout: teams, Objects: []fyne.CanvasObject{teams.words.Container}}
	rows = append(rows, n.seatRows(against)...)
	if n.teams() != "" {
		rows = append(rows, against)
	}
	return rows
}

// seatRows are the rows of the seats, each with that of its deck where players bring one.
// against is drawn again where names change.
func (n *newGameScreen) seatRows(against *fyne.Container) []fyne.CanvasObject {
	g := n.games[n.game]
	var rows []fyne.CanvasObject
	var entries []*kit.Entry
	for s := range n.sitting() {
		kinds := []string{words.Say("new.person")}
		for _, b := range g.Bots {
			kinds = append(kinds, b.Name)
		}
		name := kit.NewEntry()
		entries = append(entries, name)
		name.SetText(n.names[s])
		name.SetPlaceHolder(n.defaultName(s))
		name.OnChanged = func(text string) { n.names[s] = text; against.Refresh() }
		var row fyne.CanvasObject
		pick := kit.NewSegments(kinds, n.bots[s], func(i int) {
			n.bots[s] = i
			row.Refresh()
			for other, e := range entries {
				e.SetPlaceHolder(n.defaultName(other))
			}
			against.Refresh()
		})
		n.choosers = append(n.choosers, pick)
		row = kit.SeatRow(s, name, pick, func() string {
			switch {
			case s == n.seats:
				return words.Say("new.observer")
			case n.bots[s] == 0:
				return words.Say("new.here")
			}
			return g.Bots[n.bots[s]-1].Help
		})
		rows = append(rows, row)
		if g.Decks {
			p := kit.NewSelect(n.env)
			n.pickers = append(n.pickers, p)
			rows = append(rows, kit.FormRow(words.Say("new.deck_of", "n", s+1), "", kit.FixedWidth{Object: p, Width: 360}.Wrap()))
		}
	}
	return rows
}

// defaultName is what a seat is called if nothing is typed.
func (n *newGameScreen) defaultName(seat int) string {
	all, people, bots := 0, 0, 0
	for s := range n.sitting() {
		if n.bots[s] == 0 {
			all++
		}
		if s > seat {
			continue
		}
		if n.bots[s] == 0 {
			people++
		} else {
			bots++
		}
	}
	if n.bots[seat] > 0 {
		return botName(bots - 1)
	}
	if all == 1 {
		return "You"
	}
	return words.Say("common.player", "n", people)
}

// botName is what a bot is called for which no name is typed.
func botName(i int) string { return [...]string{"Rook", "Wren", "Lark", "Jay", "Finch"}[i%5] }

// seatName is what a seat is called.
func (n *newGameScreen) seatName(seat int) string {
	return cmp.Or(names.Name(n.names[seat]), n.defaultName(seat))
}
