package vastrix

import "feltstack/rules"

// Traits of a play: what its text says about the play itself (Mode.Traits).
const (
	TraitOnlyStarA   uint64 = 1 << iota // only a Super Ace can counter it
	TraitShielded                       // Royal Shield stops it: base and Anchor Aces
	TraitShieldedTwo                    // a Royal Shield of two Queens stops it: the Super Ace
	TraitExile                          // cards it counters go to exile
	TraitGoal                           // it changes a goal
	TraitScuttle                        // it scuttles, without being the Action
	TraitJack                           // it jacks
	TraitCounter                        // it counters
	TraitNoAegis                        // ignores Aegis
	TraitNoGuard                        // ignores Guard
	TraitNoImmunity                     // ignores immunity by rank
	TraitTakeOver                       // it takes over a play
	TraitNoTraps                        // it can do nothing to a trap (V-173)
	TraitDisrupts                       // it makes an opponent take another action
	TraitIntercepts                     // it takes what an opponent plays from outside a hand
)

// Reasons why something is not allowed. The order is that of reasons.
const (
	ok rules.No = iota
	noLocked
	noAegis
	noGuard
	noFourImmune
	noEightImmune
	noScuttleImmune
	noJackImmune
	noSpadeJacked
	noRank
	noShield
	noShieldTwo
	noOnlyStarA
	noBoardLock
	noExhausted
	noDPEmpty
	noExhaustedTake
	noSwapUsed
	noSwapFace
	noSwapDown
	noDisrupted
	noRankTen
	noUltra
	noQuickTwo
	noNineActive
	noNotYourTurn
	noNotFirst
	noMiniTurns
	noActionTurn
	noActionNow
	noStillMini
	noNotExhausted
	noTiming
	noNoTarget
	noResolving
	noMimic
	noBlackBase
	noOtherOption
	noTapped
	noTogether
	noWild
	noMarriage
	noRepeat
	noSurvives
	noAlly
	noPartner
	noTeams
	noDownFirst
	noDownMore
	noDownOnly
	noUpNeeded
	noPileLeft
	noOtherPool
	noTrapCard
	noTrapDisabled
	noTrapMost
	noTrapJack
	noTrapTurn
	noTrapEvent
	noTrapThree
	noTrapGame
	noTrapModule
	noBraveJacked
	noSpecUsed
	noSpecTurn
	noDuper
)

