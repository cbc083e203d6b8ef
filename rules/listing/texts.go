package listing

import "feltstack/rules"

// Programs are written by templates about a struct: "$Who" is a field in words,
// "${mark Mark}" the thing of a kind whose place the field is, "${r-1 Except}" one
// counted from 1. "<Until?, ${until Until}|for good>" is the first of its parts
// whose field is something, "N=1?" whose field is 1, or that asks for none.

// texts are the templates of structs.
var texts = map[string]string{
	"When":   "<Comes?${comes Comes} |Why?${cause Why} ><This?this ><Card?$Card ><NotThis?not this ><Who?($Who) ><Nth?time $Nth of ${memory Recall} ><Many?together><Each?each>",
	"Alter":  "<Keeps?changes it:<Times? times $Times><Half? ${half Half}><Plus? and $Plus more><To? -> $To>|instead of it>",
	"Change": "<Set?has $N|gets ${signed N}> ${fact Fact}",
	"Dest":   "${place At} of ${zone Zone}",
	"Source": "<Part=1?top $N of |Part=2?bottom $N of |Part=3?between top $N and bottom $M of >${zone Zone}",
	"Gain":   "${mark Mark} $N",
	"Price":  "$Ways",
	"Fee":    "$Wants",
	"Want":   "$N$Of<X? plus $X for each X>",
	"Memory": "<Why?${cause Why} ><Card?$Card ><Since?since the last turn|this turn>",
	"Cond":   "<Not?not ><Pred=-1?${count Count} ${cmp Cmp} <Than?$Than<N? plus $N>|$N>|${is Pred}><Or? or $Or><And? and $And>",
	"Test": "<Not?not ><Than?${fact Fact} ${cmp Cmp} $Than<N? plus $N>|Any?${or Any} <Said?as ${r-1 Said} says><Kept?as mark ${mark Kept} says>|" +
		"Did?${memory-1 Did}|Single?one target|${is Pred}<As? of ${r-1 As}><Like? of one of $Like>>",
	"Filter": "[<From?|Items?|Tie=1?|Reg=-1?|${r Reg}, ><Items?plays, ><From?$From, ><Tie=1?bearer, |Tie=2?on this, |Tie=3?on ${r TieReg}, |Tie=4?on its bearer, |Tie=5?it, >" +
		"<NotSrc?another, ><NotIt?not itself, ><Except?not in ${r-1 Except}, ><Targeted?targetable, ><Mass?affectable, ><Chosen?affectable by choice, >" +
		"<Least?${least Least} ${counter-1 Counter} counters, ><Tests?$Tests, ><Apart=1?each name once, |Apart?each ${fact-2 Apart} once, ><Alike=1?the most of one name, |Alike?the most of one ${fact-2 Alike}, ><Best=1?highest ${fact BestBy}, |Best=-1?lowest ${fact BestBy}, >" +
		"<Ctrl=each player?|controlled by $Ctrl, >]<Or? or $Or>",
}

// staticText is what a text that holds does with its cards, each in a line.
const staticText = "<Changes?${lines Changes}\n><Powers?has ${powers Powers}\n><Loses?loses ${powers Loses}\n><Gives?has ${ability+1 Gives}\n><Mutes?has no abilities>"

// decreeTexts are the templates of decrees by their kinds.
var decreeTexts = []string{
	rules.Forbids: "$Who can't ${act Act} $Cards", rules.Allows: "$Who may ${act Act} $Cards",
	rules.Charges: "${signed N}$Of for $Who: ${act Act} $Cards", rules.Diverts: "$Cards from ${zone Zone} -> $Dest",
	rules.Confines: "$Who may ${act Act} $Cards, and such cards only from there", rules.Shows: "$Who may look at $Cards",
}

