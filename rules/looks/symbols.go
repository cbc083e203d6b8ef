package looks

// Symbol is a small picture that stands for words of a game's card texts, where a card is drawn.
// What is typed stays words.
type Symbol struct {
	Words []string // as texts write them; longer ones of the same symbols come first
	Name  string   // of cardart.Symbol, with its tint
	Tint  string
}

// Spelled is a printed value letter by letter, if it is a cost written in the game's Letters: those
// are symbols, and what stands between two of them has no tint.
func (l *Game) Spelled(value string) (all []Symbol) {
	for _, r := range value {
		tint, known := l.Letters[r]
		if !known && r != '/' {
			return nil
		}
		all = append(all, Symbol{Name: string(r), Tint: tint})
	}
	return all
}

// Called is what texts call the symbol that is a letter, "" if they don't.
func (l *Game) Called(letter string) string {
	for _, s := range l.Symbols {
		if s.Name == letter {
			return s.Words[0]
		}
	}
	return ""
}
