import { pick, share, shareBetween } from '@longtable/kernel';
import { BOARD_SPACES } from '../data/board.ts';
import { KINDS } from '../data/goods.ts';
import { EMPTY, FENCE } from '../data/numbers.ts';
import { addKinds, fromHand, keepPairs, merged, pay, spendCharge, toHand, without } from '../deeds.ts';
import { NONE } from '../query/payment.ts';
import { areaOf, basicsOf, commandTargets, fortifiable, posts, reinforcers, standingOf, standings } from '../query/powers.ts';
import { AT } from '../query/spaces.ts';
import { pairIn } from '../query/strength.ts';
import type { Area, FighterId, Post, Rules, Table, Turn, Who } from '../spec.ts';
import { hasRoom } from '../table.ts';

export const fence: Rules<'fence'> = {
  rules: ['CA-POW-08'],
  first: 'give',
  stages: {
    give: {
      ask: (t, { who }) => {
        const most = t.players[who]!.goods.slice(0, KINDS.length).map((n) => Math.min(n, FENCE));
        return shareBetween(who, 1, Math.min(FENCE, basicsOf(t, who)), KINDS, NONE, most);
      },
      answer(_t, f, units) {
        f.gave = units;
        return 'take';
      },
      show: () => ({ blocked: [{ id: 'gold', rule: 'CA-POW-08' }] }),
    },
    take: {
      ask: (_t, { who, gave }) => {
        const n = gave[0]! + gave[1]! + gave[2]! + gave[3]!;
        return share(who, n, KINDS, NONE, [n, n, n, n]);
      },
      answer(t, { gave }, took, who) {
        spendCharge(t, who);
        pay(t.table, who, gave);
        addKinds(t.table, who, took);
        t.emit({ type: 'fenced', who, gave, took });
        return 'done';
      },
      show: (_t, { gave }) => ({ with: { gave }, blocked: [{ id: 'gold', rule: 'CA-POW-08' }] }),
    },
  },
};

export const command: Rules<'command'> = {
  rules: ['CA-POW-10', 'CA-POW-11', 'CA-POW-22', 'CA-AIA-38'],
  first: 'minion',
  stages: {
    minion: {
      ask: (t, { who }) => pick(who, standings(t)),
      answer(_t, f, standing) {
        f.standing = standing;
        return 'to';
      },
      show: (t) => ({ targets: Object.fromEntries(standings(t).map((s) => [s, `space:${standingOf(s).space}`])) }),
    },
    to: {
      ask: (t, f) => pick(f.who, commandTargets(t, standingOf(f.standing).space)),
      answer(t, f, to, who) {
        const { who: of, space: from } = standingOf(f.standing);
        spendCharge(t, who);
        moveMinion(t.table, of, AT[from]!, AT[to]!);
        t.emit({ type: 'commanded', who, of, from, to });
        return 'done';
      },
      show: (t, f) => ({
        with: { standing: f.standing },
        targets: SPACE_TARGETS,
        blocked: BOARD_SPACES.filter((_, at) => !hasRoom(t, at)).map((id) => ({ id, target: `space:${id}`, rule: 'CA-POW-11' })),
      }),
    },
  },
};
const SPACE_TARGETS = Object.fromEntries(BOARD_SPACES.map((id) => [id, `space:${id}`]));

/** It still counts as placed (CA-POW-22): only the spaces change. */
function moveMinion(table: Table, of: Who, from: number, to: number): void {
  const left = table.spaces[from]!.slice();
  left.splice(left.indexOf(of), 1);
  table.spaces[from] = left;
  table.spaces[to] = [...table.spaces[to]!, of];
}

export const reinforce: Rules<'reinforce'> = {
  rules: ['CA-POW-13', 'CA-POW-14', 'CA-AUT-14', 'CA-CIT-12'],
  first: 'fighter',
  stages: {
    fighter: {
      ask: (t, { who }) => pick(who, reinforcers(t, who)),
      answer(_t, f, fighter) {
        f.fighter = fighter;
        return 'post';
      },
      show: (t, { who }) => ({ targets: targetsOf(reinforcers(t, who)) }),
    },
    post: {
      ask: (t, { who, fighter }) => pick(who, posts(t, who, fighter)),
      answer(t, { fighter }, post, who) {
        spendCharge(t, who);
        station(t, who, fighter, post);
        return 'done';
      },
      show: (t, { who, fighter }) => ({
        with: { fighter },
        targets: Object.fromEntries(posts(t, who, fighter).map((post) => [post, postTarget(post)])),
      }),
    },
  },
};
const targetsOf = (ids: readonly FighterId[]): Record<FighterId, string> => Object.fromEntries(ids.map((id) => [id, `fighter:${id}`]));
const numberIn = (post: Post): number => Number(post.slice(post.indexOf(':') + 1));
const postTarget = (post: Post): string =>
  post === 'hand' ? 'zone:hand' : post.startsWith('to:') ? `area:${numberIn(post)}` : `fighter:${numberIn(post)}`;

/** Adds, takes back or exchanges one fighter (CA-POW-13). */
function station(t: Turn, who: Who, fighter: FighterId, post: Post): void {
  const { table } = t;
  const from = areaOf(table, fighter);
  const swapped = post.startsWith('swap:') ? numberIn(post) : EMPTY;
  const to = post === 'hand' ? EMPTY : swapped === EMPTY ? numberIn(post) : areaOf(table, swapped);
  lift(table, who, from, fighter);
  if (swapped !== EMPTY) {
    lift(table, who, to, swapped);
    put(table, who, from, swapped);
  }
  put(table, who, to, fighter);
  keepPairs(table);
  t.emit({ type: 'reinforced', who, fighter, from, to, swapped });
}

function lift(table: Table, who: Who, area: Area, fighter: FighterId): void {
  if (area === EMPTY) fromHand(table, who, [fighter]);
  else table.defenders[area] = without(table.defenders[area]!, [fighter]);
}

function put(table: Table, who: Who, area: Area, fighter: FighterId): void {
  if (area === EMPTY) toHand(table, who, [fighter]);
  else table.defenders[area] = merged(table.defenders[area]!, [fighter]);
}

export const fortify: Rules<'fortify'> = {
  rules: ['CA-POW-15', 'CA-POW-16'],
  first: 'pair',
  stages: {
    pair: {
      ask: (t, { who }) => pick(who, fortifiable(t, who)),
      forced: true,
      answer(t, _f, area, who) {
        fortifyPair(t, who, area, t.table.defenders[area]!);
        return 'done';
      },
      show: (t, { who }) => ({ targets: Object.fromEntries(fortifiable(t, who).map((area) => [area, `area:${area}`])) }),
    },
  },
};

/** Turns the bolster of the pair in a group from +1 to +2. */
export function fortifyPair(t: Turn, who: Who, area: Area, group: readonly FighterId[]): void {
  const pair = pairIn(group);
  if (pair === null) return;
  spendCharge(t, who);
  t.table.fortified = [...t.table.fortified, ...pair];
  t.emit({ type: 'fortified', who, area, fighters: pair });
}
