/** Words of questions, events and things: complete in both languages, and true. */
import { engine, type Id, rndFrom, sample } from '@longtable/kernel';
import { LANGUAGES, type Language, type Prompt, type Say } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { BOARD_SPACES } from '../data/board.ts';
import { crownOfAsh, crownOfAshGame } from '../index.ts';
import type { CrownOfAsh, Event, Options } from '../spec.ts';
import { powered } from './powered.ts';
import { AS, COAST, type CrownScene, KING, SU, VILLAGE, war } from './scenes.ts';

const name = (seat: number): string => ['Anna', 'Bela', 'Cleo', 'Dora'][seat]!;
const promptOf = (language: Language, kind: string, stage: string): Prompt<CrownOfAsh> =>
  (crownOfAsh.texts[language].prompts as unknown as Record<string, Record<string, Prompt<CrownOfAsh>>>)[kind]![stage]!;

function asked(s: CrownScene, seat: number, language: Language): { ask: string; option(id: Id): string; blocked: string[] } {
  const { kind, stage, shown } = s.question(seat);
  const say: Say<CrownOfAsh> = { view: crownOfAshGame.view(s.match, seat), with: shown.with ?? {}, name };
  const prompt = promptOf(language, kind, stage);
  return {
    ask: prompt.ask(say),
    option: (id) => prompt.option(id, say),
    blocked: (shown.blocked ?? []).map(({ id }) => prompt.option(id, say)),
  };
}
const lineOf = (s: CrownScene, language: Language, event: Event): string | null =>
  (crownOfAsh.texts[language].events as unknown as Record<string, (e: Event, say: Say<CrownOfAsh>) => string | null>)[event.type]!(event, {
    view: crownOfAshGame.view(s.match, 0),
    with: {},
    name,
  });
const show = (s: CrownScene, language: Language = 'en') =>
  crownOfAsh.tableau({ view: crownOfAshGame.view(s.match, 0), with: {}, name }, language);

