/** A combat as the sheet shows it: from the view while it is open, and from what was told once it is over. */
import type { CrownOfAsh, Event, View } from '@longtable/crown-of-ash';
import { CITADEL, FLANKS, type Position } from '@longtable/crown-of-ash/data/board';
import { CARD_DATA, COMBAT_CARDS, type CombatCard } from '@longtable/crown-of-ash/data/combat-cards';
import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import { KING, KING_ATTACK, NOBODY } from '@longtable/crown-of-ash/data/numbers';
import { attackSum, bolster } from '@longtable/crown-of-ash/query/strength';
import type { Tally } from '@longtable/crown-of-ash/spec';
import type { Heard } from '../skin.ts';
import { advance } from './staged.ts';

/** One side. */
export interface Side {
  readonly who: number;
  /** null: face-down, `count` of them. */
  readonly fighters: readonly number[] | null;
  readonly count: number;
  readonly laid: boolean;
  readonly card: CombatCard | null;
  readonly roll: number | null;
  readonly tally: Tally | null;
}

export interface Sheet {
  readonly area: number;
  readonly position: Position | '';
  readonly attack: Side;
  readonly defence: Side;
  /** The player whose card was named, and the card. */
  readonly named: number;
  readonly guess: CombatCard | null;
  readonly winner: number;
  /** Consequences of the combat. */
  readonly after: readonly Event[];
}

export type Stage = 'fighters' | 'seal' | 'reveal' | 'spoils';

export function stageOf({ attack, winner }: Sheet): Stage {
  if (winner !== NOBODY) return 'spoils';
  if (attack.card !== null) return 'reveal';
  return attack.count > 0 ? 'seal' : 'fighters';
}

const blank = (who: number): Side => ({ who, fighters: [], count: 0, laid: false, card: null, roll: null, tally: null });

/** The combat that is going on; null: none. */
export function sheetOf(view: View): Sheet | null {
  const { combat, mine, players, ready } = view;
  if (combat === null) return null;
  const laid = (who: number): boolean => ready.includes(who) || (players[who]?.laid ?? false);
  const own = combat.attacker === view.me && mine !== null && mine.attackers.length > 0 ? mine.attackers : null;
  return {
    area: combat.area,
    position: combat.position,
    named: combat.named,
    guess: combat.guess,
    winner: combat.winner,
    after: [],
    attack: {
      ...blank(combat.attacker),
      fighters: combat.fighters ?? own ?? (combat.count === 0 ? [] : null),
      count: combat.count,
      laid: laid(combat.attacker),
      card: combat.attackCard,
    },
    defence: {
      ...blank(combat.defender),
      fighters: combat.defenders,
      count: combat.defenders.length,
      laid: laid(combat.defender),
      card: combat.defenceCard,
    },
  };
}

/** Events of a match that tell nothing about a combat: a new kind of event must be put here or into the sheet, or nothing compiles. */
type Elsewhere =
  | 'necromancer'
  | 'founded'
  | 'garrison'
  | 'fate'
  | 'order'
  | 'round'
  | 'turn'
  | 'minion'
  | 'resurrected'
  | 'refreshed'
  | 'built'
  | 'row'
  | 'reshuffled'
  | 'amended'
  | 'raised'
  | 'display'
  | 'fortified'
  | 'discarded'
  | 'fenced'
  | 'commanded'
  | 'reinforced'
  | 'exhumes'
  | 'ai-card'
  | 'ai-action'
  | 'cube'
  | 'scored'
  | 'homecoming'
  | 'cleared'
  | 'lowest'
  | 'charged'
  | 'final'
  | 'end';
const elsewhere = (_event: Extract<Event, { type: Elsewhere }>, sheet: Sheet): Sheet => sheet;

/** One event later. A combat begins with its attack, and is over when its cards are discarded. */
export function unfold(sheet: Sheet | null, event: Event, view: View): Sheet | null {
  if (event.type === 'attack') {
    const guards = view.defenders[event.area]!;
    return {
      area: event.area,
      position: event.position,
      named: NOBODY,
      guess: null,
      winner: NOBODY,
      after: [],
      attack: blank(event.who),
      defence: { ...blank(event.defender), fighters: guards, count: guards.length },
    };
  }
  if (sheet === null) return null;
  const on = (who: number, part: Partial<Side>): Sheet => {
    const side = who === sheet.attack.who ? 'attack' : 'defence';
    return { ...sheet, [side]: { ...sheet[side], ...part } };
  };
  switch (event.type) {
    case 'committed':
      return on(event.who, { count: event.n, fighters: event.fighters ?? sheetOf(view)?.attack.fighters ?? null });
    case 'unveiled':
      return { ...sheet, attack: { ...sheet.attack, fighters: event.fighters } };
    case 'laid':
      return on(event.who, { laid: true });
    case 'forewarned':
      return { ...sheet, named: event.who === sheet.attack.who ? sheet.defence.who : sheet.attack.who, guess: event.card };
    case 'revealed':
      return {
        ...sheet,
        attack: { ...sheet.attack, fighters: event.fighters, count: event.fighters.length, card: event.card },
        defence: { ...sheet.defence, card: event.against },
      };
    case 'rolled':
      return event.why === 'combat' ? on(event.who, { roll: event.value }) : sheet;
    case 'overturned':
      return on(event.of, { roll: event.value });
    case 'combat':
      return {
        ...sheet,
        winner: event.winner,
        attack: { ...sheet.attack, tally: event.attack },
        defence: { ...sheet.defence, tally: event.defence },
      };
    case 'gained':
    case 'buried':
    case 'returned':
    case 'conquered':
    case 'casualty':
    case 'rescued':
      return sheet.winner === NOBODY ? sheet : { ...sheet, after: [...sheet.after, event] };
    default:
      return elsewhere(event, sheet);
  }
}

