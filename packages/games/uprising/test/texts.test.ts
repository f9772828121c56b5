/** Texts that people read: every question, option and line of the log, in both languages, without a bare id. */
import { engine, type Id, outcome, rndFrom, sample } from '@longtable/kernel';
import { LANGUAGES, type Prompt } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { FACES } from '../data/dice.ts';
import { EVENT, EVENTS } from '../data/events.ts';
import type { Reason } from '../data/reasons.ts';
import { TILE, TILES } from '../data/tiles.ts';
import { uprising } from '../index.ts';
import { editionCards as deCards } from '../locale/de/editions.ts';
import { rulebook as deRules } from '../locale/de/rulebook.ts';
import { words as de } from '../locale/de/words.ts';
import { editionCards as enCards } from '../locale/en/editions.ts';
import { rulebook as enRules } from '../locale/en/rulebook.ts';
import { words as en } from '../locale/en/words.ts';
import { choiceText } from '../locale/reasons.ts';
import { symbolText } from '../locale/things.ts';
import type { Event, Uprising } from '../spec.ts';
import { h, stage, tile, turnOf, units } from './scenes.ts';

const { game, texts } = uprising;
const machine = engine(game);
const name = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di'][seat]!;
/** Ids look like `sons-of-the-bow`, `wall@12` or `C:hunters`. */
const BARE = /undefined|\(-?\d,-?\d\)|\bnull\b|NaN|[a-z]@\d|\b[EC]:[a-z]|\[object|(?<![A-Za-zäöüß’])[a-z]+-[a-z]+-[a-z]+/;

const promptOf = (language: 'en' | 'de', kind: string, stage: string): Prompt<Uprising> =>
  (texts[language].prompts as unknown as Record<string, Record<string, Prompt<Uprising>>>)[kind]![stage]!;

/** Every string of a tableau but ids and icons. */
const textsOf = (thing: unknown): string[] => {
  if (typeof thing === 'string') return [thing];
  if (Array.isArray(thing)) return thing.flatMap(textsOf);
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) =>
    ['target', 'icon', 'id', 'as', 'tone', 'shape', 'source', 'face'].includes(key) ? [] : textsOf(value),
  );
};

/** All that is read in one random match. */
function readMatch(seed: number): Set<string> {
  const seats = 2 + (seed % 3);
  const rnd = rndFrom(seed);
  const read = new Set<string>();
  const m = machine.start(game.options(uprising.variant(seats, rnd), seats) as Uprising['options'], seats, seed);
  while (m.result === null) {
    const ask = m.open[rnd(m.open.length)]!;
    const { kind, stage, shown } = machine.describe(m, ask.seat)!;
    const say = { view: game.view(m, ask.seat), with: shown.with ?? {}, name };
    const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
    const out = outcome<Uprising>();
    for (const language of LANGUAGES) {
      const prompt = promptOf(language, kind, stage);
      read.add(prompt.ask(say));
      for (const id of ids) read.add(prompt.option(id, say)).add(prompt.about?.(id, say) ?? '–');
      for (const { id } of shown.blocked ?? []) read.add(prompt.option(id, say));
      expect(new Set(ids.map((id) => prompt.option(id, say))).size, `${kind}.${stage} ${prompt.ask(say)}`).toBe(ids.length);
      for (const text of textsOf(uprising.tableau(say, language))) read.add(text);
    }
    machine.apply(m, ask.seat, sample(ask, rnd), out);
    const after = { view: game.view(m, ask.seat), with: {}, name };
    for (const language of LANGUAGES) {
      const log = texts[language].events as unknown as Record<string, (event: object, say: typeof after) => string | null>;
      for (const { event } of out.events) read.add(log[event.type]!(event, after) ?? '–');
    }
  }
  return read;
}

