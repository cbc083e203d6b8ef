package sets

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// The bounds of a packed set.
const (
	LongestPack = 4 << 20 // bytes, packed
	mostEntries = 50
)

// Export packs a set into a zip.
func Export(s Set, to io.Writer) error {
	z := zip.NewWriter(to)
	w, err := z.Create(s.Name + ext)
	if err == nil {
		text := s.Source
		if s.Problem == "" {
			text = s.Text()
		}
		_, err = io.WriteString(w, text)
	}
	if err = errors.Join(err, z.Close()); err != nil {
		return fmt.Errorf("pack the set %q: %w", s.Name, err)
	}
	return nil
}

// Import unpacks a set that Export has packed, or a card file as it is. It
// writes nothing and believes nothing: not the names in the zip, not the sizes
// that it claims.
func Import(name string, data []byte) (Set, error) {
	if !strings.HasPrefix(string(data), "PK\x03\x04") {
		s, err := Parse(GoodName(strings.TrimSuffix(path.Base(name), ext)), data)
		if err != nil {
			return Set{}, fmt.Errorf("this is no card set: %w", err)
		}
		return s, nil
	}
	if len(data) > LongestPack {
		return Set{}, fmt.Errorf("this file is too large for a card set: it has %d bytes, and %d may be read", len(data), LongestPack)
	}
	z, err := zip.NewReader(strings.NewReader(string(data)), int64(len(data)))
	if err != nil {
		return Set{}, fmt.Errorf("this is no card set: %w", err)
	}
	if len(z.File) > mostEntries {
		return Set{}, fmt.Errorf("this is no card set: it holds %d files", len(z.File))
	}
	for _, e := range z.File {
		base := path.Base(strings.ReplaceAll(e.Name, `\`, "/"))
		stem, ok := strings.CutSuffix(base, ext)
		if !ok || !e.Mode().IsRegular() {
			continue
		}
		r, err := e.Open()
		if err != nil {
			return Set{}, fmt.Errorf("unpack %s: %w", base, err)
		}
		text, err := io.ReadAll(io.LimitReader(r, LongestFile+1))
		if err = errors.Join(err, r.Close()); err != nil {
			return Set{}, fmt.Errorf("unpack %s: %w", base, err)
		}
		s, err := Parse(GoodName(stem), text)
		if err != nil {
			return Set{}, fmt.Errorf("%s: %w", base, err)
		}
		return s, nil
	}
	return Set{}, errors.New("this is no card set: there is no card file (.toml) in it")
}
