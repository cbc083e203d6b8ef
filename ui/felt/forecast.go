package felt

import "context"

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
	in.env.Go("an outcome", func() (err error) {
		told, err = find(ctx)
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

// stop gives up what is being found out of an offer.
func (in *input) stop() {
	if in.quit != nil {
		in.quit()
	}
}
