package trouble

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"feltstack/rules/message"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
	"feltstack/ui/words"
)

// The window says what is wrong and what to do, and neither numbers of rows nor names of
// calls.
func TestText(t *testing.T) {
	at := func(kind error) error {
		return fmt.Errorf("open: %w", &saves.FileError{Path: "/a/games.db", Kind: kind, Cause: errors.New("(14) sqlite")})
	}
	for _, c := range []struct {
		err   error
		title words.ID
		want  string
	}{
		{fmt.Errorf("choose %q: %w", "draw", table.ErrBusy), "failed", "Still saving your last move. Try again."},
		{fmt.Errorf("Rook: %w", table.ErrStuck), "failed", "The rules allow the bot no move here, so the game stops. Export it and send it to us."},
		{fmt.Errorf("no option 9: %w", table.ErrMoved), "failed", "The game has moved on. Check the table."},
		{words.Problem("saves.unknown_game", "game", "chess"), "failed", "Feltstack doesn't have the game chess. A newer version may have it."},
		{table.ErrNothingBack, "failed", "There's nothing to undo."},
		{errors.New("the bot is asleep"), "failed", "The bot is asleep."},
		{fmt.Errorf("save choice 4 of game 7: %w (13)", saves.ErrDiskFull), "trouble.full", "The disk is full. Free some space."},
		{fmt.Errorf("load game 3: %w", saves.ErrNotFound), "trouble.no_game", "This game isn't there any more. It may have been deleted."},
		{fmt.Errorf("read game 3: %w", &keep.SetupError{Cause: errors.New("json: a number")}), "trouble.unreadable", "The set-up of this game can't be read. If a newer Feltstack saved it, update this one. Otherwise delete the game."},
		{at(saves.ErrInUse), "trouble.in_use", "Another Feltstack is using /a/games.db. Close it, then try again."},
		{at(saves.ErrDamaged), "trouble.damaged", "/a/games.db is damaged. Replace it with a backup, or move it away to start with an empty one."},
		{fmt.Errorf("%w (11)", saves.ErrDamaged), "trouble.damaged", "The saves file is damaged. Replace it with a backup, or move it away to start with an empty one."},
		{&fs.PathError{Op: "open", Path: "/b/deck.txt", Err: fs.ErrPermission}, "trouble.forbidden", "You don't have permission for /b/deck.txt. Choose another place."},
		{fmt.Errorf("unpack zoo: %w", message.Problem("the set is too large")), "failed", "The set is too large."},
	} {
		if got := Text(c.err); got != c.want {
			t.Errorf("of %v it says %q, want %q", c.err, got, c.want)
		}
		if got := Title(c.err, "failed"); got != c.title {
			t.Errorf("the title of %v is %s, want %s", c.err, got, c.title)
		}
	}
	for _, k := range kinds {
		if k.text == "" && k.at == "" {
			t.Errorf("%v has no text", k.is)
		}
	}
}
