/** The cause in events: the card or the rule, what was rejected and for what, and who broke a tie. */
import { describe, expect, it } from 'vitest';
import { uprising } from '../../index.ts';
import { words as de } from '../../locale/de/words.ts';
import { words as en } from '../../locale/en/words.ts';
import { hexName } from '../../locale/things.ts';
import type { Event, Uprising } from '../../spec.ts';
import { battleAt, CAPITAL, ctx, effectAt, foe, h, onTop, rolls, stage, tile, type Up, units } from '../scenes.ts';

const told = <T extends Event['type']>(s: Up, type: T): Extract<Event, { type: T }>[] =>
  s.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);
const activate = (s: Up, card: 'butcher' | 'oda' | 'assassin'): Up =>
  s.at('activate', { card, by: 0, why: 'rule/activation', moved: false });
const line = (s: Up, event: Event, language: 'en' | 'de'): string | null => {
  const say = { view: uprising.game.view(s.match, 0), with: {}, name: (seat: number): string => ['Ada', 'Bo'][seat]! };
  return (uprising.texts[language].events as unknown as Record<string, (e: Event, x: typeof say) => string | null>)[event.type]!(
    event,
    say,
  );
};

describe('reasons', () => {
  it('[UP-CON-02] every VP says what it is for', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(3, 0), 3);
      t.hexes[h(3, 0)]!.curse = true;
    });
    activate(s, 'oda');
    expect(told(s, 'vp')).toEqual([
      { type: 'vp', party: 'C', n: 1, total: 1, why: { of: 'rule', key: 'curse-there', rule: 'UP-CHA-26', card: 'oda' } },
    ]);
    expect(line(s, told(s, 'vp')[0]!, 'en')).toBe('Chaos gains 1 VP (1): Oda the Fallen, a Curse already lies on its hex.');
  });

  it('[UP-EVT-01] growth of Threat is told as growth, and the VP above the maximum as overflow', () => {
    const s = stage().with((t) => foe(t, 'oda', h(3, 0), 6));
    s.at('events', {});
    expect(told(s, 'threat')[0]).toMatchObject({ card: 'oda', n: 1, why: { of: 'rule', key: 'growth', rule: 'UP-EVT-01' } });
    expect(told(s, 'vp')[0]).toMatchObject({ party: 'C', n: 1, why: { of: 'rule', key: 'overflow', card: 'oda' } });
  });

  it('[UP-CARD-15] what an immediate effect takes names the card that took it', () => {
    const s = stage().with((t) => {
      t.legions = onTop(['butcher']);
      t.players[1]!.plunder = 1;
    });
    s.at('place-card', {
      side: 'E',
      n: 1,
      where: null,
      threat: 4,
      ctx: ctx(0, CAPITAL, { why: 'event/the-empire-strikes/effect' }),
      card: '',
      tied: [],
    });
    s.say(0, s.options(0)[0]!);
    expect(told(s, 'foe')[0]).toMatchObject({ party: 'E', why: { of: 'event', event: 'the-empire-strikes' } });
    const robbed = told(s, 'goods');
    expect(robbed).toEqual([{ type: 'goods', seat: 0, goods: [0, -5, 0], why: { of: 'nemesis', card: 'butcher', part: 'immediate' } }]);
    expect(line(s, robbed[0]!, 'en')).toBe('Ada loses 5 Plunder: The Butcher, immediate effect.');
    expect(line(s, robbed[0]!, 'de')).toBe('Ada verliert 5 Beute: Der Schlächter, Soforteffekt.');
  });

  it('[UP-AIH-05] a Horde tells the priority, the rejected hexes and for what they were rejected', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(-2, 1), 3);
      t.hexes[h(-1, 0)]!.garrisons = 1;
      t.hexes[h(-1, 1)]!.garrisons = 2;
    });
    s.dice(rolls({ 'roll:E:white': '-', 'roll:E:blue': '-' }));
    activate(s, 'oda');
    const { choice, to } = told(s, 'foe-moved')[0]!;
    expect(to).toBe(h(-1, 0));
    expect(choice).toMatchObject({ rule: 'UP-AIH-05', priority: 'enemies', tied: [h(-1, 0)], by: null });
    expect(choice!.rejected).toContainEqual({ id: h(-1, 1), why: 'stronger', n: 2 });
    expect(choice!.rejected).toContainEqual({ id: h(-2, 0), why: 'no-enemies', n: 0 });
    expect(choice!.rejected).toContainEqual({ id: h(-3, 1), why: 'farther', n: 0 });
  });

  it('[UP-AIH-06] a tie names the first player, whoever acts', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(3, 0), 3);
      t.first = 1;
    });
    activate(s, 'oda');
    s.say(1, s.options(1)[0]!);
    const { choice } = told(s, 'foe-moved')[0]!;
    expect(choice).toMatchObject({ priority: 'empty', by: 1 });
    expect(choice!.tied.length).toBeGreaterThan(1);
  });

  it('[UP-AIL-05] [UP-AIL-03] a Legion rejects detours and impassable edges', () => {
    const s = stage({ factions: ['druwhn', 'mohyar', 'krowh', 'duerkhar'] }).with((t) => {
      foe(t, 'butcher', CAPITAL, 4, { target: h(1, -2), prey: 1 });
      t.hexes[CAPITAL]!.garrisons = 1;
      tile(t, h(0, -1), 'plains-of-rhun');
    });
    activate(s, 'butcher');
    const { choice, to } = told(s, 'foe-moved')[0]!;
    expect(to).toBe(h(1, -1));
    expect(choice).toMatchObject({ rule: 'UP-AIL-05', priority: 'only', by: null });
    expect(choice!.rejected).toContainEqual({ id: h(0, -1), why: 'detour', n: 0 });
  });

  it('[UP-AIL-02] [UP-EMP-22] a Legion that stays says why', () => {
    const s = stage().with((t) => foe(t, 'butcher', CAPITAL, 4, { target: CAPITAL }));
    activate(s, 'butcher');
    if (s.asked.length > 0) s.say(0, s.options(0)[0]!);
    expect(told(s, 'foe-stays')).toEqual([
      { type: 'foe-stays', party: 'E', card: 'butcher', hex: CAPITAL, why: 'capital', rule: 'UP-EMP-22' },
    ]);
    expect(told(s, 'foe-moved')).toEqual([]);
  });

  it('[UP-EMP-20] [UP-EMP-21] a Target tells who else was free, who is hunted already, and which Havens hold more Units', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'krowh'] }).with((t) => {
      foe(t, 'assassin', CAPITAL, 4, { target: h(0, -2), prey: 1 });
      foe(t, 'butcher', CAPITAL, 4);
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      units(t, 0, h(1, 1), { hunters: 2 });
    });
    s.at('target', { card: 'butcher', by: 0, prey: -1, leader: false });
    s.say(0, 0);
    const { choice, hex } = told(s, 'target')[0]!;
    expect(hex).toBe(h(2, 0));
    expect(choice.factions).toEqual({ tied: [0, 2], by: 0, rejected: [{ id: 1, why: 'hunted', n: 0 }] });
    expect(choice.havens).toEqual({ tied: [h(2, 0)], by: null, rejected: [{ id: h(1, 1), why: 'more-units', n: 2 }] });
  });

  it('[UP-COM-35] a Godpower is told with its text, and what it does is told as its doing', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { hunters: 2 });
      t.hexes[h(0, 2)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:C:red': 'SB - -', 'roll:0:white': '- - S S S S' }));
    battleAt(s, h(0, 2));
    for (let i = 0; i < 20 && s.asked.length > 0; i++) s.say(0, s.question(0).kind === 'window' ? 'done' : s.options(0)[0]!);
    const [power] = told(s, 'godpower');
    expect(power).toEqual({ type: 'godpower', party: 'C', group: 'skeletons', when: 'after-damage' });
    expect(line(s, power!, 'en')).toContain('1 Skeleton on this hex for each Bolt');
    expect(told(s, 'placed')[0]).toMatchObject({ party: 'C', what: 'skeleton', why: { of: 'skeletons' } });
  });

  it('[UP-COM-03] [UP-COM-18] the end of a combat names who won, what each side had and has, or that both fell', () => {
    const fight = (script: Record<string, string>): Up => {
      const s = stage().with((t) => {
        units(t, 0, h(3, 0), { sellswords: 1 });
        t.hexes[h(3, 0)]!.skeletons = 1;
      });
      s.dice(rolls(script));
      return battleAt(s, h(3, 0));
    };
    const won = fight({ 'roll:0:blue': 'S', 'roll:C:red': '-' });
    expect(told(won, 'combat-over')).toEqual([
      {
        type: 'combat-over',
        hex: h(3, 0),
        sides: [0, 'C'],
        groups: ['units', 'skeletons'],
        winner: 0,
        before: [1, 1],
        after: [1, 0],
        rounds: 1,
      },
    ]);
    expect(line(won, told(won, 'combat-over')[0]!, 'en')).toMatch(
      /^Ada won on Screaming Sea [IVX]+ after 1 round: Ada 1 → 1, Skeletons 1 → 0\.$|^Ada won on Howling White/,
    );
    expect(told(fight({ 'roll:0:blue': '-', 'roll:C:red': 'S' }), 'combat-over')[0]).toMatchObject({ winner: 'C', after: [0, 1] });
    expect(told(fight({ 'roll:0:blue': 'S', 'roll:C:red': 'S' }), 'combat-over')[0]).toMatchObject({ winner: null, after: [0, 0] });
  });

  it('[UP-EVT-06] a token on one of several cards tells who chose among which', () => {
    const s = stage().with((t) => {
      foe(t, 'butcher', CAPITAL, 4);
      foe(t, 'oda', h(3, 0), 4);
      t.first = 1;
    });
    effectAt(s, 'tile/rigga/effect', ctx(0, h(0, 2)));
    s.at('token', { by: 0, except: '', why: 'tile/rigga/effect' });
    s.say(1, 'oda');
    expect(told(s, 'token')[0]).toMatchObject({
      card: 'oda',
      party: 'C',
      why: { of: 'tile', tile: 'rigga' },
      choice: { tied: ['butcher', 'oda'], by: 1 },
    });
  });
});

