package rules

import "slices"

// What happens at the same time is collected first, then proposed one by one,
// then told, and then it is done: each card still sees the others go, and is
// seen. Collect and Happen do that, with the procedure of HappenProc.

// Collect adds an event to those that happen at the same time: group is a
// serial of NewSerial. Happen(group) lets them.
func (m *Match) Collect(group ItemID, ev Coming) {
	ev.fill(m)
	ev.Group, ev.Serial, ev.Stage, ev.Lost = group, 0, StageOpen, false
	m.S.Coming = append(m.S.Coming, ev)
}

// Happen lets what was collected happen, or what happens instead. It calls a
// procedure: the running step ends, and the next one finds it done.
func (m *Match) Happen(group ItemID) {
	m.Call(m.Game.Happen, Frame{Ctrl: m.S.Active, Serial: group})
}

// Registers of the procedure's frame. Frame.Tgt is the card whose ability
// changes the event.
const (
	happenAbility = iota // which one
	happenShield         // the mark that prevents some of it, place plus 1
	happenWait           // the text that does so for a time, place plus 1
)

// Steps of the procedure.
const (
	stepNext   = iota // the next event is proposed
	stepWhich         // which of several things changes it
	stepChosen        // that one is chosen
	stepMay           // whether it does
	stepMayed         // that is said
	stepChange        // it does
	stepBefore        // the game handles all that is left
	stepDo            // and done
	stepNumber        // and its number told
)

// HappenProc is the procedure that lets collected events happen: Game.Happen
// names its place.
func HappenProc() Proc {
	return Proc{Name: "what happens", Steps: []Step{
		stepNext: happenNext, stepWhich: happenWhich, stepChosen: happenChosen, stepMay: happenMay, stepMayed: happenMayed,
		stepChange: happenChange, stepBefore: happenBefore, stepDo: happenDo, stepNumber: happenNumber,
	}}
}

// coming is the place in State.Coming of the first event of a group at a
// stage, -1 if there is none.
func (s *State) coming(group ItemID, at Stage) int {
	for i := range s.Coming {
		if ev := &s.Coming[i]; ev.Group == group && ev.Stage == at {
			return i
		}
	}
	return -1
}

// Proposed is the event that the pending decision is about: what happens
// instead of it. Nil if it is about none. It holds until the match goes on.
func (m *Match) Proposed() *Coming {
	if len(m.Game.Proposals) == 0 || m.S.Asked.Proc != m.Game.Happen {
		return nil
	}
	if i := m.S.coming(m.S.Asked.Serial, StageNow); i >= 0 {
		return &m.S.Coming[i]
	}
	return nil
}

// dropComing forgets event i.
func (s *State) dropComing(i int) {
	if serial := s.Coming[i].Serial; serial != 0 {
		s.Forget(serial)
	}
	s.Coming = slices.Delete(s.Coming, i, i+1)
}

func happenNext(m *Match, f *Frame) {
	i := m.S.coming(f.Serial, StageOpen)
	if i < 0 {
		f.Goto(stepBefore)
		return
	}
	ev := m.S.Coming[i]
	if m.Game.Proposals[ev.Kind].One && ev.N > 1 {
		rest := ev
		rest.N--
		ev.N = 1
		m.S.Coming = slices.Insert(m.S.Coming, i+1, rest)
	}
	ev.Stage = StageNow
	m.S.Coming[i] = ev
}

// happenWhich finds what changes the event. Of several things the seat that it
// happens to says which comes first.
func happenWhich(m *Match, f *Frame) {
	i := m.S.coming(f.Serial, StageNow)
	if i < 0 {
		f.Goto(stepNext)
		return
	}
	if !m.S.Coming[i].sure(m) {
		m.S.dropComing(i)
		f.Goto(stepNext)
		return
	}
	var room [24]Replacement
	ev := m.S.Coming[i]
	list := ev.replacements(m, room[:0])
	switch {
	case len(list) == 0:
		m.S.Coming[i].Stage = StageSure
		f.Goto(stepNext)
		if m.Game.Proposals[ev.Kind].One {
			f.Goto(stepBefore)
		}
	case len(list) == 1 || ev.Seat == NoSeat || m.S.Seats[ev.Seat].Out:
		list[0].take(f)
		f.Goto(stepMay)
	default:
		m.Ask(Decision{Kind: PickOrder, Seat: ev.Seat, Prompt: m.Game.PromptInstead, Src: ev.Card})
		for _, r := range list {
			m.Offer(r.option(), 0)
		}
	}
}

