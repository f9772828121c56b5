import { engine, outcome, rndFrom } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { runeAgeGame } from '../index.ts';
import type { RuneAge } from '../spec.ts';
import { cards, happens, names, say, seatOf, stage, turn } from './helpers.ts';

const see = (s: ReturnType<typeof turn>, viewer: number | null) => runeAgeGame.view(s.match, viewer);
const VIEWERS = [0, 1, 2, null] as const;

describe('zones', () => {
  const s = () =>
    turn({
      seats: 3,
      hands: ['gold-1 wq-archer*', 'dq-knight gold-2', ''],
      decks: ['gold-3', 'gold-1 gold-1', ''],
      discards: ['', 'dq-footman*', ''],
      sites: { 'city-forge': 1, 'city-tamalir': -1 },
      rewards: { 1: ['dr-1'] },
    });

  it('a hand: its owner sees it, all count it, with the mark of a used ability for the owner alone', () => {
    const t = s();
    expect(see(t, 0).players[0]!.hand).toEqual(['gold-1', 'wq-archer*']);
    for (const viewer of [1, 2, null]) expect(see(t, viewer).players[0]).toMatchObject({ hand: null, cards: 2 });
  });

  it('hand and deck together are no secret, but which is where is', () => {
    for (const viewer of VIEWERS) expect(see(s(), viewer).players[1]!.hidden).toEqual(['gold-1', 'gold-1', 'gold-2', 'dq-knight']);
  });

  it('discard piles, barracks, sites, treasures, damage and piles are the same for all', () => {
    const t = s();
    const [first, ...others] = VIEWERS.map((viewer) => {
      const { players, sites, gold, piles, gone, eventDiscard, enemies } = see(t, viewer);
      return JSON.stringify([
        players.map((p) => [p.discard, p.barracks, p.ready, p.treasures, p.damage]),
        sites,
        gold,
        piles,
        gone,
        eventDiscard,
        enemies,
      ]);
    });
    for (const x of others) expect(x).toBe(first);
    expect(see(t, null).players[1]!.discard).toEqual(['dq-footman*']);
  });

  it('the event deck: its cards and stages for all, its order for nobody but who has foreseen it', () => {
    const t = stage({
      options: { scenario: 'cataclysm' },
      table: (x) => Object.assign(x, { events: ['ca-33'], foreseen: ['ca-31', 'ca-32'], foreseer: 1 }),
    }).at('turn', { seat: 0 });
    expect(see(t, 1).foreseen).toEqual(['ca-32', 'ca-31']);
    for (const viewer of [0, null])
      expect(see(t, viewer)).toMatchObject({ foreseen: [], events: [0, 0, 3], eventsLeft: ['ca-31', 'ca-32', 'ca-33'] });
  });

  it('instances have no numbers: a view names kinds', () => {
    const t = s();
    expect(JSON.stringify(see(t, 1).players[0])).not.toMatch(/"id":\d/);
    t.say(0, 'fight:stronghold').say(0, 'wq-archer*');
    expect(see(t, null).combat!.fighters).toEqual([
      { id: 0, side: 0, card: 'wq-archer', strength: 2, bonus: 0, wounded: false, used: true },
    ]);
  });

  it('[RA-DCK-07] open hands (option): partners see each other, opponents and spectators do not', () => {
    const coop = turn({ seats: 2, options: { scenario: 'cataclysm', openHands: true }, hands: ['gold-1', 'gold-2'] });
    expect(see(coop, 0).players[1]!.hand).toEqual(['gold-2']);
    expect(see(coop, null).players[1]!.hand).toBe(null);
    const allies = turn({ seats: 3, options: { scenario: 'overlord', openHands: true }, hands: ['gold-1', 'gold-2', 'gold-3'] });
    expect(see(allies, 1).players.map((p) => p.hand?.length ?? null)).toEqual([null, 1, 1]);
    expect(see(allies, 0).players.map((p) => p.hand?.length ?? null)).toEqual([1, null, null]);
    expect(see(turn({ options: { scenario: 'cataclysm' }, hands: ['gold-1', 'gold-2'] }), 0).players[1]!.hand).toBe(null);
  });
});

