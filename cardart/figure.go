package cardart

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Figure is a motif put together from pieces, described by words:
// "penguin: sliding, top hat, lantern". Its methods leave it as it is.
type Figure struct {
	Who   string
	words [slots][]string
}

// UnknownFigure says which word of a description is not known, or is one too many.
type UnknownFigure struct {
	Word string
	Many bool // there are others of its slot
}

func (e *UnknownFigure) Error() string { return "figure: " + e.Word }

// ReadFigure reads a description. Words may stand in any order; a motif's name is
// something held. The error is an *[UnknownFigure]: its Word is who it is of if there's none
// such.
func ReadFigure(name string) (Figure, error) {
	who, rest, _ := strings.Cut(name, ":")
	who = strings.TrimSpace(who)
	if figures().poses[who] == nil {
		return Figure{}, &UnknownFigure{Word: who}
	}
	f := Figure{Who: who}
	if rest = strings.TrimSpace(rest); rest == "" {
		return f, nil
	}
	for _, w := range strings.Split(rest, ",") {
		w = strings.TrimSpace(w)
		s, is := figures().slotOf(who, w)
		if !is {
			return Figure{}, &UnknownFigure{Word: w}
		}
		if len(f.words[s]) == s.Most() || slices.Contains(f.words[s], w) {
			return Figure{}, &UnknownFigure{Word: w, Many: true}
		}
		f.words[s] = append(f.words[s], w)
	}
	return f, nil
}

// isFigure reports whether a name describes a figure.
func isFigure(name string) bool {
	_, err := ReadFigure(name)
	return err == nil
}

// heldMotif is how large a motif is drawn that a figure holds, of its own size.
const heldMotif = 0.4

// hands are the places of what a figure holds.
var hands = [...]string{"hand", "off"}

// body is who it is of, in its pose.
func (f Figure) body() *Art {
	return figures().poses[f.Who][first(f.words[SlotPose], SlotPose.Plain())]()
}

// setting is where it stands, with nothing in it.
func (f Figure) setting() *Art {
	body := f.body()
	out := &Art{at: body.at, skies: body.skies, fixed: body.fixed}
	for _, w := range f.words[SlotAround] {
		around := figures().pieces[SlotAround][w]()
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
	return out
}

// art puts a figure together.
func (f Figure) art() *Art {
	body := f.body()
	out := f.setting()
	f.around(out, false)
	f.put(out, body, SlotWorn, f.words[SlotWorn], true)
	for _, p := range body.parts {
		if p.front {
			continue
		}
		if c, is := coats[first(f.words[SlotCoat], "")]; is && p.coat {
			p.fill = c
		}
		out.parts = append(out.parts, p)
	}
	f.put(out, body, SlotFace, []string{first(f.words[SlotFace], SlotFace.Plain())}, false)
	f.put(out, body, SlotWorn, f.words[SlotWorn], false)
	f.put(out, body, SlotHat, f.words[SlotHat], false)
	for i, w := range f.words[SlotHeld] {
		f.hold(out, body, w, hands[i])
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
func (f Figure) around(out *Art, front bool) {
	for _, w := range f.words[SlotAround] {
		for _, p := range figures().pieces[SlotAround][w]().parts {
			if p.front == front {
				out.parts = append(out.parts, p)
			}
		}
	}
}

// put adds pieces of a slot where the body has the place they go to.
func (f Figure) put(out, body *Art, s Slot, words []string, behind bool) {
	for _, w := range words {
		piece := figures().pieces[s][w]()
		if (piece.says["layer"] == "behind") != behind {
			continue
		}
		if at, is := anchor(body, piece.says["at"]); is {
			out.add(piece, at, 1)
		}
	}
}

// hold adds something to a hand of a body: a piece, or a motif made small.
func (f Figure) hold(out, body *Art, w, hand string) {
	at, is := anchor(body, hand)
	if !is {
		return
	}
	piece, size := figures().pieces[SlotHeld][w], 1.0
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
