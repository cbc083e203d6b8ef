package faces

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/rules/cardfile"
	"feltstack/rules/names"
	"feltstack/rules/text"
	"feltstack/rules/wording"
)

// Wrong finds the cards whose art window names a motif that is not drawn, nor one of the
// person's own, and would show an ornament; and those that ask for a figure some of whose words
// its picture doesn't show. The cards work all the same.
func Wrong(cards []cardfile.Card, own []string) []*text.Error {
	var out []*text.Error
	for i := range cards {
		c := &cards[i]
		m := c.Def.Motif
		tell := func(what string, near []string) {
			out = append(out, &text.Error{File: c.File, Pos: c.MotifAt, Words: m, Near: near, What: what})
		}
		switch {
		case m == "" || slices.Contains(own, m):
		case !cardart.IsMotif(m):
			tell(fmt.Sprintf("%s asks for the motif %q, which nobody has drawn", c.Def.Name, names.Brief(m)), Like(m, own))
		default:
			for _, h := range HiddenIn(m) {
				what := fmt.Sprintf("%s asks for a figure with %q, which the pose %q doesn't show", c.Def.Name, h.Word, h.Pose)
				if len(h.Poses) == 0 {
					what = fmt.Sprintf("%s asks for a figure with %q, which no pose of %q shows", c.Def.Name, h.Word, h.Who)
				}
				near := []string{h.Without}
				for _, p := range h.Poses {
					near = append(near, p.Motif)
				}
				tell(what, near)
			}
		}
	}
	return out
}

// Hidden is a word of a figure that its picture doesn't show, for its body has no place for it in
// its pose, with what could be done.
type Hidden struct {
	Who, Pose, Word string
	Without         string  // the figure without the word
	Poses           []Posed // some in which all its words are seen
}

// Posed is a figure in a pose.
type Posed struct{ Pose, Motif string }

// mostPoses is how many poses are offered in place of one.
const mostPoses = 3

// HiddenIn lists the words of a motif that are hidden, if it is a figure.
func HiddenIn(motif string) []Hidden {
	f, err := cardart.ReadFigure(motif)
	if err != nil {
		return nil
	}
	unseen := f.Unseen()
	if len(unseen) == 0 {
		return nil
	}
	pose := cardart.SlotPose.Plain()
	for _, p := range f.Words(cardart.SlotPose) {
		pose = p
	}
	var poses []Posed
	for _, p := range f.Poses() {
		if len(poses) < mostPoses {
			poses = append(poses, Posed{p, f.Without(cardart.SlotPose).Toggled(cardart.SlotPose, p).String()})
		}
	}
	var out []Hidden
	for _, u := range unseen {
		out = append(out, Hidden{Who: f.Who, Pose: pose, Word: u.Word, Without: f.Toggled(u.Slot, u.Word).String(), Poses: poses})
	}
	return out
}

// wrongWord is the word that is wrong in a description of a figure.
func wrongWord(motif string) (who, word string, is bool) {
	who, _, is = strings.Cut(motif, ":")
	var unknown *cardart.UnknownFigure
	_, err := cardart.ReadFigure(motif)
	if who = strings.TrimSpace(who); !is || !slices.Contains(cardart.Figures(), who) || !errors.As(err, &unknown) {
		return "", "", false
	}
	return who, unknown.Word, true
}

// figuresLike is the figures that a description could mean: its wrong word is replaced.
func figuresLike(typed string) []string {
	who, word, is := wrongWord(typed)
	if !is {
		return nil
	}
	var all []string
	for _, s := range cardart.Slots() {
		all = append(all, cardart.FigureWords(who, s)...)
	}
	found := cardart.FindMotifs(word, all)
	if word != "" {
		found = append(found, wording.Nearest(word, all, most)...)
	}
	at := strings.LastIndex(typed, word)
	var out []string
	for _, w := range found {
		with := typed[:at] + w + typed[at+len(word):]
		if cardart.IsMotif(with) && !slices.Contains(out, with) {
			out = append(out, with)
		}
	}
	return out[:min(len(out), most)]
}

// most is how many motifs are offered in place of one.
const most = 5

// Like is the motifs whose names are most like what was typed, best first, those of the
// person's own among them: those that contain it, then those that are spelled alike.
func Like(typed string, own []string) []string {
	if like := figuresLike(typed); like != nil {
		return like
	}
	all := append(cardart.Motifs(), own...)
	out := cardart.FindMotifs(typed, all)
	for _, m := range wording.Nearest(typed, all, most) {
		if !slices.Contains(out, m) && 3*wording.Distance(typed, m) <= len(m) {
			out = append(out, m)
		}
	}
	return out[:min(len(out), most)]
}
