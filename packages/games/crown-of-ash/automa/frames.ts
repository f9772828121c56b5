/** The AI's turn as the rulebook drives it (CA-AIA). Nobody is asked for it; others may be, for tax, defence and Overturn. */
import { ACTION_CARDS, type AiAction, FIGHTER_TRACK, type Section } from '../data/ai-cards.ts';
import { BATTLE_AT, BUILD_AT, CITADEL, GATHER_AT, GOLD_AT } from '../data/board.ts';
import { EMPTY, NOBODY } from '../data/numbers.ts';
import { erect } from '../deeds/build.ts';
import { gain, placeMinion, refillBareDisplay, refillDisplay, toHand } from '../deeds/index.ts';
import { FROM_GOLD_SPACE } from '../query/gains.ts';
import { AT } from '../query/spaces.ts';
import type { Area, ReadTable, Rules, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import {
  bestPosition,
  canAttack,
  closestResource,
  hasResource,
  leastDefended,
  mostDefended,
  raisableSpace,
  rightmostTile,
} from './choices.ts';

export const aiTurn: Rules<'aiTurn'> = {
  first: 'roll',
  begin: (_t, { who }) => ({ who, dice: null, card: EMPTY }),
  stages: {
    /** CA-AIA-01 */
    roll(t, f) {
      t.table.active = f.who;
      t.emit({ type: 'turn', who: f.who });
      t.call('dice', { rollers: [f.who], why: 'region' }, 'dice');
      return 'turnCard';
    },

    /** The faces of the die are the regions, clockwise. CA-AIA-01, CA-AIA-02 */
    turnCard(t, f) {
      const { table } = t;
      f.card = table.actions[t.random('deck:action', table.actions.length)]!;
      table.actions = table.actions.filter((card) => card !== f.card);
      table.turned = [...table.turned, f.card];
      t.emit({ type: 'ai-card', who: f.who, card: f.card, region: f.dice![0]! - 1 });
      return 'act';
    },

    /** The first section that is possible, as a whole. CA-AIA-03, CA-AIA-39 */
    act(t, f) {
      const region = f.dice![0]! - 1;
      for (const section of ACTION_CARDS[f.card]!.sections) {
        const area = applies(t.table, f.who, region, section) ? aimOf(t.table, f.who, region, section.action) : EMPTY;
        if (area === EMPTY) continue;
        t.emit({ type: 'ai-action', who: f.who, action: section.action, area });
        perform(t, f.who, section.action, area);
        break;
      }
      return 'reshuffle';
    },

    /** CA-AIA-05 */
    reshuffle({ table }) {
      if (table.actions.length > 0) return 'done';
      table.actions = [...table.turned].sort((a, b) => a - b);
      table.turned = [];
      return 'done';
    },
  },
};

const isOwnOrFree = (table: ReadTable, who: Who, region: Area): boolean => table.owner[region] === who || table.owner[region] === NOBODY;

/** CA-AIA-04 */
const applies = (table: ReadTable, who: Who, region: Area, { when }: Section): boolean =>
  when === 'always' || (when === 'own') === isOwnOrFree(table, who, region);

/** The closest resource when there is none anywhere: the gold space. */
const AT_GOLD_SPACE = 7;

/** The area of the action; EMPTY: it is impossible. The closest resource never is. CA-AIA-09, CA-AIA-11, CA-AIA-14 */
function aimOf(table: ReadTable, who: Who, region: Area, action: AiAction): Area {
  switch (action) {
    case 'use-resource':
      return hasResource(table, region) ? region : EMPTY;
    case 'attack-region':
      return canAttack(table, who, region) ? region : EMPTY;
    case 'attack-citadel':
      return table.owner[CITADEL] !== who && player(table, who).hand.length > 0 ? CITADEL : EMPTY;
    case 'build':
      return isOwnOrFree(table, who, region) && rightmostTile(table) !== EMPTY ? region : EMPTY;
    case 'attack-least-defended':
      return player(table, who).hand.length > 0 ? leastDefended(table, who, region) : EMPTY;
    case 'build-most-defended':
      return rightmostTile(table) === EMPTY ? EMPTY : mostDefended(table, who, region);
    case 'closest-resource': {
      const closest = closestResource(table, region);
      return closest === EMPTY ? AT_GOLD_SPACE : closest;
    }
  }
}

/** One minion, and the action in full; taxes and amending as for everybody. CA-AIA-12, CA-AIA-13 */
function perform(t: Turn, who: Who, action: AiAction, area: Area): void {
  switch (action) {
    case 'use-resource':
      placeMinion(t, who, GATHER_AT + area);
      t.call('gather', { who, region: area });
      return;
    case 'attack-region':
    case 'attack-least-defended':
      placeMinion(t, who, BATTLE_AT + area);
      t.call('combat', { attacker: who, area, position: '' });
      return;
    case 'attack-citadel': {
      const position = bestPosition(t.table);
      placeMinion(t, who, AT[position]!);
      t.call('combat', { attacker: who, area, position });
      return;
    }
    case 'build':
    case 'build-most-defended':
      placeMinion(t, who, BUILD_AT);
      erect(t, who, rightmostTile(t.table), area, 0);
      return;
    case 'closest-resource':
      placeMinion(t, who, area === AT_GOLD_SPACE ? GOLD_AT : GATHER_AT + area);
      if (area === AT_GOLD_SPACE) gain(t, who, FROM_GOLD_SPACE, 'gold-space', EMPTY);
      else t.call('gather', { who, region: area });
      t.call('aiRaise', { who });
  }
}

/** Free of charge, by the fighter track; never at the end of a turn. CA-SOL-18 */
export const aiRaise: Rules<'aiRaise'> = {
  first: 'raise',
  stages: {
    /** The cube moves each time a fighter is raised, and only then. CA-AIA-15, CA-AIA-16, CA-AIA-17 */
    raise(t, { who }) {
      const { table } = t;
      const { tiers } = FIGHTER_TRACK;
      refillBareDisplay(t);
      const space = raisableSpace(table, tiers[table.cube]!);
      if (space === EMPTY) return 'done';
      const fighter = table.display[space]!;
      table.display[space] = EMPTY;
      toHand(table, who, [fighter]);
      t.emit({ type: 'raised', who, fighter, paid: [0, 0, 0, 0, 0] });
      table.cube = (table.cube + 1) % tiers.length;
      t.emit({ type: 'cube', square: table.cube });
      refillDisplay(t, table);
      return 'done';
    },
  },
};
