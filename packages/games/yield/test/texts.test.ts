import { engine, type Id, outcome, rndFrom, sample } from '@longtable/kernel';
import { LANGUAGES, type Language, type Prompt, type Say } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, STRATEGY } from '../data/cards.ts';
import { ARMY_KINDS, LEADERS, POWERS } from '../data/leaders.ts';
import { yieldGame, yieldTitle } from '../index.ts';
import { words as german } from '../locale/de/words.ts';
import { words as english } from '../locale/en/words.ts';
import type { Event, Options, Yield } from '../spec.ts';
import { layout } from './places.ts';
import { battle, begin, war } from './scenes.ts';

const NAMES = ['Anna', 'Bela', 'Cleo', 'Dora', 'Emil'];
const name = (seat: number): string => NAMES[seat]!;

const TYPES = Object.keys(yieldTitle.texts.en.events)
  .filter((type) => type !== 'first')
  .sort();
const QUESTIONS = Object.entries(yieldTitle.texts.en.prompts)
  .flatMap(([kind, stages]) => Object.keys(stages).map((stage) => `${kind}.${stage}`))
  .sort();

/** Lines of events and questions of random matches, by language and kind. */
type Lines = Record<Language, Record<string, Set<string>>>;
const empty = (): Lines => ({ en: {}, de: {} });

function gather(): { events: Lines; questions: Lines } {
  const events = empty();
  const questions = empty();
  const add = (lines: Lines, language: Language, key: string, line: string): void => {
    lines[language][key] ??= new Set();
    lines[language][key].add(line);
  };
  const machine = engine(yieldGame);
  const asked = (): number => Object.keys(questions.en).filter((key) => !key.endsWith(' option')).length;
  const complete = (): boolean => Object.keys(events.en).length === TYPES.length && asked() === QUESTIONS.length;
  for (let seed = 1; seed <= 60 || (seed < 600 && !complete()); seed++) {
    const seats = 2 + (seed % 4);
    const rnd = rndFrom(seed);
    const m = machine.start(yieldGame.options(yieldTitle.variant(seats, rnd), seats) as Options, seats, seed);
    while (m.result === null) {
      const seat = machine.awaited(m)[0]!;
      const { kind, stage, ask, shown } = machine.describe(m, seat)!;
      const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
      for (const language of LANGUAGES) {
        const say: Say<Yield> = { view: yieldGame.view(m, seat), with: shown.with ?? {}, name };
        const prompt = (yieldTitle.texts[language].prompts as unknown as Record<string, Record<string, Prompt<Yield>>>)[kind]![stage]!;
        for (const line of [prompt.ask(say), prompt.explain]) add(questions, language, `${kind}.${stage}`, line);
        for (const id of ids) add(questions, language, `${kind}.${stage} option`, prompt.option(id, say));
      }
      const out = outcome<Yield>();
      machine.apply(m, seat, sample(ask, rnd), out);
      for (const { event, to } of out.events) {
        const say: Say<Yield> = { view: yieldGame.view(m, to?.[0] ?? null), with: {}, name };
        for (const language of LANGUAGES) add(events, language, event.type, lineOf(language, event, say) ?? '(nothing)');
      }
    }
  }
  return { events, questions };
}

function lineOf(language: Language, event: Event, say: Say<Yield>): string | null {
  return (yieldTitle.texts[language].events as unknown as Record<string, (e: Event, s: Say<Yield>) => string | null>)[event.type]!(
    event,
    say,
  );
}

const { events, questions } = gather();
/** Ids that must never reach a reader. */
const RAW = new RegExp(
  `undefined|NaN|\\[object|null|\\b(${[...CARD_NAMES, ...STRATEGY.filter((c) => c.includes('-')), ...POWERS].join('|')})\\b|:|>`,
);

