/** One test for each row of docs/rules/crown-of-ash-visibility.md: who is shown what. */
import { outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { crownOfAshGame } from '../index.ts';
import type { CrownOfAsh, Match } from '../spec.ts';
import type { View } from '../view-types.ts';
import { AS, BL, BO, begin, CITADEL, type CrownScene, leaveCards, SU, tile, VILLAGE, VOLCANO, war } from './scenes.ts';

const VIEWERS = [null, 0, 1] as const;
const view = (s: CrownScene, viewer: number | null): View => crownOfAshGame.view(s.match, viewer);
/** The same for everybody, spectators included. */
const toAll = <T>(s: CrownScene, part: (v: View) => T, expected: T): void => {
  for (const viewer of VIEWERS) expect(part(view(s, viewer))).toEqual(expected);
};
/** True: a viewer's bytes change when something hidden changes. */
const tells = (s: CrownScene, viewer: number | null, change: (m: Match) => void): boolean => {
  const twin = s.engine.clone(s.match);
  change(twin);
  return JSON.stringify(crownOfAshGame.view(twin, viewer)) !== JSON.stringify(view(s, viewer));
};

describe('zones open to all', () => {
  it('[CA-VP-07] [CA-SET-22] VP, round, order and active marker', () => {
    const s = begin(2);
    toAll(s, (v) => [v.players.map((p) => p.vp), v.round, v.order, v.active], [[0, 0], 1, s.table.order, s.table.order[0]!]);
  });
  it('[CA-RES-14] storage; [CA-TRN-06] minions on board and mats', () => {
    const s = war({ seats: 2, goods: [[1, 2, 3, 4, 5]] }).with((t) => {
      t.spaces[0] = [1];
      t.players[1]!.minions = 3;
    });
    toAll(s, (v) => [v.players[0]!.goods, v.spaces[0], v.players[1]!.minions], [[1, 2, 3, 4, 5], [1], 3]);
  });
  it('[CA-SET-08] the display, the row, set-aside and covered tiles', () => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, tiles: ['smelter', 'royal-mint'] } } }).with((t) => {
      t.aside = [tile('ash-kiln')];
    });
    toAll(s, (v) => [v.display, v.row, v.aside, v.tiles[VOLCANO]], [
      s.table.display,
      s.table.row,
      [tile('ash-kiln')],
      [tile('smelter'), tile('royal-mint')],
    ]);
  });
  it('[CA-FIG-18] [CA-R-07] defenders, graveyards, bolster and Fortify markers', () => {
    const s = war({ seats: 2, areas: { [VOLCANO]: { owner: 0, defenders: [BO(1), BO(2)] } } }).with((t) => {
      t.players[0]!.graveyard = [SU(1)];
      t.fortified = [BO(1), BO(2)];
    });
    toAll(s, (v) => [v.defenders[VOLCANO], v.players[0]!.graveyard, v.fortified, v.defence[VOLCANO]], [
      [BO(1), BO(2)],
      [SU(1)],
      [BO(1), BO(2)],
      7,
    ]);
  });
  it('[CA-POW-01] King, King token, power tokens; the tile that left the game; the fighter track', () => {
    const s = begin(3, { powers: true });
    toAll(s, (v) => [v.owner[CITADEL], v.kingToken, v.players.map((p) => p.charged), v.boxed], [-2, -1, [true, true, true], s.table.boxed]);
    toAll(begin(2, { ai: true }), (v) => v.ai?.cube, 0);
  });
});

describe('decks: nobody, only how many', () => {
  it('[CA-SET-07] fighter decks; [CA-SET-20] the tile stack with its tiles of I', () => {
    const s = begin(4);
    toAll(s, (v) => [v.decks, v.stack, v.stackI], [[6, 14, 6], 19, 8]);
    for (const viewer of VIEWERS) {
      expect(
        tells(s, viewer, ({ table }) => {
          table.decks = table.decks.map((deck) => [...deck].reverse());
        }),
      ).toBe(false);
      expect(
        tells(s, viewer, ({ table }) => {
          table.upper = [...table.upper].reverse();
        }),
      ).toBe(false);
    }
  });
  it('[CA-AIA-01] the AI’s action deck; what was turned is open', () => {
    const s = begin(2, { ai: true }).with((t) => {
      t.actions = [0, 1, 3];
      t.turned = [4, 2];
    });
    toAll(s, (v) => [v.ai?.actions, v.ai?.turned], [3, [4, 2]]);
  });
  it('[CA-SOL-19] [CA-AIA-21] the AI’s combat deck and discard: counts and the top card', () => {
    const s = begin(1).with((t) => leaveCards(t, 1, ['c3', 'die']));
    for (const viewer of [null, 0]) {
      expect(view(s, viewer).players[1]).toMatchObject({ cards: 2, used: 3, top: 'c4' });
      expect(
        tells(s, viewer, ({ table }) => {
          table.players[1]!.used = [1, 0, 3];
        }),
      ).toBe(false);
    }
  });
});

