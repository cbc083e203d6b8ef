package felt

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// sketched is a picture of a thing alone, on the panel.
func sketched(size fyne.Size, draw func(k *kit.Sketch, b kit.Box)) image.Image {
	k := kit.NewSketch()
	k.Begin()
	b := kit.NewBox(0, 0, size.Width, size.Height)
	k.Fill(b, look.Now().Panel)
	draw(k, b)
	k.End()
	return kit.Snapshot(k.Container, size, 1)
}

// shown is a picture of a widget on the panel.
func shown(o fyne.CanvasObject, size fyne.Size) image.Image {
	back := kit.NewFill(look.Now().Panel)
	kit.NewBox(0, 0, size.Width, size.Height).Put(back)
	kit.NewBox(0, 0, size.Width, size.Height).Put(o)
	return kit.Snapshot(&fyne.Container{Objects: []fyne.CanvasObject{back, o}}, size, 1)
}

// Nothing is told by colour alone: whatever has several states has different
// shapes, lines or words for them, which differ for every kind of sight and
// without any colour.
func TestNothingByColourAlone(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, theme := range []struct {
		name string
		set  func(*library.Settings)
	}{{"dark", func(*library.Settings) {}}, {"light", func(s *library.Settings) { s.Light = true }}, {"contrast", func(s *library.Settings) { s.Contrast = true }}} {
		s := library.UsualSettings()
		theme.set(&s)
		fyne.CurrentApp().Settings().SetTheme(s.Theme())
		t.Run(theme.name, func(t *testing.T) { uitest.Distinct(t, themedStates(t)) })
	}
	t.Run("cards", func(t *testing.T) { uitest.Distinct(t, cardStates()) })
}

