package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/sound"
)

// sounds pairs what happens with what is heard, the most telling first.
var sounds = []struct {
	kind  table.NewsKind
	sound sound.Effect
}{
	{table.NewsCountered, sound.Counter}, {table.NewsFizzled, sound.Counter}, {table.NewsStolen, sound.Counter},
	{table.NewsDeclared, sound.Stack}, {table.NewsResolved, sound.Resolve}, {table.NewsShuffled, sound.Shuffle},
	{table.NewsMoved, sound.Card}, {table.NewsAttached, sound.Card}, {table.NewsTurned, sound.Tap}, {table.NewsMarked, sound.Tap},
}

// mostSounds is how many are heard of one change: more would be noise.
const mostSounds = 2

// hear plays what the change from the old scene sounds like.
func (t *Table) hear(old *table.Scene) {
	if t.env.Play == nil || t.replay != nil && !t.replay.playing {
		return
	}
	for _, e := range heardOf(old, t.scene) {
		t.env.Play(e)
	}
}

// heardOf lists the sounds of a change.
func heardOf(old, now *table.Scene) []sound.Effect {
	if now.Over && !old.Over {
		if now.Won {
			return []sound.Effect{sound.Win}
		}
		return []sound.Effect{sound.Lose}
	}
	var all []sound.Effect
	for _, s := range sounds {
		happened := slices.ContainsFunc(now.News, func(n table.News) bool { return n.Kind == s.kind })
		if happened && !slices.Contains(all, s.sound) && len(all) < mostSounds {
			all = append(all, s.sound)
		}
	}
	if now.Prompt.Mine && !old.Prompt.Mine && len(all) < mostSounds {
		all = append(all, sound.Turn)
	}
	return all
}
