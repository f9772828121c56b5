/** What goes wrong, drawn by the seed: each fault begins at some moment, lasts a while and ends. */
import type { Rnd } from '@longtable/kernel';
import type { Machine } from './cluster.ts';
import type { Disk } from './disk.ts';
import type { Network } from './network.ts';
import type { Person } from './person.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface Stage {
  readonly time: VirtualTime;
  readonly rnd: Rnd;
  readonly disk: Disk;
  readonly network: Network;
  readonly machines: readonly Machine[];
  readonly people: readonly Person[];
  note(what: string): void;
}

const SECOND = 1000;
const EVERY_MS = 12 * SECOND;

type Fault = (stage: Stage) => void;

const one = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;

const FAULTS: Readonly<Record<string, Fault>> = {
  crash({ time, rnd, machines }) {
    const machine = one(machines, rnd);
    machine.crash();
    time.after(500 + rnd(10 * SECOND), () => void (machine.node === null && machine.start()));
  },
  'database gone'({ time, rnd, disk }) {
    disk.condition.gone = true;
    time.after(rnd(6 * SECOND), () => {
      disk.condition.gone = false;
    });
  },
  'disk full'({ time, rnd, disk }) {
    disk.condition.full = true;
    time.after(rnd(8 * SECOND), () => {
      disk.condition.full = false;
    });
  },
  'disk slow'({ time, rnd, disk }) {
    disk.condition.slow = 1 + rnd(400);
    time.after(rnd(15 * SECOND), () => {
      disk.condition.slow = 0;
    });
  },
  divided({ time, rnd, network }) {
    network.weather.divided = true;
    time.after(rnd(20 * SECOND), () => {
      network.weather.divided = false;
    });
  },
  storm({ time, rnd, network: { weather } }) {
    Object.assign(weather, { lost: rnd(100), doubled: rnd(100), delay: 20 + rnd(600) });
    time.after(rnd(20 * SECOND), () => Object.assign(weather, CALM));
  },
  'clock jump'({ rnd, machines }) {
    one(machines, rnd).clock.jump((rnd(600) - 300) * SECOND);
  },
  reload({ rnd, people }) {
    const person = one(people, rnd);
    if (person.link === null) return;
    person.goAway();
    person.come();
  },
  away({ time, rnd, people }) {
    const person = one(people, rnd);
    person.goAway();
    time.after(rnd(120 * SECOND), () => person.come());
  },
};
const CALM = { lost: 0, doubled: 0, delay: 20 };

/** Faults until `end`; after that the world is sound again, but for those who have left for good. */
export function plague(stage: Stage, end: number): void {
  const { time, rnd, note } = stage;
  const names = Object.keys(FAULTS);
  function next(): void {
    if (time.now >= end) return;
    const name = one(names, rnd);
    note(`fault: ${name}`);
    FAULTS[name]!(stage);
    time.after(1 + rnd(EVERY_MS), next);
  }
  time.after(1 + rnd(EVERY_MS), next);
  time.after(end, () => heal(stage));
}

function heal({ disk, network, machines, note }: Stage): void {
  note('healed');
  Object.assign(disk.condition, { gone: false, full: false, slow: 0 });
  Object.assign(network.weather, CALM, { divided: false });
  for (const machine of machines) if (machine.node === null) void machine.start();
}
