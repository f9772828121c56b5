/** The objectives, and what does NOT follow from them: other seats, other targets, other moments. */
import { describe, expect, it } from 'vitest';
import { CARD_IDS, cardOf, data, UNIT_KINDS } from '../../data/cards.ts';
import { SITE_IDS, type SiteId } from '../../data/sites.ts';
import { assault, compared, eventsOf, fight, happens, names, say, seatOf, stage, turn } from '../helpers.ts';

const options = (scenario: string, more: object = {}) => ({ options: { scenario, ...more } });
const during = (id: string) => (t: object) => Object.assign(t, { lasting: id });
const facing = (id: string) => (t: object) => Object.assign(t, { enemies: [id] });
const endOfRound = (x: Parameters<typeof stage>[0]) => stage(x).at('game', {}, 'end');

describe('objectives', () => {
  it('[RA-SCN-01] whoever defeats the High Dragonlord wins alone; 17 is not enough', () => {
    const s = (hand: string) =>
      fight(turn({ ...options('dragonlords'), hands: [`${hand} gold-1`], dice: { attrition: [0] } }), 'objective', hand);
    expect(s('3xnc-dragon').match.result).toMatchObject({ winners: [0], why: 'objective' });
    expect(s('2xnc-dragon nc-demon').match.result).toBe(null);
  });

  it('[RA-SCN-02] each player of Runewars begins with one dragon rune, no two the same', () => {
    const { table } = stage({ seats: 4, table: () => undefined });
    expect(table.runes.length).toBe(2);
    expect(stage({ seats: 2, ...options('dragonlords') }).table.runes).toEqual([]);
  });

  it('[RA-SCN-03] the Cataclysm is lost by all when one realm falls', () => {
    const s = stage({ seats: 3, ...options('cataclysm'), table: (t) => Object.assign(t.players[1]!, { damage: 19 }) });
    s.at('damage', { seat: 1, n: 1, by: -1, of: null });
    expect(s.match.result).toMatchObject({ winners: [], why: 'realm-fell' });
  });

  it('[RA-SCN-04] [RA-AMB-13] a monument is bought with one spend gold action and wins at the end of the round', () => {
    const s = turn({ ...options('monument'), hands: ['4xgold-3'] });
    say(s, 0, 'gold', 'monument', 'gold-3+gold-3+gold-3+gold-3');
    expect(seatOf(s.table, 0).monument).toBe('built');
    expect(s.match.result).toBe(null);
    const poor = turn({ ...options('monument'), hands: ['3xgold-3 gold-2'] }).say(0, 'gold');
    expect(poor.options(0)).not.toContain('monument');
    const second = turn({ ...options('monument', { first: 1 }), hands: ['3xgold-3 gold-2'] }).say(0, 'gold');
    expect(second.options(0)).toContain('monument');
    const built = (strong: string) =>
      endOfRound({
        ...options('monument'),
        hands: ['wq-archer', strong],
        table: (t) => {
          for (const p of t.players) p.monument = 'built';
        },
      }).match.result!.winners;
    expect([built('dq-knight'), built('dq-footman'), built('dq-bowman')]).toEqual([[1], [0], [0, 1]]);
  });

  it('[RA-SCN-05] the Overlord begins every round, whoever was asked to', () => {
    const s = stage({ seats: 3, ...options('overlord', { overlord: 2 }) });
    expect([s.table.overlord, s.table.first]).toEqual([2, 2]);
  });

  it('[RA-SCN-08] the fall of an ally is the Overlord’s victory, and nobody else’s', () => {
    const s = stage({ seats: 3, ...options('overlord'), table: (t) => Object.assign(t.players[1]!, { damage: 19 }) });
    s.at('damage', { seat: 1, n: 1, by: 0, of: null });
    expect(s.match.result).toMatchObject({ winners: [0], why: 'ally-fell' });
  });

  it('[RA-SCN-09] three landmarks win at the end of the round, not before; two and a city do not', () => {
    const sites = { 'lm-1': 0, 'lm-3': 0, 'lm-6': -1, 'city-forge': 0 } as const;
    const s = turn({ ...options('conquest'), sites, hands: ['2xnc-dragon gold-1'] });
    fight(s, 'lm-6', '2xnc-dragon');
    expect([s.table.sites[2]!.owner, s.match.result]).toEqual([0, null]);
    const end = (held: Partial<Record<SiteId, number>>) => endOfRound({ ...options('conquest'), sites: held }).match.result?.winners;
    expect(end({ 'lm-1': 1, 'lm-2': 1, 'lm-3': 1 })).toEqual([1]);
    expect(end({ 'lm-1': 1, 'lm-2': 1, 'city-forge': 1 })).toBe(undefined);
    expect(end({ 'lm-1': 0, 'lm-2': 0, 'lm-3': 0, 'lm-4': 1, 'lm-5': 1, 'lm-6': 1, 'city-forge': 1 })).toEqual([1]);
  });
});

