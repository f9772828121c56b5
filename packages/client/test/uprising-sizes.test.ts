/** The drawn board of Uprising for every number of factions, in both editions: each kind of question of a whole match is drawn. */
import { type Ask, type Described, engine, rndFrom, sample } from '@longtable/kernel';
import { uprisingGame } from '@longtable/uprising';
import type { Options, View } from '@longtable/uprising/spec';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SkinProps } from '../skins/skin.ts';

const machine = engine(uprisingGame);
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

/** The globals of a browser, as far as a board asks for them before anything is shown. */
beforeAll(async () => {
  const nothing = (): undefined => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
  // Parts of other makers find out by `window` where they run: they are loaded before there is one.
  await import('react-aria-components');
  vi.stubGlobal('window', { addEventListener: nothing });
  await import('../skins/uprising/index.tsx');
  const { WORDS } = await import('../skins/uprising/words.ts');
  await WORDS.learn('en');
  const { learnToSpeak } = await import('../src/i18n/index.ts');
  await learnToSpeak();
  vi.stubGlobal('window', undefined);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

async function drawn(view: View, viewer: number, question: Described, seats: number): Promise<string> {
  const { uprisingSkin } = await import('../skins/uprising/index.tsx');
  const nothing = (): void => undefined;
  const draft = {
    question,
    chosen: [],
    shares: question.ask.shape === 'share' ? question.ask.bins.map(() => 0) : [],
    answer: null,
    missing: 0,
    targets: new Map(),
    choose: nothing,
    toggle: nothing,
    share: nothing,
    fill: nothing,
    move: nothing,
    reset: nothing,
  };
  const props: SkinProps = {
    view: view as unknown as SkinProps['view'],
    tableau: { heading: '', zones: [], mats: [] } as unknown as SkinProps['tableau'],
    viewer,
    language: 'en',
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: NAMES[seat]!,
      colour: uprisingSkin.colour!(view as never, seat) ?? 0,
      charge: 'player' as const,
    })),
    question: question as never,
    draft,
    onPick: nothing,
    onFollow: async () => false,
    onWhy: nothing,
    happening: null,
    heard: [],
    onPlayed: nothing,
    onTold: nothing,
    eventLine: () => null,
    optionName: String,
    optionAbout: () => '',
    offers: [],
    onOffer: nothing,
  };
  const { Board, Rail, Aside, Options, draws } = uprisingSkin;
  const parts = [Board, Rail!, Aside!, ...(draws!(question as never) ? [Options!] : [])];
  return renderToStaticMarkup(parts.map((Part) => createElement(Part, { ...props, key: Part.name })));
}

/** Questions of a random match, one of each kind and stage. */
function questionsOf(seats: number, edition: '1E' | '2E', seed: number): { view: View; ask: Ask; question: Described }[] {
  const rnd = rndFrom(seed);
  const match = machine.start(uprisingGame.options({ edition, chapters: 2 }, seats) as Options, seats, seed);
  const met = new Map<string, { view: View; ask: Ask; question: Described }>();
  while (match.result === null) {
    const ask = match.open[rnd(match.open.length)]!;
    const question = machine.describe(match, ask.seat) as unknown as Described;
    const key = `${question.kind}.${question.stage}`;
    if (!met.has(key))
      met.set(key, { view: structuredClone(uprisingGame.view(match, ask.seat)), ask, question: structuredClone(question) });
    machine.apply(match, ask.seat, sample(ask, rnd));
  }
  return [...met.values()];
}

/** Things that a question is about and that are drawn wherever the map is: the map's own, both sides of a fight, a roll, a meeting. */
const DRAWN = /^(hex:|side:|roll$|meet$)/;

describe('every question of a whole match is drawn', () => {
  it.each([
    [2, '1E', 3],
    [2, '2E', 7],
    [3, '1E', 8],
    [3, '2E', 4],
    [4, '1E', 6],
    [4, '2E', 5],
  ] as const)('[UP-SET-01] %i factions, %s', async (seats, edition, seed) => {
    const { uprisingSkin } = await import('../skins/uprising/index.tsx');
    const questions = questionsOf(seats, edition, seed);
    expect(questions.length).toBeGreaterThan(8);
    for (const { view, ask, question } of questions) {
      const html = await drawn(view, ask.seat, question, seats);
      const name = `${question.kind}.${question.stage}`;
      if (question.kind === 'prepare' && question.stage !== 'home') {
        for (const option of ask.shape === 'pick' ? ask.options : []) expect(html, name).toContain(String(option));
        continue;
      }
      const named = uprisingSkin.refers!(question as never, view as never).filter((target) => DRAWN.test(target));
      expect(
        named.filter((target) => !html.includes(`data-target="${target}"`)),
        name,
      ).toEqual([]);
      expect(html.split('data-target="hex:').length - 1, name).toBe(view.hexes.length);
      if (view.phase !== 'setup') for (let seat = 0; seat < seats; seat++) expect(html, `${name}: ${NAMES[seat]}`).toContain(NAMES[seat]);
    }
  });
});