describe('secrets that leak easily', () => {
  const asked = (hand: string) =>
    turn({ hands: ['2xwq-archer', hand] })
      .say(0, 'fight:realm:1')
      .say(0, 'wq-archer').asked;

  it('a hand of gold only is asked like any other', () => {
    expect(asked('gold-1 gold-2')).toEqual([1]);
    expect(asked('dq-knight gold-2')).toEqual([1]);
    expect(asked('')).toEqual([0]);
  });

  it('passing by choice and with nothing to play sound the same', () => {
    const passed = (hand: string) =>
      turn({ hands: ['2xwq-archer', hand] })
        .say(0, 'fight:realm:1')
        .say(0, 'wq-archer')
        .say(1, 'pass')
        .events.filter((e) => e.type === 'passed');
    expect(passed('gold-1 gold-2')).toEqual(passed('dq-knight dq-roc'));
  });

  it('costs from hand are asked for whenever the hand is not empty', () => {
    const bombard = (hand: string) => {
      const s = turn({ races: ['dunwarr', 'daqan'], hands: [`dw-hammerer ${hand}`] });
      return say(s, 0, 'fight:stronghold', 'dw-hammerer', 'stop').asked;
    };
    expect(bombard('gold-1')).toEqual(bombard('dw-shield'));
    const tribute = (hand: string) => happens({ options: { scenario: 'dragonlords' }, hands: [hand, ''] }, 'dl-13').asked;
    expect(tribute('gold-1')).toEqual(tribute('wq-archer'));
  });

  it('a drawn card is told to its owner alone', () => {
    const s = turn({ hands: ['gold-1', ''], decks: ['5xgold-3', ''] });
    const told = outcome<RuneAge>();
    s.engine.apply(s.match, 0, 'end', told);
    const secret = told.events.filter(({ event }) => event.type === 'drew-cards');
    expect(secret.map(({ to }) => to)).toEqual([[0]]);
    expect(told.closed).not.toBe(null);
  });

  it('a card put on top by Footman is known to all, by the Novice Wizard to its owner', () => {
    const foot = say(
      turn({ races: ['daqan', 'waiqar'], hands: ['dq-footman gold-1'], decks: ['gold-3'] }),
      0,
      'fight:stronghold',
      'dq-footman',
      'use',
      'top',
    );
    expect(see(foot, null).players[0]!.top).toEqual(['gold-3']);
    const wizard = say(
      turn({ races: ['daqan', 'waiqar'], hands: ['dq-wizard gold-3'], decks: ['gold-1 gold-2'] }),
      0,
      'fight:stronghold',
      'dq-wizard',
      'use',
      'gold-3',
    );
    expect([see(wizard, 0).players[0]!.top, see(wizard, 1).players[0]!.top]).toEqual([['gold-3'], []]);
  });

  it('cards that everybody saw go into the hand openly, until one like them leaves', () => {
    const s = say(
      turn({ races: ['daqan', 'waiqar'], hands: ['dq-knight gold-1'], decks: ['dq-footman'] }),
      0,
      'fight:stronghold',
      'dq-knight',
      'use',
    );
    expect(see(s, 1).players[0]).toMatchObject({ seen: ['dq-footman'], hand: null });
    s.say(0, 'dq-footman');
    expect(see(s, 1).players[0]!.seen).toEqual([]);
    const spied = say(turn({ hands: ['mc-spy', 'dq-knight gold-2'] }), 0, 'fight:realm:1', 'mc-spy', 'use', 'gold-2');
    expect(see(spied, null).players[1]!.seen).toEqual(['dq-knight']);
  });

  it('a card that leaves the hand in secret takes all knowledge of the hand with it', () => {
    const s = turn({ races: ['daqan', 'waiqar'], hands: ['dq-knight dq-wizard'], decks: ['dq-footman gold-1 gold-2'] });
    say(s, 0, 'fight:stronghold', 'dq-knight', 'use');
    expect(see(s, 1).players[0]!.seen).toEqual(['dq-footman']);
    say(s, 0, 'dq-wizard', 'use', 'gold-1');
    expect(see(s, 1).players[0]!.seen).toEqual([]);
  });

  it('imagine deals hand and deck again, keeps what is known, and forgets nothing public', () => {
    const machine = engine(runeAgeGame);
    const s = turn({ hands: ['gold-1 wq-archer', 'dq-knight* gold-2 gold-1'], decks: ['gold-3', 'dq-roc dq-footman gold-3'] });
    s.with((t) => {
      const p = seatOf(t, 1);
      p.known = [0, 0, 16];
      p.shown = cards('gold-2');
    });
    const hands = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const twin = machine.imagine(s.match, 0, rndFrom(i));
      const p = twin.table.players[1]!;
      hands.add(names(p.hand).join());
      expect(names(p.deck).at(-1)).toBe('dq-roc');
      expect(names(p.hand)).toContain('gold-2');
      expect(names([...p.hand, ...p.deck]).sort()).toEqual(['dq-footman', 'dq-knight*', 'dq-roc', 'gold-1', 'gold-2', 'gold-3'].sort());
      expect(twin.table.players[0]!.hand).toEqual(s.table.players[0]!.hand);
    }
    expect(hands.size).toBeGreaterThan(4);
  });
});

