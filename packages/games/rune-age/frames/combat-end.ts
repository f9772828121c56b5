import { pick, type Seat } from '@longtable/kernel';
import { ABILITY, type Card, type CardId, hasTrait, idOf, kindOf } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { type SiteId, site } from '../data/sites.ts';
import { type TreasureId, treasure } from '../data/treasures.ts';
import { destroyFighter } from '../deeds/combat.ts';
import { exhaust, putOnTop } from '../deeds/zones.ts';
import type { Ability } from '../ops.ts';
import { offered } from '../query/abilities.ts';
import { isUnit, seatOf, sideOf } from '../query/combat.ts';
import type { Combat, Fighter, FighterId, ReadTable, Rules, Side, Turn } from '../spec.ts';
import { combatOf, EVERYBODY, fighter, player, unitOf, unitOption } from '../table.ts';

type Window = 'resolution' | 'end';

/** Abilities of one side in the Resolution or the End of Combat step. All of it is public. */
export const abilities: Rules<'abilities'> = {
  first: 'open',
  stages: {
    /** The window of Resolution or of End of Combat opens. RA-ABL-05, RA-ABL-06 */
    open(t) {
      for (const f of combatOf(t.table).fighters) f.done = false;
      return 'use';
    },
    /** One after the other, in any order. */
    use: {
      rules: ['RA-ABL-09', 'RA-EXP-10', 'RA-ABL-01'],
      ask(table, f) {
        const list = usable(table, f.seat, f.at);
        return list.length === 0 ? null : pick(f.seat, [...list, 'done']);
      },
      skip: 'done',
      answer(t, f, id) {
        if (id === 'done') return 'done';
        use(t, f.seat, id);
        return 'use';
      },
      show: (_t, f) => ({ with: { at: f.at } }),
    },
  },
};

/** Cards that still take part, wounded or not, and have their moment now: units and tactics by number, treasures and sites by name. RA-ABL-11, RA-ABL-12, RA-UNI-06 */
function usable(table: ReadTable, seat: Seat, at: Window): string[] {
  const c = combatOf(table);
  const side = sideOf(c, seat);
  const list: string[] = [];
  for (let i = 0; i < c.fighters.length; i++) {
    const f = c.fighters[i]!;
    if (f.side !== side || f.done) continue;
    const ability = ABILITY[kindOf(f.card)]!;
    if (ability !== null && ability.at === at && offered(table, seat, f.id, idOf(f.card), ability)) list.push(unitOption(f.id));
  }
  /** Rewards and sites. RA-REW-04 */
  const fitsNow = (id: string, ability: Ability | undefined): boolean =>
    ability !== undefined && ability.at === at && offered(table, seat, NOBODY, id, ability);
  for (const x of player(table, seat).treasures) if (!x.exhausted && fitsNow(x.id, treasure(x.id).ability)) list.push(x.id);
  for (const s of table.sites) if (s.owner === seat && !s.exhausted && fitsNow(s.id, site(s.id).ability)) list.push(s.id);
  return list;
}

function use(t: Turn, seat: Seat, id: string): void {
  if (!id.startsWith('unit:')) {
    exhaust(t, seat, id);
    t.emit({ type: 'used', seat, card: id as SiteId | TreasureId });
    t.call('effect', { path: id, seat, unit: NOBODY, consent: 'forced' });
    return;
  }
  const f = fighter(combatOf(t.table), unitOf(id))!;
  f.done = true;
  t.call('effect', { path: idOf(f.card), seat, unit: f.id, consent: 'picked' });
}

/** The End of Combat step after its abilities: Chaos Beasts eat, wounded units are destroyed, the rest is discarded. RA-BAT-20 */
export const aftermath: Rules<'aftermath'> = {
  first: 'devour',
  stages: {
    devour: {
      rules: ['RA-ABL-14'],
      ask(table, f) {
        const c = combatOf(table);
        const beast = hungry(c, f.eaten);
        return beast === undefined ? null : pick(seatOf(c, beast.side), prey(c, beast));
      },
      skip: 'destroyWounded',
      forced: true,
      answer(t, f, id) {
        const c = combatOf(t.table);
        f.eaten = [...f.eaten, hungry(c, f.eaten)!.id];
        destroyFighter(t, fighter(c, unitOf(id))!, 'devoured');
        return 'devour';
      },
    },
    /** All of them, unless an ability saved them: protection from something else does not help. RA-DES-09, RA-AMB-22 */
    destroyWounded(t) {
      for (const x of [...combatOf(t.table).fighters]) {
        if (x.wounded && x.fate === 'none') destroyFighter(t, x, 'wound');
      }
      return 'discardSurvivors';
    },
    discardSurvivors(t, f) {
      for (const side of f.sides) goHome(t, side);
      combatOf(t.table).fighters = [];
      return 'done';
    },
  },
};

const hungry = (c: Combat, eaten: readonly FighterId[]): Fighter | undefined =>
  c.fighters.find((f) => hasTrait(kindOf(f.card), 'devours') && !eaten.includes(f.id) && prey(c, f).length > 0);

const prey = (c: Combat, beast: Fighter): ReturnType<typeof unitOption>[] =>
  c.fighters.flatMap((f) => (f.side === beast.side && f !== beast && isUnit(f) && !f.wounded ? [unitOption(f.id)] : []));

/** Units and tactics to the discard pile of their owner; a Razorwing may have earned a place on the deck. RA-ACT-10, RA-BAT-21 */
function goHome(t: Turn, side: Side): void {
  const c = combatOf(t.table);
  const seat = seatOf(c, side);
  const p = player(t.table, seat);
  const cards: CardId[] = [];
  const risen: Card[] = [];
  for (const f of c.fighters) {
    if (f.side !== side) continue;
    if (f.fate === 'deck') risen.push(f.card);
    else {
      p.discard.push(f.card);
      cards.push(idOf(f.card));
    }
  }
  for (const card of risen) putOnTop(p, card, EVERYBODY);
  if (cards.length + risen.length > 0) t.emit({ type: 'survivors', seat, cards, top: risen.map(idOf) });
}
