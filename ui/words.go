package ui

import (
	"embed"
	"fmt"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"golang.org/x/text/language"
)

// The words of the window, by language. What a game says (names of cards and
// zones, prompts, reasons, the log) is in the language of its cards and is not
// here.
//
//go:embed words/*.json
var wordFiles embed.FS

// dictionary guards Fyne's, which is one for the whole program: lists of saved
// games are put into words off the UI goroutine.
var dictionary sync.RWMutex

// tongue is a language that the window speaks.
type tongue struct {
	tag  string // "de"; empty: as the system
	name string // in itself; that of the system is translated
}

// tongues are the languages of the settings; the second is that of the code.
func tongues() []tongue {
	return []tongue{{"", "As the system"}, {"en", "English"}, {"de", "Deutsch"}}
}

// speak makes tr use a language, or that of the system if tag is empty or
// unknown. The new words hold for what is built from now on.
func speak(tag string) error {
	system := lang.SystemLocale()
	known := tongues()[1:]
	found := false
	var tags []language.Tag
	for _, t := range known {
		found = found || t.tag == tag
		tags = append(tags, language.Make(t.tag))
	}
	if !found {
		_, i, _ := language.NewMatcher(tags).Match(language.Make(system.LanguageString()))
		tag = known[i].tag
	}
	words, err := wordFiles.ReadFile("words/" + tag + ".json")
	if err != nil {
		return err
	}
	// Fyne goes by the system's language only; so the words of the chosen one
	// are given out as that.
	dictionary.Lock()
	defer dictionary.Unlock()
	return lang.AddTranslationsForLocale(words, fyne.Locale(system))
}

// tr is what the window says, in the language that was chosen. The key is the
// English text; words/*.json have it in all languages.
func tr(text string) string {
	dictionary.RLock()
	defer dictionary.RUnlock()
	return lang.X(text, text)
}

// trf is tr with verbs of package fmt. A translation may take its operands in
// another order: %[2]s.
func trf(format string, args ...any) string { return fmt.Sprintf(tr(format), args...) }

// later marks a text that is translated where it is shown.
func later(text string) string { return text }

// count says how many: one if n is 1, and else many, which has one %d.
func count(n int, one, many string) string {
	if n == 1 {
		return tr(one)
	}
	return trf(many, n)
}
