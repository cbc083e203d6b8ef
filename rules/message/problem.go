package message

// Problem is an error whose text is a message: the window says it without what code
// has added on the way.
type Problem string

func (p Problem) Error() string { return string(p) }

// Said marks it as an error that says a message.
func (p Problem) Said() string { return string(p) }

// Problem is an error that says a message.
func (c *Catalog) Problem(id ID, args ...any) error { return Problem(c.Say(id, args...)) }
