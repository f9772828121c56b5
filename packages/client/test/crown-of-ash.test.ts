/** The drawn board of Crown of Ash tells what happens: event by event, what it shows becomes what follows. */
import { type CrownOfAsh, crownOfAshGame, type Event, type View } from '@longtable/crown-of-ash';
import { NOBODY } from '@longtable/crown-of-ash/data/numbers';
import { engine, outcome, rndFrom, sample } from '@longtable/kernel';
import type { Asking } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { lastAiTurn } from '../skins/crown-of-ash/ai.tsx';
import { beside } from '../skins/crown-of-ash/beside.ts';
import { openSheet, type Sheet, sumOf, toldCombat, unfold } from '../skins/crown-of-ash/combat.ts';
import { advance } from '../skins/crown-of-ash/staged.ts';
import type { Heard } from '../skins/skin.ts';

interface Step extends Heard {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
}

/** A random match as a spectator follows it. */
function follow(seats: number, options: object, seed: number): Step[] {
  const machine = engine(crownOfAshGame);
  const chosen = crownOfAshGame.options(options, seats);
  if ('refused' in chosen) throw new Error(chosen.message);
  const match = machine.start(chosen, seats, seed);
  const rnd = rndFrom(seed);
  const steps: Step[] = [];
  while (match.result === null) {
    const before = crownOfAshGame.view(match, null);
    const by = machine.awaited(match)[0]!;
    const told = outcome<CrownOfAsh>();
    machine.apply(match, by, sample(match.open.find(({ seat }) => seat === by)!, rnd), told);
    const events = told.events.filter(({ to }) => to === null).map(({ event }) => event);
    steps.push({ n: steps.length, by, before, events, after: crownOfAshGame.view(match, null) });
  }
  return steps;
}

const MATCHES: readonly (readonly [seats: number, options: object, seed: number])[] = [
  [1, { targeted: true }, 3],
  [2, {}, 4],
  [2, { powers: true, flanks: 'both' }, 5],
  [2, { ai: true, powers: true }, 6],
  [3, { ai: true, targeted: true }, 7],
  [4, { powers: true, trio: 3 }, 8],
];

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Parts that the board draws and events change; the round marker moves in silence until the round begins. */
const drawn = ({ spaces, owner, tiles, defenders, display, row, players }: View) => ({
  spaces: spaces.map(sorted),
  owner,
  tiles,
  defenders: defenders.map(sorted),
  display,
  row,
  players: players.map(({ vp, goods, minions, refreshed, graveyard }) => ({ vp, goods, minions, refreshed, graveyard: sorted(graveyard) })),
});

describe('the board of Crown of Ash', () => {
  it.each(MATCHES)('%i seats with %o: told event by event, a view becomes the next', (seats, options, seed) => {
    for (const { before, events, after } of follow(seats, options, seed)) {
      const told = events.reduce(advance, before);
      const where = `${events.map(({ type }) => type).join(', ')}`;
      expect(drawn(told), where).toEqual(drawn(after));
    }
  });

  it.each(MATCHES)('%i seats with %o: the terms of every combat make its totals', (seats, options, seed) => {
    let combats = 0;
    const steps = follow(seats, options, seed);
    for (const { n, before, events } of steps) {
      let view = before;
      let sheet = openSheet(before, steps.slice(0, n));
      for (const event of events) {
        sheet = unfold(sheet, event, view);
        view = advance(view, event);
        if (event.type !== 'combat' || sheet === null) continue;
        combats++;
        expect(sheet.winner).toBe(event.winner);
        if (sheet.named !== NOBODY) continue;
        const bare = (side: Sheet['attack']): Sheet['attack'] => ({ ...side, tally: null });
        const untold = { ...sheet, attack: bare(sheet.attack), defence: bare(sheet.defence) };
        expect(sumOf(untold, 'attack', view)).toMatchObject({ total: event.attack.total, whole: true });
        expect(sumOf(untold, 'defence', view)).toMatchObject({ total: event.defence.total, whole: true });
      }
    }
    expect(combats).toBeGreaterThan(0);
  });

  it('a combat that is over is told with those who fought', () => {
    let over = 0;
    for (const [seats, options, seed] of MATCHES) {
      const steps = follow(seats, options, seed);
      for (const { n, before, events, after } of steps) {
        if (before.combat === null || after.combat !== null || !events.some(({ type }) => type === 'combat')) continue;
        const { attack, defence } = toldCombat(steps.slice(0, n + 1), after)!.sheet;
        expect(sorted(defence.fighters!)).toEqual(sorted(before.combat.defenders));
        expect(attack.count).toBe(before.combat.count);
        over++;
      }
    }
    expect(over).toBeGreaterThan(20);
  });

  it('a combat is told with those who fought, though others guard its area by then', () => {
    let amended = 0;
    for (const [seats, options, seed] of MATCHES) {
      const steps = follow(seats, options, seed);
      for (const { n, before, events, after } of steps) {
        const fought = before.combat?.defenders;
        if (fought === undefined || after.combat !== null || !events.some(({ type }) => type === 'combat')) continue;
        const { area, defender } = before.combat!;
        if (after.owner[area] !== defender) continue;
        const guarded: Event = { type: 'amended', who: defender, area, defenders: [...after.defenders[area]!, 0].slice(-2) };
        const heard = [...steps.slice(0, n + 1), { n: n + 1, by: defender, events: [guarded] }];
        expect(sorted(toldCombat(heard, advance(after, guarded))!.sheet.defence.fighters!)).toEqual(sorted(fought));
        amended++;
      }
    }
    expect(amended).toBeGreaterThan(5);
  });

  it('the latest turn of the AI is told with its card, its region and what it did', () => {
    const steps = follow(1, { targeted: true }, 9);
    let turns = 0;
    steps.forEach(({ events, after }, i) => {
      const card = events.findLast((event) => event.type === 'ai-card');
      if (card === undefined) return;
      const action = events.findLast((event) => event.type === 'ai-action');
      expect(lastAiTurn(steps.slice(0, i + 1), after.ai!.who)).toMatchObject({
        card: card.card,
        region: card.region,
        die: card.region + 1,
        action: action?.action ?? null,
        area: action?.area ?? null,
      });
      turns++;
    });
    expect(turns).toBe(16);
  });
});

describe('beside a question of Crown of Ash', () => {
  /** Options of a pick, and the things that some of them stand for. */
  const stand = (kind: string, options: readonly string[], targets: Readonly<Record<string, string>> = {}) =>
    beside({ kind, stage: '', ask: { seat: 0, shape: 'pick', options }, shown: { targets } } as unknown as Asking<CrownOfAsh>);
  const NAMED = ['0', '1', '3', '4', 'die', 'no'];

  it('stands nothing that the sheet of the combat offers already, unless it is little', () => {
    expect(stand('combat', NAMED)).toEqual([]);
    expect(stand('combat', ['yes', 'no'])).toBeUndefined();
  });
  it('stands everything that no sheet offers', () => {
    expect(stand('turnOrder', NAMED)).toBeUndefined();
  });
  it('stand powers with their words, and what has no place on the board', () => {
    expect(stand('turn', ['a', 'fence', 'stop'], { a: 'fighter:7', fence: 'power:fence' })).toEqual(['fence', 'stop']);
  });
});
