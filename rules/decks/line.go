package decks

import (
	"encoding/csv"
	"regexp"
	"strconv"
	"strings"

	"feltstack/rules/names"
)

// cardLine is a line of a text read as some copies of a card.
type cardLine struct {
	n       int
	name    string // as printed if it is known
	rest    string // what a person wrote beside it
	known   bool
	counted bool // the line says how many
	quoted  bool // the name stands in quotes, so that it is surely a name
}

// cardLine reads a line as a card: the count before or after its name, or a
// name alone. A reading that gives a known card is preferred.
func (x *Index) cardLine(s string) cardLine {
	s = strings.TrimSpace(strings.TrimLeft(s, "•·"))
	for _, bullet := range []string{"- ", "* ", "> "} {
		s = strings.TrimSpace(strings.TrimPrefix(s, bullet))
	}
	var first cardLine
	for _, split := range []func(string) (int, string, bool){countBefore, countAfter} {
		n, name, ok := split(s)
		if !ok {
			continue
		}
		l := x.named(name)
		l.n, l.counted = n, true
		if l.known {
			return l
		}
		if !first.counted {
			first = l
		}
	}
	if l, ok := x.loosely(s); ok {
		return l
	}
	l := x.named(s)
	l.n = 1
	if l.known || !first.counted {
		return l
	}
	return first
}

// Ways to write a count that are one only if they leave the name of a card.
var (
	looseBefore = regexp.MustCompile(`^(?:\((\d{1,6})\)|\[(\d{1,6})\]|\+?(\d{1,6}))\s*(?:[x×*,:=-]|of\s|copies of\s)?\s*(.+)$`)
	looseAfter  = regexp.MustCompile(`^(.+?)\s*(?:[:=,-]\s*[x×]?|\s[x×]?)\s*(?:\([x×]?(\d{1,6})[x×]?\)|\[[x×]?(\d{1,6})[x×]?\]|(\d{1,6})\s?[x×]?)$`)
)

// longestLine is how many bytes a line has that a person wrote as one.
const longestLine = 400

var wideDigits = strings.NewReplacer("０", "0", "１", "1", "２", "2", "３", "3", "４", "4", "５", "5", "６", "6", "７", "7", "８", "8", "９", "9")

// loosely reads counts as tables, spreadsheets and mails have them: "(4) Name",
// "Name (x4)", "Name: 4", "4,Name,Set". The whole line may be the name of a card.
func (x *Index) loosely(s string) (cardLine, bool) {
	if _, ok := x.Lookup(s); ok || len(s) > longestLine {
		return cardLine{}, false
	}
	try := func(name, rest string, digits ...string) (cardLine, bool) {
		id, ok := x.Lookup(name)
		n, err := strconv.Atoi(strings.Join(digits, "")) // at most one of them is not empty
		return cardLine{n: n, name: x.Def(id).Name, rest: names.Line(rest), known: true, counted: true}, ok && err == nil
	}
	low := wideDigits.Replace(strings.ToLower(s))
	if m := looseBefore.FindStringSubmatch(low); m != nil {
		if l, ok := try(m[4], "", m[1:4]...); ok {
			return l, true
		}
	}
	if m := looseAfter.FindStringSubmatch(low); m != nil {
		if l, ok := try(m[1], "", m[2:]...); ok {
			return l, true
		}
	}
	for _, comma := range []rune{',', ';', '\t'} {
		if !strings.ContainsRune(s, comma) {
			continue
		}
		r := csv.NewReader(strings.NewReader(s))
		r.Comma, r.LazyQuotes, r.TrimLeadingSpace = comma, true, true
		cells, err := r.Read()
		if err != nil || len(cells) < 2 {
			continue
		}
		for i, cell := range cells[:2] {
			if l, ok := try(cells[1-i], strings.Join(cells[2:], " "), strings.TrimSpace(cell)); ok {
				return l, true
			}
		}
	}
	for _, mark := range marks[:3] {
		if i := strings.Index(s, mark); i > 0 {
			if l := x.cardLine(s[:i]); l.known && l.counted && l.rest == "" {
				l.rest = remark(strings.TrimLeft(s[i:], "-/# \t"))
				return l, true
			}
		}
	}
	return cardLine{}, false
}

// countBefore reads "4 Name", "4x Name", "4xName", "4 x Name".
func countBefore(s string) (n int, name string, ok bool) {
	digits := 0
	for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	if digits == 0 || digits > 6 {
		return 0, "", false
	}
	n, _ = strconv.Atoi(s[:digits]) // at most six digits
	rest := s[digits:]
	if after, found := cutTimes(rest); found {
		rest = after
	} else if trimmed := strings.TrimLeft(rest, " \t"); trimmed == rest {
		return 0, "", false
	} else if after, found := cutTimes(trimmed); found && strings.HasPrefix(after, " ") {
		rest = after
	}
	rest = strings.TrimSpace(rest)
	return n, rest, rest != ""
}

