package library

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks"
	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/saves/sets"
	"feltstack/ui/library/cards"
	"feltstack/ui/words"
)

// Sets implements Library.
func (s *Local) Sets(context.Context) ([]sets.Set, error) { return s.sets.Load() }

// SaveSet implements Library.
func (s *Local) SaveSet(_ context.Context, set sets.Set) error { return s.sets.Save(set) }

// RenameSet implements Library.
func (s *Local) RenameSet(_ context.Context, from, to string) error { return s.sets.Rename(from, to) }

// DeleteSet implements Library.
func (s *Local) DeleteSet(_ context.Context, name string) error {
	return s.sets.DiscardSet(name)
}

// MergeSets implements Library.
func (s *Local) MergeSets(_ context.Context, from, into string) error {
	return s.sets.Merge(from, into)
}

// DiscardCards implements Library.
func (s *Local) DiscardCards(_ context.Context, set sets.Set, gone []sets.Card) error {
	return s.sets.Discard(set, gone)
}

// WithdrawCards implements Library.
func (s *Local) WithdrawCards(_ context.Context, set string, back []sets.Card) error {
	return s.sets.Withdraw(set, back)
}

// KeepSets implements Library.
func (s *Local) KeepSets(_ context.Context, names ...string) (sets.Before, error) {
	return s.sets.Keep(names...)
}

// ReturnSets implements Library.
func (s *Local) ReturnSets(_ context.Context, b sets.Before) (sets.Before, error) {
	return s.sets.Return(b)
}

// PruneSets implements Library.
func (s *Local) PruneSets(context.Context) error { return s.sets.Prune() }

// SavePack implements Library.
func (s *Local) SavePack(_ context.Context, p sets.Pack) error { return s.sets.SavePack(p) }

// ExportSet implements Library.
func (s *Local) ExportSet(_ context.Context, set sets.Set, to io.Writer) error {
	return s.sets.Export(set, to)
}

// Picture implements Library.
func (s *Local) Picture(d *rules.Def) cardart.Picture { return s.sets.Shown(d) }

// Motifs implements Library.
func (s *Local) Motifs() []string { return s.sets.Motifs() }

// AddPicture implements Library.
func (s *Local) AddPicture(ctx context.Context, set, name string, from io.Reader) (string, error) {
	return s.sets.AddPicture(ctx, set, name, from)
}

// Notes implements Library.
func (s *Local) Notes(ctx context.Context, set sets.Set) []sets.Note { return s.sets.Notes(ctx, set) }

// FreeSet implements Library.
func (s *Local) FreeSet(name string) string { return s.sets.Free(name) }

// WatchSets implements Library.
func (s *Local) WatchSets(changed func()) (func(), error) {
	return s.sets.Watch(changed, func(crash error) { s.reports.Report(crash) })
}

// Reload implements Library: what works in the sets can be built and played with.
func (s *Local) Reload(ctx context.Context) (news bool, err error) {
	s.mu.Lock()
	s.reloads++
	this := s.reloads
	s.mu.Unlock()
	all, err := s.sets.Load()
	if err != nil {
		return false, err
	}
	for _, g := range s.games {
		if g.Extend == nil {
			continue
		}
		x, own, err := s.checker.Index(ctx, g, all)
		if err != nil {
			return false, err
		}
		news = s.renew(this, x, own) || news
	}
	return news, nil
}

// renew takes over what a reload made of the sets for a game, unless another one began
// after it. It reports whether that is new.
func (s *Local) renew(reload int, x *decks.Index, own []rules.OwnCards) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	game := x.Game.Name
	if reload != s.reloads {
		return false
	}
	before := s.cards[game]
	s.own[game], s.cards[game] = own, x
	return before == nil || before.Game != x.Game || !reflect.DeepEqual(before.Own, x.Own)
}

// needed is the person's sets that decks have cards of.
func (s *Local) needed(game string, brought []rules.Deck) []rules.OwnCards {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x := s.cards[game]; x != nil {
		return cards.Needed(x.Game, s.own[game], brought)
	}
	return nil
}

// Check implements Library.
func (s *Local) Check(ctx context.Context, set sets.Set) ([]cards.Card, error) {
	checked, err := s.checker.Check(ctx, set)
	if err != nil {
		return nil, err
	}
	for i, c := range checked {
		if c.Error != nil {
			s.reports.Report(c.Error.Crash, guard.Note{Title: "Card", Text: fmt.Sprintf("%+v", set.Cards[i])})
		}
	}
	return cards.Beside(s.Cards(set.Game), set.Name, checked), nil
}

// language is a game's, opened once; nil if there is none. Other methods of the library don't
// wait for that.
func (s *Local) language(game string) *cardfile.Pool {
	s.opening.Lock()
	defer s.opening.Unlock()
	if s.words[game] == nil {
		if pool, err := s.open(game); err == nil {
			s.words[game] = pool
		}
	}
	return s.words[game]
}

// Complete implements Library.
func (s *Local) Complete(game, name, written string, at int) text.Completion {
	all := text.Completion{From: at}
	err := guard.Try("completing a card's text", func() error {
		if pool := s.language(game); pool != nil {
			all = pool.Language.Complete(name, written, at)
		}
		return nil
	})
	s.reports.Report(err, guard.Note{Title: "Text", Text: written})
	return all
}

// Types implements Library.
func (s *Local) Types(game string) []string {
	if pool := s.language(game); pool != nil {
		return pool.Types()
	}
	return nil
}

// Prints implements Library.
func (s *Local) Prints(game, typ string) []string {
	if pool := s.language(game); pool != nil {
		return pool.Prints(typ)
	}
	return nil
}

// Facts implements Library.
func (s *Local) Facts(game string) []cardfile.Fact {
	if pool := s.language(game); pool != nil {
		return pool.Facts
	}
	return nil
}

// Try implements Library.
func (s *Local) Try(ctx context.Context, set sets.Set, card string) (OpenGame, error) {
	base, err := s.find(set.Game)
	if err != nil {
		return OpenGame{}, err
	}
	own, err := s.checker.Working(ctx, set.Game, []sets.Set{set})
	if err != nil {
		return OpenGame{}, err
	}
	g, err := base.For(rules.Setup{Own: own})
	if err != nil {
		return OpenGame{}, err
	}
	known := false
	for i := range g.Defs {
		known = known || g.Defs[i].Name == card && g.Defs[i].Set != ""
	}
	if !known {
		return OpenGame{}, s.notReady(ctx, set, card)
	}
	session, err := cards.Try(g, card)
	if err != nil {
		return OpenGame{}, fmt.Errorf("try the card: %w", err)
	}
	return OpenGame{Session: NewSeated(g, session, s.Picture, true), Close: func() error { session.Close(); return nil }}, nil
}

// notReady says why a card of a set can't be tried.
func (s *Local) notReady(ctx context.Context, set sets.Set, card string) error {
	checked, err := s.Check(ctx, set)
	if err != nil {
		return err
	}
	for i := range checked {
		if c := &checked[i]; c.Def.Name == card && c.Error != nil {
			return errors.New(words.Say("studio.not_working_why", "card", card, "reason", c.Error.What))
		}
	}
	return errors.New(words.Say("studio.not_working", "card", card))
}
