package studio

import (
	"image"
	"math"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// ownPicture is the part of the studio that puts a picture of the person's own
// on a card: it is chosen from a file, dragged behind the window of the drawn
// card, and brought nearer.
type ownPicture struct {
	crop   *cropper
	slider *widget.Slider
	choose *kit.Pill
	motif  *kit.Pill // back to it

	shown cardart.Picture // whose size is known
	size  image.Point     // of it, in pixels
	quick bool            // it is being moved: faces are drawn that nobody needs twice
	fresh bool            // it has just been chosen, and gets the keyboard when it is there
	moves bool            // the slider is being set, not moved by a person
	trial string          // what was wrong with the file chosen last; "" if nothing was
	notes []sets.Note     // pictures of the set that can't be shown
}

// newOwnPicture makes the part for a studio.
func newOwnPicture(s *Page) *ownPicture {
	p := &ownPicture{
		choose: kit.NewPill(words.Say("studio.own_picture"), kit.Normal, s.choosePicture),
		motif:  kit.NewPill(words.Say("studio.back_to_art"), kit.Normal, func() { s.setPicture(pictures.Shown{}) }),
	}
	p.crop = newCropper(func(dx, dy float64) {
		s.reframe(func(f framing, now pictures.Shown) pictures.Shown { return f.moved(now, dx, dy) })
	}, func(times float64) {
		s.reframe(func(f framing, now pictures.Shown) pictures.Shown { return f.zoomed(now, times) })
	})
	p.slider = widget.NewSlider(0, 1)
	p.slider.Step = 0.01
	p.slider.OnChanged = func(v float64) {
		if !p.moves {
			s.reframe(func(f framing, now pictures.Shown) pictures.Shown { return f.at(now, v) })
		}
	}
	return p
}

// objects are what the part puts on the page.
func (p *ownPicture) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.crop, p.slider, p.choose, p.motif}
}

// picture is the one of the chosen card, which may be none.
func (s *Page) picture() pictures.Shown {
	if set := s.current(); set != nil && s.card >= 0 {
		return set.Cards[s.card].Picture
	}
	return pictures.Shown{}
}

// choosePicture asks for a file and puts it on the card.
func (s *Page) choosePicture() { s.NewPicture(s.exits.Choose) }

// NewPicture puts a picture on the card that comes from a file, when it has come.
func (s *Page) NewPicture(from func(set string, then func(file string, err error))) {
	set, card := s.current(), s.card
	if set == nil || card < 0 {
		return
	}
	s.save() // the set must have a file for its pictures to lie beside
	name := set.Name
	from(name, func(file string, err error) {
		now := s.current()
		if now == nil || now.Name != name || s.card != card {
			return
		}
		if err != nil {
			s.own.trial = trouble.Text(err)
			s.place(s.size)
			return
		}
		s.own.fresh = true
		s.setPicture(pictures.Whole(file))
	})
}

// setPicture puts a picture on the card, or takes it off.
func (s *Page) setPicture(p pictures.Shown) {
	if s.current() == nil || s.card < 0 {
		return
	}
	set, was := *s.current(), s.current().Cards[s.card]
	c := s.written()
	c.Picture = p
	delete(c.Facts, "picture") // what could not be read as one
	delete(c.Facts, "crop")
	s.change(set.With(s.card, c))
	if was.Picture.File != "" && was.Picture.File != p.File { // the bin keeps the card with its picture
		s.last().gone = append(s.last().gone, was)
		s.inBin(func(then func(error)) { s.exits.Discard(set, []sets.Card{was}, then) }, func(err error) {
			if err != nil {
				s.say(err)
			}
		})
	}
	s.own.trial = ""
	s.showFace()
	s.place(s.size)
	s.later()
}

// reframe shows another part of the picture.
func (s *Page) reframe(change func(framing, pictures.Shown) pictures.Shown) {
	f, ok := s.framing()
	if !ok {
		return
	}
	now := s.picture()
	p := change(f, now)
	if p == now {
		return
	}
	s.own.quick = true
	s.setPicture(p)
}

// showFace draws the face as it is now, if that is not there yet.
func (s *Page) showFace() {
	st := s.state()
	if st == nil {
		return
	}
	at := s.faceBox()
	scale := s.env.Scale()
	d := st.Def
	d.Art = s.current().Cards[s.card].Art() // as it is now, not when the card was checked
	want := kit.Picture{Face: s.exits.Face(s.current().Game, &d), Size: image.Pt(int(at.W*scale+0.5), int(at.H*scale+0.5))}
	s.measure(want.Face.Picture)
	if s.wants == want && s.drawn == !s.own.quick || at.Empty() {
		return
	}
	s.wants, s.drawn = want, !s.own.quick
	s.artBox().Put(s.own.crop)
	set := func(img *image.RGBA) {
		if s.wants == want || s.own.quick {
			s.face.Image = img
			s.face.Refresh()
		}
	}
	draw := s.env.Pics.Get
	if s.own.quick {
		draw = s.env.Pics.Sketch
	}
	if img := draw(want, set); img != nil {
		set(img)
	}
}

