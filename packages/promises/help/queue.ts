/** Waiting in line: a simulation of events, and the closed formulas that it must agree with. */
import { rndFrom } from '@longtable/kernel';

/** fixed: each takes the same time (M/D/c) · exponential: some take much longer (M/M/c) */
export type Service = 'fixed' | 'exponential';

export interface Load {
  readonly perSecond: number;
  readonly serviceSeconds: number;
  readonly servers: number;
  readonly service: Service;
}

export interface QueuePlan extends Load {
  readonly arrivals: number;
  readonly seed: number;
}

export interface Waited {
  /** Seconds until somebody was served at all. */
  readonly meanWait: number;
  readonly p99Wait: number;
}

const SIDES = 2 ** 31;
/** Of all that arrive, so many are not counted: the queue begins empty. */
const WARM = 0.05;

/** One line, first come, first served: whoever arrives goes to the server that is free first. */
export function simulateQueue({ perSecond, serviceSeconds, servers, service, arrivals, seed }: QueuePlan): Waited {
  const rnd = rndFrom(seed);
  const exponential = (mean: number): number => -mean * Math.log((rnd(SIDES) + 1) / SIDES);
  const freeAt = new Array<number>(servers).fill(0);
  const waits: number[] = [];
  let now = 0;
  for (let i = 0; i < arrivals; i++) {
    now += exponential(1 / perSecond);
    let first = 0;
    for (let s = 1; s < servers; s++) if (freeAt[s]! < freeAt[first]!) first = s;
    const begin = Math.max(now, freeAt[first]!);
    freeAt[first] = begin + (service === 'fixed' ? serviceSeconds : exponential(serviceSeconds));
    if (i >= WARM * arrivals) waits.push(begin - now);
  }
  waits.sort((a, b) => a - b);
  const meanWait = waits.reduce((a, b) => a + b, 0) / waits.length;
  return { meanWait, p99Wait: waits[Math.floor(0.99 * waits.length)] ?? 0 };
}

/** Erlang's C: how likely it is that whoever arrives must wait, with so many servers and so much work. */
function mustWait(servers: number, work: number): number {
  // Erlang's B by its recursion, which never grows too large.
  let blocked = 1;
  for (let n = 1; n <= servers; n++) blocked = (work * blocked) / (n + work * blocked);
  const busy = work / servers;
  return blocked / (1 - busy * (1 - blocked));
}

/** The mean wait in seconds; null: the queue grows without end, or there is no closed formula (M/D/c with c above 1). */
export function expectedWait({ perSecond, serviceSeconds, servers, service }: Load): number | null {
  const work = perSecond * serviceSeconds;
  if (work >= servers) return null;
  if (service === 'fixed') return servers === 1 ? (work * serviceSeconds) / (2 * (1 - work)) : null;
  return (mustWait(servers, work) * serviceSeconds) / (servers - work);
}