describe('what cards beside the objective do not do', () => {
  const siege = (x: Parameters<typeof turn>[0], target: string) =>
    compared(fight(turn({ hands: ['wq-archer gold-1', 'dq-bowman gold-1'], ...x }), target, 'wq-archer', 'dq-bowman'));

  it('[card:rw-11] nothing for landmarks and realms', () => {
    expect(siege({ ...options('conquest'), sites: { 'lm-1': 1 }, table: during('rw-11') }, 'lm-1')[0]).toBe(2);
    expect(siege({ table: during('rw-11') }, 'realm:1')[0]).toBe(2);
  });

  it('[card:ao-22] nothing for the Overlord', () => {
    expect(siege({ ...options('overlord'), table: during('ao-22') }, 'realm:1')[0]).toBe(2);
  });

  it('[card:ao-21] +1 for the Overlord in sieges, as attacker and as defender; not for allies, not in battles', () => {
    const lord = (overlord: number) => siege({ ...options('overlord', { overlord }), table: facing('ao-21') }, 'realm:1').slice(0, 2);
    expect([lord(0), lord(1)]).toEqual([
      [3, 2],
      [2, 3],
    ]);
    const battle = turn({ ...options('overlord'), hands: ['wq-archer gold-1'], table: facing('ao-21') });
    expect(compared(fight(battle, 'stronghold', 'wq-archer'))[0]).toBe(2);
  });

  it('[card:ca-23] attacking Instants are stronger, Enemies are not', () => {
    const s = happens({ seats: 1, ...options('cataclysm'), hands: [''], table: facing('ca-23') }, 'ca-11');
    expect(eventsOf(s, 'fights')[0]!.strength).toBe(4);
    const gate = turn({ ...options('cataclysm'), table: facing('ca-23') }).say(0, 'fight:ca-23');
    expect(eventsOf(gate, 'fights')[0]!.strength).toBe(8);
    expect(eventsOf(happens({ seats: 1, ...options('cataclysm'), hands: [''] }, 'ca-11'), 'fights')[0]!.strength).toBe(3);
    const flood = happens({ seats: 1, ...options('cataclysm'), table: facing('ca-23') }, 'ca-24');
    expect(eventsOf(flood, 'event')[0]).toMatchObject({ event: 'ca-24', strength: 0 });
  });

  it('[card:dlv-3] a Guardian that was claimed strengthens the objective no more', () => {
    const coop = { ...options('dragonlords', { cooperative: true }), rewards: { 0: ['dlv-3' as const] } };
    expect(eventsOf(turn(coop).say(0, 'fight:objective'), 'fights')[0]!.strength).toBe(18);
  });

  it('[card:ca-22] strongholds and landmarks produce as before', () => {
    const s = turn({ ...options('conquest'), sites: { 'lm-3': 0 }, ready: [2], table: during('ca-22') });
    expect(s.question(0).shown.with).toMatchObject({ influence: 4 });
  });

  it('[card:mo-24] Silver and Crown pay as before', () => {
    const s = turn({ ...options('monument'), hands: ['gold-2 gold-3'], table: during('mo-24') });
    expect(s.question(0).shown.with).toMatchObject({ gold: 5 });
  });

  it('[card:cq-27] a card action costs influence, a battle does not', () => {
    const storm = (sites: Partial<Record<SiteId, number>>) =>
      turn({
        ...options('conquest'),
        hands: ['mc-envoy wq-archer'],
        sites,
        table(t) {
          t.enemies = ['cq-27'];
          Object.assign(t.players[0]!, { exhausted: 1, strongholds: 2 });
        },
      });
    expect(storm({}).options(0)).not.toContain('act:mc-envoy');
    expect(storm({}).options(0)).toContain('fight:stronghold');
    expect(eventsOf(storm({ 'lm-3': 0 }).say(0, 'act:mc-envoy'), 'paid')).toMatchObject([{ seat: 0, kind: 'influence', what: null }]);
  });

  it('[card:lm-5] nothing in battles, and nothing for others', () => {
    const oaths = (owner: number) => ({
      ...options('conquest'),
      hands: ['wq-archer gold-1', ''],
      sites: { 'lm-5': owner, 'city-forge': 1 },
    });
    expect(compared(fight(turn(oaths(0)), 'stronghold', 'wq-archer'))[0]).toBe(2);
    expect(compared(fight(turn(oaths(0)), 'city-forge', 'wq-archer')).slice(0, 2)).toEqual([3, 2]);
    expect(compared(fight(turn(oaths(1)), 'city-forge', 'wq-archer')).slice(0, 2)).toEqual([2, 3]);
  });

  it('[card:lm-7] free for its owner alone', () => {
    expect(turn({ ...options('conquest'), sites: { 'lm-7': 1 }, hands: ['gold-1'] }).say(0, 'end').asked).not.toContain(0);
  });
});

