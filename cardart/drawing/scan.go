package drawing

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules/message"
)

const svgSpace = "http://www.w3.org/2000/svg"

// scan reads a file once. It keeps what oksvg has no room for, and writes what is left for
// oksvg: only elements and attributes that it understands, an element a line.
type scan struct {
	in    *xml.Decoder
	out   bytes.Buffer
	lines []int // of the file, by lines of out
	found
	open  []context // elements around
	shape string    // the id of the gradient that is open
}

// found is what oksvg leaves out.
type found struct {
	root  map[string]string
	marks []mark // by the numbers that shapes carry
	grads map[string]*gradient
	clips map[string][]int // the numbers of the shapes of a clip path
}

// mark is what is known of a shape, or of a group that is clipped.
type mark struct {
	line         int
	fill, stroke string
	class        []string
	clips        []clip // by what it's clipped
	unseen       bool   // a part of a clip path, or a mark of a group
}

// clip is the use of a clip path.
type clip struct {
	id string
	by int // the mark whose place it's clipped at
}

type gradient struct {
	line    int
	from    string // the gradient whose stops it has
	classes [][]string
}

// context is what an element hands down.
type context struct {
	name         string
	fill, stroke string
	clips        []clip
	clipPath     string // the id of the one that it's in
	defs         bool
}

// kept are the attributes that oksvg gets.
var kept = map[string][]string{
	"svg":            {"viewBox", "width", "height"},
	"g":              {},
	"path":           {"d"},
	"rect":           {"x", "y", "width", "height", "rx", "ry"},
	"circle":         {"cx", "cy", "r"},
	"ellipse":        {"cx", "cy", "rx", "ry"},
	"line":           {"x1", "y1", "x2", "y2"},
	"polyline":       {"points"},
	"polygon":        {"points"},
	"linearGradient": {"id", "x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform"},
	"radialGradient": {"id", "cx", "cy", "r", "gradientUnits", "gradientTransform"},
	"stop":           {"offset", "stop-color", "stop-opacity"},
}

// styles are those of groups and shapes.
var styles = []string{"transform", "opacity", "fill-opacity", "stroke-opacity", "stroke-width"}

// quiet are elements that draw nothing.
var quiet = []string{"title", "desc", "metadata"}

// advice says what to do about an element that isn't understood.
var advice = map[string]message.ID{
	"text":   "svg.advice_text",
	"image":  "svg.advice_image",
	"use":    "svg.advice_use",
	"style":  "svg.advice_style",
	"mask":   "svg.advice_mask",
	"filter": "svg.advice_filter",
}

// fail is an error that says a message of the line that is read.
func (s *scan) fail(said string) error {
	line, _ := s.in.InputPos()
	return &Error{line, said}
}

// all reads the file to its end.
func (s *scan) all() error {
	for {
		token, err := s.in.Token()
		if err == io.EOF {
			if s.root == nil {
				return s.fail(catalog.Say("svg.no_svg"))
			}
			return nil
		}
		switch t := token.(type) {
		case xml.StartElement:
			err = s.start(t)
		case xml.EndElement:
			s.end()
		}
		var told *Error
		if errors.As(err, &told) {
			return told
		}
		if err != nil {
			return s.fail(catalog.Say("svg.no_xml", "error", err))
		}
	}
}

func (s *scan) start(e xml.StartElement) error {
	name := e.Name.Local
	switch {
	case len(s.open) == 0 && (name != "svg" || s.root != nil):
		return s.fail(catalog.Say("svg.no_svg"))
	case e.Name.Space != svgSpace && e.Name.Space != "", slices.Contains(quiet, name): // what an editor writes for itself
		return s.in.Skip()
	case len(s.open) >= mostDepth:
		return s.fail(catalog.Say("svg.depth", "n", mostDepth))
	case (name == "svg") != (len(s.open) == 0):
		return s.fail(catalog.Say("svg.place", "name", name))
	}
	at := context{name: name, fill: "black", stroke: "none"}
	if len(s.open) > 0 {
		at = s.open[len(s.open)-1]
		at.name = name
	}
	attrs := attributes(e)
	if attrs["display"] == "none" || attrs["visibility"] == "hidden" {
		return s.in.Skip()
	}
	switch name {
	case "svg":
		s.root = attrs
	case "defs":
		at.defs = true
		s.open = append(s.open, at)
		return nil
	case "clipPath":
		at.clipPath, at.clips = attrs["id"], nil
		name = "g"
	case "linearGradient", "radialGradient":
		return s.gradient(name, attrs, at)
	case "stop":
		return s.stop(attrs, at)
	}
	if kept[name] == nil {
		if at.defs && at.clipPath == "" { // drawn only where something that isn't understood uses it
			return s.in.Skip()
		}
		if what := advice[name]; what != "" {
			return s.fail(catalog.Say("svg.element_do", "name", name, "advice", catalog.Say(what)))
		}
		return s.fail(catalog.Say("svg.element", "name", name))
	}
	if at.defs && at.clipPath == "" && name != "svg" {
		return s.in.Skip()
	}
	return s.element(name, attrs, at)
}