describe('texts', () => {
  it('[UP-SCO-08] both Nemeses stand beside the factions at the end, and win where one faction is not above them', () => {
    const end = (language: 'en' | 'de', empireVp: number, chaosVp: number) => {
      const { match } = stage().with((t) => {
        t.players[0]!.vp = 21;
        t.players[1]!.vp = 24;
        Object.assign(t, { empireVp, chaosVp });
      });
      return texts[language].rivals?.({ view: game.view(match, 0), with: {}, name }, 'crushed');
    };
    expect(end('en', 20, 21)).toEqual([
      { name: 'The Empire', points: 20, wins: false },
      { name: 'Chaos', points: 21, wins: true },
    ]);
    expect(end('de', 22, 20)).toEqual([
      { name: 'Imperium', points: 22, wins: true },
      { name: 'Chaos', points: 20, wins: false },
    ]);
  });

  it('name every thing in words', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const read = [...readMatch(seed)];
      expect(read.length).toBeGreaterThan(200);
      expect(read.filter((text) => BARE.test(text))).toEqual([]);
    }
  });

  it('tell of Units that are sent, and nothing of none where a Hero goes alone', () => {
    const { match } = stage();
    const sent = (language: 'en' | 'de', units: readonly number[]): string | null =>
      texts[language].events.commanded(
        { type: 'commanded', seat: 0, to: h(0, 2), units, hero: true },
        { view: game.view(match, 0), with: {}, name },
      );
    expect([sent('en', [0, 2, 0, 0]), sent('de', [0, 2, 0, 0])]).toEqual([
      expect.stringMatching(/^Ada sends 2× Hunters to /),
      expect.stringMatching(/^Ada schickt 2× Jäger nach /),
    ]);
    expect([sent('en', [0, 0, 0, 0]), sent('de', [0, 0, 0, 0])]).toEqual([null, null]);
  });

  const options = (s: ReturnType<typeof stage>, language: 'en' | 'de'): string[] => {
    const { kind, stage: at, shown, ask } = s.question(0);
    const say = { view: game.view(s.match, 0), with: shown.with ?? {}, name };
    return ask.shape === 'pick' ? ask.options.map((id) => promptOf(language, kind, at).option(id, say)) : [];
  };

  it('say what a Unit costs, and where a Wall stands', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(options(s, 'en')).toEqual(expect.arrayContaining(['Sellswords (any 2 resources)', 'Wall on Winterholm']));
    expect(options(s, 'de')).toEqual(expect.arrayContaining(['Söldner (2 beliebige Ressourcen)', 'Wall auf Winterholm']));
  });

  it('tell a Unit that leaves a hex from one that comes to it', () => {
    const s = stage().with((t) => units(t, 0, h(0, 2), { hunters: 1, slavers: 1 }));
    s.at('effect', {
      path: 'quest/the-weeping-shrine/fail',
      next: 0,
      ctx: { by: 0, here: h(0, 2), self: '', quest: '', region: '', side: 0, victor: 'E', why: '' },
      roll: null,
      placed: '',
    });
    expect(options(s, 'en')).toEqual(['Hunters (Winterholm)', 'Slavers (Winterholm)']);
  });

  it('turn a hex by what lies behind its impassable edges', () => {
    const s = stage().with((t) => {
      tile(t, h(-1, 2), 'torment', 0, false);
      Object.assign(t.players[0]!, { at: h(-1, 2) });
      Object.assign(t.hexes[h(-1, 2)]!, { haven: 0 });
      t.hexes[h(3, 0)]!.skeletons = 1;
      t.hordes = [];
    });
    turnOf(s, 0).say(0, 'explore');
    while (s.question(0).kind === 'place') s.say(0, s.options(0)[0]!);
    expect(options(s, 'en')[0]).toBe('Winterholm');
    expect(new Set(options(s, 'de')).size).toBe(6);
  });
});

describe('cards', () => {
  /** Hexes and Events that want an empty hex without X for a Garrison. */
  const wanting = [
    ...TILES.map((id) => ['tiles', id, TILE[id].effect] as const),
    ...EVENTS.map((id) => ['events', id, EVENT[id].effect] as const),
  ];
  const ids = wanting.filter(([, , effect]) => JSON.stringify(effect).includes('"noX":true'));

  it.each(ids)('[UP-PLA-04] %s: %s says that a Haven could stand on the hex', (of, id) => {
    const said = (words: typeof en, pairs: Readonly<Record<string, readonly string[]>>): string =>
      [(words[of] as Readonly<Record<string, readonly string[]>>)[id]![1], ...(pairs[id] ?? [])].join(' ');
    expect([said(en, enCards), said(de, deCards)]).toEqual([
      expect.stringMatching(/a Haven could stand/),
      expect.stringMatching(/eine Zuflucht/),
    ]);
  });

  it('[UP-EMP-31] [card:new-emperor] a Garrison that The Capital cannot hold wants such a hex too', () => {
    const said = (rules: typeof enRules, pairs: typeof enCards | typeof deCards): string[] => [
      rules.rules['UP-EMP-31']!,
      pairs['new-emperor'][0],
    ];
    for (const text of said(enRules, enCards)) expect(text).toMatch(/a Haven could stand/);
    for (const text of said(deRules, deCards)) expect(text).toMatch(/eine Zuflucht/);
  });

  it('[card:butcher] says which half is lost', () => {
    expect([en.nemesis.butcher.immediate, de.nemesis.butcher.immediate]).toEqual([
      expect.stringContaining('rounded down'),
      expect.stringContaining('abgerundet'),
    ]);
  });
});

