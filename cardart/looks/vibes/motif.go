package vibes

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"feltstack/rules"
	"feltstack/rules/vibes"
)

//go:embed motifs.txt
var motifFile string

// section is what the cards of a kind show.
type section struct {
	kin   []string // the kind and subtypes that its cards have; "any" has all
	lines []motifLine
	rest  map[string][]string // by the color, "" for the others
}

// motifLine is a motif, and how words of names begin that it fits.
type motifLine struct {
	motif string
	words []string
}

var sections = sync.OnceValue(func() []section { return readMotifs(motifFile) })

// readMotifs reads a file like motifs.txt.
func readMotifs(file string) []section {
	var all []section
	for _, line := range strings.Split(file, "\n") {
		switch line = strings.TrimSpace(line); {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			all = append(all, section{kin: strings.Fields(strings.Trim(line, "[]")), rest: map[string][]string{}})
		default:
			s := &all[len(all)-1]
			head, list, _ := strings.Cut(line, ": ")
			words := strings.Split(list, ", ")
			if color, is := strings.CutPrefix(head, "else"); is {
				s.rest[strings.TrimSpace(color)] = words
			} else {
				s.lines = append(s.lines, motifLine{head, words})
			}
		}
	}
	return all
}

// motif is what a card shows that names nothing.
func motif(d *rules.Def) string {
	kin := vibes.Kin(d)
	for _, s := range sections() {
		if !s.fits(kin) {
			continue
		}
		names := strings.Fields(strings.ToLower(strings.NewReplacer("-", " ", ",", " ", "'", "").Replace(d.Name)))
		for _, l := range s.lines {
			if slices.ContainsFunc(l.words, func(w string) bool {
				return slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, w) })
			}) {
				return l.motif
			}
		}
		rest, is := s.rest[vibes.ColorLetter(d)]
		if !is {
			rest = s.rest[""]
		}
		return rest[int(d.Facts[vibes.FactNumber])%len(rest)]
	}
	return ""
}

func (s section) fits(kin []string) bool {
	for _, k := range s.kin {
		if k != "any" && !slices.Contains(kin, k) {
			return false
		}
	}
	return true
}
