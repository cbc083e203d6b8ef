// Package message reads and says what people read: messages with IDs and named
// arguments, in files beside the code that says them.
//
// A file of messages is a folder's area.en.json: {"area.name": "Turn {turn}"}, or
// {"area.name": {"one": "{n} card", "other": "{n} cards"}} where a number chooses the
// form. {draws|draw} is a word in two forms: as it follows one that is spoken of, and as
// it follows several, or one that is spoken to.
package message

import (
	"fmt"
	"io/fs"
	"sync"
	"sync/atomic"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// ID names a message: its area, which is its file, and a name. An ID without a message
// is said itself: a printed text is the message that it stands for.
type ID string

// folder is where the files of a catalog lie.
const folder = "messages"

// Catalog is the messages of a part of the program. They are read when the first of
// them is said.
type Catalog struct {
	files    fs.FS
	base     *Catalog // has what this one doesn't; nil: nothing
	written  func() *edition
	reworded atomic.Pointer[edition] // other words, in tests
}

// New returns the catalog of the folder messages in files. What it doesn't have the base
// says, if there is one.
func New(files fs.FS, base *Catalog) *Catalog {
	c := &Catalog{files: files, base: base}
	c.written = sync.OnceValue(func() *edition { return c.edit(func(text string) string { return text }) })
	return c
}

// Reword says every message in other words, or as written if how is nil: with it, tests
// see whether longer words have room, too.
func (c *Catalog) Reword(how func(text string) string) {
	if how == nil {
		c.reworded.Store(nil)
		return
	}
	c.reworded.Store(c.edit(how))
}

// Messages returns the messages as written. Files that can't be read are a bug of the
// build, so it panics.
func (c *Catalog) Messages() []*i18n.Message {
	list, err := fs.ReadDir(c.files, folder)
	if err != nil {
		panic(err)
	}
	var all []*i18n.Message
	for _, f := range list {
		data, err := fs.ReadFile(c.files, folder+"/"+f.Name())
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

// Say is a message with its arguments, names and values by turns:
//
//	c.Say("table.waiting", "player", name)
func (c *Catalog) Say(id ID, args ...any) string {
	e := c.having(id)
	if e == nil {
		return parse(string(id)).said(args)
	}
	if text, ok := e.plain[id]; ok {
		return text
	}
	return e.say(id, nil, args)
}

// Count is Say for a number of things: the message has a form for one and another for
// more, and n is its argument {n}.
func (c *Catalog) Count(id ID, n int, args ...any) string {
	args = append([]any{"n", Number(n)}, args...)
	if e := c.having(id); e != nil {
		return e.say(id, n, args)
	}
	return parse(string(id)).said(args)
}

// Has reports whether the catalog, or its base, has a message.
func (c *Catalog) Has(id ID) bool { return c.having(id) != nil }

// Phrase is a message taken apart, for arguments that are more than text.
func (c *Catalog) Phrase(id ID) Phrase { return c.phrase(id, nil) }

// Counted is Phrase for a number of things, if the message has a form for one and another
// for more.
func (c *Catalog) Counted(id ID, n int) Phrase {
	if e := c.having(id); e != nil && !e.counts[id] {
		return c.Phrase(id)
	}
	return c.phrase(id, n)
}

func (c *Catalog) phrase(id ID, count any) Phrase {
	e := c.having(id)
	if e == nil {
		return parse(string(id))
	}
	var p Phrase
	e.say(id, count, &p)
	return p
}

// having is the messages among which id is, nil if there is none.
func (c *Catalog) having(id ID) *edition {
	for ; c != nil; c = c.base {
		e := c.reworded.Load()
		if e == nil {
			e = c.written()
		}
		if e.has[id] {
			return e
		}
	}
	return nil
}

// edition is the messages of a catalog, ready to be said.
type edition struct {
	localizer *i18n.Localizer
	has       map[ID]bool
	plain     map[ID]string // those without arguments
	counts    map[ID]bool   // those in which a number chooses the form
}

func (c *Catalog) edit(how func(text string) string) *edition {
	bundle := i18n.NewBundle(language.English)
	e := &edition{i18n.NewLocalizer(bundle, language.English.String()), map[ID]bool{}, map[ID]string{}, map[ID]bool{}}
	all := c.Messages()
	for _, m := range all {
		m.One, m.Other = how(m.One), how(m.Other)
		e.has[ID(m.ID)], e.counts[ID(m.ID)] = true, m.One != ""
		if m.One == "" && parse(m.Other).plain() {
			e.plain[ID(m.ID)] = m.Other
		}
	}
	bundle.MustAddMessages(language.English, all...)
	return e
}

// say renders a message; count, unless nil, chooses its form.
func (e *edition) say(id ID, count any, data any) string {
	text, err := e.localizer.Localize(&i18n.LocalizeConfig{
		MessageID: string(id), PluralCount: count, TemplateData: data, TemplateParser: braces{},
	})
	if err != nil && text == "" {
		return string(id)
	}
	return text
}
