package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/sound"
)

// sounds pairs what happens with what is heard, the most telling first.
var sounds = []struct {
	kind  table.EventKind
	sound sound.Effect
}{
	{table.EventCountered, sound.Counter}, {table.EventFizzled, sound.Counter}, {table.EventStolen, sound.Counter},
	{table.EventDeclared, sound.Stack}, {table.EventResolved, sound.Resolve}, {table.EventShuffled, sound.Shuffle},
	{table.EventMoved, sound.Card}, {table.EventAttached, sound.Card},
	{table.EventTurned, sound.Tap}, {table.EventTapped, sound.Tap}, {table.EventMarked, sound.Tap},
}

// mostSounds is how many are heard of one change: more would be noise.
const mostSounds = 2

// hear plays what has happened since the old scene.
func hear(e *kit.Env, old, now *table.Scene, told story) {
	if e.Play == nil {
		return
	}
	for _, s := range heardOf(old, now, told) {
		e.Play(s)
	}
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
