package words

import (
	"embed"
	"fmt"
	"sync/atomic"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// files hold the messages, a file for each area of the window. An ID begins with its
// area: "home.continue" is in home.en.json.
//
//go:embed messages
var files embed.FS

// catalog holds the messages of a language, ready to be said.
type catalog struct {
	localizer *i18n.Localizer
	plain     map[ID]string // the messages without arguments
}

// spoken is what the window speaks: the messages as written or, in tests, reworded.
var spoken atomic.Pointer[catalog]

func init() { Reword(nil) }

// Reword says every message in other words, or as written if how is nil: with it, tests
// see whether longer words have room, too.
func Reword(how func(text string) string) {
	if how == nil {
		how = func(text string) string { return text }
	}
	spoken.Store(newCatalog(how))
}

// newCatalog reads the messages. Files that can't be read are a fault of the build, so
// it panics.
func newCatalog(how func(text string) string) *catalog {
	bundle := i18n.NewBundle(language.English)
	c := &catalog{i18n.NewLocalizer(bundle, language.English.String()), map[ID]string{}}
	for _, m := range Messages() {
		m.One, m.Other = how(m.One), how(m.Other)
		bundle.MustAddMessages(language.English, m)
		if m.One == "" && len(Arguments(m.Other)) == 0 {
			c.plain[ID(m.ID)] = m.Other
		}
	}
	return c
}

// Messages returns the messages as written.
func Messages() []*i18n.Message {
	list, err := files.ReadDir("messages")
	if err != nil {
		panic(err)
	}
	var all []*i18n.Message
	for _, f := range list {
		data, err := files.ReadFile("messages/" + f.Name())
		if err != nil {
			panic(err)
		}
		read, err := i18n.ParseMessageFileBytes(data, f.Name(), nil)
		if err != nil {
			panic(fmt.Errorf("%s: %w", f.Name(), err))
		}
		all = append(all, read.Messages...)
	}
	return all
}

// say renders a message with arguments; count, unless nil, chooses its form. An ID
// without a message is said itself.
func (c *catalog) say(id ID, count any, args []any) string {
	text, err := c.localizer.Localize(&i18n.LocalizeConfig{
		MessageID: string(id), PluralCount: count, TemplateData: args, TemplateParser: braces{},
	})
	if err != nil && text == "" {
		return string(id)
	}
	return text
}
