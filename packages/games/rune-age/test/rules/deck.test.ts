import { describe, expect, it } from 'vitest';
import { runeAgeGame } from '../../index.ts';
import { eventsOf, names, say, seatOf, stage, turn } from '../helpers.ts';

/** Hand, deck and discard pile of seat 0 before and after the draw of step 4. */
const drawStep = (hand: string, deck: string, discard: string) => {
  const s = stage({ hands: [hand], decks: [deck], discards: [discard] }).at('turn', { seat: 0 }, 'drawUp');
  const p = seatOf(s.table, 0);
  return { s, sizes: [p.hand.length, p.deck.length, p.discard.length] };
};

describe('deck, discard pile, drawing', () => {
  it('[RA-DCK-01] [RA-DCK-02] [RA-TV-17] an empty deck is formed anew in the middle of a draw', () => {
    const { s, sizes } = drawStep('', '2xgold-3', '6xgold-1');
    expect(sizes).toEqual([5, 3, 0]);
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1', 'gold-1', 'gold-1', 'gold-3', 'gold-3']);
    expect(eventsOf(s, 'reshuffled')).toEqual([{ type: 'reshuffled', seat: 0, n: 6 }]);
  });

  it('[RA-DCK-03] [RA-TV-18] not before a card is needed', () => {
    const { s, sizes } = drawStep('3xgold-1', '2xgold-1', '7xgold-1');
    expect(sizes).toEqual([5, 0, 7]);
    expect(eventsOf(s, 'reshuffled')).toEqual([]);
  });

  it('[RA-DCK-04] [RA-TV-19] what is not there is not drawn', () => {
    expect(drawStep('gold-1', '', '2xgold-1').sizes).toEqual([3, 0, 0]);
    expect(drawStep('gold-1', '', '').sizes).toEqual([1, 0, 0]);
  });

  it('[RA-DCK-05] cards in combat and in hand are no part of the reshuffle', () => {
    const s = turn({ hands: ['nc-sorcerer wq-archer'], discards: ['gold-1'] });
    say(s, 0, 'fight:stronghold', 'nc-sorcerer', 'use');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1', 'wq-archer']);
    expect(seatOf(s.table, 0).deck).toEqual([]);
    expect(s.table.combat!.fighters.length).toBe(1);
  });

  it('[RA-DCK-06] [RA-DCK-11] [RA-DCK-12] [RA-DCK-07] decks are counted, discard piles are open in order, hands are counted and secret', () => {
    const s = turn({ hands: ['gold-1', 'dq-knight gold-2'], decks: ['', '3xgold-1'], discards: ['', 'gold-3 dq-footman'] });
    const view = runeAgeGame.view(s.match, 0);
    expect(view.players[1]).toMatchObject({ cards: 2, deck: 3, discard: ['gold-3', 'dq-footman'], hand: null, top: [] });
    expect(view.players[0]!.hand).toEqual(['gold-1']);
    expect(runeAgeGame.view(s.match, null).players.map((p) => p.hand)).toEqual([null, null]);
  });

  it('[RA-DCK-11] the newest card lies on top', () => {
    const s = turn({ hands: ['gold-1 wq-archer'], decks: ['5xgold-2'], discards: ['gold-3'] }).say(0, 'end');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-3', 'gold-1', 'wq-archer']);
  });

  it('[RA-DCK-10] new cards go to the discard pile, not into the deck', () => {
    const s = say(turn({ hands: ['gold-1'], decks: ['gold-3'], ready: [1] }), 0, 'gold', 'wq-reanimate', 'gold-1', 'influence', 'gold-1');
    expect(names(seatOf(s.table, 0).deck)).toEqual(['gold-3']);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-1', 'wq-reanimate', 'gold-1']);
  });

  it('[RA-DCK-13] a reveal is for all, a look and a draw for one', () => {
    const reveal = turn({ races: ['daqan', 'waiqar'], hands: ['dq-knight'], decks: ['gold-2'] });
    say(reveal, 0, 'fight:stronghold', 'dq-knight', 'use');
    for (const viewer of [0, 1, null]) expect(runeAgeGame.view(reveal.match, viewer).players[0]!.top).toEqual(['gold-2']);
    const look = turn({
      hands: ['mc-seer'],
      decks: ['gold-1 gold-2 gold-3'],
      options: { mercenaries: ['mc-seer', 'mc-envoy', 'mc-warden'] },
    });
    look.say(0, 'act:mc-seer');
    expect(runeAgeGame.view(look.match, 0).players[0]!.top).toEqual(['gold-1', 'gold-2', 'gold-3']);
    expect(runeAgeGame.view(look.match, 1).players[0]!.top).toEqual([]);
  });

  it('[RA-DCK-07] whoever put a card on top knows it until it moves', () => {
    const s = turn({ races: ['daqan', 'waiqar'], hands: ['dq-wizard gold-3'], decks: ['gold-1 gold-2 dq-footman'] });
    say(s, 0, 'fight:stronghold', 'dq-wizard', 'use', 'gold-3');
    expect(runeAgeGame.view(s.match, 0).players[0]!.top).toEqual(['gold-3']);
    expect(runeAgeGame.view(s.match, 1).players[0]!.top).toEqual([]);
    say(s, 0, 'stop', 'end', 0);
    expect(runeAgeGame.view(s.match, 0).players[0]!.top).toEqual([]);
  });

  it('[RA-AMB-23] a mythic unit that left combat is part of a reshuffle in the same combat', () => {
    const s = turn({ races: ['uthuk', 'latari'], hands: ['ut-obscene nx-scout gold-1', 'lt-pegasus gold-1'], ready: [0, 2] });
    say(s, 0, 'fight:realm:1', 'ut-obscene');
    say(s, 1, 'lt-pegasus', 'stronghold+stronghold');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['ut-obscene']);
    say(s, 0, 'nx-scout', 'use');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1', 'ut-obscene']);
  });
});
