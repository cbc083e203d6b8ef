// Package book reads the rulebook of a game: its rules' paragraphs and rulings in
// chapters, the terms of its glossary, and which scenarios show each paragraph.
//
// A chapter is a file of the folder book, in the order of the files' names:
//
//	# The Stack
//
//	## [Whist 4.2] Priority
//	After a play, the opponent may respond first.
//	see: W-032, Whist 4.3
//
// The brackets hold the name that reasons and scenarios give the paragraph. A line
// "see:" names others to read, "no scenario:" says why none shows it, and "log:" names the
// messages of the log that tell of it. "{lock}" is what
// people call the option lock of the game. The file
// glossary.md has terms alone: a heading for each, a text where the cards explain
// none, and "see:".
package book

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/scenario"
)

// Book is the rulebook of a game.
type Book struct {
	Chapters []*Chapter
	Terms    []*Term // of the glossary, by name
	byID     map[string]*Paragraph
	lines    map[message.ID]*Paragraph // by what lines of a log say
}

// Chapter is paragraphs that belong together.
type Chapter struct {
	Title      string
	Paragraphs []*Paragraph
}

// Paragraph is one rule or ruling.
type Paragraph struct {
	ID       string // as reasons name it, without commas: "Whist 13 Ten"
	Title    string
	Text     string // lines are paragraphs; "- " begins a point of a list
	See      []string
	NoShow   string // why no scenario shows it
	Examples []scenario.Entry
	Chapter  *Chapter

	plain string // title and text in small letters, to be searched
}

// Ruling reports whether the paragraph settles what the document leaves open.
func (p *Paragraph) Ruling() bool { return rulingID.MatchString(p.ID) }

var (
	rulingID = regexp.MustCompile(`^[A-Z]{1,2}-\d{2,3}$`)
	number   = regexp.MustCompile(`^(?:\d|[A-Z]-[A-Z]?\d)`)
)

// Label is how the paragraph is numbered: "1.4", "W-012", "13" of "Whist 13 Ten", "B-07" of "Whist B-07". A
// paragraph that the document names but doesn't number has none.
func (p *Paragraph) Label() string {
	if p.Ruling() {
		return p.ID
	}
	words := strings.Fields(p.ID)
	if len(words) < 2 || !number.MatchString(words[1]) {
		return ""
	}
	return words[1]
}

// Under are the rulings that stand below the paragraph, up to the next one.
func (p *Paragraph) Under() []*Paragraph {
	all := p.Chapter.Paragraphs
	at := slices.Index(all, p) + 1
	end := at
	for end < len(all) && all[end].Ruling() {
		end++
	}
	return all[at:end]
}

// Term is a word of the game.
type Term struct {
	Name string
	Text string // "" where the game's cards explain it
	See  []string
}

// Glossary is the file of the terms.
const Glossary = "glossary.md"

// Read reads the folders book and scenarios of a game.
func Read(g *rules.Game, files fs.FS) (*Book, error) {
	b, err := Pages(files, optionsOf(g))
	if err != nil {
		return nil, err
	}
	examples, err := scenario.Index(files, "scenarios")
	if err != nil {
		return nil, err
	}
	for _, e := range examples {
		for _, rule := range e.Rules {
			if p := b.byID[Plain(rule)]; p != nil {
				p.Examples = append(p.Examples, e)
			}
		}
	}
	return b, nil
}

// Pages reads a folder book alone, in whose files the words of said are replaced.
func Pages(files fs.FS, said *strings.Replacer) (*Book, error) {
	b := &Book{byID: map[string]*Paragraph{}, lines: map[message.ID]*Paragraph{}}
	names, err := fs.Glob(files, "book/*.md")
	if err != nil {
		return nil, fmt.Errorf("look for the rulebook: %w", err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("read the rulebook: %w", err)
		}
		read := b.chapter
		if path.Base(name) == Glossary {
			read = b.glossary
		}
		if err := read(said.Replace(string(data))); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return b, nil
}

// Unshown are the paragraphs that no scenario of these shows, but for those that say why none does.
func (b *Book) Unshown(cover scenario.Coverage) (missing []*Paragraph) {
	shown := map[string]bool{}
	for rule := range cover {
		shown[Plain(rule)] = true
	}
	for _, c := range b.Chapters {
		for _, p := range c.Paragraphs {
			if !shown[p.ID] && p.NoShow == "" {
				missing = append(missing, p)
			}
		}
	}
	return missing
}

// optionsOf writes titles for the options of a game.
func optionsOf(g *rules.Game) *strings.Replacer {
	var pairs []string
	for _, s := range g.RuleOptions {
		pairs = append(pairs, "{"+s.Name+"}", g.Say(s.Title))
	}
	return strings.NewReplacer(pairs...)
}

// Plain is the name of a rule without its commas.
func Plain(rule string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(rule, ",", " ")), " ")
}

