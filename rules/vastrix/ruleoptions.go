package vastrix

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// Rule options of the game: places in Head.Opts, in the order of ruleOptions().
const (
	optLock = iota
	optRowExchange
	optUltraCounters
	optStealSudden
	optEightBonus
	optNineSecond
	optWinCheck
	optBoardLock
	optGoal5Discard
	optDeffy
	optChecking
	optUrz
	optMirror
	optSpeed
	optTraps
	optBattle
	optDuper
	optSpecs // of the first seat; those of the others follow
)

func ruleOptions() []rules.RuleOption {
	all := []rules.RuleOption{
		{Name: "lock", Title: "option.lock", Help: "option.lock_help", Values: []string{"declaration", "resolution"}},
		{Name: "rowExchange", Title: "option.row_exchange", Help: "option.row_exchange_help", Values: []string{"perCard", "structural"}},
		{Name: "ultraCounters", Title: "option.ultra_counters", Help: "option.ultra_counters_help", Values: []string{"any", "starAceOnly"}},
		{Name: "stealSudden", Title: "option.steal_sudden", Help: "option.steal_sudden_help", Values: []string{"on", "off"}},
		{Name: "eightBonus", Title: "option.eight_bonus", Help: "option.eight_bonus_help", Values: []string{"after", "before"}},
		{Name: "nineAnchorSecond", Title: "option.nine_anchor_second", Help: "option.nine_anchor_second_help", Values: []string{"illegal", "replaces"}},
		{Name: "winCheck", Title: "option.win_check", Help: "option.win_check_help", Values: []string{"activeOnly", "everyone"}},
		{Name: "boardLock", Title: "option.board_lock", Help: "option.board_lock_help", Values: []string{"thisPlus2", "thisPlus3"}},
		{Name: "goal5Discard", Title: "option.goal_5_discard", Help: "option.goal_5_discard_help", Values: []string{"opponent", "caster"}},
		{Name: "deffy", Title: "option.deffy", Help: "option.deffy_help", Values: []string{"off", "classic", "icu", "soda", "mysteryMix", "moment"},
			Named: []message.ID{"option.off", "option.deffy_classic", "option.deffy_icu", "option.deffy_soda", "option.deffy_mystery", "option.deffy_moment"}, Module: true},
		{Name: "justChecking", Title: "option.checking", Help: "option.checking_help", Values: []string{"off", "on"}, Module: true, Needs: "deffy"},
		{Name: "thatsUrz", Title: "option.urz", Help: "option.urz_help", Values: []string{"off", "on"}, Module: true, Needs: "deffy"},
		{Name: "mirrorMe", Title: "option.mirror", Help: "option.mirror_help", Values: []string{"off", "on"}, Module: true, Needs: "deffy", In: []string{"classic", "mysteryMix"}},
		{Name: "speedRun", Title: "option.speed", Help: "option.speed_help", Values: []string{"off", "5", "10", "20", "30"}, Module: true, Needs: "deffy"},
		{Name: "traps", Title: "option.traps", Help: "option.traps_help", Values: []string{"off", "on"}, Module: true},
		{Name: "battleRealm", Title: "option.battle", Help: "option.battle_help", Values: []string{"off", "on"}, Module: true},
		{Name: "superDuper", Title: "option.duper", Help: "option.duper_help", Values: []string{"off", "on"}, Module: true, Needs: "battleRealm"},
	}
	return append(all, specOptions()...)
}
