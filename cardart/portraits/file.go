package portraits

import (
	"bytes"
	"embed"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/fyne-io/oksvg"
)

//go:embed *.svg
var files embed.FS

// names lists the portraits in the order of their files.
var names = sync.OnceValue(func() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	var all []string
	for _, e := range entries {
		all = append(all, strings.TrimSuffix(e.Name(), path.Ext(e.Name())))
	}
	return all
})

// Count is how many portraits there are.
func Count() int { return len(names()) }

// Mood is what a face shows.
type Mood uint8

// The moods.
const (
	Calm Mood = iota
	Thinking
	Hit
	Winning
)

// moods are the ids of their groups.
var moods = [...]string{Calm: "calm", Thinking: "thinking", Hit: "hit", Winning: "winning"}

// icon reads a portrait as it looks in a mood.
func icon(face int, mood Mood) (*oksvg.SvgIcon, error) {
	file := names()[face] + ".svg"
	data, err := files.ReadFile(file)
	if err != nil {
		return nil, err
	}
	data, err = inMood(data, mood)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(data), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if icon.ViewBox.W <= 0 || icon.ViewBox.W != icon.ViewBox.H {
		return nil, fmt.Errorf("%s: %w", file, errNoSquare)
	}
	return icon, nil
}

// errNoSquare is returned for a file that doesn't say that it is a square.
var errNoSquare = errors.New("the viewBox must be square")

// errNoMood is returned for a file that doesn't show a mood.
var errNoMood = errors.New("no group has the id of this mood")

// inMood is an SVG file without the groups of other moods, and with all groups placed as
// they are in this one.
func inMood(data []byte, mood Mood) ([]byte, error) {
	var out bytes.Buffer
	in, to := xml.NewDecoder(bytes.NewReader(data)), xml.NewEncoder(&out)
	found := false
	for {
		token, err := in.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		if e, opens := token.(xml.StartElement); opens {
			if id := attr(e, "id"); e.Name.Local == "g" && slices.Contains(moods[:], id) {
				if id != moods[mood] {
					if err := in.Skip(); err != nil {
						return nil, err
					}
					continue
				}
				found = true
			}
			token = placed(e, mood)
		}
		if err := to.EncodeToken(token); err != nil {
			return nil, err
		}
	}
	if !found {
		return nil, fmt.Errorf("%w: %s", errNoMood, moods[mood])
	}
	err := to.Flush()
	return out.Bytes(), err
}

// placed is an element as it stands in a mood.
func placed(e xml.StartElement, mood Mood) xml.StartElement {
	if at := attr(e, "data-"+moods[mood]); at != "" {
		e.Attr = slices.DeleteFunc(slices.Clone(e.Attr), func(a xml.Attr) bool { return a.Name.Local == "transform" })
		e.Attr = append(e.Attr, xml.Attr{Name: xml.Name{Local: "transform"}, Value: at})
	}
	return e
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
