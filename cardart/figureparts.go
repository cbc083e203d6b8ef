package cardart

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// String describes a figure, its words by slot. One without words is told by its pose where a
// motif has the bare name.
func (f Figure) String() string {
	var words []string
	for s := range slots {
		words = append(words, f.words[s]...)
	}
	if _, is := motifs()[f.Who]; is && len(words) == 0 {
		words = append(words, SlotPose.Plain())
	}
	if len(words) == 0 {
		return f.Who
	}
	return f.Who + ": " + strings.Join(words, ", ")
}

// Words are those that fill a slot, in the order in which they were added.
func (f Figure) Words(s Slot) []string { return slices.Clone(f.words[s]) }

// Slots lists the slots that whoever it is of has a place for.
func (f Figure) Slots() []Slot {
	return slices.DeleteFunc(Slots(), func(s Slot) bool { return !Figure{Who: f.Who}.shows(s) })
}

// shows reports whether a slot's words can be seen in its pose.
func (f Figure) shows(s Slot) bool {
	body := f.body()
	if s == SlotCoat {
		return slices.ContainsFunc(body.parts, func(p part) bool { return p.coat })
	}
	if s.place() == "" {
		return true
	}
	_, is := anchor(body, s.place())
	return is
}

// Toggled is the figure with a word of a slot, or without if it has it. Where the slot is full
// the word takes the place of the last one.
func (f Figure) Toggled(s Slot, word string) Figure {
	words := slices.Clone(f.words[s])
	if i := slices.Index(words, word); i >= 0 {
		words = slices.Delete(words, i, i+1)
	} else {
		words = append(words[:min(len(words), s.Most()-1)], word)
	}
	f.words[s] = words
	return f
}

// Without is the figure without the words of a slot.
func (f Figure) Without(s Slot) Figure {
	f.words[s] = nil
	return f
}

// As is the figure of someone else, who keeps the words that suit them.
func (f Figure) As(who string) Figure {
	f.Who = who
	for s := range slots {
		f.words[s] = slices.DeleteFunc(slices.Clone(f.words[s]), func(w string) bool {
			fills, is := figures().slotOf(who, w)
			return !is || fills != s || !Figure{Who: who}.shows(s)
		})
	}
	return f
}

// Unseen is a word of a figure that its picture doesn't show, as it goes to a place that the
// body doesn't have in its pose: the face of a penguin that is turned away.
type Unseen struct {
	Word string
	Slot Slot
}

// Unseen lists its words that aren't seen.
func (f Figure) Unseen() []Unseen {
	body := f.body()
	var out []Unseen
	for s := range slots {
		for i, w := range f.words[s] {
			at := s.place()
			switch {
			case s == SlotCoat && !f.shows(s):
				out = append(out, Unseen{w, s})
				continue
			case s == SlotHeld:
				at = hands[i]
			case at != "":
				at = figures().pieces[s][w]().says["at"]
			}
			if _, is := anchor(body, at); at != "" && !is {
				out = append(out, Unseen{w, s})
			}
		}
	}
	return out
}

// Poses lists the poses of a figure in which all its words are seen, the plain one first.
func (f Figure) Poses() []string {
	plain := SlotPose.Plain()
	others := slices.DeleteFunc(FigureWords(f.Who, SlotPose), func(pose string) bool { return pose == plain })
	return slices.DeleteFunc(append([]string{plain}, others...), func(pose string) bool {
		return len(f.Without(SlotPose).Toggled(SlotPose, pose).Unseen()) > 0
	})
}

// Surprise is the same one in a pose, with a face and things that chance chooses, all of them
// seen.
func (f Figure) Surprise(rng *rand.Rand) Figure {
	out := Figure{Who: f.Who}
	for s, chance := range [slots]float64{SlotPose: 1, SlotFace: 0.8, SlotHat: 0.7, SlotWorn: 0.4, SlotHeld: 0.7, SlotAround: 0.5, SlotCoat: 0.15} {
		if words := FigureWords(f.Who, Slot(s)); rng.Float64() < chance && out.shows(Slot(s)) {
			out = out.Toggled(Slot(s), words[rng.IntN(len(words))])
		}
	}
	return out
}
