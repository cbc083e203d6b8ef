// Package words is what the window says, in the languages it speaks. Every text
// of the other rooms goes through Tr, Trf, Later or Count, which is how the test
// of the dictionaries finds them.
package words

import (
	"embed"
	"fmt"
	"strings"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"golang.org/x/text/language"
)

// The words of the window, by language. What a game says (names of cards and
// zones, prompts, reasons, the log) is in the language of its cards and is not
// here.
//
//go:embed *.json
var wordFiles embed.FS

// dictionary guards Fyne's, which is one for the whole program: lists of saved
// games are put into words off the UI goroutine.
var dictionary sync.RWMutex

// Tongue is a language that the window speaks.
type Tongue struct {
	Tag  string // "de"; empty: as the system
	Name string // in itself; that of the system is translated
}

// Tongues are the languages of the settings; the second is that of the code.
func Tongues() []Tongue {
	return []Tongue{{"", "As the system"}, {"en", "English"}, {"de", "Deutsch"}}
}

// Speak makes Tr use a language, or that of the system if tag is empty or
// unknown. The new words hold for what is built from now on.
func Speak(tag string) error {
	system := lang.SystemLocale()
	known := Tongues()[1:]
	found := false
	var tags []language.Tag
	for _, t := range known {
		found = found || t.Tag == tag
		tags = append(tags, language.Make(t.Tag))
	}
	if !found {
		_, i, _ := language.NewMatcher(tags).Match(language.Make(system.LanguageString()))
		tag = known[i].Tag
	}
	words, err := wordFiles.ReadFile(tag + ".json")
	if err != nil {
		return err
	}
	// Fyne goes by the system's language only; so the words of the chosen one
	// are given out as that.
	dictionary.Lock()
	defer dictionary.Unlock()
	return lang.AddTranslationsForLocale(words, fyne.Locale(system))
}

// Tr is what the window says, in the language that was chosen. The key is the
// English text; *.json have it in all languages.
func Tr(text string) string {
	dictionary.RLock()
	defer dictionary.RUnlock()
	return lang.X(text, text)
}

// Trf is Tr with verbs of package fmt. A translation may take its operands in
// another order: %[2]s.
func Trf(format string, args ...any) string { return fmt.Sprintf(Tr(format), args...) }

// Later marks a text that is translated where it is shown.
func Later(text string) string { return text }

// List writes names one after the other: "Ann, Ben and Cara".
func List(names []string) string {
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + Tr(" and ") + names[n-1]
	}
	return strings.Join(names, "")
}

// Count says how many: one if n is 1, and else many, which has one %d.
func Count(n int, one, many string) string {
	if n == 1 {
		return Tr(one)
	}
	return Trf(many, n)
}

// Sentence makes an error readable in a bubble.
func Sentence(err error) string {
	s := Tr(err.Error())
	if s == "" {
		return s
	}
	s = strings.ToUpper(s[:1]) + s[1:]
	if last := s[len(s)-1]; last != '.' && last != '!' && last != '?' {
		s += "."
	}
	return s
}

// Ago says when something was.
func Ago(t, now time.Time) string {
	switch d := now.Sub(t); {
	case t.IsZero():
		return ""
	case d < time.Minute:
		return Tr("just now")
	case d < time.Hour:
		return Count(int(d.Minutes()), "1 minute ago", "%d minutes ago")
	case d < 24*time.Hour:
		return Count(int(d.Hours()), "1 hour ago", "%d hours ago")
	case d < 14*24*time.Hour:
		return Count(int(d.Hours()/24), "1 day ago", "%d days ago")
	}
	return t.Format(Tr("2 January 2006"))
}
