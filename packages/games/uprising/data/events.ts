/** The Events of the four Chapters (components, section 9); 1E uses numbers 1 to 6, numbers 6 and 7 are advanced. */

import type { Edition } from './difficulty.ts';
import type { Goods, Source } from './factions.ts';
import type { Region } from './map.ts';
import type { Op, Where } from './ops.ts';

export interface EventDef {
  readonly chapter: number;
  readonly number: number;
  readonly threat: number;
  readonly effect: readonly Op[];
  readonly advanced: boolean;
  readonly rules: readonly string[];
  readonly source: Source;
}

const THREAT: readonly number[] = [0, 4, 4, 5, 5];
const FIRST_ADVANCED = 6;

const event = (chapter: number, number: number, effect: readonly Op[], source: Source = 'house'): EventDef => ({
  chapter,
  number,
  threat: THREAT[chapter]!,
  effect,
  advanced: number >= FIRST_ADVANCED,
  rules: ['UP-EVT-02', 'UP-EVT-03'],
  source,
});

const L: Op = { op: 'card', side: 'E' };
const H: Op = { op: 'card', side: 'C' };
const hordeIn = (region: Region, rest: Where = {}): Op => ({ op: 'card', side: 'C', where: { region, empty: true, ...rest } });
const FREE: Where = { empty: true, noX: true };
const each = (...ops: readonly Op[]): Op => ({ op: 'each', of: 'players', do: ops });
const regions = (...ops: readonly Op[]): Op => ({ op: 'each', of: 'regions', do: ops });
const eachGains = (...goods: Goods): Op => ({ op: 'gain', who: 'all', goods });
const basicUnit: Op = { op: 'select', what: 'gain-unit' };

