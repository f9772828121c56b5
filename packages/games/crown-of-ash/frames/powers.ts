import { pick, share, shareBetween } from '@longtable/kernel';
import { BOARD_SPACES } from '../data/board.ts';
import { KINDS } from '../data/goods.ts';
import { EMPTY, FENCE } from '../data/numbers.ts';
import { addKinds, fromHand, keepPairs, merged, pay, spendCharge, toHand, without } from '../deeds/index.ts';
import { fighterTargets, parsePost, parseStanding, postTarget, target } from '../ids.ts';
import { NONE } from '../query/payment.ts';
import { areaOf, basicsOf, commandTargets, fortifiable, posts, reinforcers, standings } from '../query/powers.ts';
import { blockedCommands, blockedPairs, blockedPosts, buried, fenced, onMats } from '../query/reasons.ts';
import { AT } from '../query/spaces.ts';
import { pairIn } from '../query/strength.ts';
import type { Area, FighterId, Post, Rules, Standing, Table, Turn, Who } from '../spec.ts';

export const fence: Rules<'fence'> = {
  first: 'give',
  stages: {
    give: {
      rules: ['CA-POW-08'],
      ask: (table, { who }) => {
        const most = table.players[who]!.goods.slice(0, KINDS.length).map((n) => Math.min(n, FENCE));
        return shareBetween(who, 1, Math.min(FENCE, basicsOf(table, who)), KINDS, NONE, most);
      },
      answer(_t, f, units) {
        f.gave = units;
        return 'take';
      },
      show: () => ({ blocked: [{ id: 'gold', rule: 'CA-POW-08' }] }),
    },
    take: {
      rules: ['CA-POW-08'],
      /** Other resources: never of a kind that was given. */
      ask: (_t, { who, gave }) => {
        const n = gave[0]! + gave[1]! + gave[2]! + gave[3]!;
        return share(
          who,
          n,
          KINDS,
          NONE,
          gave.map((given) => (given > 0 ? 0 : n)),
        );
      },
      answer(t, { gave }, took, who) {
        spendCharge(t, who);
        pay(t.table, who, gave);
        addKinds(t.table, who, took);
        t.emit({ type: 'fenced', who, gave, took });
        return 'done';
      },
      show: (_t, { gave }) => ({ with: { gave }, blocked: fenced(gave) }),
    },
  },
};

export const command: Rules<'command'> = {
  first: 'minion',
  stages: {
    minion: {
      rules: ['CA-POW-10', 'CA-POW-22'],
      ask: (table, { who }) => pick(who, standings(table)),
      answer(_t, f, standing) {
        f.standing = standing;
        return 'to';
      },
      show: (table) => ({
        targets: Object.fromEntries(standings(table).map((s) => [s, target('space', parseStanding(s).space)])),
        blocked: onMats(table),
      }),
    },
    to: {
      rules: ['CA-POW-11', 'CA-CIT-19'],
      ask: (table, f) => pick(f.who, commandTargets(table, parseStanding(f.standing as Standing).space)),
      answer(t, f, to, who) {
        const { who: of, space: from } = parseStanding(f.standing as Standing);
        spendCharge(t, who);
        moveMinion(t.table, of, AT[from]!, AT[to]!);
        t.emit({ type: 'commanded', who, of, from, to });
        return 'done';
      },
      show: (table, f) => ({
        with: { standing: f.standing },
        targets: SPACE_TARGETS,
        blocked: blockedCommands(table, parseStanding(f.standing as Standing).space),
      }),
    },
  },
};
const SPACE_TARGETS = Object.fromEntries(BOARD_SPACES.map((id) => [id, target('space', id)]));

/** It still counts as placed: only the spaces change, and nothing is due for it. CA-POW-22, CA-RES-09, CA-AIA-38 */
function moveMinion(table: Table, of: Who, from: number, to: number): void {
  const left = table.spaces[from]!.slice();
  left.splice(left.indexOf(of), 1);
  table.spaces[from] = left;
  table.spaces[to] = [...table.spaces[to]!, of];
}

export const reinforce: Rules<'reinforce'> = {
  first: 'fighter',
  stages: {
    fighter: {
      rules: ['CA-POW-13', 'CA-AUT-14'],
      ask: (table, { who }) => pick(who, reinforcers(table, who)),
      answer(_t, f, fighter) {
        f.fighter = fighter;
        return 'post';
      },
      show: (table, { who }) => ({
        targets: fighterTargets(reinforcers(table, who)),
        blocked: buried(table, who, 'CA-FIG-19'),
      }),
    },
    post: {
      rules: ['CA-POW-13', 'CA-POW-14', 'CA-CIT-12'],
      ask: (table, { who, fighter }) => pick(who, posts(table, who, fighter)),
      answer(t, { fighter }, post, who) {
        spendCharge(t, who);
        station(t, who, fighter, post);
        return 'done';
      },
      show: (table, { who, fighter }) => ({
        with: { fighter },
        targets: Object.fromEntries(posts(table, who, fighter).map((post) => [post, postTarget(post)])),
        blocked: blockedPosts(table, who, fighter),
      }),
    },
  },
};

/** Adds, takes back or exchanges one fighter (CA-POW-13). */
function station(t: Turn, who: Who, fighter: FighterId, post: Post): void {
  const { table } = t;
  const from = areaOf(table, fighter);
  const plan = parsePost(post);
  const swapped = 'swap' in plan ? plan.swap : EMPTY;
  const to = 'area' in plan ? plan.area : swapped === EMPTY ? EMPTY : areaOf(table, swapped);
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
  first: 'pair',
  stages: {
    pair: {
      rules: ['CA-POW-15', 'CA-POW-16'],
      ask: (table, { who }) => pick(who, fortifiable(table, who)),
      forced: true,
      answer(t, _f, area, who) {
        fortifyPair(t, who, area, t.table.defenders[area]!);
        return 'done';
      },
      show: (table, { who }) => ({
        targets: Object.fromEntries(fortifiable(table, who).map((area) => [area, target('area', area)])),
        blocked: blockedPairs(table, who),
      }),
    },
  },
};

/** Turns the bolster of the pair in a group from +1 to +2. CA-POW-15, CA-POW-20 */
export function fortifyPair(t: Turn, who: Who, area: Area, group: readonly FighterId[]): void {
  const pair = pairIn(group);
  if (pair === null) return;
  spendCharge(t, who);
  t.table.fortified = [...t.table.fortified, ...pair];
  t.emit({ type: 'fortified', who, area, fighters: pair });
}
