/** The hand and the strategy cards. */

import type { Id } from '@longtable/kernel';
import type { Yield } from '@longtable/yield';
import { STRATEGY } from '@longtable/yield/data/cards';
import { FACE_UP, target as targetOf } from '@longtable/yield/ids';
import { Button as AriaButton } from 'react-aria-components';
import { iconOf } from '../../src/board/items.tsx';
import { useTouch } from '../../src/board/targets.tsx';
import { hyphenate } from '../../src/design/hyphenate.ts';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import { BattleCard, KINDS } from './battle-card.tsx';
import { isFaceUp, playsOf } from './moves.ts';
import { WORDS } from './words.ts';

export function Dock(props: SkinProps<Yield>) {
  const { view } = props;
  if (view.mine === null) return null;
  return (
    <div className="yd-dock">
      <Hand {...props} />
      <Strategy {...props} />
    </div>
  );
}

/** Each card of the hand on its own, although the game only counts kinds. */
function Hand(props: SkinProps<Yield>) {
  const { question, draft, tableau, onPick, onWhy, language } = props;
  const { hand } = props.view.mine!;
  const words = WORDS[language];
  const cards = hand.flatMap((n, kind) => Array.from({ length: n }, (_, i) => ({ kind, i, name: KINDS[kind]!.name })));
  const items = tableau.mats.flatMap(({ zones }) => zones.flatMap((zone) => zone.items));
  const itemOf = (name: string) => items.find(({ target }) => target === targetOf('card', name));
  const ask = question?.ask;
  const binOf = (name: string): number => (ask?.shape === 'share' ? (ask.bins as readonly Id[]).indexOf(name) : -1);
  const isWanted = (name: string): boolean => question?.kind === 'steal' && (question.ask.options as readonly string[]).includes(name);
  const barred = (name: string) => question?.shown.blocked?.find(({ id }) => id === FACE_UP[KINDS.findIndex((kind) => kind.name === name)]);

  const press = (name: string, i: number): void => {
    if (ask?.shape === 'share') {
      const bin = binOf(name);
      if (bin < 0) return;
      const n = draft.shares[bin]!;
      const room = n < ask.most[bin]! && draft.shares.reduce((a, b) => a + b, 0) < ask.max;
      if (i < n) draft.share(bin, -1);
      else if (room) draft.share(bin, 1);
      return;
    }
    const plays = playsOf(question, name);
    const up = plays.find(isFaceUp);
    const now = draft.chosen[0];
    const next: Id | undefined = now === up && plays.length > 1 ? plays.find((id) => id !== up) : (up ?? plays[0]);
    if (isWanted(name)) onPick(name);
    else if (next !== undefined) draft.choose(next);
    else if (barred(name)) onWhy(barred(name)!.rule, barred(name)!.id);
  };
  const stateOf = (name: string, i: number): string => {
    if (binOf(name) >= 0) return i < draft.shares[binOf(name)]! ? ' legal sel' : ' legal';
    if (isWanted(name)) return ' legal';
    const plays = playsOf(question, name);
    if (plays.length === 0) return '';
    const chosen = draft.chosen[0];
    const first = cards.find((card) => card.name === name)?.i === i;
    if (first && plays.some((id) => id === chosen)) return isFaceUp(chosen!) ? ' legal sel' : ' legal sel down';
    return plays.some(isFaceUp) ? ' legal' : ' may';
  };
  return (
    <section className="yd-group" aria-label={words.hand(cards.length)}>
      <h2 className="label">
        <Icon name="hand" />
        {words.hand(cards.length)}
      </h2>
      <div className="yd-hand">
        {cards.map(({ kind, i, name }) => {
          const item = itemOf(name);
          const state = stateOf(name, i);
          return (
            <AriaButton
              key={`${name} ${i}`}
              className={`yd-hold${state}`}
              {...(state.includes('legal') && { 'aria-pressed': state.includes('sel') })}
              data-card={name}
              data-target={targetOf('card', name)}
              onPress={() => press(name, i)}
            >
              <BattleCard kind={kind} {...(item?.text !== undefined && { figure: item.text })} />
              <span className="sr">{item?.label ?? name}</span>
            </AriaButton>
          );
        })}
      </div>
    </section>
  );
}

function Strategy({ view, tableau, viewer, seats, language, draft }: SkinProps<Yield>) {
  const touch = useTouch();
  const words = WORDS[language];
  const items = tableau.mats.find(({ seat }) => seat === viewer)?.zones.find(({ id }) => id === 'strategy')?.items ?? [];
  const { shown } = view.players[viewer ?? 0]!;
  const { kept, chosen } = view.mine!;
  const colour = seats[viewer ?? 0]!.colour;
  return (
    <section className="yd-group plans" aria-label={words.strategy}>
      <h2 className="label">
        <Icon name="quill" />
        {words.strategy}
      </h2>
      <div className={`yd-strategy p${colour}`}>
        {items.map((item) => {
          const card = STRATEGY.find((one) => item.target === targetOf('strategy', one)) ?? '';
          const target = touch.of(item.target);
          const isUsed = shown.some((one) => one === card);
          const isKept = kept.some((one) => one === card);
          const isNow = chosen === card;
          const tag = isNow ? words.now : isUsed ? words.used : isKept ? words.faceDown : null;
          const state = target?.state === 'legal' ? ' legal' : '';
          return (
            <AriaButton
              key={card}
              className={`scard${isNow || draft.chosen[0] === card ? ' now' : isUsed || isKept ? ' used' : ''}${state}`}
              data-strategy={card}
              data-target={item.target}
              onPress={() => touch.press(item.target)}
            >
              <Icon name={iconOf(item.icon) ?? 'quill'} />
              <span>{hyphenate(item.label)}</span>
              {tag && (
                <span className="s">
                  <b>{tag}</b>
                </span>
              )}
              <span className="sr">: {item.text}</span>
            </AriaButton>
          );
        })}
      </div>
    </section>
  );
}
