package library

import (
	"time"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/table"
	"feltstack/ui/look"
	"feltstack/ui/sound"
)

// Settings are what a person likes. They are kept with the games.
type Settings struct {
	Felt     string                 `json:"felt"` // key of felts
	Light    bool                   `json:"light"`
	Contrast bool                   `json:"contrast"`
	Back     cardart.BackStyle      `json:"back"`
	Scale    float64                `json:"scale"` // of the whole window: 0.8 to 2; 0: as suits its size
	Text     string                 `json:"text"`  // key of look.TextSizes
	Motion   string                 `json:"motion"`
	Sound    sound.Levels           `json:"sound"`
	AutoPass table.AutoPass         `json:"pace"`
	Stops    map[string]table.Stops `json:"stops,omitempty"`   // by rules.Game.Name
	Keys     map[string]string      `json:"keys,omitempty"`    // those changed, by action
	Taught   bool                   `json:"taught,omitempty"`  // a lesson was begun: none is offered any more
	Bar      bool                   `json:"bar,omitempty"`     // the stops are shown
	Swift    bool                   `json:"swift,omitempty"`   // turns end unasked, whatever could still be done
	Solved   []string               `json:"solved,omitempty"`  // puzzles, as learn.PuzzleKey names them
	Begun    map[string]Format      `json:"begun,omitempty"`   // by rules.Game.Name: what was chosen last for a new game
	Folder   string                 `json:"folder,omitempty"`  // in which a file was chosen last
	Version  string                 `json:"version,omitempty"` // of the program, when it was used last
	Sheets   Sheets                 `json:"sheets,omitzero"`   // as cards were printed last
}

// Sheets is how cards lie on paper. Lengths are in millimetres.
type Sheets struct {
	Paper   string      `json:"paper,omitempty"` // the name of one of print.Papers; empty: the usual one
	Gap     float64     `json:"gap,omitempty"`
	Bleed   float64     `json:"bleed,omitempty"`
	NoMarks bool        `json:"noMarks,omitempty"`
	Backs   print.Sides `json:"backs,omitempty"`
}

// sane replaces what can't be printed.
func (s Sheets) sane() Sheets {
	if s.Gap < 0 || s.Gap > print.MostGap {
		s.Gap = 0
	}
	if s.Bleed < 0 || s.Bleed > print.MostBleed {
		s.Bleed = 0
	}
	if s.Backs > print.Apart {
		s.Backs = print.NoBacks
	}
	return s
}

// UsualSettings are those of a first start.
func UsualSettings() Settings {
	return Settings{Felt: look.Felts[0].Key, Text: "normal", Motion: "normal", Sound: sound.Usual, AutoPass: DefaultAutoPass}
}

// Theme is the look they ask for.
func (s Settings) Theme() look.Theme { return look.New(s.Felt, s.Light, s.Contrast, s.Text) }

// The bounds of Settings.Scale.
const (
	minScale = 0.8
	maxScale = 2.0
)

// Sane replaces invalid settings with defaults.
func (s Settings) Sane() Settings {
	usual := UsualSettings()
	if s.Scale != 0 && s.Scale < minScale || s.Scale > maxScale {
		s.Scale = usual.Scale
	}
	if int(s.Back) >= len(cardart.Backs()) {
		s.Back = usual.Back
	}
	if _, ok := MotionSpeeds[s.Motion]; !ok {
		s.Motion = usual.Motion
	}
	if _, ok := look.TextSizes[s.Text]; !ok {
		s.Text = usual.Text
	}
	clip := func(v float64) float64 { return max(0, min(v, 1)) }
	s.Sound.Effects, s.Sound.Music = clip(s.Sound.Effects), clip(s.Sound.Music)
	s.Sheets = s.Sheets.sane()
	return s
}

// MotionSpeeds are how long a card takes from place to place.
var MotionSpeeds = map[string]time.Duration{"slow": 480 * time.Millisecond, "normal": 300 * time.Millisecond, "fast": 180 * time.Millisecond, "none": 0}

// DefaultAutoPass asks a person what can matter: not your own plays, nor where there is
// nothing to answer, nor where only one choice is legal.
var DefaultAutoPass = table.AutoPass{Theirs: true}