func cutTimes(s string) (rest string, ok bool) {
	for _, sign := range []string{"x", "X", "×"} {
		if rest, ok = strings.CutPrefix(s, sign); ok {
			return rest, true
		}
	}
	return s, false
}

// countAfter reads "Name x4" and "Name 4x".
func countAfter(s string) (n int, name string, ok bool) {
	at := strings.LastIndexAny(s, " \t")
	if at < 0 {
		return 0, "", false
	}
	word := s[at+1:]
	digits, times := cutTimes(word)
	if !times {
		digits = strings.TrimRight(word, "xX×")
		times = digits != word
	}
	if !times || len(digits) > 6 {
		return 0, "", false
	}
	n, err := strconv.Atoi(digits)
	name = strings.TrimSpace(s[:at])
	return n, name, err == nil && n >= 0 && name != ""
}

// marks begin what people write beside the name of a card.
var marks = []string{" -- ", " //", " #", "\t", "  "}

// named reads the name of a card and what stands beside it. A name in quotes
// is taken as it is.
func (x *Index) named(s string) cardLine {
	if name, ok := unquoted(s); ok {
		_, known := x.exact[name]
		return cardLine{name: name, known: known, quoted: true}
	}
	if id, ok := x.Lookup(s); ok {
		return cardLine{name: x.Def(id).Name, known: true}
	}
	name, rest := s, ""
	for _, mark := range marks {
		if i := strings.Index(s, mark); i > 0 && i < len(name) {
			name, rest = strings.TrimSpace(s[:i]), strings.TrimLeft(s[i:], "-/# \t")
		}
	}
	if id, ok := x.Lookup(name); ok {
		return cardLine{name: x.Def(id).Name, known: true, rest: remark(rest)}
	}
	if id, ok := x.Lookup(unprinted(name)); ok {
		return cardLine{name: x.Def(id).Name, known: true, rest: remark(rest)}
	}
	if i := strings.IndexAny(name, "([{<*"); i > 0 {
		if id, ok := x.Lookup(name[:i]); ok {
			return cardLine{name: x.Def(id).Name, known: true, rest: names.Line(s[i:])}
		}
	}
	return cardLine{name: names.Line(name), rest: names.Line(rest)}
}

// Marks of a printing: "[ABC] Name", "Name (ABC) 123 *F*". A mark has a letter,
// and isn't a count.
var (
	markBefore = regexp.MustCompile(`^\[[\pL\pN_-]{1,10}\]\s*`)
	markAfter  = regexp.MustCompile(`\s*[(\[](?:[\pN_-]*\pL[\pL\pN_-]{1,9}|\pL)[)\]](?:\s+#?[\pL-]{0,4}\d{1,5}[a-z★]?)?(?:\s+\*\pL{1,5}\*)*$`)
	countMark  = regexp.MustCompile(`[(\[](?i:x?\d+|\d+x)[)\]]`)
)

// unprinted is a name without what tells which printing of the card is meant.
func unprinted(name string) string {
	if len(name) > longestLine {
		return name
	}
	name = markBefore.ReplaceAllString(name, "")
	if at := markAfter.FindString(name); at != "" && !countMark.MatchString(at) {
		name = strings.TrimSuffix(name, at)
	}
	return strings.TrimSpace(name)
}

// unmarked is a name without the mark of a set or group: "Name (G7)", "Name [ABC]".
func unmarked(name string) (string, bool) {
	i := strings.LastIndexAny(name, "([")
	if i <= 0 || len(name)-i > 8 || !strings.HasSuffix(name, ")") && !strings.HasSuffix(name, "]") {
		return "", false
	}
	return strings.TrimSpace(name[:i]), true
}

// remark is what a person wrote beside a card, without the columns of a table
// that repeat what is printed on it: "8  AUS CEL  prince  -- my favourite".
func remark(rest string) string {
	if rest == "" || rest[0] < '0' || rest[0] > '9' || !strings.Contains(rest, "  ") && !strings.Contains(rest, "\t") {
		return names.Line(rest)
	}
	for _, mark := range marks[:3] {
		if i := strings.Index(rest, mark); i >= 0 {
			return names.Line(strings.TrimLeft(rest[i:], "-/# "))
		}
	}
	return ""
}

// unquoted reads a name in quotes, where a quote is written twice.
func unquoted(s string) (string, bool) {
	if len(s) < 3 || s[0] != '"' || s[len(s)-1] != '"' {
		return "", false
	}
	inner := strings.ReplaceAll(s[1:len(s)-1], `""`, "\x00")
	if strings.Contains(inner, `"`) {
		return "", false
	}
	return strings.ReplaceAll(inner, "\x00", `"`), true
}