describe('the log', () => {
  const { match } = stage();
  const say = { view: game.view(match, 0), with: {}, name };
  const both = (event: Event): (string | null)[] =>
    LANGUAGES.map((language) =>
      (texts[language].events as Record<string, (e: Event, x: typeof say) => string | null>)[event.type]!(event, say),
    );
  const rule = (key: string) => ({ of: 'rule', key, rule: 'UP-CON-02' }) as Reason;

  it('tells a gift, resources spent for a VP, production and a spent token once', () => {
    const goods = (why: string): Event => ({ type: 'goods', seat: 0, goods: [-1, 0, 0], why: rule(why) });
    const token = (why: string): Event =>
      ({ type: 'token', party: 'C', card: 'oda', tokens: 1, n: 1, why: rule(why), choice: null }) as Event;
    const nothing = [null, null];
    expect([both(goods('gift')), both(goods('bought')), both(token('activation'))]).toEqual([nothing, nothing, nothing]);
    expect(both({ type: 'produced', seat: 0, goods: [2, 0, 1] })).toEqual(nothing);
    for (const told of [goods('cost'), goods('building'), goods('production'), token('tokens')]) expect(both(told)).not.toContain(null);
  });

  it('counts symbols as the language does', () => {
    const shown = [FACES.default.red, FACES.default.purple].flat();
    expect(shown).toEqual(
      expect.arrayContaining([
        [2, 0, 0],
        [0, 0, 2],
      ]),
    );
    expect([symbolText(en, 1, 0), symbolText(en, 2, 0), symbolText(de, 1, 2), symbolText(de, 2, 2)]).toEqual([
      '1 Skull',
      '2 Skulls',
      '1 Blitz',
      '2 Blitze',
    ]);
  });

  it('names everybody at the end, and says in German what was lost', () => {
    expect(both({ type: 'end', won: false, scores: [24, 37], empire: 45, chaos: 34 })).toEqual([
      'The uprising has failed: Ada 24, Bo 37; The Empire 45, Chaos 34.',
      'Der Aufstand ist gescheitert: Ada 24, Bo 37; Imperium 45, Chaos 34.',
    ]);
    for (const [what, lost] of [
      ['haven', 'die Zuflucht'],
      ['wall', 'den Wall'],
      ['tower', 'den Turm'],
    ] as const)
      expect(both({ type: 'building-removed', what, hex: h(0, 2), seat: 0, why: null })[1]).toBe(`Ada verliert ${lost} auf Winterholm.`);
  });

  it('counts hexes that fell out for one reason, where they are many', () => {
    const moved = (many: number): Event => ({
      type: 'foe-moved',
      party: 'C',
      card: 'oda',
      from: h(3, 0),
      to: h(0, 2),
      why: null,
      choice: {
        rule: 'UP-CHA-01',
        priority: 'haven',
        tied: [h(0, 2)],
        by: null,
        rejected: [
          ...Array.from({ length: many }, (_, id) => ({ id, why: 'no-haven' as const, n: 0 })),
          { id: h(0, -2), why: 'more-units' as const, n: 5 },
        ],
      },
    });
    expect(both(moved(5))[0]).toMatch(/ Not 5 other hexes \(no Haven\), Yfelskog \(5 Units\)\.$/);
    expect(both(moved(5))[1]).toMatch(/ Nicht 5 andere Hexfelder \(keine Zuflucht\), Yfelskog \(5 Einheiten\)\.$/);
    expect(both(moved(4))[0]!.match(/\(no Haven\)/g)).toHaveLength(4);
  });
});

it('a question for resources says what they buy, and says nothing more where they buy nothing', () => {
  const view = game.view(stage().match, 0);
  const asked = (to: number): string[] =>
    LANGUAGES.map((language) => texts[language].prompts.pay.goods.ask({ view, name, with: { n: 5, to, why: '' } }));
  expect(asked(1)).toEqual(['Pay 5 resources: 1 VP for Bo.', 'Zahle 5 Ressourcen: 1 SP für Bo.']);
  expect(asked(-1)).toEqual(['Pay 5 resources.', 'Zahle 5 Ressourcen.']);
});

describe('ties', () => {
  const say = { view: game.view(stage().match, 0), with: {}, name };
  const tied = (n: number) => ({ tied: Array.from({ length: n }, (_, i) => i), by: 0 });
  const hex = (id: number): string => `H${id}`;

  it('name a few places, and count many', () => {
    expect(choiceText(en, say, tied(3), hex)).toBe('Ada decides among H0, H1 and H2.');
    expect(choiceText(en, say, tied(13), hex)).toBe('Ada decides among 13 equal places.');
    expect(choiceText(de, say, tied(13), hex)).toBe('Ada entscheidet zwischen 13 gleich guten Orten.');
  });
});
