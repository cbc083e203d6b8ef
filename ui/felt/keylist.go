package felt

import (
	"slices"
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// showKeys lists the keys of the moment.
func (k *keyboard) showKeys() {
	k.panels.keys.toggle(k.keyLines(), k.sight.arr.All)
	k.player.changed()
}

// keyLines pairs each key with what it does now.
func (k *keyboard) keyLines() [][2]string {
	var lines [][2]string
	for i, b := range k.panels.prompt.shown {
		if key := keyOf(k.panels.prompt.shown, i); key != "" && key != fyne.KeySpace && key != fyne.KeyEscape {
			lines = append(lines, [2]string{kit.Readable(kit.Chord(keyHint(k.panels.prompt.shown, i))), b.Text})
		}
	}
	lines = append(lines, [2]string{words.Say("keys.arrow_keys"), words.Say("keys.arrow_help")})
	lines = append(lines, [2]string{words.Say("keys.tab"), words.Say("keys.tab_help")})
	lines = append(lines, [2]string{words.Say("keys.page"), words.Say("keys.page_help")})
	letters := k.sight.letters()
	said := map[string]bool{}
	for _, own := range []bool{true, false} { // a letter leads to the own zone first
		for _, z := range k.sight.scene.Zones {
			if r := letters[z.Short]; r != 0 && !said[z.Short] && (z.Seat == k.sight.scene.Me || z.Seat < 0) == own {
				said[z.Short] = true
				lines = append(lines, [2]string{string(r), words.Say("keys.zone", "zone", z.Name)})
			}
		}
	}
	if len(said) > 0 {
		lines = append(lines, [2]string{words.Say("keys.letter_again"), words.Say("keys.letter_again_help")})
	}
	for _, d := range kit.Actions() {
		var keys []string
		for _, c := range k.env.Keys.Keys[d.Action] {
			if r := kit.Readable(c); !slices.Contains(keys, r) {
				keys = append(keys, r)
			}
		}
		lines = append(lines, [2]string{strings.Join(keys, ", "), words.Say(d.Text)})
	}
	return append(lines, [2]string{words.Say("keys.hold_ctrl"), words.Say("keys.hold_ctrl_help")}, [2]string{words.Say("keys.ctrl_shift"), words.Say("keys.ctrl_shift_help")})
}
