package grammar

// Words writes a part of a text as it stands within one: without the capital
// of a sentence. cat is what it is written as, "Act[many]"; "" is whatever it can be.
func (g *Grammar) Words(n *Node, cat string) string {
	if n == nil || n.Rule == nil {
		return ""
	}
	p := &printer{g: g, fits: map[*Node]uint8{}}
	s, ok := g.cats[cat]
	if !ok || !p.can(s, n) {
		for i, way := range n.Rule.ways[0] {
			if ok = p.fit(n)>>i&1 != 0; ok {
				s = way.lhs
				break
			}
		}
	}
	if !ok {
		return ""
	}
	p.write(s, n)
	return join(p.words, false)
}

// Copy is a node with the same parts, which may be changed.
func (g *Grammar) Copy(n *Node) *Node {
	out := &Node{Rule: n.Rule, N: n.N, Pos: n.Pos, Kids: make([]*Node, len(n.Kids))}
	copy(out.Kids, n.Kids)
	return out
}