describe('texts', () => {
  it('every event type happens in random play and has a line in both languages', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(events[language]).sort()).toEqual(TYPES);
      for (const [type, lines] of Object.entries(events[language])) {
        for (const line of lines) {
          if (line === '(nothing)') expect(['drew-cards', 'discarded']).toContain(type);
          else {
            expect(line.trim()).toBe(line);
            expect(line).toMatch(/^\p{Lu}.*\.$/u);
            expect(line.replace(/: /g, ' ')).not.toMatch(RAW);
          }
        }
      }
    }
  });

  it('every question is asked in random play, with words for the question, each option and what it means', () => {
    for (const language of LANGUAGES) {
      expect(
        Object.keys(questions[language])
          .filter((key) => !key.endsWith('option'))
          .sort(),
      ).toEqual(QUESTIONS);
      for (const lines of Object.values(questions[language])) {
        for (const line of lines) {
          expect(line.length).toBeGreaterThan(1);
          expect(line.replace(/: /g, ' ')).not.toMatch(RAW);
        }
      }
    }
  });

  it('the languages differ: no line was left untranslated', () => {
    for (const [part, of] of [
      ['event', events],
      ['question', questions],
    ] as const) {
      for (const [key, lines] of Object.entries(of.en)) {
        if (/option$/.test(key)) continue;
        const same = [...lines].filter((line) => line !== '(nothing)' && of.de[key]!.has(line));
        expect(
          same.filter((line) => line !== 'Ritual.'),
          `${part} ${key}`,
        ).toEqual([]);
      }
    }
  });

  it('one is, several are', () => {
    const say: Say<Yield> = { view: yieldGame.view(begin(4, { teams: 'pairs', leaders: 'none' }).match, null), with: {}, name };
    const line = (event: Event) => lineOf('en', event, say);
    expect(line({ type: 'yielded', seats: [1], loss: 4 })).toBe('Bela yields, 4 short of the strongest.');
    expect(line({ type: 'yielded', seats: [1, 3], loss: 4 })).toBe('Bela & Dora yield, 4 short of the strongest.');
    expect(line({ type: 'won', seats: [0] })).toBe('Anna wins the battle.');
    expect(line({ type: 'won', seats: [0, 2] })).toBe('Anna & Cleo win the battle.');
    expect(line({ type: 'passed', seats: [2] })).toBe('Cleo passes the initiative.');
    expect(line({ type: 'motion', seat: 0, motion: 'draw' })).toBe('Anna would like to accept a draw.');
    expect(line({ type: 'end', scores: [3, 2, 1, 0], winners: [0] })).toBe('The game is over: Anna 3, Bela 2, Cleo 1, Dora 0. Anna wins.');
    expect(lineOf('de', { type: 'first', seat: 0 }, say)).toBe('Anna hat den Startspielermarker.');
    expect(line({ type: 'first', seat: 0 })).toBe('Anna has the starting player marker.');
    expect(line({ type: 'marker', seat: 0, to: 1 })).toBe('Anna gives the starting player marker to Bela.');
    expect(line({ type: 'marker', seat: 0, to: 0 })).toBe('Anna takes the starting player marker.');
  });

  it('names every region, army, card, banner, leader, power, phase and reason to end in both languages', () => {
    for (const words of [english, german]) {
      expect(Object.keys(words.armies)).toEqual([...ARMY_KINDS]);
      expect(Object.keys(words.cards)).toEqual([...STRATEGY]);
      expect(Object.keys(words.leaders)).toEqual([...LEADERS]);
      expect(Object.keys(words.powers)).toEqual([...POWERS]);
      for (const { name: title, text } of [...Object.values(words.cards), ...Object.values(words.powers)])
        expect(title.length * text.length).toBeGreaterThan(0);
    }
    for (const { results, terms } of Object.values(yieldTitle.texts)) {
      expect(Object.keys(results).sort()).toEqual(['destroyer', 'years-over']);
      expect(Object.keys(terms)).toHaveLength(6);
    }
  });
});

/** The words of a question as a seat reads them. */
function asked(s: ReturnType<typeof war>, seat: number, language: Language): string {
  const { kind, stage, shown } = s.question(seat);
  const prompt = (yieldTitle.texts[language].prompts as unknown as Record<string, Record<string, Prompt<Yield>>>)[kind]![stage]!;
  return prompt.ask({ view: yieldGame.view(s.match, seat), with: shown.with ?? {}, name });
}

