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

// hear plays what has happened since the old scene, which is shown for so long.
func hear(e *kit.Env, old, now *table.Scene, told story, rest time.Duration) {
	if e.Play == nil {
		return
	}
	for _, s := range heardOf(old, now, told) {
		if d := heardAfter(e, s, told, rest); d > 0 {
			e.After(d, func() { e.Play(s) })
		} else {
			e.Play(s)
		}
	}
}

// heardAfter is how long after a scene has come a sound is heard: that of cards as they
// touch the table, that of the end once all has been seen.
func heardAfter(e *kit.Env, s sound.Effect, told story, rest time.Duration) time.Duration {
	if !moves(e) || told.back {
		return 0
	}
	switch s {
	case sound.Win, sound.Lose:
		return rest
	case sound.Stack:
		return told.wait + time.Duration(toStack*float64(e.Glide))
	case sound.Card:
		return told.wait + e.Glide
	case sound.Turn:
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