describe('texts', () => {
  it('every option, legal or blocked, has its own name in both languages', () => {
    const machine = engine(crownOfAshGame);
    for (let seed = 1; seed <= 24; seed++) {
      const seats = 1 + (seed % 4);
      const rnd = rndFrom(seed);
      const m = machine.start(crownOfAshGame.options(crownOfAsh.variant(seats, rnd), seats) as Options, seats, seed);
      while (m.result === null) {
        const seat = machine.awaited(m)[0]!;
        const { kind, stage, ask, shown } = machine.describe(m, seat)!;
        const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
        const all = [...ids, ...(shown.blocked ?? []).map(({ id }) => id)];
        for (const language of LANGUAGES) {
          const say: Say<CrownOfAsh> = { view: crownOfAshGame.view(m, seat), with: shown.with ?? {}, name };
          const names = all.map((id) => promptOf(language, kind, stage).option(id, say));
          for (const text of names) expect(text, `${kind}.${stage}`).not.toMatch(/undefined|null|NaN|\[object/);
          expect(new Set(names.slice(0, ids.length)).size, `${kind}.${stage}: ${names.join(' | ')}`).toBe(ids.length);
        }
        machine.apply(m, seat, sample(ask, rnd));
      }
    }
  });

  it('[CA-RES-10] [CA-POW-08] gold has a name where it is refused', () => {
    const special = war({ seats: 2 }).at('gain', { who: 0, n: 1, why: 'gather', area: VILLAGE });
    expect(asked(special, 0, 'en').blocked).toEqual(['Gold']);
    const fence = powered(['nox', 'visio'], { goods: [[1, 0, 0, 0, 1]] })
      .at('turn', { who: 0 })
      .say(0, 'fence');
    expect(asked(fence, 0, 'de').blocked).toEqual(['Gold']);
  });

  it('[CA-STR-03] foreign regions are called foreign where one builds', () => {
    const s = war({
      seats: 2,
      goods: [[0, 0, 0, 0, 9]],
      row: ['ash-kiln', '', '', ''],
      areas: { [VILLAGE]: { owner: 1, tiles: ['bone-yard'] }, [COAST]: { owner: 0, tiles: ['smelter'] } },
    });
    s.at('build', { who: 0 }).say(0, s.options(0)[0]!);
    const { option, blocked } = asked(s, 0, 'en');
    expect([option(VILLAGE), option(COAST), option(0)]).toEqual([
      'Village (held by Bela)',
      'Coast (on top of your structure)',
      'Desert (free)',
    ]);
    expect(blocked).toContain('Village (held by Bela)');
    expect(asked(s, 0, 'de').option(VILLAGE)).toBe('Dorf (gehört: Bela)');
  });

  it('[CA-AMD-03] amending says who stands there, and that nobody is an answer', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 0, defenders: [AS(2)] } } }).at('amend', {
      who: 0,
      area: VILLAGE,
    });
    expect(asked(s, 0, 'en').ask).toBe('Who defends: Village? There now: Soot Archer 3. Choosing nobody leaves it undefended.');
  });

  it('[CA-END-08] the last line has everybody’s score, the AI’s too', () => {
    const s = war({ seats: 1 });
    const end: Event = { type: 'end', ranking: [[1], [0]], scores: [50, 92] };
    expect(lineOf(s, 'en', end)).toBe('The crown goes to the AI with 92 VP. Scores: Anna 50, the AI 92.');
    expect(lineOf(s, 'de', end)).toBe('Die Krone geht an die KI mit 92 SP. Wertung: Anna 50, Die KI 92.');
  });

  it('[CA-CIT-13] [CA-AUT-11] what is taken away has a true minus, and nothing has no sign', () => {
    const s = war({ seats: 2 });
    const tally = (who: number, position: number) => ({ who, fighters: 5, bolster: 0, card: 1, position, total: 6 + position });
    const combat: Event = { type: 'combat', area: VILLAGE, attack: tally(0, -1), defence: tally(1, 0), winner: 1 };
    expect(lineOf(s, 'en', combat)).toBe('Anna 5 (fighters 5, card 1, position −1) against Bela 6 (fighters 5, card 1): Bela wins.');
    expect(lineOf(s, 'de', combat)).toContain('Stellung −1)');
    const final = (penalty: number): Event => ({
      type: 'final',
      who: 0,
      score: { vp: 9, resources: 1, gold: 0, fate: 3, penalty, total: 13 - penalty, tie: 0 },
    });
    expect(lineOf(s, 'en', final(0))).toContain('automatons 0; in all 13');
    expect(lineOf(s, 'en', final(5))).toContain('automatons −5; in all 8');
    expect(lineOf(s, 'de', final(0))).toContain('Automaten 0; zusammen 13');
  });

  it('[CA-POW-10] [CA-POW-12] powers that are used on oneself are told so', () => {
    const s = war({ seats: 2 });
    const commanded = (of: number): Event => ({ type: 'commanded', who: 0, of, from: 'build', to: 'gold' });
    expect(lineOf(s, 'en', commanded(0))).toBe('Anna commands one of their own minions: Build → Gold space.');
    expect(lineOf(s, 'en', commanded(1))).toBe('Anna commands a minion of Bela: Build → Gold space.');
    expect(lineOf(s, 'de', commanded(0))).toBe('Anna versetzt einen eigenen Diener: Bauen → Goldfeld.');
    const overturned = (of: number): Event => ({ type: 'overturned', who: 0, of, value: 4 });
    expect(lineOf(s, 'en', overturned(0))).toBe('Anna overturns their own roll: now 4.');
    expect(lineOf(s, 'en', overturned(1))).toBe('Anna overturns the roll of Bela: now 4.');
    expect(lineOf(s, 'de', overturned(0))).toBe('Anna stürzt den eigenen Wurf um: jetzt 4.');
  });

  it('[CA-COM-05] attackers that lie face-down are counted', () => {
    const s = war({ seats: 2 });
    const committed = (n: number): Event => ({ type: 'committed', who: 0, n, fighters: null });
    expect([committed(1), committed(2)].map((event) => lineOf(s, 'en', event))).toEqual([
      'Anna lays 1 fighter face-down.',
      'Anna lays 2 fighters face-down.',
    ]);
    expect(lineOf(s, 'de', committed(2))).toBe('Anna legt 2 Kämpfer verdeckt hin.');
  });

  it('[CA-END-08] [CA-SOL-17] at the end the AI stands beside the players, as winner or not, and only where it plays', () => {
    const rivals = (s: CrownScene, language: Language, why: string) =>
      crownOfAsh.texts[language].rivals?.({ view: crownOfAshGame.view(s.match, 0), with: {}, name }, why);
    const s = war({ seats: 1 }).with((t) => {
      t.players[1]!.vp = 92;
    });
    expect(rivals(s, 'en', 'ai')).toEqual([{ name: 'The AI', points: 92, wins: true }]);
    expect(rivals(s, 'de', 'crown')).toEqual([{ name: 'Die KI', points: 92, wins: false }]);
    expect(rivals(war({ seats: 2 }), 'en', 'crown')).toEqual([]);
  });

  it('German cases: against the AI and the King, plurals of special ingredients', () => {
    const s = war({ seats: 1 });
    const tally = (who: number) => ({ who, fighters: 1, bolster: 0, card: 1, position: 0, total: 2 });
    const combat = (defender: number): Event => ({ type: 'combat', area: VILLAGE, attack: tally(0), defence: tally(defender), winner: 0 });
    expect(lineOf(s, 'de', combat(1))).toMatch(/ gegen die KI /);
    expect(lineOf(s, 'de', combat(KING))).toMatch(/ gegen den König /);
    const apothecary = war({ seats: 2, row: ['apothecary', '', '', ''] });
    expect(JSON.stringify(show(apothecary, 'de'))).toContain('3 Sonderzutaten; Abgabe: 1 Sonderzutat"');
  });
});