// opTexts are the templates of instructions, before opMore.
var opTexts = []string{
	rules.OpThis: "this<Filter? if $Filter> -> ${r Dst}", rules.OpPick: "pick ($Who) $Min to $Max of $Filter -> ${r Dst}", rules.OpAll: "all $Filter -> ${r Dst}",
	rules.OpTop: "top ($Who) $Min to $Max, ${place At} of ${zone Zone} -> ${r Dst}", rules.OpRest: "rest ${r Reg} without ${r N} -> ${r Dst}",
	rules.OpJoin: "join ${r Reg} -> ${r Dst}", rules.OpEach: "each ($Who) next of ${r Reg} -> ${r Dst}, none: $Jump",
	rules.OpSeats: "seats $Who, else: $Jump", rules.OpLeave: "leave $Jump", rules.OpIts: "whose ${r Reg}", rules.OpMay: "may $Who, else: $Jump", rules.OpPay: "pay ($Who) $Pay",
	rules.OpMode: "mode ($Who) one of $Jumps${modes Conds}", rules.OpIf: "if $Cond, else: $Jump", rules.OpJump: "jump $Jump",
	rules.OpMove: "move ${r Reg} -> $Dests", rules.OpShow: "show ${r Reg} to $Who", rules.OpShuffle: "shuffle ${zone Zone}<N=1? but for ${r Reg}>",
	rules.OpNum: "${number Num} of $Who ${signed Max}", rules.OpCounters: "counters ${counter Num} on ${r Reg} ${signed Max}",
	rules.OpMark: "mark ${r Reg} with ${mark Mark} " + markTimes, rules.OpMarkSeat: "mark $Who with ${mark Mark} " + markTimes,
	rules.OpThrow: "throw $N sides<Max? times $Max>", rules.OpSeat: "player ($Who) of $Whose -> ${r Dst}<N=1?, another>",
	rules.OpNumber: "number ($Who) $Min to $Max -> ${r Dst}", rules.OpSay: "<N=1?name of ${r Reg}|word ($Who) of $Texts> -> ${r Dst}", rules.OpNote: "note $Who -> ${r Dst}",
	rules.OpVote: "vote $Who -> ${r Dst}<N=1?, some may abstain>", rules.OpCopy: "copy ${r Reg} for $Who -> ${r Dst}<N=1?, new targets>",
	rules.OpDelay: "wait for ${ability+1 N}, times $Max", rules.OpFasten: "fasten ${r Reg} on ${r Dst} in ${zone Zone}",
	rules.OpBearer: "bearer -> ${r Dst}", rules.OpAs: "count ${r Reg} as <Dst=-1?${card N}|${r Dst}>", rules.OpWin: "<N=1?win|lose> $Who",
	rules.OpNative: "do ${native Native}<Reg=-1?| ${r Reg}><Who? ($Who)><N? kind $N><Max? $Max><Zone? ${zone Zone}><Dst=-1?| -> ${r Dst}>",
}

// markTimes is how many of a mark there are.
const markTimes = "<Max?<N=1?|$N times >$Max|$N>"

// opMore follows every instruction.
const opMore = "<Also? and $Also><Ordered?, ordered><Random?, at random><Face?, ${face Face}><Until=1?, until the next start of $UntilOf|Until=2?, until this turn ends|Until?, ${until Until}><Price?, with: $Price>"

// amountTexts are the templates of amounts, before amountMore.
var amountTexts = []string{
	rules.Fixed: "$N", rules.CountReg: "size of ${r Reg}<N? ${+ N}>", rules.CountAll: cardsText + "<N? ${+ N}>", rules.All: "all",
	rules.PerCard: "$N for each " + cardsText, rules.PerCounter: "$N for each ${counter Reg} counter on <Filter?$Filter|this>",
	rules.PerRoll: "$N times the roll", rules.PerFact: "$N times its ${fact Reg}",
	rules.PerReg: "$N for each of ${r Reg}", rules.PerNumber: "$N times the number in ${r Reg}", rules.PerX: "$N times X",
	rules.PerPaid: "$N for each resource paid", rules.PaidExtra: "$N if extra $Reg is paid", rules.PaidWay: "$N if way $Reg is paid",
	rules.PerDone: "$N for each ${memory Reg} by $Who", rules.MostDone: "$N for each ${memory Reg} by another than $Who at most", rules.PerDoneThis: "$N for each ${memory Reg} by this",
	rules.Cost: "$N and what is charged to ${act Reg} it", rules.FactOf: "$N times ${fact Fact} of " + cardsText,
	rules.TotalOf: "$N times total ${fact Fact} of " + cardsText, rules.PerSeat: "$N for each of $Who", rules.SeatNum: "$N times ${number Fact} of $Who",
	rules.BestOf: "$N times that number of $Filter",
}

const (
	cardsText  = "<Filter?$Filter|${r Reg}>"
	amountMore = "<Half? ${half Half}><Plus? ${+ Plus}><And? and $And><Abs=1?, without sign|Abs?, less it without sign>"
)

// fixedNames is what some places in lists are called.
var fixedNames = map[string][]string{
	"who": {"you", "opponent", "each opponent", "each player", "its owner", "its controller", "that player", "each other player",
		"who controlled it", "who owned it", "chooser"},
	"place": {"top", "bottom", "top or the bottom"}, "kind": {"play", "use", "trigger", "instead", "delayed"},
	"scope": {"a turn", "a round", "a game"}, "cmp": {"at least", "at most", "exactly"},
	"half": {"", "(half, rounded down)", "(half, rounded up)", "(a quarter, rounded down)", "(a quarter, rounded up)"}, "face": {"", "face-up", "face-down"},
}

// gameLists are the fields of a game that name its things.
var gameLists = map[string]string{
	"mark": "Marks", "number": "SeatNums", "act": "Acts", "fact": "Facts", "counter": "Counters", "pred": "Preds", "native": "Natives",
	"card": "Defs", "relation": "Relations",
}
