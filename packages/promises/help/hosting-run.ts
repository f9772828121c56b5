/** The hosting guide, followed word by word while robots play; then all that was acknowledged is looked for. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { type Acked, type Audit, audit, type LogRow, postgresRows } from './audit.ts';
import { allGoOn, EXPECTED, refusalsOf, seated } from './crash-run.ts';
import { type Block, blocks, chapter, fileOf } from './guide.ts';
import { installed, newPlace, type Place } from './hosting-place.ts';
import { freePort, testPostgres } from './postgres.ts';
import type { Robot } from './robot.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/hosting.md', import.meta.url));
/** Chapters before anybody plays, and those under play. */
const BEFORE = ['What it needs', 'Database and configuration', 'The nodes', 'nginx'];
const UNDER_PLAY = ['Backups on a timer', 'The restore drill', 'Draining one node at a time', 'Upgrade, and back'];

export const CHAPTERS = [...BEFORE, ...UNDER_PLAY];

export interface HostingPlan {
  /** The tarball of `longtable`, and one of the version after it. */
  readonly tarballs: Readonly<Record<string, string>>;
  readonly clients: number;
  /** A mistake in a file or a command of the guide. */
  spoil?(text: string): string;
}

export interface HostingRun {
  readonly rows: readonly LogRow[];
  readonly acked: readonly Acked[];
  readonly refusals: Readonly<Record<string, number>>;
  /** Robots that the server did not know any more, or took for somebody else. */
  readonly loggedOut: number;
  /** Looks at the address that found nobody, out of all. */
  readonly turnedAway: number;
  readonly looked: number;
  /** Chapters after which some robot did not get any further. */
  readonly stuckAfter: readonly string[];
  /** Files that were written and blocks that were typed. */
  readonly files: number;
  readonly typed: number;
  readonly said: string;
  readonly seconds: number;
}

/** Programs that the guide needs and that are not here. */
export const missing = (): string[] => ['nginx', 'psql', 'openssl', 'curl', 'systemd-analyze'].filter((name) => installed(name) === null);

async function follow(
  place: Place,
  heading: string,
  spoil: (text: string) => string,
): Promise<{ files: number; typed: number; said: string }> {
  let [files, typed, said] = [0, 0, ''];
  const one = async (block: Block): Promise<void> => {
    const path = fileOf(block);
    if (path !== null) {
      place.write(path.slice(1), spoil(block.text));
      files++;
    } else if (block.info === 'sh') {
      said += await place.type(spoil(block.text));
      typed++;
    }
  };
  for (const block of blocks(chapter(readFileSync(GUIDE, 'utf8'), heading))) await one(block);
  return { files, typed, said };
}

/** The number of those who are not who they were. */
async function strangers(robots: readonly Robot[]): Promise<number> {
  const known = await Promise.all(robots.map(async (robot) => (await robot.ask<{ id: string }>('GET', '/api/me'))?.id === robot.id));
  return known.filter((is) => !is).length;
}

interface Looking {
  readonly seen: { looked: number; turnedAway: number };
  end(): void;
}

/** Somebody who looks at the address again and again. */
function looking(address: string): Looking {
  const seen = { looked: 0, turnedAway: 0 };
  const timer = setInterval(async () => {
    const fine = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    seen.looked++;
    if (!fine) seen.turnedAway++;
  }, 100);
  return { seen, end: () => clearInterval(timer) };
}

export async function hostingRun({ tarballs, clients, spoil = (text) => text }: HostingPlan): Promise<HostingRun> {
  const postgres = await testPostgres();
  const superuser = await postgres.database();
  const [http, https, a, b] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports = { http, https, nodes: [a, b] as const, postgres: Number(new URL(superuser).port) };
  const place = newPlace({
    ports,
    nginx: installed('nginx') ?? '/usr/sbin/nginx',
    superuser,
    tarball: (version) => tarballs[version] ?? version,
  });
  const all = { files: 0, typed: 0, said: '' };
  const step = async (heading: string): Promise<void> => {
    const { files, typed, said } = await follow(place, heading, spoil);
    all.files += files;
    all.typed += typed;
    all.said += said;
  };
  const from = performance.now();
  try {
    for (const heading of BEFORE) await step(heading);
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(join(place.folder, 'etc/longtable/tls.crt'), 'utf8')]);
    const robots = await seated([`https://localhost:${https}`], clients);
    const acked: Acked[] = [];
    for (const robot of robots) {
      robot.onAck = (ack) => void acked.push(ack);
      robot.run();
    }
    const visitor = looking(`https://localhost:${https}/readyz`);
    const stuckAfter: string[] = [];
    for (const heading of ['nginx', ...UNDER_PLAY]) {
      const before = robots.map(({ acks }) => acks);
      if (heading !== 'nginx') await step(heading);
      if ((await allGoOn(robots, before)) === null) stuckAfter.push(heading);
    }
    const loggedOut = await strangers(robots);
    visitor.end();
    for (const robot of robots) robot.end();
    const url = /^DATABASE_URL=(.*)$/m.exec(readFileSync(join(place.folder, 'etc/longtable/env'), 'utf8'))?.[1] ?? '';
    const seconds = Math.round((performance.now() - from) / 1000);
    return { rows: await postgresRows(url), acked, refusals: refusalsOf(robots), loggedOut, ...visitor.seen, stuckAfter, ...all, seconds };
  } finally {
    place.end();
    await postgres.end();
  }
}

export interface HostingReport extends Audit, Omit<HostingRun, 'rows' | 'acked' | 'said'> {
  readonly acknowledged: number;
  readonly versions: readonly string[];
}

export function hostingReport({ rows, acked, said, ...rest }: HostingRun): HostingReport {
  const versions = said.split('\n').filter((line) => /^\d+\.\d+\.\d+$/.test(line));
  return { ...rest, acknowledged: acked.length, versions, ...audit(rows, acked) };
}

/** The faults of a run; none: the guide does what it says. */
export function hostingFaults(report: HostingReport, versions: readonly string[]): string[] {
  const { lost, doubled, altered, gaps, loggedOut, turnedAway } = report;
  return [
    ...Object.entries({ lost, doubled, altered, gaps, loggedOut, turnedAway }).flatMap(([name, n]) => (n > 0 ? [name] : [])),
    ...report.stuckAfter.map((heading) => `stuck after "${heading}"`),
    ...(report.acknowledged < 100 ? ['hardly anything was acknowledged'] : []),
    ...(report.versions.join() === versions.join() ? [] : [`versions: ${report.versions.join()}`]),
    ...Object.keys(report.refusals).flatMap((code) => (EXPECTED.includes(code) ? [] : [`refused: ${code}`])),
  ];
}

/** The tarballs of this build: as it is, and called the version after it. */
export function tarballsIn(folder: string, repack: (folder: string) => string): Readonly<Record<string, string>> {
  const name = readdirSync(folder).find((file) => /^longtable-\d+\.\d+\.\d+\.tgz$/.test(file));
  if (name === undefined) throw new Error('there is no tarball: npm run pack');
  const unpacked = join(folder, '..', 'pack', 'longtable');
  const next = join(folder, '..', 'pack', 'next');
  if (!existsSync(next)) cpSync(unpacked, next, { recursive: true });
  const manifest = join(next, 'package.json');
  const version = /\d+\.\d+\.\d+/.exec(name)?.[0] ?? '';
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "0.2.1"'));
  return { [version]: join(folder, name), '0.2.1': repack(next) };
}