func reasons() []rules.ReasonSpec {
	return []rules.ReasonSpec{
		noLocked:        {Rule: "VASTRIX 1.4", Text: "why.locked"},
		noAegis:         {Rule: "VASTRIX 5.2", Text: "why.aegis"},
		noGuard:         {Rule: "VASTRIX 5.1", Text: "why.guard"},
		noFourImmune:    {Rule: "VASTRIX 13, Four", Text: "why.four_immune"},
		noEightImmune:   {Rule: "VASTRIX 13, Eight", Text: "why.eight_immune"},
		noScuttleImmune: {Rule: "VASTRIX 7.3", Text: "why.scuttle_immune"},
		noJackImmune:    {Rule: "VASTRIX 13, Jack", Text: "why.jack_immune"},
		noSpadeJacked:   {Rule: "VASTRIX 13, Jack", Text: "why.spade_jacked"},
		noRank:          {Rule: "VASTRIX 7", Text: "why.rank"},
		noShield:        {Rule: "VASTRIX 5.3", Text: "why.shield"},
		noShieldTwo:     {Rule: "VASTRIX 5.3", Text: "why.shield_two"},
		noOnlyStarA:     {Rule: "VASTRIX 12.3", Text: "why.only_star_a"},
		noBoardLock:     {Rule: "VASTRIX 13, Black Joker", Text: "why.board_lock"},
		noExhausted:     {Rule: "VASTRIX 10", Text: "why.exhausted"},
		noDPEmpty:       {Rule: "VASTRIX 3.2", Text: "why.pile_empty"},
		noExhaustedTake: {Rule: "VASTRIX 10", Text: "why.exhausted_take"},
		noSwapUsed:      {Rule: "VASTRIX 6.3", Text: "why.swap_used"},
		noSwapFace:      {Rule: "VASTRIX 6.3", Text: "why.swap_face"},
		noSwapDown:      {Rule: "VASTRIX 6.3", Text: "why.swap_down"},
		noDisrupted:     {Rule: "VASTRIX 13, Jack", Text: "why.disrupted"},
		noRankTen:       {Rule: "VASTRIX 13, Ten", Text: "why.rank_ten"},
		noUltra:         {Rule: "VASTRIX 9.3", Text: "why.ultra"},
		noQuickTwo:      {Rule: "VASTRIX 13, Two", Text: "why.quick_two"},
		noNineActive:    {Rule: "VASTRIX 13, Nine", Text: "why.nine_active"},
		noNotYourTurn:   {Rule: "VASTRIX 13", Text: "why.not_your_turn"},
		noNotFirst:      {Rule: "VASTRIX 3.2", Text: "why.not_first"},
		noMiniTurns:     {Rule: "VASTRIX 3.2", Text: "why.mini_turns"},
		noActionTurn:    {Rule: "VASTRIX 3.2", Text: "why.action_turn"},
		noActionNow:     {Rule: "VASTRIX 3.2", Text: "why.action_now"},
		noStillMini:     {Rule: "VASTRIX 3.2", Text: "why.still_mini"},
		noNotExhausted:  {Rule: "VASTRIX 10", Text: "why.not_exhausted"},
		noTiming:        {Rule: "VASTRIX 13", Text: "why.timing"},
		noNoTarget:      {Rule: "VASTRIX 4", Text: "why.no_target"},
		noResolving:     {Rule: "VASTRIX 4.2", Text: "why.resolving"},
		noMimic:         {Rule: "VASTRIX 13, Ten", Text: "why.mimic"},
		noBlackBase:     {Rule: "VASTRIX 9.3", Text: "why.black_base"},
		noOtherOption:   {Rule: "VASTRIX 13, Nine", Text: "why.other_option"},
		noTapped:        {Rule: "VASTRIX 1.4", Text: "why.tapped"},
		noTogether:      {Rule: "VASTRIX 13, Seven", Text: "why.together"},
		noWild:          {Rule: "VASTRIX 13, Two", Text: "why.wild"},
		noMarriage:      {Rule: "VASTRIX 13, King", Text: "why.marriage"},
		noRepeat:        {Rule: "VASTRIX 18", Text: "why.repeat"},
		noSurvives:      {Rule: "VASTRIX 13, Queen", Text: "why.survives"},
		noPartner:       {Rule: "VASTRIX 21.6F", Text: "why.partner"},
		noTeams:         {Rule: "VASTRIX 21.6", Text: "why.teams"},
		noAlly:          {Rule: "VASTRIX 21.1", Text: "why.ally"},
		noDownFirst:     {Rule: "VASTRIX 11.2", Text: "why.down_first"},
		noDownMore:      {Rule: "VASTRIX 11.2", Text: "why.down_more"},
		noDownOnly:      {Rule: "VASTRIX 11.4", Text: "why.down_only"},
		noUpNeeded:      {Rule: "VASTRIX 11.4", Text: "why.up_needed"},
		noPileLeft:      {Rule: "VASTRIX 11.3", Text: "why.pile_left"},
		noOtherPool:     {Rule: "VASTRIX 11.4", Text: "why.other_pool"},
		noTrapCard:      {Rule: "VASTRIX 19.2", Text: "why.trap_card"},
		noTrapDisabled:  {Rule: "VASTRIX 19.8", Text: "why.trap_disabled"},
		noTrapMost:      {Rule: "VASTRIX 19.5", Text: "why.trap_most"},
		noTrapJack:      {Rule: "VASTRIX 19.11", Text: "why.trap_jack"},
		noTrapTurn:      {Rule: "VASTRIX 19.3", Text: "why.trap_turn"},
		noTrapEvent:     {Rule: "VASTRIX 19.9", Text: "why.trap_event"},
		noTrapThree:     {Rule: "VASTRIX 19.8", Text: "why.trap_three"},
		noTrapGame:      {Rule: "VASTRIX 19.10", Text: "why.trap_game"},
		noTrapModule:    {Rule: "VASTRIX 19.1", Text: "why.trap_module"},
		noBraveJacked:   {Rule: "VASTRIX 17", Text: "why.brave_jacked"},
		noSpecUsed:      {Rule: "VASTRIX 17.1", Text: "why.spec_used"},
		noSpecTurn:      {Rule: "VASTRIX 17", Text: "why.spec_turn"},
		noDuper:         {Rule: "VASTRIX 17", Text: "why.duper"},
	}
}

