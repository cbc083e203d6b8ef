package library

import (
	"slices"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// Games implements Library.
func (s *Local) Games() []GameInfo {
	var all []GameInfo
	for _, g := range s.games {
		info := GameInfo{Key: g.Name, Title: g.Title, About: g.Say(g.About), MinSeats: g.MinSeats, MaxSeats: g.MaxSeats}
		for i, l := range bot.Levels() {
			info.Bots = append(info.Bots, Named{l.Name, l.Title, l.Help})
			if won := games.Looks(g.Name).Levels[l.Name]; won != "" {
				info.Bots[i].Help = words.Say("new.level", "help", l.Help, "record", g.Say(won))
			}
		}
		info.Teams = teams(g)
		info.Cards = sample(g)
		info.Decks = g.BuildsDecks()
		if g.Extend != nil {
			info.Blanks = games.Form(g.Name).Blanks
		}
		for _, w := range g.RuleOptions {
			info.Options = append(info.Options, optionOf(g, w))
		}
		if g.Choosers > 0 {
			o := optionOf(g, g.Chooser)
			info.Observer = &o
		}
		for _, p := range g.Presets {
			info.Presets = append(info.Presets, Preset{p.Title, p.About, Format{Seats: p.Seats, Seconds: p.Seconds, Options: p.Options}})
		}
		info.Refused = func(n NewGame) string { return refused(g, n) }
		all = append(all, info)
	}
	return all
}

// refused says why a game can't begin like this, "" if it can.
func refused(g *rules.Game, n NewGame) string {
	su := rules.Setup{Seats: len(n.Seats), RuleOptions: n.Options}
	if n.Observer {
		su.Seats, su.Choosers = su.Seats-1, 1
	}
	if _, err := rules.Prepare(g, su); err != nil {
		return trouble.Text(err)
	}
	return ""
}

// optionOf is an option of a game in words.
func optionOf(g *rules.Game, w rules.RuleOption) GameOption {
	o := GameOption{Name: w.Name, Title: g.Say(w.Title), Help: g.Say(w.Help), Values: w.Values, Module: w.Module, Needs: w.Needs, In: w.In, Seats: w.Seats}
	for _, id := range w.Named {
		o.Named = append(o.Named, g.Say(id))
	}
	return o
}

// sampled is how many cards show a game.
const sampled = 5

// sample is what is on a few cards from all over a game.
func sample(g *rules.Game) []cardart.Face {
	var all []cardart.Face
	n := len(g.Defs) - 1 - g.Extras
	for i := range sampled {
		if def := 1 + (2*i+1)*n/(2*sampled); def <= n {
			face := AboutCard(g, def, nil).Face
			face.Text, face.Compact = "", true
			all = append(all, face)
		}
	}
	return all
}

// teams returns the teams of every number of players.
func teams(g *rules.Game) map[int][]int {
	all := map[int][]int{}
	for n := max(g.MinSeats, 3); n <= g.MaxSeats; n++ {
		m, err := rules.Prepare(g, rules.Setup{Seats: n, Seed: 1})
		if err != nil || !slices.ContainsFunc(m.S.Seats, func(s rules.SeatState) bool { return s.Team != 0 }) {
			continue
		}
		for _, s := range m.S.Seats {
			all[n] = append(all[n], int(s.Team))
		}
	}
	return all
}
