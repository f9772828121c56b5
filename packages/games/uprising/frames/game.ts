/** The whole game: setup at the table, the Chapters, the end. */
import { pick, type Seat } from '@longtable/kernel';
import { FACTION, FACTIONS, type FactionId } from '../data/factions.ts';
import { FEAT, FEAT_DECK, type FeatId } from '../data/feats.ts';
import { HERO, heroesOf } from '../data/heroes.ts';
import { DIAGRAMS, type HexId } from '../data/map.ts';
import { layTile } from '../deeds/pieces.ts';
import type { Phase, Rules, Turn } from '../spec.ts';
import { hexOf, player, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { featLabel } from './labels.ts';
import { hexTargets } from './show.ts';

export const game: Rules<'game'> = {
  first: 'prepare',
  stages: {
    prepare(t) {
      t.call('prepare', {});
      return 'chapter';
    },
    /** UP-CON-01, UP-DIF-01 */
    chapter(t) {
      const { table } = t;
      if (table.chapter === table.options.chapters) return 'end';
      table.chapter++;
      t.emit({ type: 'chapter', chapter: table.chapter });
      t.call('chapter', {});
      return 'chapter';
    },
    /** UP-SCO-08: a tie loses. */
    end(t) {
      const { table } = t;
      table.phase = 'end';
      const scores = table.players.map((p) => p.vp);
      t.reveal();
      const won = scores.every((vp) => vp > table.empireVp && vp > table.chaosVp);
      t.emit({ type: 'end', won, scores, empire: table.empireVp, chaos: table.chaosVp });
      t.finish({ winners: won ? scores.map((_, seat) => seat) : [], scores, why: won ? 'freed' : 'crushed' });
      return 'done';
    },
  },
};

const freeFactions = (table: ReadTable, turn: number): FactionId[] => {
  const taken = turnOrder(table)
    .slice(0, turn)
    .map((seat) => player(table, seat).faction);
  return FACTIONS.filter((id) => !taken.includes(id));
};
const homesOf = (table: ReadTable): readonly HexId[] => DIAGRAMS[table.players.length]!.homes;
const freeHomes = (table: ReadTable): HexId[] => homesOf(table).filter((h) => !table.players.some((p) => p.home === h));

/** Choices of the seats before the first Chapter. */
export const prepare: Rules<'prepare'> = {
  first: 'faction',
  begin: (table) => ({ order: turnOrder(table), turn: 0 }),
  stages: {
    faction: {
      rules: ['UP-SET-01', 'UP-SET-04'],
      ask: (t, f) =>
        t.options.factions !== 'choose' || f.turn === f.order.length ? null : pick(f.order[f.turn]!, freeFactions(t, f.turn)),
      skip: 'hero',
      answer(t, _f, faction, seat) {
        player(t.table, seat).faction = faction;
        t.emit({ type: 'faction', seat, faction });
        return 'hero';
      },
      show: (t, f) => ({
        blocked: FACTIONS.filter((id) => !freeFactions(t, f.turn).includes(id)).map((id) => ({ id, rule: 'UP-SET-04' })),
      }),
    },
    hero: {
      rules: ['UP-SET-05'],
      ask: (t, f) =>
        t.options.heroes !== 'choose' || f.turn === f.order.length
          ? null
          : pick(f.order[f.turn]!, heroesOf(player(t, f.order[f.turn]!).faction)),
      skip: 'deal',
      answer(t, _f, hero, seat) {
        player(t.table, seat).hero = hero;
        return 'deal';
      },
    },
    deal(t, f) {
      if (f.turn === f.order.length) return 'done';
      dealFeats(t, f.order[f.turn]!);
      return 'home';
    },
    home: {
      rules: ['UP-SET-11'],
      ask: (t, f) => pick(f.order[f.turn]!, t.options.homes === 'choose' ? freeHomes(t) : [player(t, f.order[f.turn]!).home]),
      forced: true,
      answer(t, f, h, seat) {
        settleAt(t, seat, h);
        f.turn++;
        return 'faction';
      },
      show: (t) => ({
        targets: hexTargets(freeHomes(t)),
        blocked: homesOf(t)
          .filter((h) => !freeHomes(t).includes(h))
          .map((id) => ({ id, target: `hex:${id}`, rule: 'UP-SET-11' })),
      }),
    },
  },
};

/** The two START Feats are in play, the other eight are shuffled. UP-SET-06 */
function dealFeats(t: Turn, seat: Seat): void {
  const p = player(t.table, seat);
  const deck: FeatId[] = [...FEAT_DECK[p.hero]];
  p.attributes = HERO[p.hero].attributes;
  p.feats = deck.filter((id) => FEAT[id].start);
  const rest = deck.filter((id) => !FEAT[id].start);
  t.shuffle(featLabel(seat), rest);
  p.deck = rest;
  p.lore = rest.map(() => 0);
  t.emit({ type: 'hero', seat, hero: p.hero });
}

/** Home hex, Hero and first Haven. UP-SET-18 */
export function settleAt(t: Turn, seat: Seat, h: HexId): void {
  const p = player(t.table, seat);
  layTile(t.table, h, FACTION[p.faction].home, true);
  hexOf(t.table, h).haven = seat;
  p.home = h;
  p.at = h;
  t.emit({ type: 'home', seat, hex: h });
}

const enter = (t: Turn, phase: Phase): void => {
  t.table.phase = phase;
  t.emit({ type: 'phase', phase });
};

/** UP-CON-01 */
export const chapter: Rules<'chapter'> = {
  first: 'refresh',
  stages: {
    refresh(t) {
      enter(t, 'refresh');
      t.call('refresh', { dealt: 0 });
      return 'events';
    },
    events(t) {
      enter(t, 'events');
      t.call('events', {});
      return 'build';
    },
    build(t) {
      enter(t, 'build');
      t.call('build', {});
      return 'actions';
    },
    actions(t) {
      enter(t, 'actions');
      t.call('actions', { next: t.table.first });
      return 'nemesis';
    },
    nemesis(t) {
      enter(t, 'nemesis');
      t.call('nemesis', {});
      return 'production';
    },
    production(t) {
      enter(t, 'production');
      t.call('production', { turn: 0 });
      return 'scoring';
    },
    scoring(t) {
      enter(t, 'scoring');
      t.call('scoring', { turn: 0 });
      return 'done';
    },
  },
};
