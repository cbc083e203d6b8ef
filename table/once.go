package table

import (
	"slices"
	"strings"
	"unicode"

	"feltstack/rules/wording"
)

// Once is what a list says of a play, and what it adds: words that leave open what its text
// describes are said with the text in their place, and no text is added that the words say.
func Once(words, text string) (line, note string) {
	whole := strings.TrimSuffix(text, ".")
	switch {
	case text == "" || !says(words, text):
		return words, text
	case !strings.Contains(words, "…"):
		return words, ""
	}
	if head, _, costs := strings.Cut(words, ": "); costs && !strings.HasPrefix(text, head) {
		return wording.Choice{Head: head, Text: whole}.String(), ""
	}
	return whole + "…", ""
}

// says reports whether words say a printed text, with something named in the place of the words
// that describe it: "Ice Lil Frosty" says "Ice a target Penguin.".
func says(words, text string) bool {
	text = strings.TrimSuffix(text, ".")
	if strings.Contains(words, text) {
		return true
	}
	said, whole := strings.Fields(strings.ReplaceAll(words, "…", " … ")), strings.Fields(text)
	for from := range said { // what is paid may come before
		if from > 0 && !strings.HasSuffix(said[from-1], ":") {
			continue
		}
		part := said[from:]
		head := 0
		for head < min(len(part), len(whole)) && strings.EqualFold(part[head], whole[head]) {
			head++
		}
		tail := 0
		for tail < min(len(part), len(whole))-head && part[len(part)-1-tail] == whole[len(whole)-1-tail] {
			tail++
		}
		left, named := strings.Join(whole[head:len(whole)-tail], " "), part[head:len(part)-tail]
		if head+tail > 0 && left != "" && len(named) > 0 && describes(left, named) {
			return true
		}
	}
	return false
}

// describes reports whether a stretch of a text does no more than describe what is named: not that
// there may be up to several.
func describes(text string, named []string) bool {
	end, last := strings.TrimRight(text, ".,"), named[len(named)-1]
	ends := last == "…" || (end != text) == strings.ContainsAny(last, ".,")
	return ends && !strings.ContainsAny(end, ".:;\n") && !slices.Contains(strings.Fields(text), "up")
}

// repeats reports whether a sentence has no word that others don't have: what comes of a play
// that says it.
func repeats(sentence, others string) bool {
	said := stems(others)
	for _, word := range stems(sentence) {
		if !slices.Contains(said, word) {
			return false
		}
	}
	return true
}

// stems are the words of a sentence that mean something, without their endings.
func stems(sentence string) []string {
	var all []string
	for _, word := range strings.FieldsFunc(strings.ToLower(sentence), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(".,:;…", r) }) {
		switch word {
		case "a", "an", "the", "is", "are", "on", "of", "you", "now":
			continue
		}
		for _, end := range []string{"ed", "es", "s", "e"} {
			if short, cut := strings.CutSuffix(word, end); cut && len(short) > 1 {
				word = short
				break
			}
		}
		if n := len(word); n > 3 && word[n-1] == word[n-2] { // tapped, flopped
			word = word[:n-1]
		}
		all = append(all, word)
	}
	return all
}
