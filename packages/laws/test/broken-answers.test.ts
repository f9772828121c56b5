/** Laws about answers: what is offered is accepted, everything else refused; sealed ones can be taken back and commute. */
import { engine } from '@longtable/kernel';
import { skirmish, skirmishGame } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { ANSWER, gameWith, reported, says, stagesWith } from './broken.ts';

describe('takeBack, which only the kernel can break, rejects an engine', () => {
  const good = engine(skirmishGame);
  it('that forgets to take the answer out', () => {
    expect(says('takeBack', skirmish, { engine: { ...good, takeBack: () => null } })).toMatch('left something behind');
  });
  it('that does not let go of an answer', () => {
    expect(says('takeBack', skirmish, { engine: { ...good, takeBack: () => ({ refused: 'nothing-sealed' }) } })).toMatch(
      'could not be taken back',
    );
  });
  it('that lets a seat answer twice', () => {
    const twice: typeof good.apply = (m, seat, answer) => {
      if (m.sealed !== null) m.sealed[seat] = null;
      return good.apply(m, seat, answer);
    };
    expect(says('takeBack', skirmish, { engine: { ...good, apply: twice } })).toMatch('twice');
  });
});

test('commute rejects an engine that opens sealed answers in the order in which they came', () => {
  const good = engine(skirmishGame);
  const first: typeof good.apply = (m, seat, answer) => {
    if (m.sealed?.every((kept) => kept === null)) m.table.lead = seat;
    return good.apply(m, seat, answer);
  };
  expect(says('commute', skirmish, { engine: { ...good, apply: first } })).toMatch('the order of answers of seats');
});

describe('accepts', () => {
  it('rejects an answer that only reaches the original when it is tried', () => {
    const oath: number[] = [];
    const sworn = gameWith({
      setup: (t, options, seats) => Object.assign(skirmishGame.setup(t, options, seats), { oath }),
      copy: (table) => Object.assign(skirmishGame.copy(table), { oath }),
      frames: {
        ...skirmishGame.frames,
        counter: {
          ...skirmishGame.frames.counter,
          stages: {
            answer: {
              ...ANSWER,
              answer(t, f, rank, seat) {
                oath.push(1);
                return ANSWER.answer(t, f, rank, seat);
              },
            },
          },
        },
      },
    });
    expect(says('accepts', sworn)).toMatch('changed the match');
  });
  it('rejects an engine that refuses what it offers', () => {
    const good = engine(skirmishGame);
    expect(says('accepts', skirmish, { engine: { ...good, apply: () => ({ refused: 'not-an-option' }) } })).toMatch(
      'was offered and refused',
    );
  });
  it('rejects a player who gives an answer that is not offered', () => {
    expect(reported(skirmish, { choose: () => 'surrender', wholeEvery: 0 })).toBe('accepts: "surrender" was refused: not-an-option');
  });
});

describe('refuses', () => {
  it('rejects a picture that changes the table', () => {
    const meddling = stagesWith('counter', {
      answer: {
        ...ANSWER,
        show(table) {
          table.deck.push(0);
          return {};
        },
      },
    });
    expect(reported(meddling)).toMatch(/^refuses: .*a refused answer changed the match/);
  });
  it('rejects an engine that takes nonsense, or answers of seats that are not asked', () => {
    const good = engine(skirmishGame);
    const naive: typeof good.apply = (m, seat, answer) => (answer === null ? null : good.apply(m, seat, answer));
    expect(says('refuses', skirmish, { engine: { ...good, apply: naive } })).toMatch('null was accepted');
    const deaf: typeof good.apply = (m, seat, answer) => (seat < 0 ? null : good.apply(m, seat, answer));
    expect(says('refuses', skirmish, { engine: { ...good, apply: deaf } })).toMatch('seat -1 was not asked and could answer');
  });
});
