package bot

import (
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/message"
)

// Level is a kind of player that people can choose. Levels differ in how long
// they think and in how much they care, never in what they see. How strong
// they are depends on the game: Levels of package looks.
type Level struct {
	Name       string        // "expert": in commands and saves
	Title      string        // "Expert"
	Help       string        // how it plays, in a sentence
	Time       time.Duration // the most it takes for a choice in a game with people
	Iterations int           // for a choice
	params     params
}

// Levels lists the levels, weakest first.
func Levels() []Level {
	say := func(id message.ID) string { return rules.Messages().Say(id) }
	all := []Level{
		{Name: "learner", Title: say("bot.learner"), Help: say("bot.learner_help"), Iterations: 60, Time: 100 * time.Millisecond},
		{Name: "casual", Title: say("bot.casual"), Help: say("bot.casual_help"), Iterations: 120, Time: 200 * time.Millisecond},
		{Name: "strong", Title: say("bot.strong"), Help: say("bot.strong_help"), Iterations: 2_000, Time: time.Second},
		{Name: "expert", Title: say("bot.expert"), Help: say("bot.expert_help"), Iterations: 60_000, Time: 2500 * time.Millisecond},
	}
	for i := range all {
		all[i].params = usual
	}
	all[0].params.temperature = 0.6
	all[1].params.temperature = 0.25
	return all
}

// plain is a search without an evaluator: it plays every determinization at random to the
// end. It is there to measure what the evaluator is worth.
var plain = Level{Name: "plain", Iterations: 300, params: params{explore: usual.explore, whole: true}}

// Find returns the level of a name.
func Find(name string) (Level, error) {
	all := Levels()
	if i := slices.IndexFunc(all, func(l Level) bool { return l.Name == name }); i >= 0 {
		return all[i], nil
	}
	return Level{}, fmt.Errorf("no bot is called %q: there are %s", name, strings.Join(Names(), ", "))
}

// Names lists everything that New makes: levels, then players for measuring.
func Names() []string {
	var names []string
	for _, l := range Levels() {
		names = append(names, l.Name)
	}
	names = append(names, plain.Name)
	for _, s := range baselines {
		names = append(names, s.name)
	}
	return names
}

// New makes a player: one of Names, or a level with another number of iterations than its own,
// as "expert:500".
func New(name string) (Player, error) {
	for _, s := range baselines {
		if s.name == name {
			return s.make(), nil
		}
	}
	name, iterations, given := strings.Cut(name, ":")
	l, err := plain, error(nil)
	if name != plain.Name {
		if l, err = Find(name); err != nil {
			return nil, err
		}
	}
	if given {
		if l.Iterations, err = strconv.Atoi(iterations); err != nil || l.Iterations < 1 {
			return nil, fmt.Errorf("iterations must be a number, not %q: write %s:500 for 500 iterations a choice", iterations, name)
		}
	}
	return l.player(), nil
}

// simplest are the players below the weakest level, for when it crashes.
var simplest = []string{"random", "passive"}

// Simpler is the name of the player to go on with after one crashed: the level
// below, then one that takes anything, then one that only passes. ok is false if
// there is none below.
func Simpler(name string) (next string, ok bool) {
	if i := slices.Index(simplest, name); i >= 0 {
		if i++; i < len(simplest) {
			return simplest[i], true
		}
		return "", false
	}
	name, _, _ = strings.Cut(name, ":")
	l, err := Find(name)
	all := Levels()
	if i := slices.IndexFunc(all, func(o Level) bool { return o.Name == l.Name }); err == nil && i > 0 {
		return all[i-1].Name, true
	}
	return simplest[0], true
}

// Title is what a player is called for people: "Expert"; of one that isn't a level, its name.
func Title(name string) string {
	name, _, _ = strings.Cut(name, ":")
	if l, err := Find(name); err == nil {
		return l.Title
	}
	return name
}

// player makes a player of the level.
func (l Level) player() *Search { return &Search{params: l.params, iterations: l.Iterations} }

// Budget is what the level may use for a choice in a game with people: that
// many workers where more than one is worth it, or with 0 one for each core but
// the window's.
func (l Level) Budget(workers int) Budget {
	b := Budget{Time: l.Time, Iterations: l.Iterations, Cores: 1}
	switch {
	case l.Iterations < manyIterations:
	case workers > 0:
		b.Cores = workers
	default:
		b.Cores = min(max(runtime.NumCPU()-1, 1), mostCores)
	}
	return b
}

const (
	manyIterations = 10_000 // from which on more than one core is worth it
	mostCores      = 4
)
