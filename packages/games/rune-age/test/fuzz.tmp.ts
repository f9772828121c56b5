import { engine, type Game, rndFrom, sample } from '@longtable/kernel';
import { ownFrames } from '../cards/index.ts';
import { check } from '../check.ts';
import { battle } from '../frames/battle.ts';
import { abilities, aftermath } from '../frames/combat-end.ts';
import { damage } from '../frames/damage.ts';
import { destroy, effect } from '../frames/effect.ts';
import { events, visit } from '../frames/events.ts';
import { game } from '../frames/game.ts';
import { siege } from '../frames/siege.ts';
import { gold, influence, payment } from '../frames/spend.ts';
import { action, turn } from '../frames/turn.ts';
import { imagine } from '../imagine.ts';
import { options } from '../options.ts';
import { setup } from '../setup.ts';
import type { RuneAge } from '../spec.ts';
import { copyTable } from '../table.ts';
import { variant } from '../variants.ts';
import { view } from '../view.ts';

const g = {
  id: 'rune-age',
  rules: 1,
  options,
  setup,
  first: 'game',
  frames: {
    game,
    turn,
    gold,
    influence,
    payment,
    action,
    battle,
    siege,
    abilities,
    aftermath,
    effect,
    destroy,
    damage,
    events,
    visit,
    ...ownFrames,
  },
  copy: copyTable,
  view,
  imagine,
  check,
} as unknown as Game<RuneAge>;
const machine = engine(g);
const N = Number(process.argv[2] ?? 200);
const doCheck = process.argv[3] !== 'fast';
let answers = 0;
const whys: Record<string, number> = {};
let most = 0;
let rounds = 0;
const t0 = performance.now();
for (let seed = 1; seed <= N; seed++) {
  const seats = 1 + (seed % 4);
  const rnd = rndFrom(seed);
  const o = variant(seats, rnd);
  const opt = options(o, seats) as never as RuneAge['options'];
  if ('refused' in opt) {
    console.log(seed, o, opt);
    process.exit(1);
  }
  const m = machine.start(opt, seats, seed);
  let n = 0;
  let last: unknown;
  try {
    while (m.result === null) {
      const ask = m.open[rnd(m.open.length)]!;
      if (m.sealed && m.sealed[ask.seat] !== null) continue;
      last = [ask, m.stack.map((f) => `${f.k}.${f.at}`).join('>')];
      const a = sample(ask, rnd);
      const r = machine.apply(m, ask.seat, a);
      if (r) throw new Error(`refused ${JSON.stringify(r)}`);
      n++;
      if (doCheck) {
        const p = g.check(m);
        if (p.length) throw new Error(p.join('; '));
      }
      if (n > 20000) throw new Error('bound');
    }
  } catch (e) {
    console.log('seed', seed, 'seats', seats, JSON.stringify(o), 'after', n, JSON.stringify(last), e);
    process.exit(1);
  }
  answers += n;
  most = Math.max(most, n);
  rounds += m.table.round;
  const k = `${opt.scenario}:${m.result.why}`;
  whys[k] = (whys[k] ?? 0) + 1;
}
const s = (performance.now() - t0) / 1000;
console.log({ answers, s, perSecond: Math.round(answers / s), most, meanRounds: rounds / N, whys });
