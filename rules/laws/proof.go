package laws

import "feltstack/rules"

// Proof is one game in which every law of TestGame is proved, whoever chooses.
// A panic in a law or in the rules is the caller's to recover.
type Proof struct{ run trial }

// NewProof deals a match and runs it to its first decision.
func NewProof(g *rules.Game, su rules.Setup) (*Proof, error) {
	p := &Proof{trial{g: g, setup: su}}
	return p, p.run.begin()
}

// Match is the game in progress. It changes by Choose only.
func (p *Proof) Match() *rules.Match { return p.run.m }

// Laws proves what holds at the pending decision.
func (p *Proof) Laws() error { return p.run.decision() }

// Choose takes option i of the pending decision.
func (p *Proof) Choose(i int) error { return p.run.choose(i) }

// Finish proves what holds of a game that is over: it can be undone choice by
// choice, and replayed to the same hashes.
func (p *Proof) Finish() error { return p.run.finish() }
