package cardart

import (
	"maps"
	"math"
	"slices"
	"strconv"
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

// Slots lists all slots, in order.
func Slots() []Slot {
	all := make([]Slot, slots)
	for i := range all {
		all[i] = Slot(i)
	}
	return all
}

// many is how many words of a slot a figure has at most.
var many = [slots]int{1, 1, 1, 3, 2, 3, 1, 1, 1}

// figureFolders are the folders of figures whose files fill a slot.
var figureFolders = map[Slot]string{SlotFace: "faces", SlotHat: "hats", SlotWorn: "worn", SlotHeld: "held", SlotAround: "around"}

// coats are colours of a figure in place of its own.
var coats = map[string]tone{
	"grey": coat(0x8c98a8), "white": coat(0xe8ecf2), "golden": coat(0xe0aa3a), "icy": coat(0x9fd4ea), "iron": coat(0x7f8894),
	"stone": coat(0xa39a8c), "pink": coat(0xe58fae), "red": coat(0xb8433a), "green": coat(0x5f9a5a), "blue": coat(0x3f78b8),
	"violet": coat(0x74509e), "brown": coat(0x7d5a41), "shadowy": coat(0x1c1a2c),
}

func coat(rgb uint32) tone { return tone{c: hex(rgb)} }

// pieces are what the files of figures show, by folder and name.
var pieces = sync.OnceValue(func() map[string]map[string]func() *Art {
	all := map[string]map[string]func() *Art{}
	folders, err := artFiles.ReadDir("figures")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, f := range folders {
		named := map[string]func() *Art{}
		for name, art := range folder("figures/"+f.Name(), &sceneRoles) {
			named[MotifName(name+".svg")] = art
		}
		all[f.Name()] = named
	}
	return all
})

// Figures lists who there is to make a figure of: "penguin".
func Figures() []string {
	var all []string
	for f := range pieces() {
		if who, is := strings.CutPrefix(f, "pose-"); is {
			all = append(all, who)
		}
	}
	slices.Sort(all)
	return all
}

// FigureWords lists the words that fill a slot of a figure, in order.
func FigureWords(who string, s Slot) []string {
	switch s {
	case SlotPose:
		return slices.Sorted(maps.Keys(pieces()["pose-"+who]))
	case SlotCoat:
		return slices.Sorted(maps.Keys(coats))
	case SlotPlace:
		return Places()
	case SlotLight:
		return slices.Clone(skyNames)
	}
	return slices.Sorted(maps.Keys(pieces()[figureFolders[s]]))
}

// CheckFigure says why a description is none of a figure, as an *[UnknownFigure]: its Word
// is who it is of if there's none such. Nil if it is one.
func CheckFigure(name string) error {
	_, err := figureOf(name)
	return err
}

// A figure is a motif put together from pieces, described by words:
// "penguin: sliding, top hat, lantern".
type figure struct {
	who   string
	words [slots][]string
}

// UnknownFigure says which word of a description is not known, or is one too many.
type UnknownFigure struct {
	Word string
	Many bool // there are others of its slot
}

func (e *UnknownFigure) Error() string { return "figure: " + e.Word }

// figureOf reads a description. Words may stand in any order; a motif's name is
// something held.
func figureOf(name string) (*figure, error) {
	who, rest, _ := strings.Cut(name, ":")
	who = strings.TrimSpace(who)
	if _, is := pieces()["pose-"+who]; !is {
		return nil, &UnknownFigure{Word: who}
	}
	f := &figure{who: who}
	if rest = strings.TrimSpace(rest); rest == "" {
		return f, nil
	}
	for _, w := range strings.Split(rest, ",") {
		w = strings.TrimSpace(w)
		s, is := f.slotOf(w)
		if !is {
			return nil, &UnknownFigure{Word: w}
		}
		if len(f.words[s]) == many[s] || slices.Contains(f.words[s], w) {
			return nil, &UnknownFigure{Word: w, Many: true}
		}
		f.words[s] = append(f.words[s], w)
	}
	return f, nil
}

// slotOf is which slot a word fills.
func (f *figure) slotOf(w string) (Slot, bool) {
	if _, is := pieces()["pose-"+f.who][w]; is {
		return SlotPose, true
	}
	for s, folder := range figureFolders {
		if _, is := pieces()[folder][w]; is {
			return s, true
		}
	}
	if _, is := coats[w]; is {
		return SlotCoat, true
	}
	if slices.Contains(placeNames, w) {
		return SlotPlace, true
	}
	if slices.Contains(skyNames, w) {
		return SlotLight, true
	}
	_, is := motifs()[w]
	return SlotHeld, is
}

// The pose and the face of a figure that names none.
const (
	plainPose = "standing"
	plainFace = "calm"
)

// heldMotif is how large a motif is drawn that a figure holds, of its own size.
const heldMotif = 0.4

// art puts a figure together.
func (f *figure) art() *Art {
	pose := first(f.words[SlotPose], plainPose)
	body := pieces()["pose-"+f.who][pose]()
	out := &Art{at: body.at, skies: body.skies, fixed: body.fixed}
	for _, w := range f.words[SlotAround] {
		around := pieces()["around"][w]()
		out.fixed = out.fixed || around.fixed
		if around.says["place"] != "" {
			out.at = around.at
		}
		if around.says["sky"] != "" {
			out.skies = around.skies
		}
	}
	if at := f.words[SlotPlace]; len(at) > 0 {
		out.at = place(slices.Index(placeNames, at[0]))
	}
	if light := f.words[SlotLight]; len(light) > 0 {
		out.skies = sky(slices.Index(skyNames, light[0]))
	}
	f.around(out, false)
	f.put(out, body, "worn", f.words[SlotWorn], true)
	for _, p := range body.parts {
		if p.front {
			continue
		}
		if c, is := coats[first(f.words[SlotCoat], "")]; is && p.coat {
			p.fill = c
		}
		out.parts = append(out.parts, p)
	}
	f.put(out, body, "faces", []string{first(f.words[SlotFace], plainFace)}, false)
	f.put(out, body, "worn", f.words[SlotWorn], false)
	f.put(out, body, "hats", f.words[SlotHat], false)
	for i, w := range f.words[SlotHeld] {
		f.hold(out, body, w, [...]string{"hand", "off"}[i])
	}
	for _, p := range body.parts {
		if p.front {
			out.parts = append(out.parts, p)
		}
	}
	f.around(out, true)
	return out
}

// around adds the surroundings before or behind a figure.
func (f *figure) around(out *Art, front bool) {
	for _, w := range f.words[SlotAround] {
		for _, p := range pieces()["around"][w]().parts {
			if p.front == front {
				out.parts = append(out.parts, p)
			}
		}
	}
}

// put adds pieces of a folder where the body has the place they go to.
func (f *figure) put(out, body *Art, folder string, words []string, behind bool) {
	for _, w := range words {
		piece := pieces()[folder][w]()
		if (piece.says["layer"] == "behind") != behind {
			continue
		}
		if at, is := anchor(body, piece.says["at"]); is {
			out.add(piece, at, 1)
		}
	}
}

// hold adds something to a hand of a body: a piece, or a motif made small.
func (f *figure) hold(out, body *Art, w, hand string) {
	at, is := anchor(body, hand)
	if !is {
		return
	}
	piece, size := pieces()["held"][w], 1.0
	if piece == nil {
		piece, size = motifs()[w].art, heldMotif
	}
	out.add(piece(), at.after(matrix{size, 0, 0, size, 0, 0}), 1/math.Sqrt(size))
}

// add adds the parts of a piece, moved, with lines as thick as those of the rest.
func (a *Art) add(piece *Art, at matrix, thick float64) {
	k := at.scale()
	a.fixed = a.fixed || piece.fixed
	for _, p := range piece.parts {
		p.o = p.o.mapped(at)
		p.width *= k * thick
		if p.blend != nil {
			b := *p.blend
			b.way = at.after(b.way)
			p.blend = &b
		}
		clips := make([]outline, len(p.clips))
		for i, c := range p.clips {
			clips[i] = c.mapped(at)
		}
		p.clips = clips
		p.box = p.o.box().inset(-p.width / 2)
		a.parts = append(a.parts, p)
	}
}

// anchor is where a body says that something goes: "x y", and if need be degrees that it
// is turned, a scale, and a scale across.
func anchor(body *Art, name string) (matrix, bool) {
	v := [5]float64{2: 0, 3: 1, 4: 0}
	words := strings.Fields(body.says[name])
	if len(words) < 2 || len(words) > len(v) {
		return matrix{}, false
	}
	for i, w := range words {
		n, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return matrix{}, false
		}
		v[i] = n
	}
	across := v[4]
	if across == 0 {
		across = v[3]
	}
	const k = 2 * artHalf / 400.0
	sin, cos := math.Sincos(v[2] * math.Pi / 180)
	return matrix{across * cos, across * sin, -v[3] * sin, v[3] * cos, v[0]*k - artHalf, v[1]*k - artHalf}, true
}

func first(words []string, other string) string {
	if len(words) > 0 {
		return words[0]
	}
	return other
}
