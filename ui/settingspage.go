package ui

import (
	"image/color"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// settingsScreen is the page of everything a person may like otherwise. Each
// change holds at once.
type settingsScreen struct {
	*fyne.Container
	env    *kit.Env
	now    library.Settings
	exits  settingsExits
	words  *kit.Sketch
	form   *container.Scroll
	rows   *fyne.Container
	back   *kit.Pill
	size   fyne.Size
	learns kit.Action // the action whose next key is waited for
	note   string
}

// settingsExits is what the page does.
type settingsExits struct {
	Back   func()
	Change func(library.Settings) // applies and keeps them
	Fits   func() string          // how large all is where the size does not fit, "" where it does; may be nil
	Sound  func() string          // why nothing is heard, "" if all is well
}

func newSettingsScreen(e *kit.Env, now library.Settings, exits settingsExits) *settingsScreen {
	s := &settingsScreen{env: e, now: now, exits: exits, words: kit.NewSketch(), rows: container.New(&kit.StackLayout{Gap: 10})}
	s.form = kit.NewVScroll(s.rows)
	s.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	s.back.Hint = "Esc"
	s.back.Style()
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.form, s.back}}
	s.fill()
	return s
}

// choices makes a row in which one of several values is chosen.
func (s *settingsScreen) choices(name, help string, names []string, chosen int, set func(int)) fyne.CanvasObject {
	return kit.FormRow(name, help, kit.NewSegments(names, chosen, func(i int) { set(i); s.changed() }).Container)
}

// toggle makes a row for on and off.
func (s *settingsScreen) toggle(name, help string, value *bool) fyne.CanvasObject {
	return kit.FormRow(name, help, onOff(*value, func(on bool) { *value = on; s.changed() }))
}

// level makes a row for a loudness.
func (s *settingsScreen) level(name, help string, value *float64) fyne.CanvasObject {
	names := []string{words.Say("common.off"), words.Say("settings.quiet"), words.Say("settings.medium"), words.Say("settings.loud")}
	levels := []float64{0, 0.3, 0.6, 1}
	at := 0
	for i, v := range levels {
		if *value > v-0.15 {
			at = i
		}
	}
	return s.choices(name, help, names, at, func(i int) { *value = levels[i] })
}

// backNames are what the backs of cards are called.
var backNames = [...]words.ID{
	cardart.Midnight: "settings.midnight", cardart.Garnet: "settings.garnet", cardart.Fern: "settings.fern", cardart.Onyx: "settings.onyx",
}

// fill builds the rows.
func (s *settingsScreen) fill() {
	var feltNames []string
	felt := 0
	for i, f := range look.Felts {
		feltNames = append(feltNames, words.Say(f.Name))
		if f.Key == s.now.Felt {
			felt = i
		}
	}
	var backs []string
	for _, b := range cardart.Backs() {
		backs = append(backs, words.Say(backNames[b]))
	}
	var scaleNames []string
	scale := 0
	for i, v := range scales {
		scaleNames = append(scaleNames, scaleName(v))
		if kit.Abs(float32(v-s.now.Scale)) < 0.01 {
			scale = i
		}
	}
	fits := ""
	if s.exits.Fits != nil {
		fits = s.exits.Fits()
	}
	texts := []string{"normal", "large", "larger"}
	speeds := []string{"none", "fast", "normal", "slow"}
	light := 0
	if s.now.Light {
		light = 1
	}
	rows := []fyne.CanvasObject{
		kit.Heading(words.Say("settings.appearance")),
		s.choices(words.Say("settings.felt"), words.Say("settings.felt_help"), feltNames, felt, func(i int) { s.now.Felt = look.Felts[i].Key }),
		s.choices(words.Say("settings.backs"), "", backs, int(s.now.Back), func(i int) { s.now.Back = cardart.BackStyle(i) }),
		s.choices(words.Say("settings.theme"), "", []string{words.Say("settings.dark"), words.Say("settings.light")}, light, func(i int) { s.now.Light = i == 1 }),
		s.toggle(words.Say("settings.contrast"), words.Say("settings.contrast_help"), &s.now.Contrast),
		s.choices(words.Say("settings.size"), strings.TrimSpace(words.Say("settings.size_help")+" "+fits), scaleNames, scale, func(i int) { s.now.Scale = scales[i] }),
		s.choices(words.Say("settings.text"), words.Say("settings.text_help"), []string{words.Say("settings.normal"), words.Say("settings.large"), words.Say("settings.larger")}, max(slices.Index(texts, s.now.Text), 0), func(i int) { s.now.Text = texts[i] }),
		s.choices(words.Say("settings.motion"), words.Say("settings.motion_help"), []string{words.Say("settings.none"), words.Say("settings.fast"), words.Say("settings.normal"), words.Say("settings.slow")}, max(slices.Index(speeds, s.now.Motion), 0), func(i int) { s.now.Motion = speeds[i] }),
		kit.Heading(words.Say("settings.sound")),
		s.level(words.Say("settings.effects"), words.Say("settings.effects_help"), &s.now.Sound.Effects),
		s.level(words.Say("settings.music"), words.Say("settings.music_help"), &s.now.Sound.Music),
		s.toggle(words.Say("settings.mute"), "", &s.now.Sound.Mute),
		kit.Heading(words.Say("settings.prompts")),
		s.toggle(words.Say("settings.theirs"), words.Say("settings.theirs_help"), &s.now.AutoPass.Theirs),
		s.toggle(words.Say("settings.own"), "", &s.now.AutoPass.Own),
		s.toggle(words.Say("settings.open"), words.Say("settings.open_help"), &s.now.AutoPass.Open),
		s.toggle(words.Say("settings.full"), words.Say("settings.full_help"), &s.now.AutoPass.Full),
		s.toggle(words.Say("settings.swift"), words.Say("settings.swift_help"), &s.now.Swift),
		s.toggle(words.Say("settings.stops"), words.Say("settings.stops_help"), &s.now.Bar),
		kit.Heading(words.Say("settings.keys")),
	}
	for _, d := range kit.Actions() {
		rows = append(rows, s.keyRow(d))
	}
	s.rows.Objects = rows
	s.rows.Refresh()
}

