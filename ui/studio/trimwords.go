package studio

import "feltstack/ui/words"

// What frames, rarities and symbols are called in card files, and in the window.
var (
	frameWords = map[string]words.ID{
		"classic":   "looks.frame_classic",
		"parchment": "looks.frame_parchment",
		"full art":  "looks.frame_full_art",
		"modern":    "looks.frame_modern",
		"woodcut":   "looks.frame_woodcut",
		"deco":      "looks.frame_deco",
	}
	rarityWords = map[string]words.ID{
		"common":    "looks.rarity_common",
		"uncommon":  "looks.rarity_uncommon",
		"rare":      "looks.rarity_rare",
		"legendary": "looks.rarity_legendary",
	}
	symbolWords = map[string]words.ID{
		"sun":    "looks.symbol_sun",
		"moon":   "looks.symbol_moon",
		"crown":  "looks.symbol_crown",
		"flame":  "looks.symbol_flame",
		"leaf":   "looks.symbol_leaf",
		"drop":   "looks.symbol_drop",
		"sword":  "looks.symbol_sword",
		"shield": "looks.symbol_shield",
		"bolt":   "looks.symbol_bolt",
		"snow":   "looks.symbol_snow",
	}
)

// frameWord says a frame, by its name in card files.
func frameWord(name string) string { return words.Say(frameWords[name]) }

// rarityWord says a rarity.
func rarityWord(name string) string { return words.Say(rarityWords[name]) }

// symbolWord says the symbol of a set or text.
func symbolWord(name string) string { return words.Say(symbolWords[name]) }
