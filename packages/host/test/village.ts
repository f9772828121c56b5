/** A small game in which a seat says what happens next: steps, rolls, shows, whispers, lanes and votes, as a test needs them. */
import { type ChanceSource, type FrameRules, type Game, pick, seeded } from '@longtable/kernel';
import { type Command, type FindRules, type Host, type HostRefusal, host, type Moved, type Prepared, sourceRules } from '../index.ts';

export interface Village {
  options: object;
  table: { turn: number; seats: number; did: string[] };
  view: { turn: number; did: readonly string[] };
  event: { type: 'did'; what: string; seat: number } | { type: 'whispered'; seat: number };
  frames: {
    main: { data: object; asks: { choose: { pick: string } } };
    lane: { data: { seat: number }; asks: { build: { pick: string } } };
    vote: { data: object; asks: { ballot: { pick: string } } };
  };
}
type Rules<K extends keyof Village['frames']> = FrameRules<Village, K>;

const WORDS = ['step', 'pass', 'roll', 'show', 'whisper', 'lanes', 'vote', 'end'];

const main: Rules<'main'> = {
  first: 'choose',
  stages: {
    choose: {
      rules: ['HU-01'],
      ask: (table) => pick(table.turn, WORDS),
      answer(t, _f, what, seat) {
        const { table } = t;
        table.did.push(`${seat}:${what}`);
        if (what === 'roll') table.did.push(`rolled ${t.random('die', 6)}`);
        if (what === 'show') t.reveal();
        if (what === 'whisper') t.emit({ type: 'whispered', seat }, [seat]);
        else t.emit({ type: 'did', what, seat });
        if (what === 'pass') table.turn = (seat + 1) % table.seats;
        if (what === 'lanes') t.fork([...Array(table.seats).keys()].map((s) => ({ seat: s, kind: 'lane', args: { seat: s } })));
        if (what === 'vote') t.call('vote', {});
        if (what === 'end') t.finish({ winners: [seat], scores: new Array<number>(table.seats).fill(0), why: 'over' });
        return what === 'end' ? 'done' : 'choose';
      },
    },
  },
};

const lane: Rules<'lane'> = {
  first: 'build',
  stages: {
    build: {
      rules: ['HU-01'],
      ask: (_table, f) => pick(f.seat, ['road', 'dice', 'enough']),
      answer(t, _f, what, seat) {
        t.table.did.push(`${seat}:${what}`);
        t.emit({ type: 'did', what, seat });
        if (what === 'dice') t.random(`die:${seat}`, 6);
        return what === 'enough' ? 'done' : 'build';
      },
    },
  },
};

const vote: Rules<'vote'> = {
  first: 'ballot',
  stages: {
    ballot: {
      rules: ['HU-01'],
      askAll: (table) => [...Array(table.seats).keys()].map((seat) => pick(seat, ['yes', 'no'])),
      answer(t, _f, what, seat) {
        t.table.did.push(`${seat}:${what}`);
        t.emit({ type: 'did', what, seat });
      },
      next: 'done',
    },
  },
};

export const village: Game<Village> = {
  id: 'village',
  options: () => ({}),
  setup: (_t, _options, seats) => ({ turn: 0, seats, did: [] }),
  first: 'main',
  frames: { main, lane, vote },
  copy: ({ turn, seats, did }) => ({ turn, seats, did: did.slice() }),
  view: ({ table }) => ({ turn: table.turn, did: table.did.slice() }),
  imagine: () => {},
  side: (_, seat) => seat,
  check: () => [],
};

export interface Table {
  readonly host: Host<Village>;
  /** A command that must be accepted, and is. */
  do(command: Command | Moved): Table;
  /** Answers that must be accepted, as "seat:answer" words. */
  say(words: string): Table;
  refusal(command: Command | Moved): HostRefusal;
  did(): string;
}

export function sit(seats = 2, source: ChanceSource = seeded(7), find?: FindRules<Village>, game = village): Table {
  const match = host(sourceRules(game), { seats, options: {}, holders: new Array(seats).fill('person') }, source, find);
  const self: Table = {
    host: match,
    do(command) {
      const prepared = match.prepare(command);
      if ('refused' in prepared) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(prepared)}`);
      prepared.commit();
      return self;
    },
    say(words) {
      for (const word of words.split(' ')) {
        const [seat, answer] = word.split(':') as [string, string];
        self.do({ t: 'answer', seat: Number(seat), answer });
      }
      return self;
    },
    refusal(command) {
      const prepared = match.prepare(command);
      if ('refused' in prepared) return prepared;
      throw new Error(`${JSON.stringify(command)} was accepted: ${JSON.stringify((prepared as Prepared).entry)}`);
    },
    did: () => match.match.table.did.join(' '),
  };
  return self;
}