/** The latest combat that was told, with the step that decided it; null: there was none. */
export function toldCombat(heard: readonly Heard<CrownOfAsh>[], view: View): { at: number; sheet: Sheet } | null {
  const from = heard.findLastIndex(({ events }) => events.some(({ type }) => type === 'attack'));
  if (from < 0) return null;
  const events = heard.flatMap((step) => step.events);
  const begin = events.findLastIndex(({ type }) => type === 'attack');
  const end = events.findIndex((event, i) => i > begin && isPast(event));
  const sheet = events.slice(begin, end < 0 ? undefined : end).reduce<Sheet | null>((one, event) => unfold(one, event, view), null);
  if (sheet === null) return null;
  const at = heard.findLastIndex((step) => step.events.some(({ type }) => type === 'combat'));
  const fighters = boardAt(events, begin, view).defenders[sheet.area]!;
  return { at: Math.max(at, from), sheet: { ...sheet, defence: { ...sheet.defence, fighters, count: fighters.length } } };
}

/** The board as it was when a combat was decided: areas are held by others, or by more, soon after. */
function boardAt(events: readonly Event[], begin: number, view: View): View {
  const decided = events.findIndex(({ type }, i) => i > begin && type === 'combat');
  const empty = { ...view, defenders: view.defenders.map(() => []) };
  return events.slice(0, decided < 0 ? undefined : decided).reduce(advance, empty);
}

/** An open combat as the view shows it, with the totals and consequences that were told already. */
export function openSheet(view: View, heard: readonly Heard<CrownOfAsh>[]): Sheet | null {
  const sheet = sheetOf(view);
  const told = sheet === null || sheet.attack.card === null ? null : (toldCombat(heard, view)?.sheet ?? null);
  if (sheet === null || told === null) return sheet;
  const { attack, defence, after } = told;
  return {
    ...sheet,
    after,
    attack: { ...sheet.attack, tally: attack.tally, roll: attack.roll },
    defence: { ...sheet.defence, tally: defence.tally, roll: defence.roll },
  };
}

/** Events after which a combat is put away. */
export const isPast = (event: Event): boolean =>
  event.type === 'turn' || event.type === 'minion' || event.type === 'raised' || event.type === 'scored';

export interface Term {
  readonly what: 'fighters' | 'pair' | 'position' | 'card';
  /** null: not known yet. */
  readonly value: string | null;
  readonly n: number;
}

interface Sum {
  readonly terms: readonly Term[];
  readonly total: number;
  readonly whole: boolean;
}

const cardTerm = ({ card, tally, roll }: Side): Term => {
  const n = tally?.card ?? roll ?? (card === null || card === 'die' ? null : CARD_DATA[COMBAT_CARDS.indexOf(card)]!.value);
  return { what: 'card', value: n === null ? null : `+${n}`, n: n ?? 0 };
};

/** A total as a row of terms; an unknown one is never left out. */
export function sumOf(sheet: Sheet, side: 'attack' | 'defence', view: View): Sum {
  const one = sheet[side];
  const terms: Term[] = [];
  if (one.who === KING) terms.push({ what: 'fighters', value: String(KING_ATTACK), n: KING_ATTACK });
  else {
    const { fighters, tally } = one;
    const values = fighters?.map((id) => FIGHTERS[id]!.attack) ?? null;
    terms.push({
      what: 'fighters',
      value: values === null || (values.length === 0 && side === 'attack') ? null : values.join('+') || '0',
      n: fighters === null ? 0 : attackSum(fighters),
    });
    const added = tally?.bolster ?? (fighters === null ? 0 : bolster(view, fighters));
    if (added > 0) terms.push({ what: 'pair', value: `+${added}`, n: added });
  }
  if (side === 'attack' && sheet.area === CITADEL && sheet.position !== '') {
    const n = FLANKS[view.options.flanks].modifiers[sheet.position];
    terms.push({ what: 'position', value: n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '+0', n });
  }
  if (one.who !== KING) terms.push(cardTerm(one));
  return {
    terms,
    total: one.tally?.total ?? terms.reduce((sum, { n }) => sum + n, 0),
    whole: terms.every(({ value }) => value !== null),
  };
}
