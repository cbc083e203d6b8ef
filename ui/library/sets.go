package library

import (
	"context"
	"errors"
	"fmt"
	"io"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/saves/sets"
	"feltstack/ui/library/cards"
	"feltstack/ui/words"
)

// Sets implements Library.
func (s *Local) Sets(context.Context) ([]sets.Set, error) { return s.sets.Load() }

// SaveSet implements Library.
func (s *Local) SaveSet(ctx context.Context, set sets.Set) error {
	if err := s.sets.Save(set); err != nil {
		return err
	}
	return s.Reload(ctx)
}

// RenameSet implements Library.
func (s *Local) RenameSet(ctx context.Context, from, to string) error {
	if err := s.sets.Rename(from, to); err != nil {
		return err
	}
	return s.Reload(ctx)
}

// DeleteSet implements Library.
func (s *Local) DeleteSet(ctx context.Context, name string) error {
	if err := s.sets.Retire(s.sets.Read(name)); err != nil {
		return err
	}
	return s.Reload(ctx)
}

// MergeSets implements Library.
func (s *Local) MergeSets(ctx context.Context, from, into string) error {
	if err := s.sets.Merge(from, into); err != nil {
		return err
	}
	return s.Reload(ctx)
}

// DiscardCards implements Library.
func (s *Local) DiscardCards(_ context.Context, set sets.Set, gone []sets.Card) error {
	return s.sets.Discard(set, gone)
}

// WithdrawCards implements Library.
func (s *Local) WithdrawCards(_ context.Context, set string, back []sets.Card) error {
	return s.sets.Withdraw(set, back)
}

// Bin implements Library.
func (s *Local) Bin(context.Context) ([]sets.Deleted, error) { return s.sets.Bin() }

// RecoverCard implements Library.
func (s *Local) RecoverCard(_ context.Context, d sets.Deleted, into string) error {
	return s.sets.Recover(d, into)
}

// EmptyBin implements Library.
func (s *Local) EmptyBin(context.Context) error { return s.sets.EmptyBin() }

// KeepSets implements Library.
func (s *Local) KeepSets(_ context.Context, names ...string) (sets.Before, error) {
	return s.sets.Keep(names...)
}

// ReturnSets implements Library.
func (s *Local) ReturnSets(ctx context.Context, b sets.Before) (sets.Before, error) {
	now, err := s.sets.Return(b)
	if err != nil {
		return now, err
	}
	return now, s.Reload(ctx)
}

// PruneSets implements Library.
func (s *Local) PruneSets(context.Context) error { return s.sets.Prune() }

// SavePack implements Library.
func (s *Local) SavePack(ctx context.Context, p sets.Pack) error {
	if err := s.sets.SavePack(p); err != nil {
		return err
	}
	return s.Reload(ctx)
}

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
func (s *Local) Reload(context.Context) error {
	all, err := s.sets.Load()
	if err != nil {
		return err
	}
	for _, g := range s.games {
		if g.Extend == nil {
			continue
		}
		x, own, err := s.checker.Index(g, all)
		if err != nil {
			return err
		}
		s.mu.Lock()
		s.own[g.Name], s.cards[g.Name] = own, x
		s.mu.Unlock()
	}
	return nil
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
func (s *Local) Check(_ context.Context, set sets.Set) ([]cards.Card, error) {
	checked, err := s.checker.Check(set)
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

// language is a game's, opened once; nil if there is none.
func (s *Local) language(game string) *cardfile.Pool {
	s.mu.Lock()
	defer s.mu.Unlock()
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
	own, err := s.checker.Working(set.Game, []sets.Set{set})
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
