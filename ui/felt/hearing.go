package felt

import (
	"slices"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/sound"
)

// sounds pairs what happens with what is heard, the most telling first.
var sounds = []struct {
	kind  table.EventKind
	sound sound.Effect
}{
	{table.EventCountered, sound.Counter}, {table.EventFizzled, sound.Counter}, {table.EventEnded, sound.Counter}, {table.EventNegated, sound.Counter}, {table.EventStolen, sound.Counter},
	{table.EventDeclared, sound.Stack}, {table.EventResolved, sound.Resolve}, {table.EventShuffled, sound.Shuffle},
	{table.EventMoved, sound.Card}, {table.EventAttached, sound.Card},
	{table.EventTurned, sound.Tap}, {table.EventTapped, sound.Tap}, {table.EventMarked, sound.Tap},
}

// mostSounds is how many are heard of one change: more would be noise.
const mostSounds = 2

// hearing lets what happens be heard as it is seen.
type hearing struct {
	env  *kit.Env
	next []*heard
}

// heard is a sound that is still to come.
type heard struct {
	sound sound.Effect
	stop  func()
}

// hear plays what has happened since the old scene.
func (h *hearing) hear(old, now *table.Scene, told story) {
	if h.env.Play == nil {
		return
	}
	for _, s := range heardOf(old, now, told) {
		d := heardAfter(h.env, s, old, now, told)
		if d == 0 {
			h.env.Play(s)
			continue
		}
		n := &heard{sound: s}
		n.stop = h.env.After(d, func() { h.play(n) })
		h.next = append(h.next, n)
	}
}

// play plays a sound whose time has come.
func (h *hearing) play(n *heard) {
	h.next = slices.DeleteFunc(h.next, func(o *heard) bool { return o == n })
	h.env.Play(n.sound)
}

// hasten plays at once what is still to come: so it is seen.
func (h *hearing) hasten() {
	for len(h.next) > 0 {
		n := h.next[0]
		n.stop()
		h.play(n)
	}
}

// end has nothing more heard.
func (h *hearing) end() {
	for _, n := range h.next {
		n.stop()
	}
	h.next = nil
}

// heardAfter is how long after a scene has come a sound is heard: that of cards as they
// touch the table, that of a turn as its ribbon comes, that of the end once all has been seen.
func heardAfter(e *kit.Env, s sound.Effect, old, now *table.Scene, told story) time.Duration {
	if !moves(e) || told.back {
		return 0
	}
	switch s {
	case sound.Win, sound.Lose:
		return restOf(e, old, now, told)
	case sound.Stack:
		return told.wait + time.Duration(toStack*float64(e.Glide))
	case sound.Card:
		return told.wait + e.Glide
	case sound.Turn:
		if turnPasses(old, now, told) {
			return seenAfter(e, old, now, told) + crossFor(e, told.hails)
		}
		return told.wait
	}
	return 0
}

// heardOf lists the sounds of what happened.
func heardOf(old, now *table.Scene, told story) []sound.Effect {
	if now.Over && !old.Over {
		if now.Won {
			return []sound.Effect{sound.Win}
		}
		return []sound.Effect{sound.Lose}
	}
	var all []sound.Effect
	for _, s := range sounds {
		if told.heard[s.kind] && !slices.Contains(all, s.sound) && len(all) < mostSounds {
			all = append(all, s.sound)
		}
	}
	if now.Prompt.Mine && !old.Prompt.Mine && len(all) < mostSounds {
		all = append(all, sound.Turn)
	}
	return all
}
