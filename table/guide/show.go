package guide

import (
	"fmt"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
	"feltstack/table"
)

// Show plays a scenario and returns it as a session that is only looked at, at its
// beginning, with what is to be said at each step. The names are those of the seats.
func Show(s *scenario.Scenario, names []string) (*table.Session, []scenario.ShownStep, error) {
	shown, err := s.Show(names)
	if err != nil {
		return nil, nil, fmt.Errorf("show %s: %w", s.Name, err)
	}
	line, err := choices(shown.Table, shown.Picks)
	if err != nil {
		return nil, nil, fmt.Errorf("show %s: %w", s.Name, err)
	}
	m := shown.Table
	cfg := table.Config{Game: m.Game, Looks: games.Looks(m.Game.Name), Setup: m.Setup, Start: m, Still: true}
	for _, name := range names[:m.S.SeatCount] {
		cfg.Players = append(cfg.Players, table.Player{Name: name})
	}
	session, err := table.Resume(cfg, line)
	if err != nil {
		return nil, nil, err
	}
	if err := narrate(session, shown); err != nil {
		session.Close()
		return nil, nil, err
	}
	return session, shown.Steps, nil
}

// narrate says at each step what the log of who chooses there tells of it, and goes
// back to the beginning.
func narrate(s *table.Session, shown *scenario.Shown) error {
	at := 0
	for i := range shown.Steps {
		step := &shown.Steps[i]
		if step.At == at {
			continue
		}
		view := s.View(int(shown.Picks[at].Seat))
		if err := view.Go(at); err != nil {
			return err
		}
		before := len(view.Scene().Log)
		if err := view.Go(step.At); err != nil {
			return err
		}
		var said []string
		for _, line := range view.Scene().Log[before:] {
			said = append(said, line.Text)
		}
		if at = step.At; len(said) > 0 {
			step.Say = said
		}
	}
	return s.View(Me).Go(0)
}

// choices makes picks from a table on, as a session keeps them.
func choices(start *rules.Match, picks []scenario.Pick) ([]table.Choice, error) {
	m := start.Copy()
	var line []table.Choice
	for n, p := range picks {
		c := table.Choice{N: n, Seat: int(p.Seat), Turn: int(m.S.Turn), Key: p.Key}
		i, err := m.Words().Find(p.Key)
		if err == nil {
			err = m.Choose(i)
		}
		if err != nil {
			return nil, fmt.Errorf("choice %d: %w", n+1, err)
		}
		c.Hash = m.S.Hash()
		line = append(line, c)
	}
	return line, nil
}
