package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// kids rewrites the parts of a node in their order.
func (r *resolver) kids(n node) {
	open := r.open
	defer func() { r.open = open }()
	for i, f := range n.Rule.Fields {
		k := n.Kids[i]
		r.open = open || k != nil && (k.Rule != nil && k.Get("Kind") != nil && speaks(k) || slices.ContainsFunc(n.Kids[i+1:], func(o node) bool { return o != nil && o.Pos.Off < k.Pos.Off && picks(o) }))
		switch {
		case k == nil:
		case k.Rule != nil && f.Cat == "Clause":
			all := r.clause(k, nil)
			if len(all) > 1 || isOfEach(all[0].Get("Act")) {
				refuse.At(all[len(all)-1].Pos, "what a player can keep from happening is one step: begin a new sentence")
			}
			n.Kids[i] = all[0]
		case k.Rule != nil:
			n.Kids[i] = r.parts(k)
			r.see(n.Kids[i])
		case f.Cat == "Clause":
			n.Kids[i] = r.clauses(k)
		case f.Cat == "Sentence":
			n.Kids[i] = r.sentences(k)
		case f.Cat == "Act":
			n.Kids[i] = spread(k, r.act)
		case f.Cat == "Static":
			n.Kids[i] = spread(k, r.static)
		default:
			for j := range k.Kids {
				k.Kids[j] = r.parts(k.Kids[j])
				r.see(k.Kids[j])
			}
		}
	}
}

// spread is a list each of whose nodes may become several.
func spread(list node, f func(node) []node) node {
	out := grammar.List()
	for _, k := range list.Kids {
		out.Kids = append(out.Kids, f(k)...)
	}
	return out
}

// parts rewrites the parts of a node, and the node itself where it has another form.
func (r *resolver) parts(n node) node {
	if n == nil {
		return nil
	}
	among := r.among
	defer func() { r.among = among }()
	if whole := r.byCategory(n); whole != nil {
		return whole
	}
	r.kids(n)
	for _, rewrite := range [...]func(*resolver, node) node{
		(*resolver).powers, (*resolver).references, (*resolver).players, (*resolver).amounts, (*resolver).cards, (*resolver).thatMuch,
	} {
		if other := rewrite(r, n); other != nil {
			return other
		}
	}
	return n
}

// byCategory rewrites a node with its parts where its category says how; nil where nothing but
// its parts is to be rewritten first.
func (r *resolver) byCategory(n node) node {
	switch n.Rule.Cat {
	case "Para":
		return (&resolver{l: r.l}).para(n) // a quotation speaks for itself
	case "Event", "Coming", "Moment":
		return r.event(n)
	case "Imminent":
		if n.Get("Coming") == nil {
			return r.event(n)
		}
	case "Either":
		return r.either(n)
	case "Would":
		r.kids(n)
		r.sights = slices.DeleteFunc(r.sights, func(s sight) bool { return s.many }) // what it depends on
		return n
	case "Body":
		return r.body(n)
	case "Choice":
		return r.choice(n)
	case "UnlessCost":
		return r.price(n)
	case "Holding":
		return r.holding(n)
	case "Option":
		they, sights := r.they, r.sights
		r.many = nil
		r.kids(n)
		r.they, r.sights = they, sights
		return n
	case "Past":
		if ev := r.heard; ev != nil && ev.Called != "" && n.Name() == "past "+ev.Called {
			return r.at(n, r.mk("past "+ev.Past))
		}
		return n
	case "Who":
		n = r.seat(n)
		r.did(n)
		return n
	case "Cond":
		r.among = true
		return r.cond(n)
	case "Each":
		r.among, r.vague = true, r.who != nil
		r.kids(n)
		if side := n.Get("Side"); side != nil {
			k := n.Get("Kind")
			refuse.If(n.Pos, k.Get("Ctrl") != nil, "say once whose they are: \"... you control\"")
			k.Set("Ctrl", r.playing("Ctrl", side))
			n = r.at(n, r.mk("for each", r.at(n, r.mk("each card", nil, k))))
		}
		r.vague = false
		return n
	}
	return nil
}

// powers keeps in mind what a card can't do, and rewrites what else it can or can't do after
// an "and"; nil where there is nothing to rewrite.
func (r *resolver) powers(n node) node {
	if k, ok := r.l.words[n.Name()].(*Keyword); ok && n.Rule.Cat == "Power" {
		r.cant = strings.HasPrefix(k.Phrase, "can't ")
	}
	if k, ok := strings.CutPrefix(n.Name(), "and then "); ok && n.Rule.Cat == "AndPower" {
		if no := strings.Replace(k, "can ", "can't ", 1); r.cant && r.l.grammar.Rule("power "+no) != nil {
			k = no
		}
		return r.at(n, r.mk("and power", r.mk("power "+k)))
	}
	return nil
}
