package cardart

import "slices"

// Scene is what a motif belongs with and stands in, by which one may look for it.
type Scene struct {
	Family string // the folder of its file; "" for a motif of a person's own
	Place  string // as files call it: "hall"
	Light  string // "bright", "dim" or "dark"
}

// FigureFamily is the family of all figures.
const FigureFamily = "figures"

// SceneOf is that of a motif; the zero value if there's none of that name. It reads the
// motif's file if nobody has, and of a figure those of its pose and what is around it.
func SceneOf(motif string) Scene {
	if m, is := motifs()[motif]; is {
		s := m.art().Scene()
		s.Family = m.family
		return s
	}
	f, err := ReadFigure(motif)
	if err != nil {
		return Scene{}
	}
	s := f.setting().Scene()
	s.Family = FigureFamily
	return s
}

// Scene is where an art stands.
func (a *Art) Scene() Scene {
	light := a.skies
	if light == sunless { // as bright: the motif is the sun
		light = bright
	}
	return Scene{Place: placeNames[a.at], Light: skyNames[light]}
}

// Families lists the families of motifs, in order.
func Families() []string {
	var all []string
	for _, m := range motifs() {
		if !slices.Contains(all, m.family) {
			all = append(all, m.family)
		}
	}
	all = append(all, FigureFamily)
	slices.Sort(all)
	return all
}

// Places lists the places that motifs stand in, as files call them.
func Places() []string { return slices.Clone(placeNames) }

// Lights lists the lights that motifs stand in.
func Lights() []string { return []string{"bright", "dim", "dark"} }
