/** Numbers for Prometheus, in its text format. No label ever holds an id, a name or a payload. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000];

interface Histogram {
  readonly counts: number[];
  sum: number;
  n: number;
}

export interface Metrics {
  count(name: string, labels?: Labels, by?: number): void;
  /** The same for what is counted very often: finds its place once. */
  counter(name: string, labels?: Labels): () => void;
  /** A value that is read when somebody looks. */
  gauge(name: string, read: () => number): void;
  observe(name: string, ms: number): void;
  appended(result: string, ms: number): void;
  value(name: string, labels?: Labels): number;
  text(): string;
}

const HELP: Readonly<Record<string, string>> = {
  longtable_appends_total: 'Entries handed to the store, by result.',
  longtable_append_ms: 'How long the store took to keep an entry.',
  longtable_messages_total: 'Messages received over sockets, by kind.',
  longtable_refusals_total: 'Requests refused, by code.',
  longtable_requests_total: 'HTTP requests, by status.',
  longtable_bot_thoughts_total: 'Answers of bots: ok, or why a stand-in answered.',
  longtable_bot_ms: 'How long bots thought.',
  longtable_sockets: 'Open sockets.',
  longtable_tables: 'Tables in memory.',
  longtable_parked_tables: 'Tables in memory that cannot go on, because their rules cannot be used.',
  longtable_parked_total: 'Tables that were parked, by reason.',
  longtable_event_loop_ms: 'The longest delay of the event loop since the last look.',
  longtable_memory_bytes: 'Resident memory.',
};

/** Reads the longest delay of the event loop since the last look, in milliseconds. */
export function eventLoopDelay(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  return () => {
    const longest = delays.max / 1e6;
    delays.reset();
    return longest;
  };
}

/** A counter for each value of a label, found once. */
export function counterBy(metrics: Metrics, name: string, label: string): (value: string) => void {
  const counters = new Map<string, () => void>();
  return (value) => {
    const counter = counters.get(value) ?? metrics.counter(name, { [label]: value });
    counters.set(value, counter);
    counter();
  };
}

const nameOf = (name: string, labels: Labels = {}): string => {
  const inner = Object.entries(labels).map(([k, v]) => `${k}="${v.replace(/[\\"\n]/g, '_')}"`);
  return inner.length === 0 ? name : `${name}{${inner.join(',')}}`;
};

export function metrics(): Metrics {
  const counters = new Map<string, { n: number }>();
  const gauges = new Map<string, () => number>();
  const histograms = new Map<string, Histogram>();

  function placeOf(name: string, labels?: Labels): { n: number } {
    const key = nameOf(name, labels);
    const place = counters.get(key) ?? { n: 0 };
    counters.set(key, place);
    return place;
  }
  const count = (name: string, labels?: Labels, by = 1): void => {
    placeOf(name, labels).n += by;
  };
  function counter(name: string, labels?: Labels): () => void {
    let place: { n: number } | null = null;
    return () => {
      place ??= placeOf(name, labels);
      place.n++;
    };
  }
  const appendedFine = counter('longtable_appends_total', { result: 'ok' });
  function observe(name: string, ms: number): void {
    const found = histograms.get(name) ?? { counts: new Array<number>(BUCKETS.length).fill(0), sum: 0, n: 0 };
    histograms.set(name, found);
    found.sum += ms;
    found.n++;
    for (let i = 0; i < BUCKETS.length; i++) if (ms <= BUCKETS[i]!) found.counts[i]!++;
  }
  const histogramLines = (name: string, { counts, sum, n }: Histogram): string[] => [
    ...BUCKETS.map((le, i) => `${name}_bucket{le="${le}"} ${counts[i]}`),
    `${name}_bucket{le="+Inf"} ${n}`,
    `${name}_sum ${sum}`,
    `${name}_count ${n}`,
  ];
  const head = (name: string, type: string): string[] => [`# HELP ${name} ${HELP[name] ?? name}`, `# TYPE ${name} ${type}`];

  return {
    count,
    counter,
    observe,
    gauge: (name, read) => void gauges.set(name, read),
    appended(result, ms) {
      if (result === 'ok') appendedFine();
      else count('longtable_appends_total', { result });
      observe('longtable_append_ms', ms);
    },
    value: (name, labels) => counters.get(nameOf(name, labels))?.n ?? gauges.get(name)?.() ?? 0,
    text() {
      const lines: string[] = [];
      const seen = new Set<string>();
      for (const [key, { n }] of [...counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const name = key.split('{')[0]!;
        if (!seen.has(name)) lines.push(...head(name, 'counter'));
        seen.add(name);
        lines.push(`${key} ${n}`);
      }
      for (const [name, read] of gauges) lines.push(...head(name, 'gauge'), `${name} ${read()}`);
      for (const [name, histogram] of histograms) lines.push(...head(name, 'histogram'), ...histogramLines(name, histogram));
      return `${lines.join('\n')}\n`;
    },
  };
}