func rank(m *rules.Match, c rules.CardID) int16  { return m.Def(c).Facts[FactRank] }
func suit(m *rules.Match, c rules.CardID) int16  { return m.Def(c).Facts[FactSuit] }
func tapped(m *rules.Match, c rules.CardID) bool { return m.S.Has(c, FlagTapped) }

// keyword reports whether static text of c is on: a tapped card has none (VASTRIX 1.4).
func keyword(m *rules.Match, c rules.CardID, k uint64) bool {
	return m.Def(c).Keywords&k != 0 && !tapped(m, c) && !trap(m, c)
}

// attached is the Jack that is attached to c, or 0.
func attached(m *rules.Match, c rules.CardID) rules.CardID {
	for p := range rules.Seat(m.S.SeatCount) {
		for j := m.In(ER, p).First; j != 0; j = m.S.Cards[j].Next {
			if m.S.Cards[j].Host == c {
				return j
			}
		}
	}
	return 0
}

// anchor reports whether c lies in an enduring row on its own. A Jack never is
// one: it is attached to a card, or has lost what it hung on (V-084, V-124).
func anchor(m *rules.Match, c rules.CardID) bool {
	return m.KindOf(c) == ER && m.S.Cards[c].Host == 0 && !trap(m, c) && (rank(m, c) != Jack || bars(m, c))
}

// queens counts the untapped Queens in p's enduring row (VASTRIX 5.3).
func queens(m *rules.Match, p rules.Seat) int {
	n := 0
	for c := m.In(ER, p).First; c != 0; c = m.S.Cards[c].Next {
		if rank(m, c) == Queen && !tapped(m, c) && !trap(m, c) {
			n++
		}
	}
	return n
}

// guarded reports whether another Queen of its controller guards c (VASTRIX 5.1, V-043).
func guarded(m *rules.Match, c rules.CardID) bool {
	n := queens(m, m.S.Cards[c].Ctrl)
	if n == 1 && m.KindOf(c) == ER && rank(m, c) == Queen && !tapped(m, c) && !trap(m, c) {
		return false
	}
	return n > 0
}

// lockedFor reports whether a pending play other than own targets c (VASTRIX
// 1.4, V-039). A switch narrows that to the play that resolves now.
func lockedFor(m *rules.Match, own rules.ItemID, c rules.CardID) bool {
	for i := range m.S.Stack {
		it := &m.S.Stack[i]
		if m.S.Opts[optLock] == 1 && it.Flags&ItemResolving == 0 {
			continue
		}
		if it.Serial != own && m.S.Targeted(it.Serial, c) {
			return true
		}
	}
	return false
}

// target says why an effect may not target card c (RULINGS 4), 0 if it may.
func target(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if m.S.Cards[c].Ctrl != q.Ctrl && m.Game.Zones[m.KindOf(c)].Table && m.S.Side(q.Ctrl).Has(m.S.Cards[c].Ctrl) {
		return noAlly
	}
	if lockedFor(m, q.Serial, c) {
		return noLocked
	}
	if no := trapNo(m, q, c); no != ok {
		return no
	}
	if aegisStops(m, q, c) {
		return noAegis
	}
	if no := immune(m, q, c); no != ok {
		return no
	}
	if q.Traits&TraitNoGuard == 0 && m.S.Cards[c].Ctrl != q.Ctrl && m.Game.Zones[m.KindOf(c)].Table && guarded(m, c) {
		return noGuard
	}
	return ok
}

// immune says which rank text protects c from being targeted by q.
func immune(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if q.Traits&TraitJack != 0 {
		if m.KindOf(c) == PR && keyword(m, c, KeyNoJack) {
			return noJackImmune
		}
		if j := attached(m, c); j != 0 && m.KindOf(c) == ER && m.Def(j).Keywords&KeyKeeps != 0 {
			return noSpadeJacked
		}
		if attached(m, c) != 0 && specSays(m, m.S.Cards[c].Ctrl, KeyBraveJacks) {
			return noBraveJacked
		}
		if m.S.Opts[optNineSecond] == 0 && m.KindOf(c) == ER && rank(m, c) == 9 && !tapped(m, c) && !trap(m, c) && activeNine(m, receiver(m, q.Ctrl, c), c) != 0 {
			return noNineActive
		}
	}
	if q.Traits&TraitNoImmunity != 0 || m.KindOf(c) != PR {
		return ok
	}
	switch {
	case q.Traits&TraitScuttle != 0 && keyword(m, c, KeyNoScuttle):
		return noScuttleImmune
	case keyword(m, c, KeyNoEffect):
		return noFourImmune
	case keyword(m, c, KeyNoTarget):
		return noEightImmune
	}
	return ok
}

