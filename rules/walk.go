package rules

// This file goes through what the texts of a card speak of.

// Filters yields every description of cards or plays that the ability has.
func (a *Ability) Filters(yield func(*Filter) bool) {
	if !a.If.filters(yield) || a.Cost != nil && !a.Cost.filters(yield) {
		return
	}
	for i := range a.Modes {
		if !a.Modes[i].filters(yield) {
			return
		}
	}
}

// Conds yields every condition that the ability has.
func (a *Ability) Conds(yield func(*Cond) bool) {
	if !a.If.each(yield) {
		return
	}
	for i := range a.Modes {
		o := &a.Modes[i]
		if !o.If.each(yield) {
			return
		}
		for j := range o.Code {
			in := &o.Code[j]
			if !in.Cond.each(yield) {
				return
			}
			for _, c := range in.Conds {
				if !c.each(yield) {
					return
				}
			}
		}
	}
}

// each yields a condition and those that are joined to it.
func (c *Cond) each(yield func(*Cond) bool) bool {
	return c == nil || yield(c) && c.And.each(yield) && c.Or.each(yield)
}

func (o *Mode) filters(yield func(*Filter) bool) bool {
	if !o.If.filters(yield) {
		return false
	}
	for i := range o.Targets {
		if !o.Targets[i].Filter.filters(yield) {
			return false
		}
	}
	for i := range o.Code {
		in := &o.Code[i]
		if !in.Filter.filters(yield) || !in.Min.filters(yield) || !in.Max.filters(yield) || !in.Cond.filters(yield) {
			return false
		}
		for _, c := range in.Conds {
			if !c.filters(yield) {
				return false
			}
		}
	}
	return true
}

func (c *Cond) filters(yield func(*Filter) bool) bool {
	return c == nil || c.Count.filters(yield) && c.Than.filters(yield) && c.And.filters(yield) && c.Or.filters(yield)
}

func (a *Amount) filters(yield func(*Filter) bool) bool {
	return a == nil || a.Filter.filters(yield) && a.And.filters(yield)
}

// each yields a filter and what else it means.
func (f *Filter) each(yield func(*Filter) bool) bool {
	if !yield(f) {
		return false
	}
	for _, o := range f.Or {
		if !yield(o) {
			return false
		}
	}
	return true
}

// filters yields a filter, what else it means, and the cards that it compares with.
func (f *Filter) filters(yield func(*Filter) bool) bool {
	return f == nil || f.each(func(o *Filter) bool {
		if !yield(o) {
			return false
		}
		for i := range o.Tests {
			if t := &o.Tests[i]; !t.Than.filters(yield) || !t.Aims.filters(yield) || !t.Like.filters(yield) {
				return false
			}
		}
		return true
	})
}

// amounts yields every number that the modes of an ability speak of.
func (a *Ability) amounts(yield func(*Amount) bool) {
	for c := range a.Conds {
		if !c.Count.each(yield) || !c.Than.each(yield) {
			return
		}
	}
	for f := range a.Filters {
		for i := range f.Tests {
			if !f.Tests[i].Than.each(yield) {
				return
			}
		}
	}
	for i := range a.Modes {
		for j := range a.Modes[i].Code {
			if in := &a.Modes[i].Code[j]; !in.Min.each(yield) || !in.Max.each(yield) {
				return
			}
		}
	}
}

// each yields an amount and what is added to it.
func (a *Amount) each(yield func(*Amount) bool) bool {
	return a == nil || yield(a) && a.And.each(yield)
}
