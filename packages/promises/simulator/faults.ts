/** Faults, drawn by the seed: each begins at some moment, lasts a while and ends. */
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

/** Every twentieth message is lost with its connection, every twentieth comes twice, until the world is healed. */
export function losses({ network: { weather }, note }: Stage): void {
  note('losses');
  Object.assign(weather, { lost: 50, doubled: 50, delay: 60 });
}

/** Of each table somebody goes within `end` and, but for some, never comes back; those who stay are left alone. Who left for good. */
export function leavers({ time, rnd, people, note }: Stage, end: number): ReadonlySet<Person> {
  const gone = new Set<Person>();
  for (const seated of Map.groupBy(people, ({ table }) => table).values()) {
    const left = [...seated];
    for (let count = 1 + rnd(seated.length - 1); count > 0; count--) {
      const person = left.splice(rnd(left.length), 1)[0]!;
      const comesBack = rnd(4) === 0;
      if (!comesBack) gone.add(person);
      time.after(rnd(end - 1), () => {
        note(`fault: ${person.id} leaves${comesBack ? ' for a while' : ''}`);
        if (comesBack) person.goAway();
        else person.leave();
      });
      if (comesBack) time.after(end - 1, () => person.come());
    }
  }
  return gone;
}

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

export function heal({ disk, network, machines, note }: Stage): void {
  note('healed');
  Object.assign(disk.condition, { gone: false, full: false, slow: 0 });
  Object.assign(network.weather, CALM, { divided: false });
  for (const machine of machines) if (machine.node === null) void machine.start();
}
