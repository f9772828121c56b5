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

/** An Event as its entry says it. `threat`: printed on it, where it is not that of its Chapter. */
type EventText = Pick<EventDef, 'chapter' | 'number' | 'effect'> & Partial<Pick<EventDef, 'threat' | 'source'>>;
const event = (text: EventText): EventDef => ({
  threat: THREAT[text.chapter]!,
  advanced: text.number >= FIRST_ADVANCED,
  rules: ['UP-EVT-02', 'UP-EVT-03'],
  source: 'house',
  ...text,
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
  eclipse: event({
    chapter: 1,
    number: 1,
    effect: [L, each({ op: 'select', what: 'flip-hex', where: { near: 'hero', explored: false }, optional: true })],
  }),
  'three-bloody-comets': event({
    chapter: 1,
    number: 2,
    effect: [
      { op: 'edition', first: [hordeIn('fog-grave', { far: 'haven' })], second: [hordeIn('fog-grave', { far: 'home' })] },
      L,
      regions({ op: 'place', what: 'skeleton', n: 1, where: { region: 'each' } }),
    ],
    source: 'rulebook',
  }),
  'refugees-on-the-ice': event({
    chapter: 1,
    number: 3,
    effect: [
      each({
        op: 'choose',
        from: [
          { id: 'basic-unit', needs: ['basic-for-haven'], do: [basicUnit] },
          { id: 'two-food', do: [{ op: 'gain', who: 'me', goods: [0, 0, 2] }] },
        ],
      }),
      L,
    ],
  }),
  'the-tax-fleet': event({
    chapter: 1,
    number: 4,
    effect: [
      L,
      { op: 'place', what: 'garrison', n: 2, where: FREE },
      each({
        op: 'choose',
        from: [
          { id: 'pay-two-salt', pay: [2, 0, 0], do: [] },
          { id: 'garrison-by-home', do: [{ op: 'place', what: 'garrison', n: 1, where: { near: 'home' } }] },
        ],
      }),
    ],
  }),
  'whispering-bones': event({
    chapter: 1,
    number: 5,
    effect: [
      { op: 'place', what: 'skeleton', n: 2, where: { region: 'any', empty: true } },
      { op: 'card', side: 'C', where: { region: 'most-skeletons', empty: true } },
      each({ op: 'drawFeat' }, { op: 'select', what: 'discard-feat' }),
    ],
  }),
  'the-long-night': event({
    chapter: 1,
    number: 6,
    effect: [L, H, { op: 'place', what: 'curse', n: 1, where: { near: 'horde', empty: true } }, { op: 'deed', of: 'card:the-long-night' }],
  }),
  'birth-of-a-prophet': event({
    chapter: 1,
    number: 7,
    effect: [{ op: 'card', side: 'C', where: { ring: 2, empty: true } }, { op: 'activate', which: 'placed' }, L],
  }),
  'iron-harvest': event({
    chapter: 2,
    number: 1,
    effect: [L, { op: 'placeEach', what: 'garrison', where: { has: 'one-garrison' }, most: 3 }, eachGains(0, 2, 0)],
  }),
  'tide-of-the-drowned': event({ chapter: 2, number: 2, effect: [{ op: 'frame', k: 'card:tide' }] }),
  'the-slave-market-burns': event({
    chapter: 2,
    number: 3,
    effect: [
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
    ],
  }),
  deserters: event({
    chapter: 2,
    number: 4,
    effect: [{ op: 'select', what: 'remove-garrison', where: { has: 'garrison', not: 'capital' }, times: 2 }, hordeIn('howling-white')],
  }),
  'black-snow': event({
    chapter: 2,
    number: 5,
    effect: [{ op: 'place', what: 'curse', n: 1, where: { region: 'any', empty: true } }, hordeIn('screaming-sea')],
  }),
  'the-inquisition': event({
    chapter: 2,
    number: 6,
    effect: [
      L,
      each({
        op: 'when',
        is: 'card:the-inquisition',
        yes: [
          {
            op: 'choose',
            from: [
              { id: 'discard-an-item', needs: [{ own: 'items', least: 1 }], do: [{ op: 'select', what: 'discard-item' }] },
              { id: 'lose-three-vp', do: [{ op: 'loseVp', n: 3 }] },
            ],
          },
        ],
      }),
    ],
  }),
  'bone-march': event({
    chapter: 2,
    number: 7,
    effect: [{ op: 'deed', of: 'card:bone-march' }, H, { op: 'place', what: 'skeleton', n: 2, where: { has: 'skeleton' } }],
  }),
  'the-empire-strikes': event({
    chapter: 3,
    number: 1,
    threat: 6,
    effect: [
      { op: 'card', side: 'E', n: 3 },
      {
        op: 'edition',
        first: [{ op: 'placeEach', what: 'garrison', where: FREE }],
        second: [{ op: 'place', what: 'garrison', n: 'players', where: { at: 'capital' } }],
      },
      { op: 'activate', which: 'highest-legion' },
    ],
    source: 'rulebook',
  }),
  'feast-of-crows': event({
    chapter: 3,
    number: 2,
    effect: [
      { op: 'card', side: 'C', where: { region: 'most-skeletons', empty: true } },
      { op: 'vp', who: 'C', n: 'card:feast-of-crows' },
    ],
  }),
  'last-caravan': event({ chapter: 3, number: 3, effect: [L, { op: 'gainAny', who: 'all', n: 3 }] }),
  'the-gods-stir': event({
    chapter: 3,
    number: 4,
    effect: [
      hordeIn('fog-grave'),
      each({
        op: 'choose',
        optional: true,
        from: [
          {
            id: 'feat-for-curse',
            needs: [{ own: 'feats', least: 1 }],
            do: [
              { op: 'select', what: 'discard-feat' },
              { op: 'select', what: 'remove-curse', where: { has: 'curse' } },
            ],
          },
        ],
      }),
    ],
  }),
  'civil-war-in-drakorea': event({
    chapter: 3,
    number: 5,
    effect: [L, { op: 'select', what: 'remove-garrison', where: { has: 'garrison' }, times: 3, distinct: true }],
  }),
  skinwalkers: event({
    chapter: 3,
    number: 6,
    effect: [
      { op: 'card', side: 'C', where: { nearest: 'leader', empty: true } },
      { op: 'token', on: 'hordes' },
    ],
  }),
  'the-frozen-fleet': event({
    chapter: 3,
    number: 7,
    effect: [
      { op: 'card', side: 'E', where: { has: 'sea-tower' } },
      { op: 'place', what: 'garrison', n: 2, where: { at: 'placed' } },
    ],
  }),
  'the-last-stand': event({ chapter: 4, number: 1, effect: [L, H, each({ op: 'select', what: 'gain-unit', times: 2 })] }),
  'worlds-end': event({
    chapter: 4,
    number: 2,
    effect: [regions({ op: 'card', side: 'C', where: { region: 'each', empty: true }, threat: 3 })],
  }),
  'crown-of-ice': event({ chapter: 4, number: 3, effect: [L, { op: 'vp', who: 'E', n: 'card:crown-of-ice' }] }),
  'open-gates': event({ chapter: 4, number: 4, effect: [{ op: 'frame', k: 'card:open-gates' }, L] }),
  'blood-moon': event({
    chapter: 4,
    number: 5,
    effect: [{ op: 'threat', on: 'hordes', n: 1 }, H, { op: 'deed', of: 'card:blood-moon' }],
  }),
  'the-emperors-bargain': event({
    chapter: 4,
    number: 6,
    effect: [
      L,
      each({
        op: 'choose',
        optional: true,
        from: [
          {
            id: 'three-vp-for-a-legion',
            needs: [{ own: 'vp', least: 3 }, { foe: { side: 'E', threatAtMost: 3 } }],
            do: [
              { op: 'loseVp', n: 3 },
              { op: 'vp', who: 'E', n: 3 },
              { op: 'select', what: 'remove-legion', n: 3 },
            ],
          },
        ],
      }),
    ],
  }),
  unmaking: event({
    chapter: 4,
    number: 7,
    effect: [{ op: 'place', what: 'curse', n: 2, where: { empty: true } }, H, { op: 'activate', which: 'hordes' }],
  }),
} as const satisfies Record<string, EventDef>;

export type EventId = keyof typeof ALL_EVENTS;
export const EVENT: Readonly<Record<EventId, EventDef>> = ALL_EVENTS;
export const EVENTS = Object.keys(ALL_EVENTS) as EventId[];

const LAST_1E = 6;
export const eventsOf = (edition: Edition, chapter: number): EventId[] =>
  EVENTS.filter((id) => EVENT[id].chapter === chapter && (edition === '2E' || EVENT[id].number <= LAST_1E));
