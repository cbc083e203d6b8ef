package text

import (
	"feltstack/rules"
	"feltstack/rules/text/grammar"
)

// DecreeUse is what a text says of what players do with cards, or of where
// cards go: "Your opponent can't use Spells".
type DecreeUse struct {
	Pos   Pos
	Kind  rules.DecreeKind
	By    Poss `of:"Player Side"` // whose it is said of: PossYour, PossYourOpponent, or PossAny
	Act   *Act `of:"CardAct Barred"`
	Cards *Thing
	N     int      // so much more, less below 0
	From  *ZoneRef `of:"Zone"` // where cards would go
	To    *Spot    `of:"Spot"` // and where they go

	One  bool      // of one card: "may play a beast", so often
	Self bool      // it is what the card says of playing itself
	If   *Cond     `of:"Cond"` // "only if ..."
	Each *Quantity `of:"Each"` // of N
}

// PriceUse is how else a card is paid for, or with Besides what is paid, too.
type PriceUse struct {
	Pos     Pos
	Besides bool
	May     bool     // it need not be paid
	If      *Cond    `of:"Cond"` // when it is to be paid; nil: always
	Act     *Act     `of:"CardAct"`
	Pay     []Clause `of:"Act"`
}

// AlterUse is how much happens of what was about to: "twice that much".
type AlterUse struct {
	Befall *Befall       `of:"Again Twice Half"`
	Alter  rules.Alter   `of:"."`
	Node   *grammar.Node // as it was read
}

// PreventUse is damage that is prevented: the next N, all where that is 0.
type PreventUse struct {
	Damage *Damage `of:"Damage"`
	N      int     `of:"Num"`
	X      bool    // the next X
	By     Poss    `of:"Spared"` // who it would befall: PossYour, PossYourOpponent, PossAny for everybody
	Cards  *Thing  // or which cards
	Until  *Until  `of:"Until"`
}