// framing is how the card's picture lies behind its window; false while its size
// is not known.
func (s *Page) framing() (framing, bool) {
	at := s.artBox()
	if s.own.shown == nil || s.own.size.X < 1 || s.own.size.Y < 1 || at.Empty() || s.picture().File == "" {
		return framing{}, false
	}
	return framing{s.own.size, float64(at.W / at.H)}, true
}

// artBox is where the window of the drawn card lies.
func (s *Page) artBox() kit.Box {
	face := s.faceBox()
	if s.wants.Size.X < 1 || face.Empty() {
		return kit.Box{}
	}
	at := cardart.ArtWindow(s.wants.Face, s.wants.Size)
	k := face.W / float32(s.wants.Size.X)
	return kit.NewBox(face.X+float32(at.Min.X)*k, face.Y+float32(at.Min.Y)*k, float32(at.Dx())*k, float32(at.Dy())*k)
}

// measure learns how large the picture of the face is.
func (s *Page) measure(p cardart.Picture) {
	if p == s.own.shown {
		return
	}
	s.own.shown, s.own.size = p, image.Point{}
	if p == nil {
		return
	}
	s.exits.Measure(p, func(size image.Point) {
		if s.own.shown == p {
			s.own.size = size
			s.place(s.size)
		}
	})
}

// notice looks for pictures of the set that can't be shown.
func (s *Page) notice() {
	set := s.current()
	if set == nil || set.Problem != "" {
		s.own.notes = nil
		return
	}
	name := set.Name
	s.exits.Notes(*set, func(notes []sets.Note) {
		if now := s.current(); now != nil && now.Name == name {
			s.own.notes = notes
			s.place(s.size)
		}
	})
}

// pictureRoom is how much of the column below the face the picture needs.
func (s *Page) pictureRoom() float32 {
	room := float32(44)
	if s.picture().File != "" {
		room += 60
	}
	if s.own.trial != "" || len(s.own.notes) > 0 {
		room += 44
	}
	return room
}

// placePicture lays what belongs to the picture below the face, from y on.
func (s *Page) placePicture(b kit.Box) {
	o := s.own
	has := s.picture().File != ""
	show(o.choose, true)
	w := o.choose.MinSize().Width
	kit.NewBox(b.X, b.Y, w, 34).Put(o.choose)
	large := s.large.open.MinSize().Width
	kit.NewBox(b.Right()-large, b.Y, large, 34).Put(s.large.open)
	show(s.large.open, true)
	f, ready := s.framing()
	show(o.motif, has)
	show(o.crop, ready)
	show(o.slider, ready)
	if has {
		kit.NewBox(b.X+w+8, b.Y, o.motif.MinSize().Width, 34).Put(o.motif)
	}
	y := b.Y + 44
	if ready {
		s.artBox().Put(o.crop)
		o.moves = true
		o.slider.SetValue(math.Round(f.zoom(s.picture())*100) / 100)
		o.moves = false
		if o.fresh {
			o.fresh = false
			o.crop.take()
		}
		s.words.Text(kit.Span{Text: words.Say("studio.zoom"), Color: look.Now().Dimmed}, 13, b.X, y+8)
		x := kit.LineWidth([]kit.Span{{Text: words.Say("studio.zoom")}}, 13) + 6
		kit.NewBox(b.X+x, y, b.W-x, 34).Put(o.slider)
		y = s.words.Prose([]kit.Span{{Text: words.Say("studio.crop_help"), Color: look.Now().Dimmed}}, 13, kit.NewBox(b.X, y+34, b.W, 0)).Bottom() + 6
	}
	if o.trial != "" {
		y = s.words.Prose([]kit.Span{{Text: o.trial, Face: look.Bold, Color: look.Now().Alarm}}, 14, kit.NewBox(b.X, y, b.W, 0)).Bottom() + 4
	}
	for i, n := range o.notes {
		if i == mostNotes {
			s.words.Prose([]kit.Span{{Text: words.Say("common.more", "n", len(o.notes)-i), Color: look.Now().Dimmed}}, 14, kit.NewBox(b.X, y, b.W, 0))
			return
		}
		name := n.Card
		if name == "" {
			name = words.Say("studio.unnamed")
		}
		y = s.words.Prose([]kit.Span{{Text: name + ", " + n.File + ": ", Face: look.Bold, Color: look.Now().Alarm}, {Text: trouble.Text(n.Why), Color: look.Now().Ivory}}, 14, kit.NewBox(b.X, y, b.W, 0)).Bottom() + 4
	}
}

// mostNotes is how many notes on pictures are shown at once.
const mostNotes = 3

// hidePicture takes everything of the picture off the page.
func (s *Page) hidePicture() {
	for _, o := range s.own.objects() {
		show(o, false)
	}
}

// show has an object seen or not. What is so already asks for no painting.
func show(o fyne.CanvasObject, on bool) {
	if on != o.Visible() {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
}