/** The first question of a kind that random matches ask. */
function firstOf(kind: string): { view: View; ask: Ask; question: Described } {
  for (let seed = 1; seed < 20; seed++) {
    const found = questionsOf(2, '2E', seed).find(({ question }) => question.kind === kind);
    if (found !== undefined) return found;
  }
  throw new Error(`nobody was asked about ${kind}`);
}

it('[UP-COM-40] dice that may be thrown again are dice in the decision bar', async () => {
  const { view, ask, question } = firstOf('reroll');
  const html = await drawn(view, ask.seat, question, 2);
  const options = ask.shape === 'some' ? ask.options : [];
  expect(options.length).toBeGreaterThan(0);
  for (const id of options)
    expect(html).toMatch(new RegExp(`data-option="${id}" data-target="die:${id}"><span class="die (red|purple|blue|white|yellow) `));
});

it('many cards of a fight fold into their names in a small hand; one or two stay as they are', async () => {
  const { view, ask, question } = firstOf('window');
  const fight = (...cards: string[]): Promise<string> => {
    const asked = { ...question, ask: { ...question.ask, options: [...cards, 'done'] } } as Described;
    return drawn(view, ask.seat, asked, 2);
  };
  const few = await fight('wanderer', 'watcher');
  expect(few).toContain('class="usables"');
  expect(few).not.toContain('class="unfold"');
  const many = await fight('wanderer', 'watcher', 'treemother');
  expect(many).toContain('class="usables folded"');
  expect(many).toContain('data-shows="card:wanderer card:watcher card:treemother" aria-expanded="false"');
});

describe('sheets beside a question', () => {
  it('call taken only what another has, also while a Hero is chosen', async () => {
    const match = machine.start(uprisingGame.options({}, 2) as Options, 2, 7);
    const taken = async (seat: number): Promise<number> => {
      const question = machine.describe(match, seat) as unknown as Described;
      const html = await drawn(structuredClone(uprisingGame.view(match, seat)), seat, question, 2);
      return html.split('class="panel fc taken').length - 1;
    };
    const found: number[] = [];
    for (const [seat, answer] of [
      [0, 'mohyar'],
      [0, 'ronja'],
      [1, 'druwhn'],
    ] as const) {
      found.push(await taken(seat));
      expect(machine.apply(match, seat, answer)).toBe(null);
    }
    expect([...found, await taken(1)]).toEqual([0, 0, 1, 1]);
  });

  it('show what Heroes who meet have', async () => {
    const { view, ask, question } = firstOf('exchange');
    const players = view.players.map((player, seat) => ({
      ...player,
      salt: 4 + seat,
      plunder: 20 + seat,
      food: 11,
      items: seat === ask.seat ? [] : ['healing-moss'],
    }));
    const html = await drawn({ ...view, players } as View, ask.seat, question, 2);
    const told = [...html.matchAll(/<figcaption>.*?<\/figcaption>/gs)].map(([caption]) =>
      caption.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    );
    const [own, other] = [ask.seat, 1 - ask.seat];
    expect(told).toEqual([
      expect.stringContaining(`${4 + own} Salt ${20 + own} Plunder 11 Food`),
      expect.stringContaining(`${4 + other} Salt ${20 + other} Plunder 11 Food Healing Moss`),
    ]);
  });
});

describe('hints below a question', () => {
  const hintOf = async (kind: string, stage: string, view: object): Promise<string | undefined> => {
    const { uprisingSkin } = await import('../skins/uprising/index.tsx');
    return uprisingSkin.hint!({ kind, stage, ask: { shape: 'share' }, shown: {} } as never, view as never, 'en');
  };
  const combat = { sides: [0, 'E'] };

  it('[UP-COM-50] say where fallen Units go, but not to whoever saves one of them', async () => {
    expect(await hintOf('losses', 'units', { combat })).toMatch(/^Fallen Units go to the Imperial Graveyard: 2 VP/);
    expect(await hintOf('losses', 'save', { combat })).toBeUndefined();
  });

  it('say what white and yellow dice show where Guile may throw either', async () => {
    const words = 'Of six faces a white die has 2 with a Skull and 2 with a Shield, a yellow one 4 with a Skull.';
    expect(await hintOf('hero-roll', 'guile', { options: { dice: 'default' } })).toBe(words);
  });
});
