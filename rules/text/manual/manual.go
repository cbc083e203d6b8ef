// Package manual lists what texts of a game can say: its page, and phrases for
// completion and coverage.
package manual

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// Page is the page of a game's language: all phrases by their kind, how many
// of some cards use each, and the shortest of their paragraphs that does. files shows
// card files. What the vocabulary says of the game's cards comes first.
func Page(l *text.Language, cards []*text.Text, files string) string {
	g := l.Grammar()
	phrases := g.Phrases()
	row := map[string]string{} // what the page writes of each grammar rule: two may look the same
	for _, p := range phrases {
		row[p.Rule.Name] = p.Label + "\n" + phraseRow(p)
	}
	uses, example := map[string]int{}, map[string]string{}
	for _, t := range cards {
		seen := map[string]bool{}
		for name := range l.Uses(t) {
			if r := row[name]; !seen[r] {
				seen[r] = true
				uses[r]++
			}
		}
		for _, p := range t.Paras {
			printed := g.Print(p.Node)
			for name := range grammar.Uses(p.Node) {
				if old := example[row[name]]; old == "" || len(printed) < len(old) {
					example[row[name]] = printed
				}
			}
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, head, l.Game.Title, l.Vocab.Primer, files, topics(l, phrases))
	if len(l.Vocab.Events) > 0 {
		fmt.Fprintf(&b, names, eventNames(l))
	}
	fmt.Fprintf(&b, phrasesHead, len(cards))
	var kinds []string
	rows, short, refused := map[string]string{}, map[string]string{}, ""
	written := map[string]bool{}
	for _, p := range phrases {
		if !slices.Contains(kinds, p.Label) {
			kinds = append(kinds, p.Label)
		}
		switch r := row[p.Rule.Name]; {
		case p.Rule.Refused:
			refused += fmt.Sprintf("- %s: %s\n", code(p.Text), p.Rule.Note)
		case p.Rule.Note == grammar.Aside:
		case p.Rule.Short:
			short[p.Label] += fmt.Sprintf("- %s is short for %s\n", code(p.Text), code(p.Rule.Long))
		case !written[r]:
			written[r] = true
			rows[p.Label] += phraseRow(p) + used(uses[r], example[r]) + "\n"
		}
	}
	for _, kind := range kinds {
		if list := rows[kind] + short[kind]; list != "" {
			fmt.Fprintf(&b, "\n## %s\n\n%s", kind, list)
		}
	}
	return b.String() + "\n## What is refused\n\n" + refused
}

// phraseRow is a phrase with other ways to say it.
func phraseRow(p grammar.Phrase) string {
	row := "- " + code(p.Text)
	for i, also := range p.Also {
		row += []string{", also ", ", "}[min(i, 1)] + code(also)
	}
	return row
}

// used is how many cards use a phrase, and the shortest paragraph that does.
func used(cards int, example string) string {
	if cards == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d)  \n  %s", cards, strings.ReplaceAll(example, "\n", "  \n  "))
}

const head = `# Card texts of %s

All that a card text of this game can say, by kind of phrase. [The language of card texts](../text/LANGUAGE.md)
explains how texts are built and what they mean. This page is generated; a test keeps it up to date.

%s## card files

%s
## by topic

What can be said, in short. A word in braces stands for a phrase of the section with that name, below.
%s`

const names = `
## what an event names

After "whenever a card ..." a text calls that card by this name, or "it". After "when this ..." there is only the other card.
"That player" is who did it, or who it befell; "that much" is how much it was. What steps were about has the names of
section *done*.

| whenever it | it is | the other one is | and there is |
|---|---|---|---|
%s`

const phrasesHead = `
## phrases

A word in braces stands for a phrase of the section with that name, and what is in parentheses can be left out. The number
after a phrase is how many of the game's %d cards use it. Below it stands the shortest paragraph that does.
`

func code(s string) string { return "`" + s + "`" }
