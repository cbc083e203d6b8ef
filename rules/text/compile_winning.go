package text

import "feltstack/rules"

// wins compiles that players win or lose the game, all of them at the same time.
func (c *compiler) wins(k *Clause) {
	in := rules.Instr{Op: rules.OpWin, Who: c.who}
	if k.Form.core == coreWin {
		in.N = 1
	}
	c.emit(in)
}

// everybody is the instruction by which several players win or lose at the same
// time, nil for any other clause.
func (c *compiler) everybody(k *Clause) *rules.Instr {
	if k.Form.core != coreWin && k.Form.core != coreLoseGame {
		return nil
	}
	who, ok := map[Subject]rules.Who{
		SubjectEachPlayer: rules.Each, SubjectEachOpponent: rules.EachOpponent, SubjectEachOther: rules.EachOther,
	}[k.Subject]
	if !ok {
		return nil
	}
	in := rules.Instr{Op: rules.OpWin, Who: who}
	if k.Form.core == coreWin {
		in.N = 1
	}
	return &in
}
