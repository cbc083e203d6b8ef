package felt

import (
	"context"
	"time"
)

// outcomeWait is how long a choice waits before it opens for what its lines would do: most
// often that takes a millisecond.
const outcomeWait = 25 * time.Millisecond

// forecast has the offer say what its plays would do, once that is known.
func (in *input) forecast() {
	in.stop()
	o := in.offer
	if len(o.drops) == 0 {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	in.quit = stop
	find := in.session.Outcomes(o.drops)
	var told []string
	known := make(chan struct{})
	o.known = func(within time.Duration) {
		select {
		case <-known:
			o.foretold(told)
		case <-time.After(within):
		}
	}
	in.env.Go("an outcome", func() (err error) {
		told, err = find(ctx)
		if err == nil {
			close(known)
		}
		return err
	}, func(err error) {
		stop()
		if err != nil || in.offer != o {
			return // what the plays mean is said all the same
		}
		o.foretold(told)
		o.layLabels(in.sight)
		o.tell(in.held())
		in.mark()
		in.relistChoice()
		in.player.changed()
	})
}

// await waits a moment for what the plays of the choice would do.
func (in *input) await() {
	if o := in.choosing.offer; o.told == nil && o.known != nil {
		o.known(outcomeWait)
	}
}

// stop gives up what is being found out of an offer.
func (in *input) stop() {
	if in.quit != nil {
		in.quit()
	}
}