describe('what only the owner sees', () => {
  it('[CA-FIG-18] fighters in a human hand: others see how many', () => {
    const s = war({ seats: 2, hands: [[SU(1), BL(1)]] });
    expect(view(s, 0).mine!.hand).toEqual([SU(1), BL(1)]);
    toAll(s, (v) => v.players[0]!.hand, 2);
    for (const viewer of [null, 1])
      expect(
        tells(s, viewer, ({ table }) => {
          table.players[0]!.hand = [AS(1), AS(2)];
        }),
      ).toBe(false);
  });
  it('[CA-SOL-10] fighters in the AI’s hand are open', () => {
    toAll(war({ seats: 2, options: { ai: true }, hands: [[], [], [SU(1)]] }), (v) => v.players[2]!.open, [SU(1)]);
  });
  it('[CA-CRD-17] [CA-CRD-11] combat cards in hand, and the discard below its top card', () => {
    const s = war({ seats: 2 }).with((t) => leaveCards(t, 0, ['c3', 'die']));
    toAll(s, (v) => [v.players[0]!.cards, v.players[0]!.used, v.players[0]!.top], [2, 3, 'c4']);
    expect(view(s, 0).mine).toMatchObject({ cards: ['c3', 'die'], used: ['c0', 'c1', 'c4'] });
    for (const viewer of [null, 1])
      expect(
        tells(s, viewer, ({ table }) => {
          table.players[0]!.cards = 0b10010;
          table.players[0]!.used = [0, 2, 3];
        }),
      ).toBe(false);
  });
  it('[CA-SET-11] [CA-END-13] the Fate card; those in the box nobody', () => {
    const s = begin(2);
    expect(view(s, 0).mine!.fate).toBe(s.table.players[0]!.fate);
    for (const viewer of [null, 1])
      expect(
        tells(s, viewer, ({ table }) => {
          table.players[0]!.fate = 5 - table.players[0]!.fate;
        }),
      ).toBe(false);
  });
  it('[CA-COM-05] committed attackers: others see how many, until the reveal', () => {
    const s = war({ seats: 2, hands: [[SU(1), BL(1), AS(1)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    s.say(0, [SU(1), BL(1)]);
    toAll(s, (v) => [v.combat!.count, v.combat!.fighters], [2, null]);
    expect([view(s, 0).mine!.attackers, view(s, 1).mine!.attackers]).toEqual([[SU(1), BL(1)], []]);
    for (const viewer of [null, 1])
      expect(
        tells(s, viewer, ({ table }) => {
          table.attackers = [BL(1), AS(1)];
          table.players[0]!.hand = [SU(1)];
        }),
      ).toBe(false);
  });
  it('[CA-COM-07] a chosen card: all see that one is chosen, nobody which', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    s.say(0, [SU(1)]).say(0, 'c4');
    toAll(s, (v) => [v.ready, v.players[0]!.cards, v.combat!.attackCard], [[0], 5, null]);
    const other = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    other.say(0, [SU(1)]).say(0, 'c0');
    expect(JSON.stringify(view(other, 1))).toBe(JSON.stringify(view(s, 1)));
  });
  it('[CA-AIA-20] [CA-AIA-37] the AI’s card laid down: nobody', () => {
    const s = war({ seats: 1, hands: [[], [SU(1)]], areas: { [VILLAGE]: { owner: 0 } } }).at('combat', {
      attacker: 1,
      area: VILLAGE,
      position: '',
    });
    for (const viewer of [null, 0]) {
      expect(view(s, viewer).players[1]!.laid).toBe(true);
      expect(
        tells(s, viewer, ({ table }) => {
          const p = table.players[1]!;
          const other = (p.laid + 1) % COMBAT_CARDS.length;
          p.cards = (p.cards | (1 << p.laid)) & ~(1 << other);
          p.laid = other;
        }),
      ).toBe(false);
    }
  });
});

describe('events', () => {
  const heard = (s: CrownScene, answer: unknown, seat: number) => {
    const out = outcome<CrownOfAsh>();
    s.engine.apply(s.match, seat, answer, out);
    return out;
  };
  it('[CA-COM-05] a commitment names no fighter; a sealed card makes no event at all', () => {
    const s = war({ seats: 2, hands: [[SU(1), BL(1)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    expect(s.asked).toEqual([0]);
    const committed = heard(s, [SU(1)], 0);
    expect(JSON.stringify(committed.events)).not.toContain(String(SU(1)));
    expect([heard(s, 'c4', 0).events, committed.closed]).toEqual([[], 'reveal']);
  });
  it('[CA-SET-11] a Fate card is told to its owner alone', () => {
    const out = outcome<CrownOfAsh>();
    const { engine } = begin(2);
    engine.start(crownOfAshGame.options({ necromancers: ['nox', 'mors'] }, 2) as never, 2, 5, out);
    const fates = out.events.filter(({ event }) => event.type === 'fate');
    expect(fates.map(({ to, event }) => [to, event.type === 'fate' && event.who])).toEqual([
      [[0], 0],
      [[1], 1],
    ]);
  });
});
