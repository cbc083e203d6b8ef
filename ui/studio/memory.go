package studio

import (
	"time"

	"feltstack/saves/sets"
	"feltstack/ui/words"
)

// Memory is what can be undone and redone in the studio. It outlives the page: people leave it to
// try a card.
type Memory struct {
	histories    map[string]*history // by the names of sets
	past, future []Step
}

// NewMemory remembers nothing yet.
func NewMemory() *Memory { return &Memory{histories: map[string]*history{}} }

// Step is something that was done to whole sets: one was deleted, merged, renamed or replaced.
type Step struct {
	Before sets.Before // how they were
	From   string      // the set that is shown where the step is undone,
	To     string      // and where it is done
	Rename bool        // From is called To
	Said   string      // what was done
	at     time.Time
}

// Forget forgets what was done to some sets, and to whole sets: more than that has changed since.
func (m *Memory) Forget(sets []string) {
	for _, name := range sets {
		delete(m.histories, name)
	}
	if len(sets) > 0 {
		m.past, m.future = nil, nil
	}
}

// Add remembers a step that was done just now. What was undone before can't be redone then.
func (m *Memory) Add(p Step) {
	p.at = time.Now()
	m.past, m.future = append(m.past, p), nil
	m.renamed(p.From, p.To, p.Rename)
	for _, h := range m.histories {
		h.future, h.typed = nil, time.Time{}
	}
}

// renamed has a set keep its history under another name.
func (m *Memory) renamed(from, to string, is bool) {
	if h := m.histories[from]; is && h != nil {
		delete(m.histories, from)
		m.histories[to] = h
	}
}

// of is the history of a set.
func (m *Memory) of(set string) *history {
	if m.histories[set] == nil {
		m.histories[set] = &history{}
	}
	return m.histories[set]
}

// newest is the last step, if nothing was done to a card after it.
func newest(steps []Step, moments []moment) (Step, bool) {
	n := len(steps)
	if n == 0 || len(moments) > 0 && moments[len(moments)-1].at.After(steps[n-1].at) {
		return Step{}, false
	}
	return steps[n-1], true
}

// goBack undoes the newest step of one list, and notes it in the other.
func (s *Page) goBack(from, to *[]Step, undo bool) {
	if s.returning {
		return
	}
	s.save()
	s.returning = true
	p := (*from)[len(*from)-1]
	shown, was := p.From, p.To
	if !undo {
		shown, was = p.To, p.From
	}
	s.exits.Return(p.Before, func(now sets.Before, err error) string {
		s.returning = false
		*from = (*from)[:len(*from)-1]
		if err != nil {
			s.say(err)
			return ""
		}
		s.exits.Memory.renamed(was, shown, p.Rename)
		p.Before, p.at = now, time.Now()
		*to = append(*to, p)
		if undo {
			s.Tell(words.Say("studio.undone", "what", p.Said))
		} else {
			s.Tell(p.Said)
		}
		return shown
	})
}
