package vainqueur

// measured says how strong the levels of bots were found to be; where a level
// had fewer iterations than its own, it has at least that strength.
// rules/bot/STRENGTH.md has the whole table.
func measured() map[string]string {
	return map[string]string{
		"learner": "wins 94 of 100 games against random play",
		"casual":  "wins 73 of 100 games against Learner",
		"strong":  "wins 64 of 100 games against Casual",
		"expert":  "wins 94 of 100 games against greedy play",
	}
}
