package vastrix

import "feltstack/rules"

// gists say what a play would bring about.
func gists() rules.Gists {
	toGraveyard := "{cards} {goes|go} to the graveyard"
	return rules.Gists{
		Causes: []string{
			WhyDraw:         "{seat} draws {cards}",
			WhyDiscard:      "{seat} discards {cards}",
			WhyScrap:        "{cards} {is|are} scrapped",
			WhyScuttled:     toGraveyard,
			WhyTake:         "{seat} takes {cards}",
			WhyBounce:       "{cards} {goes|go} back to {place}",
			WhyMill:         "{cards} {goes|go} from the draw pile to the graveyard",
			WhyReturn:       "{cards} {goes|go} {where}",
			WhyExile:        "{cards} {goes|go} to exile",
			WhyControl:      "{seat} takes control of {cards}",
			WhyFalls:        "{cards} {falls|fall} off",
			WhyGoal:         "{seat's} goal becomes {n}",
			WhyMini:         "{seat's} mini-turns left: {n}",
			WhySkip:         "{seat's} turns to skip: {n}",
			WhyHome:         "{cards} {goes|go} back to {place}",
			WhyHands:        "{seat} gets {cards}",
			WhyLock:         "the board is locked for {n} full turns, this one included",
			WhyUnlock:       "the board is unlocked",
			WhySudden:       "Sudden Death: {seat} wins after {n} more full turns",
			WhyDry:          "the draw pile is Exhausted",
			WhyWet:          "the draw pile is no longer Exhausted",
			WhyScuttleSpent: toGraveyard,
			WhyDisrupt:      "{seat} can't repeat the last action this turn",
			WhyGrant:        "{seat} will have a mini-turn more in the next Action Phase",
		},
		Marks: []string{
			MarkAegis:    "{cards} {gains|gain} Aegis",
			MarkRevealed: "{cards} {is|are} revealed",
			MarkNineTap:  "{cards} {is|are} tapped",
			MarkStarTap:  "{cards} {is|are} tapped",
		},
		Total: "{seat's} points {was} → {n}{of}",
	}
}