// keyRow is a row that changes the key of an action.
func (s *settingsScreen) keyRow(d kit.ActionInfo) fyne.CanvasObject {
	var keys []string
	for _, c := range s.env.Keys.Keys[d.Action] {
		if r := kit.Readable(c); !slices.Contains(keys, r) {
			keys = append(keys, r)
		}
	}
	text := strings.Join(keys, ", ")
	if s.learns == d.Action {
		text = words.Say("settings.press")
	}
	k := kit.NewPill(text, kit.Normal, func() { s.learn(d.Action) })
	k.TextSize = 14
	k.Style()
	return kit.FormRow(words.Say(d.Text), "", k)
}

// learn waits for the next key, which becomes the action's.
func (s *settingsScreen) learn(d kit.Action) {
	s.learns, s.note = d, ""
	s.fill()
	s.place(s.size)
}

// heardKey gives the action that waits a key. It reports whether one waited.
func (s *settingsScreen) heardKey(c kit.Chord) bool {
	d := s.learns
	if d == "" {
		return false
	}
	s.learns = ""
	if err := s.env.Keys.Change(d, c); err != nil {
		s.note = trouble.Text(err)
	} else {
		s.now.Keys = s.env.Keys.Changed()
		s.note = ""
		s.changed()
	}
	s.fill()
	s.place(s.size)
	return true
}

// changed applies the settings as they stand.
func (s *settingsScreen) changed() {
	s.exits.Change(s.now)
	s.note = s.exits.Sound()
	s.place(s.size)
}

func (s *settingsScreen) Key(e *fyne.KeyEvent) {
	if s.heardKey(kit.Chord(e.Name)) {
		return
	}
	if e.Name == fyne.KeyEscape {
		s.exits.Back()
	}
}

func (s *settingsScreen) Chord(c kit.Chord)           { s.heardKey(c) }
func (s *settingsScreen) Modifier(fyne.KeyName, bool) {}
func (s *settingsScreen) Close()                      {}

func (s *settingsScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("common.settings"))
	body := kit.NewBox(page.X, page.Y+50, page.W, page.H-50-50).Inset(14)
	s.words.Board(s.env, body.Inset(-14), look.Now().Panel, color.NRGBA{})
	if s.note != "" {
		s.words.Warn(s.note, 15, kit.NewBox(page.X+140, page.Bottom()-36, page.W-140, 0))
	}
	s.words.End()
	body.Put(s.form)
	kit.PutFoot(page, s.back)
	line := trace.Line{Screen: "settings", Width: size.Width, Height: size.Height, Scale: s.env.Scale()}
	line.Buttons = []trace.Button{kit.TraceButton(s.back.Text, kit.BoxOf(s.back))}
	s.env.Trace.Write(line)
}
