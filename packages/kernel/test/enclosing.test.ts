import { describe, expect, it } from 'vitest';
import { type FrameRules, pick } from '../index.ts';
import { begin, type Play, type Toy, toy } from './toy.ts';

type Frames = {
  main: { data: object; does: 'start' };
  combat: { data: { name: string }; does: 'fork' };
  side: { data: { seat: number }; does: 'card' };
  card: { data: { seat: number }; asks: { look: { pick: string } } };
};
type Offers = { trade: { pick: string } };
type Spec = Toy<Frames, Offers>;

const side: FrameRules<Spec, 'side'> = {
  first: 'card',
  stages: {
    card(t, f) {
      t.call('card', { seat: f.seat });
      return 'card';
    },
  },
};

/** Says what it sees around it: in the question, in what is shown, and in the answer. Calls `table.n` more of its kind. */
const card: FrameRules<Spec, 'card'> = {
  first: 'look',
  stages: {
    look: {
      rules: ['HU-01'],
      ask: (_table, f, up) => pick(f.seat, [`combat ${up('combat')?.name}`, 'pay']),
      show: (_table, _f, _seat, up) => ({ with: { combat: up('combat')?.name ?? 'none' } }),
      answer(t, f, said) {
        if (said === 'pay') t.table.did.push(t.need('combat').name);
        else t.table.did.push(`${said}, side ${t.up('side')?.seat}, card ${t.up('card')?.seat}`);
        if (t.table.n-- > 0) t.call('card', { seat: f.seat });
        return 'look';
      },
    },
  },
};

function start(first: (t: Parameters<FrameRules<Spec, 'main'>['stages']['start']>[0]) => void, n = 0): Play<Frames, Offers> {
  return begin(
    toy<Frames, Offers>(
      'main',
      {
        main: {
          first: 'start',
          stages: {
            start(t) {
              t.table.n = n;
              first(t);
              return 'start';
            },
          },
        },
        combat: {
          first: 'fork',
          stages: {
            fork(t) {
              t.fork([0, 1].map((seat) => ({ seat, kind: 'side', args: { seat } })));
              return 'fork';
            },
          },
        },
        side,
        card,
      },
      {
        offers: {
          list: (_m, seat) => [{ kind: 'trade', ask: pick(seat, ['take']) }],
          take: {
            trade(t, _answer, seat) {
              t.table.did.push(`offer sees ${t.up('combat')?.name}`);
              t.call('card', { seat });
            },
          },
        },
      },
    ),
  );
}

describe('a frame', () => {
  it('reads the frame of a kind that encloses it, in question, picture and answer', () => {
    const { e, m, say, did } = start((t) => t.call('combat', { name: 'ford' }));
    expect(m.open[0]).toEqual(pick(0, ['combat ford', 'pay']));
    expect(e.describe(m, 0)?.shown.with).toEqual({ combat: 'ford' });
    say(0, 'combat ford');
    expect(did()).toContain('combat ford');
  });

  it('that is in a lane sees its own lane and the stack below it', () => {
    const { m, say } = start((t) => t.call('combat', { name: 'bridge' }));
    expect(m.stack.map((f) => f.k)).toEqual(['main', 'combat', '$lanes']);
    say(1, 'combat bridge');
    say(0, 'combat bridge');
    expect(m.table.did).toEqual(['combat bridge, side 1, card undefined', 'combat bridge, side 0, card undefined']);
  });

  it('sees nothing where no frame of the kind is going on, and needing one is a mistake', () => {
    const { m, e } = start((t) => t.call('card', { seat: 0 }));
    expect(m.open).toEqual([pick(0, ['combat undefined', 'pay'])]);
    expect(() => e.apply(m, 0, 'pay')).toThrow('no combat is going on');
  });

  it('never finds itself, but another of its kind below it', () => {
    const { m, say } = start((t) => t.call('card', { seat: 1 }), 1);
    say(1, 'combat undefined');
    say(1, 'combat undefined');
    expect(m.table.did).toEqual(['combat undefined, side undefined, card undefined', 'combat undefined, side undefined, card 1']);
  });

  it('finds the nearest when several are going on', () => {
    const { e, m } = start((t) => t.call('card', { seat: 0 }));
    const combat = (name: string) => ({ k: 'combat', at: 'fork', data: { name }, into: '', from: -1 });
    m.stack.splice(0, 1, combat('outer'), combat('inner'));
    e.resume(m);
    expect(m.open).toEqual([pick(0, ['combat inner', 'pay'])]);
  });
});

describe('what an offer starts', () => {
  const around = (t: { call(kind: 'combat', args: { name: string }): void }): void => t.call('combat', { name: 'ford' });

  it('does not see what it interrupts, neither at once nor in the frame that it calls', () => {
    const { e, m } = start(around);
    expect(e.offer(m, 0, 'trade', 'take')).toBeNull();
    expect(m.table.did).toEqual(['offer sees undefined']);
    expect(m.open.find((ask) => ask.seat === 0)).toEqual(pick(0, ['combat undefined', 'pay']));
    expect(() => e.apply(m, 0, 'pay')).toThrow('no combat is going on');
  });

  it('sees itself from the frames that it calls in turn, and still nothing beyond', () => {
    const { e, m, say } = start(around, 1);
    e.offer(m, 0, 'trade', 'take');
    say(0, 'combat undefined');
    say(0, 'combat undefined');
    expect(m.table.did.slice(1)).toEqual(['combat undefined, side undefined, card undefined', 'combat undefined, side undefined, card 0']);
  });

  it('leaves the sight of the others alone', () => {
    const { e, m } = start(around);
    e.offer(m, 0, 'trade', 'take');
    expect(m.open.find((ask) => ask.seat === 1)).toEqual(pick(1, ['combat ford', 'pay']));
  });
});