// affect says why an effect that hits every card leaves card c alone (V-034,
// V-050): Aegis, a Four in the point row and the Queen of Spades stay, unless
// the effect ignores that.
func affect(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	no := affectOne(m, q, c)
	if no == ok && q.Traits&TraitNoImmunity == 0 && m.Game.Zones[m.KindOf(c)].Table && keyword(m, c, KeySurvives) {
		return noSurvives
	}
	return no
}

// affectOne says why an effect that lets a player choose leaves card c alone (V-199).
func affectOne(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if !m.Game.Zones[m.KindOf(c)].Table {
		return ok
	}
	switch {
	case trapNo(m, q, c) != ok:
		return trapNo(m, q, c)
	case aegisStops(m, q, c):
		return noAegis
	case q.Traits&TraitNoImmunity != 0:
		return ok
	case m.KindOf(c) == PR && keyword(m, c, KeyNoEffect):
		return noFourImmune
	}
	return ok
}

// scuttleTarget says why card c can't be scuttled by card by as an Action
// (VASTRIX 7): Guard does not matter (V-044).
func scuttleTarget(m *rules.Match, by, c rules.CardID) rules.No {
	switch {
	case trap(m, c):
		return noTrapCard
	case lockedFor(m, 0, c):
		return noLocked
	case hasAegis(m, c):
		return noAegis
	case keyword(m, c, KeyNoScuttle):
		return noScuttleImmune
	}
	a, b := rank(m, by), rank(m, c)
	if a > b || a == b && suit(m, by) > suit(m, c) {
		return ok
	}
	return noRank
}

// receiver is the seat that a card jacked by p goes to: p, or p's ally where it
// is p's own.
func receiver(m *rules.Match, p rules.Seat, c rules.CardID) rules.Seat {
	if m.S.Cards[c].Ctrl == p {
		return ally(m, p)
	}
	return p
}

// targetItem says why a play may not target the item at place i of the stack
// (RULINGS 3). Which kinds of plays it may target is its own text.
func targetItem(m *rules.Match, q *rules.Query, i int) rules.No {
	it := &m.S.Stack[i]
	starA := q.Traits&TraitShieldedTwo != 0
	switch {
	case it.Flags&ItemResolving != 0:
		return noResolving
	case it.Ctrl != q.Ctrl && m.S.Side(q.Ctrl).Has(it.Ctrl):
		return noAlly // V-177
	case trapMisses(m, q, it):
		return noTrapEvent
	case q.Traits&TraitTakeOver != 0:
		if it.Class == ClassSudden && m.S.Opts[optStealSudden] == 1 {
			return noOnlyStarA
		}
		return ok
	case it.Flags&ItemOnlyStarA != 0 && !starA:
		return noOnlyStarA
	case it.Class == ClassUltra && m.S.Opts[optUltraCounters] == 1 && !starA:
		return noOnlyStarA
	case !shielded(it, q.Ctrl):
	case q.Traits&TraitShielded != 0:
		return noShield
	case starA && it.Flags&ItemShieldTwo != 0:
		return noShieldTwo
	}
	return ok
}

// shield is the set of seats whose counters the Royal Shield of a play that p
// declares now keeps off: the opponents with fewer Queens (VASTRIX 5.3, V-175),
// and p's own side where that is all of them.
func shield(m *rules.Match, p rules.Seat) rules.SeatSet {
	mine, over := queens(m, p), rules.SeatSet(0)
	if mine == 0 {
		return 0
	}
	foes := m.S.Opponents(p)
	for q := range rules.Seat(m.S.SeatCount) {
		if foes.Has(q) && queens(m, q) < mine {
			over |= rules.Of(q)
		}
	}
	if over == foes {
		return m.S.AllSeats()
	}
	return over
}

// shielded reports whether the Royal Shield of a play keeps seat p's counters off.
func shielded(it *rules.Item, p rules.Seat) bool { return rules.SeatSet(it.Nums[itemShield]).Has(p) }
