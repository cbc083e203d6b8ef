package commands

import (
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io"
	"path/filepath"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/drawing"
	"feltstack/rules/text"
	"feltstack/saves/sets"
)

// motifs lists what art windows can show and the words of figures, or what is in some files, and draws it into a file
// if one is named.
func motifs(files []string, to string, how output, out, errOut io.Writer) int {
	if err := how.Free(to); err != nil {
		return fail(errOut, err)
	}
	shown, code := cardart.MotifFaces(), OK
	if len(files) > 0 {
		shown = nil
	}
	for _, file := range files {
		f, err := ownMotif(file)
		if err != nil {
			fmt.Fprintln(errOut, err)
			code = Failed
			continue
		}
		shown = append(shown, f)
	}
	for _, f := range shown {
		fmt.Fprintln(out, f.Motif)
	}
	if len(files) == 0 {
		figures(out)
	}
	if to == "" || len(shown) == 0 {
		return code
	}
	if err := writePNG(how, to, cardart.Sheet(shown, image.Pt(120, 168), 12, 6, color.Black)); err != nil {
		return fail(errOut, fmt.Errorf("draw the motifs: %w", err))
	}
	return code
}

// figures lists who figures can be of with the parts that they have, and the words of each part.
func figures(out io.Writer) {
	fmt.Fprintln(out, "\nFigures, as \"penguin: sliding, top hat, lantern\", and their parts:")
	for _, who := range cardart.Figures() {
		var parts []string
		for _, s := range (cardart.Figure{Who: who}).Slots() {
			parts = append(parts, s.String())
		}
		fmt.Fprintf(out, "%s: %s\n", who, strings.Join(parts, ", "))
	}
	fmt.Fprintln(out, "\nWords of each part:")
	for _, who := range cardart.Figures() {
		fmt.Fprintf(out, "pose of %s: %s\n", who, strings.Join(cardart.FigureWords(who, cardart.SlotPose), ", "))
	}
	for _, s := range cardart.Slots()[1:] {
		name := s.String()
		if s.Most() > 1 {
			name = fmt.Sprintf("%s (up to %d)", name, s.Most())
		}
		fmt.Fprintf(out, "%s: %s\n", name, strings.Join(cardart.FigureWords("", s), ", "))
	}
}

// ownMotifs names the motifs that lie beside a card file, and says which of its cards' are
// broken.
func ownMotifs(ctx context.Context, file string) (names []string, broken []*text.Error) {
	name, ok := strings.CutSuffix(filepath.Base(file), ".toml")
	if !ok {
		return nil, nil
	}
	folder := sets.In(filepath.Dir(file))
	for _, n := range folder.Notes(ctx, folder.Read(name)) {
		if n.Motif {
			e := &text.Error{File: filepath.Join(filepath.Dir(file), "motifs", n.File), What: n.Why.Error()}
			var told *drawing.Error
			if errors.As(n.Why, &told) {
				e.Pos, e.What = text.Pos{Line: max(told.Line, 1), Col: 1}, told.What
			}
			broken = append(broken, e)
		}
	}
	return folder.Motifs(), broken
}

// ownMotif is a card that shows the motif in a file.
func ownMotif(file string) (cardart.Face, error) {
	name := cardart.MotifName(filepath.Base(file))
	f := cardart.Face{Style: cardart.Framed, Title: name, Motif: name}
	data, err := readFile(file, drawing.MostBytes)
	if err != nil {
		return f, err
	}
	art, err := cardart.ReadArt(data)
	f.Picture = &drawnMotif{art}
	return f, placed(file, err)
}

// placed is an error of a motif with its file and line, as compilers say it.
func placed(file string, err error) error {
	var told *drawing.Error
	if errors.As(err, &told) && told.Line > 0 {
		return fmt.Errorf("%s:%d: %s", file, told.Line, told.What)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// drawnMotif is a motif that was read.
type drawnMotif struct{ art *cardart.Art }

func (m *drawnMotif) Art() *cardart.Art  { return m.art }
func (m *drawnMotif) Image() image.Image { return nil }