// element takes a group or a shape.
func (s *scan) element(name string, attrs map[string]string, at context) error {
	at.fill, at.stroke = or(attrs["fill"], at.fill), or(attrs["stroke"], at.stroke)
	shape := name != "g" && name != "svg"
	by := attrs["clip-path"]
	if at.name == "clipPath" {
		by = ""
	}
	if by != "" && by != "none" {
		id, ok := reference(by)
		if !ok || at.clipPath != "" {
			return s.fail(catalog.Say("svg.clip", "value", by))
		}
		// A group is followed by a mark, which tells where it lies.
		at.clips = append(at.clips[:len(at.clips):len(at.clips)], clip{id, len(s.marks)})
	}
	s.open = append(s.open, at)
	s.write(name, attrs, append(kept[name], styles...), shape)
	if shape {
		s.mark(attrs, at, at.clipPath != "")
	} else if len(at.clips) > 0 && at.clips[len(at.clips)-1].by == len(s.marks) {
		s.write("path", map[string]string{"d": "M0 0L1 1"}, []string{"d"}, true)
		s.mark(nil, at, true)
		s.out.WriteString("</path>")
	}
	if at.clipPath != "" && shape {
		s.clips[at.clipPath] = append(s.clips[at.clipPath], len(s.marks)-1)
	}
	if len(s.marks) > MostShapes {
		return s.fail(catalog.Say("svg.shapes", "n", MostShapes))
	}
	return nil
}

func (s *scan) mark(attrs map[string]string, at context, unseen bool) {
	line, _ := s.in.InputPos()
	s.marks = append(s.marks, mark{line, at.fill, at.stroke, strings.Fields(attrs["class"]), at.clips, unseen})
}

func (s *scan) gradient(name string, attrs map[string]string, at context) error {
	id := attrs["id"]
	if id == "" || s.grads[id] != nil {
		return s.fail(catalog.Say("svg.gradient_id"))
	}
	if len(s.grads) >= MostShapes {
		return s.fail(catalog.Say("svg.gradients", "n", MostShapes))
	}
	line, _ := s.in.InputPos()
	s.grads[id] = &gradient{line: line, from: strings.TrimPrefix(attrs["href"], "#")}
	s.open = append(s.open, at)
	s.shape = id
	s.write(name, attrs, kept[name], false)
	return nil
}

func (s *scan) stop(attrs map[string]string, at context) error {
	if n := len(s.open); !strings.HasSuffix(s.open[n-1].name, "Gradient") {
		return s.fail(catalog.Say("svg.place", "name", "stop"))
	}
	g := s.grads[s.shape]
	if len(g.classes) >= mostStops {
		return s.fail(catalog.Say("svg.gradient_colors", "n", mostStops))
	}
	g.classes = append(g.classes, strings.Fields(attrs["class"]))
	attrs["stop-color"] = or(attrs["stop-color"], "black")
	s.open = append(s.open, at)
	s.write("stop", attrs, kept["stop"], false)
	return nil
}

// write hands an element on.
func (s *scan) write(name string, attrs map[string]string, which []string, numbered bool) {
	line, _ := s.in.InputPos()
	s.lines = append(s.lines, line)
	s.out.WriteString("\n<" + name)
	for _, a := range which {
		if v := attrs[a]; v != "" {
			fmt.Fprintf(&s.out, " %s=\"", a)
			_ = xml.EscapeText(&s.out, []byte(v)) // never fails here
			s.out.WriteByte('"')
		}
	}
	if numbered { // the one number that oksvg keeps and nothing here needs
		s.out.WriteString(` stroke-dashoffset="` + strconv.Itoa(len(s.marks)) + `"`)
	}
	s.out.WriteByte('>')
}

func (s *scan) end() {
	at := s.open[len(s.open)-1]
	s.open = s.open[:len(s.open)-1]
	switch at.name {
	case "defs":
		return
	case "clipPath":
		at.name = "g"
	}
	s.out.WriteString("</" + at.name + ">")
}

// attributes are those of an element, with those of its style.
func attributes(e xml.StartElement) map[string]string {
	all := map[string]string{}
	style := ""
	for _, a := range e.Attr {
		if a.Name.Space != "" && a.Name.Local != "href" {
			continue
		}
		all[a.Name.Local] = strings.TrimSpace(a.Value)
		if a.Name.Local == "style" {
			style = a.Value
		}
	}
	for _, pair := range strings.Split(style, ";") {
		if k, v, ok := strings.Cut(pair, ":"); ok {
			all[strings.TrimSpace(k)] = strings.TrimSpace(v)
		}
	}
	for _, k := range [2]string{"transform", "gradientTransform"} {
		if v := all[k]; v != "" {
			all[k] = evenly.ReplaceAllString(v, "scale($1 $1)")
		}
	}
	return all
}

// evenly is a scale with one number, which oksvg takes for that of the width alone.
var evenly = regexp.MustCompile(`scale\(\s*([^\s,()]+)\s*\)`)

// reference is the id that url(#id) names.
func reference(v string) (string, bool) {
	v, from := strings.CutPrefix(v, "url(")
	v, to := strings.CutSuffix(v, ")")
	v = strings.Trim(v, `"' `)
	return strings.TrimPrefix(v, "#"), from && to && strings.HasPrefix(v, "#")
}

func or(v, other string) string {
	if v == "" {
		return other
	}
	return v
}