// cardStates draws what is told by cards and the signs on them.
func cardStates() map[string][]image.Image {
	all := map[string][]image.Image{}
	add := func(what string, img image.Image) { all[what] = append(all[what], img) }
	face := cardart.Draw(deck[0], image.Pt(87, 122))
	grounds := map[string]color.Color{"paper": look.Paper}
	for _, cloth := range look.Felts {
		fyne.CurrentApp().Settings().SetTheme(look.New(cloth.Key, false, false, "normal"))
		grounds[cloth.Key] = look.Now().Felt
	}
	ring := kit.NewFocus()
	ring.Put(kit.Stop{ID: 1, Box: kit.NewBox(20, 20, 87, 122)})
	for name, ground := range grounds {
		focused := image.NewRGBA(image.Rect(0, 0, 127, 162))
		draw.Draw(focused, focused.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
		plain, margin := ringed(face, face.Rect.Size(), mark{})
		draw.Draw(focused, plain.Rect.Add(image.Pt(20-margin, 20-margin)), plain, image.Point{}, draw.Over)
		overlay(focused, ring.Container)
		add("marks of cards on "+name, focused)
		for _, g := range []glow{noGlow, canGlow, askGlow, pickGlow, outGlow} {
			// Cut to one size, as they are seen on the table or between other cards.
			img, margin := ringed(face, face.Rect.Size(), mark{glow: g})
			seen := image.NewRGBA(image.Rect(0, 0, 127, 162))
			draw.Draw(seen, seen.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
			draw.Draw(seen, img.Rect.Add(image.Pt(20-margin, 20-margin)), img, image.Point{}, draw.Over)
			if g != outGlow {
				add("marks of cards on "+name, seen)
			}
			if g != noGlow { // no card is while others are asked for
				add("cards on "+name+" while some are asked for", seen)
			}
		}
	}
	for _, kind := range cardart.Markers() {
		add("markers", cardart.DrawMarker(cardart.Marker{Kind: kind}, image.Pt(48, 48)))
	}
	for _, suit := range []string{"7♠", "7♣", "7♥", "7♦"} {
		add("suits", cardart.Draw(deck[defOf(suit)-1], image.Pt(87, 122)))
	}
	return all
}

// overlay paints an object onto a picture.
func overlay(on *image.RGBA, o fyne.CanvasObject) {
	size := fyne.NewSize(float32(on.Rect.Dx()), float32(on.Rect.Dy()))
	bare := kit.Snapshot(&fyne.Container{}, size, 1)
	seen := kit.Snapshot(o, size, 1)
	for y := range on.Rect.Dy() {
		for x := range on.Rect.Dx() {
			if c := seen.At(x, y); c != bare.At(x, y) {
				on.Set(x, y, c)
			}
		}
	}
}

// themedStates draws each thing of the table in all its states.
func themedStates(t *testing.T) map[string][]image.Image {
	all := map[string][]image.Image{}
	add := func(what string, img image.Image) { all[what] = append(all[what], img) }
	small := fyne.NewSize(120, 40)
	for _, mode := range []table.StopMode{table.StopDefault, table.StopAsk, table.StopSkip} {
		bar := newWindowBar(nil, nil)
		scene := newScene()
		size := fyne.NewSize(170, windowsHeight(&scene.Scene))
		bar.set(&scene.Scene, table.Stops{"end": {Own: mode}}, kit.NewBox(0, 0, size.Width, size.Height))
		add("stops", shown(bar, size))
	}
	for now := range 3 {
		bar := newWindowBar(nil, nil)
		scene := newScene()
		size := fyne.NewSize(170, windowsHeight(&scene.Scene))
		for i := range scene.Windows {
			scene.Windows[i].Now = i == now
		}
		bar.set(&scene.Scene, nil, kit.NewBox(0, 0, size.Width, size.Height))
		add("the step of the turn", shown(bar, size))
	}
	for n := 1; n <= 3; n++ {
		add("pips", sketched(small, func(k *kit.Sketch, b kit.Box) { (&status{k}).pips(n, 3, 20, 20) }))
	}
	for seat := range look.Now().SeatColors {
		bar := newTimeBar(nil, nil)
		bar.Resize(small)
		steps := table.Timeline{}
		for turn := range 12 {
			steps.Steps = append(steps.Steps, table.Step{Turn: turn, Seat: seat})
		}
		bar.set(steps, 0, len(look.Now().SeatColors))
		add("whose turns the timeline shows", shown(bar, small))
		flies := arrowOf(seat)
		flies.From, flies.To, flies.Scale = image.Pt(8, 20), image.Pt(110, 20), 1
		whole := image.NewRGBA(image.Rect(0, 0, 120, 40))
		for _, p := range flies.Parts(nil) {
			draw.Draw(whole, p.Picture.Rect.Add(p.At), p.Picture, image.Point{}, draw.Over)
		}
		add("whose arrow it is", whole)
	}
	for seat := range 2 {
		add("the chosen one of a row", shown(kit.NewSegments([]string{"one", "two"}, seat, nil).Container, small))
		button := kit.NewPill("Undo", kit.Normal, nil)
		button.Off = seat > 0
		button.Style()
		add("a button that can be pressed", shown(button, small))
		choice := kit.NewMenu(kittest.Env())
		choice.Open("?", []kit.MenuLine{{Text: "one", Do: nil}, {Text: "two", Do: nil}}, fyne.Position{}, kit.NewBox(0, 0, 300, 140))
		for range seat + 1 {
			choice.Lead(1)
		}
		add("the marked line of a choice", shown(choice.Container, fyne.NewSize(300, 140)))
		tile := kit.NewTile(kittest.Env(), "Game", nil)
		tile.Chosen = seat > 0
		add("the chosen game", shown(tile, fyne.NewSize(240, 70)))
	}
	for over := -2; over < 2; over++ { // nothing is held, a card is, it is over a zone, it is over a card
		add("where a card may go", offered(t, over))
	}
	return all
}

// offered is a table on which a card is held, over the nth of the places it may
// go to, or over none; less than -1: none is held.
func offered(t *testing.T, over int) image.Image {
	f := midGame().session()
	held := defOf("3♠")
	f.drops[held] = []table.Drop{{Zone: zPR, Verb: "Play for points", Kind: "Play for points"}, {Zone: zFarPR, Card: defOf("4♦"), Verb: "Scuttle 4♦", Kind: "Scuttle 4♦"}}
	size := fyne.NewSize(kit.MinWidth, kit.MinHeight)
	s := laid(t, kittest.Env(), f, Exits{}, size)
	if over > -2 {
		s.input.offer = newOffer(s.session, s.sight, held, true)
		s.input.offer.over = over
	}
	s.input.mark()
	return kit.Snapshot(s.Container, size, 1)
}