describe('the tableau', () => {
  it('[CA-CRD-05] the own 0 card says that its loser chooses', () => {
    const zero = show(war({ seats: 2 })).mats[0]!.zones.find((z) => z.id === 'cards')!.items[0]!;
    expect(zero).toMatchObject({ label: '0', text: 'won: 3 gold, 1 VP; lost: a casualty for the winner, or one of your fighters back' });
    expect(show(war({ seats: 2 }), 'de').mats[0]!.zones.find((z) => z.id === 'cards')!.items[4]!.label).toBe('Würfel');
  });

  it('[CA-VP-02] covered tiles are called covered; [CA-CIT-13] positions show what they add', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, tiles: ['ash-kiln', 'bone-yard'] } } });
    const pieces = show(s).map!.places[VILLAGE]!.pieces.filter(({ target }) => target?.startsWith('tile:'));
    expect(pieces.map(({ spent }) => spent)).toEqual(['covered', '']);
    const spaces = show(s).zones.find((z) => z.id === 'spaces')!.items;
    expect(spaces.slice(-3).map(({ badges }) => badges)).toEqual([['+1'], ['+0'], ['−1']]);
  });

  it('spaces say when they are full, and for how many more there is room', () => {
    const at = BOARD_SPACES.indexOf(`gather:${VILLAGE}`);
    const gather = (seats: number, minions: readonly number[], language: Language = 'en') => {
      const s = war({ seats }).with((t) => {
        t.spaces[at] = minions.slice();
      });
      const { badges, count } = show(s, language).zones.find((z) => z.id === 'spaces')!.items[at]!;
      return [...badges!, ...(count === undefined ? [] : [count])];
    };
    expect(gather(2, [])).toEqual([]);
    expect(gather(2, [0])).toEqual(['Anna', 'full']);
    expect(gather(2, [0], 'de')).toEqual(['Anna', 'voll']);
    expect(gather(3, [])).toEqual(['room for 2']);
    expect(gather(3, [], 'de')).toEqual(['Platz für 2']);
    expect(gather(3, [1])).toEqual(['Bela']);
  });

  it('[CA-RND-07] between two rounds the heading names the round whose order is set', () => {
    const s = war({ seats: 2 }).with((t) => {
      t.phase = 'end-of-round';
      t.round = 2;
    });
    expect([show(s).heading, show(s, 'de').heading]).toEqual(['Turn order for Round 2 of 4', 'Reihenfolge für Runde 2 von 4']);
  });

  it('[CA-AIA-03] the AI’s cards say what they do; the sixth only where it is played', () => {
    const cards = (options: object) => show(war({ seats: 1, options })).zones.find((z) => z.id === 'ai:cards')!.items;
    expect([cards({}).length, cards({ targeted: true }).length]).toEqual([5, 6]);
    for (const { text } of cards({ targeted: true })) expect(text!.length).toBeGreaterThan(10);
  });
});

describe('Fence', () => {
  it('[CA-POW-08] asks for other resources than those given, in both languages', () => {
    const explained = LANGUAGES.map((language) => promptOf(language, 'fence', 'take').explain);
    expect(explained).toEqual(LANGUAGES.map((language) => expect.stringMatching(language === 'en' ? /other basic/ : /andere Grundstoffe/)));
  });
});

describe('a necromancer to choose', () => {
  const told = (s: CrownScene, language: Language): [string, string] => {
    const say: Say<CrownOfAsh> = { view: crownOfAshGame.view(s.match, 0), with: {}, name };
    const prompt = promptOf(language, 'setup', 'necromancer');
    return [prompt.option('mors', say), prompt.about!('mors', say)];
  };
  it.each(LANGUAGES)('is told with both powers and what they do, where the table plays with them (%s)', (language) => {
    const [option, about] = told(powered(['mors', 'visio']), language);
    expect(option).toMatch(/^Mors: \S+, \S+$/);
    expect(about.length).toBeGreaterThan(80);
    expect(told(war({ seats: 2, options: { powers: false } }), language)).toEqual(['Mors', '']);
  });
});
