package sets

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/drawing"
	"feltstack/cardart/pictures"
	"feltstack/rules/message"
	"feltstack/rules/names"
)

// The bounds of a packed set. Pictures hardly get smaller by packing.
const (
	LongestPack  = 64 << 20 // bytes, packed
	mostUnpacked = 80 << 20
	mostEntries  = 2*MostCards + 50

	mostPackPixels = 400_000_000 // of all its pictures, as their heads say
	mostPackWork   = 50_000_000  // see pictures.Info.Work, and eight for each byte of the pack: reading them takes seconds
)

// Pack is a set with the files of its pictures and motifs, by name.
type Pack struct {
	Set
	Pictures, Motifs map[string][]byte
	Left             []Note // what was left out because it can't be shown
}

// Export packs a set and those of its pictures and of the person's motifs that can be shown
// into a zip.
func (f *Folder) Export(s Set, to io.Writer) error {
	z := zip.NewWriter(to)
	text := s.Source
	if s.Problem == "" {
		text = s.Text()
	}
	err := add(z, s.Name+ext, zip.Deflate, []byte(text))
	packed, total := map[string]bool{}, len(text)
	for _, c := range s.Cards {
		if m := f.motif(c.Motif); m != nil && !packed[motifHome+m.File] && err == nil {
			packed[motifHome+m.File] = true
			if data, broken := f.readMotif(m.File); broken == nil {
				if _, broken = cardart.ReadArt(data); broken == nil {
					total += len(data)
					err = add(z, motifHome+"/"+m.File, zip.Deflate, data)
				}
			}
		}
		file := c.Picture.File
		if file == "" || packed[file] || err != nil {
			continue
		}
		packed[file] = true
		data, bad := f.readPicture(s.Name, file)
		if _, broken := checkPicture(data); bad != nil || broken != nil {
			continue // its card shows the motif here, too
		}
		if total += len(data); total > LongestPack-1<<20 {
			err = catalog.Problem("set.pictures_large", "n", LongestPack>>20)
			break
		}
		err = add(z, s.Name+album+"/"+file, zip.Store, data)
	}
	if err = errors.Join(err, z.Close()); err != nil {
		return fmt.Errorf("pack the set %q: %w", s.Name, err)
	}
	return nil
}

func add(z *zip.Writer, name string, method uint16, data []byte) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: method})
	if err == nil {
		_, err = w.Write(data)
	}
	return err
}

// Import unpacks a set that Export has packed, or a card file as it is. It
// writes nothing and believes nothing: not the names in the zip, not the sizes
// that it claims. What no card has is left out, and so is what can't be unpacked to
// a picture: Pack.Left names it. It ends with ctx.
func Import(ctx context.Context, name string, data []byte) (Pack, error) {
	if !bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		s, err := Parse(GoodName(strings.TrimSuffix(path.Base(name), ext)), data)
		if err == nil {
			err = s.fit()
		}
		if err != nil {
			return Pack{}, noSet(err)
		}
		return Pack{Set: s}, nil
	}
	if len(data) > LongestPack {
		return Pack{}, catalog.Problem("set.large", "n", message.Number(len(data)), "most", message.Number(LongestPack))
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return Pack{}, noSet(err)
	}
	if len(z.File) > mostEntries {
		return Pack{}, catalog.Problem("set.files", "n", message.Number(len(z.File)))
	}
	for _, e := range z.File {
		stem, ok := strings.CutSuffix(base(e), ext)
		if !ok || !e.Mode().IsRegular() || strings.HasPrefix(stem, ".") { // a Mac packs ._NAME.toml, too
			continue
		}
		text, err := unpack(e, LongestFile)
		if err != nil {
			return Pack{}, err
		}
		s, err := Parse(GoodName(stem), text)
		if err == nil {
			err = s.fit()
		}
		if err != nil {
			return Pack{}, catalog.Problem("set.in_file", "file", base(e), "error", err)
		}
		drawn, left, err := unpackMotifs(ctx, z, s)
		if err != nil {
			return Pack{}, err
		}
		room := mostUnpacked - len(text)
		for _, data := range drawn {
			room -= len(data)
		}
		shown, more, err := unpackPictures(ctx, z, len(data), s, room)
		return Pack{s, shown, drawn, append(left, more...)}, err
	}
	return Pack{}, catalog.Problem("set.no_cards")
}

// noSet says why a file is not a card set.
func noSet(err error) error { return catalog.Problem("set.no_set", "error", err) }

