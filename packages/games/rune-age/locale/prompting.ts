/** Prompts that both languages build in the same way. */
import type { Id } from '@longtable/kernel';
import type { Prompt } from '@longtable/kit';
import { COST, isCard, KIND } from '../data/cards.ts';
import type { RuneAge } from '../spec.ts';
import { aboutThing, deedName, listed, nameOf, type RuneSay, sourceOf, textOf, thing, type Words } from './words.ts';

export type Said = (say: RuneSay) => string;
type Named = (id: Id, say: RuneSay) => string;

/** Questions of abilities in one language. */
export interface AbilityWords {
  /** By operation; `use`: before anything of it has happened. */
  readonly choose: Readonly<Record<string, Said>>;
  /** Cards that leave a hand, by where they go. */
  readonly fromHand: Readonly<Record<string, Said>>;
  readonly giveOrTake: Said;
}

/** A number or name that the question shows. */
export const shown = (say: RuneSay, name: string): string => String(say.with[name]);

/** A thing that is fought for, in the eyes of whoever is asked: their own is theirs, not that of a name. */
function besieged(words: Words, say: RuneSay, target: string): string {
  if (target === `realm:${say.view.me}`) return words.ownRealm;
  return target === `fort:${say.view.me}` ? words.ownStronghold : thing(words, say, target);
}

export function prompting(words: Words) {
  const option: Named = (id, say) => thing(words, say, id);
  return {
    prompt: (ask: Said | string, explain: string, named: Named = option): Prompt<RuneAge> => ({
      ask: typeof ask === 'string' ? () => ask : ask,
      option: named,
      about: (id, say) => aboutThing(words, say, id),
      explain,
    }),
    deed: ((id, say) => deedName(words, say, id)) satisfies Named,
    /** Something in the barracks with its price in gold. */
    bought: ((id, say) => {
      const what = String(id);
      const p = say.view.players[say.view.asked[0] ?? 0]!;
      const name = thing(words, say, id);
      if (what === 'stronghold') return words.priced(name, p.prices.stronghold.gold, 'gold');
      if (what === 'monument') return words.priced(name, p.prices.monument ?? 0, 'gold');
      if (what.startsWith('forge:')) return words.priced(name, Math.max(1, COST[KIND[what.slice(6) as 'gold-1']]! - 2), 'gold');
      return isCard(what) ? words.priced(name, COST[KIND[what]]!, isOfCentre(say, what) ? 'influence' : 'gold') : name;
    }) satisfies Named,
    acquired: ((id, say) => {
      const what = String(id);
      const name = thing(words, say, id);
      return isCard(what) ? words.priced(name, COST[KIND[what]]!, isOfCentre(say, what) ? 'influence' : 'gold') : name;
    }) satisfies Named,
    target: ((say) => besieged(words, say, shown(say, 'target'))) satisfies Said,
    /** Cards on top of the deck that the question is about. */
    revealed: ((say) => listed(words, say.view.players[say.view.asked[0] ?? 0]!.top.slice(0, Number(say.with['count'])))) satisfies Said,
    eventName: ((say) => nameOf(words, shown(say, 'event'))) satisfies Said,
    /** The card that asks, and what it asks for. */
    ability:
      ({ choose, fromHand, giveOrTake }: AbilityWords): Said =>
      (say) => {
        const cards = shown(say, 'op') === 'fromHand' || shown(say, 'by') === 'two-cards' ? fromHand[shown(say, 'by')] : undefined;
        const asked = Number(say.with['damage']) > 0 ? giveOrTake : (cards ?? choose[shown(say, 'op')] ?? choose['use']!);
        const text = shown(say, 'op') === 'use' ? ` ${textOf(words, shown(say, 'path').replace('event:', ''))}` : '';
        return `${sourceOf(words, say)}: ${asked(say)}${text}`;
      },
  };
}

const isOfCentre = ({ view }: RuneSay, card: string): boolean => [...view.gold, ...view.piles].some((pile) => pile.card === card);