func happenChosen(m *Match, f *Frame) {
	o := m.S.Answer
	r := Replacement{Src: o.Card, Ability: o.Ability, Wait: o.N}
	if o.Verb == VerbPrevent {
		r.Shield, r.Wait = o.N, 0
	}
	r.take(f)
}

// happenMay asks whether an ability is used, where that is left to who controls it.
func happenMay(m *Match, f *Frame) {
	if f.R[happenShield] == 0 {
		i := m.S.coming(f.Serial, StageNow)
		if a := taken(f).of(m); a.Ask != 0 && i >= 0 {
			who := taken(f).voice(m, i)
			if a.Theirs {
				who = m.S.Coming[i].Seat
			}
			m.Ask(Decision{Kind: PickYes, Seat: who, Prompt: a.Ask, Src: f.Tgt})
			m.Offer(Option{Verb: VerbYes}, 0)
			m.Offer(Option{Verb: VerbNo}, 0)
			return
		}
	}
	f.Goto(stepChange)
}

func happenMayed(m *Match, f *Frame) {
	i := m.S.coming(f.Serial, StageNow)
	if m.S.Answer.Verb == VerbNo && i >= 0 {
		taken(f).noteUsed(&m.S, i)
		f.Goto(stepWhich)
	}
}

func happenChange(m *Match, f *Frame) {
	f.Goto(stepWhich)
	if i := m.S.coming(f.Serial, StageNow); i >= 0 {
		taken(f).change(m, i)
	}
}

// happenBefore lets the game handle all that is left, before the first of it happens.
func happenBefore(m *Match, f *Frame) {
	m.openBatch()
	for i := 0; i < len(m.S.Coming); {
		ev := &m.S.Coming[i]
		if ev.Group != f.Serial || ev.Stage != StageSure {
			i++
			continue
		}
		if !ev.sure(m) {
			m.S.dropComing(i)
			continue
		}
		ev.before(m)
		i++
	}
	m.batch = 0
}

// happenDo lets one event happen that nothing happens instead of, then the next.
func happenDo(m *Match, f *Frame) {
	i := m.S.coming(f.Serial, StageSure)
	if i < 0 {
		if m.S.coming(f.Serial, StageOpen) >= 0 {
			f.Goto(stepNext)
		}
		return
	}
	f.Again()
	if m.S.Coming[i].Lost {
		m.S.dropComing(i)
		return
	}
	ev := &m.S.Coming[i]
	ev.Stage = StageDone
	if ev.Serial == 0 {
		ev.Serial = m.S.NewSerial()
	}
	now := *ev
	n := now.do(m)
	for i := range m.S.Coming {
		if m.S.Coming[i].Serial == now.Serial {
			m.S.Coming[i].N = n
		}
	}
}

// happenNumber tells once how much of each kind has happened to each seat.
func happenNumber(m *Match, f *Frame) {
	for i := m.S.coming(f.Serial, StageDone); i >= 0; i = m.S.coming(f.Serial, StageDone) {
		ev, n := m.S.Coming[i], int16(0)
		for j := i; j < len(m.S.Coming); {
			o := &m.S.Coming[j]
			if o.Group != f.Serial || o.Stage != StageDone || o.Kind != ev.Kind || o.Seat != ev.Seat || o.Part != ev.Part {
				j++
				continue
			}
			n = plus(n, o.N)
			m.S.dropComing(j)
		}
		ev.many(m, n)
	}
}