describe('names of places', () => {
  it('[UP-HEX-13] are words, all different, without coordinates, for every number of factions', () => {
    for (const factions of [
      ['mohyar', 'druwhn'],
      ['mohyar', 'druwhn', 'krowh'],
      ['mohyar', 'druwhn', 'krowh', 'duerkhar'],
    ] as const) {
      const s = stage({ factions });
      const view: Uprising['view'] = uprising.game.view(s.match, 0);
      for (const words of [en, de]) {
        const names = view.hexes.map((_, hex) => hexName(words, view, hex));
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => /\d/.test(name))).toEqual([]);
      }
    }
  });

  it('[UP-HEX-14] numerals of bare spaces go clockwise; a face-down hex is called after a neighbour', () => {
    const view = uprising.game.view(stage().match, 0);
    expect(hexName(en, view, h(1, -3))).toBe('Howling White I');
    expect(hexName(en, view, h(2, 1))).toBe('Screaming Sea I');
    expect(hexName(en, view, h(1, -2))).toBe('unexplored hex south-east of Yfelskog');
    expect(hexName(en, view, h(1, 0))).toBe('unexplored hex south-east of The Capital');
    expect(hexName(de, view, h(1, 0))).toBe('Neuland bei „Hauptstadt“ im Südosten');
  });
});
