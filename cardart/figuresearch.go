package cardart

import "strings"

// FigureMotifs lists figures that show each word once: every pose of everyone, and all else on
// who has most of them.
func FigureMotifs() []string {
	var all []string
	for _, who := range Figures() {
		for _, w := range FigureWords(who, SlotPose) {
			all = append(all, who+": "+w)
		}
	}
	for s := SlotFace; s <= SlotCoat; s++ {
		for _, w := range FigureWords(MostPosed(), s) {
			all = append(all, MostPosed()+": "+w)
		}
	}
	return all
}

// FindFigures lists how the description of a figure can go on: what is typed itself if it is
// one, then every word that its last one could become, or that can follow and is seen. None if it isn't
// begun with who it is of and a colon.
func FindFigures(typed string) []string {
	who, _, is := strings.Cut(typed, ":")
	if who = strings.TrimSpace(who); !is || figures().poses[who] == nil {
		return nil
	}
	var out []string
	typed = strings.TrimSpace(typed)
	begun := Figure{Who: who}
	if f, err := ReadFigure(strings.TrimRight(typed, ",: ")); err == nil {
		begun = f
		typed = strings.TrimRight(typed, ",: ")
		if out = append(out, typed); strings.Contains(typed, ":") {
			typed += ","
		} else {
			typed += ":"
		}
	}
	at := strings.LastIndexAny(typed, ",:") + 1
	head, word := typed[:at], strings.TrimSpace(typed[at:])
	var words []string
	for s := range slots {
		if begun.shows(s) {
			words = append(words, FigureWords(who, s)...)
		}
	}
	if word != "" {
		words = FindMotifs(word, words)
	}
	for _, w := range words {
		if with := head + " " + w; isFigure(with) {
			out = append(out, with)
		}
	}
	return out
}
