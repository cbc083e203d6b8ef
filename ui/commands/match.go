package commands

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"feltstack/rules/bot"
	"feltstack/rules/bot/lab"
	"feltstack/rules/games"
)

func matchCommand(built *games.Registry) Command {
	return Command{"match", "decide whether one bot is stronger than another", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("match A B [flags]", "Plays bot A against bot B, each deal twice with seats exchanged, until a sequential test knows whether A is stronger.\n"+
			"It says stronger, not stronger (A does not score the wanted share more than one half), or open if the games are used up before.\n"+
			"Players are "+strings.Join(bot.Names(), ", ")+"; expert:500 is an expert with 500 iterations a choice.",
			"match strong strong:1000 -o strong.json")
		game := f.String("game", "", "play this `GAME` (default: the first there is)")
		seats := f.Int("seats", 0, "play at a table of `SEATS`, where A and B sit in turn (default: as few as the game allows)")
		better := f.Float64("better", 0.05, "the `SHARE` of points above one half that counts as stronger")
		risk := f.Float64("risk", 0.05, "how likely either error may be: a `SHARE`")
		asJSON := f.Bool("json", false, "print one JSON object")
		file := f.String("o", "", "write that object to `FILE`, too, so that it can be kept and compared")
		to, common := f.Output(), trialFlags(f, 2000)
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) != 2 {
			return f.Misuse(errOut, "match needs two players")
		}
		if err := common.check(); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		all, err := built.All()
		if err != nil {
			return fail(errOut, err)
		}
		p := lab.DuelPlan{
			Game: all[0], A: rest[0], B: rest[1], Games: *common.games, Seed: *common.seed, Jobs: *common.jobs,
			Budget: common.budget(), RuleOptions: common.options, Better: *better, Risk: *risk,
		}
		if *game != "" {
			if p.Game, err = built.Find(*game); err != nil {
				return fail(errOut, err)
			}
		}
		preset, err := common.preset(p.Game, *seats)
		if err != nil {
			return f.Misuse(errOut, err.Error())
		}
		p.Seats = cmp.Or(*seats, preset.Seats)
		if err := p.Check(); err != nil {
			return f.Misuse(errOut, err.Error())
		}
		if err := to.Free(*file, *common.cpu, *common.mem); err != nil {
			return fail(errOut, err)
		}
		stop, err := common.profile(to)
		if err != nil {
			return fail(errOut, err)
		}
		bar := newProgress(errOut, p.Games, "games")
		d, err := lab.Settle(ctx, p, func(d *lab.Duel) { bar.set(d.Games) })
		bar.stop()
		if err := errorsOf(err, stop()); err != nil {
			return fail(errOut, err)
		}
		if d.Games == 0 {
			return fail(errOut, fmt.Errorf("stopped before a deal was played"))
		}
		if *file != "" {
			if err := to.Write(*file, func(w io.Writer) error { printJSON(d, w, errOut); return nil }); err != nil {
				return fail(errOut, err)
			}
		}
		if *asJSON {
			return printJSON(d, out, errOut)
		}
		d.Print(out)
		return OK
	}}
}
