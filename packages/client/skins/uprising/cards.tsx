/** Feats, Items and taken Quests in front of their owner. */
import { FEAT } from '@longtable/uprising/data/feats';
import { ITEM } from '@longtable/uprising/data/items';
import { cardName, cardText } from '@longtable/uprising/locale/things';
import type { CardId } from '@longtable/uprising/spec';
import { useState } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { Button } from '../../src/design/button.tsx';
import { Dialog } from '../../src/design/dialog.tsx';
import { WholeWords } from '../common/whole-words.tsx';
import type { SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

const WINDOWS: Readonly<Record<string, GlyphName>> = {
  actions: 'command',
  build: 'build',
  'before-combat': 'battle',
  'before-rolling': 'dice',
  rolled: 'dice',
  'before-damage': 'skull',
  'after-damage': 'shield',
  'after-combat': 'battle',
  always: 'pouch',
};

const defOf = (id: string) => (id in FEAT ? FEAT[id as keyof typeof FEAT] : id in ITEM ? ITEM[id as keyof typeof ITEM] : null);

/** A sign for when a card works. */
export function signOfCard(id: string): GlyphName {
  const window = defOf(id)?.uses[0]?.window;
  return window === undefined ? (id in FEAT || id in ITEM ? 'star' : 'quest') : (WINDOWS[window] ?? 'star');
}

/** When a card works, in a word or two. */
export function whenOf(id: string, { w, t }: Pick<Cast, 'w' | 't'>): string {
  const def = defOf(id);
  if (def === null) return w.tableau.taken;
  const window = def.uses[0]?.window;
  return window === undefined ? (t.use[def.use] ?? '') : w.windows[window];
}

interface OwnCardsProps {
  readonly props: SkinProps;
  readonly cast: Cast;
  readonly onDone?: () => void;
}

export function OwnCards({ cast, onDone }: OwnCardsProps) {
  const { view, viewer, w, t } = cast;
  const touch = useTouch();
  const [open, setOpen] = useState<CardId | null>(null);
  const { feats, items, quests, down, deck } = view.players[viewer!]!;
  const cards: readonly CardId[] = [...feats, ...items, ...quests];
  const press = (id: CardId): void => {
    if (touch.of(`card:${id}`)?.state === 'legal') {
      touch.press(`card:${id}`);
      onDone?.();
    } else setOpen(id);
  };
  return (
    <section className="panel up-cards" aria-label={t.cards}>
      <h2 className="label">
        {t.cards} <span>{t.deckLeft(deck.length)}</span>
      </h2>
      <div className="g">
        {cards.map((id) => {
          const state = touch.of(`card:${id}`)?.state ?? 'idle';
          const flipped = down.includes(id);
          return (
            <button
              key={id}
              type="button"
              className={`c ${state}${flipped ? ' fl' : ''}`}
              data-target={`card:${id}`}
              data-state={state}
              onClick={() => press(id)}
            >
              <Glyph name={signOfCard(id)} />
              <b>
                <WholeWords text={cardName(w, id)} />
              </b>
              <small>
                <WholeWords text={flipped ? t.flipped : whenOf(id, cast)} />
              </small>
              {state !== 'idle' && <span className="sr">, {t.states[state]}</span>}
            </button>
          );
        })}
      </div>
      <Dialog title={open === null ? '' : cardName(w, open)} open={open !== null} onClose={() => setOpen(null)} className="narrow">
        {open !== null && (
          <div className="up-card-text">
            <p className="label">{down.includes(open) ? t.flipped : whenOf(open, cast)}</p>
            <p>{cardText(w, open)}</p>
            <Button onPress={() => setOpen(null)}>{t.close}</Button>
          </div>
        )}
      </Dialog>
    </section>
  );
}