// fit refuses what no set from elsewhere may be.
func (s *Set) fit() error {
	if s.Game == "" {
		return errGame
	}
	for i, c := range s.Cards {
		what := catalog.Say("set.card_name", "n", i+1)
		if names.Unclean(c.Name) {
			return catalog.Problem("set.hidden_card", "what", what, "name", names.Name(c.Name))
		}
		if err := errors.Join(names.CheckName(what, c.Name), names.CheckNote(catalog.Say("set.card_text", "n", i+1), c.Text)); err != nil {
			return err
		}
	}
	return nil
}

// base is the name of an entry without its folders, whichever system packed it.
func base(e *zip.File) string { return path.Base(strings.ReplaceAll(e.Name, `\`, "/")) }

// unpack reads an entry, and one byte more than it may be long.
func unpack(e *zip.File, most int64) ([]byte, error) {
	r, err := e.Open()
	if err != nil {
		return nil, fmt.Errorf("unpack %s: %w", base(e), err)
	}
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if err = errors.Join(err, r.Close()); err != nil {
		return nil, fmt.Errorf("unpack %s: %w", base(e), err)
	}
	return data, nil
}

// unpackPictures reads the pictures that cards of the set have, out of a pack of a size. Each is
// unpacked to its last pixel: a card is not to show half of one later.
func unpackPictures(ctx context.Context, z *zip.Reader, size int, s Set, room int) (map[string][]byte, []Note, error) {
	card := map[string]string{} // the first that shows a picture
	for _, c := range slices.Backward(s.Cards) {
		if goodPicture(c.Picture.File) {
			card[c.Picture.File] = c.Name
		}
	}
	var left []Note
	all, pixels, work := map[string][]byte{}, 0, 0
	for _, e := range z.File {
		file := base(e)
		if _, shown := card[file]; !shown || all[file] != nil || !e.Mode().IsRegular() {
			continue
		}
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		data, wrong := unpack(e, LongestPicture)
		if room -= len(data); room < 0 {
			return nil, nil, catalog.Problem("set.unpacked", "n", mostUnpacked>>20)
		}
		var info pictures.Info
		if wrong == nil {
			info, wrong = checkPicture(data)
		} else {
			wrong = pictures.ErrBroken
		}
		if wrong == nil {
			pixels, work = pixels+info.Pixels(), work+info.Work()
			switch {
			case pixels > mostPackPixels:
				return nil, nil, catalog.Problem("set.pixels", "n", mostPackPixels/1_000_000)
			case work > mostPackWork+8*size:
				return nil, nil, catalog.Problem("set.packed_work", "n", len(all)+1)
			}
			_, wrong = pictures.Check(data)
		}
		if wrong != nil {
			left = append(left, Note{card[file], file, false, wrong})
			continue
		}
		all[file] = data
	}
	return all, left, nil
}

// unpackMotifs reads the motifs that cards of the set have.
func unpackMotifs(ctx context.Context, z *zip.Reader, s Set) (map[string][]byte, []Note, error) {
	card := map[string]string{} // the first that shows a motif
	for _, c := range slices.Backward(s.Cards) {
		card[c.Motif] = c.Name
	}
	var left []Note
	all, most := map[string][]byte{}, mostUnpacked/2
	for _, e := range z.File {
		file := base(e)
		name, is := motifName(file)
		if _, shown := card[name]; !is || !shown || all[file] != nil || cardart.IsMotif(name) || !e.Mode().IsRegular() {
			continue
		}
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		data, wrong := unpack(e, drawing.MostBytes)
		if most -= len(data); most < 0 {
			return nil, nil, catalog.Problem("set.unpacked", "n", mostUnpacked>>20)
		}
		if wrong == nil {
			_, wrong = cardart.ReadArt(data)
		}
		if wrong != nil {
			left = append(left, Note{card[name], file, true, wrong})
			continue
		}
		all[file] = data
	}
	return all, left, nil
}

// SavePack saves a set with its pictures and motifs, those first: a card never misses the
// one that it came with. A motif that the person has already stays as it is.
func (f *Folder) SavePack(p Pack) error {
	if p.Name == "" || GoodName(p.Name) != p.Name {
		return catalog.Problem("set.bad_name", "name", p.Name)
	}
	for _, file := range slices.Sorted(maps.Keys(p.Pictures)) {
		if err := f.putPicture(p.Name, file, p.Pictures[file]); err != nil {
			return err
		}
	}
	for _, file := range slices.Sorted(maps.Keys(p.Motifs)) {
		if err := f.putMotif(file, p.Motifs[file]); err != nil {
			return err
		}
	}
	return f.Save(p.Set)
}