const ALL_EVENTS = {
  eclipse: event(1, 1, [L, each({ op: 'select', what: 'flip-hex', where: { near: 'hero', explored: false }, optional: true })]),
  'three-bloody-comets': event(
    1,
    2,
    [
      { op: 'edition', first: [hordeIn('fog-grave', { far: 'haven' })], second: [hordeIn('fog-grave', { far: 'home' })] },
      L,
      regions({ op: 'place', what: 'skeleton', n: 1, where: { region: 'each' } }),
    ],
    'rulebook',
  ),
  'refugees-on-the-ice': event(1, 3, [
    each({
      op: 'choose',
      from: [
        { id: 'basic-unit', needs: ['basic-for-haven'], do: [basicUnit] },
        { id: 'two-food', do: [{ op: 'gain', who: 'me', goods: [0, 0, 2] }] },
      ],
    }),
    L,
  ]),
  'the-tax-fleet': event(1, 4, [
    L,
    { op: 'place', what: 'garrison', n: 2, where: FREE },
    each({
      op: 'choose',
      from: [
        { id: 'pay-two-salt', pay: [2, 0, 0], do: [] },
        { id: 'garrison-by-home', do: [{ op: 'place', what: 'garrison', n: 1, where: { near: 'home' } }] },
      ],
    }),
  ]),
  'whispering-bones': event(1, 5, [
    { op: 'place', what: 'skeleton', n: 2, where: { region: 'any', empty: true } },
    { op: 'card', side: 'C', where: { region: 'most-skeletons', empty: true } },
    each({ op: 'drawFeat' }, { op: 'select', what: 'discard-feat' }),
  ]),
  'the-long-night': event(1, 6, [
    L,
    H,
    { op: 'place', what: 'curse', n: 1, where: { near: 'horde', empty: true } },
    { op: 'loseAp', n: 1 },
  ]),
  'birth-of-a-prophet': event(1, 7, [{ op: 'card', side: 'C', where: { ring: 2, empty: true } }, { op: 'activate', which: 'placed' }, L]),
  'iron-harvest': event(2, 1, [L, { op: 'placeEach', what: 'garrison', where: { has: 'one-garrison' }, most: 3 }, eachGains(0, 2, 0)]),
  'tide-of-the-drowned': event(2, 2, [{ op: 'frame', k: 'card:tide' }]),
  'the-slave-market-burns': event(2, 3, [
    L,
    each({
      op: 'choose',
      optional: true,
      from: [
        {
          id: 'pay-three-food',
          needs: ['basic-for-haven'],
          pay: [0, 0, 3],
          do: [{ op: 'select', what: 'gain-unit', times: 2 }],
        },
      ],
    }),
  ]),
  deserters: event(2, 4, [
    { op: 'select', what: 'remove-garrison', where: { has: 'garrison', not: 'capital' }, times: 2 },
    hordeIn('howling-white'),
  ]),
  'black-snow': event(2, 5, [{ op: 'place', what: 'curse', n: 1, where: { region: 'any', empty: true } }, hordeIn('screaming-sea')]),
  'the-inquisition': event(2, 6, [
    L,
    each({
      op: 'when',
      is: 'two-free-havens',
      yes: [
        {
          op: 'choose',
          from: [
            { id: 'discard-an-item', needs: ['item'], do: [{ op: 'select', what: 'discard-item' }] },
            { id: 'lose-three-vp', do: [{ op: 'loseVp', n: 3 }] },
          ],
        },
      ],
    }),
  ]),
  'bone-march': event(2, 7, [{ op: 'skeletons' }, H, { op: 'place', what: 'skeleton', n: 2, where: { has: 'skeleton' } }]),
  'the-empire-strikes': event(
    3,
    1,
    [
      { op: 'card', side: 'E', n: 3, threat: 6 },
      {
        op: 'edition',
        first: [{ op: 'placeEach', what: 'garrison', where: FREE }],
        second: [{ op: 'place', what: 'garrison', n: 'players', where: { at: 'capital' } }],
      },
      { op: 'activate', which: 'highest-legion' },
    ],
    'rulebook',
  ),
  'feast-of-crows': event(3, 2, [
    { op: 'card', side: 'C', where: { region: 'most-skeletons', empty: true } },
    { op: 'vp', who: 'C', n: 'curses-over-4' },
  ]),
  'last-caravan': event(3, 3, [L, { op: 'gainAny', who: 'all', n: 3 }]),
  'the-gods-stir': event(3, 4, [
    hordeIn('fog-grave'),
    each({
      op: 'choose',
      optional: true,
      from: [
        {
          id: 'feat-for-curse',
          needs: ['feat'],
          do: [
            { op: 'select', what: 'discard-feat' },
            { op: 'select', what: 'remove-curse', where: { has: 'curse' } },
          ],
        },
      ],
    }),
  ]),
  'civil-war-in-drakorea': event(3, 5, [
    L,
    { op: 'select', what: 'remove-garrison', where: { has: 'garrison' }, times: 3, distinct: true },
  ]),
  skinwalkers: event(3, 6, [
    { op: 'card', side: 'C', where: { nearest: 'leader', empty: true } },
    { op: 'token', on: 'hordes' },
  ]),
  'the-frozen-fleet': event(3, 7, [
    { op: 'card', side: 'E', where: { has: 'sea-tower' } },
    { op: 'place', what: 'garrison', n: 2, where: { at: 'placed' } },
  ]),
  'the-last-stand': event(4, 1, [L, H, each({ op: 'select', what: 'gain-unit', times: 2 })]),
  'worlds-end': event(4, 2, [regions({ op: 'card', side: 'C', where: { region: 'each', empty: true }, threat: 3 })]),
  'crown-of-ice': event(4, 3, [L, { op: 'vp', who: 'E', n: 'garrison-hexes-over-6' }]),
  'open-gates': event(4, 4, [{ op: 'frame', k: 'card:open-gates' }, L]),
  'blood-moon': event(4, 5, [{ op: 'threat', on: 'hordes', n: 1 }, H, { op: 'chapterMark', mark: 'blood-moon' }]),
  'the-emperors-bargain': event(4, 6, [
    L,
    each({
      op: 'choose',
      optional: true,
      from: [
        {
          id: 'three-vp-for-a-legion',
          needs: ['three-vp', 'weak-legion'],
          do: [
            { op: 'loseVp', n: 3 },
            { op: 'vp', who: 'E', n: 3 },
            { op: 'select', what: 'remove-legion', n: 3 },
          ],
        },
      ],
    }),
  ]),
  unmaking: event(4, 7, [{ op: 'place', what: 'curse', n: 2, where: { empty: true } }, H, { op: 'activate', which: 'hordes' }]),
} as const satisfies Record<string, EventDef>;

export type EventId = keyof typeof ALL_EVENTS;
export const EVENT: Readonly<Record<EventId, EventDef>> = ALL_EVENTS;
export const EVENTS = Object.keys(ALL_EVENTS) as EventId[];

const LAST_1E = 6;
export const eventsOf = (edition: Edition, chapter: number): EventId[] =>
  EVENTS.filter((id) => EVENT[id].chapter === chapter && (edition === '2E' || EVENT[id].number <= LAST_1E));
