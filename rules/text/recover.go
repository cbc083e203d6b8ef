package text

// This file goes on after a mistake, to find the next one.

// mostFaults is how many mistakes of one text are told.
const mostFaults = 20

// recover goes on behind the sentence of the farthest token: what follows in
// the paragraph is read to find more mistakes, which are added to wrong. It
// ends at the end of the paragraph.
func (p *parser) recover(wrong []*Error) []*Error {
	for {
		p.skip()
		if p.is(end) || p.is(newline) && p.toks[p.i+1].kind != dash {
			return wrong
		}
		option := p.take(newline) && p.take(dash)
		if p.reads(option) {
			p.far = p.i
			continue
		}
		if e := p.fault(); len(wrong) < mostFaults && !p.follows() {
			wrong = append(wrong, e)
		}
	}
}

// skip goes behind the sentence of the farthest token, or to the end of its line.
func (p *parser) skip() {
	p.i = max(p.i, p.far)
	for !p.is(end) && !p.is(newline) {
		p.i++
		if p.toks[p.i-1].low == "." {
			break
		}
	}
	p.far, p.want, p.why, p.most = p.i, nil, "", 0
	p.last, p.whole, p.plays, p.chance, p.sum = false, false, false, false, false
	p.till, p.each, p.more = nil, nil, nil
}

// reads takes what is left of a line, an option or sentences. The next mistake
// is at the farthest token if it is not understood.
func (p *parser) reads(option bool) bool {
	if option {
		return p.body(&Body{}) && (p.is(end) || p.is(newline))
	}
	for !p.is(end) && !p.is(newline) {
		from := p.i
		if _, ok := p.static(); ok {
			continue
		}
		if p.i = from; p.isChoice() {
			return true
		}
		if _, ok := p.sentence(); !ok {
			return false
		}
	}
	return true
}

// isChoice takes "Choose one -" up to its options.
func (p *parser) isChoice() bool {
	from := p.i
	p.subject()
	if (p.lit("choose one") || p.lit("chooses one")) && (p.take(dash) || p.quiet(":")) && p.is(newline) {
		return true
	}
	p.i = from
	return false
}

// follows reports whether the mistake at the farthest token may only follow
// from the one before: "that many" of a step that was not understood.
func (p *parser) follows() bool {
	for i := max(p.far-1, 0); i <= p.far; i++ {
		if next := p.toks[min(i+1, len(p.toks)-1)].low; p.toks[i].low == "that" && (next == "many" || next == "much") {
			return true
		}
	}
	return false
}