describe('what a decision needs is in its question', () => {
  const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
  const foes = { seats: 2, armies: [[[4, a]], [[9, b]]] } as const;

  it('[YD-LDR-BAS-A01] the undead are asked who gains, others who takes the loss', () => {
    const two: NonNullable<Parameters<typeof war>[0]['armies']> = [
      [
        [4, a],
        [3, a],
      ],
      [[12, b]],
    ];
    const yielded = (leaders: readonly string[]) => battle({ seats: 2, options: { leaders }, armies: two }).say(0, 'yield');
    expect(asked(yielded(['basil-a', 'vymar-b']), 0, 'en')).toBe('The dead rise: 5 units to gain. Which army gains?');
    expect(asked(yielded(['basil-a', 'vymar-b']), 0, 'de')).toBe('Die Toten erheben sich: 5 Einheiten mehr. Welche Armee wächst?');
    expect(asked(yielded(['lemron-a', 'vymar-b']), 0, 'en')).toBe('Which army takes the loss of 5?');
  });

  it('[YD-OUT-02] what yielding costs', () => {
    expect(asked(battle(foes), 0, 'en')).toBe('You are behind by 5. Play a card, or yield and lose 5 units.');
    expect(asked(battle(foes), 0, 'de')).toBe('Du liegst um 5 zurück. Spiel eine Karte, oder gib nach: Das kostet 5 Einheiten.');
    const one = battle({ seats: 2, armies: [[[4, a]], [[5, b]]] });
    expect(asked(one, 0, 'en')).toBe('You are behind by 1. Play a card, or yield and lose 1 unit.');
  });

  it('[YD-STR-04] [YD-DUO-05] how many cards a card kept face down brings', () => {
    const chosen = (seats: number, options: object) => {
      const s = war({ seats, options }).at('season', { order: [...Array(seats).keys()], turn: 0 });
      for (let seat = 0; seat < seats; seat++) s.say(seat, 'conquer');
      return s;
    };
    expect(asked(chosen(2, {}), 0, 'en')).toBe('Perform Conquer, or keep it face down and draw 5 battle cards?');
    expect(asked(chosen(3, { teams: 'duo' }), 0, 'en')).toBe('Perform Conquer, or keep it face down and draw 6 battle cards and keep 4?');
    expect(asked(chosen(2, {}), 0, 'de')).toBe(
      'Willst du diese Karte ausführen (Erobern), oder sie verdeckt lassen und 5 Kampfkarten ziehen?',
    );
  });

  it('[YD-STR-10] which card is played and what it still grants', () => {
    const s = war({ seats: 2, armies: [[[4, a]], []] }).at('card', { seat: 0, card: 'conquer' });
    expect(asked(s, 0, 'en')).toBe('Conquer: 1 army may go 1 street, a conquest. What do you do?');
    expect(asked(s, 0, 'de')).toBe('Erobern: 1 Armee darf 1 Straße weit ziehen, eine Eroberung. Was tust du?');
  });

  it('[YD-OUT-10] why an Upgrade is free', () => {
    const own = { stacks: { [a]: [0] } } as const;
    const s = war({ seats: 2, ...own, armies: [[[4, a]], [[9, b]]] }).at('upgrade', { seats: [0], builds: false, fallen: 3 });
    expect(asked(s, 0, 'en')).toMatch(/^Free Upgrade, because you destroyed this army: Bela’s archers\. /);
    expect(asked(war({ seats: 2, ...own }).at('upgrade', { seats: [0], builds: false, fallen: -1 }), 0, 'en')).toMatch(/^Which/);
  });

  it('[YD-SET-15] the first split offers ten at most, nine to a fourth army', () => {
    const most = (leaders: object) => {
      const s = begin(2, leaders);
      while (s.question(s.asked[0]!).stage !== 'split') s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
      return (s.question(0).ask as { most: readonly number[] }).most;
    };
    expect(most({ leaders: 'none' })).toEqual([10, 10, 10]);
    expect(most({ leaders: ['keralon-a', 'vymar-a'] })).toEqual([9, 9, 9, 9]);
  });
});

describe('the tableau', () => {
  const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
  const show = (s: ReturnType<typeof war>, viewer: number | null, language: Language = 'en') =>
    yieldTitle.tableau({ view: yieldGame.view(s.match, viewer), with: {}, name }, language);

  it('shows own cards, marks the ones used this Year, and no cards of others', () => {
    const s = war({ seats: 2, hands: [['town-3', 'town-3'], ['forest-6']] }).with((t) => {
      Object.assign(t.players[0]!, { shown: ['conquer'], kept: ['upgrade'], chosen: 'ritual' });
    });
    const zones = show(s, 0).mats[0]!.zones;
    expect(zones.find((z) => z.id === 'hand')!.items).toMatchObject([{ label: 'Town 3', count: 2 }]);
    expect(zones.find((z) => z.id === 'strategy')!.items.map((i) => [i.target, i.spent])).toEqual([
      ['strategy:move-all', ''],
      ['strategy:move-two', ''],
      ['strategy:conquer', 'played'],
      ['strategy:ambush', ''],
      ['strategy:upgrade', 'played'],
      ['strategy:ritual', 'played'],
    ]);
    expect(show(s, 1).mats[0]!.zones.map((z) => z.id)).toEqual(['used:0', 'lost:0']);
    expect(JSON.stringify(show(s, null))).not.toMatch(/Town 3|Forest 6|Upgrade|Ritual/);
  });

  it('shows a dial as a number where it is known, as a range where it is not', () => {
    const s = war({ seats: 2, armies: [[[4, a]], [[9, b]]] });
    const badge = (viewer: number | null) => show(s, viewer).map!.places[a]!.pieces.find((i) => i.target === 'army:0')!.badges;
    expect([badge(0), badge(1)]).toEqual([['4 units'], ['1–15 units']]);
    expect(show(s, 0, 'de').map!.places[a]!.pieces.at(-1)!.badges).toEqual(['4 Einheiten']);
  });

  it('shows the battle to everybody', () => {
    const s = battle({ seats: 2, armies: [[[4, a]], [[9, b]]], hands: [['town-3'], []] }).say(0, 'down:town-3');
    const zone = show(s, null).zones.find((z) => z.id === 'battle')!;
    expect(zone.items.map((i) => i.badges)).toEqual([['total 5', '1 face down', 'has the initiative'], ['total 9']]);
    expect(show(s, null).heading).toBe('Year 1 of 3 · Strategy · Season 1');
    expect(show(begin(2), null).heading).toBe('Setup');
  });
});
