/** Nodes of one fleet on one database, each of which may die at any moment and come back empty. */
import type { Rnd } from '@longtable/kernel';
import type { Thinker } from '@longtable/server/bots/contract.ts';
import { readConfig } from '@longtable/server/config.ts';
import { embeddedJobs } from '@longtable/server/jobs/embedded.ts';
import { metrics } from '@longtable/server/metrics.ts';
import { type Node, node } from '@longtable/server/node.ts';
import { Unavailable } from '@longtable/server/store/contract.ts';
import type { Titles } from '@longtable/server/titles.ts';
import type { InsideWire } from '../help/inside-wire.ts';
import { GENEROUS } from '../help/setting.ts';
import type { Disk } from './disk.ts';
import type { Network, Target } from './network.ts';
import type { Clock, VirtualTime } from './virtual-time.ts';

export interface Machine extends Target {
  readonly name: string;
  /** null: down. */
  readonly node: Node | null;
  readonly clock: Clock;
  crash(): void;
  start(): Promise<void>;
}

export interface MachineParts {
  readonly name: string;
  readonly time: VirtualTime;
  readonly disk: Disk;
  readonly network: Network;
  readonly titles: Titles;
  readonly thinker: Thinker;
  readonly rnd: Rnd;
  /** Something went wrong that no fault of the world explains. */
  onFault(what: string): void;
}

const config = readConfig({ ...GENEROUS, HEARTBEAT_MS: '10000', GRACE_MS: '30000', BOT_PAUSE_MS: '300' });

export function machine({ name, time, disk, network, titles, thinker, rnd, onFault }: MachineParts): Machine {
  let life = 0;
  let running: Node | null = null;
  let clock = time.clock();
  let ahead = 0;
  const wires = new Set<InsideWire>();

  function onError(error: unknown): void {
    if (!(error instanceof Unavailable)) onFault(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  async function start(): Promise<void> {
    const mine = ++life;
    const isAlive = (): boolean => mine === life;
    clock = time.clock();
    clock.jump(ahead);
    const fresh = node({
      config,
      store: disk.view(isAlive),
      bus: network.bus(`${name}.${mine}`, isAlive),
      jobs: embeddedJobs(clock, onError),
      time: clock,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => rnd(256)),
      titles,
      thinker,
      metrics: metrics(),
      logger: {
        error: (...what: unknown[]) => onFault(`${name}: ${JSON.stringify(what)}`),
        warn: () => {},
      } as never,
      onError,
      isFleet: true,
      receiptKey: null,
    });
    try {
      await fresh.begin();
    } catch (error) {
      if (!isAlive()) return;
      onError(error);
      time.after(1000, () => void (isAlive() && start()));
      return;
    }
    if (!isAlive()) return;
    fresh.run();
    running = fresh;
  }

  return {
    name,
    accept(wire, guest) {
      wires.add(wire);
      running?.hub.accept(wire.wire, guest, guest.id);
    },
    get node() {
      return running;
    },
    clock: {
      now: () => clock.now(),
      ticks: () => clock.ticks(),
      after: (ms, callback) => clock.after(ms, callback),
      stop: () => clock.stop(),
      jump(ms) {
        ahead += ms;
        clock.jump(ms);
      },
    },
    crash() {
      life++;
      clock.stop();
      running = null;
      for (const wire of wires) wire.cut();
      wires.clear();
    },
    start,
  };
}
