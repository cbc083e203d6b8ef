package felt

import (
	"context"
	"time"
)

// outcomeWait is how long a choice stays away for what its lines would do: most often that
// is known in a millisecond.
const outcomeWait = 25 * time.Millisecond

// forecast has the offer say what its plays would do, once that is known.
func (in *input) forecast() {
	in.stop()
	o := in.offer
	if len(o.drops) == 0 {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	in.quit, o.finding = stop, true
	find := in.session.Outcomes(o.drops)
	var told []string
	in.env.Paint("an outcome", func() (err error) {
		told, err = find(ctx)
		return err
	}, func(err error) {
		stop()
		o.finding = false
		if in.offer != o {
			return
		}
		if err == nil { // else what the plays mean is said all the same
			o.foretold(told)
			o.layLabels(in.sight)
			o.tell(in.held())
			in.mark()
		}
		in.relistChoice()
		in.player.changed()
	})
}

// stop gives up what is being found out of an offer.
func (in *input) stop() {
	if in.quit != nil {
		in.quit()
	}
}
