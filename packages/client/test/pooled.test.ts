/** A finished match seen by everybody at once: everything that any seat knew, and nothing made up. */
import { GAME_IDS, type GameId, loadTitle } from '@longtable/games';
import { host, sourceRules } from '@longtable/host';
import { rndFrom, type Spec, sample, seeded } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyLook } from '../src/link/table-link.ts';
import { maySee } from '../src/offline/eyes.ts';
import { heldBack, pooled } from '../src/replay/pooled.ts';

describe('views put together', () => {
  it('fill the gaps of a spectator with what one seat knows', () => {
    const open = {
      armies: [
        { at: 1, units: null },
        { at: 2, units: null },
      ],
      deck: 9,
    };
    const first = {
      armies: [
        { at: 1, units: 4 },
        { at: 2, units: null },
      ],
      deck: 9,
    };
    const second = {
      armies: [
        { at: 1, units: null },
        { at: 2, units: 7 },
      ],
      deck: 9,
    };
    expect(pooled(open, [first, second])).toEqual({
      armies: [
        { at: 1, units: 4 },
        { at: 2, units: 7 },
      ],
      deck: 9,
    });
  });
  it('add a field that a spectator is not sent', () => {
    expect(pooled({ hexes: [{ up: false }] }, [{ hexes: [{ up: false, tile: 'moor' }] }, { hexes: [{ up: false }] }])).toEqual({
      hexes: [{ up: false, tile: 'moor' }],
    });
  });
  it('leave the gap where every seat has its own thing of that name', () => {
    const open = { me: null, mine: null, drawn: [] };
    const known = [
      { me: 0, mine: { hand: [1] }, drawn: ['a'] },
      { me: 1, mine: { hand: [2] }, drawn: [] },
    ];
    expect(pooled(open, known)).toEqual(open);
  });
  it('are the view of the one seat where there is one', () => {
    expect(pooled({ me: null, mine: null }, [{ me: 0, mine: { hand: [1] } }])).toEqual({ me: 0, mine: { hand: [1] } });
  });
});

describe('whose eyes may be used', () => {
  it.each([
    ['all eyes', 'all', false, false],
    ['another seat', 1, false, false],
    ['an own seat', 0, false, true],
    ['a spectator', null, false, true],
    ['all eyes after the end', 'all', true, true],
    ['another seat after the end', 1, true, true],
  ] as const)('%s', (_who, eyes, isOver, may) => {
    expect(maySee(eyes, [0], isOver)).toBe(may);
  });
});

/** A match of a title after some answers, seen through all eyes. */
async function seen(id: GameId, answers: number): Promise<{ title: Awaited<ReturnType<typeof loadTitle>>; look: AnyLook }> {
  const title = await loadTitle(id);
  const { game } = title;
  const options = game.options({}, 2) as object;
  const match = host(sourceRules(game), { seats: 2, options, holders: ['person', 'person'] }, seeded(7));
  const rnd = rndFrom(7);
  for (let i = 0; i < answers && match.match.open.length > 0; i++) {
    const ask = match.match.open.find(({ seat }) => match.match.sealed?.[seat] == null)!;
    const prepared = match.prepare({ t: 'answer', seat: ask.seat, answer: sample(ask, rnd) });
    if ('refused' in prepared) throw new Error(prepared.refused);
    prepared.commit();
  }
  return { title, look: match.lookAt('all', match.heard('all').length - 1)! as AnyLook };
}

describe.each(GAME_IDS)('%s', (id) => {
  it.each([0, 30, 90])('after %i answers the table of all eyes can be drawn, and lists what each seat held', async (answers) => {
    const { title, look } = await seen(id, answers);
    const draw = (view: Spec['view']) => title.tableau({ view, with: {}, name: String }, 'en');
    const open = draw(look.view);
    expect(draw(pooled(look.view, look.views!) as object).mats).toHaveLength(open.mats.length);
    const held = look.views!.map((view) => heldBack(open, draw(view)));
    for (const items of held) expect(items.every(({ face, spent }) => face !== 'down' && !spent)).toBe(true);
    expect(heldBack(open, open)).toEqual([]);
    if (id !== 'uprising' && answers > 0) expect(held.every((items) => items.length > 0)).toBe(true);
  });
});
