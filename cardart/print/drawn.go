package print

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"runtime"
	"sync/atomic"

	"feltstack/cardart"
	"feltstack/rules/guard"
)

// quality is that of the pictures in a PDF.
const quality = 92

// originals says for every item which one has its picture: the first of the same face.
func (j *Job) originals() []int {
	first := map[cardart.Face]int{}
	all := make([]int, len(j.Items))
	for i, it := range j.Items {
		if it.N <= 0 {
			all[i] = i
			continue
		}
		if _, there := first[it.Face]; !there {
			first[it.Face] = i
		}
		all[i] = first[it.Face]
	}
	return all
}

// drawAll makes pictures on all cores and hands them on in their order, packed. No more than a few
// wait at a time, for each may be large.
func drawAll(ctx context.Context, n int, picture func(i int) *image.RGBA, then func(i int, packed []byte) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	workers := min(runtime.GOMAXPROCS(0), n)
	done := make([]chan []byte, n)
	for i := range done {
		done[i] = make(chan []byte, 1)
	}
	room := make(chan struct{}, 2*workers)
	var next atomic.Int64
	var all guard.Group
	for range workers {
		all.Go("a picture to print", func() error {
			whole := false
			defer func() {
				if !whole { // after a crash, too: nobody is to wait for its picture
					stop()
				}
			}()
			for {
				select {
				case <-ctx.Done():
					return nil
				case room <- struct{}{}:
				}
				i := int(next.Add(1)) - 1
				if i >= n {
					whole = true
					return nil
				}
				var packed bytes.Buffer
				if err := jpeg.Encode(&packed, picture(i), &jpeg.Options{Quality: quality}); err != nil {
					return err
				}
				done[i] <- packed.Bytes()
			}
		})
	}
	var failed error
	for i := range done {
		select {
		case <-ctx.Done():
			failed = ctx.Err()
		case packed := <-done[i]:
			failed = then(i, packed)
			<-room
		}
		if failed != nil {
			stop()
			break
		}
	}
	if err := all.Wait(); err != nil {
		return err
	}
	return failed
}
