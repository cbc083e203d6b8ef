package vtes_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vtes"
)

// paragraphs are the numbered rules that the game carries out, in the order of the document.
var paragraphs = []string{
	"M-01", "M-02", "M-03", "M-05", "M-06", "M-07", "M-08", "M-10", "S-01", "S-02", "S-03", "S-04", "S-05",
	"U-01", "U-02", "U-03", "U-04", "U-09", "U-10", "P-M1", "N-01", "N-02", "N-03", "N-04", "N-05", "N-06",
	"I-01", "I-02", "I-03", "I-04", "I-05", "D-01", "D-02", "D-03", "K-07", "K-10",
	"A-10", "A-12", "A-13", "A-14", "A-16", "A-61", "A-62", "T-11",
	"E-01", "E-02", "E-03", "E-04", "E-05", "E-06", "E-07", "E-08", "E-20", "E-21", "E-22", "G-01", "G-02",
}

func TestRulings(t *testing.T) { gamestest.Rulings(t, "VTES ", paragraphs, "ED") }

// The rulebook has every rule, and each is shown.
func TestBook(t *testing.T) { gamestest.Book(t, game(t), vtes.Guides()) }
