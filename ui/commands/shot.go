package commands

import (
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"maps"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/looks"
	"feltstack/rules/scenario"
	"feltstack/ui"
	"feltstack/ui/library"
)

// DrawScreen draws a screen without a display.
type DrawScreen func(ui.Shot) (image.Image, error)

// The largest picture that is drawn, in pixels a side.
const widest = 8192

func shotCommand(built *games.Registry, draw DrawScreen) Command {
	return Command{"shot", "draw a screen into a PNG file, without a display", func(_ context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("shot SCREEN -o FILE.png", "Draws a screen of the window: "+strings.Join(ui.ShotScreens(), ", ")+". A table is dealt by the seed and\n"+
			"played at random for some choices, or is the one that a scenario has led to.", "shot table --choices 40 --size 1280x800 -o table.png")
		size := f.String("size", "1280x800", "`WxH` in pixels")
		file, to := f.String("o", "", "the PNG `FILE` to write"), f.Output()
		game := f.String("game", anyGame(), "the `GAME` on the table")
		seed := f.Uint64("seed", 1, "deals the cards")
		seats := f.Int("seats", 0, "how many `SEATS` the table has (default: as few as the game allows)")
		choices := f.Int("choices", 0, "how many choices are made before the table is drawn")
		from := f.String("scenario", "", "the `FILE` whose first scenario gives the table and makes its choices")
		ground := f.String("ground", "", "what the table is: `NAME`, one of "+strings.Join(grounds(), ", ")+" (default: as the game has it)")
		var look library.Settings
		f.StringVar(&look.Felt, "felt", "", "the `COLOUR` of the felt, as settings name it: blue, wine, ...")
		f.BoolVar(&look.Light, "light", false, "light instead of dark")
		f.BoolVar(&look.Contrast, "contrast", false, "high contrast")
		f.Float64Var(&look.Scale, "scale", 0, "how large everything is, 0.8 to 2; 0 for what suits the size: `TIMES`")
		f.StringVar(&look.Text, "text", "", "`SIZE` of what one reads: large, larger")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		var w, h int
		_, err := fmt.Sscanf(*size, "%dx%d", &w, &h)
		switch {
		case len(rest) != 1 || !slices.Contains(ui.ShotScreens(), rest[0]):
			return f.Misuse(errOut, "name one screen: "+strings.Join(ui.ShotScreens(), ", "))
		case *file == "":
			return f.Misuse(errOut, "name the file to write with -o")
		case err != nil || w < 1 || h < 1 || w > widest || h > widest:
			return f.Misuse(errOut, fmt.Sprintf("%q is not a size such as 1280x800, up to %d a side", *size, widest))
		}
		if err := to.Free(*file); err != nil {
			return fail(errOut, err)
		}
		g, err := built.Find(*game)
		if err != nil {
			return f.Misuse(errOut, err.Error())
		}
		if *seats != 0 {
			if err := g.CheckSeats(*seats); err != nil {
				return f.Misuse(errOut, err.Error())
			}
		}
		shot := ui.Shot{Screen: rest[0], Size: image.Pt(w, h), Seed: *seed, Seats: *seats, Choices: *choices, Look: look}
		shot.Games = append(shot.Games, g)
		if *ground != "" {
			l, ok := looks.Grounds()[*ground]
			if !ok {
				return f.Misuse(errOut, fmt.Sprintf("no ground is called %q: there are %s", *ground, strings.Join(grounds(), ", ")))
			}
			shot.Ground = &l
		}
		if *from != "" {
			files, err := scenario.Load(built.Find, *from)
			if err == nil {
				shot.Games[0], shot.Table, err = firstScenario(*from, files)
			}
			if err != nil {
				return fail(errOut, err)
			}
		}
		img, err := draw(shot)
		if err == nil {
			err = writePNG(to, *file, img)
		}
		if err != nil {
			return fail(errOut, fmt.Errorf("draw %s: %w", rest[0], err))
		}
		return OK
	}}
}

// grounds lists what tables can be.
func grounds() []string { return slices.Sorted(maps.Keys(looks.Grounds())) }

// firstScenario plays the first scenario of some files, which were read from a place.
func firstScenario(place string, files []*scenario.File) (*rules.Game, *rules.Match, error) {
	for _, f := range files {
		if len(f.Scenarios) > 0 {
			m, err := f.Scenarios[0].Play()
			return f.Game, m, err
		}
	}
	return nil, nil, fmt.Errorf("%s has no scenario to draw", place)
}

// writePNG writes a picture whole, or leaves what was there.
func writePNG(to output, name string, img image.Image) error {
	return to.Write(name, func(w io.Writer) error { return png.Encode(w, img) })
}