describe('where undo stops', () => {
  const closed = (s: ReturnType<typeof turn>, seat: number, answer: string | number) => {
    const copy = s.engine.clone(s.match);
    const told = outcome<RuneAge>();
    s.engine.apply(copy, seat, answer, told);
    return told.closed;
  };

  it('not at declaring, playing in a battle, paying, buying', () => {
    expect(closed(turn({ hands: ['wq-archer gold-1'] }), 0, 'fight:stronghold')).toBe(null);
    expect(closed(turn({ hands: ['wq-archer gold-1'] }).say(0, 'fight:stronghold'), 0, 'wq-archer')).toBe(null);
    const s = turn({ hands: ['gold-1'], races: ['waiqar', 'daqan'] })
      .say(0, 'gold')
      .say(0, 'wq-reanimate');
    expect(closed(s, 0, 'gold-1')).toBe(null);
    expect(closed(turn({ ready: [1] }).say(0, 'influence'), 0, 'gold-1')).toBe(null);
    expect(closed(turn({ races: ['dunwarr', 'daqan'], hands: ['dw-runesmith'] }), 0, 'act:dw-runesmith')).toBe(null);
  });

  it('at draws, reveals, looks, rolls, cards and passes in a siege, and the end of a turn', () => {
    expect(
      closed(
        turn({ hands: ['nx-scout gold-1'], decks: ['gold-1'] })
          .say(0, 'fight:stronghold')
          .say(0, 'nx-scout'),
        0,
        'use',
      ),
    ).not.toBe(null);
    expect(
      closed(
        turn({ hands: ['wq-necromancer gold-1'], decks: ['gold-1'] })
          .say(0, 'fight:stronghold')
          .say(0, 'wq-necromancer'),
        0,
        'use',
      ),
    ).not.toBe(null);
    expect(closed(turn({ hands: ['mc-seer'], decks: ['gold-1 gold-2'] }), 0, 'act:mc-seer')).not.toBe(null);
    expect(closed(turn({ hands: ['wq-archer', 'gold-1'] }).say(0, 'fight:realm:1'), 0, 'wq-archer')).not.toBe(null);
    expect(closed(turn({ hands: ['wq-archer', 'gold-1'] }).say(0, 'fight:realm:1'), 0, 'pass')).not.toBe(null);
    expect(closed(turn({ hands: ['gold-1'], decks: [''] }), 0, 'end')).not.toBe(null);
    const enemy = turn({
      options: { scenario: 'dragonlords' },
      hands: ['wq-archer gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
    });
    expect(closed(say(enemy, 0, 'fight:dl-14', 'wq-archer'), 0, 'stop')).toBe('chance');
  });
});