var heading = regexp.MustCompile(`^## \[([^\]]+)\] (.+)$`)

// chapter reads a chapter.
func (b *Book) chapter(text string) error {
	c := &Chapter{}
	var p *Paragraph
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch m := heading.FindStringSubmatch(line); {
		case line == "":
		case m != nil:
			p = &Paragraph{ID: Plain(m[1]), Title: m[2], Chapter: c}
			if b.byID[p.ID] != nil {
				return fmt.Errorf("%s stands there twice", p.ID)
			}
			b.byID[p.ID] = p
			c.Paragraphs = append(c.Paragraphs, p)
		case strings.HasPrefix(line, "# "):
			c.Title = line[2:]
		case p == nil:
			return fmt.Errorf("%q stands under no heading such as \"## [Whist 4.2] Priority\"", line)
		case strings.HasPrefix(line, "see: "):
			p.See = listed(line)
		case strings.HasPrefix(line, "log: "):
			if err := b.tells(p, listed(line)); err != nil {
				return err
			}
		case strings.HasPrefix(line, "no scenario: "):
			p.NoShow = strings.TrimPrefix(line, "no scenario: ")
		default:
			p.Text = strings.TrimSpace(p.Text + "\n" + line)
		}
	}
	for _, p := range c.Paragraphs {
		p.plain = strings.ToLower(p.ID + " " + p.Title + " " + p.Text)
	}
	b.Chapters = append(b.Chapters, c)
	return nil
}

// tells notes which lines of a log a paragraph is the rule of.
func (b *Book) tells(p *Paragraph, messages []string) error {
	for _, m := range messages {
		id := message.ID(m)
		if other := b.lines[id]; other != nil {
			return fmt.Errorf("%s and %s are both the rule of %s", other.ID, p.ID, id)
		}
		b.lines[id] = p
	}
	return nil
}

// glossary reads the terms.
func (b *Book) glossary(text string) error {
	var t *Term
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch name, isTerm := strings.CutPrefix(line, "## "); {
		case line == "" || strings.HasPrefix(line, "# "):
		case isTerm:
			t = &Term{Name: name}
			b.Terms = append(b.Terms, t)
		case t == nil:
			return fmt.Errorf("%q stands under no term", line)
		case strings.HasPrefix(line, "see: "):
			t.See = listed(line)
		default:
			t.Text = strings.TrimSpace(t.Text + " " + line)
		}
	}
	slices.SortStableFunc(b.Terms, func(x, y *Term) int { return strings.Compare(strings.ToLower(x.Name), strings.ToLower(y.Name)) })
	return nil
}

// listed are the names of a line such as "see: W-032, Whist 4.3".
func listed(line string) []string {
	_, list, _ := strings.Cut(line, ": ")
	var all []string
	for name := range strings.SplitSeq(list, ", ") {
		all = append(all, strings.TrimSpace(name))
	}
	return all
}

// Find is the paragraph that a reason or a scenario names, nil if there is none.
func (b *Book) Find(rule string) *Paragraph { return b.byID[Plain(rule)] }

// Ref names what a rulebook is opened at: a paragraph, a term or a line of a log. The zero Ref names nothing.
type Ref struct {
	Rule string       // a paragraph, as reasons name it
	Term string       // of the glossary: the paragraph that it leads to first
	Log  []message.ID // what a line of the log is made of: the paragraph that is its rule
}

// IsZero reports whether it names nothing.
func (r Ref) IsZero() bool { return r.Rule == "" && r.Term == "" && len(r.Log) == 0 }

// At is the paragraph that a Ref leads to, nil if the book has none.
func (b *Book) At(r Ref) *Paragraph {
	for _, id := range r.Log {
		if p := b.lines[id]; p != nil {
			return p
		}
	}
	if t := b.Term(r.Term); t != nil {
		return b.Find(t.See[0])
	}
	return b.Find(r.Rule)
}

// Term is a word of the glossary, nil if it isn't there.
func (b *Book) Term(name string) *Term {
	for _, t := range b.Terms {
		if strings.EqualFold(t.Name, name) {
			return t
		}
	}
	return nil
}

// Search lists the paragraphs in which every word of a query stands: first those
// whose number or title has them, then the others, each in the order of the book.
func (b *Book) Search(query string) []*Paragraph {
	words := strings.Fields(strings.ToLower(query))
	var titled, others []*Paragraph
	for _, c := range b.Chapters {
		for _, p := range c.Paragraphs {
			switch {
			case !holds(p.plain, words):
			case holds(strings.ToLower(p.ID+" "+p.Title), words):
				titled = append(titled, p)
			default:
				others = append(others, p)
			}
		}
	}
	return append(titled, others...)
}

// holds reports whether all words stand in a text.
func holds(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}
