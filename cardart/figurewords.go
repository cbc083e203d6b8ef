package cardart

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Slot is a choice that makes a figure: its pose, its hat.
type Slot uint8

// The slots, in the order in which a figure is described.
const (
	SlotPose Slot = iota
	SlotFace
	SlotHat
	SlotWorn
	SlotHeld
	SlotAround
	SlotCoat
	SlotPlace
	SlotLight
	slots
)

// String is what a slot is called in a message or a page for people.
func (s Slot) String() string {
	return [slots]string{"pose", "face", "hat", "worn", "held", "around", "coat", "place", "light"}[s]
}

// Most is how many words of a slot a figure has at most.
func (s Slot) Most() int { return [slots]int{1, 1, 1, 3, 2, 3, 1, 1, 1}[s] }

// Plain is the word of a figure that names none of a slot: how it stands and looks. "" has none.
func (s Slot) Plain() string { return [slots]string{SlotPose: "standing", SlotFace: "calm"}[s] }

// place is where the pieces of a slot go to, "" for those that go anywhere.
func (s Slot) place() string {
	return [slots]string{SlotFace: "face", SlotHat: "head", SlotWorn: "neck", SlotHeld: "hand"}[s]
}

// Slots lists all slots, in order.
func Slots() []Slot {
	all := make([]Slot, slots)
	for i := range all {
		all[i] = Slot(i)
	}
	return all
}

// figureFolders are the folders of figures whose files fill a slot.
var figureFolders = [slots]string{SlotFace: "faces", SlotHat: "hats", SlotWorn: "worn", SlotHeld: "held", SlotAround: "around"}

// coats are colours of a figure in place of its own.
var coats = map[string]tone{
	"grey": coat(0x8c98a8), "white": coat(0xe8ecf2), "golden": coat(0xe0aa3a), "icy": coat(0x9fd4ea), "iron": coat(0x7f8894),
	"stone": coat(0xa39a8c), "pink": coat(0xe58fae), "red": coat(0xb8433a), "green": coat(0x5f9a5a), "blue": coat(0x3f78b8),
	"violet": coat(0x74509e), "brown": coat(0x7d5a41), "shadowy": coat(0x1c1a2c),
}

func coat(rgb uint32) tone { return tone{c: hex(rgb)} }

// wardrobe is all that figures are made of. Nothing changes it.
type wardrobe struct {
	poses  map[string]map[string]func() *Art // by who has them, and word
	pieces [slots]map[string]func() *Art     // of the slots that files fill, by word
	words  [slots][]string                   // of each slot but the poses, in the order in which they are listed
	slot   map[string]Slot                   // which one a word fills
	twice  []string                          // words of two slots, which must not be
}

// figures is what the program comes with.
var figures = sync.OnceValue(newWardrobe)

func newWardrobe() *wardrobe {
	w := &wardrobe{poses: map[string]map[string]func() *Art{}, slot: map[string]Slot{}}
	folders, err := artFiles.ReadDir("figures")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, f := range folders {
		if who, is := strings.CutPrefix(f.Name(), "pose-"); is {
			w.poses[who] = w.read(f.Name(), SlotPose)
		}
	}
	for s, name := range figureFolders {
		if name != "" {
			w.pieces[s] = w.read(name, Slot(s))
			w.words[s] = slices.Sorted(maps.Keys(w.pieces[s]))
		}
	}
	w.words[SlotCoat] = slices.Sorted(maps.Keys(coats))
	w.words[SlotPlace], w.words[SlotLight] = placeNames, skyNames
	for s := SlotCoat; s < slots; s++ {
		for _, word := range w.words[s] {
			w.add(word, s)
		}
	}
	return w
}

// read is the files of a folder by the words for them, which fill a slot.
func (w *wardrobe) read(name string, s Slot) map[string]func() *Art {
	named := map[string]func() *Art{}
	for file, art := range folder("figures/"+name, &sceneRoles) {
		word := MotifName(file + ".svg")
		named[word] = art
		w.add(word, s)
	}
	return named
}

// add notes which slot a word fills.
func (w *wardrobe) add(word string, s Slot) {
	if other, is := w.slot[word]; is && other != s {
		w.twice = append(w.twice, word)
		return
	}
	w.slot[word] = s
}

// slotOf is which slot of someone's figure a word fills. A motif's name is something held.
func (w *wardrobe) slotOf(who, word string) (Slot, bool) {
	s, is := w.slot[word]
	if is && s == SlotPose {
		_, is = w.poses[who][word]
	} else if !is {
		s = SlotHeld
		_, is = motifs()[word]
	}
	return s, is
}

// Figures lists who there is to make a figure of: "penguin".
func Figures() []string { return slices.Sorted(maps.Keys(figures().poses)) }

// MostPosed is who of them has the most poses: such a figure shows every word.
func MostPosed() string {
	return slices.MaxFunc(Figures(), func(a, b string) int { return cmp.Compare(len(figures().poses[a]), len(figures().poses[b])) })
}

// FigureWords lists the words that fill a slot of a figure, in order.
func FigureWords(who string, s Slot) []string {
	if s == SlotPose {
		return slices.Sorted(maps.Keys(figures().poses[who]))
	}
	return slices.Clone(figures().words[s])
}
