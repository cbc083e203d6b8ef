package vastrix

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// gists say what a play would bring about.
func gists() rules.Gists {
	return rules.Gists{
		Causes: []message.ID{
			WhyDraw:         "gist.draw",
			WhyDiscard:      "gist.discard",
			WhyScrap:        "gist.scrap",
			WhyScuttled:     "gist.scuttled",
			WhyTake:         "gist.take",
			WhyBounce:       "gist.bounce",
			WhyMill:         "gist.mill",
			WhyReturn:       "gist.return",
			WhyExile:        "gist.exile",
			WhyControl:      "gist.control",
			WhyFalls:        "gist.falls",
			WhyGoal:         "gist.goal",
			WhyMini:         "gist.mini",
			WhySkip:         "gist.skip",
			WhyHome:         "gist.home",
			WhyHands:        "gist.hands",
			WhyLock:         "gist.lock",
			WhyUnlock:       "gist.unlock",
			WhySudden:       "gist.sudden",
			WhyDry:          "gist.dry",
			WhyWet:          "gist.wet",
			WhyScuttleSpent: "gist.scuttled",
			WhyDisrupt:      "gist.disrupt",
			WhyGrant:        "gist.grant",
		},
		Marks: []message.ID{
			MarkAegis:    "gist.aegis",
			MarkRevealed: "gist.revealed",
			MarkNineTap:  "gist.nine_tap",
			MarkStarTap:  "gist.star_tap",
		},
		Total: "gist.total",
		Of:    "gist.of",
	}
}
