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
			lines = append(lines, [2]string{string(key), b.Text})
		}
	}
	lines = append(lines, [2]string{words.Tr("Arrows"), words.Tr("From card to card")})
	lines = append(lines, [2]string{words.Tr("Tab"), words.Tr("To the next place")})
	letters := k.sight.letters()
	said := map[string]bool{}
	for _, own := range []bool{true, false} { // a letter leads to the own zone first
		for _, z := range k.sight.scene.Zones {
			if r := letters[z.Short]; r != 0 && !said[z.Short] && (z.Seat == k.sight.scene.Me || z.Seat < 0) == own {
				said[z.Short] = true
				lines = append(lines, [2]string{string(r), words.Trf("To: %s", z.Name)})
			}
		}
	}
	for _, d := range kit.Deeds() {
		var keys []string
		for _, c := range k.env.Keys.Keys[d.Deed] {
			if r := kit.Readable(c); !slices.Contains(keys, r) {
				keys = append(keys, r)
			}
		}
		lines = append(lines, [2]string{strings.Join(keys, ", "), words.Tr(d.Text)})
	}
	return append(lines, [2]string{words.Tr("Hold Ctrl"), words.Tr("Full control for as long")}, [2]string{words.Tr("Ctrl and Shift"), words.Tr("Keep full control")})
}
