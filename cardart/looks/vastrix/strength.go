package vastrix

// measured says how strong the levels of bots were found to be, each against
// the one below it. rules/bot/STRENGTH.md has the whole table.
func measured() map[string]string {
	return map[string]string{
		"learner": "wins 98 of 100 games against random play",
		"casual":  "wins 83 of 100 games against Learner",
		"strong":  "wins 78 of 100 games against Casual",
		"expert":  "wins 65 of 100 games against Strong",
	}
}
