package cardfile

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/names"
	"feltstack/rules/text"
)

// header reads all but the text of a card. Later layers add to earlier ones:
// in their name and short, {name} and {short} stand for what was there.
func (ld *loader) header(line int, layers ...map[string]any) (d rules.Def, ok bool) {
	ok = true
	d.Facts = make([]int16, max(len(ld.l.Game.Facts), len(ld.facts)))
	for _, layer := range layers {
		for _, key := range slices.Sorted(maps.Keys(layer)) {
			v := layer[key]
			switch key {
			case "text", "in", "variants", "crop":
			case "name":
				d.Name = strings.ReplaceAll(fmt.Sprint(v), "{name}", d.Name)
			case "short":
				d.Short = strings.ReplaceAll(fmt.Sprint(v), "{short}", d.Short)
			case "called":
				d.Called = fmt.Sprint(v)
			case "type":
				d.Type = fmt.Sprint(v)
			case "motif":
				d.Motif = fmt.Sprint(v)
			case "picture":
				// A card works without its picture: what is wrong with it is for
				// those who keep the files to say.
				show(&d, "picture", v)
				show(&d, "crop", layer["crop"])
			case "frame", "flavor", "artist", "symbol", "rarity":
				show(&d, key, v)
				if ld.printed(key) { // it counts in the rules, too
					ok = ld.fact(&d, line, key, v) && ok
				}
			default:
				ok = ld.fact(&d, line, key, v) && ok
			}
		}
	}
	at, what := ld.keyPos(line, "name"), ""
	all := []string{d.Short, d.Called, d.Type, d.Name}
	for _, name := range all {
		if err := names.CheckName("a name or type", name); err != nil {
			what = err.Error()
		}
	}
	switch {
	case strings.TrimSpace(d.Name) == "":
		at, what = text.Pos{Line: line + 1, Col: 1}, "the card has no name"
	case slices.ContainsFunc(all, names.Unclean):
		what = "a name or type stands on one line, without characters that can't be seen"
	}
	if what != "" {
		ld.complain(at, what, "", nil)
	}
	return d, ok && what == ""
}

// printed reports whether a game's cards have a fact of this key.
func (ld *loader) printed(key string) bool {
	return slices.ContainsFunc(ld.facts, func(f Fact) bool { return f.Key == key })
}

// show notes what a file says of how a card looks.
func show(d *rules.Def, key string, v any) {
	if d.Art == nil {
		d.Art = map[string]any{}
	}
	d.Art[key] = v
}

// fact sets the printed number that key names.
func (ld *loader) fact(d *rules.Def, line int, key string, v any) bool {
	known := []string{"name", "short", "called", "type", "motif", "picture", "crop", "frame", "flavor", "artist", "symbol", "rarity", "text", "variants"}
	for i, f := range ld.facts {
		known = append(known, f.Key)
		if f.Key != key {
			continue
		}
		if n, ok := v.(int64); ok && f.Values == nil {
			if n < 0 || n > mostPrinted {
				ld.complain(ld.keyPos(line, key), fmt.Sprintf("%s is a number from 0 to %d, not %d", key, mostPrinted, n), "", nil)
				return false
			}
			d.Facts[i] = int16(n)
			return true
		}
		if at := slices.Index(f.Values, fmt.Sprint(v)); at >= 0 {
			d.Facts[i] = int16(at)
			return true
		}
		ld.complain(ld.keyPos(line, key), fmt.Sprintf("%s can't be %s", key, names.Brief(fmt.Sprint(v))), fmt.Sprint(v), f.Values)
		return false
	}
	ld.complain(ld.keyPos(line, key), fmt.Sprintf("a card has no key %q", names.Brief(key)), key, known)
	return false
}