describe('wrong seat, kind, moment or number', () => {
  it('[card:mc-chaos-beast] does not eat the wounded, itself or a tactic', () => {
    const s = turn({ races: ['uthuk', 'daqan'], hands: ['mc-chaos-beast ut-berserker nc-battle-cry gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'mc-chaos-beast', 'nc-battle-cry', 'stop', 'done');
    expect(eventsOf(s, 'destroyed').map((e) => [e.card, e.why])).toEqual([['ut-berserker', 'wound']]);
  });

  it('[RA-ELM-02] a neutral card that fights for a player who falls goes back to its pile', () => {
    const s = turn({
      seats: 3,
      hands: ['2xnc-dragon gold-1', 'nc-manticore gold-1', ''],
      table: (t) => Object.assign(t.players[1]!, { damage: 19 }),
    });
    const pile = s.table.neutrals.indexOf('nc-manticore');
    const before = s.table.piles[pile]!;
    fight(s, 'realm:1', '2xnc-dragon', 'nc-manticore');
    expect(eventsOf(s, 'eliminated')).toMatchObject([{ seat: 1, by: 0, neutrals: ['nc-manticore'] }]);
    expect(s.table.piles[pile]).toBe(before + 1);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['nc-dragon', 'nc-dragon']);
  });

  it('[RA-DCK-01] [RA-DCK-02] [RA-TV-28] a reveal that reshuffles shows the old top card first', () => {
    const s = turn({ hands: ['wq-necromancer gold-1'], decks: ['gold-3'], discards: ['gold-2'] });
    say(s, 0, 'fight:stronghold', 'wq-necromancer', 'use');
    expect(eventsOf(s, 'revealed')).toMatchObject([{ seat: 0, cards: ['gold-3', 'gold-2'] }]);
  });

  it('[RA-ABL-02] marks of used abilities are wiped in hand, deck and discard pile at the end of the round', () => {
    const s = stage({ hands: ['wq-archer*'], decks: ['wq-necromancer*'], discards: ['wq-reanimate*'] });
    s.at('game', {}, 'end');
    const p = seatOf(s.table, 0);
    expect([...p.hand, ...p.deck, ...p.discard].filter((card) => (card & 1) === 1)).toEqual([]);
  });

  it('[RA-DES-12] no card of ours is beyond destruction: every wounded unit dies, mythic ones into the discard pile', () => {
    const ids = CARD_IDS.filter((id) => data(id).type === 'unit' && id !== 'mc-chaos-beast');
    for (const id of ids) {
      const race =
        (Object.keys(UNIT_KINDS) as (keyof typeof UNIT_KINDS)[]).find((r) => UNIT_KINDS[r].includes(data(id).number)) ?? 'waiqar';
      const s = stage({
        races: [race, race === 'daqan' ? 'latari' : 'daqan'],
        table: (t) => {
          t.neutrals = id.startsWith('n') ? [id as (typeof t.neutrals)[number], ...t.neutrals.slice(1)] : t.neutrals;
          t.mercenaries = id.startsWith('mc') ? [id as (typeof t.mercenaries)[number]] : [];
          t.piles = [3, 3, 3, 3];
          const fighter = {
            id: 0,
            side: 0 as const,
            card: cardOf(id),
            wounded: true,
            bonus: 0,
            shadowed: false,
            done: false,
            fate: 'none' as const,
          };
          t.combat = {
            attacker: 0,
            defender: -1,
            target: 'stronghold',
            fighters: [fighter],
            arrivals: 1,
            bonus: [0, 0],
            call: [0, 0],
            wallsDown: false,
            fallen: [],
            winner: 0,
          };
        },
      }).at('aftermath', { sides: [0], eaten: [] });
      expect([id, names(seatOf(s.table, 0).discard)]).toEqual([id, data(id).traits?.includes('mythic') ? [id] : []]);
    }
  });

  it('[RA-SIE-12] walls help the defender of a city and nobody else', () => {
    for (const id of SITE_IDS.filter((x) => x.startsWith('city-'))) {
      const s = turn({ hands: ['nc-dragon gold-1', ''], sites: { [id]: -1 } }).say(0, `fight:${id}`);
      expect(assault(s, {}).events.some((e) => e.type === 'compared' && e.walls > 0)).toBe(false);
    }
  });
});

describe('paying', () => {
  const pay = (payment: string) =>
    say(turn({ options: { payment }, races: ['orcs', 'daqan'], hands: ['3xgold-1'] }), 0, 'gold', 'or-ravager').options(0);

  it('[RA-AMB-43] [RA-GLD-06] without a card too many, or with as many as one likes', () => {
    expect(pay('exact')).toEqual(['gold-1']);
    expect(pay('free')).toEqual(['gold-1', 'gold-1+gold-1', 'gold-1+gold-1+gold-1']);
  });

  it('[RA-AMB-43] an Ork empties a hand in that way; what is too much is lost', () => {
    const s = turn({ options: { payment: 'free' }, races: ['orcs', 'daqan'], hands: ['or-ravager 3xgold-1'] });
    say(s, 0, 'gold', 'or-ravager', 'gold-1+gold-1+gold-1', 'done', 'fight:stronghold', 'or-ravager', 'unit:0');
    expect(compared(s)).toEqual([2, 2, true]);
    expect(s.options(0)).not.toContain('gold');
  });

  it('[RA-AMB-43] influence too', () => {
    const s = (payment: string) => say(turn({ options: { payment }, sites: { 'city-tamalir': 0 }, ready: [1] }), 0, 'influence', 'gold-1');
    expect(s('free').options(0)).toEqual(['city-tamalir', 'stronghold', 'city-tamalir+stronghold']);
    expect(s('exact').options(0)).toEqual(['city-tamalir', 'stronghold']);
  });
});
